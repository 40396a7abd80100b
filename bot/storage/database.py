"""Open the database once and run its transactions, one at a time and each to its end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO, Any, TypeVar

from sqlalchemy import Connection, column, delete, event, insert, select, table, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool, StaticPool

from bot.storage import postgresql, sqlite
from bot.storage.address import Address, read_address
from bot.storage.backups import Backup, Look, make_backup, nothing_to_look_at
from bot.storage.errors import BadDatabaseAddress, DatabaseInUse, DatabaseUnreachable, StorageError
from bot.storage.fair_queue import FairQueue
from bot.storage.migration import is_behind, upgrade
from bot.storage.online_copy import copy_in_steps
from bot.storage.schema import people, seats
from bot.storage.uncancelled import run_uncancelled

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]

POSTGRESQL_CONNECTIONS = 8
BACKUPS = "backups"
"""The folder of backups, beside a SQLite file or in the data folder."""
OF_PEOPLE = (people, seats)
"""The tables with ids, names or words of people."""


Lost = Callable[[DatabaseInUse], None]


class Database:
    """An open database. All access goes through ``write`` and ``read``."""

    def __init__(self, address: Address, engine: AsyncEngine, lost: Lost = lambda error: None) -> None:
        self.address = address
        self._engine = engine
        self._turns = FairQueue(1 if address.is_sqlite else POSTGRESQL_CONNECTIONS)
        self._lost = lost
        self._relocking = asyncio.Lock()
        self._needs_server_lock = False
        self._lost_to: DatabaseInUse | None = None
        self._file_lock: IO[str] | None = None
        self._is_open = False
        self._is_closing = False
        self._copying = asyncio.Lock()
        self._server_lock: postgresql.ServerLock | None = None

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        lock: bool = True,
        lost: Lost = lambda error: None,
        backups: Path | None = None,
        backs_up: bool = True,
    ) -> Database:
        """Open the database, bring its tables up to date, and (with ``lock``) become its only user.

        Before its tables are changed, a SQLite file is backed up into ``backups``, a folder beside it if none is named;
        not if ``backs_up`` is false.
        ``lost`` is called when another process has become its only user; PostgreSQL allows that after an outage.
        Raises StorageError: DatabaseInUse, DatabaseTooNew, DatabaseNotWritable, DatabaseDamaged, …
        """
        address = read_address(url)
        database = cls(address, _engine(address), lost)
        try:
            await database._claim(lock)
            if backs_up and address.file is not None and await database.read(is_behind):
                await database.back_up(backups or address.file.parent / BACKUPS)
            await database.write(upgrade)
            if address.is_sqlite:
                await database._empty_log()
            if database._file_lock is not None:
                sqlite.note(database._file_lock, sqlite.MADE + sqlite.OPEN)
            database._is_open = True
        except BaseException:
            await database.close()
            raise
        return database

    async def _claim(self, lock: bool) -> None:
        file = self.address.file
        if file is not None:
            sqlite.prepare_folder(file)
        if not lock:
            return
        if file is not None:
            self._file_lock = sqlite.lock_file(file)
            sqlite.expect_file(file, self._file_lock.name, sqlite.noted_in(self._file_lock))
            sqlite.make_private(file)
        elif not self.address.is_sqlite:
            self._server_lock = await postgresql.ServerLock.take(self._engine)
            self._needs_server_lock = True

    async def close(self) -> None:
        """Wait for the running transaction and close the database. Can be called twice."""
        await run_uncancelled(self._close())

    async def _close(self) -> None:
        self._is_closing = True
        async with self._copying:
            pass
        places = 1 if self.address.is_sqlite else POSTGRESQL_CONNECTIONS
        for _ in range(places):
            await self._turns.acquire()
        try:
            if self._server_lock is not None:
                await self._server_lock.release()
                self._server_lock = None
            await self._engine.dispose()
            self._note_closed()
        finally:
            for _ in range(places):
                self._turns.release()
            if self._file_lock is not None:
                self._file_lock.close()
                self._file_lock = None

    def _note_closed(self) -> None:
        """Note in the lock file that the database was closed. A write-ahead log that is left over is still needed."""
        file, lock = self.address.file, self._file_lock
        if self._is_open and file is not None and lock is not None and not sqlite.log_of(file).exists():
            sqlite.note(lock, sqlite.MADE)

    async def write(self, work: Work[T]) -> T:
        """Run the work in one transaction that is committed at its end, or undone when it raises.

        It cannot be cancelled in between. Raises what the work raises, and StorageError for database errors.
        """
        return await run_uncancelled(self._transact(work, writing=True))

    async def read(self, work: Work[T]) -> T:
        """Run work that only reads."""
        return await run_uncancelled(self._transact(work, writing=False))

    async def _transact(self, work: Work[T], *, writing: bool) -> T:
        if self._needs_server_lock and writing:
            await self._keep_server_lock()
        async with self._turns.one(), self._in_words(), self._engine.connect() as connection:
            if not writing:
                await connection.execution_options(pantheon_reads=True)
            try:
                result = await work(connection)
                await (connection.commit() if writing else connection.rollback())
            except BaseException:
                await self._undo(connection)
                raise
            return result

    async def _keep_server_lock(self) -> None:
        """Take the lock again when its connection was lost. Raises DatabaseInUse when another process holds it."""
        async with self._relocking:
            if self._lost_to is not None:
                raise self._lost_to
            if self._server_lock is not None:
                if await self._server_lock.is_held():
                    return
                lock, self._server_lock = self._server_lock, None
                await lock.drop()
            try:
                self._server_lock = await postgresql.ServerLock.take(self._engine)
            except DatabaseInUse as error:
                self._lost_to = error
                self._lost(error)
                raise

    @asynccontextmanager
    async def _in_words(self) -> AsyncIterator[None]:
        """Turn errors of the drivers into storage errors."""
        try:
            yield
        except DBAPIError as error:
            known = self._explain(error)
            if known is not None:
                raise known from error
            raise
        except OSError as error:
            if self.address.is_sqlite:
                raise
            raise DatabaseUnreachable("The PostgreSQL server cannot be reached; is it running?") from error

    async def _undo(self, connection: AsyncConnection) -> None:
        """Roll back on the driver itself: after a failed COMMIT, SQLAlchemy considers the transaction over."""
        if connection.invalidated:
            return
        await connection.rollback()
        if self.address.is_sqlite:
            driver = (await connection.get_raw_connection()).driver_connection
            if driver is not None and driver.in_transaction:
                await driver.rollback()

    def _explain(self, error: DBAPIError) -> StorageError | None:
        cause: BaseException | None = error.orig
        while cause is not None:
            known = sqlite.explain(cause, self.address.file) if self.address.is_sqlite else postgresql.explain(cause)
            if known is not None:
                return known
            cause = cause.__cause__
        return None

    async def back_up(self, folder: Path, *, keep: int | None = None, look: Look = nothing_to_look_at) -> Backup:
        """Back up a SQLite database into a folder while it is in use; the ``keep`` newest backups stay there.

        ``look`` looks at the matches in it. Raises StorageError: DatabaseNotWritable, DatabaseDamaged.
        """
        if not self.address.is_sqlite:
            raise BadDatabaseAddress(
                "This database is PostgreSQL's: back it up with its own tools, such as "
                "pg_dump --format=custom --file=pantheon.dump; docs/operating.md says more."
            )
        file = self.address.file
        size = 0 if file is None else sum(each.stat().st_size for each in (file, sqlite.log_of(file)) if each.exists())
        return await make_backup(self._copy, size, folder, keep=keep, look=look)

    async def _copy(self, file: Path) -> None:
        async with self._copying:
            async with self._turns.one(), self._in_words(), self._engine.connect() as connection:
                driver = (await connection.get_raw_connection()).driver_connection
            assert driver is not None
            await copy_in_steps(driver._conn, file, self._turns, lambda: self._is_closing)

    async def forget_traces(self) -> None:
        """Remove the last traces of deleted people from the database's files (SQLite; PostgreSQL vacuums by itself).

        Deleted rows are overwritten at once, but pages that were split earlier may hold copies. So the tables with data
        of people are rewritten, which takes a hundredth of the time of a full VACUUM.
        """
        if not self.address.is_sqlite or self.address.file is None:
            return

        await run_uncancelled(self._outside_transactions(_rewritten))
        await self._empty_log()

    async def _empty_log(self) -> None:
        """Checkpoint SQLite's write-ahead log into the database and empty it."""
        await run_uncancelled(self._outside_transactions(_checkpoint))

    async def _outside_transactions(self, work: Callable[[Connection], None]) -> None:
        async with self._turns.one(), self._in_words(), self._engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT", pantheon_reads=True)
            await connection.run_sync(work)


def _checkpoint(connection: Connection) -> None:
    connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")


def _rewritten(connection: Connection) -> None:
    """Rewrite the tables of people in one transaction. References between rows do not change."""
    run = connection.exec_driver_sql
    run("PRAGMA temp_store=MEMORY")
    run("PRAGMA foreign_keys=OFF")
    try:
        run("BEGIN IMMEDIATE")
        try:
            for written in OF_PEOPLE:
                names = [each.name for each in written.columns]
                kept = table("kept", *map(column, names))
                run("CREATE TEMP TABLE kept AS " + str(select(written).compile(connection)))
                connection.execute(delete(written))
                connection.execute(insert(written).from_select(names, select(kept)))
                run("DROP TABLE kept")
            run("COMMIT")
        except BaseException:
            run("ROLLBACK")
            raise
    finally:
        run("PRAGMA foreign_keys=ON")


async def migrate(url: str, backups: Path | None = None) -> str:
    """Apply missing migrations and close the database; returns its version. Raises StorageError."""
    database = await Database.open(url, backups=backups)
    try:
        return await database.read(_version)
    finally:
        await database.close()


async def _version(connection: AsyncConnection) -> str:
    return str((await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one())


def _engine(address: Address) -> AsyncEngine:
    # The driver's debug lines show the values of statements: seeds and people's ids.
    logging.getLogger("aiosqlite").setLevel(logging.INFO)
    if not address.is_sqlite:
        return postgresql.engine(address.url, POSTGRESQL_CONNECTIONS)
    in_memory = address.file is None
    url = address.url if address.file is None else address.url.set(database=str(address.file))
    pool: dict[str, Any] = (
        {"poolclass": StaticPool}
        if in_memory
        else {"poolclass": AsyncAdaptedQueuePool, "pool_size": 1, "max_overflow": 0}
    )
    checked: list[bool] = []
    engine = create_async_engine(
        url,
        hide_parameters=True,
        pool_reset_on_return=None,
        # A backup copies on this connection from another thread, while nobody else has the turn.
        connect_args={"check_same_thread": False},
        **pool,
    )

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        # The driver does not open transactions: it would begin them as read transactions, which is not safe.
        connection.isolation_level = None
        sqlite.apply_settings(connection, in_memory, thoroughly=not checked)
        checked.append(True)

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Any) -> None:
        if not connection.get_execution_options().get("pantheon_reads"):
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine
