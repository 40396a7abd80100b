"""Read access to tables and their matches. Nothing here changes a table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from bot.tables import other_rules
from bot.tables.model.open_table import OpenTable
from bot.tables.model.refusals import Refusal
from bot.tables.model.story import EventReplayer
from bot.tables.model.table import Table
from bot.tables.people.people import Person
from bot.tables.rules.ending import is_over_permanently
from bot.tables.store import outbox_rows, queries
from bot.tables.store.repository import TableRepository
from engine.events import Event
from engine.match import Match
from engine.timeline import Timeline
from engine.verification import export

Sees = Callable[[Table], Awaitable[bool]]
"""Whether a person sees the place of a table."""


class Lookup:
    """Reads tables, their matches and their events."""

    def __init__(self, repository: TableRepository, event_replayer: EventReplayer) -> None:
        self._repository = repository
        self._event_replayer = event_replayer

    async def get(self, id: int) -> Table:
        """A table. Raises Refusal: no_table."""
        return (await self._repository.live(id)).table

    async def match(self, id: int) -> Match[Any]:
        """The match of a table: live and read only, fork it to try something. Raises Refusal: wrong_stage."""
        return (await self._repository.live(id)).playing

    async def live(self, id: int, *, with_events: bool = False) -> OpenTable:
        """A table with its match, read only; ``with_events``: also with those that are not kept. Raises Refusal."""
        live = await self._repository.live(id)
        return await self._event_replayer.with_events(live) if with_events else live

    # Several tables

    async def last_finished(self, channel: int) -> Table | None:
        """The match of a channel that ended last, also one that was given up, or None."""
        id = await self._repository.read(lambda connection: queries.last_finished(connection, channel))
        return None if id is None else await self.get(id)

    async def last_finished_for(self, channel: int, person: int) -> Table | None:
        """The match that ended last, of those of a channel and those of a person that are shown in answers alone, tries
        at a challenge of the day too; or None."""
        id = await self._repository.read(lambda connection: queries.last_finished_for(connection, channel, person))
        return None if id is None else await self.get(id)

    async def open_tables_of(self, person: int | Person) -> list[Table]:
        """The open tables at which a person sits, the oldest first."""
        discord = person.id if isinstance(person, Person) else person
        return await self._repository.readable(await self._repository.read(lambda c: queries.open_of(c, discord)))

    async def check_help(self, table: Table) -> None:
        """Whether computer players may say what to choose in a match: not where it was played on from a trial in one
        that still runs. Raises Refusal: trial_no_help."""
        while table.played_on is not None and table.played_on.table:
            is_trial, earlier = table.played_on.is_trial, await self._repository.readable([table.played_on.table])
            if is_trial and any(each.is_open for each in earlier):
                raise Refusal("trial_no_help")
            if not earlier:
                return
            table = earlier[0]

    async def longest_waiting(self, person: int, besides: int | None = None, sees: Sees | None = None) -> Table | None:
        """The table that has waited longest for a person to choose, of those that they see; without that one table.

        Tables that rest wait for no one.
        """
        for table in sorted(await self.open_tables_of(person), key=lambda table: table.moved):
            if table.id == besides or table.stage != "playing" or table.rested is not None:
                continue
            live = await self._repository.live(table.id)
            is_asked = not live.other_rules and any(seat.person == person for seat in live.awaited_seats)
            if is_asked and (sees is None or await sees(table)):
                return table
        return None

    async def list_open(self, server: int) -> list[queries.Listed]:
        """The open tables of a server as a list shows them, the oldest first, without loading their matches."""
        return await self._repository.read(lambda connection: queries.open_in_server(connection, server))

    async def open_tables(self) -> list[Table]:
        """Every open table, the oldest first."""
        return await self._repository.readable(await self._repository.read(queries.all_open))

    # What happened

    async def timeline(self, id: int) -> Timeline:
        """Every place in a match. Raises Refusal."""
        return await self._event_replayer.timeline(await self._repository.live(id))

    async def summary(self, id: int) -> list[Event]:
        """The events for the live board: everything since the previous board."""
        live = await self._event_replayer.with_events(await self._repository.live(id))
        board = (await self._repository.read(lambda connection: outbox_rows.newest_messages(connection, id))).get(
            "board"
        )
        return live.story(board.since if board else 0)

    async def story(self, id: int) -> list[Event]:
        """All events of a match. Raises Refusal: wrong_stage."""
        live = await self._repository.live(id)
        if live.other_rules:
            return await self._repository.read(lambda connection: other_rules.story(connection, live))
        return (await self._event_replayer.with_events(live)).story()

    async def export(self, id: int) -> dict[str, Any]:
        """A match that is over permanently, with the seed that decided its dice, for ``pantheon verify``.

        Raises Refusal: wrong_stage.
        """
        live = await self._repository.live(id)
        table = live.table
        if not is_over_permanently(table, self._repository.clock.now()):
            raise Refusal("wrong_stage", {"stage": table.stage})
        if live.other_rules:
            return await self._repository.read(lambda connection: other_rules.export_events(connection, live))
        match = (await self._event_replayer.with_events(live)).playing
        return await self._repository.pool.run(
            lambda: export(match, live.salt, table.names, sealed=table.sealed, promised=table.commitment)
        )
