"""Copying every row of one database into another, SQLite or PostgreSQL, and comparing what arrived."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

from sqlalchemy import JSON, Table, bindparam, func, insert, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.errors import StorageError
from bot.storage.schema import metadata
from bot.storage.sequences import last_numbers, set_last_numbers

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
    copied = {table.name: await _copy(source, target, table) for table in COPIED}
    for table in COPIED:
        await _compare(source, target, table)
    await set_last_numbers(target, await last_numbers(source))
    return copied


async def count(connection: AsyncConnection, table: Table) -> int:
    """How many rows a table has."""
    return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


async def _copy(source: AsyncConnection, target: AsyncConnection, table: Table) -> int:
    # JSON's null and the database's mean the same here; the database's is written.
    values = {
        each.name: bindparam(f"the_{each.name}", type_=JSON(none_as_null=True) if _is_json(each) else each.type)
        for each in table.columns
    }
    copied = 0
    async for rows in _rows(source, table):
        try:
            await target.execute(
                insert(table).values(values), [{f"the_{name}": row[name] for name in values} for row in rows]
            )
        except DBAPIError as error:
            raise TransferFailed(f"The target does not take the rows of the table {table.name}.") from error
        copied += len(rows)
    return copied


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
