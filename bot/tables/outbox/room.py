"""Room for the messages that are drawn and sent at once, beside which those that hang have room of their own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

HANGS_AFTER_S = 10.0
"""After this many seconds, drawing included, a try gives its place up: Discord seems not to answer it."""


class Room:
    """A number of places, and as many for what hangs.

    So requests that Discord does not answer hold up others for seconds, not until they are given up. There are never
    more than twice as many at once, for each may hold a picture.
    """

    def __init__(self, places: int) -> None:
        self._places = asyncio.Semaphore(places)
        self._aside = asyncio.Semaphore(places)

    @property
    def is_full(self) -> bool:
        """Whether a place has to be waited for."""
        return self._places.locked()

    @asynccontextmanager
    async def place(self) -> AsyncIterator[None]:
        """Wait for a place and hold it; after ``HANGS_AFTER_S`` one of those for what hangs, where one is free."""
        await self._places.acquire()
        aside = asyncio.create_task(self._move_aside(), name="dispatcher waits for what hangs")
        try:
            yield
        finally:
            if aside.done():
                self._aside.release()
            else:
                aside.cancel()
                self._places.release()

    async def _move_aside(self) -> None:
        await asyncio.sleep(HANGS_AFTER_S)
        await self._aside.acquire()
        self._places.release()
