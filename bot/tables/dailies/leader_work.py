"""Periodic work of the process that leads: what is due in servers, such as posts and the ends of seasons."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence

import structlog
from sqlalchemy import select

from bot.runtime.periodic import PeriodicWork
from bot.storage.schema import servers
from bot.storage.transaction import Transaction
from bot.tables.model.refusals import Refusal
from bot.tables.people.preferences import ServerSettings, server_settings_from
from bot.tables.store.repository import TableRepository

_log = structlog.stdlib.get_logger("pantheon.dailies")

LOOKS_EVERY = 300.0
"""How often, in seconds, it looks whether something is due."""


class LeaderWork(ABC):
    """Looks periodically for what is due, and does it once. ``name`` is that of its task."""

    name: str

    def __init__(self, repository: TableRepository, wake: Callable[[], None]) -> None:
        """``wake`` is called when messages were left in the outbox."""
        self._repository = repository
        self._wake = wake
        self._looks = PeriodicWork(self.name, self._look_safely, LOOKS_EVERY)

    def begin(self) -> None:
        """Start looking."""
        self._looks.begin()

    async def close(self) -> None:
        """Stop looking."""
        await self._looks.close()

    async def look(self) -> int:
        """Post where that is wanted and was not done, if this process leads; how often.

        Raises Refusal: busy, cannot_save.
        """
        if not self._repository.database.leads:
            return 0
        count = sum([await self._repository.write(post) for post in await self.find_due()])
        if count:
            self._wake()
        return count

    @abstractmethod
    async def find_due(self) -> Sequence[Callable[[Transaction], Awaitable[bool]]]:
        """What is to be posted now: a work for each server, which says whether it has posted."""

    async def servers_that(self, want: Callable[[ServerSettings], bool]) -> list[int]:
        """The servers in which the bot is whose settings want something."""

        async def find(connection: Transaction) -> list[int]:
            query = select(servers.c.id, servers.c.settings)
            known = query.where(servers.c.settings.is_not(None), servers.c.left.is_(None))
            return [row.id for row in await connection.execute(known) if want(server_settings_from(row.settings))]

        return await self._repository.read(find)

    async def _look_safely(self) -> None:
        try:
            if count := await self.look():
                _log.info("posted_in_servers", what=self.name, servers=count)
        except Refusal as refusal:
            _log.warning("post_waits_for_storage", what=self.name, reason=refusal.key)
        except Exception as error:
            _log.error("post_failed", what=self.name, exc_info=error)
