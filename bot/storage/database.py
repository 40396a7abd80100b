"""Open the database once and run its transactions, one at a time and each to its end."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from functools import partial
from pathlib import Path
from typing import IO, Any, TypeVar

import structlog
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.runtime.sharding import ALL, Shards
from bot.storage.address import Address, read_address
from bot.storage.erased_rows import checkpoint, rewrite_all, vacuum
from bot.storage.errors import (
    BadDatabaseAddress,
    DatabaseBusy,
    DatabaseInUse,
    DatabaseMissing,
    DatabaseUnreachable,
    InWords,
    StorageError,
)
from bot.storage.fair_queue import FairQueue
from bot.storage.meta import instance_of
from bot.storage.migration import check_version, is_behind, is_empty, upgrade
from bot.storage.postgresql import server as postgresql
from bot.storage.postgresql.membership import LOOKS_EVERY, Lost, Membership
from bot.storage.postgresql.notifications import Notifications
from bot.storage.postgresql.shard_locks import ShardLocks
from bot.storage.sqlite import file as sqlite
from bot.storage.sqlite.backups import Backup, Look, make_backup, nothing_to_look_at
from bot.storage.sqlite.direct import ShortTransactions, run_in_thread
from bot.storage.sqlite.online_copy import copy_in_steps
from bot.storage.sqlite.syncing import sync
from bot.storage.sqlite.unsent import note_unsent
from bot.storage.transaction import Transaction
from bot.storage.uncancelled import run_uncancelled

_log = structlog.stdlib.get_logger("pantheon.storage")
T = TypeVar("T")
LongWork = Callable[[AsyncConnection], Awaitable[T]]

POSTGRESQL_CONNECTIONS = 8
BACKUPS = "backups"
"""The folder of backups, beside a SQLite file or in the data folder."""


class Database:
    """An open database. All access goes through ``write`` and ``read``."""

    def __init__(self, address: Address, engine: AsyncEngine, lost: Lost = lambda error: None) -> None:
        self.address = address
        self._engine = engine
        self._short = ShortTransactions(engine) if address.is_sqlite else None
        self._turns = FairQueue(1 if address.is_sqlite else POSTGRESQL_CONNECTIONS)
        self._in_words = InWords(self._explain)
        self._on_loss = lost
        self._file_lock: IO[str] | None = None
        self._is_open = False
        self._is_closing = False
        self._copying = asyncio.Lock()
        self._member: Membership | None = None
        self._waits = False
        self._notifications: Notifications | None = None
        self.instance = ""
        """The number that tells this database from every other."""

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
        make: bool = True,
    ) -> Database:
        """Open the database, bring its tables up to date, and (with ``lock``) become its only user.

        Before its tables are changed, a SQLite file is backed up into ``backups``, a folder beside it if none is named;
        not if ``backs_up`` is false.
        With PostgreSQL a process can be the only user of some ``shards``, while others use the rest. ``wait``: until
        what is asked for is free, or some of the shards are. ``lost`` is called when another process has taken over.
        ``make``: where there is no database, one is made; else that is DatabaseMissing.
        Raises StorageError: DatabaseInUse, DatabaseTooNew, DatabaseNotWritable, DatabaseDamaged, …
        """
        address = read_address(url)
        if not make and address.file is not None and sqlite.is_missing(address.file):
            raise DatabaseMissing.at(str(address.file))
        if address.is_sqlite and shards != ALL:
            raise BadDatabaseAddress("Shards can be divided among processes with PostgreSQL only, not with SQLite.")
        name = f"pantheon {secrets.token_hex(4)}"
        database = cls(address, _engine(address, name), lost)
        try:
            if lock and not address.is_sqlite:
                if not make and await database.read(is_empty):
                    raise DatabaseMissing.at(address.url.render_as_string(hide_password=True))
                await database._join(ShardLocks(database._engine, name), shards, wait)
            else:
                await database._claim_file(lock, wait)
                if not make and await database.read(is_empty):
                    raise DatabaseMissing.at(str(address.file))
                if backs_up and address.file is not None and await database.read(is_behind):
                    await database._back_up_before_upgrade(backups or address.file.parent / BACKUPS)
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
        return ALL if self._member is None else self._member.shards

    def has_shard(self, number: int) -> bool:
        """Whether the servers of one of Discord's shards belong to this process; it may have let them go."""
        return number % self.shards.count in self.shards.numbers

    @property
    def is_divided(self) -> bool:
        """Whether the servers are divided into shards, which other processes may serve."""
        return self.shards.count > 1

    @property
    def leads(self) -> bool:
        """Whether this process does what is done once for all shards. Without other processes it always does."""
        return self._member is None or self._member.leads

    @property
    def membership(self) -> Membership | None:
        """This process as one of several on PostgreSQL; None where it can only be alone."""
        return self._member

    async def take_over(self, *, only_look: bool = False) -> frozenset[int]:
        """Take the shards of processes that have died; which those are. ``only_look``: note who is missing, take none.

        Raises StorageError.
        """
        return frozenset() if self._member is None else await self._member.take_over(only_look=only_look)

    def when_leading(self, led: Callable[[], None]) -> None:
        """Call ``led`` when this process becomes the leader later on, because the one before has ended."""
        if self._member is not None:
            self._member.when_leading(led)

    def alone_at_ledger(self) -> AbstractAsyncContextManager[None]:
        """Wait until no other process repeats erasures; others wait until the end of the block. Raises StorageError."""
        return nullcontext() if self._member is None else self._member.alone_at_ledger()

    async def tell_others(self, connection: Transaction, *words: str) -> None:
        """Tell the other processes on this database something when this transaction is committed."""
        if self._notifications is not None:
            await self._notifications.tell(connection, *words)

    def hear(self, on_message: Callable[[str], None]) -> None:
        """Call ``heard`` with what other processes tell, and ``EVERYTHING`` when some of it may be missing."""
        if self._notifications is not None:
            self._notifications.hear(on_message)

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
        sqlite.expect_file(file, sqlite.read_lock(self._file_lock))
        sqlite.make_private(file)

    async def _join(self, locks: ShardLocks, shards: Shards, wait: bool) -> None:
        member = Membership(locks, self._in_words, self._on_loss)
        await member.claim(shards, wait, partial(self.write, upgrade), partial(self.read, check_version), self._wait)
        self._member = member
        if wait or shards.count > 1:
            self._notifications = Notifications(self._engine, locks.name)

    async def _wait(self) -> None:
        if not self._waits:
            self._waits = True
            _log.info("waiting", reason="Another process serves; this one takes over when it ends.")
        await asyncio.sleep(LOOKS_EVERY)

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
            if self._member is not None:
                await self._member.close()
                self._member = None
            if self._is_open and self._file_lock is not None:
                with suppress(StorageError, DBAPIError):
                    await self._without_transaction(checkpoint)
                self._note_closed()
            if self._short is not None:
                self._short.close()
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
        """Run work that only reads. A short one may be cancelled while it waits its turn."""
        reading = self._transact(work, writing=False, short=short)
        return await (reading if short and self._is_at_hand(work) else run_uncancelled(reading))

    async def _transact(self, work: LongWork[T], *, writing: bool, short: bool) -> T:
        if short and self._short is not None and self._is_at_hand(work):
            async with self._turns, self._in_words:
                # The database may have been closed while this waited its turn.
                if self._is_at_hand(work):
                    return await self._short.run(work, writing=writing)
        member = self._member
        if member is not None:
            await member.keep()
        async with self._turns, self._in_words, self._engine.connect() as connection:
            if not writing:
                await connection.execution_options(**self._for_reading)
            try:
                if writing and member is not None:
                    await member.check(connection)
                result = await work(connection)
                await (connection.commit() if writing else connection.rollback())
            except BaseException:
                await self._undo(connection)
                raise
            return result

    def _is_at_hand(self, work: LongWork[Any]) -> bool:
        """Whether this short work needs no other thread, so that nothing interrupts a transaction that only reads."""
        return self._short is not None and self._short.take(work)

    @property
    def _for_reading(self) -> dict[str, Any]:
        """Several statements that read see one state. SQLite's one connection sees no other anyway."""
        return {"pantheon_reads": True} if self.address.is_sqlite else {"isolation_level": "REPEATABLE READ"}

    async def _undo(self, connection: AsyncConnection) -> None:
        """Roll back on the driver itself: after a failed COMMIT, SQLAlchemy considers the transaction over."""
        if connection.invalidated:
            return
        await connection.rollback()
        if self.address.is_sqlite:
            driver = (await connection.get_raw_connection()).driver_connection
            if driver is not None and driver.in_transaction:
                await driver.rollback()

    def _explain(self, error: BaseException) -> StorageError | None:
        """The storage error that an error of a driver means; None where it means none."""
        if isinstance(error, sqlite3.Error):
            return sqlite.explain(error, self.address.file)
        if isinstance(error, OSError) and not self.address.is_sqlite:
            return DatabaseUnreachable("The PostgreSQL server cannot be reached; is it running?")
        cause: BaseException | None = error.orig if isinstance(error, DBAPIError) else None
        reason: StorageError | None = None
        while cause is not None and reason is None:
            reason = sqlite.explain(cause, self.address.file) if self.address.is_sqlite else postgresql.explain(cause)
            cause = cause.__cause__
        return reason

    async def back_up(self, folder: Path, *, keep: int | None = None, look: Look = nothing_to_look_at) -> Backup:
        """Back up a SQLite database into a folder while it is in use; the ``keep`` newest backups stay there.

        ``look`` looks at the matches in it. Raises StorageError: DatabaseNotWritable, DatabaseDamaged.
        """
        if not self.address.is_sqlite:
            raise BadDatabaseAddress(
                "This database is PostgreSQL's: back it up with its own tools, such as "
                "pg_dump --format=custom --file=pantheon.dump; docs/operating/backups_and_restore.md says more."
            )
        file = self.address.file
        size = 0 if file is None else sum(each.stat().st_size for each in (file, sqlite.log_of(file)) if each.exists())
        return await make_backup(self._copy, size, folder, keep=keep, look=look)

    async def _back_up_before_upgrade(self, folder: Path) -> None:
        backup = await self.back_up(folder)
        try:
            note_unsent(backup.file)
        except OSError as error:
            _log.warning("backup_not_noted", reason=error.strerror or str(error))

    async def _copy(self, file: Path) -> None:
        async with self._copying:
            async with self._turns, self._in_words, self._engine.connect() as connection:
                driver = (await connection.get_raw_connection()).driver_connection
            assert driver is not None
            await copy_in_steps(driver._conn, file, self._turns, lambda: self._is_closing)

    async def forget_traces(self) -> None:
        """Leave no byte of deleted people behind in SQLite's files.

        Deleted rows are overwritten at once, but pages that were divided earlier may hold copies. So the tables in
        which people stand are rewritten, a hundredth of a VACUUM; in parts, between which others write.

        PostgreSQL is asked to vacuum these tables: their place is free at once. Bytes stay in it until another row
        takes it, in the log (WAL), and in every backup and replica of the server (docs/operating/postgresql.md).
        """
        if not self.address.is_sqlite:
            await run_uncancelled(self._outside_transactions(vacuum))
        elif self.address.file is not None:
            await rewrite_all(lambda work: run_uncancelled(self._outside_transactions(work)))
            await self._empty_log()

    async def _empty_log(self) -> None:
        """Checkpoint SQLite's write-ahead log into the database and empty it."""
        await run_uncancelled(self._outside_transactions(checkpoint))

    async def _outside_transactions(self, work: Callable[[Connection], T]) -> T:
        async with self._turns:
            if self._is_closing:
                raise DatabaseBusy("The database is being closed.")
            return await self._without_transaction(work)

    async def _without_transaction(self, work: Callable[[Connection], T]) -> T:
        """Run work on a connection while the turn is held."""
        async with self._in_words, self._engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT", pantheon_reads=True)
            return await run_in_thread(connection, work)


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
