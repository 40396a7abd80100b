"""An event loop in which time does not pass but jumps: to the next moment for which something waits."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import pytest

from bot import server_departures
from bot.runtime.clock import HOUR, MINUTE, SECOND
from bot.runtime.periodic import PeriodicWork
from bot.storage.address import read_address
from bot.storage.database import Database, _engine
from bot.storage.schema import metadata
from bot.tables.time import outages, retention, scheduler
from tests.bot.storage.unthreaded import InTheLoop, database_without_thread

T = TypeVar("T")
BEGINNING = 1_800_000_000_000
DISCORD_EPOCH = 1_420_070_400_000
"""From when on the ids that Discord gives count milliseconds."""
"""When virtual time begins, in milliseconds since 1970 UTC."""


class JumpingSelector(selectors.DefaultSelector):  # type: ignore[misc, valid-type]
    """Instead of waiting for a time it lets it have passed."""

    def __init__(self) -> None:
        super().__init__()
        self.passed = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise RuntimeError("everything waits, and for nothing")
        self.passed += max(0.0, timeout)
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """The loop. What goes to threads elsewhere is done at once here."""

    def __init__(self) -> None:
        self.jumping = JumpingSelector()
        super().__init__(self.jumping)

    def time(self) -> float:
        return self.jumping.passed

    def run_in_executor(self, executor: Any, work: Callable[..., T], *args: Any) -> asyncio.Future[T]:  # type: ignore[override]
        done: asyncio.Future[T] = self.create_future()
        done.set_result(work(*args))
        return done


class VirtualClock:
    """The clock on the wall of a virtual loop. It can be set wrong."""

    def __init__(self, loop: VirtualLoop) -> None:
        self._loop = loop
        self.wrong = 0

    def true(self) -> int:
        """What time it really is, in milliseconds since 1970 UTC."""
        return BEGINNING + round(self._loop.time() * 1_000)

    def now(self) -> int:
        return self.true() + self.wrong


def slow_down(patch: pytest.MonkeyPatch) -> None:
    """A slower pulse than in life, and rare looks for strangers, rounds, drills, days and blocked servers, of which
    there are none here: they cost most of the time of a month."""
    for module in (outages, scheduler):
        patch.setattr(module, "PULSE", 30 * MINUTE)
    patch.setattr(retention, "LOOKS_EVERY", 2 * HOUR / SECOND)
    patch.setattr(server_departures, "AGAIN_S", 6 * HOUR / SECOND)
    begin = PeriodicWork.__init__

    def begin_rarely(self: PeriodicWork, name: str, work: Any, interval_s: float, soon: Any = None) -> None:
        begin(self, name, work, max(interval_s, 6 * HOUR / SECOND), soon)

    patch.setattr(PeriodicWork, "__init__", begin_rarely)


class AtOnce(InTheLoop):
    """In the place of a driver's thread and its queue: what is put into it is done and told at once."""

    def put_nowait(self, task: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        future, work = task
        assert future is not None
        try:
            future.set_result(work())
        except BaseException as error:
            future.set_exception(error)


class WatchedDatabase(Database):
    """A database that tells when something was written."""

    written: Callable[[], None] = staticmethod(lambda: None)

    @classmethod
    async def fresh(cls) -> WatchedDatabase:
        """A new database in memory, as all migrations together make it."""
        address = read_address("sqlite://")
        database = cls(address, _engine(address, "virtual time"))
        await database.write(lambda connection: connection.run_sync(metadata.create_all))
        return database

    async def write(self, work: Callable[..., Awaitable[T]], *, short: bool = False) -> T:
        result: T = await super().write(work, short=short)
        self.written()
        return result


def run(work: Callable[[VirtualLoop], Coroutine[Any, Any, T]]) -> T:
    """Run to the end in virtual time."""
    loop = VirtualLoop()
    try:
        with database_without_thread(AtOnce):
            return loop.run_until_complete(work(loop))
    finally:
        for task in asyncio.all_tasks(loop):
            task.cancel()
        loop.run_until_complete(asyncio.sleep(0))
        loop.close()
