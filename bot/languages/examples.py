"""Messages filled in with examples, and where code says them: what a translator wants to see of one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import islice

from fluent.syntax import ast, visitor

from bot.languages.bundles import bundle, sources
from bot.languages.contract import read_places

PEOPLE = {"seat": "Ada", "other": "Bo", "name": "Ada", "player": "Ada", "person": "Ada", "pegasus": "Cleo"}
"""Names of people by the variables that hold them."""
COUNTS = (1, 2, 5)
"""Numbers that fall into different plural categories in the languages of the bot."""
PLURALS = ("zero", "one", "two", "few", "many", "other")
NUMBERS = (
    "count",
    "number",
    "amount",
    "round",
    "column",
    "steps",
    "points",
    "days",
    "hours",
    "minutes",
    "matches",
    "vp",
)
"""Parts of names of variables that are numbers."""
MOST_PLACES = 8
CODE = ("bot", "rendering")


def fill_examples(language: str, message: str) -> list[str]:
    """The message of a language with examples for its variables: a text for each way it can read. [] without it."""
    place = read_places(sources(language)).get(message)
    if place is None:
        return []
    selectors = _Selectors()
    selectors.visit(place.pattern)
    texts = [
        _fill(language, message, selectors.sample(count, way)) for count in COUNTS for way in range(selectors.ways)
    ]
    return list(dict.fromkeys(texts))


def find_uses(message: str) -> Iterator[str]:
    """Where code names a message, or the beginning from which it composes the id: ``file:line``, the first few."""
    for spelling in _spellings(message.partition(".")[0]):
        if uses := list(islice(_lines_with(spelling), MOST_PLACES)):
            yield from uses
            return


def _spellings(identifier: str) -> Iterator[str]:
    """How code may write an id, the most exact first. Code that knows no game composes it from the game's key."""
    yield from (f'"{identifier}"', f'"{identifier}.')
    for before, text, fewest in (('"', identifier, 2), ("}-", identifier.partition("-")[2], 1)):
        parts = text.split("-")
        yield from (f"{before}{'-'.join(parts[:end])}-" for end in range(len(parts) - 1, fewest - 1, -1))


def _fill(language: str, message: str, values: Mapping[str, str | int]) -> str:
    own = bundle(language)
    name, _, attribute = message.partition(".")
    entry = own.get_message(name)
    pattern = entry.attributes[attribute] if attribute else entry.value
    return str(own.format_pattern(pattern, values)[0]) if pattern else ""


class _Selectors(visitor.Visitor):
    """Collects the variables, and for each the keys of the variants that it selects from."""

    def __init__(self) -> None:
        self.keys: dict[str, list[str]] = {}

    @property
    def ways(self) -> int:
        """How many keys the variable with the most of them has; at least 1."""
        return max([1, *map(len, self.keys.values())])

    def sample(self, count: int, way: int) -> dict[str, str | int]:
        """A value for each variable: what the key of that number selects, a name, or the count."""
        return {name: self._value(name, keys, count, way) for name, keys in self.keys.items()}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Note a variable."""
        self.keys.setdefault(node.id.name, [])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """Note the keys that a variable selects by."""
        self.generic_visit(node)
        if isinstance(node.selector, ast.VariableReference):
            names = (
                each.key.name if isinstance(each.key, ast.Identifier) else each.key.value for each in node.variants
            )
            self.keys[node.selector.id.name] += [name for name in names if name not in PLURALS]

    @staticmethod
    def _value(name: str, keys: Sequence[str], count: int, way: int) -> str | int:
        if keys:
            key = keys[way % len(keys)]
            return int(key) if key.isdigit() else key
        if name in PEOPLE:
            return PEOPLE[name]
        return count if any(part in name for part in NUMBERS) else f"‹{name}›"


def _lines_with(text: str) -> Iterator[str]:
    for room in CODE:
        for path, code in _code_in(files(room), room):
            for number, line in enumerate(code.splitlines(), start=1):
                if text in line:
                    yield f"{path}:{number}"


def _code_in(folder: Traversable, path: str) -> Iterator[tuple[str, str]]:
    for entry in sorted(folder.iterdir(), key=lambda each: each.name):
        if entry.is_dir():
            yield from _code_in(entry, f"{path}/{entry.name}")
        elif entry.name.endswith((".py", ".html")):
            yield f"{path}/{entry.name}", entry.read_text(encoding="utf-8")
