"""A SQLite connection that carries statements out where they are asked for, not in a thread of its own.

Passing a statement to another thread and back costs ten times what most statements take. So only what may take long
goes there: commits, which wait for the disk, and statements that took long the last time.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from typing import Any, TypeVar

import aiosqlite
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection

T = TypeVar("T")

LONG = 0.01
"""So much processor time may a statement take in the event loop, in seconds."""
REMEMBERED = 1_000
"""Of how many statements it is known that they take long."""
ROWS = 64
"""How many rows the driver reads at once where it reads one after another."""


class DirectConnection(aiosqlite.Connection):
    """A connection whose short statements need no thread. ``in_thread``: send every statement there."""

    in_thread = False

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, ROWS)
        self._thread.daemon = True
        self._statement = ""
        self._long: set[str] = set()

    async def _execute(self, fn: Callable[..., T], *args: Any, **more: Any) -> T:
        if not self._running or not self._connection:
            raise ValueError("the connection is closed")
        if args and isinstance(args[0], str):
            self._statement = args[0]
        if self.in_thread or self._statement in self._long:
            return await self._in_thread(fn, *args, **more)
        began = time.thread_time()
        try:
            return fn(*args, **more)
        finally:
            if time.thread_time() - began > LONG:
                self._note_long()

    def _note_long(self) -> None:
        if len(self._long) >= REMEMBERED:
            self._long.clear()
        self._long.add(self._statement)

    async def _in_thread(self, fn: Callable[..., T], *args: Any, **more: Any) -> T:
        result: T = await super()._execute(fn, *args, **more)  # type: ignore[no-untyped-call]
        return result

    async def commit(self) -> None:
        """Commit the transaction; wait in the thread until the disk has it."""
        if self._conn.in_transaction:
            await self._in_thread(self._conn.commit)


async def connect(database: str, **how: Any) -> DirectConnection:
    """A new connection; ``how`` is passed on to ``sqlite3.connect``."""
    return await DirectConnection(lambda: sqlite3.connect(database, **how))  # type: ignore[return-value]


async def run_in_thread(connection: AsyncConnection, work: Callable[[Connection], None]) -> None:
    """Do work that takes long beside the event loop, whatever the driver."""
    driver = (await connection.get_raw_connection()).driver_connection
    if not isinstance(driver, DirectConnection):
        await connection.run_sync(work)
        return
    driver.in_thread = True
    try:
        await connection.run_sync(work)
    finally:
        driver.in_thread = False
