"""Words between the processes on one PostgreSQL database: one notifies in a transaction, the others hear its commit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog
from sqlalchemy import func, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.runtime.tasks import cancel_all
from bot.storage.transaction import Transaction

_log = structlog.stdlib.get_logger("pantheon.storage")

CHANNEL = "pantheon"
EVERYTHING = "everything"
"""What is heard when words may have been missed, because the connection was gone."""
PAUSE = 1.0


class Notifications:
    """Tells the other processes, and hears them. ``name`` is this process's, whose own words are not heard."""

    def __init__(self, engine: AsyncEngine, name: str) -> None:
        self._engine = engine
        self._name = name.replace(" ", "-")
        self._hearing: asyncio.Task[None] | None = None

    async def tell(self, connection: Transaction, *words: str) -> None:
        """Tell the other processes something when this transaction is committed."""
        for word in words:
            await connection.execute(select(func.pg_notify(CHANNEL, f"{self._name} {word}")))

    def hear(self, on_message: Callable[[str], None]) -> None:
        """Call ``heard`` with what others tell, beginning with ``EVERYTHING``, until ``close``."""
        self._hearing = asyncio.create_task(self._hear(on_message), name="hear other processes")

    async def close(self) -> None:
        """Hear no more. Can be called twice."""
        await cancel_all((self._hearing,))
        self._hearing = None

    async def _hear(self, on_message: Callable[[str], None]) -> None:
        while True:
            try:
                await self._hear_until_lost(on_message)
            except (DBAPIError, OSError) as error:
                _log.warning("other_processes_not_heard", reason=type(error).__name__)
            await asyncio.sleep(PAUSE)

    async def _hear_until_lost(self, on_message: Callable[[str], None]) -> None:
        loss = asyncio.Event()

        def pass_on(connection: object, process: int, channel: str, payload: str) -> None:
            teller, _, word = payload.partition(" ")
            if teller != self._name:
                on_message(word)

        async with self._engine.connect() as connection:
            driver = (await connection.get_raw_connection()).driver_connection
            assert driver is not None
            driver.add_termination_listener(lambda _: loss.set())
            await driver.add_listener(CHANNEL, pass_on)
            on_message(EVERYTHING)
            try:
                await loss.wait()
            finally:
                # It is of no use for anything else: another user of the pool would continue to hear.
                await connection.invalidate()
