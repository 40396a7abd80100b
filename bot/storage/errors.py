"""Errors of the database. Every message is one clear sentence for the operator of the bot."""

from __future__ import annotations


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


NAMES = tuple(each.__name__ for each in StorageError.__subclasses__())
"""The names of the errors above, for the metrics."""
