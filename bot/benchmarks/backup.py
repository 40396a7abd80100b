"""``pantheon bench backup``: how long moves wait while a large database is backed up."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import text

from bot.benchmarks import Figure
from bot.benchmarks.moves import Crowd
from bot.runtime.clock import SystemClock
from bot.storage.database import Database
from bot.storage.transaction import Transaction
from bot.tables.building import build_tables, close_tables

MEGABYTES = 200
TABLES = 40
ALONE = 4.0
"""For this many seconds moves are made without a backup, for comparison."""


def figures() -> Iterator[Figure]:
    """Measure; takes about a quarter of a minute."""
    with tempfile.TemporaryDirectory() as folder:
        alone, during, seconds = asyncio.run(_measure(Path(folder)))
    size = f"a backup of {MEGABYTES} MB"
    for name, waits in (("without a backup", alone), (f"during {size}", during)):
        yield Figure(f"a move {name}, p99", p99(waits), "ms", note=f"{len(waits)} moves")
        yield Figure(f"a move {name}, longest", max(waits), "ms")
    ratio = p99(during) / p99(alone)
    yield Figure("p99 during the backup against without", ratio, "×", "at most 3 ×", ratio <= 3)
    yield Figure(f"{size}, checked and on the disk", seconds, "s")


def p99(waits: list[float]) -> float:
    """What 99 of 100 moves stay below."""
    return sorted(waits)[len(waits) * 99 // 100]


async def _measure(folder: Path) -> tuple[list[float], list[float], float]:
    database = await Database.open(f"sqlite:///{folder / 'large.db'}")
    tables = build_tables(database, SystemClock())
    try:
        await database.write(_fill)
        crowd = Crowd(tables, TABLES)
        await crowd.sit_down()
        alone = await _moves_until(crowd, asyncio.create_task(asyncio.sleep(ALONE)))
        began = time.perf_counter()
        making = asyncio.create_task(database.back_up(folder / "backups"))
        during = await _moves_until(crowd, making)
        await making
        return alone, during, time.perf_counter() - began
    finally:
        await close_tables(tables)
        await database.close()


async def _moves_until(crowd: Crowd, task: asyncio.Task[object]) -> list[float]:
    """How many milliseconds each move took that was made until then."""
    waits = []
    while not task.done():
        _, click = await crowd.prepare()
        waits.append(await crowd.click(click))
    return waits


async def _fill(connection: Transaction) -> None:
    await connection.execute(text("CREATE TABLE filling(id INTEGER PRIMARY KEY, body BLOB)"))
    for _ in range(MEGABYTES):
        await connection.execute(text("INSERT INTO filling(body) VALUES (randomblob(1000000))"))
