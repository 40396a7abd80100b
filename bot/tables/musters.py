"""Musters as requests, and the end of their time: each process looks after the tables of its own shards."""

from __future__ import annotations

from functools import partial

import structlog
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from bot.runtime import metrics
from bot.runtime.clock import MINUTE
from bot.runtime.periodic import PeriodicWork
from bot.storage.postgresql.ownership import belongs_to
from bot.storage.schema import servers, tables
from bot.storage.transaction import Transaction
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.people.people import Person
from bot.tables.rules import muster
from bot.tables.store.repository import TableRepository
from bot.tables.time.scheduler import TimerScheduler

_log = structlog.stdlib.get_logger("pantheon.musters")

LOOKS_EVERY = 90.0
"""The interval of the search for expired musters, in seconds."""
GRACE = 5 * MINUTE
"""The time after a start of the program in which no muster ends, so that people can still click."""
metrics.begin_at_zero(metrics.MUSTERS, ("begun", "complete", "declined", "ran_out"))


class Musters:
    """Asks before a match begins whether everyone is there. What cannot be done raises Refusal and changes nothing."""

    def __init__(self, repository: TableRepository, scheduler: TimerScheduler) -> None:
        """``scheduler`` knows whose clicks do not arrive."""
        self._repository = repository
        self._scheduler = scheduler
        self._looks = PeriodicWork("musters", self._look_safely, LOOKS_EVERY)
        self._holds_until = 0

    def begin(self) -> None:
        """Start ending musters, after a grace for the time without service."""
        self._holds_until = self._repository.clock.now() + GRACE
        self._looks.begin()

    async def close(self) -> None:
        """Stop it."""
        await self._looks.close()

    async def confirm(self, id: int, person: Person, click: int = 0) -> Table:
        """Someone is ready. Raises Refusal: not_seated, not_mustered, wrong_stage."""
        now = self._repository.clock.now()
        table = (await self._repository.change(id, lambda live: muster.confirm(live, person.id, now, click))).table
        if table.stage == "playing":
            metrics.MUSTERS.labels("complete").inc()
        return table

    async def decline(self, id: int, person: Person) -> Table:
        """Someone cannot play. Raises Refusal: not_seated, not_mustered, wrong_stage."""
        now = self._repository.clock.now()
        table = (await self._repository.change(id, lambda live: muster.decline(live, person.id, now))).table
        metrics.MUSTERS.labels("declined").inc()
        return table

    async def halt(self, id: int, person: Person) -> Table:
        """The host stops waiting. Raises Refusal: not_host, wrong_stage, queue_fixed."""
        now = self._repository.clock.now()
        return (await self._repository.change(id, lambda live: muster.halt(live, person.id, now))).table

    async def look(self) -> int:
        """End the musters whose time is over; how many. Raises Refusal: busy, cannot_save."""
        now, ended_count = self._repository.clock.now(), 0
        if now < self._holds_until:
            return 0
        for id, server, is_left in await self._repository.read(partial(self._due, now=now)):
            if not is_left and self._scheduler.holds(server):
                continue
            await self._repository.change(id, partial(muster.run_out, now=now, in_vain=is_left))
            metrics.MUSTERS.labels("ran_out").inc()
            ended_count += 1
        return ended_count

    async def _due(self, connection: Transaction, now: int) -> list[tuple[int, int, bool]]:
        """The tables whose muster is over, with their servers, and whether their people could not click: the bot was
        removed from the server, or the match has no post yet."""
        is_due = tables.c.muster.is_not(None) & (tables.c.muster <= now) & tables.c.frozen.is_(None)
        query = (
            select(tables.c.id, tables.c.server, servers.c.left, tables.c.forum, tables.c.channel)
            .select_from(tables.outerjoin(servers, servers.c.id == tables.c.server))
            .where(is_due, tables.c.stage == "lobby", belongs_to(tables.c.server, self._repository.database.shards))
            .order_by(tables.c.muster)
        )
        rows = await connection.execute(query)
        return [(row.id, row.server, row.left is not None or bool(row.forum and row.channel < 0)) for row in rows]

    async def _look_safely(self) -> None:
        try:
            await self.look()
        except (Refusal, IntegrityError) as error:
            _log.warning("musters_wait", reason=type(error).__name__)
        except Exception as error:
            _log.error("musters_failed", exc_info=error)
