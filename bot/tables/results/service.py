"""Requests about results, statistics, ratings, hints, puzzles and tutorials."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from bot.storage.transaction import Transaction
from bot.tables.model.days import Span
from bot.tables.model.open_table import OpenTable
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.people import tutorial_progress
from bot.tables.results import entrants, puzzle_answers, puzzle_ratings, results, statistics, titles
from bot.tables.results.ahead import Ahead, ahead_after
from bot.tables.results.attendances import reliability_among
from bot.tables.results.puzzle_answers import PuzzleRecord
from bot.tables.results.puzzle_ratings import Moved, PuzzleRating, Vote
from bot.tables.results.ratings import Rating
from bot.tables.results.results import Result
from bot.tables.results.statistics import GameStatistics, Leaderboard
from bot.tables.results.titles import NextTitle
from bot.tables.rules.hints import note_hint
from bot.tables.rules.reliability import Reliability, Tier
from bot.tables.store.repository import TableRepository
from engine.tutorial import Progress

FIRST_MATCHES = 3
"""How many matches a person plays to their end before a computer player of the usual strength is preselected."""
FIRST_PLAYER, USUAL_PLAYER = "novice", "greedy"


class MatchHistory:
    """Reads and writes results, statistics, ratings, answers to puzzles and progress in tutorials."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository

    async def of_table(self, id: int) -> list[Result]:
        """The results of a match, by seat; none for one that was not played to its end."""
        return await self._repository.read(lambda connection: results.of_table(connection, id))

    async def of_person(self, person: int, server: int, *, asked_by: int) -> list[GameStatistics]:
        """A person's statistics, game by game: the own ones of all servers, another's of this one.

        Raises Refusal: not_rated, when another one does not want them to be seen.
        """
        if person != asked_by and not await self._repository.read(lambda c: statistics.takes_part(c, person)):
            raise Refusal("not_rated")
        everywhere = person == asked_by
        return await self._repository.read(lambda c: statistics.of_person(c, person, server, everywhere=everywhere))

    async def reliability_of(self, person: int) -> Reliability:
        """How far strangers can rely on a person, by their latest matches with people."""
        return (await self._repository.read(lambda connection: reliability_among(connection, [person])))[person]

    async def tiers_of(self, persons: Collection[int]) -> dict[int, Tier]:
        """The tiers of people by their Discord ids, but for those who do not want to appear in statistics."""

        async def read(connection: Transaction) -> dict[int, Tier]:
            people = [person for person in persons if await statistics.takes_part(connection, person)]
            return {person: each.tier for person, each in (await reliability_among(connection, people)).items()}

        return await self._repository.read(read)

    async def fitting_player(self, person: int) -> str:
        """The computer player that is preselected for a person: an easy one in their first matches."""
        match_count = await self._repository.read(lambda connection: statistics.count_finished(connection, person))
        return FIRST_PLAYER if match_count < FIRST_MATCHES else USUAL_PLAYER

    async def titles_of(self, person: int, server: int, *, asked_by: int) -> tuple[str, ...]:
        """A person's titles: the own ones for all servers, another's for this one."""
        now, everywhere = self._repository.clock.now(), person == asked_by
        return await self._repository.read(lambda c: titles.titles_of(c, person, server, now, everywhere=everywhere))

    async def next_title_of(self, person: int, server: int) -> NextTitle | None:
        """The title that a person can earn next, for all servers; None for who has played nothing yet."""
        now = self._repository.clock.now()
        return await self._repository.read(lambda connection: titles.next_title_of(connection, person, server, now))

    async def ahead_of(self, table: Table) -> Ahead:
        """What the people of a match that is over can reach next."""
        now = self._repository.clock.now()
        return await self._repository.read(lambda connection: ahead_after(connection, table, now))

    async def leaderboard(self, server: int, game: str, span: Span | None = None) -> Leaderboard:
        """The best of a server at a game, of all times or in a span of days."""
        return await self._repository.read(lambda connection: statistics.leaderboard(connection, server, game, span))

    async def is_rated(self, id: int) -> bool:
        """Whether a match that is played will move ratings. Raises Refusal: no_table."""
        live = await self._repository.live(id)
        return bool(await self._repository.read(lambda connection: entrants.of_match(connection, live)))

    async def answer_puzzle(self, person: int, puzzle: int, *, solved: bool, difficulty: int = 2) -> Moved | None:
        """Note a person's answer to a puzzle, if it is the first one, which counts: how it moved their rating."""
        note = partial(puzzle_answers.note, solved=solved, difficulty=difficulty)
        now = self._repository.clock.now()
        return await self._repository.write(lambda connection: note(connection, person, puzzle, now))

    async def vote_on_puzzle(self, person: int, puzzle: int, voted: Vote) -> bool:
        """Store what a person thinks of a puzzle; whether they have answered it, without which it does not count."""
        return await self._repository.write(lambda connection: puzzle_ratings.vote(connection, person, puzzle, voted))

    async def puzzle_rating(self, person: int) -> Rating:
        """A person's rating at puzzles."""
        return await self._repository.read(lambda connection: puzzle_ratings.rating_of(connection, person))

    async def puzzle_ratings(self) -> dict[int, PuzzleRating]:
        """The ratings of all puzzles that were answered, by number."""
        return await self._repository.read(puzzle_ratings.all_ratings)

    async def puzzle_record(self, person: int) -> PuzzleRecord:
        """What a person has answered to puzzles so far."""
        return await self._repository.read(lambda connection: puzzle_answers.record(connection, person))

    async def note_tutorial(self, person: int, game: str, progress: Progress) -> None:
        """Store how far a person has come in the tutorial of a game."""
        now = self._repository.clock.now()
        await self._repository.write(lambda c: tutorial_progress.note(c, person, game, progress, now))

    async def tutorials_of(self, person: int) -> dict[str, Progress]:
        """How far a person has come in each tutorial that was begun, by game; the latest first."""
        return await self._repository.read(lambda connection: tutorial_progress.progress_of(connection, person))

    async def note_hint(self, id: int, seat: int) -> None:
        """Note in the log, once for each question, that a seat asked for a hint, if the table's options say so."""
        live = await self._repository.live(id)
        if live.table.options.hints:
            await self._repository.change(id, partial(note_hint, seat=seat))


async def write_change(connection: Transaction, before: OpenTable | None, after: OpenTable) -> None:
    """Note who begins a match that will be rated, and how a match ended, as a change of its table demands."""
    await entrants.write_change(connection, before, after)
    if before is not None and before.table.stage == "playing" and after.table.stage == "finished":
        await results.write(connection, after)
