"""Faults to plant in time: reminders, ends of people's time, outages, the claims of timers, and rounds."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import delete, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.runtime.clock import HOUR
from bot.storage.schema import timers
from bot.tables.model.messages import OutboxMessage
from bot.tables.model.open_table import Change, OpenTable
from bot.tables.outbox import time_messages
from bot.tables.rules import absence
from bot.tables.rules import timers as rules
from bot.tables.rules.timers import Timer
from bot.tables.store.repository import TableRepository
from bot.tables.time import late_seats, reminders, scheduler, timer_rows
from bot.tables.time.claims import ClaimedTimer
from bot.tables.time.late_seats import NextState
from bot.tables.time.scheduler import TimerScheduler
from tests.bot.simulation.plant import Patch, Plant


def reminded_in_quiet_hours(patch: Patch) -> None:
    """Nobody's quiet hours count."""
    for module in (rules, reminders):
        patch.setattr(module, "quiet_until", lambda preferences, now: now)
    patch.setattr(time_messages, "is_quiet", lambda preferences, now: False)


def time_ends_early(patch: Patch) -> None:
    """Time ends when a quarter of it is left."""
    patch.setattr(rules, "margin_after_deadline", lambda limit: -limit // 4)


def others_not_asked(patch: Patch) -> None:
    """A computer player takes over at once, though the table wants the others to be asked."""
    start = timer_rows.start_timer

    def at_once(*args: Any, **more: Any) -> Timer:
        return start(*args, **{**more, "at_once": True})

    patch.setattr(timer_rows, "start_timer", at_once)


def others_asked_too_shortly(patch: Patch) -> None:
    """The others have a minute to decide."""
    patch.setattr(scheduler, "patience_of_others", lambda limit: 60_000)


def reminder_doubled(patch: Patch) -> None:
    """Each reminder is stored twice."""
    post_all = reminders.post_all

    async def twice(connection: AsyncConnection, messages: Sequence[tuple[Any, OutboxMessage]]) -> None:
        await post_all(connection, [each for each in messages for _ in range(1 + (each[1].kind == "reminder"))])

    patch.setattr(reminders, "post_all", twice)


def reminded_at_each_start(patch: Patch) -> None:
    """A start makes all reminders due."""
    make_up = TimerScheduler.make_up

    async def hasten(self: TimerScheduler, *shards: Any) -> None:
        await make_up(self, *shards)
        soon = update(timers).where(timers.c.kind == "reminder").values(due=self._repository.clock.now())
        await self._repository.write(lambda connection: connection.execute(soon))

    patch.setattr(TimerScheduler, "make_up", hasten)


def another_seat_taken_over(patch: Patch) -> None:
    """When someone's time is over, a computer player sits down for another one."""
    take_over = absence.take_over

    def beside(live: OpenTable, seat: int, why: absence.Why, now: int) -> Change:
        return take_over(live, (seat + 1) % len(live.table.seats), why, now)

    patch.setattr(absence, "take_over", beside)


def no_time_for_the_next(patch: Patch) -> None:
    """The time of a seat that is asked is not begun, but in the first turn."""
    write_change = timer_rows.write_change

    async def only_first(connection: AsyncConnection, before: Any, after: OpenTable, *more: Any) -> Any:
        due = await write_change(connection, before, after, *more)
        if before is not None and before.match is not None and len(before.match.journal) > 1:
            await connection.execute(delete(timers).where(timers.c.table_id == after.table.id))
        return due

    patch.setattr(timer_rows, "write_change", only_first)


def time_of_the_clock_as_it_was(patch: Patch) -> None:
    """A time begins an hour before its seat is asked."""
    start = timer_rows.start_timer

    def earlier(table: int, seat: int, ticket: int, now: int, *more: Any, **named: Any) -> Timer:
        return start(table, seat, ticket, now - HOUR, *more, **named)

    patch.setattr(timer_rows, "start_timer", earlier)


def second_seat_forgotten(patch: Patch) -> None:
    """Where the times of several seats of a match end in one moment, only the first of them is acted on."""
    act = TimerScheduler._act_on_late

    async def act_on_first(self: TimerScheduler, claimed: Sequence[ClaimedTimer]) -> None:
        first = {due.id: due for due in reversed(claimed)}
        rest = [NextState(due, None) for due in claimed if due is not first[due.id]]
        if rest:
            now = self._repository.clock.now()
            await self._repository.write(lambda connection: late_seats.store(connection, rest, now))
        await act(self, [due for due in claimed if due is first[due.id]])

    patch.setattr(TimerScheduler, "_act_on_late", act_on_first)


def table_linked_afterwards(patch: Patch) -> None:
    """Which match a table of a round is stands in a transaction of its own, a minute after that of the match."""
    add = TableRepository.add

    async def add_alone(self: TableRepository, *args: Any, with_id: Any = None, **more: Any) -> int:
        id = await add(self, *args, **more)
        if with_id is not None:
            await asyncio.sleep(60.0)
            await self.write(lambda connection: with_id(connection, id))
        return id

    patch.setattr(TableRepository, "add", add_alone)


PLANTED_IN_TIME: Mapping[str, tuple[Plant, int]] = {
    "reminded in quiet hours": (reminded_in_quiet_hours, 0),
    "time ends early": (time_ends_early, 0),
    "others not asked": (others_not_asked, 1),
    "others asked too shortly": (others_asked_too_shortly, 1),
    "reminder doubled": (reminder_doubled, 0),
    "reminded at each start": (reminded_at_each_start, 0),
    "another seat taken over": (another_seat_taken_over, 0),
    "no time for the next": (no_time_for_the_next, 0),
    "time of the clock as it was": (time_of_the_clock_as_it_was, 0),
    "second seat forgotten": (second_seat_forgotten, 74),
    "table linked afterwards": (table_linked_afterwards, 2),
}
"""The faults by name, each with the seed to begin at: the first one that found it."""
