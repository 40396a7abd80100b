"""Labels of buttons are short in every language, and would be if they were two fifths longer than in English."""

from __future__ import annotations

import pytest
from fluent.syntax import ast, visitor

from bot.languages import LANGUAGES
from bot.languages.bundles import sources
from bot.languages.contract import read_places

BUTTON, USUAL = 38, 34
"""The longest label of a button in characters, and the longest that most have."""
MOST_LONG = 12
"""How many labels of a language may be longer than usual."""


class Texts(visitor.Visitor):
    """The longest text of a pattern, with each variable as one character."""

    def __init__(self) -> None:
        self.longest = 0

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        parts = [len(part.value) if isinstance(part, ast.TextElement) else 1 for part in node.elements]
        self.longest = max(self.longest, sum(parts))
        self.generic_visit(node)


def labels(language: str) -> dict[str, int]:
    lengths = {}
    for message, place in read_places(sources(language)).items():
        if "-press-" in message or message.endswith("-press"):
            reader = Texts()
            reader.visit(place.pattern)
            lengths[message] = reader.longest
    return lengths


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_of_buttons_are_short(language: str) -> None:
    lengths = labels(language)
    assert len(lengths) > 100
    assert {message: length for message, length in lengths.items() if length > BUTTON} == {}
    assert len([length for length in lengths.values() if length > USUAL]) <= MOST_LONG


def test_english_leaves_room_for_longer_languages() -> None:
    assert {message: length for message, length in labels("en").items() if length * 1.4 > BUTTON + 6} == {}
