"""Samples of the process's state: what no event tells is looked up from time to time, and set as metrics."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple, get_args

from sqlalchemy import text

from bot.processes.cpu_pool import Pool
from bot.runtime import metrics
from bot.runtime.clock import HOUR, SECOND, Clock
from bot.runtime.clock_skew import Skew
from bot.runtime.incidents import Incident, Incidents
from bot.runtime.session_starts import SessionStarts
from bot.runtime.sizes import show_sizes
from bot.storage.sqlite.backups import newest_backup, time_of_backup
from bot.storage.sqlite.file import log_of
from bot.storage.sqlite.reserve import Reserve
from bot.storage.transaction import Transaction
from bot.tables.conversations import Conversations
from bot.tables.model.refusals import Refusal
from bot.tables.outbox.backlog import Backlog, backlog
from bot.tables.outbox.dispatcher import Dispatcher
from bot.tables.outbox.failures import Breaker
from bot.tables.rules.absence import Why
from bot.tables.store.queries import count_open
from bot.tables.store.repository import TableRepository
from bot.tables.time.timer_rows import first_due

REMEMBERED = 1_000
"""Of how many samples it is known which message was the newest in the outbox."""
WRITE_NOTHING = text("UPDATE alembic_version SET version_num = version_num")
"""A change that changes nothing but has to be committed: it shows whether the database can be written again."""

metrics.begin_at_zero(metrics.TABLES_OPEN, ("lobby", "playing", "resting", "frozen"))
metrics.begin_at_zero(metrics.TAKEOVERS, get_args(Why))
metrics.begin_at_zero(metrics.OUTBOX, ("waiting", "blocked", "tidying"))


@dataclass(frozen=True)
class Sources:
    """Where samples are taken from. ``data`` is the data folder; ``backup_every`` hours, 0: the bot makes none.

    ``reserve`` is on the disk of the database, where that is a file. ``is_drill_failed`` says whether the last drill
    of a restore failed.
    """

    repository: TableRepository
    dispatcher: Dispatcher
    breaker: Breaker
    skew: Skew
    incidents: Incidents
    session_starts: SessionStarts
    pool: Pool
    clock: Clock
    data: Path
    backups: Path
    backup_every: float
    is_connected: Callable[[], bool]
    conversations: Conversations
    reserve: Reserve | None = None
    is_drill_failed: Callable[[], bool] = lambda: False


class Sample(NamedTuple):
    """The state at a moment; times in seconds, ``taken`` on the monotonic clock.

    ``is_storing`` tells whether the last write was committed. ``outbox_age`` leaves out messages that wait for a
    channel and those that only tidy up. ``is_backed_up``: the newest backup is not older than twice what was set.
    ``too_fast`` is how often Discord has refused this process a new conversation as too fast. ``is_drill_failed``: the
    newest backup could not be restored in a drill.
    """

    taken: float
    is_connected: bool
    is_storing: bool
    disk_free: float
    outbox_age: float
    overdue: float
    blocked: int
    damaged: int
    is_breaker_open: bool
    sessions_left: int | None
    incidents: tuple[Incident, ...] = ()
    is_backed_up: bool = True
    too_fast: int = 0
    is_drill_failed: bool = False


class Sampler:
    """Takes samples."""

    def __init__(self, sources: Sources) -> None:
        self._from = sources
        self._newest: deque[tuple[int, int]] = deque(maxlen=REMEMBERED)
        self._began = sources.clock.now()

    async def sample(self) -> Sample:
        """A sample, taken now. Raises Refusal when the database cannot be read, OSError when the disk cannot."""
        sources = self._from
        now = sources.clock.now()
        if sources.reserve is not None:
            await asyncio.to_thread(sources.reserve.adapt)
        await self._try_to_write()
        read = sources.repository.read
        waiting = await read(lambda connection: backlog(connection, sources.repository.database.shards))
        due = await read(lambda connection: first_due(connection, now, sources.repository.database.shards))
        open_counts = await read(count_open)
        size = await self._database_size()
        free, ratio = await asyncio.to_thread(_disk, sources.data)
        metrics.DISK_FREE_BYTES.set(free)
        metrics.DISK_FREE_RATIO.set(ratio)
        metrics.DATABASE_BYTES.set(size)
        metrics.CONVERSATIONS_WAITING.set(await sources.conversations.waiting())
        for stage, count in open_counts.items():
            metrics.TABLES_OPEN.labels(stage).set(count)
        sample = Sample(
            taken=time.monotonic(),
            is_connected=sources.is_connected(),
            is_storing=sources.repository.is_storing,
            disk_free=ratio,
            outbox_age=self._age(waiting, now),
            overdue=max(0.0, (now - due) / SECOND) if due is not None else 0.0,
            blocked=waiting.channels_blocked,
            damaged=len(sources.repository.damaged_tables),
            is_breaker_open=sources.breaker.pause(now) > 0,
            sessions_left=sources.session_starts.left,
            incidents=sources.incidents.newest(),
            is_backed_up=await self._is_backed_up(now),
            too_fast=sources.conversations.refusals,
            is_drill_failed=sources.is_drill_failed(),
        )
        self._show(sample, waiting, now)
        return sample

    def refresh(self, sample: Sample) -> Sample:
        """A sample with what is known at once as it is now."""
        sources = self._from
        return sample._replace(
            is_connected=sources.is_connected(),
            is_storing=sources.repository.is_storing,
            is_breaker_open=sources.breaker.pause(sources.clock.now()) > 0,
            sessions_left=sources.session_starts.left,
        )

    async def _is_backed_up(self, now: int) -> bool:
        """Without a backup, a new bot has as long as one that has lost its own."""
        sources = self._from
        if sources.repository.database.address.file is None:
            return True
        newest = await asyncio.to_thread(_newest_backup, sources.backups, now)
        metrics.LAST_BACKUP.set(newest)
        since = newest * SECOND or self._began
        return not sources.backup_every or now - since <= 2 * sources.backup_every * HOUR

    async def _try_to_write(self) -> None:
        """After a write that failed: look whether one succeeds, for no one may play until then."""
        if not self._from.repository.is_storing:
            with suppress(Refusal):
                await self._from.repository.write(lambda connection: connection.execute(WRITE_NOTHING))

    def _age(self, waiting: Backlog, now: int) -> float:
        """How long the oldest message waits: since the first sample in which one as new as it was there."""
        newest = max(waiting.newest, self._newest[-1][1] if self._newest else 0)
        self._newest.append((now, newest))
        if waiting.oldest is None:
            return 0.0
        since = next((at for at, number in self._newest if number >= waiting.oldest), now)
        return max(0.0, (now - since) / SECOND)

    async def _database_size(self) -> int:
        address = self._from.repository.database.address
        if not address.is_sqlite:
            return await self._from.repository.read(_size_on_server)
        if (file := address.file) is None:
            return 0
        metrics.WAL_BYTES.set(await asyncio.to_thread(_size, log_of(file)))
        return await asyncio.to_thread(_size, file)

    def _show(self, sample: Sample, waiting: Backlog, now: int) -> None:
        sources = self._from
        show_sizes()
        metrics.CONNECTED.set(sample.is_connected)
        metrics.OUTBOX_AGE.set(sample.outbox_age)
        metrics.OUTBOX.labels("waiting").set(waiting.waiting)
        metrics.OUTBOX.labels("blocked").set(waiting.blocked)
        metrics.OUTBOX.labels("tidying").set(waiting.tidying)
        metrics.CHANNELS_BLOCKED.set(waiting.channels_blocked)
        metrics.TIMERS_OVERDUE.set(sample.overdue)
        metrics.TABLES_DAMAGED.set(sample.damaged)
        metrics.CLOCK_AHEAD.set(sources.skew.milliseconds / SECOND)
        metrics.INVALID.set(sources.breaker.count(now))
        metrics.BREAKER_OPEN.set(sample.is_breaker_open)
        for length, count in zip(("short", "long"), sources.pool.waiting, strict=True):
            metrics.DRAWING_WAITING.labels(length).set(count)


def _disk(folder: Path) -> tuple[int, float]:
    """Free bytes, and the free share."""
    usage = shutil.disk_usage(folder)
    return usage.free, usage.free / usage.total if usage.total else 1.0


def _newest_backup(folder: Path, now: int) -> float:
    """When the newest backup was made, in seconds since 1970; 0 where there is none."""
    newest = newest_backup(folder, datetime.fromtimestamp(now / SECOND, UTC))
    return 0.0 if newest is None else time_of_backup(newest).timestamp()


def _size(file: Path) -> int:
    return file.stat().st_size if file.exists() else 0


async def _size_on_server(connection: Transaction) -> int:
    return int((await connection.execute(text("SELECT pg_database_size(current_database())"))).scalar_one())
