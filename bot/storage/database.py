"""Open the database once and run its transactions, one at a time and each to its end."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import IO, Any, TypeVar

import structlog
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.runtime.sharding import ALL, Shards
from bot.storage import postgresql, sqlite
from bot.storage.address import Address, read_address
from bot.storage.backups import Backup, Look, make_backup, nothing_to_look_at
from bot.storage.direct import ShortTransactions, run_in_thread
from bot.storage.erased_rows import checkpoint, rewrite, vacuum
from bot.storage.errors import BadDatabaseAddress, DatabaseInUse, DatabaseUnreachable, StorageError
from bot.storage.fair_queue import FairQueue
from bot.storage.meta import instance_of
from bot.storage.migration import check_version, is_behind, upgrade
from bot.storage.notifications import Notifications
from bot.storage.online_copy import copy_in_steps
from bot.storage.shard_locks import BEAT, ShardLocks
from bot.storage.syncing import sync
from bot.storage.transaction import Transaction
from bot.storage.uncancelled import run_uncancelled

_log = structlog.stdlib.get_logger("pantheon.storage")
T = TypeVar("T")
LongWork = Callable[[AsyncConnection], Awaitable[T]]
LOOKS_EVERY = 0.5
"""Seconds between two looks whether a database is free that a process waits for."""

POSTGRESQL_CONNECTIONS = 8
BACKUPS = "backups"
"""The folder of backups, beside a SQLite file or in the data folder."""
Lost = Callable[[DatabaseInUse], None]


class Database:
    """An open database. All access goes through ``write`` and ``read``."""

    def __init__(self, address: Address, engine: AsyncEngine, lost: Lost = lambda error: None) -> None:
        self.address = address
        self._engine = engine
        self._short = ShortTransactions(engine) if address.is_sqlite else None
        self._turns = FairQueue(1 if address.is_sqlite else POSTGRESQL_CONNECTIONS)
        self._lost = lost
        self._beating = asyncio.Lock()
        self._heart: asyncio.Task[None] | None = None
        self._lost_to: DatabaseInUse | None = None
        self._file_lock: IO[str] | None = None
        self._is_open = False
        self._is_closing = False
        self._copying = asyncio.Lock()
        self._locks: ShardLocks | None = None
        self._waits = False
        self._notifications: Notifications | None = None
        self.instance = ""
        """The number by which this database is told from every other."""

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        lock: bool = True,
        lost: Lost = lambda error: None,
        backups: Path | None = None,
        backs_up: bool = True,
        shards: Shards = ALL,
        wait: bool = False,
    ) -> Database:
        """Open the database, bring its tables up to date, and (with ``lock``) become its only user.

        Before its tables are changed, a SQLite file is backed up into ``backups``, a folder beside it if none is named;
        not if ``backs_up`` is false.
        With PostgreSQL a process can be the only user of some ``shards``, while others use the rest. ``wait``: until
        what is asked for is free, or some of the shards are. ``lost`` is called when another process has taken over.
        Raises StorageError: DatabaseInUse, DatabaseTooNew, DatabaseNotWritable, DatabaseDamaged, …
        """
        address = read_address(url)
        if address.is_sqlite and shards != ALL:
            raise BadDatabaseAddress("Shards can be divided among processes with PostgreSQL only, not with SQLite.")
        name = f"pantheon {secrets.token_hex(4)}"
        database = cls(address, _engine(address, name), lost)
        try:
            if lock and not address.is_sqlite:
                await database._claim_shards(ShardLocks(database._engine, name), shards, wait)
            else:
                await database._claim_file(lock, wait)
                if backs_up and address.file is not None and await database.read(is_behind):
                    await database.back_up(backups or address.file.parent / BACKUPS)
                await database.write(upgrade)
            if address.is_sqlite:
                await database._empty_log()
            if database._file_lock is not None and address.file is not None:
                # First the name of the write-ahead log: it must be there after a power cut when the note is.
                sync(address.file.parent)
                sqlite.note(database._file_lock, sqlite.MADE + sqlite.OPEN)
            database._is_open = True
            if database._waits:
                _log.info("taking_over", shards=str(database.shards))
            database.instance = await database.write(instance_of)
        except BaseException:
            await database.close()
            raise
        return database

    @property
    def shards(self) -> Shards:
        """The shards whose servers' tables belong to this process."""
        return ALL if self._locks is None else self._locks.shards

    async def tell_others(self, connection: Transaction, *words: str) -> None:
        """Tell the other processes on this database something when this transaction is committed."""
        if self._notifications is not None:
            await self._notifications.tell(connection, *words)

    def hear(self, heard: Callable[[str], None]) -> None:
        """Call ``heard`` with what other processes tell, and ``EVERYTHING`` when some of it may be missing."""
        if self._notifications is not None:
            self._notifications.hear(heard)

    async def _claim_file(self, lock: bool, wait: bool) -> None:
        file = self.address.file
        if file is None:
            return
        sqlite.prepare_folder(file)
        if not lock:
            return
        while self._file_lock is None:
            try:
                self._file_lock = sqlite.lock_file(file)
            except DatabaseInUse:
                if not wait:
                    raise
                await self._wait()
        sqlite.expect_file(file, sqlite.noted_in(self._file_lock))
        sqlite.make_private(file)

    async def _claim_shards(self, locks: ShardLocks, wanted: Shards, wait: bool) -> None:
        """Take the shards, and migrate where no other process is there. Raises DatabaseInUse, DatabaseUnreachable."""
        while True:
            try:
                async with self._in_words():
                    await locks.claim(wanted, wait, partial(self.write, upgrade), partial(self.read, check_version))
                self._locks = locks
                if wanted.count > 1:
                    self._notifications = Notifications(self._engine, locks.name)
                self._heart = asyncio.create_task(self._beat(), name="signs of life")
                return
            except DatabaseInUse:
                await locks.release()
                if not wait:
                    raise
            except BaseException:
                await locks.release()
                raise
            await self._wait()

    async def _wait(self) -> None:
        if not self._waits:
            self._waits = True
            _log.info("waiting", reason="Another process serves; this one takes over when it ends.")
        await asyncio.sleep(LOOKS_EVERY)

    async def _beat(self) -> None:
        """Give a sign of life every few seconds."""
        while self._lost_to is None:
            await asyncio.sleep(BEAT)
            with suppress(StorageError):
                await self._keep_locks()

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
            if self._notifications is not None:
                await self._notifications.close()
            if self._heart is not None:
                self._heart.cancel()
                await asyncio.gather(self._heart, return_exceptions=True)
            if self._locks is not None:
                await self._locks.release()
                self._locks = None
            if self._is_open and self._file_lock is not None:
                with suppress(StorageError, DBAPIError):
                    await self._without_transaction(checkpoint)
                self._note_closed()
            await self._engine.dispose()
            self._note_closed()
        finally:
            for _ in range(places):
                self._turns.release()
            if self._file_lock is not None:
                self._file_lock.close()
                self._file_lock = None

    def _note_closed(self) -> None:
        """Note in the lock file that the database was closed. A write-ahead log with something in it is still needed.

        This comes before SQLite removes the log. A process that is killed in between would leave a database that seems
        to have lost it.
        """
        file, lock = self.address.file, self._file_lock
        if self._is_open and file is not None and lock is not None and not sqlite.has_log(file):
            sqlite.note(lock, sqlite.MADE)

    async def write(self, work: LongWork[T], *, short: bool = False) -> T:
        """Run the work in one transaction that is committed at its end, or undone when it raises; never cancelled.

        ``short``: it only executes a few statements. Raises what the work raises, and StorageError.
        """
        return await run_uncancelled(self._transact(work, writing=True, short=short))

    async def read(self, work: LongWork[T], *, short: bool = False) -> T:
        """Run work that only reads."""
        return await run_uncancelled(self._transact(work, writing=False, short=short))

    async def _transact(self, work: LongWork[T], *, writing: bool, short: bool) -> T:
        if short and self._short is not None and self._short.take(work):
            async with self._turns.one(), self._in_words():
                return await self._short.run(work, writing=writing)
        locks = self._locks
        if locks is not None and not locks.are_fresh:
            await self._keep_locks()
        async with self._turns.one(), self._in_words(), self._engine.connect() as connection:
            if not writing:
                await connection.execution_options(**self._for_reading)
            try:
                if writing and locks is not None:
                    await self._check(locks, connection)
                result = await work(connection)
                await (connection.commit() if writing else connection.rollback())
            except BaseException:
                await self._undo(connection)
                raise
            return result

    @property
    def _for_reading(self) -> dict[str, Any]:
        """Several statements that read see one state. SQLite's one connection sees no other anyway."""
        return {"pantheon_reads": True} if self.address.is_sqlite else {"isolation_level": "REPEATABLE READ"}

    async def _check(self, locks: ShardLocks, connection: AsyncConnection) -> None:
        """Raises DatabaseInUse when another process has taken over: nothing may be written any more."""
        if self._lost_to is not None:
            raise self._lost_to
        try:
            await locks.check(connection)
        except DatabaseInUse as error:
            self._lose(error)
            raise

    async def _keep_locks(self) -> None:
        """Give a sign of life, or take the locks again when their connection was lost.

        Raises DatabaseInUse when somebody else has one by now, DatabaseUnreachable.
        """
        async with self._beating:
            if self._lost_to is not None:
                raise self._lost_to
            if self._locks is None:
                return
            try:
                async with self._in_words():
                    await self._locks.beat()
            except DatabaseInUse as error:
                self._lose(error)
                raise

    def _lose(self, error: DatabaseInUse) -> None:
        if self._lost_to is None:
            self._lost_to = error
            self._lost(error)

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
        except sqlite3.Error as error:
            raise sqlite.explain(error, self.address.file) or error from error
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
        known: StorageError | None = None
        while cause is not None and known is None:
            known = sqlite.explain(cause, self.address.file) if self.address.is_sqlite else postgresql.explain(cause)
            cause = cause.__cause__
        return known

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
        """Leave no byte of deleted people behind in SQLite's files.

        Deleted rows are overwritten at once, but pages that were divided earlier may hold copies of them. So the tables
        in which people stand are rewritten, which takes a hundredth of a VACUUM of everything.

        PostgreSQL is asked to vacuum these tables: no query finds the rows any more, and their place is free at once.
        Bytes of them stay in that place until another row takes it, in the log (WAL) until the server recycles it, and
        in every backup and replica of the server (docs/operating.md).
        """
        if not self.address.is_sqlite:
            await run_uncancelled(self._outside_transactions(vacuum))
            return
        if self.address.file is None:
            return

        await run_uncancelled(self._outside_transactions(rewrite))
        await self._empty_log()

    async def _empty_log(self) -> None:
        """Checkpoint SQLite's write-ahead log into the database and empty it."""
        await run_uncancelled(self._outside_transactions(checkpoint))

    async def _outside_transactions(self, work: Callable[[Connection], None]) -> None:
        async with self._turns.one():
            await self._without_transaction(work)

    async def _without_transaction(self, work: Callable[[Connection], None]) -> None:
        """Run work on a connection while the turn is held."""
        async with self._in_words(), self._engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT", pantheon_reads=True)
            await run_in_thread(connection, work)


async def migrate(url: str, backups: Path | None = None, shards: Shards = ALL) -> str:
    """Apply missing migrations and close the database; returns its version. Raises StorageError."""
    database = await Database.open(url, backups=backups, shards=shards)
    try:
        return await database.read(_version)
    finally:
        await database.close()


async def _version(connection: AsyncConnection) -> str:
    return str((await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one())


def _engine(address: Address, name: str = "pantheon") -> AsyncEngine:
    if address.is_sqlite:
        return sqlite.engine(address.url, address.file)
    return postgresql.engine(address.url, POSTGRESQL_CONNECTIONS, name)
