"""A queue for the database in which servers take turns, so that a busy one does not make the others wait."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from contextvars import ContextVar

from bot.runtime.sizes import count_entries

current_server: ContextVar[int | None] = ContextVar("current_server", default=None)
"""The server for which the database is used; tasks inherit it."""

REMEMBERED = 1_000
"""For how many servers the time of the last service is kept."""


class FairQueue:
    """A number of places. A caller waits in the queue of its server, and the queues are served in turn."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._queues: dict[int | None, deque[asyncio.Future[None]]] = {}
        self._served: OrderedDict[int | None, int] = count_entries("served_servers", OrderedDict())
        self._count = 0

    async def __aenter__(self) -> None:
        """Wait for a place and hold it inside the context."""
        await self.acquire()

    async def __aexit__(self, *_: object) -> None:
        self.release()

    async def acquire(self) -> None:
        """Wait for a place. Each must be given back by ``release``."""
        server = current_server.get()
        if self._free and not self._queues:
            self._free -= 1
            self._note(server)
            return
        turn = asyncio.get_running_loop().create_future()
        self._queues.setdefault(server, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()
            raise

    def release(self) -> None:
        """Give a place back; the first caller of the server that was served longest ago takes it."""
        while self._queues:
            server = min(self._queues, key=lambda server: self._served.get(server, 0))
            turn = self._queues[server].popleft()
            if not self._queues[server]:
                del self._queues[server]
            if not turn.done():
                self._note(server)
                turn.set_result(None)
                return
        self._free += 1

    def _note(self, server: int | None) -> None:
        self._count += 1
        self._served[server] = self._count
        self._served.move_to_end(server)
        if len(self._served) > REMEMBERED:
            self._served.popitem(last=False)
