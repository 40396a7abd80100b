"""Looks at the options of a position: each is tried out in the same futures, and those far behind are dropped early.

Dice have names (``engine.keyed``), so a future has the same dice for each option, whatever is rolled besides.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from statistics import fmean
from typing import Any, NamedTuple

from engine.advice import Advice
from engine.match import Match
from engine.players import public_key
from engine.players.comparison import Lead, Trial, estimate_option, lead
from engine.players.lookahead import Greedy, future_key, is_learned, worth
from engine.players.skilled import after_turn

BRISK = 3
"""How many options the player ``brisk`` looks at."""


class Look(NamedTuple):
    """How options are tried out.

    ``number`` tells its futures from those of all other looks. ``player`` plays on for as many whole rounds as have
    this many ``turns``, after which what was learned judges, or to the end (None). After each of the numbers of futures
    in ``steps`` options are dropped that are behind by ``dropped`` standard errors; the last is the number of all. It
    ends where the best is not ahead of all others by ``apart`` then.
    """

    number: int
    player: Greedy
    turns: int | None
    steps: tuple[int, ...]
    dropped: float
    apart: float = 0.0


def brisk(match: Match[Any], seat: int) -> Advice:
    """What ``skilled`` would choose of the three options that ``greedy`` likes best, after a look at one future.

    In a fourth of its time it plays nearly as well, so that a position can be played on often.
    """
    minds = match.game.minds
    options = [each.option.id for each in minds.judge_options(match, seat)[:BRISK]] if is_learned(match) else []
    if len(options) < 2:
        return minds.greedy(match, seat)
    key = public_key(match, seat)
    worths = after_turn(match.imagine(seat, key), seat, key, minds.greedy, options, 1)
    return Advice(options[max(range(len(options)), key=worths.__getitem__)])


def greedily(match: Match[Any], seat: int) -> Advice:
    """What ``greedy`` would choose in an imagined match."""
    return match.game.minds.greedy(match, seat)


def look_at(
    match: Match[Any], seat: int, options: Sequence[str], look: Look, always: Sequence[str] = ()
) -> dict[str, Trial]:
    """What each option led to, the best first; those that were dropped have fewer futures. ``kept`` have all."""
    key = future_key(public_key(match, seat), look.number)
    imagined_match = match.imagine(seat, key)
    estimates_of: dict[str, list[Any]] = {option: [] for option in options}
    alive = list(options)
    for start, end in pairwise((0, *look.steps)):
        for number in range(start, end):
            future = imagined_match.imagine(seat, future_key(key, number))
            for option in alive:
                estimates_of[option].append(estimate_option(future, seat, look.player, option, look.turns))
        best = max(alive, key=lambda option: fmean(map(worth, estimates_of[option])))
        leader = Trial(best, tuple(estimates_of[best]))
        behind = {
            option: lead(leader, Trial(option, tuple(estimates_of[option]))) for option in alive if option != best
        }
        alive = [option for option in alive if option in (best, *always) or behind[option].errors < look.dropped]
        if len(alive) == 1 or any(ahead.errors < look.apart and not is_twin(ahead) for ahead in behind.values()):
            break
    trials = [Trial(option, tuple(estimates)) for option, estimates in estimates_of.items()]
    longest = max(len(trial.estimates) for trial in trials)
    ranking = sorted(trials, key=lambda trial: (len(trial.estimates) < longest, -trial.worth))
    return {trial.option: trial for trial in ranking}


def leads_of(trials: Mapping[str, Trial]) -> dict[str, Lead]:
    """By how much the first of these trials is ahead of each other one."""
    best, *others = trials.values()
    return {other.option: lead(best, other) for other in others}


def is_twin(ahead: Lead) -> bool:
    """Whether two options led to the same in every future: they are the same move."""
    return ahead.errors == 0 and ahead.points == 0 and ahead.win == 0
