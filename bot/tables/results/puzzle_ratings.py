"""Ratings of puzzles, and of people at puzzles: who solves one has beaten it (openskill, as in ``ratings``).

A person's rating is for that person alone. What people think of a puzzle is counted with its rating, without names.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from sqlalchemy import insert, select, update
from sqlalchemy.dialects.postgresql import insert as insert_once

from bot.storage.schema import people, puzzle_answers, puzzle_ratings, puzzlers
from bot.storage.transaction import Transaction
from bot.tables.results.ratings import Rating, rate_match

Vote = Literal["up", "down"]
STEP = 4.0
"""By how much a puzzle that looks harder begins with a higher mean."""
MIDDLE = 2
"""The difficulty with which a puzzle begins as a newcomer does."""
DISLIKED_FROM = 3
"""From this many votes against it on a puzzle may be disliked."""


class PuzzleRating(NamedTuple):
    """How hard a puzzle is, and how many liked it and did not."""

    rating: Rating
    likes: int = 0
    dislikes: int = 0

    @property
    def is_disliked(self) -> bool:
        """Whether it is to be posed after all others."""
        return self.dislikes >= DISLIKED_FROM and self.dislikes > 2 * self.likes


class Moved(NamedTuple):
    """A person's rating before an answer and after it."""

    before: Rating
    after: Rating


def first_rating(difficulty: int) -> Rating:
    """The rating of a puzzle that no one has answered yet."""
    usual = Rating()
    return usual._replace(mean=usual.mean + STEP * (difficulty - MIDDLE))


async def rate(connection: Transaction, person: int, puzzle: int, difficulty: int, *, solved: bool) -> Moved:
    """Move the ratings of a person, by their number, and of a puzzle by an answer; the caller saw to it that it is the
    person's first one to this puzzle."""
    before = await _rating_of(connection, person)
    rating = await _puzzle(connection, puzzle, difficulty)
    after, harder = rate_match([before, rating.rating], [1, 2] if solved else [2, 1], [True, True])
    is_it = puzzlers.c.person == person
    result = await connection.execute(update(puzzlers).where(is_it).values(_row(after)))
    if not result.rowcount:
        await connection.execute(insert(puzzlers).values(person=person, **_row(after)))
    await connection.execute(update(puzzle_ratings).where(puzzle_ratings.c.puzzle == puzzle).values(_row(harder)))
    return Moved(before, after)


async def rating_of(connection: Transaction, discord: int) -> Rating:
    """A person's rating at puzzles, by Discord's id."""
    query = select(puzzlers).join(people).where(people.c.discord == discord)
    row = (await connection.execute(query)).one_or_none()
    return Rating() if row is None else Rating(row.mean, row.doubt, row.answers)


async def all_ratings(connection: Transaction) -> dict[int, PuzzleRating]:
    """The ratings of all puzzles that were answered, by number."""
    return {row.puzzle: _read(row) for row in await connection.execute(select(puzzle_ratings))}


async def vote(connection: Transaction, discord: int, puzzle: int, voted: Vote) -> bool:
    """Store what a person thinks of a puzzle that they have answered, in place of what they thought before.

    Whether they have answered it.
    """
    own = select(people.c.id).where(people.c.discord == discord).scalar_subquery()
    is_it = (puzzle_answers.c.person == own) & (puzzle_answers.c.puzzle == puzzle)
    before = (await connection.execute(select(puzzle_answers.c.vote).where(is_it).with_for_update())).one_or_none()
    if before is None:
        return False
    await connection.execute(update(puzzle_answers).where(is_it).values(vote=voted))
    await _puzzle(connection, puzzle, MIDDLE)
    columns = puzzle_ratings.c
    # In brackets, so that Python subtracts: PostgreSQL does not add a boolean to a number.
    likes = columns.likes + ((voted == "up") - (before.vote == "up"))
    dislikes = columns.dislikes + ((voted == "down") - (before.vote == "down"))
    await connection.execute(
        update(puzzle_ratings).where(columns.puzzle == puzzle).values(likes=likes, dislikes=dislikes)
    )
    return True


async def _rating_of(connection: Transaction, person: int) -> Rating:
    # The person is locked: who has answered no puzzle yet has no row of ratings to lock.
    await connection.execute(select(people.c.id).where(people.c.id == person).with_for_update(key_share=True))
    row = (await connection.execute(select(puzzlers).where(puzzlers.c.person == person))).one_or_none()
    return Rating() if row is None else Rating(row.mean, row.doubt, row.answers)


async def _puzzle(connection: Transaction, puzzle: int, difficulty: int) -> PuzzleRating:
    first = {"puzzle": puzzle, **_row(first_rating(difficulty)), "likes": 0, "dislikes": 0}
    await connection.execute(insert_once(puzzle_ratings).values(first).on_conflict_do_nothing())
    query = select(puzzle_ratings).where(puzzle_ratings.c.puzzle == puzzle)
    return _read((await connection.execute(query.with_for_update())).one())


def _row(rating: Rating) -> dict[str, Any]:
    return {"mean": rating.mean, "doubt": rating.doubt, "answers": rating.matches}


def _read(row: Any) -> PuzzleRating:
    return PuzzleRating(Rating(row.mean, row.doubt, row.answers), row.likes, row.dislikes)
