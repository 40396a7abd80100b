"""Facts that a message can do without: it asks whether they are there by selecting on them with ``[none]`` or ``[0]``.

So an event need not say that nothing was lost, or that nobody was ousted; any other fact that is missing is a fault.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from fluent.syntax import ast, visitor

from bot.languages.files import entries

Absent = Mapping[str, str | int]
NONE_ABSENT: Absent = {}
ABSENT: Absent = {"none": "none", "0": 0}
"""Keys of variants that tell what is said without the fact, and what stands for it."""


@cache
def optional(language: str) -> Mapping[str, Absent]:
    """For each message and attribute of a language what stands for the facts that it can do without."""
    patterns = _patterns(language)
    return {message: _with_mentioned(message, patterns, frozenset()) for message in patterns}


def _patterns(language: str) -> dict[str, ast.Pattern]:
    found: dict[str, ast.Pattern] = {}
    for entry in entries(language):
        if isinstance(entry, ast.Message):
            if entry.value:
                found[entry.id.name] = entry.value
            found.update({f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes})
    return found


def _with_mentioned(message: str, patterns: Mapping[str, ast.Pattern], above: frozenset[str]) -> Absent:
    """What the message selects on itself, and what the messages select on that it mentions."""
    if message not in patterns or message in above:
        return {}
    seen = _Selections()
    seen.visit(patterns[message])
    found: dict[str, str | int] = {}
    for mentioned in seen.mentioned:
        found.update(_with_mentioned(mentioned, patterns, above | {message}))
    return {**found, **seen.absent}


class _Selections(visitor.Visitor):
    """Collects the variables that are selected on, and the messages that are mentioned."""

    def __init__(self) -> None:
        self.absent: dict[str, str | int] = {}
        self.mentioned: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            for variant in node.variants:
                key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                if key in ABSENT:
                    self.absent[node.selector.id.name] = ABSENT[key]
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.mentioned.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)
