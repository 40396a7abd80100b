"""Samples for how long the event loop is kept from its next turn."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable

PAUSE_S = 0.001


async def worst_lag_s(work: Awaitable[object]) -> float:
    """The longest processor time of this process during which the event loop was blocked while the work was done.

    Work of other processes does not count: the machine may be busy.
    """
    doing = asyncio.ensure_future(work)
    worst, last, worked = 0.0, time.perf_counter(), time.process_time()
    while not doing.done():
        await asyncio.sleep(PAUSE_S)
        now, work_s = time.perf_counter(), time.process_time()
        worst = max(worst, min(now - last - PAUSE_S, work_s - worked))
        last, worked = now, work_s
    await doing
    return worst
