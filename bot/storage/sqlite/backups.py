"""Backups of a SQLite database: written under another name, checked, brought to the disk, and only then named so."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import sqlite3
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from bot.runtime.clock import SECOND, SystemClock
from bot.storage.errors import DatabaseDamaged, DatabaseNotWritable, StorageError
from bot.storage.sqlite.file import APPLICATION_ID
from bot.storage.sqlite.online_copy import CopyStopped
from bot.storage.sqlite.syncing import make_folder, sync

NAME = re.compile(r"pantheon-(\d{8}T\d{6}Z)(?:-\d+)?-(\w+)\.sqlite3")
"""The moment in UTC, a number where several were made within a second, and the version of the schema."""
MOMENT = "%Y%m%dT%H%M%SZ"
PART = re.compile(r"pantheon-\d+-[0-9a-f]+\.part")
"""What is being written: with the process and a number by chance. One of a killed process is worth nothing."""
ROOM = 1.1
"""How much room there must be, in sizes of the database."""
NUMBER_AT = 60
"""The byte of a SQLite file at which its ``user_version`` stands, in four bytes: the number of a backup in its folder.

A name tells what the clock said, which may have been wrong; the number tells which backup was made after which.
"""
TOLERANCE = timedelta(minutes=1)
"""A name is from the future when it is further ahead: clocks are often put right by less."""

Copy = Callable[[Path], Awaitable[None]]
Look = Callable[[Path], Awaitable[tuple[int, ...]]]
"""Looks at the matches in a copy: the ids of those that are damaged in the database itself. Raises DatabaseDamaged."""


class Backup(NamedTuple):
    """A backup that was made. ``damaged`` are matches that are damaged in the database too; ``removed`` older ones.

    ``ahead`` are backups that are named in the future. They are left alone, and not counted among those that stay.
    """

    file: Path
    size: int
    damaged: tuple[int, ...]
    removed: int
    ahead: tuple[Path, ...] = ()


async def nothing_to_look_at(file: Path) -> tuple[int, ...]:
    """Look at no match."""
    return ()


async def make_backup(
    copy: Copy, size: int, folder: Path, *, keep: int | None = None, look: Look = nothing_to_look_at
) -> Backup:
    """Make a backup in a folder, by ``copy``, of a database of that ``size`` in bytes; then only the ``keep`` newest
    backups stay there (None: all). One that is not whole never gets a backup's name.

    Raises DatabaseNotWritable, DatabaseDamaged, StorageError.
    """
    try:
        part = await asyncio.to_thread(_begin_file, folder, size)
    except OSError as error:
        raise _not_written(folder, error) from error
    try:
        await copy(part)
        version = await asyncio.to_thread(checked_version, part)
        damaged_ids = await look(part)
        now = machine_time()
        file = await asyncio.to_thread(_promote, part, folder, version, now)
        removed_count = await asyncio.to_thread(_remove_old, folder, keep, file, now)
        ahead = await asyncio.to_thread(backups_in_future, folder, now)
    except CopyStopped:
        raise StorageError("The bot stops; no backup was made.") from None
    except (OSError, sqlite3.Error) as error:
        raise _not_written(folder, error) from error
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
    return Backup(file, file.stat().st_size, damaged_ids, removed_count, tuple(ahead))


def _begin_file(folder: Path, size: int) -> Path:
    """An empty file to copy into, for our account alone. What killed backups left is removed."""
    make_folder(folder)
    for left in folder.iterdir():
        if PART.fullmatch(left.name) and not _is_running(int(left.name.split("-")[1])):
            left.unlink(missing_ok=True)
    free = shutil.disk_usage(folder).free
    if free < size * ROOM:
        raise OSError(f"{free // 1_000_000} MB are free, and the database has {size // 1_000_000} MB")
    part = folder / f"pantheon-{os.getpid()}-{os.urandom(4).hex()}.part"
    os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    return part


def _is_running(process: int) -> bool:
    if process == os.getpid() or sys.platform == "win32":
        return True
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True


def checked_version(file: Path) -> str:
    """Look through a whole copy, and let it stand alone, without a write-ahead log; its version of the schema.

    Raises DatabaseDamaged, sqlite3.Error.
    """
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        return whole_version(connection)


def whole_version(connection: sqlite3.Connection) -> str:
    """The version of the schema of a database that is ours and undamaged. Raises DatabaseDamaged, sqlite3.Error."""
    if connection.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
        raise DatabaseDamaged("This is no database of Pantheon's.")
    verdict = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if verdict != "ok":
        raise DatabaseDamaged(f"This copy of the database is damaged ({verdict}).")
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    if row is None:
        raise DatabaseDamaged("This database has no version.")
    return str(row[0])


def _promote(part: Path, folder: Path, version: str, now: datetime) -> Path:
    """Number a copy, bring it to the disk and give it its name."""
    number = max((number_in(file) for file in backups_in(folder)), default=0) + 1
    with closing(sqlite3.connect(part, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA user_version={number}")
    sync(part)
    moment = now.strftime(MOMENT)
    names = [f"pantheon-{moment}-{version}.sqlite3"]
    names += [f"pantheon-{moment}-{number}-{version}.sqlite3" for number in range(2, 100)]
    file = next(folder / name for name in names if not (folder / name).exists())
    part.rename(file)
    sync(folder)
    return file


def _remove_old(folder: Path, keep: int | None, newest: Path, now: datetime) -> int:
    """Remove all backups but the newest and the one just made; how many that are. Those of the future stay."""
    candidates = [file for file in backups_in(folder) if file == newest or not is_named_in_future(file, now)]
    old = [] if keep is None else [file for file in candidates[:-keep] if file != newest]
    for file in old:
        file.unlink(missing_ok=True)
    return len(old)


def backups_in(folder: Path) -> list[Path]:
    """The backups in a folder, the one made first first, whatever the clock said. Raises OSError.

    Those of versions that gave no numbers come before all others, by their names.
    """
    backups = [(match.group(1), file) for file in folder.iterdir() if (match := NAME.fullmatch(file.name))]
    return [
        file
        for _, file in sorted(backups, key=lambda each: (number_in(each[1]), each[0], len(each[1].name), each[1].name))
    ]


def number_in(file: Path) -> int:
    """The number of a backup in its folder; 0 for one that has none. Raises OSError."""
    try:
        with file.open("rb") as stream:
            stream.seek(NUMBER_AT)
            return int.from_bytes(stream.read(4), "big")
    except FileNotFoundError:
        return 0


def newest_backup(folder: Path, now: datetime) -> Path | None:
    """The backup that was made last, of those that are not named in the future; None without one. Raises OSError."""
    backups = backups_in(folder) if folder.is_dir() else []
    return next((file for file in reversed(backups) if not is_named_in_future(file, now)), None)


def backups_in_future(folder: Path, now: datetime) -> list[Path]:
    """The backups that a clock named that was ahead. Raises OSError."""
    return [file for file in backups_in(folder) if is_named_in_future(file, now)]


def is_named_in_future(file: Path, now: datetime) -> bool:
    """Whether a backup has a name of the future, so that nothing is known of when it was made."""
    return time_of_backup(file) > now + TOLERANCE


def machine_time() -> datetime:
    """The time of this machine's clock."""
    return datetime.fromtimestamp(SystemClock().now() / SECOND, UTC)


def time_of_backup(file: Path) -> datetime:
    """When a backup was made, by its name."""
    match = NAME.fullmatch(file.name)
    assert match is not None
    return datetime.strptime(match.group(1), MOMENT).replace(tzinfo=UTC)


def _not_written(folder: Path, error: Exception) -> DatabaseNotWritable:
    reason = getattr(error, "strerror", None) or str(error)
    return DatabaseNotWritable(f"No backup can be written to {folder} ({reason}).")
