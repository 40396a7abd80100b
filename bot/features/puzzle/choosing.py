"""Which puzzle comes next for a person: one that is about as hard as they are strong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import NamedTuple

from bot.features.puzzle.posed import bank_of
from bot.tables.model.refusals import Refusal
from bot.tables.results.puzzle_ratings import PuzzleRating, first_rating
from bot.tables.results.ratings import Rating
from bot.tables.service import Tables
from engine.puzzles import Puzzle
from engine.registry import MODULES

EVERY = "every"
"""The next puzzle may be of every game."""
NEAR = 8
"""One is drawn of this many puzzles nearest to a person's rating."""


class PuzzleChoice(NamedTuple):
    """The next puzzle; ``answered`` is how many there are when all of them were answered before, else 0."""

    puzzle: Puzzle
    answered: int = 0


async def choose_next(tables: Tables, person: int, choice: str) -> PuzzleChoice:
    """A puzzle that the person has not answered yet; the least recently answered one when all are answered.

    ``wanted`` is a game, a game and a theme (``wanted_theme``), or ``EVERY``. Raises Refusal: no_puzzle.
    """
    answers = (await tables.results.puzzle_record(person)).answers
    puzzles = puzzles_of(choice)
    if not puzzles:
        raise Refusal("no_puzzle")
    new = [puzzle for puzzle in puzzles if puzzle.number not in answers]
    if not new:
        places = {number: place for place, number in enumerate(answers)}
        return PuzzleChoice(min(puzzles, key=lambda puzzle: places[puzzle.number]), len(puzzles))
    old = [puzzle for puzzle in puzzles if puzzle.number in answers]
    ratings = await tables.results.puzzle_ratings()
    candidates = [puzzle for puzzle in new if not _is_disliked(ratings, puzzle)] or new
    own = await tables.results.puzzle_rating(person)
    near = nearest_puzzles(in_turn(old, candidates), own, ratings)
    return PuzzleChoice(min(near, key=lambda puzzle: _place(person, puzzle)))


def wanted_theme(game: str, theme: str) -> str:
    """A game and a theme of its puzzles in one word."""
    return f"{game}_{theme}"


def puzzles_of(choice: str) -> list[Puzzle]:
    """The puzzles of a game, of a theme of it, or of all games."""
    return [
        puzzle
        for key in MODULES
        if choice in (EVERY, key) or choice.startswith(f"{key}_")
        for puzzle in bank_of(key).values()
        if choice in (EVERY, key, wanted_theme(key, puzzle.nature.theme))
    ]


def in_turn(answered: Sequence[Puzzle], new: Sequence[Puzzle]) -> Sequence[Puzzle]:
    """Those that may come next: in at least half of what was posed so far, most points at once are not the answer."""
    traps = sum(puzzle.nature.is_trap for puzzle in answered)
    if len(answered) - traps < traps:
        return new
    return [puzzle for puzzle in new if puzzle.nature.is_trap] or new


def nearest_puzzles(puzzles: Sequence[Puzzle], own: Rating, ratings: Mapping[int, PuzzleRating]) -> list[Puzzle]:
    """Those puzzles that are about as hard as a person is strong."""

    def distance(puzzle: Puzzle) -> float:
        rating_of_puzzle = ratings.get(puzzle.number)
        rating = rating_of_puzzle.rating if rating_of_puzzle else first_rating(puzzle.nature.difficulty)
        return abs(rating.mean - own.mean)

    far = sorted(map(distance, puzzles))[:NEAR][-1]
    return [puzzle for puzzle in puzzles if distance(puzzle) <= far]


def _is_disliked(ratings: Mapping[int, PuzzleRating], puzzle: Puzzle) -> bool:
    rating = ratings.get(puzzle.number)
    return rating is not None and rating.is_disliked


def _place(person: int, puzzle: Puzzle) -> bytes:
    """Each person gets the puzzles in another order."""
    return blake2b(f"{person} {puzzle.number}".encode(), digest_size=8).digest()
