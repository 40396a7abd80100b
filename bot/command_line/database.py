"""Turns errors of the database into one sentence and an exit code."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from bot.command_line.errors import BUSY, FAILED, USE, Fault


@contextmanager
def database_faults() -> Iterator[None]:
    """Turn what the storage raises into a Fault: code 75 when another process has the database, so that a service
    manager tries again later.
    """
    from bot.storage.errors import BadDatabaseAddress, DatabaseBusy, DatabaseInUse, StorageError

    try:
        yield
    except (DatabaseInUse, DatabaseBusy) as fault:
        raise Fault(str(fault), BUSY) from None
    except BadDatabaseAddress as fault:
        raise Fault(str(fault), USE) from None
    except StorageError as fault:
        raise Fault(str(fault), FAILED) from None
