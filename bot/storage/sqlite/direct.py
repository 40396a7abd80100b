"""A SQLite connection that carries statements out where they are asked for, not in a thread of its own.

Passing a statement to another thread and back costs ten times what most statements take. So only what may take long
goes there: commits, which wait for the disk, and statements that took long the last time. Short transactions, of which
a click has several, even do without SQLAlchemy's layer for asyncio; statements of each click do without all of it.
"""

from __future__ import annotations

import sqlite3
from collections import deque
from collections.abc import Awaitable, Callable
from types import CodeType
from typing import Any, TypeVar

import aiosqlite
from sqlalchemy import Connection, Dialect, Engine, Executable, create_engine, event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.pool import StaticPool

from bot.storage.constant_statements import is_constant
from bot.storage.sqlite.driver_clock import DriverClock, working_s
from bot.storage.sqlite.prepared import PreparedStatement

T = TypeVar("T")
Prepared = dict[tuple[Any, ...], PreparedStatement]
"""Statements of the code, with the names of their parameters."""

LONG = 0.01
"""So much processor time may a statement take in the event loop, in seconds."""
REMEMBERED = 1_000
"""Of how many statements it is known that they take long, and how many are kept prepared."""
BEGIN_WRITING = "BEGIN IMMEDIATE"
ROWS = 64
"""How many rows the driver reads at once where it reads one after another."""


class BufferedCursor(sqlite3.Cursor):
    """A cursor that has read all its rows: they can be looked at when the transaction is over.

    ``clock`` counts the time that the driver takes. What SQLAlchemy takes beside it, much the first time, would be
    taken in the event loop's thread anyway.
    """

    clock: DriverClock

    def execute(self, *what: Any) -> BufferedCursor:
        """Carry a statement out and read its rows."""
        with self.clock:
            super().execute(*what)
            self._rows = deque(super().fetchall()) if self.description else deque()
        return self

    def executemany(self, *what: Any) -> BufferedCursor:
        """Carry a statement out for several sets of parameters."""
        with self.clock:
            super().executemany(*what)
        return self

    def fetchone(self) -> Any:
        """The next row, or None."""
        return self._rows.popleft() if self._rows else None

    def fetchmany(self, size: int | None = None) -> list[Any]:
        """The next rows."""
        return [self._rows.popleft() for _ in range(min(len(self._rows), size or self.arraysize))]

    def fetchall(self) -> list[Any]:
        """All rows that are left."""
        rows = list(self._rows)
        self._rows.clear()
        return rows


class Buffered:
    """A driver's connection whose cursors are buffered."""

    def __init__(self, connection: sqlite3.Connection, clock: DriverClock) -> None:
        self._connection = connection
        self._clock = clock

    def cursor(self) -> BufferedCursor:
        """A new cursor."""
        cursor = self._connection.cursor(BufferedCursor)
        cursor.clock = self._clock
        return cursor

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)


class DirectConnection(aiosqlite.Connection):
    """A connection whose short statements need no thread. ``in_thread``: send every statement there."""

    in_thread = False

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, ROWS)
        self._thread.daemon = True
        self._statement = ""
        self._long: set[str] = set()

    @property
    def is_open(self) -> bool:
        """Whether it can be used."""
        return self._running and self._connection is not None

    async def _execute(self, fn: Callable[..., T], *args: Any, **more: Any) -> T:
        if not self._running or not self._connection:
            raise ValueError("the connection is closed")
        if args and isinstance(args[0], str):
            self._statement = args[0]
        if self.in_thread or self._statement in self._long:
            return await self._in_thread(fn, *args, **more)
        began = working_s()
        try:
            return fn(*args, **more)
        finally:
            if working_s() - began > LONG:
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


class ShortTransaction:
    """A transaction as its queries see it. ``prepared`` are the statements that were carried out before."""

    def __init__(
        self, connection: Connection, driver: DirectConnection, prepared: Prepared, clock: DriverClock
    ) -> None:
        self._connection = connection
        self._driver = driver
        self._statements = prepared
        self._clock = clock

    @property
    def dialect(self) -> Dialect:
        """The database's kind."""
        return self._connection.dialect

    async def execute(self, statement: Executable, parameters: Any = None) -> Any:
        """Carry a statement out; its rows are all at hand then."""
        if not is_constant(statement):
            return self._connection.execute(statement, parameters)
        first = parameters[0] if isinstance(parameters, list) else parameters
        key = (statement, *(first or ()))
        ready_statement = self._statements.get(key)
        if ready_statement is None:
            if len(self._statements) >= REMEMBERED:
                self._statements.clear()
            ready_statement = self._statements[key] = PreparedStatement(statement, key[1:], self.dialect)
        with self._clock:
            return ready_statement.run(self._driver._conn, parameters)

    async def commit(self) -> None:
        """Commit what was written."""
        await self._driver.commit()


class ShortTransactions:
    """Transactions of a few statements on an engine's only connection; commits wait for the disk in its thread.

    Work whose statements took long the last time is not taken.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._driver: DirectConnection | None = None
        self._engine: Engine | None = None
        self._connection: Connection | None = None
        self._long: set[CodeType] = set()
        self._statements: Prepared = {}
        self._clock = DriverClock()
        event.listen(engine.sync_engine, "connect", self._on_connect)

    def _on_connect(self, connection: Any, _: Any) -> None:
        driver: DirectConnection = connection.driver_connection
        self._driver, self._connection = driver, None
        # Without listeners: SQLAlchemy would ask them before and after each statement.
        self._engine = create_engine(
            "sqlite://",
            creator=lambda: Buffered(driver._conn, self._clock),
            poolclass=StaticPool,
            pool_reset_on_return=None,
            hide_parameters=True,
        )

    def close(self) -> None:
        """Give the connection back: SQLAlchemy keeps for ever what it has lent, with every statement it compiled."""
        connection, self._connection = self._connection, None
        if connection is not None and self._driver is not None and self._driver.is_open:
            connection.close()

    def take(self, work: Callable[..., Any]) -> bool:
        """Whether this work can be done here."""
        driver = self._driver
        return driver is not None and driver.is_open and getattr(work, "__code__", None) not in self._long

    async def run(self, work: Callable[[Any], Awaitable[T]], *, writing: bool) -> T:
        """Do the work in a transaction, as ``Database.write`` and ``read`` do."""
        driver, engine = self._driver, self._engine
        assert driver is not None
        assert engine is not None
        # For SQLAlchemy one connection continues for ever; explicit statements begin and end transactions.
        connection, self._connection = self._connection or engine.connect(), None
        transaction = ShortTransaction(connection, driver, self._statements, self._clock)
        began, work_before = self._clock.seconds, working_s()
        try:
            if writing:
                driver._conn.execute(BEGIN_WRITING)
            result = await work(transaction)
            if writing:
                await transaction.commit()
        except BaseException:
            if driver.is_open and driver._conn.in_transaction:
                driver._conn.rollback()
            connection.close()
            raise
        finally:
            # Other processes, or SQLAlchemy, may have taken that time: the driver cannot have without the processor.
            is_long = self._clock.seconds - began > LONG and working_s() - work_before > LONG
            if is_long and len(self._long) < REMEMBERED and hasattr(work, "__code__"):
                self._long.add(work.__code__)
        self._connection = connection
        return result


def begin(connection: Connection) -> None:
    """Begin as a writer what does not only read: a reader that writes later may find someone else's lock."""
    if not connection.get_execution_options().get("pantheon_reads"):
        connection.exec_driver_sql(BEGIN_WRITING)


async def run_in_thread(connection: AsyncConnection, work: Callable[[Connection], T]) -> T:
    """Do work that takes long beside the event loop, whatever the driver; what comes of it."""
    driver = (await connection.get_raw_connection()).driver_connection
    if not isinstance(driver, DirectConnection):
        return await connection.run_sync(work)
    driver.in_thread = True
    try:
        return await connection.run_sync(work)
    finally:
        driver.in_thread = False
