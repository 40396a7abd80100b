"""Close lobbies and rest matches without a limit after a long time without events.

A match that rests holds neither its channel nor its people: it counts against no limit, and another one may be played
where it was. It continues by the next choice, or when one of its people asks for the board. Matches with a limit never
rest; their time ends.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial

import structlog
from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError

from bot.runtime.clock import DAY, HOUR, SECOND
from bot.runtime.sharding import ALL, Shards
from bot.runtime.tasks import cancel_all
from bot.storage.postgresql.ownership import belongs_to
from bot.storage.schema import IS_AWAKE, people, seats
from bot.storage.schema import tables as rows
from bot.storage.transaction import Transaction
from bot.tables.model.limits import Limits
from bot.tables.model.messages import OutboxMessage
from bot.tables.model.open_table import Change, OpenTable
from bot.tables.model.options import options_of
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.rules import lobby
from bot.tables.store.queries import check_channel_is_free
from bot.tables.store.repository import TableRepository
from bot.tables.time.timer_rows import has_clock
from engine.events import Event

_log = structlog.stdlib.get_logger("pantheon.resting")

RESTED, AWOKEN = "rested", "awoken"
"""Kinds of notes: a match rests because nothing has happened for this long, and it continues."""
LONGEST_SLEEP = 6 * HOUR
"""The longest sleep: the clock may be set meanwhile."""
FAULT_PAUSE = 60.0
AT_ONCE = 200
"""How many tables are looked at before other tasks have their turn."""


def closes_at(live: OpenTable, limits: Limits) -> int | None:
    """When a table becomes idle if nothing happens until then; None: never."""
    table = live.table
    if table.frozen is not None:
        return None
    if table.stage == "lobby":
        return table.moved + limits.lobby_lasts
    if table.stage == "playing" and table.rested is None and not has_clock(live):
        return table.moved + limits.silent_until_rest
    return None


def close_idle(live: OpenTable, now: int, limits: Limits) -> Change:
    """Close an idle lobby or rest an idle match; other tables are unchanged."""
    at = closes_at(live, limits)
    if at is None or now < at:
        return Change(live)
    if live.table.stage == "lobby":
        return lobby.end_table(live, now)
    note = Event(RESTED, None, {"days": (now - live.table.moved) // DAY})
    rests = replace(live.table, rested=now)
    return Change(
        replace(live, table=rests).add_notes(note), (OutboxMessage("board", facts={"again": 1}),), notes=(note,)
    )


def wake_match(live: OpenTable, now: int) -> Change:
    """A match that continues after a rest; one that does not rest is as it was."""
    table = live.table
    if table.rested is None:
        return Change(live)
    note = Event(AWOKEN)
    awake = replace(table, rested=None, moved=now)
    messages = (OutboxMessage("board", fresh=True),) if live.awaited_seats else ()
    return Change(replace(live, table=awake).add_notes(note), messages, notes=(note,))


def awoken_in(moved: Change, now: int) -> Change:
    """A table that was moved to another channel: it continues there."""
    table = moved.after.table
    if table.rested is None:
        return moved
    return replace(moved, after=replace(moved.after, table=replace(table, rested=None, moved=now)))


async def resting_here(connection: Transaction, channel: int, person: int) -> int | None:
    """The match in this channel that came to rest last among those of a person, by its id; None when there is none."""
    query = (
        select(rows.c.id)
        .select_from(rows.join(seats).join(people, seats.c.person == people.c.id))
        .where(rows.c.channel == channel, rows.c.stage == "playing", rows.c.rested.is_not(None))
        .where(people.c.discord == person)
        .order_by(rows.c.rested.desc())
        .limit(1)
    )
    return (await connection.execute(query)).scalar_one_or_none()


class Resting:
    """Closes idle tables: one task that sleeps until the next is due, and ends when none waits.

    ``sleep`` may be exchanged by tests.
    """

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        self._task: asyncio.Task[None] | None = None
        self._runs = False

    def begin(self) -> None:
        """Start closing idle tables."""
        self._runs = True
        self.awaken()

    def awaken(self) -> None:
        """Look at the tables, unless that is being done: what is new is never due before what was there."""
        if self._runs and self._task is None:
            self._task = asyncio.create_task(self._keep(), name="resting")

    async def look_again(self) -> None:
        """Look at all tables: there are others now than when it fell asleep."""
        await self.close()
        self.begin()

    async def close(self) -> None:
        """Stop after storing what is being stored."""
        self._runs = False
        await cancel_all((self._task,))

    async def go_on(self, id: int) -> Table:
        """Resume a match that rests. Raises Refusal: channel_taken, no_table."""
        live = await self._repository.live(id)
        if live.table.rested is None:
            return live.table
        now = self._repository.clock.now()
        channel = live.table.channel
        await self._repository.read(lambda connection: check_channel_is_free(connection, channel, "channel_taken"))
        return (await self._repository.change(id, lambda live: wake_match(live, now))).table

    async def close_lobby_if_over(self, id: int) -> None:
        """Close a lobby whose time is over."""
        limits, live, now = self._repository.limits, await self._repository.live(id), self._repository.clock.now()
        at = closes_at(live, limits)
        if live.table.stage == "lobby" and at is not None and at <= now:
            await self._repository.change(id, lambda live: close_idle(live, now, limits))

    async def here(self, channel: int, person: int) -> Table | None:
        """The match of a person that rests in this channel, or None."""
        id = await self._repository.read(lambda connection: resting_here(connection, channel, person))
        return None if id is None else (await self._repository.live(id)).table

    async def _keep(self) -> None:
        try:
            while self._runs:
                try:
                    due = await self._look()
                except (Refusal, IntegrityError) as error:
                    _log.warning("resting_failed", reason=type(error).__name__)
                    await self.sleep(FAULT_PAUSE)
                    continue
                if due is None:
                    return
                await self.sleep(min(LONGEST_SLEEP, max(SECOND, due - self._repository.clock.now())) / SECOND)
        finally:
            self._task = None

    async def _look(self) -> int | None:
        """Close idle tables; returns when the next may be due, None when there is none."""
        limits, shards, first = self._repository.limits, self._repository.database.shards, None
        ids = await self._repository.read(partial(awake_tables, shards=shards))
        for start in range(0, len(ids), AT_ONCE):
            part = ids[start : start + AT_ONCE]
            for id, at in await self._repository.read(partial(idle_candidates, ids=part, limits=limits)):
                now = self._repository.clock.now()
                if at <= now:
                    await self._repository.change(id, lambda live, now=now: close_idle(live, now, limits))  # type: ignore[misc]
                else:
                    first = at if first is None else min(first, at)
            await asyncio.sleep(0)
        return first


async def awake_tables(connection: Transaction, shards: Shards = ALL) -> list[int]:
    """The ids of the open tables that neither rest nor are frozen."""
    query = select(rows.c.id).where(IS_AWAKE, rows.c.frozen.is_(None), belongs_to(rows.c.server, shards))
    return list((await connection.execute(query)).scalars())


async def idle_candidates(connection: Transaction, ids: Sequence[int], limits: Limits) -> list[tuple[int, int]]:
    """Those of these tables that let go some day, and when at the earliest, by their rows alone."""
    people = select(func.count(seats.c.person)).where(seats.c.table_id == rows.c.id).scalar_subquery().label("people")
    query = select(rows.c.id, rows.c.stage, rows.c.moved, rows.c.conduct, people).where(rows.c.id.in_(ids))
    idle = []
    for row in await connection.execute(query.where(IS_AWAKE)):
        if row.stage == "lobby":
            idle.append((row.id, row.moved + limits.lobby_lasts))
        elif row.people < 2 or not options_of(row.conduct).is_timed:
            idle.append((row.id, row.moved + limits.silent_until_rest))
    return idle
