"""When a seat is overdue, so that the others may decide about it or without it.

Where decisions have a limit, its end counts, as the scheduler finds it: not in a vacation, not before a reminder that
quiet hours hold back, not while clicks could not arrive. Without a limit a day counts; one that ends in the person's
quiet hours continues until these are over.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from bot.runtime.clock import SECOND
from bot.tables.model.limits import Limits
from bot.tables.model.open_table import OpenTable
from bot.tables.model.table import Seat
from bot.tables.people.preferences import Preferences
from bot.tables.rules import vacations
from bot.tables.rules.quiet_hours import quiet_until
from bot.tables.rules.timers import Timer, margin_after_deadline

SOON = 10 * SECOND
"""When to try again where the time is over, but the scheduler has not found it so yet."""


def overdue_from(live: OpenTable, seat: Seat, hours: ClockStatus, limits: Limits) -> int:
    """From when on someone who is asked is overdue, as far as that is known now; a moment that has come: they are."""
    timer, preferences = hours.timers.get(seat.number), hours.preferences.get(seat.number, Preferences())
    if preferences.vacation is not None and not (timer is not None and timer.overruled):
        return max(vacations.ends_by(preferences, hours.now), hours.now + SOON)
    if timer is None or not timer.deadline:
        return quiet_until(preferences, live.table.moved + max(limits.absence, live.table.options.limit))
    if timer.kind == "patience":
        return min(timer.deadline, hours.now)
    return max(timer.deadline + margin_after_deadline(timer.allowed), hours.now + SOON)


def all_overdue(live: OpenTable, hours: ClockStatus, limits: Limits) -> bool:
    """Whether everyone who is asked is overdue, and someone is."""
    seats = live.awaited_seats
    return bool(seats) and all(overdue_from(live, seat, hours, limits) <= hours.now for seat in seats)


class ClockStatus(NamedTuple):
    """A table's timers, its people's preferences and what is left of their time banks, by seat."""

    now: int
    timers: Mapping[int, Timer]
    preferences: Mapping[int, Preferences]
    banks: Mapping[int, int] = MappingProxyType({})

    @property
    def late(self) -> tuple[int, ...]:
        """The seats whose time is over; the others decide about them."""
        return tuple(seat for seat, timer in self.timers.items() if timer.kind == "patience")

    @property
    def resting(self) -> dict[int, int]:
        """The seats whose people are on vacation, and until when at the latest."""
        preferences = self.preferences.items()
        return {seat: vacations.ends_by(each, self.now) for seat, each in preferences if each.vacation is not None}

    @property
    def deadlines(self) -> dict[int, int]:
        """Until when the seats may think whose time runs."""
        running = [timer for timer in self.timers.values() if timer.kind in ("reminder", "timeout")]
        return {timer.seat: timer.deadline for timer in running if timer.deadline and not self._rests(timer)}

    def _rests(self, timer: Timer) -> bool:
        preferences = self.preferences.get(timer.seat)
        return preferences is not None and preferences.vacation is not None and not timer.overruled
