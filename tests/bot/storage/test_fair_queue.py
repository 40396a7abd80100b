"""The fair queue: servers take turns at the database."""

from __future__ import annotations

import asyncio
import gc
import random
import sys

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


async def test_whoever_was_served_longest_ago_is_next_among_many() -> None:
    chance, turns, order = random.Random(5), FairQueue(1), list[int]()
    last, since, waiting = dict[int, int](), dict[int, int](), dict[int, list[asyncio.Task[None]]]()

    async def wait(server: int) -> None:
        current_server.set(server)
        await turns.acquire()
        order.append(server)

    await turns.acquire()
    for step in range(1, 2_000):
        if chance.random() < 0.55 or not waiting:
            server = chance.randrange(60)
            if server not in waiting:
                since[server] = step
            waiting.setdefault(server, []).append(asyncio.create_task(wait(server)))
            await asyncio.sleep(0)
            continue
        if chance.random() < 0.2:
            tasks = chance.choice([each for each in waiting.values() if len(each) > 1] or [[]])
            for task in tasks[1:]:
                task.cancel()
            await asyncio.gather(*tasks[1:], return_exceptions=True)
            del tasks[1:]
        expected = min(waiting, key=lambda server: (last.get(server, 0), since[server]))
        turns.release()
        await asyncio.sleep(0)
        assert order[-1] == expected
        last[expected] = step
        waiting[expected].pop(0)
        if not waiting[expected]:
            del waiting[expected]
    assert len(set(order)) == 60


async def test_giving_a_place_back_takes_as_much_whatever_waits() -> None:
    assert await calls_of_release(3_000) == await calls_of_release(3)


async def calls_of_release(servers: int) -> int:
    """How many functions are called to give a place back while so many servers wait."""
    turns, calls = FairQueue(1), 0

    async def wait(server: int) -> None:
        current_server.set(server)
        await turns.acquire()

    def count(_: object, event: str, __: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    await turns.acquire()
    tasks = [asyncio.create_task(wait(server)) for server in range(servers)]
    await asyncio.sleep(0)
    before = sys.getprofile()
    # A look for garbage calls what others have asked it to.
    gc.disable()
    sys.setprofile(count)
    turns.release()
    sys.setprofile(before)
    gc.enable()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return calls
