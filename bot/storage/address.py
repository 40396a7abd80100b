"""Read ``DATABASE_URL`` and turn it into the address that a driver needs."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from bot.storage.errors import BadDatabaseAddress

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
"""The driver that is added to each kind of address."""


class Address(NamedTuple):
    """A parsed database address. ``file`` is the SQLite file, or None for PostgreSQL and for memory."""

    url: URL
    file: Path | None

    @property
    def is_sqlite(self) -> bool:
        """Whether the database is SQLite."""
        return self.url.get_backend_name() == "sqlite"


def read_address(text: str) -> Address:
    """Parse ``sqlite:///file``, ``sqlite://`` (in memory) or ``postgresql://user:password@host/name``.

    Raises BadDatabaseAddress; its message never holds the address, which may contain a password.
    """
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise BadDatabaseAddress(
            "The database address is not understood; write sqlite:///path/to/file or postgresql://user@host/name."
        ) from None
    kind = url.drivername.partition("+")[0]
    if kind not in DRIVERS:
        raise BadDatabaseAddress(f"The database is sqlite:///… or postgresql://…, not {kind}://….")
    url = url.set(drivername=DRIVERS[kind])
    if url.get_backend_name() != "sqlite":
        return Address(url, None)
    if url.host:
        raise BadDatabaseAddress("A SQLite address has three slashes before the path: sqlite:///path/to/file.")
    in_memory = url.database in (None, "", ":memory:")
    return Address(url, None if in_memory else Path(str(url.database)).expanduser().resolve())
