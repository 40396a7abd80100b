"""Vacations: while a person is away, no deadline passes for them. A year has only this many days of it."""

from __future__ import annotations

from bot.runtime.clock import DAY
from bot.tables.model.refusals import Refusal
from bot.tables.people.preferences import Preferences

DAYS_A_YEAR = 21
BUDGET = DAYS_A_YEAR * DAY
YEAR = 365 * DAY
SHORTEST_COUNTED = DAY
"""Each vacation takes at least so much of the budget, so that short ones are no way to gain time."""


def remaining_ms(preferences: Preferences, now: int) -> int:
    """How many milliseconds of vacation a person may still take, looking back a year. Time that runs is taken."""
    used_ms = sum(
        max(SHORTEST_COUNTED, until - max(since, now - YEAR)) for since, until in _of_the_year(preferences, now)
    )
    if preferences.vacation is not None:
        used_ms += max(0, now - preferences.vacation)
    return max(0, BUDGET - used_ms)


def ends_by(preferences: Preferences, now: int) -> int:
    """When the vacation that runs is used up."""
    return now + remaining_ms(preferences, now)


def begin_vacation(preferences: Preferences, now: int) -> Preferences:
    """The preferences of someone who continues vacation. Raises Refusal: on_vacation, no_vacation_left."""
    if preferences.vacation is not None:
        raise Refusal("on_vacation")
    if remaining_ms(preferences, now) < SHORTEST_COUNTED:
        raise Refusal("no_vacation_left", {"days": DAYS_A_YEAR})
    return preferences._replace(vacation=now, vacations=_of_the_year(preferences, now))


def end_vacation(preferences: Preferences, now: int) -> Preferences:
    """The preferences of someone who is back."""
    if preferences.vacation is None:
        return preferences
    since, until = preferences.vacation, max(now, preferences.vacation + 1)
    return preferences._replace(vacation=None, vacations=(*_of_the_year(preferences, now), (since, until)))


def _of_the_year(preferences: Preferences, now: int) -> tuple[tuple[int, int], ...]:
    return tuple(span for span in preferences.vacations if span[1] > now - YEAR)
