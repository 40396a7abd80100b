"""A process of the real bot in virtual time: it starts on the database as it is, stops in good order, or dies anywhere.

All that a process shares with the world are its database and its requests; once it is dead, nothing of it gets there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextvars import ContextVar
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar
from weakref import WeakSet

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.client import Pantheon
from bot.configuration import Configuration
from bot.storage.address import read_address
from bot.storage.database import Database, _engine
from bot.storage.schema import metadata
from bot.tables.model.open_table import OpenTable
from rendering.picture import Picture
from tests.bot.simulation.plant import nothing
from tests.bot.simulation.wire import Answer, Request
from tests.bot.soak.virtual_time import VirtualClock

T = TypeVar("T")
PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de"
    "0000000c4944415408d763f8cfc00000030101001827a7580000000049454e44ae426082"
)
CRASH_POINTS = (
    "opening",
    "delivered",
    "acknowledged",
    "decided",
    "journal_written",
    "before_commit",
    "after_commit",
    "claimed",
    "drawing",
    "before_request",
    "carried_out",
    "posted",
    "before_settled",
    "settled",
)
"""Where a process can die: what has just happened, or is about to."""

current_process: ContextVar[BotProcess | None] = ContextVar(
    "the process that the running task belongs to", default=None
)

frozen_at: ContextVar[int] = ContextVar("when the running task stood still while its process died, or 0", default=0)


class ProcessDied(BaseException):
    """The process is dead: whatever of it still runs gets no further."""


class Sketches:
    """In the place of the studio."""

    async def draw(self, kind: str, scene: Any) -> Picture:
        reached("drawing")
        return Picture(PIXEL, f"A sketch of the {kind}.", 1, 1, f"{kind}.png")

    async def replay(self, *_: Any, **__: Any) -> Picture:
        return Picture(PIXEL, "A sketch of the replay.", 1, 1, "replay.gif")

    async def strip(self, *_: Any, **__: Any) -> Picture:
        return Picture(PIXEL, "A sketch of the strip.", 1, 1, "strip.png")

    def __getattr__(self, name: str) -> Any:
        return lambda *_, **__: None


class SimulatedBot(Pantheon):
    """The real bot, with sketches for pictures."""

    def new_studio(self) -> Any:
        return Sketches()


class LastingDatabase(Database):
    """A database in memory that outlives the processes. A dead process neither reads nor writes it."""

    pause: Callable[[], float] = staticmethod(lambda: 0.0)
    """How many seconds a transaction waits before it begins, and after it has ended."""
    note_change: Callable[[OpenTable | None, OpenTable], None] = staticmethod(lambda before, after: None)
    """Told of each change of a table at its commit."""
    within: Callable[[AsyncConnection, OpenTable | None, OpenTable], Awaitable[None]] = staticmethod(nothing)
    """Looks at each change of a table within its transaction."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.changes: list[tuple[OpenTable | None, OpenTable]] = []
        self.unsynced: list[tuple[OpenTable | None, OpenTable]] | None = None
        """The changes of a commit that is written and not yet synced."""

    def before_commit(self) -> None:
        """A transaction has done its work and is committed next."""

    def left(self) -> str:
        """A process has left the database as it is; what is counted of that."""
        return ""

    async def watch(self, connection: AsyncConnection, before: OpenTable | None, after: OpenTable) -> None:
        """Note a change within its transaction."""
        self.changes.append((before, after))
        await self.within(connection, before, after)

    @classmethod
    async def fresh(cls) -> LastingDatabase:
        """A new database, as all migrations together make it."""
        database = cls(address := read_address("sqlite://"), _engine(address))
        await database.write(lambda connection: connection.run_sync(metadata.create_all))
        return database

    async def _transact(self, work: Callable[[AsyncConnection], Awaitable[T]], *, writing: bool, short: bool) -> T:
        check_alive()
        if pause := self.pause():
            await asyncio.sleep(pause)

        async def watched(connection: AsyncConnection) -> T:
            check_alive()
            result = await work(connection)
            if writing:
                reached("before_commit")
                self.before_commit()
            return result

        try:
            result: T = await super()._transact(watched, writing=writing, short=short)
        except BaseException:
            self.changes.clear()
            raise
        finally:
            if writing and (process := current_process.get()) is not None:
                process.spend()
        if writing:
            changes, self.changes = self.changes, []
            self.unsynced = changes
            try:
                reached("half_written")
            finally:
                self.unsynced = None
            for before, after in changes:
                self.note_change(before, after)
            reached("after_commit")
        if pause := self.pause():
            await asyncio.sleep(pause)
        check_alive()
        return result

    async def close(self) -> None:
        """It stays open: another process uses it next."""

    async def close_for_good(self) -> None:
        """The world ends."""
        await super().close()


class BotProcess:
    """One life of the bot. ``exchange`` brings a request to Discord; ``doom`` says at which point it dies."""

    def __init__(
        self,
        database: LastingDatabase,
        folder: Path,
        clock: VirtualClock,
        exchange: Callable[[BotProcess, Request], Any],
    ) -> None:
        self.is_alive = True
        self.is_open = False
        self.doom: tuple[str, int] | None = None
        self.died: Callable[[], None] = lambda: None
        self._database = database
        self._folder = folder
        self._clock = clock
        self._exchange = exchange
        self._tasks: WeakSet[asyncio.Task[Any]] = WeakSet()
        self.freezes_at = 0
        """At which of the next changes of a table it stands still, 0 for at none."""
        self._thawed = asyncio.Event()
        self._has_one_more = False
        self.bot: SimulatedBot | None = None

    @property
    def the_bot(self) -> SimulatedBot:
        """The bot of this process."""
        assert self.bot is not None
        return self.bot

    async def start(self) -> None:
        """Everything up to the first session with Discord. Raises ProcessDied, and what the bot itself raises."""
        await self.own(self._start())

    async def _start(self) -> None:
        reached("opening")
        self.bot = bot = SimulatedBot(_configured(self._folder), self._clock)
        bot.shard_count = 1
        bot._connection.shard_count = 1
        bot._connection.shard_ids = [0]
        await bot.login("token")
        self.is_open = True

    async def send(self, request: Request) -> Answer:
        """What the client's session calls."""
        check_alive()
        answer: Answer = await self._exchange(self, request)
        check_alive()
        return answer

    def run(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin something within the process."""
        before = current_process.set(self)
        try:
            return asyncio.get_running_loop().create_task(work)
        finally:
            current_process.reset(before)

    async def own(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something within the process to its end. Raises ProcessDied."""
        task = self.run(work)
        await asyncio.wait([task])
        if task.cancelled():
            raise ProcessDied
        return task.result()

    def parse(self, event: str, data: Any) -> None:
        """An event comes from the gateway."""
        before = current_process.set(self)
        try:
            self.the_bot._connection.parsers[event](data)
        finally:
            current_process.reset(before)

    def dispatch(self, event: str, *args: Any) -> None:
        """discord.py itself tells something."""
        before = current_process.set(self)
        try:
            self.the_bot.dispatch(event, *args)
        finally:
            current_process.reset(before)

    def adopt(self, task: asyncio.Task[Any]) -> None:
        """A task was made within the process."""
        self._tasks.add(task)

    def die(self, *, but: asyncio.Task[Any] | None = None) -> None:
        """The process is gone, wherever it was."""
        if not self.is_alive:
            return
        self.is_alive = self.is_open = False
        self._cancel_tasks(but)
        self.died()

    def _cancel_tasks(self, but: asyncio.Task[Any] | None = None) -> None:
        """End all tasks. Those in which SQLAlchemy gives a connection back go on: a lost one takes the database in
        memory with it, where one on a disk would only be rolled back."""
        for task in list(self._tasks):
            if task is not but and getattr(task.get_coro(), "__qualname__", "") != AsyncConnection.close.__qualname__:
                task.cancel()

    async def stop(self) -> None:
        """The process is told to stop, and does so in good order."""
        if self.is_alive and self.is_open:
            self.is_open = False
            await self.own(self.the_bot.close())
            self.is_alive = False
            self._cancel_tasks()

    def reach(self, point: str) -> None:
        """A point was reached: perhaps the one at which this process dies."""
        if self.doom is not None and self.doom[0] == point:
            self.doom = (point, self.doom[1] - 1)
            if self.doom[1] <= 0:
                self.die(but=asyncio.current_task())
                raise ProcessDied(point)

    # A process that stands still, loses its place to another one, and wakes up for one more transaction

    async def perhaps_freeze(self) -> None:
        """Perhaps stand still here until ``thaw``; all else of the process is gone."""
        if self.freezes_at:
            self.freezes_at -= 1
            if not self.freezes_at:
                self.die(but=asyncio.current_task())
                frozen_at.set(self._clock.true())
                await self._thawed.wait()

    def thaw(self) -> None:
        """Let the task that stands still go on, to the end of its transaction."""
        self._has_one_more = True
        self._thawed.set()

    def spend(self) -> None:
        """A transaction has ended."""
        if not self.is_alive:
            self._has_one_more = False

    def may_act(self) -> bool:
        """Whether the running task may still do something."""
        return self.is_alive or (self._has_one_more and frozen_at.get() > 0)


@lru_cache(maxsize=1)
def _configured(folder: Path) -> Configuration:
    """How each process with this folder is configured."""
    return Configuration(
        _env_file=None,
        database_url="sqlite:////simulated",
        data=folder,
        discord_token=None,
        # A process of its own knows neither the world's time nor the game that is played in it.
        drawing_processes=0,
    )


def check_alive() -> None:
    """Raises ProcessDied in what is left of a dead process."""
    process = current_process.get()
    if process is not None and not process.may_act():
        raise ProcessDied


def reached(point: str) -> None:
    """Tell the process of the running task that it has come to a point. Raises ProcessDied."""
    process = current_process.get()
    if process is not None:
        process.reach(point)


def adopting(loop: asyncio.AbstractEventLoop) -> None:
    """Let every task of a loop belong to the process in which it is made."""

    def factory(loop: asyncio.AbstractEventLoop, work: Any, **more: Any) -> asyncio.Task[Any]:
        task = asyncio.Task(work, loop=loop, **more)
        process = (more.get("context") or {}).get(current_process) or current_process.get()
        if process is not None:
            process.adopt(task)
        return task

    loop.set_task_factory(factory)
