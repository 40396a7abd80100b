"""Room for the messages that are drawn and sent at once, beside which those that hang have room of their own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

HANGS_AFTER_S = 10.0
"""After this many seconds, drawing included, a try gives its place up: Discord seems not to answer it."""


class Pace(NamedTuple):
    """How messages are sent. ``requests_a_second``: how many Discord takes, where they are many; else 0.
    ``longest_try_s``: how many seconds one try may take, drawing included; less where many hang."""

    requests_a_second: int = 0
    longest_try_s: float = 60.0


USUAL_PACE = Pace()


class Room:
    """A number of places, as many for what hangs, and half as many for the next try of what has hung.

    So requests that Discord does not answer hold up others for seconds, not until they are given up: where there are
    more than have room, the one that hangs for longest is given up for the next. There are never more than two and a
    half times as many at once, for each may hold a picture.
    """

    def __init__(self, places: int) -> None:
        self._places = asyncio.Semaphore(places)
        self._aside = asyncio.Semaphore(places)
        self._again = asyncio.Semaphore(max(1, places // 2))
        self._limits: dict[int, asyncio.Timeout] = {}
        """The time limits of the tries that have begun, by their keys."""
        self._hanging: dict[int, None] = {}
        """The keys of what hangs, in the order in which it began to."""

    def is_full(self, *, has_hung: bool = False) -> bool:
        """Whether a place has to be waited for."""
        return (self._again if has_hung else self._places).locked()

    @asynccontextmanager
    async def place(self, key: int, *, has_hung: bool = False) -> AsyncIterator[None]:
        """Wait for a place and hold it; after ``HANGS_AFTER_S`` one of those for what hangs. ``has_hung``: the try
        before has hung."""
        if has_hung:
            async with self._again:
                yield
            return
        await self._places.acquire()
        aside: asyncio.Task[None] | None = None

        def hang() -> None:
            nonlocal aside
            aside = asyncio.create_task(self._move_aside(key), name="dispatcher moves aside what hangs")

        hangs = asyncio.get_running_loop().call_later(HANGS_AFTER_S, hang)
        try:
            yield
        finally:
            hangs.cancel()
            self._hanging.pop(key, None)
            if aside is not None and aside.done():
                self._aside.release()
            else:
                if aside is not None:
                    aside.cancel()
                self._places.release()

    @asynccontextmanager
    async def time_limit(self, key: int, longest_s: float) -> AsyncIterator[None]:
        """Raises TimeoutError in a try that takes longer, or that hangs and is given up for another one."""
        async with asyncio.timeout(longest_s) as limit:
            self._limits[key] = limit
            try:
                yield
            finally:
                del self._limits[key]

    async def _move_aside(self, key: int) -> None:
        if self._aside.locked():
            self._give_up_longest()
        await self._aside.acquire()
        self._hanging[key] = None
        self._places.release()

    def _give_up_longest(self) -> None:
        key = next((key for key in self._hanging if key in self._limits), None)
        if key is not None:
            del self._hanging[key]
            self._limits[key].reschedule(asyncio.get_running_loop().time())
