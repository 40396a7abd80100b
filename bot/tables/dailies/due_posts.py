"""Posts in servers, or to people, that are due at a time: the post of the day, the ends of seasons, reminders."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Awaitable, Callable, Sequence

import structlog
from sqlalchemy import select

from bot.storage.schema import servers
from bot.storage.transaction import Transaction
from bot.tables.people.preferences import ServerSettings, server_settings_from
from bot.tables.store.leader_work import LeaderWork

_log = structlog.stdlib.get_logger("pantheon.dailies")


class DuePosts(LeaderWork):
    """Posts where that is due and was not done, each in a transaction of its own."""

    async def do_due(self) -> int:
        """Post where that is due; how often. Raises Refusal: busy, cannot_save."""
        count = sum([await self._repository.write(post) for post in await self.find_due()])
        if count:
            self._wake()
            _log.info("posted", what=self.name, count=count)
        return count

    @abstractmethod
    async def find_due(self) -> Sequence[Callable[[Transaction], Awaitable[bool]]]:
        """What is to be posted now: a work for each server or person, which says whether it has posted."""

    async def servers_that(self, want: Callable[[ServerSettings], bool]) -> list[int]:
        """The servers in which the bot is whose settings want something."""

        async def find(connection: Transaction) -> list[int]:
            query = select(servers.c.id, servers.c.settings)
            servers_query = query.where(servers.c.settings.is_not(None), servers.c.left.is_(None))
            return [
                row.id for row in await connection.execute(servers_query) if want(server_settings_from(row.settings))
            ]

        return await self._repository.read(find)
