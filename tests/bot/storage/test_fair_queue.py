"""The fair queue: servers take turns at the database."""

from __future__ import annotations

import asyncio

import pytest

from bot.storage.fair_queue import FairQueue, current_server


async def test_servers_take_turns() -> None:
    turns, served = FairQueue(1), []

    async def ask(server: int, name: str) -> None:
        current_server.set(server)
        async with turns:
            served.append(name)
            await asyncio.sleep(0)

    greedy = [asyncio.create_task(ask(1, f"greedy {number}")) for number in range(5)]
    await asyncio.sleep(0)
    others = [asyncio.create_task(ask(server, f"other {server}")) for server in (2, 3)]
    await asyncio.gather(*greedy, *others)
    assert served[:4] == ["greedy 0", "greedy 1", "other 2", "other 3"], "before the greedy one is served again"
    assert len(served) == 7


@pytest.mark.parametrize("given_first", [True, False])
async def test_a_task_that_gives_up_blocks_nobody(given_first: bool) -> None:
    turns = FairQueue(1)
    await turns.acquire()
    waiting = asyncio.create_task(turns.acquire())
    await asyncio.sleep(0)
    if given_first:
        turns.release()
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    if not given_first:
        turns.release()
    await asyncio.wait_for(turns.acquire(), 1)
    assert waiting.cancelled()
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(turns.acquire(), 0.05)


async def test_only_so_many_at_once() -> None:
    turns, there, most = FairQueue(3), 0, 0

    async def ask(server: int) -> None:
        nonlocal there, most
        current_server.set(server)
        async with turns:
            there += 1
            most = max(most, there)
            await asyncio.sleep(0)
            there -= 1

    await asyncio.gather(*(ask(number % 4) for number in range(50)))
    assert (there, most) == (0, 3)
