"""Puzzles: positions in which one option is surely the best; in most of them ``greedy`` takes another.

The bank of a game is a data file beside its rules, which ``engine.training.puzzle_search`` makes. A puzzle is a match
up to its position, so it is played through by the rules like any match.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from engine.chance import KEYED
from engine.game import Game
from engine.match import Match
from engine.questions import Option, number
from engine.themes import theme_of

FAR = 3
"""The rank, by estimated gain, from which on the best option counts as hard to see."""


TOGETHER_SIGN = "="
"""The prefix of options that were chosen together, in written moves."""


class WrongPuzzles(ValueError):
    """A bank of puzzles that does not belong to the rules. The message says why."""


class Nature(NamedTuple):
    """What a puzzle is about: its ``theme`` (``engine.themes``), and its ``difficulty``, from 1 to 3.

    ``is_trap``: another option brings more points at once than the best one does.
    """

    theme: str
    difficulty: int
    is_trap: bool


class Puzzle(NamedTuple):
    """A position and its solution. ``number`` names it for good; ``moves`` are the choices that lead to it, as
    ``moves_of`` writes them.

    ``wins`` are the chances of winning (0 to 1) with ``best``, with ``greedy``'s option and with the next best one,
    ``points`` the points at the end of the match in the same order; ``greedy`` may have found the best one. ``alike``
    are other options that are as good: they count as right. ``nature`` is what it is about, ``dice`` the kind of chance
    (``Origin.dice``).
    """

    number: int
    game: str
    seats: int
    settings: Mapping[str, str]
    seed: bytes
    moves: str
    seat: int
    best: str
    greedy: str
    wins: tuple[float, float, float]
    points: tuple[float, float, float]
    nature: Nature
    alike: tuple[str, ...] = ()
    dice: str = KEYED

    def is_right(self, option: str) -> bool:
        """Whether an option counts as the answer."""
        return option == self.best or option in self.alike


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
            wins=tuple(each["wins"]),
            points=tuple(each["points"]),
            nature=Nature(**each["nature"]),
            alike=tuple(each.get("alike", ())),
            dice=each.get("dice", KEYED),
            **{key: each[key] for key in ("number", "seats", "settings", "moves", "seat", "best", "greedy")},
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
                **{key: value for key, value in puzzle._asdict().items() if key not in _WRITTEN_SHORTER},
                **({"alike": puzzle.alike} if puzzle.alike else {}),
                **({"dice": puzzle.dice} if puzzle.dice != KEYED else {}),
                "settings": _unusual(game, puzzle),
                "seed": puzzle.seed.hex(),
                "nature": puzzle.nature._asdict(),
            }
            for puzzle in puzzles
        ],
    }


_WRITTEN_SHORTER = ("game", "alike", "dice")


def _unusual(game: Game[Any], puzzle: Puzzle) -> dict[str, str]:
    """The settings of a puzzle that are not the usual ones."""
    usual = game.settle(puzzle.seats, {})
    return {key: value for key, value in puzzle.settings.items() if usual.get(key) != value}


def position(game: Game[Any], puzzle: Puzzle) -> Match[Any]:
    """The match at the position of a puzzle."""
    match = Match.start(game, puzzle.seats, puzzle.settings, seed=puzzle.seed, dice=puzzle.dice)
    play_moves(match, puzzle.moves)
    return match


def moves_of(match: Match[Any]) -> str:
    """The choices of a match in a short form: the index of each among the open options. Options that were chosen
    together are written in full, after ``TOGETHER_SIGN``.
    """
    again = match.replay(0)
    moves = []
    for entry in match.journal:
        open_ids = [(question.seat, option.id) for question in again.questions for option in question.options]
        moves.append(str(open_ids.index(entry)) if entry in open_ids else f"{entry.seat}{TOGETHER_SIGN}{entry.option}")
        again.play(*entry)
    return " ".join(moves)


def play_moves(match: Match[Any], moves: str) -> None:
    """Play the choices that ``moves_of`` wrote. Raises IndexError or RefusedPlay where they belong to other rules."""
    for move in moves.split():
        seat, sign, option = move.partition(TOGETHER_SIGN)
        if sign:
            match.play(int(seat), option)
        else:
            match.play(
                *[(question.seat, each.id) for question in match.questions for each in question.options][int(move)]
            )


def nature_of(match: Match[Any], seat: int, best: str, greedy: str, second: str) -> Nature:
    """The nature of a puzzle, from its best option, the choice of ``greedy`` and the second best. Raises KeyError for
    an option that is not offered.
    """
    question = match.question_for(seat)
    options = question.options if question else ()
    gains = {option.id: _gain_at_once(match, seat, option) for option in options}
    is_trap = gains[best] <= 0 or gains[best] < max(gains.values())
    best_first = [each.option.id for each in match.game.minds.judge_options(match, seat)]
    is_far = best not in best_first[:FAR]
    difficulty = 1 + is_trap + is_far if best != greedy else 1
    return Nature(theme_of(match, seat, [*dict.fromkeys([best, greedy, second])]), difficulty, is_trap)


def _gain_at_once(match: Match[Any], seat: int, option: Option) -> int:
    """The points that an option is seen to bring at once, from its preview."""
    facts = match.preview(seat, option)
    if "points_after" in facts:
        return number(facts, "points_after") - number(facts, "points_before")
    return number(facts, "vp", 0) + number(facts, "titans", 0)
