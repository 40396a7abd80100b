"""Puzzles as they are written down one after the other while they are found, so that a stop loses none."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.players.comparison import Trial, lead
from engine.puzzles import moves_of
from engine.training.puzzle_search import Candidate, number_of


def record_of(number: int, puzzle: Candidate) -> dict[str, Any]:
    """A puzzle that was found in the match of a number, in JSON's types: its position, and how each option did.

    Of each: the futures, the chance of winning, the points, and by how many standard errors it is behind (None: the
    same in all futures), in those it shares with the best.
    """
    match, best = puzzle.match, next(iter(puzzle.trials.values()))
    return {
        "match": number,
        "number": number_of(match),
        "game": match.game.key,
        "rules_version": match.game.rules_version,
        "seats": match.seats,
        "settings": dict(match.settings),
        "seed": match.origin.seed.hex(),
        "dice": match.origin.dice,
        "moves": moves_of(match),
        "seat": puzzle.seat,
        "greedy": puzzle.greedy,
        "trials": {trial.option: _figures(best, trial) for trial in puzzle.trials.values()},
    }


def _figures(best: Trial, trial: Trial) -> list[float]:
    errors = lead(best, trial).errors
    return [len(trial.estimates), round(trial.win, 4), round(trial.points, 2), round(min(errors, 99.0), 2)]


def append(path: Path, record: dict[str, Any]) -> None:
    """Write a record, or that a match was looked at, at the end of a file."""
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(record, separators=(",", ":")) + "\n")


def records(path: Path) -> Iterator[dict[str, Any]]:
    """What was written into a file; a last line that was cut off does not count."""
    if not path.is_file():
        return
    for line in path.read_text("utf-8").splitlines():
        try:
            yield json.loads(line)
        except ValueError:
            continue
