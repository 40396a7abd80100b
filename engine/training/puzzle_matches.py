"""The matches in which puzzles are looked for: all modules and numbers of seats, players who err now and then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from random import Random
from typing import Any, NamedTuple

from engine.chance import SEED_BYTES
from engine.game import Game
from engine.match import Match
from engine.players import choose

CARELESS = 0.15
"""Share of moves that are drawn at random from the best ``TOP_OPTIONS``."""
TOP_OPTIONS = 5
EARLY = 0.4
"""The share of a match in whose choices no puzzle is looked for: too much is still to come."""


class Cell(NamedTuple):
    """A kind of match: a number of seats, and the values that each setting may have."""

    seats: int
    settings: Mapping[str, Sequence[str]]


def cells_of(game: Game[Any]) -> list[Cell]:
    """Every kind of match of a game: each of its lessons with each number of seats, and the match alone."""
    several = [seats for seats in game.seats if seats > 1]
    taught = [Cell(seats, lesson) for lesson, seats in product(game.minds.lessons.values(), several)]
    return [*(Cell(1, {}) for seats in game.seats if seats == 1), *taught]


def positions_in(game: Game[Any], cell: Cell, random: Random) -> list[Match[Any]]:
    """One match of a kind as it was before each choice in its later part, in any order."""
    settings = {key: random.choice(values) for key, values in cell.settings.items()}
    match = Match.start(game, cell.seats, settings, seed=random.randbytes(SEED_BYTES))
    places: list[Match[Any]] = []
    while match.questions:
        seat = match.questions[0].seat
        places.append(match.fork())
        careless = random.random() < CARELESS
        better = [each.option.id for each in game.minds.judge_options(match, seat)[:TOP_OPTIONS]] if careless else []
        match.play(seat, random.choice(better) if better else choose("greedy", match, seat).option)
    later = places[int(len(places) * EARLY) :]
    random.shuffle(later)
    return later
