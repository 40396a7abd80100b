"""Pairs that stand out, in words."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from bot.interactions.components import Panel, frame
from bot.languages import LANGUAGES, speech
from bot.reading.pairs import PAIRS_MOST, pair_items, sign_text
from bot.tables.collusion.service import NamedSigns
from bot.tables.collusion.signs import Kind, Sign, Signs

NAMES = {number: f"Name {number}" for number in range(1, 30)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", get_args(Kind))
def test_each_figure_names_both_with_its_numbers(kind: Kind, language: str) -> None:
    sign = Sign(kind, 1, 2, 5, 4, 1.234, 0.876, 0.31, 1 / 2300, 0.01)
    signs = NamedSigns(Signs((sign,), 3, 7, 5, 5), NAMES, ())
    text = sign_text(signs, sign, speech(language))
    assert re.search(r"\b2\D?300\b", text)
    assert "{" not in text
    if kind != "favours":
        assert NAMES[1] in text
        assert NAMES[2] in text
    if kind in ("favours", "losses"):
        assert re.search(r"123[.,]4", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_more_pairs_than_there_is_room_for(language: str) -> None:
    signs = tuple(Sign("ahead", 1, 2 + each, 5, 5, 0, 0, 1.2, 0.0, 0.0) for each in range(PAIRS_MOST + 3))
    items = pair_items(NamedSigns(Signs(signs, 40, 90, 3, 12), NAMES, (7,)), speech(language))
    text = "\n".join(str(getattr(item, "content", "")) for item in items)
    assert speech(language)("pairs-more", count=3) in text
    assert NAMES[2] in text
    assert NAMES[1 + PAIRS_MOST + 3] not in text
    assert Panel(frame(None, items)).view.content_length() < 4_000
