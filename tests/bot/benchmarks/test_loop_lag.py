"""The measure of how long work blocks the event loop."""

from __future__ import annotations

import asyncio
import time

from bot.benchmarks.loop_lag import measure_lag


async def busy(seconds: float) -> str:
    until = time.thread_time() + seconds
    await asyncio.sleep(0.01)
    while time.thread_time() < until:
        pass
    await asyncio.sleep(0.01)
    return "done"


async def test_work_on_the_loop_counts_as_a_stall_and_waiting_does_not() -> None:
    done, stall = await measure_lag(busy(0.2))
    assert done == "done"
    assert 0.15 <= stall < 10
    _, waiting = await measure_lag(asyncio.sleep(0.3, "done"))
    assert waiting < 0.15
