"""Apply Alembic's migrations in one transaction: all of them, or none."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect
from sqlalchemy.ext.asyncio import AsyncConnection

import migrations
from bot.storage.errors import DatabaseDamaged, DatabaseInUse, DatabaseTooNew
from bot.storage.schema import metadata


def configuration() -> Config:
    """Alembic's configuration; the migrations are in the package ``migrations``."""
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


@cache
def _scripts() -> ScriptDirectory:
    """The migrations; they do not change while the program runs."""
    return ScriptDirectory.from_config(configuration())


async def upgrade(connection: AsyncConnection) -> None:
    """Apply the missing migrations. Raises DatabaseTooNew, and DatabaseDamaged when tables are missing."""
    await connection.run_sync(_upgrade)


async def is_behind(connection: AsyncConnection) -> bool:
    """Whether the database is of an earlier version, which ``upgrade`` would change."""
    return await connection.run_sync(_is_behind)


def _is_behind(connection: Connection) -> bool:
    scripts = _scripts()
    current = MigrationContext.configure(connection).get_current_revision()
    revisions = {script.revision for script in scripts.walk_revisions()}
    return current in revisions and current != scripts.get_current_head()


async def is_empty(connection: AsyncConnection) -> bool:
    """Whether no database of Pantheon's is here, so that ``upgrade`` would make one."""
    return await connection.run_sync(_is_empty)


def _is_empty(connection: Connection) -> bool:
    current = MigrationContext.configure(connection).get_current_revision()
    return current is None and not set(inspect(connection).get_table_names()) & set(metadata.tables)


async def check_version(connection: AsyncConnection) -> None:
    """Raises DatabaseInUse where migrations are missing, which cannot be applied while other processes serve."""
    await connection.run_sync(_check_version)


def _check_version(connection: Connection) -> None:
    newest = _scripts().get_current_head()
    if MigrationContext.configure(connection).get_current_revision() != newest:
        raise DatabaseInUse(
            "Another process of another version is using this PostgreSQL database; stop all of them before an update."
        )


def _upgrade(connection: Connection) -> None:
    scripts = _scripts()
    newest = scripts.get_current_head()
    current = MigrationContext.configure(connection).get_current_revision()
    there = set(inspect(connection).get_table_names())
    if current is None and there & set(metadata.tables):
        raise DatabaseDamaged("The database has tables of Pantheon's but no version; restore it from a backup.")
    if current == newest:
        if missing := sorted(set(metadata.tables) - there):
            raise DatabaseDamaged(f"The database lacks the table {missing[0]}; restore it from a backup.")
        return
    revisions = {script.revision for script in scripts.walk_revisions()}
    if current is not None and current not in revisions:
        raise DatabaseTooNew(
            f"The database is version {current}, this program knows {newest}: use a newer program or restore a backup."
        )
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
