"""This process as one of several on a PostgreSQL database: which shards it has, its signs of life, and the leader.

A process that waits takes the shards of another one that has died, before it serves and while it does. One of all
processes leads: it does what is to be done once for all shards. When it ends, another one does so within seconds.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import TypeVar

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.runtime.sharding import Shards
from bot.runtime.tasks import cancel_all
from bot.storage.errors import DatabaseInUse, InWords, StorageError
from bot.storage.postgresql.sessions import SessionNotes
from bot.storage.postgresql.shard_locks import BEAT, LEDGER_KEY, ShardLocks

_log = structlog.stdlib.get_logger("pantheon.storage")
T = TypeVar("T")
Lost = Callable[[DatabaseInUse], None]

LOOKS_EVERY = 0.4
"""Seconds between two looks whether something is free that a process waits for."""
GIVES_WAY = 0.8
"""This many seconds a process that serves leaves a dead one's shards to processes that wait for them alone, and those
of a silent one in any case."""
STARTS_WITHIN = 60.0
"""For this many seconds it leaves shards alone that no process has had since it waits: one may be starting."""
TAKES_BACK = 10.0
"""For this many seconds a process that has handed shards back leaves them alone, also where no one has taken them."""
LOOKED_LATELY = 3.0
"""When its last look is longer ago, in seconds, it stood still itself and cannot say who has been silent."""


class Membership:
    """``in_words`` surrounds what is asked of the server; ``lost`` is called when another process has taken over."""

    def __init__(self, locks: ShardLocks, in_words: InWords, lost: Lost) -> None:
        self._locks = locks
        self._in_words = in_words
        self._on_loss = lost
        self._lost_to: DatabaseInUse | None = None
        self._asking = asyncio.Lock()
        """The connection of the locks has one user at a time."""
        self._heart: asyncio.Task[None] | None = None
        self._on_lead: Callable[[], None] = lambda: None
        self._waits = self._is_closed = False
        self._newest_look = self._began = 0.0
        self._known_shards: set[int] = set()
        self._missing: dict[int, float] = {}
        self._own: frozenset[int] = frozenset()
        """The shards that this process was started for."""
        self.answered_elsewhere: frozenset[int] = frozenset()
        """The shards that were taken last whose clicks another process answers until this one is connected."""

    async def claim(
        self,
        shards: Shards,
        wait: bool,
        migrate: Callable[[], Awaitable[object]],
        check: Callable[[], Awaitable[object]],
        pause: Callable[[], Awaitable[object]],
    ) -> None:
        """Take the shards, and migrate where no other process is there; with ``wait`` pause until some are free.

        Raises DatabaseInUse, DatabaseUnreachable.
        """
        self._own, self._locks.takes_over = shards.numbers, wait
        while True:
            try:
                async with self._in_words:
                    await self._locks.claim(shards, wait, migrate, check)
                    await self._locks.try_to_lead()
                    self.answered_elsewhere = await self._locks.leaving_shards() & self._locks.epochs.keys()
                    self.sessions.drop(self.answered_elsewhere, shards.count)
                    await self._locks.hide_wish(shards.numbers)
                    await self._locks.show_standby()
                break
            except DatabaseInUse:
                if not wait:
                    await self._locks.release()
                    raise
                await self._wait_visibly(shards.numbers)
            except BaseException:
                await self._locks.release()
                raise
            await pause()
        if self._locks.leads and shards.count > 1:
            _log.info("leading")
        self._waits = wait
        self._began = time.monotonic()
        if self.takes_over:
            # Who died together with the process that this one was waiting for has been missing since then.
            with suppress(StorageError):
                await self.take_over(only_look=True)
        self._heart = asyncio.create_task(self._beat(), name="signs of life")

    async def _wait_visibly(self, numbers: frozenset[int]) -> None:
        """Let others see what this process waits for, and note which shards are held: a process that dies may have had
        more of them than we wait for."""
        try:
            async with self._in_words:
                self._known_shards |= await self._locks.held_shards()
                await self._locks.show_wish(numbers)
        except StorageError:
            await self._locks.release()

    async def close(self) -> None:
        """Give no more signs of life and let all locks go."""
        self._is_closed = True
        await cancel_all((self._heart,))
        await self._locks.release()

    # Shards

    @property
    def shards(self) -> Shards:
        """The shards that this process has."""
        return self._locks.shards

    @property
    def sessions(self) -> SessionNotes:
        """The sessions at the gateway: what is noted of this process's, and those that it may resume."""
        return self._locks.sessions

    @property
    def takes_over(self) -> bool:
        """Whether this process takes the shards of others that die."""
        return self._waits and self._locks.count > 1

    async def take_over(self, *, only_look: bool = False) -> frozenset[int]:
        """Take the shards whose process has died or been silent; which those are. Call it every ``LOOKS_EVERY``.

        ``only_look``: take none now, but note since when they are missing. Raises StorageError.
        """
        others = frozenset(range(self._locks.count)) - self._locks.epochs.keys()
        if not self.takes_over or not others or self._lost_to is not None:
            return frozenset()
        async with self._asking, self._in_words:
            held_shards = await self._locks.held_shards()
            if others - held_shards - self._known_shards:
                # A process that ends may have had them between two looks only.
                self._known_shards |= await self._locks.leaving_shards()
            free = await self._locks.unwanted_shards(others - held_shards) if others - held_shards else frozenset[int]()
            ripe = self._give_up(others, held_shards, free)
            if only_look or not ripe:
                return frozenset()
            await self._locks.end_silent(ripe)
            shards = await self._locks.take(ripe)
            self.answered_elsewhere = await self._locks.leaving_shards() & shards
            self.sessions.drop(self.answered_elsewhere, self._locks.count)
        if shards:
            _log.info("taking_over", shards=str(Shards(shards, self._locks.count)))
        return shards

    async def hand_back(self) -> frozenset[int]:
        """Let shards of others go for which their process waits again; which those are. Raises StorageError."""
        foreign = frozenset(self._locks.epochs) - self._own
        if not self.takes_over or not foreign or self._lost_to is not None:
            return frozenset()
        async with self._asking, self._in_words:
            back = foreign & await self._locks.wanted_shards()
            await self._locks.give(back)
        if back:
            self._missing.update(dict.fromkeys(back, time.monotonic() + TAKES_BACK))
            _log.info("handing_back", shards=str(Shards(back, self._locks.count)))
        return back

    async def end_leaving(self, shards: frozenset[int]) -> None:
        """Show that this process answers no clicks of shards any more that it has let go. Raises StorageError."""
        await self._ask(lambda: self._locks.end_leaving(shards))

    async def hand_over(self) -> frozenset[int]:
        """Let all shards go before this process ends, where another one takes them; which those are. After this it
        takes none. Raises StorageError."""
        if not self._waits or self._lost_to is not None or self._is_closed or not self._locks.epochs:
            return frozenset()
        async with self._asking, self._in_words:
            if not await self._locks.has_standby():
                return frozenset()
            self._waits = self._locks.takes_over = False
            shards = frozenset(self._locks.epochs)
            await self._locks.give(shards)
        _log.info("handing_over", shards=str(Shards(shards, self._locks.count)))
        return shards

    def _give_up(self, others: frozenset[int], own: frozenset[int], free: frozenset[int]) -> frozenset[int]:
        """Those of the other shards that no one has had for long enough: of the ``free`` ones, at this look."""
        now = time.monotonic()
        if now - self._newest_look > LOOKED_LATELY:
            self._missing.clear()
        self._newest_look = now
        self._known_shards |= own
        self._missing = {number: self._missing.get(number, now) for number in others - own}
        return frozenset(
            number
            for number, since in self._missing.items()
            if now - since >= (0.0 if number in free else GIVES_WAY)
            and (number in self._known_shards or now - self._began >= STARTS_WITHIN)
        )

    # Leading

    @property
    def leads(self) -> bool:
        """Whether this process does what is done once for all shards."""
        return self._locks.leads and self._locks.are_fresh

    def when_leading(self, led: Callable[[], None]) -> None:
        """Call ``led`` when this process becomes the leader later on, because the one before has ended."""
        self._on_lead = led

    @asynccontextmanager
    async def alone_at_ledger(self) -> AsyncIterator[None]:
        """Wait until no other process repeats erasures; others wait until the end of the block. Raises StorageError."""
        while not await self._ask(lambda: self._locks.take_turn(LEDGER_KEY)):  # noqa: ASYNC110
            await asyncio.sleep(LOOKS_EVERY)
        try:
            yield
        finally:
            # A connection that was lost has let it go already.
            with suppress(StorageError):
                await self._ask(lambda: self._locks.end_turn(LEDGER_KEY))

    async def _ask(self, ask: Callable[[], Awaitable[T]]) -> T:
        async with self._asking, self._in_words:
            return await ask()

    # Signs of life

    async def check(self, connection: AsyncConnection) -> None:
        """Raises DatabaseInUse when another process has taken over: nothing may be written any more."""
        if self._lost_to is not None:
            raise self._lost_to
        try:
            await self._locks.check(connection)
        except DatabaseInUse as error:
            self._lose(error)
            raise

    async def keep(self) -> None:
        """Give a sign of life when the last one is old. Raises as ``_keep`` does."""
        if not self._locks.are_fresh:
            await self._keep()

    async def note_sessions(self) -> None:
        """Note the sessions now, instead of with the next sign of life. Raises as ``_keep`` does."""
        await self._keep()

    async def confirm(self) -> None:
        """The same, but not while the locks are taken again just now: the server answers before it is known whether
        they are free."""
        async with self._asking:
            if self._lost_to is not None:
                raise self._lost_to
        await self.keep()

    async def _beat(self) -> None:
        """Give a sign of life every few seconds."""
        while self._lost_to is None:
            await asyncio.sleep(BEAT)
            with suppress(StorageError):
                await self._keep()

    async def _keep(self) -> None:
        """Give a sign of life, or take the locks again when their connection was lost; lead where no one does.

        Raises DatabaseInUse when someone else has one of the shards by now, DatabaseUnreachable.
        """
        async with self._asking:
            if self._lost_to is not None:
                raise self._lost_to
            if self._is_closed:
                return
            try:
                async with self._in_words:
                    await self._locks.beat()
                    is_new = await self._locks.try_to_lead()
            except DatabaseInUse as error:
                self._lose(error)
                raise
        if is_new:
            _log.info("leading")
            self._on_lead()

    def _lose(self, error: DatabaseInUse) -> None:
        if self._lost_to is None:
            self._lost_to = error
            self._on_loss(error)
