"""Failures of commands of the command line: one sentence and an exit code."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from bot.storage.errors import BadDatabaseAddress, DatabaseBusy, DatabaseInUse, StorageError

USE = 2
FAILED = 1
BUSY = 75
"""The exit code of ``EX_TEMPFAIL``: another process has the database; try again later."""


class Fault(Exception):
    """Why a command failed, in one sentence, with the exit code."""

    def __init__(self, sentence: str, code: int = USE) -> None:
        super().__init__(sentence)
        self.code = code


@contextmanager
def database_faults() -> Iterator[None]:
    """Turn what the storage raises into a Fault: code 75 when another process has the database, so that a service
    manager tries again later.
    """
    try:
        yield
    except (DatabaseInUse, DatabaseBusy) as fault:
        raise Fault(str(fault), BUSY) from None
    except BadDatabaseAddress as fault:
        raise Fault(str(fault), USE) from None
    except StorageError as fault:
        raise Fault(str(fault), FAILED) from None
