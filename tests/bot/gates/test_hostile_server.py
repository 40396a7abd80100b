"""One server floods the bot: people elsewhere do not notice (docs/faults.md, G8). Time is virtual, the load is not."""

from __future__ import annotations

import asyncio
import random
import selectors
from collections.abc import Coroutine
from typing import Any

from bot.runtime.rate_limits import SERVER_BURST, SERVER_RATE, Flood
from bot.storage.fair_queue import FairQueue, current_server

MOVE = 0.0025
"""How long one transaction takes, in seconds: what ``pantheon bench moves`` measures."""
SECONDS = 12
CLICKS = 50
HOSTILE_CLICKS = 500
HOSTILE = 666


class VirtualSelector(selectors.DefaultSelector):
    """Never waits: it turns the loop's clock on instead."""

    time = 0.0

    def select(self, timeout: float | None = None) -> Any:
        self.time += timeout or 0.0
        return super().select(0)


def in_virtual_time(work: Coroutine[Any, Any, list[float]]) -> list[float]:
    selector = VirtualSelector()
    loop = asyncio.SelectorEventLoop(selector)
    loop.time = lambda: selector.time  # type: ignore[method-assign]
    try:
        return loop.run_until_complete(work)
    finally:
        loop.close()


async def waited(hostile: bool, seed: int) -> list[float]:
    """How long each click of the other servers took."""
    loop = asyncio.get_running_loop()
    flood, database, chance = Flood(loop.time), FairQueue(1), random.Random(seed)
    refused: list[int] = []
    worked: list[int] = []

    async def click(person: int, server: int) -> float:
        began = loop.time()
        if not flood.allows(person, server):
            refused.append(server)
            return 0.0
        worked.append(server)
        current_server.set(server)
        async with database:
            await asyncio.sleep(MOVE)
        return loop.time() - began

    async def crowd(rate: int, people: range, servers: range) -> list[float]:
        clicks = []
        for _ in range(rate * SECONDS):
            await asyncio.sleep(chance.expovariate(rate))
            clicks.append(asyncio.create_task(click(chance.choice(people), chance.choice(servers))))
        return list(await asyncio.gather(*clicks))

    friends = crowd(CLICKS, range(1_000, 1_200), range(1, 101))
    if not hostile:
        return await friends
    foes = crowd(HOSTILE_CLICKS, range(9_000, 9_500), range(HOSTILE, HOSTILE + 1))
    times, _ = await asyncio.gather(friends, foes)
    assert set(refused) == {HOSTILE}
    assert worked.count(HOSTILE) <= SERVER_BURST + SERVER_RATE * (SECONDS + 1)
    return times


def percentile(times: list[float], percent: int) -> float:
    return sorted(times)[len(times) * percent // 100]


def test_one_hostile_server_slows_nobody_else_down() -> None:
    seeds = range(5)
    alone, beside = (
        [time for seed in seeds for time in in_virtual_time(waited(hostile, seed))] for hostile in (False, True)
    )
    assert percentile(beside, 50) <= 1.2 * percentile(alone, 50)
    assert percentile(beside, 99) <= 1.2 * percentile(alone, 99)
    assert max(beside) <= 1.5 * max(alone)
    print(f"p99 {1e3 * percentile(alone, 99):.2f} → {1e3 * percentile(beside, 99):.2f} ms, max {1e3 * max(beside):.1f}")
