"""The product speaks plain technical English: words of an older dialect are counted, and their number only falls."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
DIALECT = (
    "somebody",
    "nobody",
    "anybody",
    "everybody",
    "whom",
    "anew",
    "by itself",
    "goes on",
    "lies up",
    "so many",
    "at the most",
    "as good as",
)
CEILING = 4
"""How often such a word may stand in the product. Lower it when there are fewer."""
TOLD_CEILING = 11
"""The same of ``told``, in sentences and in names: a name says what a value holds (``text``, ``lines``, ``events``)."""


def find_words(*words: str) -> list[str]:
    """Where the words stand: file, line, word."""
    pattern = re.compile("|".join(rf"\b{word}\b" for word in words), re.IGNORECASE)
    return [
        f"{file.relative_to(ROOT)}:{number}: {match.group()}"
        for folder in ("bot", "engine", "rendering")
        for file in sorted((ROOT / folder).rglob("*.py"))
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        for match in pattern.finditer(line)
    ]


@pytest.mark.parametrize(("words", "ceiling"), [(DIALECT, CEILING), (("told",), TOLD_CEILING)], ids=["dialect", "told"])
def test_no_word_of_the_dialect_comes_back(words: tuple[str, ...], ceiling: int) -> None:
    places = find_words(*words)
    assert len(places) <= ceiling, "\n".join(places[-20:])
    assert len(places) > ceiling - 5, f"there are {len(places)} now: lower the ceiling"


PARTICIPLES = frozenset(
    {
        "answered",
        "asked",
        "begun",
        "chosen",
        "closed",
        "drawn",
        "ended",
        "exported",
        "forged",
        "found",
        "gathered",
        "given",
        "held",
        "invited",
        "joined",
        "kept",
        "known",
        "left",
        "listed",
        "lost",
        "made",
        "marked",
        "merged",
        "moved",
        "named",
        "noted",
        "offered",
        "opened",
        "packed",
        "picked",
        "placed",
        "played",
        "printed",
        "ranked",
        "reached",
        "reconnected",
        "refused",
        "replaced",
        "restored",
        "rolled",
        "seated",
        "settled",
        "shown",
        "shuffled",
        "signed",
        "spoken",
        "stored",
        "taken",
        "told",
        "undone",
        "used",
        "wanted",
        "written",
    }
)
"""Bare participles that name no function: it is named by a verb with an object, a noun or a predicate."""


def participle_functions() -> list[str]:
    """Functions, properties and methods of the product that are named by one of these words alone."""
    return [
        f"{file.relative_to(ROOT)}:{node.lineno}: {node.name}"
        for folder in ("bot", "engine", "rendering")
        for file in sorted((ROOT / folder).rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.strip("_") in PARTICIPLES
    ]


def test_no_function_is_named_by_a_bare_participle() -> None:
    assert not participle_functions()


WORN = frozenset({"found", "made", "said", "told"})
"""Participles that name no value either, in tests as in the product: a name says what a value holds."""
STORED_SO = {"bot/tables/model/match_parts.py": "told", "migrations/versions/0032_musters.py": "said"}
"""Names that stand in files of matches, or in a migration that has run."""


def worn_names() -> list[str]:
    """Variables, parameters and attributes that are named so where they get their value."""
    return [
        f"{file.relative_to(ROOT)}:{node.lineno}: {name}"
        for folder in ("bot", "engine", "rendering", "tests", "migrations")
        for file in sorted((ROOT / folder).rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if (name := name_given_at(node).strip("_")) in WORN and STORED_SO.get(str(file.relative_to(ROOT))) != name
    ]


def name_given_at(node: ast.AST) -> str:
    """The name to which a part of a program gives a value, or ""."""
    match node:
        case ast.Name(id=name, ctx=ast.Store()) | ast.arg(arg=name) | ast.Attribute(attr=name, ctx=ast.Store()):
            return name
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return name
        case _:
            return ""


def test_no_value_is_named_by_a_worn_participle() -> None:
    assert not worn_names()
