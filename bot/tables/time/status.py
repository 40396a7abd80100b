"""How the time of a table stands at a moment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.schema import people
from bot.tables.model.table import Table
from bot.tables.people.preferences import Preferences, preferences_from
from bot.tables.time import timer_rows as timers
from bot.tables.time import vacations
from bot.tables.time.timer_rules import Timer


class ClockStatus(NamedTuple):
    """A table's timers and its people's wishes, by seat."""

    now: int
    timers: Mapping[int, Timer]
    wishes: Mapping[int, Preferences]

    @property
    def late(self) -> tuple[int, ...]:
        """The seats whose time is over, about whom the others decide."""
        return tuple(seat for seat, timer in self.timers.items() if timer.kind == "patience")

    @property
    def resting(self) -> dict[int, int]:
        """The seats whose people are on vacation, and until when at the latest."""
        wishes = self.wishes.items()
        return {seat: vacations.ends_by(each, self.now) for seat, each in wishes if each.vacation is not None}

    @property
    def deadlines(self) -> dict[int, int]:
        """Until when the seats may think whose time runs."""
        running = [timer for timer in self.timers.values() if timer.kind in ("reminder", "timeout")]
        return {timer.seat: timer.deadline for timer in running if timer.deadline and not self._rests(timer)}

    def _rests(self, timer: Timer) -> bool:
        wishes = self.wishes.get(timer.seat)
        return wishes is not None and wishes.vacation is not None and not timer.overruled


async def hours_of(connection: AsyncConnection, table: Table, now: int) -> ClockStatus:
    """How the time of a table stands now."""
    running = {timer.seat: timer for timer in await timers.of_table(connection, table.id)}
    return ClockStatus(now, running, await wishes_at(connection, table))


async def wishes_at(connection: AsyncConnection, table: Table) -> dict[int, Preferences]:
    """What the people of a table wish, by seat."""
    query = select(people.c.discord, people.c.preferences).where(people.c.discord.in_(table.people))
    kept: dict[int, Any] = {row.discord: row.preferences for row in await connection.execute(query)}
    return {seat.number: preferences_from(kept.get(seat.person)) for seat in table.seats if seat.person is not None}
