"""What is missing to the next medal, and how the end of a match tells it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.languages import speech
from bot.reading.final import place_line
from bot.reading.position import Telling
from bot.tables.results.ahead import NextMedal, next_medal
from bot.tables.results.ratings import RANKED_FROM, Rating
from engine.game import Standing

RANKS = [(1, 1200), (2, 1180), (3, 1150), (4, 1147), (5, 1100)]


@pytest.mark.parametrize(
    ("person", "medal"),
    [
        (1, None),
        (2, NextMedal(1, 21)),
        (3, NextMedal(2, 31)),
        (4, NextMedal(3, 4)),
        (5, NextMedal(3, 51)),
        (6, None),
        (None, None),
    ],
)
def test_the_next_medal_is_the_one_above(person: int | None, medal: NextMedal | None) -> None:
    assert next_medal(RANKS, person) == medal


def line(matches: int, ahead: NextMedal | None, language: str = "en") -> str:
    before, after = Rating(25.0, 8.0, matches - 1), Rating(25.6, 8.0, matches)
    result: Any = SimpleNamespace(before=before, after=after)
    text = place_line(Telling("hercules", ("Zoë",), speech(language)), Standing(0, "", 50, 1, {}), result, ahead)
    return text.replace("\u2068", "").replace("\u2069", "")


def test_the_end_tells_what_is_missing() -> None:
    assert line(RANKED_FROM, NextMedal(3, 4)).endswith("(+12, 4 more for bronze)")
    assert line(RANKED_FROM, NextMedal(1, 4), "de").endswith("(+12, noch 4 bis Gold)")
    assert line(RANKED_FROM, None).endswith("(+12)")
    assert line(RANKED_FROM - 2, None).endswith("(+12, 2 more matches for a rank)")
    assert line(RANKED_FROM - 1, None, "de").endswith("(+12, noch 1 Partie bis zu einem Rang)")
