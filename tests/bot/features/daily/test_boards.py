"""Boards of the challenge of the day: places as they are, also where several people share one."""

from __future__ import annotations

from datetime import date

import pytest
from discord_contract import message_faults, walk

from bot.features.daily.boards import board_panel
from bot.languages import LANGUAGES, speech
from bot.reading.records import board_text
from bot.tables.dailies.boards import Board, Line
from bot.tables.model.days import LENGTHS, span_of
from bot.tables.results.ratings import Rating
from bot.tables.results.statistics import Leaderboard, Ranked

TODAY = (date(2026, 11, 24) - date(1970, 1, 1)).days


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("length", LENGTHS)
def test_places_and_dates_are_no_numbers_of_a_list(language: str, length: str) -> None:
    """Discord would count them anew: two who share place 4 would stand on 4 and 5."""
    lines = tuple(Line(place, f"Nr. {place}", 100 - place, 1) for place in (1, 2, 2, 4, 4, 6))
    span = span_of(TODAY, length)  # type: ignore[arg-type]
    board = Board(lines, 9, Line(9, "Own", 1, 1))
    panel = board_panel(board, "hercules", "world", length, span, speech(language))  # type: ignore[arg-type]
    components = panel.view.to_components()
    assert [*message_faults({"components": components, "flags": 1 << 15})] == []
    text = "\n".join(part["content"] for part in walk(components) if part["type"] == 10)
    assert text.count("**4.**") == 2
    assert "**9.**" in text


def test_places_of_a_leaderboard_are_no_numbers_of_a_list() -> None:
    ranked = tuple(Ranked(f"Nr. {place}", Rating(25.0, 8.0, 5), 1) for place in range(1, 7))
    text = board_text("hercules", Leaderboard(ranked, ()), speech("en"))
    assert "**6.** Nr. 6" in text.replace("\u2068", "").replace("\u2069", "")
