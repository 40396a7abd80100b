"""``pantheon bench backup``: how long moves wait while a large database is backed up."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.benchmarks import Figure
from bot.benchmarks.moves import Crowd
from bot.runtime.clock import SystemClock
from bot.storage.database import Database
from bot.tables.service import Tables

MEGABYTES = 200
TABLES = 40
ALONE = 4.0
"""For so many seconds moves are made without a backup, for comparison."""


def figures() -> Iterator[Figure]:
    """Measure; takes about a quarter of a minute."""
    with tempfile.TemporaryDirectory() as folder:
        alone, during, seconds = asyncio.run(_measured(Path(folder)))
    yield Figure("longest wait of a move without a backup", max(alone), "ms", note=f"{len(alone)} moves")
    size = f"a backup of {MEGABYTES} MB"
    yield Figure(f"longest wait of a move during {size}", max(during), "ms", note=f"{len(during)} moves")
    within = max(50.0, 3 * max(alone))
    yield Figure("the same against moves without", max(during) / max(alone), "×", "at most 3 ×", max(during) <= within)
    yield Figure(f"{size}, checked and on the disk", seconds, "s")


async def _measured(folder: Path) -> tuple[list[float], list[float], float]:
    database = await Database.open(f"sqlite:///{folder / 'large.db'}")
    tables = Tables(database, SystemClock())
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
        await tables.close()
        await database.close()


async def _moves_until(crowd: Crowd, ended: asyncio.Task[object]) -> list[float]:
    """How many milliseconds each move took that was made until then."""
    waits = []
    while not ended.done():
        _, click = await crowd.prepare()
        waits.append(await crowd.click(click))
    return waits


async def _fill(connection: AsyncConnection) -> None:
    await connection.execute(text("CREATE TABLE filling(id INTEGER PRIMARY KEY, body BLOB)"))
    for _ in range(MEGABYTES):
        await connection.execute(text("INSERT INTO filling(body) VALUES (randomblob(1000000))"))
