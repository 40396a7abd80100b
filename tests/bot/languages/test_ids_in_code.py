"""Every message id that code mentions is a message."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from bot.languages import speech
from bot.languages.bundles import message_ids

ROOT = Path(__file__).resolve().parents[3]
PREFIXES = tuple({message.partition("-")[0] for message in message_ids("en")})
ID = re.compile(rf"(?:{'|'.join(PREFIXES)})-[a-zA-Z0-9_.-]+")
NO_MESSAGES = {"verify-ca", "verify-full"}


def code() -> Iterator[Path]:
    for folder in ("bot", "rendering"):
        yield from (ROOT / folder).rglob("*.py")


def literals(tree: ast.AST) -> Iterator[tuple[str, bool]]:
    """Every string of a module; whether it is only the beginning of one (an f-string's)."""
    pieces = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            pieces |= {id(value) for value in node.values}
            if isinstance(node.values[0], ast.Constant):
                yield str(node.values[0].value), True
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in pieces:
            yield node.value, False


def test_every_id_in_code_is_a_message() -> None:
    words = speech("en")
    ids = message_ids("en")
    missing = []
    checked = 0
    for file in code():
        for text, begins in literals(ast.parse(file.read_text(encoding="utf-8"))):
            if not ID.fullmatch(text) or text in NO_MESSAGES:
                continue
            checked += 1
            is_card = text.endswith("-card-")
            is_known = is_card or any(message.startswith(text) for message in ids) if begins else words.has(text)
            if not is_known:
                missing.append(f"{file.relative_to(ROOT)}: {text}")
    assert not missing
    assert checked > 60, "the pattern must not go blind"


SPEAKING = {"speech", "words", "text", "theirs"}
"""The names under which code calls a Speech."""


def spoken(tree: ast.AST) -> Iterator[tuple[str, bool]]:
    """The ids that are asked of a Speech, or the beginnings of those that are composed."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args:
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            first = node.args[0]
            begins = isinstance(first, ast.JoinedStr)
            part = first.values[0] if isinstance(first, ast.JoinedStr) else first
            if name in SPEAKING and isinstance(part, ast.Constant) and re.fullmatch(r"[a-z]+-[\w.-]*", str(part.value)):
                yield str(part.value), begins


def test_every_id_that_is_spoken_is_a_message() -> None:
    ids, counts = message_ids("en"), [0, 0]
    for file in code():
        for text, begins in spoken(ast.parse(file.read_text(encoding="utf-8"))):
            counts[begins] += 1
            is_known = any(each.startswith(text) for each in ids) if begins else speech("en").has(text)
            assert is_known or text.endswith("-card-"), f"{file.relative_to(ROOT)}: {text}"
    assert counts[False] > 400, "the pattern must not go blind"
    assert counts[True] > 30, "the pattern must not go blind"
