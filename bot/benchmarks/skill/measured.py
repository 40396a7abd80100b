"""Matches of computer players that are measured, and what was found: kept in a file, so that hours can be split."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from engine.match import Match
from engine.players import find_player
from engine.registry import MODULES, find_game
from engine.simulation import match_seed


class Cell(NamedTuple):
    """Matches of one kind: the game, what was learned of such matches, and the number of seats."""

    game: str
    lesson: str
    seats: int


class Plan(NamedTuple):
    """How much is measured: matches of each kind, the seed, and which figures, by a part of their names.

    This many ``processes`` measure at once. What is in the file ``scores`` is not measured again, and what is measured
    is added to it. It begins again with other rules; after other changes take a new file.
    """

    matches: int = 20
    seed: str = "skill"
    only: str = ""
    processes: int = 1
    scores: Path | None = None


Work = Callable[[Cell, str, int], Any]
"""What is found in one match of a kind, as JSON holds it; the seed and the number say which match."""


def cells(seats: Sequence[int] = (2, 3, 4)) -> Iterator[Cell]:
    """Each game, once for each thing that was learned of it, and for each of these numbers of seats."""
    for key in MODULES:
        game = find_game(key)
        for lesson in game.minds.lessons:
            yield from (Cell(key, lesson, count) for count in game.seats if count in seats)


def name_of(cell: Cell) -> str:
    """A kind of match in words."""
    return f"{cell.game}, {cell.lesson}, {cell.seats} seats"


def match_of(cell: Cell, seed: str, number: int) -> Match[Any]:
    """A match of this kind at its beginning."""
    game = find_game(cell.game)
    settings = {key: values[number % len(values)] for key, values in game.minds.lessons[cell.lesson].items()}
    return Match.start(game, cell.seats, settings, seed=match_seed(f"{seed} {cell}", number))


def play_out(match: Match[Any], players: Sequence[str]) -> Match[Any]:
    """The match, played to its end by these computer players, one for each seat."""
    choosing = [find_player(player, match.game) for player in players]
    while match.questions:
        seat = match.questions[0].seat
        match.play(seat, choosing[seat](match, seat).option)
    return match


def results_of(match: Match[Any]) -> list[float]:
    """What each seat has of the win."""
    winners = [standing.seat for standing in match.standings if standing.place == 1]
    return [(seat in winners) / len(winners) for seat in range(match.seats)]


def collect(subject: str, work: Work, cell: Cell, plan: Plan) -> list[Any]:
    """What is found in the matches of one kind, those that were measured before among them."""
    kind = f"{subject}; {name_of(cell)}; rules {find_game(cell.game).rules_version}, seed {plan.seed}"
    results = dict(_read_scores(kind, plan))
    missing = [number for number in range(plan.matches) if number not in results]
    one = partial(work, cell, plan.seed)
    if plan.processes == 1:
        new = _keep(kind, plan, missing, map(one, missing))
    else:
        with ProcessPoolExecutor(plan.processes) as processes:
            new = _keep(kind, plan, missing, processes.map(one, missing))
    return [*results.values(), *new]


def _read_scores(kind: str, plan: Plan) -> Iterator[tuple[int, Any]]:
    """What was found before, by the number of the match. A line that was cut off does not count."""
    if plan.scores is None or not plan.scores.exists():
        return
    with plan.scores.open(encoding="utf-8") as file:
        for line in file:
            with suppress(ValueError):
                of, number, scores = json.loads(line)
                if of == kind and number < plan.matches:
                    yield number, scores


def _keep(kind: str, plan: Plan, numbers: Sequence[int], scores: Iterable[Any]) -> list[Any]:
    """What is found, each written to the file as soon as those before it are."""
    if plan.scores is None:
        return [*scores]
    results = []
    with plan.scores.open("a", encoding="utf-8") as file:
        for number, each in zip(numbers, scores, strict=True):
            file.write(json.dumps([kind, number, each]) + "\n")
            file.flush()
            results.append(each)
    return results
