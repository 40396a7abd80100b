"""The duties of one process among several: as the leader, and when another process dies."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress

import discord
import structlog

from bot.runtime.sharding import Shards, shard_of
from bot.runtime.tasks import cancel_all
from bot.storage.errors import StorageError
from bot.storage.postgresql.membership import LOOKS_EVERY, Membership
from bot.tables.model.refusals import Refusal
from bot.tables.service import Tables

_log = structlog.stdlib.get_logger("pantheon.cluster")

SYNCS_AGAIN = 60.0
"""Seconds until a new leader tries again to tell Discord the commands."""

HANDS_OVER_WITHIN = 8.0
"""For how many seconds a process that ends answers clicks until the one that takes its shards is connected."""


class Cluster:
    """``begin`` starts it; a process that serves alone has nothing to do here."""

    def __init__(
        self,
        tables: Tables,
        is_connected: Callable[[], bool],
        connect: Callable[[Sequence[int]], Awaitable[object]],
        disconnect: Callable[[Collection[int]], Awaitable[object]],
        sync: Callable[[], Awaitable[object]],
        count: Callable[[], int],
    ) -> None:
        """``connect`` connects further shards to Discord, while ``is_connected`` says that the present ones are;
        ``disconnect`` closes the connections of some.

        ``sync`` tells Discord the commands, where they have changed. ``count`` is into how many shards Discord divides
        the servers: perhaps several also where they are undivided among processes.
        """
        self._tables = tables
        self._database = tables.repository.database
        self._is_connected = is_connected
        self._connect = connect
        self._disconnect = disconnect
        self._sync = sync
        self._count = count
        self._leaving: set[int] = set()
        """The shards that this process gives up, and keeps connected until their new process has connected them."""
        self._has_left = asyncio.Event()
        self._left_to_others: set[int] = set()
        """The shards whose clicks another process answers until this one is ready for them."""
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, *, is_unsynced: bool = False) -> None:
        """Look after the other processes from now on. ``is_unsynced``: the start has not synced the commands."""
        self._database.when_leading(self._begin_sync)
        if is_unsynced and self._database.leads:
            self._begin_sync()
        self._tables.others.on_connected = self._leave
        if self._member is not None:
            self._left_to_others |= self._member.answered_elsewhere
        if self._member is not None and self._member.takes_over:
            self._start(self._take_over(), "take over from other processes")

    @property
    def _member(self) -> Membership | None:
        return self._database.membership

    def is_left_to_others(self, server: int) -> bool:
        """Whether another process still answers the clicks of a server (0: direct messages)."""
        return bool(self._left_to_others) and shard_of(server, self._database.shards.count) in self._left_to_others

    def _connections_of(self, shards: Collection[int]) -> frozenset[int]:
        """Discord's shards that have the servers of these ones, which are all servers where they are undivided."""
        return frozenset(each for each in range(self._count()) if each % self._database.shards.count in shards)

    async def note_connected(self, shard: int) -> None:
        """Tell the others that a shard of this process is connected: one that has let it go can close its own.

        For a moment both may answer a click. Discord takes one answer, and only that process plays the choice.
        """
        self._left_to_others.discard(shard % self._database.shards.count)
        if self._member is None or not self._database.has_shard(shard):
            return
        try:
            await self._tables.others.tell_connected(shard)
        except Refusal as refusal:
            _log.warning("connection_not_announced", reason=refusal.key)

    async def hand_over(self) -> None:
        """Before this process ends, let another one take its shards, and answer clicks until that one is
        connected.
        """
        if self._member is None:
            return
        try:
            shards_given = await self._member.hand_over()
        except StorageError as error:
            _log.warning("not_handed_over", reason=str(error))
            return
        self._let_go(shards_given)
        if shards_given:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._has_left.wait(), HANDS_OVER_WITHIN)

    def _let_go(self, shards: frozenset[int]) -> None:
        if shards:
            self._has_left.clear()
            self._leaving |= self._connections_of(shards)
            self._tables.others.let_go()

    def _leave(self, shard: int | None) -> None:
        """Another process has connected a shard, or may have connected any."""
        left = frozenset(self._leaving if shard is None else self._leaving & {shard})
        if left:
            self._leaving -= left
            self._start(self._disconnect_from(left), "leave shards")

    async def _disconnect_from(self, shards: frozenset[int]) -> None:
        await self._disconnect(shards)
        count = self._database.shards.count
        left = frozenset(each % count for each in shards) - {each % count for each in self._leaving}
        if self._member is not None and left:
            with suppress(StorageError):
                await self._member.end_leaving(left)
        if not self._leaving:
            self._has_left.set()

    async def close(self) -> None:
        """Stop taking over shards."""
        await cancel_all(self._tasks)

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
        """Take over from dead processes. A process that is not connected itself leaves that to others."""
        waiting: frozenset[int] = frozenset()
        assert self._member is not None
        while True:
            try:
                self._let_go(await self._member.hand_back())
                waiting |= await self._database.take_over(only_look=not self._is_connected())
                if waiting:
                    self._leaving -= self._connections_of(waiting)
                    self._left_to_others |= self._member.answered_elsewhere
                    shards = Shards(waiting, self._database.shards.count)
                    await self._tables.others.take_over(shards)
                    await self._connect(await self._tables.others.by_urgency(shards))
                    waiting = frozenset()
            except (Refusal, StorageError) as error:
                _log.warning("not_taken_over_yet", reason=str(error))
            except Exception as error:
                _log.error("not_taken_over_yet", exc_info=error)
            await asyncio.sleep(LOOKS_EVERY)
