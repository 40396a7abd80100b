"""Work that is done from time to time, and soon where something awakens it."""

from __future__ import annotations

import asyncio

from bot.runtime.periodic import PeriodicWork


async def test_what_comes_while_it_is_being_done_is_done_after_it() -> None:
    looks: list[str] = []
    waiting = ["first"]
    going, may_end = asyncio.Event(), asyncio.Event()

    async def look() -> None:
        names = [*waiting]
        going.set()
        await may_end.wait()
        looks.append(",".join(names))

    async def nothing() -> None:
        return

    work = PeriodicWork("look", nothing, 3_600, look)
    work.awaken()
    work.begin()
    work.awaken()
    await going.wait()
    waiting.append("second")
    for _ in range(3):
        work.awaken()
    may_end.set()
    for _ in range(10):
        await asyncio.sleep(0)
    assert looks == ["first", "first,second"], "once more, however often it was awoken"
    await work.close()
