"""Puzzles: positions in which one option is surely the best, and ``greedy`` takes another.

The bank of a game is a data file beside its rules, which ``engine.training.puzzle_search`` makes. A puzzle is a match
up to its position, so it is played through by the rules like any match.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from engine.game import Game
from engine.match import Match
from engine.save_format import Entry


class WrongPuzzles(ValueError):
    """A bank of puzzles that does not belong to the rules. The message says why."""


class Puzzle(NamedTuple):
    """A position and its solution. ``number`` names it for good; ``moves`` are the choices that lead to it.

    ``wins`` are the chances of winning (0 to 1) with ``best``, with ``greedy``'s option and with the next best one,
    ``points`` the points at the end of the match in the same order.
    """

    number: int
    game: str
    seats: int
    settings: Mapping[str, str]
    seed: bytes
    moves: tuple[Entry, ...]
    seat: int
    best: str
    greedy: str
    wins: tuple[float, float, float]
    points: tuple[float, float, float]


@cache
def bank(package: str, rules_version: int) -> Mapping[int, Puzzle]:
    """The puzzles that are shipped with a game, by number; none where no file stands beside its rules.

    Raises WrongPuzzles when they are of other rules.
    """
    file = files(package).joinpath("puzzles.json")
    return parse(json.loads(file.read_text("utf-8")), rules_version) if file.is_file() else {}


def parse(data: Mapping[str, Any], rules_version: int) -> dict[int, Puzzle]:
    """The puzzles of a bank's file, by number. Raises WrongPuzzles when they are of other rules."""
    if data["rules_version"] != rules_version:
        raise WrongPuzzles(f"The puzzles are of rules {data['rules_version']}, these are rules {rules_version}.")
    puzzles = [
        Puzzle(
            game=data["game"],
            seed=bytes.fromhex(each["seed"]),
            moves=tuple(Entry(seat, option) for seat, option in each["moves"]),
            wins=tuple(each["wins"]),
            points=tuple(each["points"]),
            **{key: each[key] for key in ("number", "seats", "settings", "seat", "best", "greedy")},
        )
        for each in data["puzzles"]
    ]
    return {puzzle.number: puzzle for puzzle in puzzles}


def written(game: Game[Any], puzzles: Sequence[Puzzle]) -> dict[str, Any]:
    """A bank's file in JSON's types, as ``parse`` reads it."""
    return {
        "game": game.key,
        "rules_version": game.rules_version,
        "puzzles": [
            {
                **{key: value for key, value in puzzle._asdict().items() if key != "game"},
                "seed": puzzle.seed.hex(),
                "moves": [list(entry) for entry in puzzle.moves],
            }
            for puzzle in puzzles
        ],
    }


def position(game: Game[Any], puzzle: Puzzle) -> Match[Any]:
    """The match at the position of a puzzle."""
    match = Match.start(game, puzzle.seats, puzzle.settings, seed=puzzle.seed)
    for entry in puzzle.moves:
        match.play(entry.seat, entry.option)
    return match
