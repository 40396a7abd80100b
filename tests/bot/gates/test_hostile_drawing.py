"""One server floods the bot with replays and steps: boards elsewhere wait for one picture more at most.

Time is virtual, the load is not: what the flood limit lets through of a hostile server takes as long as it does on a
small machine, and so do the others' boards.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

from bot.processes.cpu_pool import Done, Pool
from bot.processes.job_queue import PoolBusy
from bot.runtime.rate_limits import Flood
from bot.storage.fair_queue import current_server
from tests.bot.gates.test_hostile_server import VirtualSelector, percentile

BOARD, STEP, FILM = 0.040, 0.020, 3.0
"""How long a board, the way to a step and an animation take, in seconds."""
SECONDS = 30
BOARDS = 8
"""How many boards the other servers ask for in a second."""
HOSTILE = 666


class Work:
    """Work that takes so long in virtual time."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def __call__(self) -> float:
        return self.seconds


class PatientLoop(asyncio.SelectorEventLoop):
    """A loop whose threads take virtual time."""

    def __init__(self) -> None:
        self.selector = VirtualSelector()
        super().__init__(self.selector)

    def time(self) -> float:
        return self.selector.time

    def run_in_executor(self, executor: Any, run: Callable[..., Done], *args: Any) -> asyncio.Future[Done]:  # type: ignore[override]
        work, is_long = args

        async def working() -> Done:
            await asyncio.sleep(work.seconds)
            return replace(run(work, is_long), seconds=work.seconds)

        return self.create_task(working())


def in_virtual_time(work: Coroutine[Any, Any, list[float]]) -> list[float]:
    loop = PatientLoop()
    try:
        return loop.run_until_complete(work)
    finally:
        loop.close()


async def waited(hostile: bool, seed: int) -> list[float]:
    """How long each board of the other servers took."""
    loop = asyncio.get_running_loop()
    pool, flood, chance = Pool(caller=current_server.get), Flood(loop.time), random.Random(seed)

    async def board(server: int) -> float:
        current_server.set(server)
        began = loop.time()
        await pool.run(Work(BOARD))
        return loop.time() - began

    async def step(person: int) -> None:
        if not flood.allows(person, HOSTILE):
            return
        current_server.set(HOSTILE)
        try:
            await pool.run(Work(STEP))
            await pool.run(Work(BOARD))
        except PoolBusy:
            return

    async def film() -> None:
        current_server.set(HOSTILE)
        try:
            await pool.run(Work(FILM), long=True)
        except PoolBusy:
            return

    async def foes() -> None:
        tasks = []
        for tick in range(SECONDS * 100):
            await asyncio.sleep(0.01)
            tasks += [asyncio.create_task(step(9_000 + (5 * tick + each) % 500)) for each in range(5)]
            if tick % 50 == 0:
                tasks.append(asyncio.create_task(film()))
        await asyncio.gather(*tasks)

    foe = asyncio.create_task(foes()) if hostile else None
    boards = []
    for _ in range(BOARDS * SECONDS):
        await asyncio.sleep(chance.expovariate(BOARDS))
        boards.append(asyncio.create_task(board(chance.randrange(1, 100))))
    times = list(await asyncio.gather(*boards))
    if foe is not None:
        foe.cancel()
    pool.close()
    return times


def test_replays_of_one_server_hold_up_no_boards_of_others() -> None:
    seeds = range(3)
    alone, beside = (
        [time for seed in seeds for time in in_virtual_time(waited(hostile, seed))] for hostile in (False, True)
    )
    print(f"p50 {1e3 * percentile(alone, 50):.0f} → {1e3 * percentile(beside, 50):.0f} ms", end=", ")
    print(f"p99 {1e3 * percentile(alone, 99):.0f} → {1e3 * percentile(beside, 99):.0f} ms, max {1e3 * max(beside):.0f}")
    assert percentile(beside, 50) <= 1.2 * percentile(alone, 50)
    assert percentile(beside, 99) <= percentile(alone, 99) + BOARD
    assert max(beside) <= max(alone) + 3 * BOARD


def test_nothing_is_drawn_or_played_again_in_threads_without_turns() -> None:
    """asyncio's own threads serve in order of arrival, and name look-ups wait there too."""
    root = Path(__file__).resolve().parents[3]
    files = [file for folder in ("bot", "rendering") for file in (root / folder).rglob("*.py")]
    used = {
        file.relative_to(root).as_posix()
        for file in files
        if any(word in file.read_text(encoding="utf-8") for word in ("to_thread", "run_in_executor"))
    }
    reads_and_writes_files = {
        "bot/interactions/command_tree.py",
        "bot/monitoring/sampling.py",
        "bot/operator/backups.py",
        "bot/operator/channel.py",
        "bot/operator/match_files.py",
        "bot/operator/moving.py",
        "bot/operator/replays.py",
        "bot/operator/restore_drills.py",
        "bot/operator/status.py",
        "bot/storage/sqlite/backups.py",
        "bot/storage/sqlite/online_copy.py",
        "bot/tables/erasure.py",
        "bot/tables/people/pseudonyms.py",
        "bot/benchmarks/moves.py",
        "bot/benchmarks/web/crowd.py",
    }
    makes_large_pages = {"bot/lifecycle.py"}
    assert used - reads_and_writes_files - makes_large_pages == {"bot/processes/cpu_pool.py"}
