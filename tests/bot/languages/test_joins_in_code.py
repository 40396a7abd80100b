"""No code joins what people read as English would: French has a space before a colon, others another comma.

Such joins are messages (``common-labelled``, ``common-percent``), or ``Speech.in_a_row`` and ``rendering.alt_text``.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
SHOWN = ("bot/features", "bot/interactions", "bot/languages", "bot/playground", "bot/reading", "rendering")
SHOWN_FILES = ("bot/messenger.py", "bot/conversations.py", "bot/post_drafts.py", "bot/server_posts.py")
UNSHOWN = {"bot/languages/contract.py", "rendering/canvas/rasteriser.py"}
"""What they say stands in a log or in a terminal of those who translate."""
JOIN = re.compile(r"[,:;?!] |%$|% | [%;:?!](?= |$)|« | »|\. ")
"""Punctuation with English spaces between what is filled in."""
SPOKEN = {"debug", "info", "warning", "error", "exception"}
"""Methods of a log."""


def files() -> Iterator[Path]:
    for folder in SHOWN:
        yield from (ROOT / folder).rglob("*.py")
    yield from (ROOT / file for file in SHOWN_FILES)


def unshown(node: ast.AST) -> bool:
    """Whether what stands below is for those who read code or a log."""
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Attribute) and node.func.attr in SPOKEN
    return isinstance(node, ast.Raise | ast.Assert)


def joins(node: ast.AST) -> Iterator[tuple[int, str]]:
    """The punctuation that code writes between texts, with its line."""
    if unshown(node):
        return
    if isinstance(node, ast.JoinedStr) and len(node.values) > 1:
        pieces = [piece.value for piece in node.values if isinstance(piece, ast.Constant)]
        yield from ((node.lineno, piece) for piece in pieces if JOIN.search(str(piece)))
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "join":
        between = node.func.value
        if isinstance(between, ast.Constant) and JOIN.search(str(between.value)):
            yield node.lineno, str(between.value)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        sides = [side.value for side in (node.left, node.right) if isinstance(side, ast.Constant)]
        yield from ((node.lineno, side) for side in sides if isinstance(side, str) and JOIN.search(side))
    for child in ast.iter_child_nodes(node):
        yield from joins(child)


def test_no_code_joins_texts_with_english_punctuation() -> None:
    faults = [
        f"{path}:{line}: {text!r}"
        for file in files()
        if (path := file.relative_to(ROOT).as_posix()) not in UNSHOWN
        for line, text in joins(ast.parse(file.read_text(encoding="utf-8")))
    ]
    assert faults == []


@pytest.mark.parametrize(
    ("code", "count"),
    [
        ('f"{name}: {text}"', 1),
        ('f"{share} %"', 1),
        ('f"{share}%"', 1),
        ('"; ".join(parts)', 1),
        ('name + ": "', 1),
        ('f"{first}, {second}"', 1),
        ('f"{game}:{value}"', 0),
        ('" · ".join(parts)', 0),
        ('raise ValueError(f"{name}: {text}")', 0),
        ('log.info(f"{name}: {text}")', 0),
    ],
)
def test_it_finds_them(code: str, count: int) -> None:
    assert len([*joins(ast.parse(code))]) == count
