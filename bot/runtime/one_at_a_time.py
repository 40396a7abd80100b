"""Long work that is done one after the other, so that it never takes more than one place of those that serve people."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

MOST = 4
"""How much work may be done or wait at the same time."""


class Crowded(Exception):
    """So much waits already that nothing more is taken."""


class OneAtATime:
    """Work takes turns; of ``most`` pieces all but one wait."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._turn_count = 0
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait until it is the caller's turn, and keep others waiting meanwhile. Raises Crowded."""
        if self._turn_count >= self._most:
            raise Crowded
        self._turn_count += 1
        try:
            async with self._lock:
                yield
        finally:
            self._turn_count -= 1
