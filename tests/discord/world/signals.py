"""Time, ids, and waiting for what changes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TypeVar

T = TypeVar("T")

EPOCH_MS = 1420070400000


def now() -> datetime:
    return datetime.now(UTC)


def iso(moment: datetime | None = None) -> str:
    return (moment or now()).isoformat(timespec="microseconds")


class Snowflakes:
    """Unique, increasing, carrying the time like Discord's."""

    def __init__(self) -> None:
        self._last = 0
        self._step = 0

    def __call__(self) -> int:
        ms = int(time.time() * 1000) - EPOCH_MS
        if ms <= self._last:
            ms = self._last
            self._step += 1
            if self._step > 4095:
                ms += 1
                self._step = 0
        else:
            self._step = 0
        self._last = ms
        return (ms << 22) | (1 << 17) | self._step


class Signal:
    """Wake everyone who waits for a condition on changing state."""

    def __init__(self) -> None:
        self._waiters: set[asyncio.Future[None]] = set()

    def fire(self) -> None:
        waiters, self._waiters = self._waiters, set()
        for w in waiters:
            if not w.done():
                w.set_result(None)

    async def wait(self, condition: Callable[[], T | None], within_s: float) -> T:
        """The first true value of condition(), or TimeoutError."""
        deadline = time.monotonic() + within_s
        while True:
            value = condition()
            if value:
                return value
            left = deadline - time.monotonic()
            if left <= 0:
                raise TimeoutError
            future = asyncio.get_running_loop().create_future()
            self._waiters.add(future)
            try:
                await asyncio.wait_for(future, left)
            except TimeoutError:
                value = condition()
                if value:
                    return value
                raise
            finally:
                self._waiters.discard(future)
