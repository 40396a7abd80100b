"""Requests about tournaments: to create one, sign up, begin, pause, disqualify, end."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.runtime.clock import DAY, HOUR, MINUTE
from bot.storage.transaction import Transaction
from bot.tables.model.options import WITH_BANK, token
from bot.tables.model.refusals import Refusal
from bot.tables.people.people import Person, number_of, storable
from bot.tables.store.repository import TableRepository
from bot.tables.tournaments import rows
from bot.tables.tournaments.match_results import show
from bot.tables.tournaments.opening import Rounds
from bot.tables.tournaments.pairing import FEWEST
from bot.tables.tournaments.rounds import FORMATS
from bot.tables.tournaments.rows import Form, Tournament
from engine.registry import MODULES, find_game

MOST_OPEN = 3
"""How many tournaments of a server may be open at once."""
MOST_PLAYERS = 64
PACES = (*(token(limit) for limit in (5 * MINUTE, 15 * MINUTE, HOUR, 12 * HOUR, DAY, 3 * DAY)), *WITH_BANK)
"""The times of its matches: words of limits for a decision, and paces with a time bank."""
SEATS = (2, 3, 4)
ROUNDS = tuple(range(1, 10))
IS_OPEN = ("gathering", "playing", "paused")
"""The stages of a tournament that is not over."""


class Tournaments:
    """Tournaments in servers. What cannot be done raises Refusal and changes nothing."""

    def __init__(self, repository: TableRepository, wake: Callable[[], None]) -> None:
        """``wake`` is called when messages were left in the outbox."""
        self._repository = repository
        self._wake = wake
        self.rounds = Rounds(repository, wake)

    async def get(self, id: int) -> Tournament:
        """A tournament as it stands. Raises Refusal: no_tournament."""
        return await self._repository.read(lambda connection: rows.read(connection, id))

    async def shown_in(self, server: int) -> list[Tournament]:
        """The tournaments of a server that are not over, and the last one that is."""

        async def find(connection: Transaction) -> list[Tournament]:
            over = sorted(await rows.ids_in(connection, ("over",), server))[-1:]
            open_ones = await rows.ids_in(connection, IS_OPEN, server)
            return [await rows.read(connection, id) for id in (*open_ones, *over)]

        return await self._repository.read(find)

    async def create(self, server: int, channel: int, organiser: Person, form: Form, language: str) -> Tournament:
        """Create a tournament for which people can sign up.

        Raises Refusal: no_such_setting, tournament_seats, too_many_tournaments.
        """
        if form.game not in MODULES or form.format not in FORMATS or form.pace not in PACES:
            raise Refusal("no_such_setting")
        if form.seats not in SEATS or form.rounds not in ROUNDS:
            raise Refusal("no_such_setting")
        if form.seats not in find_game(form.game).seats:
            raise Refusal("tournament_seats")

        async def write(connection: Transaction) -> Tournament:
            if len(await rows.ids_in(connection, IS_OPEN, server)) >= MOST_OPEN:
                raise Refusal("too_many_tournaments", {"limit": MOST_OPEN})
            number = await number_of(connection, organiser.id)
            values = {"server": server, "channel": channel, "organiser": number, "language": language}
            values |= {"stage": "gathering", "round": 0, "opened": self._repository.clock.now(), **form._asdict()}
            return await rows.read(connection, await rows.add(connection, values))

        return await self._repository.write(write)

    async def sign_up(self, id: int, person: Person) -> Tournament:
        """Let a person play; in a Swiss tournament also from the next round on.

        Raises Refusal: no_tournament, tournament_over, tournament_late, tournament_full, already_joined.
        """

        async def write(connection: Transaction, tournament: Tournament) -> None:
            player = tournament.player_of(person.id)
            if player is not None and not player.is_out:
                raise Refusal("already_joined")
            if tournament.stage != "gathering" and (tournament.form.format != "swiss" or player is not None):
                raise Refusal("tournament_late")
            if len(tournament.players) >= MOST_PLAYERS:
                raise Refusal("tournament_full", {"limit": MOST_PLAYERS})
            if player is not None:
                await rows.set_out(connection, id, player.number, is_out=False)
                return
            await rows.add_player(connection, id, await number_of(connection, person.id), storable(person.name))

        return await self._change(id, write)

    async def withdraw(self, id: int, person: int) -> Tournament:
        """Let a person (a Discord id) play no further round, by their own wish or the organiser's. A match that runs
        counts as lost for them, and is left out of what the others are compared with.

        Raises Refusal: no_tournament, tournament_over, tournament_not_in.
        """

        async def write(connection: Transaction, tournament: Tournament) -> None:
            player = tournament.player_of(person)
            if player is None or player.is_out:
                raise Refusal("tournament_not_in")
            await rows.set_out(connection, id, player.number, is_out=True)

        return await self._change(id, write)

    async def start(self, id: int) -> Tournament:
        """Begin the first round. Raises Refusal: no_tournament, tournament_over, tournament_few."""

        async def write(connection: Transaction, tournament: Tournament) -> None:
            if sum(not player.is_out for player in tournament.players) < FEWEST:
                raise Refusal("tournament_few", {"seats": FEWEST})
            if tournament.stage == "gathering":
                await rows.keep(connection, id, stage="playing")

        return await self._change(id, write)

    async def pause(self, id: int, *, is_paused: bool) -> Tournament:
        """Open no further table until it is resumed; matches that run are played on. Raises Refusal: no_tournament,
        tournament_over."""

        async def write(connection: Transaction, tournament: Tournament) -> None:
            if tournament.stage != "gathering":
                await rows.keep(connection, id, stage="paused" if is_paused else "playing")

        return await self._change(id, write)

    async def end(self, id: int) -> Tournament:
        """End it with the standings as they are. Raises Refusal: no_tournament, tournament_over."""

        async def write(connection: Transaction, tournament: Tournament) -> None:
            await rows.keep(connection, id, stage="over", ended=self._repository.clock.now())

        return await self._change(id, write)

    async def note_message(self, id: int, message: int) -> None:
        """Keep which message shows the standings."""
        await self._repository.write(lambda connection: rows.keep(connection, id, message=message))

    async def _change(self, id: int, write: Callable[[Transaction, Tournament], Awaitable[None]]) -> Tournament:
        async def carry(connection: Transaction) -> Tournament:
            tournament = await rows.read(connection, id, to_change=True)
            if tournament.stage == "over":
                raise Refusal("tournament_over")
            await write(connection, tournament)
            after = await rows.read(connection, id)
            await show(connection, after)
            await self.rounds.tell_others(connection)
            return after

        tournament_after = await self._repository.write(carry)
        self._wake()
        self.rounds.awaken()
        return tournament_after
