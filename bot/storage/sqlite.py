"""How a SQLite file is opened: one owner, safe settings that are read back, and words for what can be wrong."""

from __future__ import annotations

import os
import sqlite3
import sys
from pathlib import Path
from typing import IO, Any

from bot.storage.errors import (
    DatabaseBusy,
    DatabaseDamaged,
    DatabaseInUse,
    DatabaseNotWritable,
    StorageError,
)

APPLICATION_ID = 0x50616E74
"""Marks a SQLite file as ours ("Pant")."""

BUSY_TIMEOUT = 5_000
"""How long a statement waits for somebody else's lock, in milliseconds."""

SETTINGS: dict[str, tuple[str, object]] = {
    "busy_timeout": (str(BUSY_TIMEOUT), BUSY_TIMEOUT),
    "locking_mode": ("EXCLUSIVE", "exclusive"),
    "journal_mode": ("WAL", "wal"),
    "synchronous": ("FULL", 2),
    "foreign_keys": ("ON", 1),
    "secure_delete": ("ON", 1),
}
"""Each setting: what is written, and what must be read back, in this order.

Only FULL survives a power cut without a lost move. EXCLUSIVE keeps every other connection out: with two of them, SQLite
before 3.51.3 can damage a file in WAL mode.
"""


def apply_settings(connection: Any, in_memory: bool) -> None:
    """Set and read back every setting on a new connection, and mark an empty file as ours.

    Raises DatabaseDamaged for a damaged file, for another program's, and when a setting does not hold.
    """
    cursor = connection.cursor()
    try:
        check(cursor)
        for name, (written, expected) in SETTINGS.items():
            cursor.execute(f"PRAGMA {name}={written}")
            cursor.execute(f"PRAGMA {name}")
            row = cursor.fetchone()
            if in_memory and name == "journal_mode":
                continue
            if row is None or row[0] != expected:
                raise DatabaseDamaged(f"SQLite does not keep the setting {name}={written} for this database file.")
        cursor.execute("PRAGMA application_id")
        if cursor.fetchone()[0] != APPLICATION_ID:
            cursor.execute(f"PRAGMA application_id={APPLICATION_ID}")
    finally:
        cursor.close()


def check(cursor: Any) -> None:
    """Raises DatabaseDamaged for another program's file, which is left as it is, and for a damaged one."""
    cursor.execute(f"PRAGMA busy_timeout={BUSY_TIMEOUT}")
    cursor.execute("PRAGMA application_id")
    owner = cursor.fetchone()[0]
    cursor.execute("SELECT count(*) FROM sqlite_master")
    is_empty = cursor.fetchone()[0] == 0
    if owner != APPLICATION_ID and not is_empty:
        raise DatabaseDamaged("The database file belongs to another program; choose another file.")
    cursor.execute("PRAGMA quick_check(1)")
    verdict = cursor.fetchone()[0]
    if verdict != "ok":
        raise DatabaseDamaged(f"The database file is damaged ({verdict}); restore it from a backup.")


def prepare_folder(file: Path) -> None:
    """Make the folder of a database file. Raises DatabaseNotWritable."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise not_writable(file, error.strerror or str(error)) from error
    target = file if file.exists() else file.parent
    if file.is_dir():
        raise DatabaseNotWritable(f"The database {file} is a folder; name a file.")
    if not os.access(target, os.W_OK) or not os.access(file.parent, os.W_OK):
        raise not_writable(file, "permission denied")


def not_writable(file: Path, reason: str) -> DatabaseNotWritable:
    """The error for a file that this user cannot write."""
    user = f" by user {os.getuid()}" if hasattr(os, "getuid") else ""
    return DatabaseNotWritable(f"The database {file} cannot be written{user} ({reason}).")


def lock_file(file: Path) -> IO[str]:
    """Become the only process that uses the file; the lock is gone when the returned file is closed or we die.

    Raises DatabaseInUse. The lock lies beside the database: closing a second handle of the database file itself
    would drop SQLite's own locks.
    """
    path = file.with_name(file.name + ".lock")
    try:
        handle = path.open("a+")
    except OSError as error:
        raise not_writable(path, error.strerror or str(error)) from error
    try:
        _lock(handle)
    except OSError:
        handle.close()
        raise DatabaseInUse(
            f"Another process is using the database {file}; stop it first, or choose another file."
        ) from None
    return handle


MADE = "Here is a database of Pantheon's. While it is in use, this file is locked.\n"


def expect_file(file: Path, lock: IO[str]) -> None:
    """Raises DatabaseDamaged when the database was here and is gone or empty: an empty one would hide the loss."""
    lock.seek(0)
    if lock.read() == MADE and (not file.exists() or not file.stat().st_size):
        raise DatabaseDamaged(
            f"The database {file} was here and is gone; restore it from a backup, or delete {lock.name} to begin anew."
        )


def note_made(lock: IO[str]) -> None:
    """Remember that there is a database now."""
    lock.seek(0)
    if lock.read() != MADE:
        lock.truncate(0)
        lock.write(MADE)
        lock.flush()


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: IO[str]) -> None:
        handle.seek(0)
        msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: IO[str]) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def explain(error: BaseException, file: Path | None) -> StorageError | None:
    """The storage error that a SQLite error stands for, or None when it is none of the known troubles."""
    if not isinstance(error, sqlite3.Error):
        return None
    text = str(error).lower()
    where = str(file) if file is not None else "in memory"
    if "locked" in text or "busy" in text:
        return DatabaseBusy(f"Another program holds a lock on the database {where}; try again in a moment.")
    if any(word in text for word in ("full", "readonly", "read-only", "unable to open", "disk i/o", "authoriz")):
        return DatabaseNotWritable(f"The database {where} cannot be written ({error}).")
    if any(word in text for word in ("malformed", "not a database", "corrupt")):
        return DatabaseDamaged(f"The database {where} is damaged or is no database ({error}); restore a backup.")
    return None
