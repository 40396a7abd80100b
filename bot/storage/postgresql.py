"""PostgreSQL: the engine, the lock for one bot per database, and its errors in words."""

from __future__ import annotations

from sqlalchemy import URL, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.storage.errors import (
    BadDatabaseAddress,
    DatabaseInUse,
    DatabaseNotWritable,
    DatabaseUnreachable,
    StorageError,
)

LOCK_KEY = 0x50616E7468656F6E
"""The key of the advisory lock that a bot holds on its database (bytes of "Pantheon")."""


def engine(url: URL, connections: int) -> AsyncEngine:
    """The engine for an address, with one connection more than is used at once, for the lock.

    Raises BadDatabaseAddress where the driver is not installed.
    """
    try:
        return create_async_engine(url, hide_parameters=True, pool_size=connections, max_overflow=1, pool_pre_ping=True)
    except ModuleNotFoundError:
        raise BadDatabaseAddress(
            "For PostgreSQL the driver is missing; install it with pip install 'pantheon-bot[postgresql]'."
        ) from None


class ServerLock:
    """An advisory lock on a connection of its own; it is released when that connection ends in any way."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    @classmethod
    async def take(cls, engine: AsyncEngine) -> ServerLock:
        """Take the lock. Raises DatabaseInUse, DatabaseUnreachable."""
        try:
            connection = await engine.connect()
        except (OSError, DBAPIError) as error:
            raise DatabaseUnreachable("The PostgreSQL server cannot be reached or refuses the login.") from error
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        query = text("SELECT pg_try_advisory_lock(:key)")
        if not (await connection.execute(query, {"key": LOCK_KEY})).scalar_one():
            await connection.close()
            raise DatabaseInUse("Another process is using this PostgreSQL database; stop it first.")
        return cls(connection)

    async def is_held(self) -> bool:
        """Whether the connection is still open. Asks the driver, not the server."""
        driver = (await self._connection.get_raw_connection()).driver_connection
        return driver is not None and not driver.is_closed()

    async def drop(self) -> None:
        """Forget a lock whose connection was lost."""
        await self._connection.invalidate()
        await self._connection.close()

    async def release(self) -> None:
        """Release the lock."""
        if not await self.is_held():
            return await self.drop()
        await self._connection.execute(text("SELECT pg_advisory_unlock(:key)"), {"key": LOCK_KEY})
        await self._connection.close()


def explain(error: BaseException) -> StorageError | None:
    """The storage error for a PostgreSQL error, or None for an unknown one."""
    code = str(getattr(error, "sqlstate", None) or "")
    if code.startswith(("08", "57P")):
        return DatabaseUnreachable("The connection to the PostgreSQL server was lost.")
    if code.startswith(("53", "58")) or code == "25006":
        return DatabaseNotWritable(f"PostgreSQL cannot save now (error {code}).")
    if code.startswith("28") or code == "3D000":
        return DatabaseUnreachable("The PostgreSQL server refuses the login or has no such database.")
    return None
