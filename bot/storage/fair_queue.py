"""A queue for the database in which servers take turns, so that a busy one does not make the others wait."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from contextvars import ContextVar
from heapq import heappop, heappush, heapreplace

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
        self._order: list[tuple[int, int, int | None]] = []
        """A heap of the servers that have a queue: when each was served last, and since when it waits."""
        self._last_turns: OrderedDict[int | None, int] = count_entries("served_servers", OrderedDict())
        self._count = 0
        self._waits = 0

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
        if server not in self._queues:
            self._queues[server] = deque()
            self._waits += 1
            heappush(self._order, (self._last_turns.get(server, 0), self._waits, server))
        self._queues[server].append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()
            raise

    def release(self) -> None:
        """Give a place back; the first caller of the server that was served longest ago takes it."""
        while self._order:
            last, since, server = self._order[0]
            turn = self._queues[server].popleft()
            is_wanted = not turn.done()
            if is_wanted:
                self._note(server)
            if self._queues[server]:
                heapreplace(self._order, (self._count if is_wanted else last, since, server))
            else:
                heappop(self._order)
                del self._queues[server]
            if is_wanted:
                turn.set_result(None)
                return
        self._free += 1

    def _note(self, server: int | None) -> None:
        self._count += 1
        self._last_turns[server] = self._count
        self._last_turns.move_to_end(server)
        if len(self._last_turns) > REMEMBERED:
            self._last_turns.popitem(last=False)
