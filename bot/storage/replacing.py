"""Putting a backup in the place of a SQLite database that no bot uses."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from bot.storage.database import Database
from bot.storage.errors import DatabaseDamaged, DatabaseNotWritable, StorageError
from bot.storage.sqlite import file as sqlite
from bot.storage.sqlite.backups import MOMENT, checked_version
from bot.storage.sqlite.syncing import sync

ENDS = ("", "-wal", "-shm", ".lock")
"""The ends of the names of what belongs to a database file."""

Prepare = Callable[[Database], Awaitable[int]]


async def replace_by_backup(file: Path, backup: Path, prepare: Prepare) -> tuple[Path | None, int]:
    """Put a backup in the place of a database file, after ``prepare`` has made of a copy of it what it shall be.

    Returns where the present database is kept, beside it (None: there was none), and what ``prepare`` returns. Until
    the copy is complete, the database is left as it is. Raises StorageError: DatabaseInUse while a bot uses the file,
    DatabaseDamaged and DatabaseTooNew for a backup that cannot be used.
    """
    _check_files(file, backup)
    copy = file.with_name(file.name + ".restoring")
    lock = sqlite.lock_file(file)
    try:
        _forget(copy)
        try:
            copy_backup(backup, copy)
            database = await Database.open(f"sqlite:///{copy}", backs_up=False)
            try:
                outcome = await prepare(database)
            finally:
                await database.close()
            old_file = _exchange(copy, file)
            sqlite.note(lock, sqlite.MADE)
        finally:
            _forget(copy)
    except OSError as error:
        raise DatabaseNotWritable(f"The backup cannot be restored ({error.strerror or error}).") from error
    finally:
        lock.close()
    return old_file, outcome


def _check_files(file: Path, backup: Path) -> None:
    sqlite.prepare_folder(file)
    if not backup.is_file():
        raise DatabaseDamaged(f"There is no backup {backup}.")
    if file.exists() and backup.samefile(file):
        raise DatabaseDamaged(f"{backup} is the database itself; name a backup.")


def copy_backup(backup: Path, copy: Path) -> None:
    """Copy a backup, for our account alone, and look through it. Raises DatabaseDamaged, OSError."""
    log = sqlite.log_of(backup)
    for source, target in ((backup, copy), (log, sqlite.log_of(copy))):
        if source.exists():
            os.close(os.open(target, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
            shutil.copyfile(source, target)
    try:
        checked_version(copy)
    except (sqlite3.Error, StorageError) as error:
        raise DatabaseDamaged(f"{backup} is no undamaged backup of Pantheon's: {error}") from error


def _exchange(copy: Path, file: Path) -> Path | None:
    """Keep the present database under another name, and give the copy its name.

    A write-ahead log goes first: beside another database than its own it would damage that.
    """
    sync(copy)
    old_file = None
    if file.exists():
        moment = datetime.now(UTC).strftime(MOMENT)
        names = (f"{file.name}.before-{moment}", *(f"{file.name}.before-{moment}-{number}" for number in range(2, 100)))
        old_file = next(file.with_name(name) for name in names if not file.with_name(name).exists())
        if (log := sqlite.log_of(file)).exists():
            log.rename(sqlite.log_of(old_file))
        try:
            # Under both names for a moment: there is a database at every moment.
            os.link(file, old_file)
        except OSError:
            file.rename(old_file)
    sqlite.log_of(file).unlink(missing_ok=True)
    file.with_name(file.name + "-shm").unlink(missing_ok=True)
    copy.replace(file)
    sync(file.parent)
    return old_file


def _forget(copy: Path) -> None:
    for end in ENDS:
        with suppress(FileNotFoundError):
            copy.with_name(copy.name + end).unlink()
