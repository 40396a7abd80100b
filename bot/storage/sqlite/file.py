"""SQLite: open the file for one process, with safe settings that are read back, and its errors in words."""

from __future__ import annotations

import json
import logging
import os
import sqlite3
import stat
import sys
from pathlib import Path
from typing import IO, Any

from sqlalchemy import URL, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool, StaticPool

from bot.storage.errors import (
    DatabaseBusy,
    DatabaseDamaged,
    DatabaseInUse,
    DatabaseNotWritable,
    StorageError,
)
from bot.storage.sqlite.direct import begin, connect
from bot.storage.sqlite.syncing import make_folder

APPLICATION_ID = 0x50616E74
"""The application id that marks a SQLite file as Pantheon's (bytes of "Pant")."""

BUSY_TIMEOUT = 5_000
"""How long a statement waits for another process's lock, in milliseconds."""

SETTINGS: dict[str, tuple[str, object]] = {
    "busy_timeout": (str(BUSY_TIMEOUT), BUSY_TIMEOUT),
    "locking_mode": ("EXCLUSIVE", "exclusive"),
    "journal_mode": ("WAL", "wal"),
    "synchronous": ("FULL", 2),
    "foreign_keys": ("ON", 1),
    "secure_delete": ("ON", 1),
}
"""Each setting with the value that is written and the one that must be read back, in this order.

EXCLUSIVE is set before anything is read: only then SQLite needs no shared memory file. It excludes every other
connection: with two, SQLite before 3.51.3 can damage a file in WAL mode. Only FULL loses no move in a power cut.
"""


def apply_settings(connection: Any, in_memory: bool, *, thoroughly: bool) -> None:
    """Set and read back every setting on a new connection, and mark an empty file as Pantheon's.

    ``thoroughly``: check the whole file for damage, which takes seconds for a large one. Raises DatabaseDamaged
    for a damaged file, for another program's, and when a setting does not hold.
    """
    cursor = connection.cursor()
    try:
        cursor.execute(f"PRAGMA busy_timeout={BUSY_TIMEOUT}")
        cursor.execute("PRAGMA locking_mode=EXCLUSIVE")
        check(cursor, thoroughly=thoroughly)
        for name, (value_text, value) in SETTINGS.items():
            cursor.execute(f"PRAGMA {name}={value_text}")
            cursor.execute(f"PRAGMA {name}")
            row = cursor.fetchone()
            if in_memory and name == "journal_mode":
                continue
            if row is None or row[0] != value:
                raise DatabaseDamaged(f"SQLite does not keep the setting {name}={value_text} for this database file.")
        cursor.execute("PRAGMA application_id")
        if cursor.fetchone()[0] != APPLICATION_ID:
            cursor.execute(f"PRAGMA application_id={APPLICATION_ID}")
    finally:
        cursor.close()


def check(cursor: Any, *, thoroughly: bool) -> None:
    """Raises DatabaseDamaged for another program's file, which is not changed, and for a damaged one."""
    cursor.execute("PRAGMA application_id")
    owner = cursor.fetchone()[0]
    cursor.execute("SELECT count(*) FROM sqlite_master")
    is_empty = cursor.fetchone()[0] == 0
    if owner != APPLICATION_ID and not is_empty:
        raise DatabaseDamaged("The database file belongs to another program; choose another file.")
    if not thoroughly:
        return
    cursor.execute("PRAGMA quick_check(1)")
    verdict = cursor.fetchone()[0]
    if verdict != "ok":
        raise DatabaseDamaged(f"The database file is damaged ({verdict}); restore it from a backup.")


def prepare_folder(file: Path) -> None:
    """Create the folder of a database file with permissions for the current user only. Raises DatabaseNotWritable."""
    try:
        make_folder(file.parent)
    except OSError as error:
        raise not_writable(file, error.strerror or str(error)) from error
    target = file if file.exists() else file.parent
    if file.is_dir():
        raise DatabaseNotWritable(f"The database {file} is a folder; name a file.")
    if not os.access(target, os.W_OK) or not os.access(file.parent, os.W_OK):
        raise not_writable(file, "permission denied")


def make_private(file: Path) -> None:
    """Create the database file if it does not exist, readable by the current user only.

    Files that SQLite creates beside it get the same permissions. Group permissions that an operator set stay; those of
    a file that all may read were set only by the system's usual mask, and go with them.
    """
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        for each in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm", ".lock"))):
            if each.exists() and (rights := stat.S_IMODE(each.stat().st_mode)) & 0o007:
                each.chmod(rights & ~0o077)
    except OSError as error:
        raise not_writable(file, error.strerror or str(error)) from error


def not_writable(file: Path, reason: str) -> DatabaseNotWritable:
    """The error for a file that this user cannot write."""
    user = f" by user {os.getuid()}" if hasattr(os, "getuid") else ""
    return DatabaseNotWritable(f"The database {file} cannot be written{user} ({reason}).")


def lock_file(file: Path) -> IO[str]:
    """Become the only process that uses the file; the lock ends when the returned file is closed or the process ends.

    Raises DatabaseInUse. The lock is a file of its own: closing a second handle of the database file itself
    would release SQLite's own locks.
    """
    path = lock_of(file)
    try:
        handle = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600), "a+")
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
OPEN = "It is open: what was written last is in the file beside it that ends in -wal.\n"


def log_of(file: Path) -> Path:
    """The write-ahead log of a database: the last writes are in it until the database is closed."""
    return file.with_name(file.name + "-wal")


def has_log(file: Path) -> bool:
    """Whether a database has a write-ahead log with something in it."""
    log = log_of(file)
    return log.exists() and log.stat().st_size > 0


def lock_of(file: Path) -> Path:
    """The file that is locked while a database is in use."""
    return file.with_name(file.name + ".lock")


def is_missing(file: Path) -> bool:
    """Whether there is no database and never was one, as far as the lock file tells."""
    if file.exists() and file.stat().st_size:
        return False
    lock = lock_of(file)
    return not lock.exists() or not lock.read_text(encoding="utf-8", errors="replace").startswith(MADE)


def expect_file(file: Path, noted: str) -> None:
    """Check that everything exists that ``noted``, the content of the lock file, names.

    Raises DatabaseDamaged when the database is gone or empty, because an empty one would hide the loss, and when it was
    not closed and its write-ahead log is gone: the moves in it would be missing silently.
    """
    lock_name = lock_of(file).name
    if noted.startswith(MADE) and (not file.exists() or not file.stat().st_size):
        raise DatabaseDamaged(
            f"The database {file} was here and is gone; restore it from a backup, or delete {lock_name} to begin again."
        )
    if noted == MADE + OPEN and not log_of(file).exists():
        raise DatabaseDamaged(
            f"The database {file} was not closed, and {log_of(file).name} is gone, which holds what was written last; "
            f"put it back, restore a backup, or delete {lock_name} to start without what is missing."
        )


def read_lock(lock: IO[str]) -> str:
    """The content of the lock file about the database."""
    lock.seek(0)
    return lock.read()


def note(lock: IO[str], text: str) -> None:
    """Write the state of the database into the lock file and flush it to disk."""
    if read_lock(lock) != text:
        lock.truncate(0)
        lock.write(text)
        lock.flush()
        os.fsync(lock.fileno())


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
    """The storage error for a SQLite error, or None for an unknown one."""
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


def read_text(value: bytes) -> str:
    """Text as it is stored. Where a damaged file holds bytes that are no text, the other rows can be read still."""
    return value.decode("utf-8", "replace")


def read_json(text: str) -> Any:
    """A JSON value. What is damaged stays text: its reader finds another type, and the other rows can be read."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def engine(url: URL, file: Path | None) -> AsyncEngine:
    """The engine for a file, or for a database in memory: one connection, and transactions that begin as writers."""
    # The driver's debug lines show the values of statements: seeds and people's ids.
    logging.getLogger("aiosqlite").setLevel(logging.INFO)
    in_memory = file is None
    url = url if file is None else url.set(database=str(file))
    pool: dict[str, Any] = (
        {"poolclass": StaticPool}
        if in_memory
        else {"poolclass": AsyncAdaptedQueuePool, "pool_size": 1, "max_overflow": 0}
    )
    checks: list[bool] = []
    database_engine = create_async_engine(
        url,
        hide_parameters=True,
        pool_reset_on_return=None,
        json_deserializer=read_json,
        # Statements are carried out in the event loop, commits and backups in other threads.
        connect_args={"check_same_thread": False, "async_creator_fn": connect},
        **pool,
    )

    @event.listens_for(database_engine.sync_engine, "connect")
    def apply_on_connect(connection: Any, _: Any) -> None:
        # The driver does not open transactions: it would begin them as read transactions, which is not safe.
        connection.isolation_level = None
        connection.driver_connection.text_factory = read_text
        # Looking through a large file takes seconds.
        connection.driver_connection.in_thread = True
        apply_settings(connection, in_memory, thoroughly=not checks)
        connection.driver_connection.in_thread = False
        checks[:] = [True]

    event.listen(database_engine.sync_engine, "begin", begin)
    return database_engine
