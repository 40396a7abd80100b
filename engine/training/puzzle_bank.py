"""The bank of a game's puzzles: made of what was found, and looked at once more in many more futures."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from engine.game import Game
from engine.match import Match
from engine.players import choose
from engine.players.comparison import Lead, lead
from engine.puzzles import Puzzle, nature_of, parse, play_moves, position
from engine.training.puzzle_search import looks_of
from engine.training.puzzle_trials import is_twin, look_at

TIMES = 8
"""How many times as many futures the second look at a puzzle has."""
APART = 20_000
"""The number of the first of these futures: no other look has them."""
DROPPED = 5.0


class Checked(NamedTuple):
    """A puzzle after a look in many more futures: its best rival there, and by how much the answer is ahead of it."""

    puzzle: Puzzle
    rival: str
    ahead: Lead

    @property
    def is_confirmed(self) -> bool:
        """Whether the answer is still better than every other option."""
        return self.ahead.errors > 0


def bank_in(game: Game[Any], path: Path) -> dict[int, Puzzle]:
    """The puzzles of a bank's file, by number; none where there is no file, or they are of other rules."""
    if not path.is_file():
        return {}
    data = json.loads(path.read_text("utf-8"))
    return parse(data, game.rules_version) if data["rules_version"] == game.rules_version else {}


def with_found(game: Game[Any], bank: Mapping[int, Puzzle], records: Iterable[Mapping[str, Any]]) -> list[Puzzle]:
    """The puzzles of a bank as they are, with those of these records that it has not, by number."""
    new = (record for record in records if record.get("number") not in bank)
    every = {puzzle.number: puzzle for puzzle in puzzles_from(game, new)} | dict(bank)
    return [every[number] for number in sorted(every)]


def puzzles_from(game: Game[Any], records: Iterable[Mapping[str, Any]]) -> list[Puzzle]:
    """The puzzles of these records, each once, by number; those of other rules, or whose answer
    cannot be explained, are left out, and where ``greedy`` chooses otherwise by now, that is put right."""
    bank: dict[int, Puzzle] = {}
    for record in records:
        if "trials" in record and record["rules_version"] == game.rules_version:
            puzzle = _puzzle_from(game, record)
            if puzzle is not None:
                bank[puzzle.number] = puzzle
    return [bank[number] for number in sorted(bank)]


def _puzzle_from(game: Game[Any], record: Mapping[str, Any]) -> Puzzle | None:
    match = Match.start(
        game, record["seats"], record["settings"], seed=bytes.fromhex(record["seed"]), dice=record["dice"]
    )
    play_moves(match, record["moves"])
    seat, trials = record["seat"], record["trials"]
    best, *others = trials
    own = choose("greedy", match, seat).option
    alike = tuple(option for option in others if trials[option][3] == 0)
    rivals = [option for option in others if option not in alike]
    second = max(rivals, key=lambda option: (trials[option][0] == trials[best][0], _worth(trials[option])))
    if own not in trials or not game.minds.reason_for(match, seat, best).reason:
        return None
    own = best if own in alike else own
    three = [trials[option] for option in (best, own, second)]
    return Puzzle(
        number=record["number"],
        game=game.key,
        seats=match.seats,
        settings=match.settings,
        seed=match.origin.seed,
        moves=record["moves"],
        seat=seat,
        best=best,
        greedy=own,
        wins=tuple(round(each[1], 3) for each in three),
        points=tuple(round(each[2], 1) for each in three),
        nature=nature_of(match, seat, best, own, second),
        alike=alike,
        dice=match.origin.dice,
    )


def _worth(figures: list[float]) -> float:
    return figures[1] + figures[2] / 60


def check_puzzle(game: Game[Any], puzzle: Puzzle) -> Checked:
    """Look at all options of a puzzle in ``TIMES`` as many futures as it was found in; those far behind are dropped."""
    match = position(game, puzzle)
    question = match.question_for(puzzle.seat)
    assert question is not None
    options = [option.id for option in question.options if option.id not in puzzle.alike]
    last = looks_of(match).last
    first, most = last.steps[0], TIMES * last.steps[-1]
    steps = [first]
    while steps[-1] < most:
        steps.append(min(2 * steps[-1], most))
    look = last._replace(number=APART, steps=tuple(steps), dropped=DROPPED, apart=-DROPPED)
    trials = look_at(match, puzzle.seat, options, look, [puzzle.best])
    best = trials[puzzle.best]
    leads = {option: lead(best, trial) for option, trial in trials.items() if option != puzzle.best}
    rival = min((each for each in leads if not is_twin(leads[each])), key=lambda option: leads[option].errors)
    return Checked(puzzle, rival, leads[rival])
