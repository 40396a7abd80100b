"""Quiet hours and vacations."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.runtime.clock import DAY, HOUR, MINUTE
from bot.tables.model.refusals import Refusal
from bot.tables.people.preferences import Preferences
from bot.tables.rules import timers, vacations
from bot.tables.rules.quiet_hours import is_quiet, quiet_until

VIENNA = "Europe/Vienna"


def at(text: str, zone: str = VIENNA, fold: int = 0) -> int:
    """A time on the wall, in milliseconds since 1970 UTC."""
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp() * 1_000)


def test_quiet_hours_over_midnight_end_in_the_morning() -> None:
    night = Preferences(zone=VIENNA, quiet=(22 * 60, 8 * 60))
    assert quiet_until(night, at("2026-11-20 21:59")) == at("2026-11-20 21:59")
    assert quiet_until(night, at("2026-11-20 22:00")) == at("2026-11-21 08:00")
    assert quiet_until(night, at("2026-11-21 03:00")) == at("2026-11-21 08:00")
    assert not is_quiet(night, at("2026-11-21 08:00"))


@pytest.mark.parametrize(
    ("begin", "hours"), [("2026-03-28 22:00", 9), ("2026-10-24 22:00", 11), ("2026-11-20 22:00", 10)]
)
def test_a_night_in_which_clocks_change_is_an_hour_shorter_or_longer(begin: str, hours: int) -> None:
    night = Preferences(zone=VIENNA, quiet=(22 * 60, 8 * 60))
    assert quiet_until(night, at(begin)) - at(begin) == hours * HOUR


def test_a_time_that_the_clock_skips_or_shows_twice() -> None:
    ends_at_half_past_two = Preferences(zone=VIENNA, quiet=(60, 150))
    assert quiet_until(ends_at_half_past_two, at("2026-03-29 01:30")) == at("2026-03-29 03:00")
    assert quiet_until(ends_at_half_past_two, at("2026-10-25 01:30")) == at("2026-10-25 02:30", fold=1)
    begins_at_half_past_two = Preferences(zone=VIENNA, quiet=(150, 240))
    assert is_quiet(begins_at_half_past_two, at("2026-10-25 02:45", fold=0))
    assert is_quiet(begins_at_half_past_two, at("2026-10-25 02:10", fold=1))
    assert quiet_until(begins_at_half_past_two, at("2026-03-29 03:00")) == at("2026-03-29 04:00")


def test_without_a_zone_it_is_utc_and_without_quiet_hours_it_is_never_quiet() -> None:
    assert quiet_until(Preferences(quiet=(0, 60)), at("2026-05-01 00:30", "UTC")) == at("2026-05-01 01:00", "UTC")
    assert not is_quiet(Preferences(zone=VIENNA), at("2026-05-01 00:30"))


@pytest.mark.parametrize("day", ["2026-03-29", "2026-10-25"])
def test_a_day_of_thinking_has_24_hours_whatever_the_wall_says(day: str) -> None:
    start = at(f"{day} 00:00")
    timer = timers.start_timer(1, 0, 1, start, DAY, 0)
    assert timer.deadline - start == 24 * HOUR
    assert timer.due - start == 12 * HOUR


def test_a_year_has_21_days_of_vacation_and_each_takes_at_least_one() -> None:
    now = at("2026-06-01 12:00")
    preferences = vacations.begin_vacation(Preferences(), now)
    assert vacations.remaining_ms(preferences, now + 5 * DAY) == 16 * DAY
    assert vacations.ends_by(preferences, now) == now + 21 * DAY
    back = vacations.end_vacation(preferences, now + MINUTE)
    assert vacations.remaining_ms(back, now + DAY) == 20 * DAY
    long = vacations.end_vacation(vacations.begin_vacation(back, now + DAY), now + 21 * DAY)
    with pytest.raises(Refusal, match="no_vacation_left"):
        vacations.begin_vacation(long, now + 30 * DAY)
    assert vacations.remaining_ms(long, now + 500 * DAY) == 21 * DAY


def test_a_vacation_stops_a_deadline_for_as_long_as_it_lasts() -> None:
    timer = timers.start_timer(1, 0, 1, 0, DAY, 0)
    rests = timers.pause_timer(timer, 21 * DAY)
    assert timers.resume_timer(rests, 6 * HOUR, 4 * DAY).deadline == DAY + 4 * DAY - 6 * HOUR
    assert timers.resume_timer(rests, -DAY, 4 * DAY).deadline == 5 * DAY


def test_lingering_in_a_turn_lasts_no_longer_than_twice_the_limit() -> None:
    timer = timers.start_timer(1, 0, 1, 0, DAY, 0)
    once = timers.linger_timer(timer, 23 * HOUR, DAY + 2 * MINUTE)
    assert once is not None
    assert once.deadline == 29 * HOUR
    assert timers.linger_timer(timer, 12 * HOUR, DAY + 2 * MINUTE) is None
    last = timers.linger_timer(timer._replace(deadline=2 * DAY), 47 * HOUR, 2 * DAY + 2 * MINUTE)
    assert last is None
