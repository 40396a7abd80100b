"""Tournaments in a world, round after round, and what must hold of them whatever has gone wrong."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.runtime.clock import HOUR, MINUTE, SECOND
from bot.tables.model.options import token
from bot.tables.model.refusals import Refusal
from bot.tables.outbox.posts import TournamentPost
from bot.tables.people.people import Person
from bot.tables.tournaments import rows
from bot.tables.tournaments.rounds import FORMATS
from bot.tables.tournaments.rows import Form, Tournament
from bot.tables.tournaments.service import Tournaments
from tests.bot.simulation.discord_objects import Message
from tests.bot.simulation.process import ProcessDied

if TYPE_CHECKING:
    from tests.bot.simulation.world import World

LOOKS_S = 1_800
"""How often it is looked whether a tournament is over."""
LAST_LOOKS = 20
STAGES = ("gathering", "playing", "paused", "over")


class TournamentRounds:
    """Lets the people of a world play tournaments in a channel of its own, and says what is wrong with them."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._channel = 0
        self._messages: dict[int, list[Message]] = {}
        """The messages with the standings of each tournament, the oldest first."""

    async def hold(self, server: int, chance: Random) -> None:
        """One tournament after the other, as long as the channel is there."""
        self._channel = self._world.discord.new_channel(server).id
        while not self._is_gone(self._channel):
            await asyncio.sleep(chance.uniform(0, 24) * HOUR / SECOND)
            form = Form("relay", chance.choice(FORMATS), 2, 3, token(HOUR))
            await self._hold_one(server, form)

    async def _hold_one(self, server: int, form: Form) -> None:
        id: int | None = None
        while not self._is_gone(self._channel):
            process, now = self._world.process, self._world.clock.true()
            players = [guest.person for guest in self._world.people.values() if guest.is_here(now)]
            if process is not None and process.is_open:
                service = process.the_bot.tables.tournaments
                with suppress(Refusal, ProcessDied):
                    tournament = await process.own(_begin(service, id, server, self._channel, players, form))
                    if tournament.stage == "over":
                        return
                    id = tournament.id
            await asyncio.sleep(LOOKS_S)

    def _is_gone(self, channel: int) -> bool:
        return self._world.discord.channels[channel].is_gone

    async def settle(self) -> None:
        """Let the rounds that are due be opened, for the bot looks for them seldom in a world."""
        for _ in range(LAST_LOOKS):
            if not self._channel:
                return
            rounds = self._world.process_now.the_bot.tables.tournaments.rounds
            waiting = await self._world.process_now.own(rounds.look())
            await asyncio.sleep(MINUTE / SECOND)
            if not waiting:
                return

    def note_message(self, post: TournamentPost, message: Message) -> None:
        """The standings of a tournament are shown in a new message."""
        self._messages.setdefault(post.tournament, []).append(message)

    async def objections(self, connection: AsyncConnection) -> AsyncIterator[str]:
        """What is wrong in the end."""
        linked = list[int]()
        for id in await rows.ids_in(connection, STAGES):
            tournament = await rows.read(connection, id)
            self._world.ledger.counts["rounds of tournaments"] += tournament.round
            self._world.ledger.counts["tournaments"] += 1
            linked += [table.id for table in tournament.tables if table.id is not None]
            for each in (*self._of_rounds(tournament), *self._of_standings(tournament)):
                yield f"tournament {id}: {each}"
        begun = self._world.ledger.begun_at_once
        opened = sorted(id for id, home in self._world.homes.items() if home == self._channel and id in begun)
        if opened != sorted(linked):
            yield f"the tables {opened} were opened for rounds, which have {sorted(linked)}"

    def _has_no_room(self, channel: int) -> bool:
        """Whether no match can be opened in a channel: it is gone, or others gather for one there."""
        tables = self._world.tables.values()
        return self._is_gone(channel) or any(
            each.table.channel == channel and each.table.stage == "lobby" for each in tables
        )

    def _of_rounds(self, tournament: Tournament) -> Iterator[str]:
        places = Counter((table.round, player) for table in tournament.tables for player in table.players)
        for (round, player), times in places.items():
            if times > 1:
                yield f"player {player} is paired {times} times in round {round}"
        for table in tournament.tables:
            stage = None if table.id is None else self._world.tables[table.id].table.stage
            if stage == "ended":
                yield f"table {table.id} of round {table.round} was given up"
            elif stage == "finished" and table.result is None:
                yield f"the result of table {table.id} is not noted"
            elif stage is None and table.result is None and not self._has_no_room(tournament.channel):
                yield f"table {table.number} of round {table.round} is not opened"
        if tournament.stage == "playing" and not tournament.running:
            yield f"no round follows on round {tournament.round}"

    def _of_standings(self, tournament: Tournament) -> Iterator[str]:
        place = self._world.discord.channels[tournament.channel]
        messages = self._messages.get(tournament.id, [])
        there = [each.id for each in messages if each.id in place.messages]
        given_up = sum(self._world.ledger.given_up[table.id] for table in tournament.tables if table.id is not None)
        if len(there) > 1 + given_up:
            yield f"its standings stand in the messages {there}"
        is_shown = tournament.message in (*place.messages, *self._world.discord.deleted)
        if any(table.id for table in tournament.tables) and not place.is_gone and not is_shown:
            yield f"its standings stand in no message, {tournament.message} is noted"


async def _begin(
    service: Tournaments, id: int | None, server: int, channel: int, players: Sequence[Person], form: Form
) -> Tournament:
    """A tournament that is begun, where it is not yet; without an ``id`` one that is left behind half, or a new one."""
    if id is not None:
        tournament = await service.get(id)
    else:
        left = [each for each in await service.shown_in(server) if each.stage == "gathering"]
        tournament = left[0] if left else await service.create(server, channel, players[0], form, "en")
    if tournament.stage == "gathering":
        for person in players:
            if tournament.player_of(person.id) is None:
                tournament = await service.sign_up(tournament.id, person)
        tournament = await service.start(tournament.id)
    return tournament
