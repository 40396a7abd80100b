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
    known = message_ids("en")
    missing = []
    checked = 0
    for file in code():
        for text, begins in literals(ast.parse(file.read_text(encoding="utf-8"))):
            if not ID.fullmatch(text) or text in NO_MESSAGES:
                continue
            checked += 1
            made = text.endswith("-card-")
            found = made or any(message.startswith(text) for message in known) if begins else words.has(text)
            if not found:
                missing.append(f"{file.relative_to(ROOT)}: {text}")
    assert not missing
    assert checked > 60, "the pattern must not go blind"
