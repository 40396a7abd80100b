"""Following a match: which matches may be followed, and when followers get a message."""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

from bot.runtime.clock import MINUTE
from bot.tables.model.open_table import OpenTable
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.people.preferences import Preferences
from bot.tables.rules.quiet_hours import quiet_until

Way = Literal["end", "turn"]
"""Who follows a match is written to once, at its end, or also at each turn's end."""
WAYS: tuple[Way, ...] = get_args(Way)
MOST_FOLLOWED = 20
"""How many matches a person may follow at a time."""
MOST_FOLLOWERS = 25
"""The largest number of followers of a match."""
BETWEEN = 10 * MINUTE
"""How long after a message about a turn the next one comes at the earliest, in milliseconds."""


class Follower(NamedTuple):
    """Who follows a match (a Discord id), how many of its ``events`` they have read, and when a message was ``written``
    to them last (0: never)."""

    person: int
    way: Way
    events: int
    written: int
    preferences: Preferences


def check_followed(table: Table, person: int, now: int) -> None:
    """Raises Refusal: wrong_stage (it is not being played), follow_own, no_table (it is played in no channel of a
    server), daily_private."""
    if table.stage != "playing":
        raise Refusal("wrong_stage", {"stage": table.stage})
    if table.seat_of(person) is not None:
        raise Refusal("follow_own")
    if not table.server or not table.has_channel:
        raise Refusal("no_table")
    if table.is_secret(now):
        raise Refusal("daily_private", {"until": table.secret_ends})


def is_news(before: OpenTable | None, after: OpenTable) -> bool:
    """Whether a change is news for who follows a match: it is over, or a turn is."""
    if before is None or before.table.stage != "playing" or not after.table.server:
        return False
    if not after.table.is_open:
        return True
    return before.match is not None and after.match is not None and after.match.turn_began > before.match.turn_began


def is_due(follower: Follower, table: Table) -> bool:
    """Whether a person wants to read what has happened now: the end, or a turn where they want each."""
    return not table.is_open or follower.way == "turn"


def time_of_message(follower: Follower, table: Table, now: int) -> int:
    """When a person is written to, in milliseconds since 1970 UTC: not in quiet hours or on vacation, and not about
    each turn of a quick match."""
    at = max(now, follower.preferences.vacation or 0)
    if table.is_open:
        # A clock that was set back must not hold a message up for long.
        at = max(at, min(follower.written, now) + BETWEEN if follower.written else 0)
    return quiet_until(follower.preferences, at)
