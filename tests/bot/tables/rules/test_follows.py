"""Which matches may be followed, and when who follows one is written to."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.people.people import Person
from bot.tables.people.preferences import Preferences
from bot.tables.rules.follows import BETWEEN, Follower, Way, check_followed, is_due, time_of_message
from bot.tables.rules.lobby import open_lobby
from bot.tables.rules.new_table import NewTable

NOW = 1_800_000_000_000
"""08:00 UTC."""
HOUR = 3_600_000
OPEN = replace(open_lobby(NewTable(5, 1, Person(7, "Anna"), "hercules"), NOW).table, stage="playing")
OVER = replace(OPEN, stage="finished")


@pytest.mark.parametrize(
    ("table", "person", "refusal"),
    [
        (OPEN, 7, "follow_own"),
        (OVER, 8, "wrong_stage"),
        (replace(OPEN, stage="lobby"), 8, "wrong_stage"),
        (replace(OPEN, server=0), 8, "no_table"),
        (replace(OPEN, channel=-1), 8, "no_table"),
        (replace(OPEN, secret_until=NOW + 1), 8, "daily_private"),
    ],
)
def test_what_is_not_followed(table: Table, person: int, refusal: str) -> None:
    with pytest.raises(Refusal, match=refusal):
        check_followed(table, person, NOW)
    check_followed(OPEN, 8, NOW)


def test_the_end_is_for_all_and_a_turn_for_those_who_want_each() -> None:
    due = {(way, table.stage): is_due(follower(way), table) for way in ("end", "turn") for table in (OPEN, OVER)}
    assert due == {
        ("end", "playing"): False,
        ("turn", "playing"): True,
        ("end", "finished"): True,
        ("turn", "finished"): True,
    }


def follower(way: Any = "turn", latest: int = 0, **preferences: Any) -> Follower:
    return Follower(8, way, 0, latest, Preferences(**preferences))


@pytest.mark.parametrize(
    ("who", "table", "at"),
    [
        (follower(), OPEN, NOW),
        (follower(latest=NOW - 1), OPEN, NOW - 1 + BETWEEN),
        (follower(latest=NOW - 1), OVER, NOW),
        (follower(latest=NOW + HOUR), OPEN, NOW + BETWEEN),
        (follower(quiet=(7 * 60, 9 * 60)), OPEN, NOW + HOUR),
        (follower(quiet=(7 * 60, 9 * 60)), OVER, NOW + HOUR),
        (follower(latest=NOW - 1, quiet=(8 * 60 + 5, 9 * 60)), OPEN, NOW + HOUR),
        (follower(vacation=NOW + 9 * HOUR), OVER, NOW + 9 * HOUR),
        (follower(vacation=NOW + 9 * HOUR, quiet=(16 * 60, 18 * 60)), OVER, NOW + 10 * HOUR),
    ],
)
def test_when_someone_is_written_to(who: Follower, table: Table, at: int) -> None:
    assert time_of_message(who, table, NOW) == at


def test_the_ways_are_words() -> None:
    ways: tuple[Way, ...] = ("end", "turn")
    assert all(is_due(follower(way), OVER) for way in ways)
