"""The end of a match: places, and how ties were broken."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from discord_contract import TEXT, walk

from bot.languages import LANGUAGES, Speech, speech
from bot.tables.model.table import Seat, Table
from engine.game import Standing
from engine.registry import find_game
from tests.bot.features.panel_limits import end_of

HASH = "0" * 64
NAMES = ("Zoë", "王小明", "Ἡρακλῆς")


def read_final(speech: Speech, *places: tuple[int, int]) -> str:
    """The final text of a match whose sides have these places and points."""
    seats = tuple(Seat(number, number + 1, NAMES[number], None) for number in range(len(places)))
    table = Table(1, 1, 1, "hercules", "finished", 1, seats, {}, 1, HASH, 0, 0, 0, 0, speech.language)
    standings = tuple(Standing(seat, "", points, place, {}) for seat, (place, points) in enumerate(places))
    match: Any = SimpleNamespace(standings=standings, game=find_game("hercules"))
    view = end_of(table, match, (), speech, None).view
    return "\n".join(part["content"] for part in walk(view.to_components()) if part["type"] == TEXT)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("places", "decided"),
    [
        (((1, 50), (2, 50)), True),
        (((1, 60), (2, 50), (3, 50)), True),
        (((1, 50), (2, 49)), False),
        (((1, 50), (1, 50)), False),
        (((1, 50), (1, 50), (3, 50)), True),
    ],
)
def test_a_broken_tie_is_explained(language: str, places: tuple[tuple[int, int], ...], decided: bool) -> None:
    words = speech(language)
    assert (words("hercules-ties") in read_final(words, *places)) == decided
