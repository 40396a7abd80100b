"""Puzzles: positions in which one option is surely the best, and ``greedy`` takes another.

The bank of a game is a data file beside its rules, which ``engine.training.puzzle_search`` makes. A puzzle is a match
up to its position, so it is played through by the rules like any match.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from engine.chance import STREAM
from engine.game import Game
from engine.match import Match
from engine.questions import Option, number
from engine.save_format import Entry

FAR = 3
"""The best option is hard to see from this place on, in the order of what options seem to bring."""


class WrongPuzzles(ValueError):
    """A bank of puzzles that does not belong to the rules. The message says why."""


class Nature(NamedTuple):
    """What a puzzle is about. ``theme`` are the kinds of options to be weighed, ``difficulty`` is from 1 to 3.

    ``is_trap``: another option brings more points at once than the best one does.
    """

    theme: str
    difficulty: int
    is_trap: bool


class Puzzle(NamedTuple):
    """A position and its solution. ``number`` names it for good; ``moves`` are the choices that lead to it.

    ``wins`` are the chances of winning (0 to 1) with ``best``, with ``greedy``'s option and with the next best one,
    ``points`` the points at the end of the match in the same order. ``nature`` is what it is about, ``dice`` the
    kind of chance (``Origin.dice``).
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
    nature: Nature
    dice: str = STREAM


@cache
def bank(package: str, rules_version: int) -> Mapping[int, Puzzle]:
    """The puzzles that are shipped with a game, by number; none where no file stands beside its rules.

    ``package`` is where its data is kept ("": nowhere). Raises WrongPuzzles when they are of other rules.
    """
    if not package:
        return {}
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
            nature=Nature(**each["nature"]),
            dice=each.get("dice", STREAM),
            **{key: each[key] for key in ("number", "seats", "settings", "seat", "best", "greedy")},
        )
        for each in data["puzzles"]
    ]
    return {puzzle.number: puzzle for puzzle in puzzles}


def to_json(game: Game[Any], puzzles: Sequence[Puzzle]) -> dict[str, Any]:
    """A bank's file in JSON's types, as ``parse`` reads it."""
    return {
        "game": game.key,
        "rules_version": game.rules_version,
        "puzzles": [
            {
                **{key: value for key, value in puzzle._asdict().items() if key != "game"},
                "seed": puzzle.seed.hex(),
                "moves": [list(entry) for entry in puzzle.moves],
                "nature": puzzle.nature._asdict(),
            }
            for puzzle in puzzles
        ],
    }


def position(game: Game[Any], puzzle: Puzzle) -> Match[Any]:
    """The match at the position of a puzzle."""
    match = Match.start(game, puzzle.seats, puzzle.settings, seed=puzzle.seed, dice=puzzle.dice)
    for entry in puzzle.moves:
        match.play(entry.seat, entry.option)
    return match


def nature_of(match: Match[Any], seat: int, best: str, greedy: str) -> Nature:
    """What a puzzle is about, with its best option and ``greedy``'s. Raises KeyError for an option not offered."""
    question = match.question_for(seat)
    options = {option.id: option for option in question.options} if question else {}
    groups = {options[each].group or (question.kind if question else "") for each in (best, greedy)}
    gains = {each: _gain_at_once(match, seat, option) for each, option in options.items()}
    is_trap = gains[best] <= 0 or gains[best] < max(gains.values())
    judged = [each.option.id for each in match.game.minds.judged(match, seat)]
    is_far = best not in judged[:FAR]
    return Nature("_".join(sorted(groups)), 1 + is_trap + is_far, is_trap)


def _gain_at_once(match: Match[Any], seat: int, option: Option) -> int:
    """The points that an option is seen to bring at once, from its preview."""
    facts = match.preview(seat, option)
    if "points_after" in facts:
        return number(facts, "points_after") - number(facts, "points_before")
    return number(facts, "vp", 0) + number(facts, "titans", 0)


def posed_puzzles(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """The puzzles of a bank that are posed: who only counts points is wrong in at least half of them."""
    every = list(puzzles)
    traps = [puzzle for puzzle in every if puzzle.nature.is_trap]
    plain = [puzzle for puzzle in every if not puzzle.nature.is_trap]
    return [*traps, *plain[: len(traps)]]
