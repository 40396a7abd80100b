"""Requests to end a match early, and to resume it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.model.limits import check_person
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.people.people import Person
from bot.tables.rules import ending
from bot.tables.rules.clock_status import ClockStatus
from bot.tables.rules.votes import Voted
from bot.tables.store.queries import (
    check_channel_is_free,
    find_given_up,
    last_over,
    last_over_of,
    newest_direct,
    newest_without_channel,
)
from bot.tables.store.repository import TableRepository
from bot.tables.time.timer_rows import hours_of


class Ends:
    """Requests about the end of matches. A request that cannot be granted raises Refusal and changes nothing."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository

    async def vote(self, id: int, person: Person) -> Voted:
        """Vote to end a match; it has ended when the table is not open. Raises Refusal: not_seated, wrong_stage."""
        hours, limits = await self._hours(id), self._repository.limits
        live = await self._repository.change(id, lambda live: ending.vote(live, person.id, hours, limits))
        return Voted(live.table, ending.count_votes(live, hours.now))

    async def is_up_to(self, id: int, person: Person) -> bool:
        """Whether one person alone may end a match. Raises Refusal: not_seated, wrong_stage."""
        live, hours = await self._repository.live(id), await self._hours(id)
        after = ending.vote(live, person.id, hours, self._repository.limits).after
        return not after.table.is_open and len(ending.voters(after)) == 1

    async def end_as_manager(self, id: int, person: Person) -> Table:
        """End a match or close a lobby for a manager of the server; the caller checks the permission.

        Raises Refusal: wrong_stage, own_match.
        """
        now = self._repository.clock.now()
        return (await self._repository.change(id, lambda live: ending.by_manager(live, person.id, now))).table

    async def take_back(self, id: int, person: Person) -> Table:
        """Resume a match that its only person gave up, within an hour.

        Raises Refusal: wrong_stage, not_seated, ended_too_long_ago, table_exists, too_many_tables.
        """
        now, limits = self._repository.clock.now(), self._repository.limits
        table = (await self._repository.live(id)).table
        if ending.can_be_taken_back(table):
            await self._repository.read(lambda connection: check_channel_is_free(connection, table.channel))
        live = await self._repository.change(
            id,
            lambda live: ending.take_back_end(live, person.id, now),
            lambda connection: check_person(connection, person.id, limits),
        )
        return live.table

    async def last_to_take_back(self, channel: int, person: int) -> Table | None:
        """The last match that this person gave up in a channel, if that can still be taken back."""
        since = self._repository.clock.now() - ending.TAKEN_BACK_WITHIN
        id = await self._repository.read(lambda connection: find_given_up(connection, channel, person, since))
        table = None if id is None else (await self._repository.live(id)).table
        return table if table is not None and ending.can_be_taken_back(table) else None

    async def newest_without_channel(self, person: int) -> int:
        """The substitute channel id of a person's newest match without a channel; 0 when there is none."""
        return await self._repository.read(lambda connection: newest_without_channel(connection, person)) or 0

    async def newest_direct(self, person: int, conversation: int) -> int:
        """The substitute channel id of a person's newest match in direct messages; ``conversation`` is
        their channel.
        """
        return await self._repository.read(lambda connection: newest_direct(connection, person, conversation))

    async def last_over(self, channel: int) -> Table | None:
        """The match of a channel that ended last and cannot be resumed, or None."""
        return self._permanently(await self._over(channel))

    async def last_over_of(self, person: int) -> Table | None:
        """The same of a person's matches that are shown in answers alone."""
        tables = await self._repository.read(lambda connection: last_over_of(connection, person))
        return self._permanently(await self._repository.readable(tables))

    def _permanently(self, tables: Sequence[Table]) -> Table | None:
        now = self._repository.clock.now()
        return next((table for table in tables if ending.is_over_permanently(table, now)), None)

    async def check_sealed(self, channel: int) -> None:
        """Raises Refusal (daily_sealed) when a match of a channel is over whose dice others still play with today."""
        now = self._repository.clock.now()
        for table in await self._over(channel):
            if table.is_secret(now):
                raise Refusal("daily_sealed", {"until": table.secret_ends, "seal": table.commitment})

    async def _over(self, channel: int) -> list[Table]:
        tables = await self._repository.read(lambda connection: last_over(connection, channel))
        return await self._repository.readable(tables)

    async def _hours(self, id: int) -> ClockStatus:
        table, now = (await self._repository.live(id)).table, self._repository.clock.now()
        return await self._repository.read(lambda connection: hours_of(connection, table, now))
