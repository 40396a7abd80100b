"""One process of several: what it does when it becomes the leader, and when another process dies."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import discord
import structlog

from bot.runtime.sharding import Shards
from bot.storage.errors import StorageError
from bot.storage.postgresql.membership import LOOKS_EVERY
from bot.tables.model.refusals import Refusal
from bot.tables.service import Tables

_log = structlog.stdlib.get_logger("pantheon.cluster")

SYNCS_AGAIN = 60.0
"""Seconds until a new leader tries again to tell Discord the commands."""


class Cluster:
    """``begin`` starts it; a process that serves alone has nothing to do here."""

    def __init__(
        self,
        tables: Tables,
        *,
        is_connected: Callable[[], bool],
        connect: Callable[[Sequence[int]], Awaitable[object]],
        sync: Callable[[], Awaitable[object]],
    ) -> None:
        """``connect`` connects further shards to Discord, while ``is_connected`` says that the present ones are.

        ``sync`` tells Discord the commands, where they have changed.
        """
        self._tables = tables
        self._database = tables.repository.database
        self._is_connected = is_connected
        self._connect = connect
        self._sync = sync
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, *, is_unsynced: bool = False) -> None:
        """Look after the other processes from now on. ``is_unsynced``: the start has not synced the commands."""
        self._database.when_leading(self._begin_sync)
        if is_unsynced and self._database.leads:
            self._begin_sync()
        if self._database.takes_over:
            self._start(self._take_over(), "take over from other processes")

    async def close(self) -> None:
        """Take over nothing any more."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _start(self, work: Awaitable[None], name: str) -> None:
        async def done() -> None:
            await work

        task = asyncio.create_task(done(), name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _begin_sync(self) -> None:
        self._start(self._sync_commands(), "tell Discord the commands")

    async def _sync_commands(self) -> None:
        while self._database.leads:
            try:
                await self._sync()
                return
            except (discord.DiscordException, OSError, TimeoutError) as error:
                _log.warning("commands_not_synced", reason=type(error).__name__)
                await asyncio.sleep(SYNCS_AGAIN)

    async def _take_over(self) -> None:
        """Go on for what dies. While it is not connected itself, another process may do better."""
        waiting: frozenset[int] = frozenset()
        while True:
            try:
                waiting |= await self._database.take_over(only_look=not self._is_connected())
                if waiting:
                    await self._tables.others.take_over(Shards(waiting, self._database.shards.count))
                    await self._connect(sorted(waiting))
                    waiting = frozenset()
            except (Refusal, StorageError) as error:
                _log.warning("not_taken_over_yet", reason=str(error))
            except Exception as error:
                _log.error("not_taken_over_yet", exc_info=error)
            await asyncio.sleep(LOOKS_EVERY)
