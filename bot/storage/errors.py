"""Errors of the database. Every message is one clear sentence for the operator of the bot."""

from __future__ import annotations

from collections.abc import Callable


class StorageError(Exception):
    """The database cannot be used. The message says why and what to do."""


class BadDatabaseAddress(StorageError):
    """The database address is not one that the program understands."""


class DatabaseInUse(StorageError):
    """Another process uses this database."""


class DatabaseMissing(StorageError):
    """There is no database of Pantheon's, and none is to be made."""

    @classmethod
    def at(cls, where: str) -> DatabaseMissing:
        """The error about a path, or about an address without its password."""
        return cls(
            f"There is no database of Pantheon's at {where}; name its folder by PANTHEON_DATA or its address by "
            "DATABASE_URL. Only pantheon run, playground and migrate make one."
        )


class DatabaseTooNew(StorageError):
    """The database was written by a newer version of the program."""


class DatabaseNotWritable(StorageError):
    """The file or its folder cannot be written, or the disk is full."""


class DatabaseDamaged(StorageError):
    """The file is not a database, is damaged, or belongs to another program."""


class DatabaseUnreachable(StorageError):
    """No connection to the database could be made."""


class DatabaseBusy(StorageError):
    """Another program holds a lock on the database; trying again later helps."""


class InWords:
    """Inside this context, errors of a driver are raised as the storage error that they mean; ``explain`` says which
    one, or None for those that mean none. It is entered as often as one likes."""

    def __init__(self, explain: Callable[[BaseException], StorageError | None]) -> None:
        self._explain = explain

    async def __aenter__(self) -> None:
        """Nothing is needed to begin."""

    async def __aexit__(self, _: object, error: BaseException | None, __: object) -> None:
        if error is not None and (reason := self._explain(error)) is not None:
            raise reason from error


NAMES = tuple(each.__name__ for each in StorageError.__subclasses__())
"""The names of the errors above, for the metrics."""
