"""The player that tries options out: the promising ones are played on for a round, in many imagined futures.

All candidates see the same futures; those that fall behind by more than chance explains are dropped. ``greedy``'s move
stays unless another is better by a standard error.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance
from typing import Any, NamedTuple

from engine.game import Advice
from engine.match import Match
from engine.players.lookahead import Greedy, future_key, knows, outcome, play_on, worth
from engine.players.skilled import after_turn


class Effort(NamedTuple):
    """How long is searched: how many candidates, in how many futures at most, by how many at once."""

    candidates: int = 6
    futures: int = 24
    block: int = 6
    certainty: float = 1.0


NORMAL = Effort()


class Trial(NamedTuple):
    """A candidate, and its worth in each future that it was tried in."""

    option: str
    worths: list[float]


def choose_as_master(match: Match[Any], seat: int, key: bytes, greedy: Greedy, effort: Effort = NORMAL) -> Advice:
    """The option that does best when everybody plays on greedily for a round; ``match`` is an imagined one.

    It plays like ``greedy`` where nothing was learned. Raises NotAsked.
    """
    advice = greedy(match, seat)
    trials = try_out(match, seat, key, greedy, effort) if knows(match) else []
    if len(trials) < 2:
        return advice
    best = max(trials[1:], key=lambda trial: fmean(trial.worths))
    base = trials[0]
    shared = min(len(base.worths), len(best.worths))
    if len(best.worths) < 2 or not better(best.worths[:shared], base.worths[:shared], effort.certainty):
        return advice
    return Advice(best.option, "")


def try_out(match: Match[Any], seat: int, key: bytes, greedy: Greedy, effort: Effort = NORMAL) -> list[Trial]:
    """The candidates, ``greedy``'s own first, with what they are worth in the futures that they were tried in."""
    candidates = _promising(match, seat, key, greedy, effort.candidates)
    trials = [Trial(candidate, []) for candidate in candidates]
    if len(trials) < 2:
        return trials
    alive = list(trials)
    for start in range(0, effort.futures, effort.block):
        for number in range(start, start + effort.block):
            future = match.imagined(seat, future_key(key, number))
            for trial in alive:
                trial.worths.append(_played_on(future, seat, greedy, trial.option))
        leader = max(alive, key=lambda trial: fmean(trial.worths))
        alive = [trial for trial in alive if not better(leader.worths, trial.worths, effort.certainty)]
        if len(alive) == 1:
            break
    return trials


def _promising(match: Match[Any], seat: int, key: bytes, greedy: Greedy, most: int) -> list[str]:
    """``greedy``'s choice, and those among its next ones after which the turn ends best."""
    first, *others = [judged.option.id for judged in match.game.judged(match, seat)]
    if len(others) >= most:
        others = others[: 2 * most]
        worths = after_turn(match, seat, key, greedy, others, 2)
        ranked = sorted(range(len(others)), key=lambda place: -worths[place])
        others = [others[place] for place in ranked[: most - 1]]
    return [first, *others]


def _played_on(future: Match[Any], seat: int, greedy: Greedy, option: str) -> float:
    match = future.fork()
    began = match.turn_began
    match.play(seat, option)
    play_on(match, greedy, match.seats - (match.turn_began != began))
    return worth(outcome(match, seat))


def better(one: Sequence[float], other: Sequence[float], certainty: float) -> bool:
    """Whether one did better than the other in the same futures, by so many standard errors."""
    gains = [a - b for a, b in zip(one, other, strict=True)]
    mean = fmean(gains)
    return mean > 0 and mean > certainty * sqrt(variance(gains) / len(gains))
