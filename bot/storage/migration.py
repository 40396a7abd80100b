"""Which version a database has, and its way to the newest one.

Alembic, which makes that way, takes ten megabytes and is needed once after an update: only then is it imported.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncConnection

import migrations
from bot.storage.errors import DatabaseDamaged, DatabaseInUse, DatabaseTooNew
from bot.storage.schema import metadata

VERSION_TABLE = "alembic_version"
DIGITS = 4
"""With how many digits the file of a migration begins: its version."""


@cache
def known_versions() -> tuple[str, ...]:
    """The versions of the database that this program knows, the newest last."""
    files = (Path(migrations.__file__).parent / "versions").glob(f"{'[0-9]' * DIGITS}_*.py")
    return tuple(sorted(file.name[:DIGITS] for file in files))


def _current_version(connection: Connection) -> str | None:
    """The version of a database; None where it has none."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    version: str | None = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()  # noqa: S608
    return version


async def upgrade(connection: AsyncConnection) -> None:
    """Apply the missing migrations. Raises DatabaseTooNew, and DatabaseDamaged when tables are missing."""
    await connection.run_sync(_upgrade)


async def is_behind(connection: AsyncConnection) -> bool:
    """Whether the database is of an earlier version, which ``upgrade`` would change."""
    return await connection.run_sync(_is_behind)


def _is_behind(connection: Connection) -> bool:
    return _current_version(connection) in known_versions()[:-1]


async def is_empty(connection: AsyncConnection) -> bool:
    """Whether no database of Pantheon's is here, so that ``upgrade`` would make one."""
    return await connection.run_sync(_is_empty)


def _is_empty(connection: Connection) -> bool:
    current = _current_version(connection)
    return current is None and not set(inspect(connection).get_table_names()) & set(metadata.tables)


async def check_version(connection: AsyncConnection) -> None:
    """Raises DatabaseInUse where migrations are missing, which cannot be applied while other processes serve."""
    await connection.run_sync(_check_version)


def _check_version(connection: Connection) -> None:
    if _current_version(connection) != known_versions()[-1]:
        raise DatabaseInUse(
            "Another process of another version is using this PostgreSQL database; stop all of them before an update."
        )


def _upgrade(connection: Connection) -> None:
    newest = known_versions()[-1]
    current = _current_version(connection)
    there = set(inspect(connection).get_table_names())
    if current is None and there & set(metadata.tables):
        raise DatabaseDamaged("The database has tables of Pantheon's but no version; restore it from a backup.")
    if current == newest:
        if missing := sorted(set(metadata.tables) - there):
            raise DatabaseDamaged(f"The database lacks the table {missing[0]}; restore it from a backup.")
        return
    if current is not None and current not in known_versions():
        raise DatabaseTooNew(
            f"The database is version {current}, this program knows {newest}: use a newer program or restore a backup."
        )
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
    from bot.storage.alembic_migrations import apply_all

    apply_all(connection)
