"""Requests about matches that a person follows."""

from __future__ import annotations

from sqlalchemy.exc import IntegrityError

from bot.runtime import metrics
from bot.tables.follows import rows
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.people.preferences import preferences_of
from bot.tables.rules.follows import Way, check_followed
from bot.tables.store.repository import TableRepository


class Follows:
    """Reads and writes who follows which match."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository

    async def follow(self, person: int, table: int, way: Way) -> Table:
        """Let a person (a Discord id) follow a match, whose place they see; the match.

        Raises Refusal: wrong_stage, follow_own, follow_refused, no_table, daily_private, too_many_follows,
        too_many_followers, busy.
        """
        live, now = await self._repository.live(table), self._repository.clock.now()
        check_followed(live.table, person, now)
        if (await self._repository.read(lambda connection: preferences_of(connection, person))).refused:
            raise Refusal("follow_refused")
        events = 0 if live.match is None else live.length
        try:
            await self._repository.write(lambda c: rows.keep(c, person, table, way, events, now))
        except IntegrityError as error:
            # Someone else has begun to follow it at the same moment.
            raise Refusal("busy") from error
        metrics.FOLLOWS.labels("followed").inc()
        return live.table

    async def stop(self, person: int, table: int) -> bool:
        """Let a person follow a match no more; whether they did. Raises Refusal: busy, cannot_save."""
        was_followed = await self._repository.write(lambda connection: rows.stop(connection, person, table))
        if was_followed:
            metrics.FOLLOWS.labels("stopped").inc()
        return was_followed

    async def of_person(self, person: int) -> dict[int, Way]:
        """The matches that a person follows, by their ids. Raises Refusal: busy, cannot_save."""
        return await self._repository.read(lambda connection: rows.of_person(connection, person))
