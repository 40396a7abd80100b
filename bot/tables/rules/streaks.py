"""Streaks of the challenge of the day, and when a person is reminded of theirs: decisions without side effects.

In each calendar month (UTC, as the days of the challenge) one missed day is forgiven: the first one that has
played days on both sides. It does not count as played.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from bot.runtime.clock import HOUR
from bot.tables.model.days import begin_of, date_of
from bot.tables.people.preferences import Preferences
from bot.tables.rules.quiet_hours import is_quiet

Ends = Literal["safe", "grace", "over"]
"""What a day without a finished challenge does to a streak: nothing (played already, or there is no streak), it costs
the month's day of grace, or it ends the streak."""
SHORTEST = 2
"""Of a shorter streak no one is reminded."""
REMINDED_BEFORE = 4 * HOUR
"""How long before the day ends (UTC) a person is reminded, or earlier where that is in their quiet hours."""


class Streak(NamedTuple):
    """On how many days a person has played without an end between them; what today can do to it; and whether
    yesterday was missed and is forgiven."""

    length: int
    ends: Ends = "safe"
    is_forgiven: bool = False


def streak_of(days: Iterable[int], today: int) -> Streak:
    """The streak as it stands today, of the days on which a person has played, in days since 1970 UTC."""
    played_days = sorted({day for day in days if day <= today})
    if not played_days:
        return Streak(0)
    graces: set[tuple[int, int]] = set()
    length, before = 1, played_days[0]
    for day in played_days[1:]:
        length = length + 1 if _holds(before, day, graces) else 1
        before = day
    if before == today:
        return Streak(length)
    if not _holds(before, today, graces):
        return Streak(0)
    is_forgiven = today - before > 1
    has_grace = not is_forgiven and _month(today) not in graces
    return Streak(length, "grace" if has_grace else "over", is_forgiven)


def _holds(before: int, day: int, graces: set[tuple[int, int]]) -> bool:
    """Whether a streak continues from one played day to the next, perhaps by a day of grace, which is noted then."""
    missed_count = day - before - 1
    if missed_count == 1 and _month(before + 1) not in graces:
        graces.add(_month(before + 1))
        return True
    return missed_count == 0


def remind_at(preferences: Preferences, day: int) -> int | None:
    """When a person is to be reminded of their streak on a day, in milliseconds since 1970 UTC: the last full hour that
    leaves time to play and is not quiet; None where there is none."""
    over = begin_of(day + 1)
    hours = range(over - REMINDED_BEFORE, begin_of(day) - 1, -HOUR)
    return next((moment for moment in hours if not is_quiet(preferences, moment)), None)


def wants_reminder(preferences: Preferences, day: int, now: int) -> bool:
    """Whether a person wants to be reminded of their streak and may be written to now, once a day."""
    is_open = preferences.streaks and not preferences.refused and preferences.vacation is None
    if not is_open or preferences.streak_reminder_day == day or is_quiet(preferences, now):
        return False
    moment = remind_at(preferences, day)
    return moment is not None and moment <= now < begin_of(day + 1)


def _month(day: int) -> tuple[int, int]:
    date = date_of(day)
    return date.year, date.month
