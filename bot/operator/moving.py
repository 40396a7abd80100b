"""Moving everything into another database, and playing every open match there again for comparison."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.address import read_address
from bot.storage.database import Database
from bot.storage.meta import keep_secret, kept_secret
from bot.storage.transfer import TransferFailed, copy_closed, transfer
from bot.tables.people.erasure_ledger import Ledger
from bot.tables.store import table_rows
from bot.tables.store.queries import all_open
from bot.tables.store.repository import UNREADABLE


class Moved(NamedTuple):
    """How many rows were copied, how many open matches are the same in both, and which are damaged in both."""

    rows: int
    matches: int
    damaged: tuple[int, ...]


async def move(source: str, target: str, ledger: Ledger) -> Moved:
    """Copy a database into an empty one. Until everything was compared, the target stays empty.

    A SQLite file stays as it is, also one of an earlier version: a copy of it is brought up to date and read.
    The key of what is remembered of erased people comes along. With SQLite it is that of the ``ledger`` in the data
    folder, and stands in the database only where it is another one.
    Raises StorageError: DatabaseInUse while a bot uses one of them, DatabaseMissing, TransferFailed.
    """
    read_address(target)
    async with _readable(source) as here:
        there = await Database.open(target)
        try:
            return await here.read(lambda old: there.write(lambda new: _move(old, new, ledger)))
        finally:
            await there.close()


@asynccontextmanager
async def _readable(source: str) -> AsyncIterator[Database]:
    """The database to read from, of this version's schema. Raises StorageError."""
    file = read_address(source).file
    if file is None:
        here = await Database.open(source, make=False)
        try:
            yield here
        finally:
            await here.close()
        return
    with TemporaryDirectory(dir=file.parent if file.exists() else None, prefix=".pantheon-moving-") as folder:
        copy = Path(folder) / file.name
        lock = await asyncio.to_thread(copy_closed, file, copy)
        try:
            here = await Database.open(f"sqlite:///{copy}", backs_up=False, make=False)
            try:
                yield here
            finally:
                await here.close()
        finally:
            lock.close()


async def _move(old: AsyncConnection, new: AsyncConnection, ledger: Ledger) -> Moved:
    row_count = sum((await transfer(old, new)).values())
    beside = await _key_of(ledger)
    key = await kept_secret(old) or (beside if _is_sqlite(old) else None)
    if key is not None and not (_is_sqlite(new) and key == beside):
        await keep_secret(new, key)
    same, damaged_ids = 0, []
    for id in await all_open(old):
        before, after = await _rebuild(old, id), await _rebuild(new, id)
        if before != after:
            raise TransferFailed(f"Match {id} comes out otherwise in the target; nothing was copied.")
        if before is None:
            damaged_ids.append(id)
        else:
            same += 1
    return Moved(row_count, same, tuple(damaged_ids))


def _is_sqlite(connection: AsyncConnection) -> bool:
    return connection.dialect.name == "sqlite"


async def _key_of(ledger: Ledger) -> str | None:
    """The key of a ledger as hexadecimal digits; None where there is none. Raises TransferFailed."""
    try:
        key = await asyncio.to_thread(ledger.kept_key)
    except (OSError, ValueError) as error:
        raise TransferFailed("The file erased.key in the data folder cannot be read; nothing was copied.") from error
    return None if key is None else key.hex()


async def _rebuild(connection: AsyncConnection, id: int) -> object:
    """Everything that a table is, with its match played again from what is stored; None for a damaged one."""
    try:
        live = await table_rows.read(connection, id)
    except UNREADABLE:
        return None
    if live is None:
        return None
    snapshot = None if live.match is None else live.match.save()
    return live.table, live.seed, live.salt, snapshot, live.event_count, live.notes, live.other_rules
