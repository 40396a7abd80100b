"""How people come together: a lobby, its seats, the start; and again when the match is over."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.runtime.clock import HOUR, SECOND
from bot.tables.model.open_table import OpenTable
from bot.tables.model.options import FOR_DAYS, token
from tests.bot.soak.people import Guest

if TYPE_CHECKING:
    from tests.bot.simulation.world import World


class Gathering:
    """Lets people of a world gather in its channels."""

    def __init__(self, world: World) -> None:
        self._world = world

    async def gather(self, channel: int, after: float) -> None:
        """People open a lobby, sit down and start, however often that fails; and again when the match is over."""
        await asyncio.sleep(after / SECOND)
        limit = self._world.chance.choice(FOR_DAYS[:3])
        present = [each for each in self._world.people.values() if each.is_here(self._world.clock.true())]
        host, *others = self._world.chance.sample(present, min(len(present), self._world.chance.choice((2, 2, 3))))
        how = {"time-limit": token(limit), "boards": self._world.chance.choice(("repost", "repost", "replace", "edit"))}
        how |= {"after-time": self._world.chance.choice(("ask", "computer"))}
        if self._world.chance.random() < 0.2:
            how["thread"] = "yes"
        there = self._table_in(channel)
        before = there.table.id if there is not None else 0
        for again in range(60):
            if self._world.discord.channels[channel].is_gone:
                return
            live = self._table_in(channel)
            if live is None or live.table.id <= before:
                self._world.acting.command(host.person.id, channel, "play", "relay", **how)
            elif live.table.stage == "lobby":
                self._fill(live, host, others)
            elif not live.table.is_open:
                self._world.begin(self.gather(channel, self._world.chance.uniform(0, 6) * HOUR))
                return
            await asyncio.sleep(self._world.chance.choice((20, 60, 600)) * (again + 1))

    def _fill(self, lobby: OpenTable, host: Guest, others: Sequence[Guest]) -> None:
        """The next of them sits down, or the host starts."""
        now, channel = self._world.clock.true(), lobby.table.channel
        for each in others:
            if lobby.table.seat_of(each.person.id) is None and each.is_here(now):
                self._world.acting.press(each.person.id, channel, "join")
                return
        self._world.acting.press(host.person.id, channel, "start")

    def _table_in(self, channel: int) -> OpenTable | None:
        """The newest table that was opened in a channel."""
        tables = [each for id, each in self._world.tables.items() if self._world.homes[id] == channel]
        return max(tables, key=lambda each: each.table.id, default=None)
