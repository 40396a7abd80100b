"""Copying every row of one database into another, SQLite or PostgreSQL, and comparing what arrived."""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import IO, Any

from sqlalchemy import JSON, Table, bindparam, func, insert, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.errors import DatabaseMissing, StorageError
from bot.storage.schema import metadata
from bot.storage.sequences import last_numbers, set_last_numbers
from bot.storage.sqlite import file as sqlite

OF_THE_DATABASE = ("meta", "shards")
"""Tables that tell of the database itself and of the processes that use it; every database has its own."""
COPIED = tuple(table for table in metadata.sorted_tables if table.name not in OF_THE_DATABASE)
AT_ONCE = 500
"""How many rows are read and written at once."""


class TransferFailed(StorageError):
    """The rows were not copied; the target is as it was before."""


async def transfer(source: AsyncConnection, target: AsyncConnection) -> dict[str, int]:
    """Copy all rows in the target's transaction, and compare them one by one; how many there are, by table.

    New rows get higher numbers than any that was given. Raises TransferFailed.
    """
    for table in COPIED:
        if await count(target, table):
            raise TransferFailed(f"The target is not empty: its table {table.name} has rows; name an empty database.")
    row_counts = {table.name: await _copy(source, target, table) for table in COPIED}
    for table in COPIED:
        await _compare(source, target, table)
    await set_last_numbers(target, await last_numbers(source))
    return row_counts


async def count(connection: AsyncConnection, table: Table) -> int:
    """How many rows a table has."""
    return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


async def _copy(source: AsyncConnection, target: AsyncConnection, table: Table) -> int:
    # JSON's null and the database's mean the same here; the database's is written.
    values = {
        each.name: bindparam(f"the_{each.name}", type_=JSON(none_as_null=True) if _is_json(each) else each.type)
        for each in table.columns
    }
    row_count = 0
    async for rows in _rows(source, table):
        try:
            await target.execute(
                insert(table).values(values), [{f"the_{name}": row[name] for name in values} for row in rows]
            )
        except DBAPIError as error:
            raise TransferFailed(f"The target does not take the rows of the table {table.name}.") from error
        row_count += len(rows)
    return row_count


def _is_json(column: Any) -> bool:
    return isinstance(column.type, JSON)


async def _rows(connection: AsyncConnection, table: Table) -> AsyncIterator[list[dict[str, Any]]]:
    """The rows of a table in the order of their keys, some at a time."""
    result = await connection.stream(select(table).order_by(*table.primary_key.columns))
    async for some in result.mappings().partitions(AT_ONCE):
        yield [dict(row) for row in some]


async def _compare(source: AsyncConnection, target: AsyncConnection, table: Table) -> None:
    there = _rows(target, table)
    async for rows in _rows(source, table):
        if rows != await anext(there, None):
            raise TransferFailed(f"The table {table.name} did not arrive as it is; nothing was copied.")
    if await anext(there, None) is not None or await count(source, table) != await count(target, table):
        raise TransferFailed(f"The table {table.name} did not arrive as it is; nothing was copied.")


def copy_closed(file: Path, copy: Path) -> IO[str]:
    """Copy a SQLite database that no bot uses, with what is in its write-ahead log; what keeps it locked until closed.

    Raises StorageError: DatabaseMissing, DatabaseInUse, DatabaseDamaged, DatabaseNotWritable.
    """
    if sqlite.is_missing(file):
        raise DatabaseMissing.at(str(file))
    lock = sqlite.lock_file(file)
    try:
        sqlite.expect_file(file, sqlite.read_lock(lock))
        os.close(os.open(copy, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        for of, to in ((file, copy), (sqlite.log_of(file), sqlite.log_of(copy))):
            if of.exists():
                shutil.copyfile(of, to)
    except BaseException as error:
        lock.close()
        if isinstance(error, OSError):
            raise sqlite.not_writable(copy, error.strerror or str(error)) from error
        raise
    return lock
