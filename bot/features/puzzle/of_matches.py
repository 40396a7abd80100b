"""Puzzles of matches that are over: their numbers, and what they are as puzzles."""

from __future__ import annotations

from bot.tables.model.table import Table
from engine.analysis.report import ChoicePuzzle
from engine.puzzles import Nature, Puzzle

FIRST = 1 << 48
"""Numbers from this one on are of matches; smaller ones are of the banks."""
PLACES = 1 << 12
"""How many numbers a match has: one for each place in it."""


def is_of_match(number: int) -> bool:
    """Whether a puzzle is of a match, not of a bank."""
    return number >= FIRST


def number_of(table: int, entries: int) -> int:
    """The number of the puzzle before a choice of a match."""
    return FIRST + table * PLACES + entries


def place_of(number: int) -> tuple[int, int]:
    """The match of a puzzle, and how many choices had been made there."""
    return divmod(number - FIRST, PLACES)


def short_number(number: int) -> str:
    """How people read the number of a puzzle of a match."""
    table, entries = place_of(number)
    return f"{table}-{entries}"


def puzzle_from(table: Table, choice_puzzle: ChoicePuzzle) -> Puzzle:
    """A position of a match as a puzzle; how it was reached and its dice stay with the match."""
    return Puzzle(
        number=number_of(table.id, choice_puzzle.entries),
        game=table.game,
        seats=len(table.seats),
        settings=table.settings,
        seed=b"",
        moves="",
        seat=choice_puzzle.seat,
        best=choice_puzzle.best,
        greedy=choice_puzzle.greedy,
        wins=(choice_puzzle.wins[0], choice_puzzle.wins[1], choice_puzzle.wins[2]),
        points=(choice_puzzle.points[0], choice_puzzle.points[1], choice_puzzle.points[2]),
        nature=Nature(choice_puzzle.theme, choice_puzzle.difficulty, choice_puzzle.is_trap),
        alike=choice_puzzle.alike,
    )
