"""The product speaks plain technical English: words of an older dialect are counted, and their number only falls."""

from __future__ import annotations

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
CEILING = 17
"""How often such a word may stand in the product. Lower it when there are fewer."""
TOLD_CEILING = 133
"""The same of ``told``, in sentences and in names: a name says what a value holds (``text``, ``lines``, ``events``)."""


def found(*words: str) -> list[str]:
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
    places = found(*words)
    assert len(places) <= ceiling, "\n".join(places[-20:])
    assert len(places) > ceiling - 5, f"there are {len(places)} now: lower the ceiling"
