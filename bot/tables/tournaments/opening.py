"""Opening the tables of a round, and the next round once all are over: the leader does it, for all processes.

Which match a table is stands in the transaction that stores the match, so it is opened once, whatever happens in
between. A channel holds one match outside of threads: the next table is opened when the one before has its thread.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace

import structlog
from sqlalchemy.exc import IntegrityError

from bot.runtime import metrics
from bot.storage.transaction import Transaction, Work
from bot.tables.model.limits import check_server
from bot.tables.model.open_table import OpenTable
from bot.tables.model.options import options_of, with_pace
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Seat
from bot.tables.people.people import Person
from bot.tables.people.preferences import settings_of_server
from bot.tables.rules import lobby
from bot.tables.rules.new_table import NewTable
from bot.tables.store.leader_work import LeaderWork
from bot.tables.store.queries import open_in_channel
from bot.tables.store.repository import ROUNDS
from bot.tables.tournaments import rows
from bot.tables.tournaments.match_results import show
from bot.tables.tournaments.pairing import next_groups
from bot.tables.tournaments.rows import RoundTable, Tournament

_log = structlog.stdlib.get_logger("pantheon.tournaments")

LOOKS_SOON = 2.0
"""After this many seconds it is looked again while tables wait for room, then after twice as many, and so on."""
NO_CLICK = 0


def seats_of(tournament: Tournament, table: RoundTable) -> int:
    """How many seats a table of a round has: as many as the largest one, so that scores can be compared. Where it has
    fewer players, computer players fill it up; they count for no mean and no place."""
    return max(len(each.players) for each in tournament.tables if each.round == table.round)


class Rounds(LeaderWork):
    """Looks what is next in the tournaments that are played: from time to time, and when a match of one ends."""

    name = "tournaments"
    _is_called = False
    """Whether something has changed since the last look began."""

    def awaken(self) -> None:
        """Look soon: something has changed."""
        self._is_called = True
        super().awaken()

    async def tell_others(self, connection: Transaction) -> None:
        """Let the other processes look soon: one of them leads, perhaps."""
        await self._repository.database.tell_others(connection, ROUNDS)

    async def do_due(self) -> int:
        """Begin the rounds that are due and open their tables; how many tables still wait.

        Raises Refusal: busy, cannot_save.
        """
        ids = await self._repository.read(lambda connection: rows.ids_in(connection, ("playing",)))
        metrics.TOURNAMENTS_PLAYED.set(len(ids))
        waiting = 0
        for id in ids:
            try:
                waiting += await self._advance(id)
            except Refusal as refusal:
                if refusal.key == "cannot_save":
                    raise
                waiting += 1
        metrics.TOURNAMENT_TABLES_WAITING.set(waiting)
        return waiting

    async def _advance(self, id: int) -> int:
        tournament = await self._repository.write(lambda connection: self._begin_round(connection, id))
        waiting_tables = [table for table in tournament.running if table.id is None]
        while waiting_tables and await self._open(tournament, waiting_tables[0]):
            del waiting_tables[0]
        return len(waiting_tables)

    async def _begin_round(self, connection: Transaction, id: int) -> Tournament:
        """The tournament, with its next round where that is due, or ended where none is."""
        tournament = await rows.read(connection, id, to_change=True)
        if tournament.stage != "playing" or tournament.running:
            return tournament
        form = tournament.form
        is_out = {player.number for player in tournament.players if player.is_out}
        able = [each for each in tournament.standings if each.player not in is_out]
        last = form.format != "knock_out" and tournament.round >= form.rounds
        groups = [] if last else next_groups(form.format, able, tournament.results, form.seats)
        if groups:
            await rows.add_round(connection, id, tournament.round + 1, groups)
            metrics.TOURNAMENT_ROUNDS.inc()
        else:
            await rows.keep(connection, id, stage="over", ended=self._repository.clock.now())
        after = await rows.read(connection, id)
        await show(connection, after)
        self._wake()
        return after

    async def _open(self, tournament: Tournament, table: RoundTable) -> bool:
        """Open a table of a round; False where there is no room for it now."""
        repository = self._repository
        if await repository.read(lambda connection: open_in_channel(connection, tournament.channel)) is not None:
            return False
        live = await self._seat_players(tournament, table)
        change = lobby.begin_at_once(live, repository.clock.now(), NO_CLICK)
        guard: Work[None] = lambda connection: check_server(connection, live.table, repository.limits)  # noqa: E731

        async def link(connection: Transaction, id: int) -> None:
            await rows.link(connection, tournament.id, table, id)
            await show(connection, tournament, id)
            await repository.tell_owner_of(connection, id, tournament.server)

        try:
            id = await repository.add(change.after, change, guard, with_id=link)
        except IntegrityError:
            return False
        self._wake()
        _log.info("tournament_table_opened", tournament=tournament.id, round=table.round, table=id)
        return True

    async def _seat_players(self, tournament: Tournament, table: RoundTable) -> OpenTable:
        """The match of a table before it begins. When time is over a computer player takes over, so that every round
        comes to an end; it also plays for those who have left meanwhile."""
        settings = await self._repository.read(lambda connection: settings_of_server(connection, tournament.server))
        options = with_pace(options_of(settings.table_options), tournament.form.pace)
        options = options._replace(thread=True, after_time="computer")
        players = {player.number: player for player in tournament.players}
        table_players = [players[number] for number in table.players]
        host = next((each for each in table_players if each.person is not None and not each.is_out), table_players[0])
        now = self._repository.clock.now()
        first = Person(host.person or 0, host.name)
        server, channel, game = tournament.server, tournament.channel, tournament.form.game
        new = NewTable(server, channel, first, game, language=tournament.language)
        live = lobby.open_lobby(new, now, options)
        seats = tuple(
            Seat(place, each.person, each.name, options.stand_in if each.is_out or each.person is None else None)
            for place, each in enumerate(table_players)
        )
        fill = [
            Seat(place, None, name, options.stand_in)
            for place, name in zip(range(len(seats), seats_of(tournament, table)), lobby.COMPUTER_NAMES, strict=False)
        ]
        return replace(live, table=replace(live.table, seats=(*seats, *fill)))

    async def _look_soon(self) -> None:
        """Look until no table waits for room any more, less and less often."""
        apart = LOOKS_SOON
        await asyncio.sleep(0)
        while (await self._look_safely() != 0 or self._is_called) and apart < self.looks_every_s:
            await asyncio.sleep(apart)
            apart *= 2

    async def _look_safely(self) -> int | None:
        self._is_called = False
        return await super()._look_safely()
