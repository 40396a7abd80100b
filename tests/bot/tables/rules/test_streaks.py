"""Streaks over months, the day of grace, and when a person is reminded."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest

from bot.runtime.clock import HOUR, SECOND
from bot.tables.model.days import begin_of
from bot.tables.people.preferences import Preferences
from bot.tables.rules.streaks import Streak, remind_at, streak_of, wants_reminder


def number(day: str) -> int:
    return (date.fromisoformat(day) - date(1970, 1, 1)).days


def list_days(month: str, *days: int) -> list[int]:
    return [number(f"{month}-{day:02}") for day in days]


NOVEMBER, DECEMBER = "2026-11", "2026-12"


@pytest.mark.parametrize(
    ("days", "today", "streak"),
    [
        ([], "2026-11-20", Streak(0)),
        (list_days(NOVEMBER, 20), "2026-11-20", Streak(1)),
        (list_days(NOVEMBER, 18, 19, 20), "2026-11-20", Streak(3)),
        (list_days(NOVEMBER, 18, 19), "2026-11-20", Streak(2, "grace")),
        (list_days(NOVEMBER, 17, 18), "2026-11-20", Streak(2, "over", is_forgiven=True)),
        (list_days(NOVEMBER, 16, 17), "2026-11-20", Streak(0)),
        (list_days(NOVEMBER, 16, 17, 19), "2026-11-20", Streak(3, "over")),
        (list_days(NOVEMBER, 16, 17, 19, 20), "2026-11-20", Streak(4)),
        (list_days(NOVEMBER, 16, 18), "2026-11-20", Streak(0)),
        (list_days(NOVEMBER, 12, 14, 16, 17, 18), "2026-11-19", Streak(3, "over")),
        (list_days(NOVEMBER, 12, 15, 16), "2026-11-17", Streak(2, "grace")),
        (list_days(NOVEMBER, 26, 28, 29) + list_days(DECEMBER, 1, 2), "2026-12-02", Streak(2)),
        (list_days(NOVEMBER, 26, 28, 29, 30) + list_days(DECEMBER, 2, 3), "2026-12-03", Streak(6)),
        (list_days(NOVEMBER, 26, 28, 29, 30), "2026-12-01", Streak(4, "grace")),
        (list_days(NOVEMBER, 28, 29, 30), "2026-12-02", Streak(3, "over", is_forgiven=True)),
        (list_days(NOVEMBER, 28, 29), "2026-12-01", Streak(2, "over", is_forgiven=True)),
        (list_days("2026-12", 30, 31) + list_days("2027-01", 2), "2027-01-02", Streak(3)),
        (list_days("2027-01", 1, 2) + list_days("2026-12", 29, 31), "2027-01-02", Streak(4)),
        (list_days(NOVEMBER, 19, 20, 21), "2026-11-20", Streak(2)),
    ],
)
def test_streaks_and_days_of_grace(days: list[int], today: str, streak: Streak) -> None:
    assert streak_of(days, number(today)) == streak
    assert streak_of([*reversed(days), *days], number(today)) == streak, "in any order"


def test_at_most_one_day_a_month_is_forgiven() -> None:
    first, last = number("2026-01-01"), number("2026-12-31")
    every_other = range(first, last + 1, 2)
    for today in range(first, last + 1):
        assert streak_of(every_other, today).length <= 20
    missed = {number(f"2026-{month:02}-10") for month in range(1, 13)}
    days = [day for day in range(first, last + 1) if day not in missed]
    assert streak_of(days, last) == Streak(365 - 12)


@pytest.mark.parametrize(
    ("quiet", "zone", "at"),
    [
        (None, "", "20:00"),
        ((22 * 60, 8 * 60), "Europe/Vienna", "20:00"),
        ((20 * 60, 8 * 60), "Europe/Vienna", "18:00"),
        ((23 * 60, 7 * 60), "Asia/Tokyo", "13:00"),
        ((22 * 60, 7 * 60), "America/New_York", "20:00"),
        ((0, 23 * 60 + 59), "", None),
        ((21 * 60, 20 * 60), "", "20:00"),
    ],
)
def test_the_reminder_comes_in_time_and_never_in_quiet_hours(
    quiet: tuple[int, int] | None, zone: str, at: str | None
) -> None:
    day = number("2026-11-25")
    wishes = Preferences(zone=zone, quiet=quiet, streaks=True)
    moment = remind_at(wishes, day)
    assert (None if moment is None else f"{datetime.fromtimestamp(moment / SECOND, UTC):%H:%M}") == at
    if moment is not None:
        assert wants_reminder(wishes, day, moment)
        assert not wants_reminder(wishes, day, moment - 1)


def test_who_is_reminded() -> None:
    day = number("2026-11-25")
    now, wishes = begin_of(day) + 20 * HOUR, Preferences(streaks=True)
    assert wants_reminder(wishes, day, now)
    assert not wants_reminder(Preferences(), day, now), "only who wants it"
    for change in ({"refused": True}, {"vacation": now}, {"streak_reminder_day": day}, {"quiet": (19 * 60, 21 * 60)}):
        assert not wants_reminder(wishes._replace(**change), day, now)
    assert not wants_reminder(wishes, day, begin_of(day + 1))
    assert wants_reminder(wishes._replace(streak_reminder_day=day - 1), day, now)
