"""Days of the calendar in UTC as numbers, the spans that boards cover, and until when a challenge of the day counts."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Literal, NamedTuple, get_args

from bot.runtime.clock import DAY, HOUR

_EPOCH = date(1970, 1, 1)

COUNTS_FOR = 12 * HOUR
"""For how long after the end of its day a challenge that was begun on the day can be finished, in milliseconds."""

Length = Literal["day", "week", "month", "season"]
"""What boards cover: a day, a week from Monday on, a month, or a season, which is a quarter of a year."""
LENGTHS: tuple[Length, ...] = get_args(Length)
MONTHS_OF_A_SEASON = 3


class Span(NamedTuple):
    """The days from ``first`` to ``last``, both among them."""

    first: int
    last: int


def day_of(now: int) -> int:
    """The day of a time in milliseconds since 1970 UTC."""
    return now // DAY


def begin_of(day: int) -> int:
    """When a day begins, in milliseconds since 1970 UTC."""
    return day * DAY


def date_of(day: int) -> date:
    """The date of a day."""
    return _EPOCH + timedelta(days=day)


def counts_until(day: int) -> int:
    """The time until which a finished challenge of that day counts, in milliseconds. After it the seed is
    revealed.
    """
    return begin_of(day + 1) + COUNTS_FOR


def span_of(day: int, length: Length) -> Span:
    """The day, week, month or season that a day is in."""
    here = date_of(day)
    if length == "day":
        return Span(day, day)
    if length == "week":
        return Span(day - here.weekday(), day - here.weekday() + 6)
    months = 1 if length == "month" else MONTHS_OF_A_SEASON
    month = here.month - 1 - (here.month - 1) % months
    after = here.replace(year=here.year + (month + months) // 12, month=(month + months) % 12 + 1, day=1)
    return Span(_number(here.replace(month=month + 1, day=1)), _number(after) - 1)


def season_of(day: int) -> tuple[int, int]:
    """The year and the quarter (1 to 4) of a day."""
    here = date_of(day)
    return here.year, 1 + (here.month - 1) // MONTHS_OF_A_SEASON


def _number(day: date) -> int:
    return (day - _EPOCH).days
