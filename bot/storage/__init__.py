"""Where everything is kept: SQLAlchemy Core over SQLite (aiosqlite) or PostgreSQL (asyncpg)."""

from __future__ import annotations

from bot.storage.database import Database
from bot.storage.errors import (
    BadDatabaseAddress,
    DatabaseBusy,
    DatabaseDamaged,
    DatabaseInUse,
    DatabaseNotWritable,
    DatabaseTooNew,
    DatabaseUnreachable,
    StorageError,
)

__all__ = [
    "BadDatabaseAddress",
    "Database",
    "DatabaseBusy",
    "DatabaseDamaged",
    "DatabaseInUse",
    "DatabaseNotWritable",
    "DatabaseTooNew",
    "DatabaseUnreachable",
    "StorageError",
]
