"""Restoring the database from a backup while no bot runs."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from bot.command_failures import USE, Fault
from bot.configuration import Configuration
from bot.storage.address import read_address
from bot.storage.database import Database
from bot.storage.replacing import replace_by_backup
from bot.tables.building import build_tables, close_tables
from bot.tables.people.erasure_ledger import Ledger
from bot.tables.restoration import announce_restored


class Outcome(NamedTuple):
    """What a restore came to: where the database from before is kept, how many tables get a notice, and how many people
    were erased again."""

    kept: Path | None
    tables: int
    erased: int


async def restore(settings: Configuration, backup: Path) -> Outcome:
    """Put a backup in the place of the SQLite database. Raises StorageError, and Fault for PostgreSQL."""
    file = read_address(settings.database_url).file
    if file is None:
        raise Fault(
            "This database is no SQLite file: restore it with pg_restore, then run pantheon restore --in-place.", USE
        )
    erased_count = 0

    async def prepare(database: Database) -> int:
        nonlocal erased_count
        count, erased_count = await _erase_again(database, settings)
        return count

    backup_kept, count = await replace_by_backup(file, backup, prepare)
    return Outcome(backup_kept, count, erased_count)


async def restore_in_place(settings: Configuration) -> Outcome:
    """Make up for a restore of the database that was done with other tools. Raises StorageError."""
    database = await Database.open(settings.database_url, backups=settings.backups, make=False)
    try:
        return Outcome(None, *await _erase_again(database, settings))
    finally:
        await database.close()


async def _erase_again(database: Database, settings: Configuration) -> tuple[int, int]:
    """Erase again who was erased since the backup, and tell all others; how many tables and people that are."""
    tables = build_tables(database, ledger=Ledger(settings.data))
    # Nothing is played here: computer players continue when the bot starts.
    await tables.computers.close()
    try:
        erased_count = await tables.people.erase_again()
        return await announce_restored(tables.repository), erased_count
    finally:
        await close_tables(tables)
