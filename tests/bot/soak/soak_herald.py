"""The herald of the soak test: it notes what is said, and lets the people of the world read it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from bot.tables.model.table import MessagePlace, Table
from engine.events import Event
from engine.match import Match
from tests.bot.tables.scripted_herald import ScriptedMessenger, refusal

if TYPE_CHECKING:
    from tests.bot.soak.world import World


class SoakMessenger(ScriptedMessenger):
    """Keeps no more than it must, fails now and then, and tells the world what people can read."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self._world = world
        self.fails = world.fault_before
        self.fails_after = world.fault_after

    async def show_board(
        self,
        table: Table,
        match: Match[Any],
        summary: Sequence[Event],
        place: MessagePlace | None,
        nonce: str,
        called: Sequence[int] = (),
        pictures: str = "full",
    ) -> MessagePlace:
        known = place or self._known(table.channel, nonce)
        try:
            return await super().show_board(table, match, summary, place, nonce, called, pictures)
        finally:
            if called and known is None and self._known(table.channel, nonce) is not None:
                self._world.read("ping", table.id, [person for seat in called if (person := table.seats[seat].person)])

    async def ping(self, table: Table, people: Sequence[int], board: MessagePlace | None, nonce: str) -> MessagePlace:
        known = self._known(table.channel, nonce)
        place = await super().ping(table, people, board, nonce)
        if known is None:
            self._world.read("ping", table.id, people)
        return place

    async def remind(
        self, table: Table, people: Sequence[int], until: int | None, board: MessagePlace | None, nonce: str
    ) -> MessagePlace:
        known = self._known(table.channel, nonce)
        try:
            return await super().remind(table, people, until, board, nonce)
        finally:
            if known is None and self._known(table.channel, nonce) is not None:
                self._world.read("reminder", table.id, people)

    async def remind_directly(
        self, table: Table, person: int, until: int | None, board: MessagePlace | None, nonce: str
    ) -> None:
        if not self._world.people[person].is_open:
            raise refusal(403, 50007)
        known = nonce in self.direct
        try:
            await super().remind_directly(table, person, until, board, nonce)
        finally:
            if not known and nonce in self.direct:
                self._world.read("reminder", table.id, (person,))

    async def tell_late(
        self, table: Table, late: Sequence[int], asked: Sequence[int], until: int, nonce: str
    ) -> MessagePlace:
        place = await super().tell_late(table, late, asked, until, nonce)
        self._world.read_late(table, late, asked)
        return place
