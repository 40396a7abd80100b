"""Those who watch a match: each new board is written once, and goes to all of them.

What is sent goes to the transports directly, one frame for all watchers of a language. A browser that does not read
gets nothing more, and is hung up on when it has not read for a while.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

import structlog

from bot.processes.job_queue import PoolBusy
from bot.runtime import metrics
from bot.runtime.tasks import cancel_all
from bot.tables.model.refusals import Refusal

_log = structlog.stdlib.get_logger("pantheon.web")

MOST_WATCHERS = 2_000
"""How many pages may get new boards at once."""
BEATS_S = 25.0
"""After how many seconds a sign of life follows the one before; proxies close what is silent for a minute."""
PAUSE_S = 1.0
"""How many seconds lie between two boards of a match at least."""
TOGETHER, APART_S = 20, 0.04
"""To how many a board is sent at once, and how many seconds later it is sent to the next: nothing else waits long."""
UNREAD_BYTES = 32_000
"""How much may be unread when something is sent; else it is left out."""
PATIENCE = 3
"""After how many signs of life that are left out a browser is hung up on."""
RETRY_MS = 5_000
"""After how many milliseconds a browser comes back that has lost the connection."""
GONE = "event: gone\ndata:\n\n"


class BoardEvent(NamedTuple):
    """What is shown of a match: its version, and the content of its page in a language."""

    version: str
    content: str


Show = Callable[[str, str], Awaitable[BoardEvent]]
"""Gives what is shown of the match of a link (its secret) in a language now. Raises Refusal, and PoolBusy."""


@dataclass(eq=False)
class Watcher:
    """A page that is open. ``write`` sends bytes, ``unread`` says how many were not read yet, ``end`` hangs up."""

    language: str
    seen: str
    write: Callable[[bytes], object]
    unread: Callable[[], int]
    end: Callable[[], object]
    left_out: int = 0

    def send(self, frame: bytes) -> bool:
        """Send a frame, unless too much is unread; whether it was sent."""
        if self.unread() > UNREAD_BYTES:
            return False
        self.write(frame)
        return True


@dataclass(eq=False)
class Group:
    """Those who watch the same match. ``changed`` is set while there may be something new."""

    secret: str
    table: int
    watchers: set[Watcher] = field(default_factory=set)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None


class Watchers:
    """Sends new boards to those who watch, and hangs up on them when their link leads nowhere any more."""

    def __init__(self, show: Show) -> None:
        self._show = show
        self._groups: dict[str, Group] = {}
        self._beating: asyncio.Task[None] | None = None

    @property
    def count(self) -> int:
        """How many pages get new boards now."""
        return sum(len(group.watchers) for group in self._groups.values())

    @property
    def is_full(self) -> bool:
        """Whether no more are taken."""
        return self.count >= MOST_WATCHERS

    def begin(self) -> None:
        """Send signs of life from now on."""
        self._beating = asyncio.create_task(self._beat(), name="signs of life")

    async def close(self) -> None:
        """Hang up on everyone; their browsers come back after a restart."""
        await cancel_all((self._beating, *(group.task for group in self._groups.values())))
        for group in self._groups.values():
            for watcher in group.watchers:
                watcher.end()
        self._groups.clear()

    def add(self, secret: str, table: int, watcher: Watcher) -> None:
        """Let a page get new boards of the match of a link, and at once what it has not seen."""
        group = self._groups.get(secret)
        if group is None:
            group = self._groups[secret] = Group(secret, table)
            group.task = asyncio.create_task(self._follow(group), name="show a match")
        group.watchers.add(watcher)
        group.changed.set()
        metrics.WEB_WATCHERS.set(self.count)

    def remove(self, secret: str, watcher: Watcher) -> None:
        """A page was closed."""
        group = self._groups.get(secret)
        if group is None:
            return
        group.watchers.discard(watcher)
        if not group.watchers:
            del self._groups[secret]
            if group.task is not None:
                group.task.cancel()
        metrics.WEB_WATCHERS.set(self.count)

    def note_changed(self, table: int | None) -> None:
        """A table has changed; None: any may have, or may not be shown any more."""
        for group in self._groups.values():
            if table is None or group.table == table:
                group.changed.set()

    async def _follow(self, group: Group) -> None:
        while True:
            await group.changed.wait()
            group.changed.clear()
            try:
                await self._send_newest(group)
            except PoolBusy:
                group.changed.set()
            except Refusal as refusal:
                if refusal.key == "no_table":
                    self._end(group)
                    return
            except Exception as error:
                _log.error("watchers_not_served", exc_info=error)
            await asyncio.sleep(PAUSE_S)

    async def _send_newest(self, group: Group) -> None:
        """Send what there is to those who have not seen it. Raises Refusal, and PoolBusy."""
        for language in sorted({watcher.language for watcher in group.watchers}):
            board = await self._show(group.secret, language)
            lacking = [each for each in group.watchers if each.language == language and each.seen != board.version]
            frame = chunk_of(event_of("page", board.version, board.content))
            for number, watcher in enumerate(lacking, start=1):
                # Who leaves meanwhile is sent nothing.
                if watcher in group.watchers and watcher.send(frame):
                    watcher.seen = board.version
                if number % TOGETHER == 0:
                    await asyncio.sleep(APART_S)
            metrics.WEB_EVENTS.inc(len(lacking))

    def _end(self, group: Group) -> None:
        """Tell everyone that there is nothing to see any more, and hang up."""
        self._groups.pop(group.secret, None)
        for watcher in group.watchers:
            watcher.send(chunk_of(GONE))
            watcher.end()
        metrics.WEB_WATCHERS.set(self.count)

    async def _beat(self) -> None:
        frame = chunk_of(":\n\n")
        while True:
            await asyncio.sleep(BEATS_S)
            for group in list(self._groups.values()):
                # What was left out is sent now, and a link that leads nowhere is found also where no one has said so.
                group.changed.set()
                await self._give_signs(group.watchers, frame)

    async def _give_signs(self, watchers: Iterable[Watcher], frame: bytes) -> None:
        for number, watcher in enumerate(list(watchers), start=1):
            watcher.left_out = watcher.left_out + 1 if watcher.unread() else 0
            if watcher.left_out >= PATIENCE:
                watcher.end()
            elif not watcher.left_out:
                watcher.write(frame)
            if number % TOGETHER == 0:
                await asyncio.sleep(APART_S)


def event_of(name: str, id: str, content: str) -> str:
    """A server-sent event."""
    lines = "".join(f"data: {line}\n" for line in content.splitlines())
    return f"event: {name}\nid: {id}\n{lines}\n"


def chunk_of(text: str) -> bytes:
    """A text as a chunk of an answer whose length is not known."""
    data = text.encode()
    return b"%x\r\n%b\r\n" % (len(data), data)
