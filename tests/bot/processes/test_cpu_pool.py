"""Callers take turns in the pool: one with much work does not delay the others."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextvars import ContextVar
from time import perf_counter

import pytest

from bot.processes.cpu_pool import GIVES_WAY, Pool, give_way
from bot.processes.job_queue import EXPECTED, Job, PoolBusy, Queue

who: ContextVar[str] = ContextVar("who", default="nobody")


def pool(workers: int = 1, **more: tuple[int, int]) -> Pool:
    return Pool(workers, who.get, **more)


def submit_work(cpu_pool: Pool, caller: str, work: Callable[[], str], *, long: bool = False) -> asyncio.Task[str]:
    async def run() -> str:
        who.set(caller)
        return await cpu_pool.run(work, long=long)

    return asyncio.create_task(run())


class Gate:
    """Work that waits until it may go on, and notes in which order it began."""

    def __init__(self) -> None:
        self.open = threading.Event()
        self.order: list[str] = []

    def work(self, name: str) -> Callable[[], str]:
        def work() -> str:
            self.order.append(name)
            assert self.open.wait(10)
            return name

        return work


async def test_a_server_that_asks_for_much_waits_for_itself() -> None:
    """Thirty pieces of one server's work wait: the first of every other comes after one more of them at most."""
    gate, cpu_pool = Gate(), pool()
    hostile = [submit_work(cpu_pool, "hostile", gate.work("hostile")) for _ in range(30)]
    await asyncio.sleep(0)
    friends = [submit_work(cpu_pool, name, gate.work(name)) for name in ("ann", "bo", "cy")]
    await asyncio.sleep(0)
    gate.open.set()
    await asyncio.gather(*hostile, *friends)
    assert set(gate.order[1:5]) >= {"ann", "bo", "cy"}
    cpu_pool.close()


async def test_turns_are_counted_in_time_not_in_pieces() -> None:
    """Work of one caller takes ten times as long: the other is served ten times for it."""
    queue = Queue(100, 100)
    for caller in ("dear", "cheap") * 40:
        queue.enter(Job(str, caller, False))
    served = []
    for _ in range(33):
        job = queue.next()
        assert job is not None
        served.append(job.caller)
        queue.charge(job.caller, (1.0 if job.caller == "dear" else 0.1) - EXPECTED)
    assert served.count("dear") == 3


async def test_who_was_away_has_saved_nothing() -> None:
    queue = Queue(100, 100)
    for _ in range(20):
        queue.enter(Job(str, "busy", False))
        assert queue.next() is not None
        queue.charge("busy", 1.0)
    for _ in range(4):
        queue.enter(Job(str, "back", False))
        queue.enter(Job(str, "busy", False))
    order = []
    while (job := queue.next()) is not None:
        order.append(job.caller)
        queue.charge(job.caller, 1.0)
    ahead = [order[:end].count("back") - order[:end].count("busy") for end in range(1, 9)]
    assert max(map(abs, ahead)) <= 2


async def test_one_caller_never_has_every_thread() -> None:
    gate, cpu_pool = Gate(), pool(2)
    hostile = [submit_work(cpu_pool, "hostile", gate.work("hostile")) for _ in range(5)]
    await asyncio.sleep(0)
    assert await asyncio.wait_for(submit_work(cpu_pool, "friend", lambda: "board"), 5) == "board"
    assert gate.order == ["hostile"]
    gate.open.set()
    await asyncio.gather(*hostile)
    cpu_pool.close()


async def test_long_work_leaves_a_thread_to_short_work() -> None:
    gate, cpu_pool = Gate(), pool(2)
    films = [submit_work(cpu_pool, f"server {number}", gate.work("film"), long=True) for number in range(5)]
    await asyncio.sleep(0)
    assert await asyncio.wait_for(submit_work(cpu_pool, "friend", lambda: "board"), 5) == "board"
    assert gate.order == ["film"]
    gate.open.set()
    await asyncio.gather(*films)
    cpu_pool.close()


async def test_long_work_gives_way_to_short_work_but_not_for_ever() -> None:
    gate, cpu_pool = Gate(), pool(2)
    frames: list[float] = []
    began = threading.Event()

    def film() -> str:
        for _ in range(3):
            began.set()
            give_way()
            frames.append(perf_counter())
        return "film"

    board = submit_work(cpu_pool, "friend", gate.work("board"))
    await asyncio.sleep(0)
    start = perf_counter()
    task = submit_work(cpu_pool, "hostile", film, long=True)
    await asyncio.to_thread(began.wait, 5)
    assert frames == [], "a board is being drawn: the film waits"
    assert await task == "film", "though a board takes very long"
    assert frames[0] - start >= GIVES_WAY * 0.9
    gate.open.set()
    await board
    start = perf_counter()
    assert await submit_work(cpu_pool, "hostile", film, long=True) == "film"
    assert perf_counter() - start < GIVES_WAY
    give_way()
    cpu_pool.close()


async def test_queues_are_bounded_for_each_and_for_all() -> None:
    gate, cpu_pool = Gate(), pool(short=(2, 4))
    tasks = [submit_work(cpu_pool, "one", gate.work("one")) for _ in range(4)]
    await asyncio.sleep(0)
    tasks += [submit_work(cpu_pool, caller, gate.work(caller)) for caller in ("two", "three", "four")]
    await asyncio.sleep(0)
    gate.open.set()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    busy = [isinstance(result, PoolBusy) for result in results]
    assert busy == [False, False, False, True, False, False, True]
    assert await cpu_pool.run(lambda: "again") == "again"
    cpu_pool.close()


async def test_what_nobody_waits_for_any_more_is_not_done() -> None:
    gate, cpu_pool = Gate(), pool()
    running, waiting = (submit_work(cpu_pool, name, gate.work(name)) for name in ("runs", "waits"))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.sleep(0)
    gate.open.set()
    assert await running == "runs"
    assert await cpu_pool.run(lambda: "next") == "next"
    assert gate.order == ["runs"]
    cpu_pool.close()


async def test_errors_reach_the_caller_and_the_pool_lives_on() -> None:
    cpu_pool = pool()
    with pytest.raises(ZeroDivisionError):
        await cpu_pool.run(lambda: 1 // 0)
    assert await cpu_pool.run(lambda: 1) == 1
    cpu_pool.close()


async def test_a_closed_pool_drops_what_waits() -> None:
    gate, cpu_pool = Gate(), pool()
    running, waiting = (submit_work(cpu_pool, "one", gate.work(name)) for name in ("runs", "waits"))
    await asyncio.sleep(0)
    cpu_pool.close()
    cpu_pool.close()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    with pytest.raises(PoolBusy):
        await cpu_pool.run(lambda: 1)
    gate.open.set()
    assert await running == "runs"
