"""What each choice of a match cost, in chance of winning.

A choice is compared with other options, in futures that are the same for all of them and are played on for a round
(alone: to the end). The best option is picked in one half of the futures and compared in the other half, both ways
round: so an option that was only lucky is not called better. What choices cost is right on average; the cost of a
single one is uncertain, and may be below 0.

Choices with one option, those where nothing was at stake, and obvious ones that were made rightly do not count.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any

from engine.analysis.accuracy import Weighed
from engine.analysis.choices import positions
from engine.analysis.trials import can_try_out, in_futures
from engine.match import Match
from engine.players import public_key
from engine.players.comparison import Trial
from engine.players.lookahead import future_key, knows, worth

ALTERNATIVES = 6
"""How many other options a choice is compared with."""
FUTURES, ALONE = 8, 24
"""In how many futures that is done; half of them pick the best option, half of them compare it."""
APART = 2_000
"""From which number on these futures are counted: no other trial of the same choice is made in them."""
STAKE = 0.01
"""Nothing is at stake where the best and the worst option are nearer than this chance of winning."""
OBVIOUS = 0.15
"""The best option is obvious where it is this far ahead of the second."""


def weigh_choices(match: Match[Any], numbers: Sequence[int]) -> list[Weighed]:
    """What some choices of a match cost, by their place in its journal; those that do not count are left out."""
    found = []
    for entries, position in positions(match, numbers):
        seat, option = match.journal[entries]
        if (cost := lost_chance(position, seat, option)) is not None:
            found.append(Weighed(entries, seat, cost))
    return found


def lost_chance(position: Match[Any], seat: int, played: str) -> float | None:
    """The chance of winning that a played option loses against the best one; None where the choice does not count."""
    question = position.question_for(seat)
    if question is None or len(question.options) < 2:
        return None
    key = public_key(position, seat)
    imagined = position.imagine(seat, key)
    if not can_try_out(imagined):
        return None
    judged = (judged.option.id for judged in position.game.minds.judged(imagined, seat))
    others = [option for option in judged if option != played][:ALTERNATIVES]
    if not others:
        return None
    count = FUTURES if knows(imagined) else ALONE
    futures = [imagined.imagine(seat, future_key(key, APART + number)) for number in range(count)]
    trials = [in_futures(imagined, seat, option, futures) for option in (played, *others)]
    return _cross_fitted(trials) if _counts(trials) else None


def _counts(trials: Sequence[Trial]) -> bool:
    """Whether a choice counts, of which the first trial was played."""
    best, second, *_ = ranked = sorted((trial.win for trial in trials), reverse=True)
    is_obvious = best - second >= OBVIOUS and trials[0].win == best
    return best - ranked[-1] >= STAKE and not is_obvious


def _cross_fitted(trials: Sequence[Trial]) -> float:
    """What the first trial loses against the best, which is picked in each half and compared in the other one."""
    half = len(trials[0].estimates) // 2
    first, second = slice(half), slice(half, None)
    return (_loss(trials, first, second) + _loss(trials, second, first)) / 2


def _loss(trials: Sequence[Trial], picking: slice, comparing: slice) -> float:
    best = max(trials, key=lambda trial: fmean(map(worth, trial.estimates[picking])))
    gains = zip(best.estimates[comparing], trials[0].estimates[comparing], strict=True)
    return fmean(other.win - own.win for other, own in gains)
