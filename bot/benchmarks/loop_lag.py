"""Samples for how long the event loop is kept from its next turn."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from typing import TypeVar

T = TypeVar("T")
PAUSE_S = 0.001


async def measure_lag(work: Awaitable[T]) -> tuple[T, float]:
    """What comes of the work, and the longest processor time of this process, in seconds, during which the event loop
    was blocked meanwhile. Work of other processes does not count: the machine may be busy."""
    doing = asyncio.ensure_future(work)
    worst, last, last_work_s = 0.0, time.perf_counter(), time.process_time()
    while not doing.done():
        await asyncio.sleep(PAUSE_S)
        now, work_s = time.perf_counter(), time.process_time()
        worst = max(worst, min(now - last - PAUSE_S, work_s - last_work_s))
        last, last_work_s = now, work_s
    return doing.result(), worst
