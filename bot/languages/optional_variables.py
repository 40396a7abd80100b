"""Finds the facts that a message uses, and those it does not require: it selects on them with ``[none]`` or ``[0]``.

An event can omit that nothing was lost or that no one was ousted; any other missing fact is a fault.
"""

from __future__ import annotations

from collections.abc import Mapping

from fluent.syntax import ast

from bot.languages.bundles import Mentions, entry

Absent = Mapping[str, str | int]
NONE_ABSENT: Absent = {}
ABSENT: Absent = {"none": "none", "0": 0}
"""Keys of the variants that are used when the fact is absent, and the value that selects them."""


def optional(language: str, message: str) -> Absent:
    """Default values of the facts that a message (or ``message.attribute``) does not require."""
    return _with_mentioned(language, message, frozenset())


def facts_used(language: str, message: str) -> frozenset[str] | None:
    """The names of the facts that a message (or ``message.attribute``) uses, by messages that it mentions, too.

    None for a message that is in none of the project's files, of which nothing is known.
    """
    if _pattern(language, message) is None:
        return None
    return _variables_with_mentioned(language, message, frozenset())


def _pattern(language: str, message: str) -> ast.Pattern | None:
    name, _, attribute = message.partition(".")
    node = entry(language, name)
    if node is None or not attribute:
        return node.value if node else None
    return next((each.value for each in node.attributes if each.id.name == attribute), None)


def _with_mentioned(language: str, message: str, above: frozenset[str]) -> Absent:
    """What the message selects on itself, and what the messages select on that it mentions."""
    pattern = _pattern(language, message)
    if pattern is None or message in above:
        return NONE_ABSENT
    selections = Selections()
    selections.visit(pattern)
    facts: dict[str, str | int] = {}
    for mention in selections.mentions:
        facts.update(_with_mentioned(language, mention, above | {message}))
    return {**facts, **selections.absent}


def _variables_with_mentioned(language: str, message: str, above: frozenset[str]) -> frozenset[str]:
    pattern = _pattern(language, message)
    if pattern is None or message in above:
        return frozenset()
    selections = Selections()
    selections.visit(pattern)
    inner = (_variables_with_mentioned(language, mention, above | {message}) for mention in selections.mentions)
    return frozenset(selections.variables).union(*inner)


class Selections(Mentions):
    """Collects what is mentioned, the variables, and which of them are selected on, by which keys."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.keys: dict[str, set[str]] = {}
        self.absent: dict[str, str | int] = {}

    @property
    def mentions(self) -> set[str]:
        """The messages that are mentioned, with their attributes."""
        return {f"{name}.{attribute}" if attribute else name for name, attribute in self.references if name[0] != "-"}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Note a variable."""
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """Note the keys by which a variable is selected on, and one for what is absent."""
        if isinstance(node.selector, ast.VariableReference):
            for variant in node.variants:
                key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                self.keys.setdefault(node.selector.id.name, set()).add(key)
                if key in ABSENT:
                    self.absent[node.selector.id.name] = ABSENT[key]
        self.generic_visit(node)
