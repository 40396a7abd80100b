"""Copying a SQLite database while it is in use, by SQLite's own online backup, a few pages at a time.

The copy is made on the connection of the bot: no other could be opened. A thread of its own copies while it has the
turn at the database, and passes the turn on after every step; what others write meanwhile is in the copy too.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

from bot.storage.fair_queue import FairQueue
from bot.storage.sqlite.syncing import sync

PAGES = 64
"""How many pages are copied in one turn."""
SYNCED_AFTER = 32
"""After this many turns the copy is synced to the disk: all at once at the end would hold up everyone's commits."""


class CopyStopped(Exception):
    """The database is being closed; the copy is worth nothing."""


async def copy_in_steps(
    source: sqlite3.Connection, file: Path, turns: FairQueue, is_stopped: Callable[[], bool]
) -> None:
    """Copy into an empty file. The source may be used by no one but who has a turn.

    Raises CopyStopped when ``is_stopped``, sqlite3.Error and OSError when the file cannot be written. When it is
    cancelled, it ends after the step that is being made.
    """
    loop = asyncio.get_running_loop()
    is_cancelled = False
    steps = 0

    def pass_on(*_: int) -> None:
        nonlocal steps
        steps += 1
        if is_cancelled or is_stopped():
            raise CopyStopped
        loop.call_soon_threadsafe(turns.release)
        try:
            if steps % SYNCED_AFTER == 0:
                sync(file)
        finally:
            asyncio.run_coroutine_threadsafe(turns.acquire(), loop).result()

    def work() -> None:
        target = sqlite3.connect(file, isolation_level=None)
        try:
            target.execute("PRAGMA journal_mode=OFF")
            target.execute("PRAGMA synchronous=OFF")
            source.backup(target, pages=PAGES, progress=pass_on, sleep=0)
        finally:
            target.close()

    async def with_turn() -> None:
        async with turns:
            await asyncio.to_thread(work)

    copying = asyncio.ensure_future(with_turn())
    try:
        await asyncio.shield(copying)
    except asyncio.CancelledError:
        is_cancelled = True
        await asyncio.gather(copying, return_exceptions=True)
        raise
