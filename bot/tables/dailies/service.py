"""Requests about the challenge of the day: to play it, how it stands, and the boards."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

from bot.storage.transaction import Transaction
from bot.tables.dailies import boards
from bot.tables.dailies.attempts import Attempt, attempt_of, tries_of
from bot.tables.dailies.boards import Board, DayResults
from bot.tables.dailies.day_posts import DayPosts
from bot.tables.dailies.seasons import Seasons
from bot.tables.dailies.seeds import Challenge, draw, find_challenge, newest_closed
from bot.tables.dailies.streak_reminders import StreakReminders
from bot.tables.model.days import Length, Span, counts_until, day_of, span_of
from bot.tables.model.options import TableOptions
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import MessagePlace, Table, board_link
from bot.tables.people.people import Person
from bot.tables.people.pseudonyms import FIRST_TRY, Pseudonyms, recall
from bot.tables.rules import lobby
from bot.tables.rules.new_table import NewTable
from bot.tables.rules.streaks import Streak
from bot.tables.store import table_rows
from bot.tables.store.repository import TableRepository
from engine.daily import Daily
from engine.game import Game
from engine.registry import MODULES, find_game

Add = Callable[..., Awaitable[Table]]
"""Stores a table that a change has made, for a person, unless a check in the same transaction raises."""
NOWHERE = 0
"""Instead of a channel."""
NO_CLICK = 0
"""Every table of a challenge has the same dice, whoever's click has started it."""


class Today(NamedTuple):
    """The challenge of a game today, as it stands for one person.

    ``board`` is where the match of their first try is shown, if that is in a channel. Of those shown in answers,
    ``running`` is the table at which they play, a first try or practice, and ``over`` that of a first try that has
    ended. ``place`` and ``players`` are their place among all people who have finished it, ``best`` the most points
    of those who want to be listed. ``revealed_challenge`` is the newest challenge whose seed is public, ``proof`` a
    match of theirs with these dice. ``is_spent``: they were erased since their first try.
    """

    game: str
    day: int
    commitment: str
    attempt: Attempt | None
    board: MessagePlace | None
    place: int | None
    players: int
    revealed_challenge: Challenge | None
    running: int | None = None
    over: int | None = None
    proof: int | None = None
    is_spent: bool = False
    best: int | None = None


class Dailies:
    """Reads and writes the challenges of the day."""

    def __init__(self, repository: TableRepository, add: Add, names: Pseudonyms, wake: Callable[[], None]) -> None:
        """``add`` stores a new table, ``names`` are for what is remembered of erased people, ``wake`` is called when
        messages were left in the outbox."""
        self._repository = repository
        self._names = names
        self._add = add
        self.seasons = Seasons(repository, wake)
        self.posts = DayPosts(repository, wake)
        self.reminders = StreakReminders(repository, wake)

    @property
    def games(self) -> list[str]:
        """The games that are played as a challenge of the day."""
        return [key for key in MODULES if find_game(key).daily is not None]

    @property
    def today(self) -> int:
        """The day that it is, in days since 1970 UTC."""
        return day_of(self._repository.clock.now())

    async def of(self, game: str, person: int) -> Today:
        """How today's challenge stands for a person. Raises Refusal: no_daily."""
        daily_game, daily = _daily(game)
        now, today = self._repository.clock.now(), self.today
        challenge = await self._challenge(today, daily_game, daily)
        is_spent = await self._is_spent(person, today, game)

        async def read(connection: Transaction) -> Today:
            attempt = await attempt_of(connection, person, today, game)
            here = None if attempt is None else await table_rows.place_of(connection, attempt.table, "board")
            best = await boards.board(connection, game, Span(today, today), server=None, asked_by=person)
            place = None if best.own is None else best.own.place
            closed_challenge = await newest_closed(connection, game, now, today)
            tries = await tries_of(connection, person, today, game)
            running = next((id for id, stage in tries if stage == "playing"), None)
            over = next((id for id, stage in tries if attempt and id == attempt.table and stage != "playing"), None)
            earlier = [] if closed_challenge is None else await tries_of(connection, person, closed_challenge.day, game)
            proof = next((id for id, stage in earlier if stage != "playing"), None)
            most = best.lines[0].points if best.lines else None
            standing = (attempt, here, place, best.players)
            return Today(
                game, today, challenge.commitment, *standing, closed_challenge, running, over, proof, is_spent, most
            )

        return await self._repository.read(read)

    async def _is_spent(self, person: int, day: int, game: str) -> bool:
        """Whether a person who was erased since has begun their first try at a day's challenge."""
        hash = await self._names.of(person, *FIRST_TRY, day, game)
        now = self._repository.clock.now()
        return await self._repository.read(lambda connection: recall(connection, hash, now)) is not None

    async def _challenge(self, day: int, game: Game[Any], daily: Daily) -> Challenge:
        challenge = await self._repository.read(lambda connection: find_challenge(connection, day, game.key))
        if challenge is not None:
            return challenge
        return await self._repository.write(lambda connection: draw(connection, day, game, daily))

    async def streak(self, person: int) -> Streak:
        """The streak of a person as it stands today."""
        return await self._repository.read(lambda connection: boards.streak(connection, person, self.today))

    async def board(self, game: str, length: Length, *, server: int | None, asked_by: int) -> Board:
        """The board of today, or of the week, month or season it is in; of one server, or of everyone (None)."""
        return await self.board_of(game, span_of(self.today, length), server=server, asked_by=asked_by)

    async def board_of(self, game: str, span: Span, *, server: int | None, asked_by: int = 0) -> Board:
        """The board of any span."""
        return await self._repository.read(
            lambda connection: boards.board(connection, game, span, server=server, asked_by=asked_by)
        )

    async def results_of_day(self, game: str, day: int, server: int) -> DayResults:
        """The first tries of a day that were begun in a server and count."""
        return await self._repository.read(lambda connection: boards.results_of_day(connection, game, day, server))

    async def seal_of(self, game: str) -> str:
        """The seal of today's challenge, which is drawn now unless it was before. Raises Refusal: no_daily."""
        return (await self._challenge(self.today, *_daily(game))).commitment

    async def disclose(self, game: str, day: int) -> Challenge | None:
        """The challenge of a day, with its seed, once nothing of it counts any more; None: there is none."""
        if not self.is_closed(day):
            return None
        return await self._repository.read(lambda connection: find_challenge(connection, day, game))

    def is_closed(self, day: int) -> bool:
        """Whether nothing of the challenge of a day counts any more."""
        return self._repository.clock.now() >= counts_until(day)

    async def over_of(self, person: int, game: str, day: int) -> Table:
        """A person's match of a challenge of which nothing counts any more, the first try if that is over.

        Raises Refusal: daily_sealed, no_finished_match.
        """
        if self._repository.clock.now() < counts_until(day):
            challenge = await self._repository.read(lambda connection: find_challenge(connection, day, game))
            seal = challenge.commitment if challenge else ""
            raise Refusal("daily_sealed", {"until": counts_until(day), "seal": seal})
        tries = await self._repository.read(lambda connection: tries_of(connection, person, day, game))
        over = next((id for id, stage in tries if stage != "playing"), None)
        if over is None:
            raise Refusal("no_finished_match")
        return (await self._repository.live(over)).table

    async def play(
        self,
        server: int,
        person: Person,
        game: str,
        day: int,
        *,
        language: str,
        options: TableOptions,
    ) -> Table:
        """Begin the challenge of a day that must be today, or continue the one that runs; the first try of a person
        is the ranked one.

        It has no channel and is shown in answers alone: who sees it knows the dice of every first try. On the
        boards it counts for the ``server`` where it was begun (0: for none).

        Raises Refusal: no_daily, daily_over (its day is over), daily_running (the first try is not over, and is played
        in a channel), and what ``Lobbies.add`` raises.
        """
        daily_game, daily = _daily(game)
        if day != self.today:
            raise Refusal("daily_over")
        challenge = await self._challenge(day, daily_game, daily)
        tries = await self._repository.read(lambda connection: tries_of(connection, person.id, day, game))
        if running := [id for id, stage in tries if stage == "playing"]:
            return (await self._repository.live(running[0])).table
        first = await self._repository.read(lambda connection: attempt_of(connection, person.id, day, game))
        if first is not None and first.stage == "playing":
            there = (await self._repository.live(first.table)).table
            board = await self._repository.read(
                lambda connection: table_rows.place_of(connection, first.table, "board")
            )
            raise Refusal("daily_running", board_link(there, board))
        now = self._repository.clock.now()
        new = NewTable(server, NOWHERE, person, game, daily.settings, language, solo=daily.seats == 1)
        live = lobby.new_match_against(lobby.open_lobby(new, now, options), daily.opponents)
        is_ranked = first is None and not await self._is_spent(person.id, day, game)
        table = replace(live.table, day=day, ranked=is_ranked, sealed=challenge.sealed)
        live = replace(live, table=table, seed=challenge.seed, salt=challenge.salt)
        return await self._add(
            lobby.begin_at_once(live, now, NO_CLICK), person, partial(self._check_first, table=table)
        )

    async def _check_first(self, connection: Transaction, table: Table) -> None:
        """Raises Refusal (busy) where a first try was played and erased since it was looked whether there is one."""
        hash = await self._names.within(connection, table.host, *FIRST_TRY, table.day or 0, table.game)
        if table.ranked and await recall(connection, hash, self._repository.clock.now()) is not None:
            raise Refusal("busy")


def _daily(key: str) -> tuple[Game[Any], Daily]:
    game = find_game(key) if key in MODULES else None
    if game is None or game.daily is None:
        raise Refusal("no_daily")
    return game, game.daily
