"""Trying options out: each is played on in the same imagined futures, and those that fall behind are dropped."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, copysign, erf, inf, sqrt
from statistics import fmean, variance
from typing import Any, NamedTuple

from engine.advice import Effort
from engine.match import Match
from engine.players.lookahead import Greedy, future_key, outcome, play_on, worth
from engine.players.skilled import after_turn
from engine.players.value import Estimate

LOOKED_AT = 14
"""The number of options that are played to the end of the turn to select those worth trying out."""

TO_THE_END = -1
"""A number of turns beyond the end of any match."""


class Trial(NamedTuple):
    """An option, and its result in each future that it was tried in."""

    option: str
    estimates: tuple[Estimate, ...]

    @property
    def worths(self) -> list[float]:
        """One number for each future, to compare options by."""
        return [worth(estimate) for estimate in self.estimates]

    @property
    def worth(self) -> float:
        """The average of these numbers."""
        return fmean(self.worths)

    @property
    def win(self) -> float:
        """The chance of winning (0 to 1), on average over the futures."""
        return fmean(estimate.win for estimate in self.estimates)

    @property
    def points(self) -> float:
        """The points at the end of the match, on average over the futures."""
        return fmean(estimate.points for estimate in self.estimates)


class Lead(NamedTuple):
    """The lead of one option over another: points, chance of winning, and the certainty of the lead (0 to 1).

    ``errors`` says the last in standard errors.
    """

    points: float
    win: float
    sure: float
    errors: float


def try_out(
    match: Match[Any], seat: int, key: bytes, greedy: Greedy, effort: Effort, options: Sequence[str] = ()
) -> list[Trial]:
    """The promising options with what they led to; ``match`` is an imagined one.

    First stands the one after which the own turn ends best. ``options`` are tried out besides, in every future, however
    far they fall behind.
    """
    candidates = [*dict.fromkeys([*promising_options(match, seat, key, greedy, effort.candidates), *options])]
    return trials_of(match, seat, key, greedy, effort, candidates, options)


def trials_of(
    match: Match[Any],
    seat: int,
    key: bytes,
    greedy: Greedy,
    effort: Effort,
    candidates: Sequence[str],
    always: Sequence[str] = (),
) -> list[Trial]:
    """These options with what they led to; those that fall behind are dropped, except those that are to be kept."""
    if len(candidates) < 2:
        return [Trial(candidate, ()) for candidate in candidates]
    estimates_of: dict[str, list[Estimate]] = {candidate: [] for candidate in candidates}
    alive = candidates
    for start in range(0, effort.futures, effort.block):
        for number in range(start, min(start + effort.block, effort.futures)):
            future = match.imagine(seat, future_key(key, number))
            for candidate in alive:
                estimates_of[candidate].append(estimate_option(future, seat, greedy, candidate, effort.turns))
        trials = [Trial(candidate, tuple(estimates_of[candidate])) for candidate in alive]
        leader = max(trials, key=lambda trial: trial.worth)
        alive = [
            trial.option
            for trial in trials
            if trial.option in always or not is_ahead(leader.worths, trial.worths, effort.dropped)
        ]
        if alive == [leader.option]:
            break
    return [Trial(candidate, tuple(estimates)) for candidate, estimates in estimates_of.items()]


def promising_options(match: Match[Any], seat: int, key: bytes, greedy: Greedy, most: int) -> list[str]:
    """The options after which the own turn ends best, the best first; ``greedy``'s own choice is always among them."""
    options = [each.option.id for each in match.game.minds.judge_options(match, seat)[:LOOKED_AT]]
    if len(options) < 2:
        return options
    worths = after_turn(match, seat, key, greedy, options)
    ranked_options = [options[place] for place in sorted(range(len(options)), key=lambda place: -worths[place])]
    return [*dict.fromkeys([ranked_options[0], options[0], *ranked_options])][:most]


def estimate_option(future: Match[Any], seat: int, greedy: Greedy, option: str, turns: int | None = 1) -> Estimate:
    """What an option leads to in one future, when everyone plays on greedily.

    They do for as many whole rounds as have this many turns at least, or to the end (None).
    """
    match = future.fork()
    began = match.turn_began
    match.play(seat, option)
    to_come = TO_THE_END if turns is None else ceil(turns / match.seats) * match.seats - (match.turn_began != began)
    play_on(match, greedy, to_come, halts=True)
    return outcome(match, seat)


def rank_trials(trials: Sequence[Trial]) -> list[Trial]:
    """The trials, the best of those that were never dropped first, the others by how far they are behind it."""
    longest = max(len(trial.estimates) for trial in trials)
    leader = max((trial for trial in trials if len(trial.estimates) == longest), key=lambda trial: trial.worth)
    others = (trial for trial in trials if trial is not leader)
    return [leader, *sorted(others, key=lambda trial: _behind(leader, trial))]


def _behind(leader: Trial, trial: Trial) -> float:
    return fmean(a - b for a, b in zip(leader.worths, trial.worths, strict=False))


def choose_trial(trials: Sequence[Trial], certainty: float) -> Trial:
    """The first of the trials, unless another one is better by this many standard errors."""
    base, best = trials[0], rank_trials(trials)[0]
    common_count = min(len(base.estimates), len(best.estimates))
    surely = best is not base and common_count > 1
    return best if surely and is_ahead(best.worths[:common_count], base.worths[:common_count], certainty) else base


def is_ahead(one: Sequence[float], other: Sequence[float], certainty: float) -> bool:
    """Whether one option is ahead of the other in the same futures by this many standard errors."""
    gains = [a - b for a, b in zip(one, other, strict=True)]
    mean = fmean(gains)
    return mean > 0 and mean > certainty * _standard_error(gains)


def lead(one: Trial, other: Trial) -> Lead:
    """The lead of the first option over the second, in the futures that both were tried in."""
    both = [*zip(one.estimates, other.estimates, strict=False)]
    gains = [worth(a) - worth(b) for a, b in both]
    error = _standard_error(gains)
    mean = fmean(gains)
    errors = mean / error if error else copysign(inf, mean) if mean else 0.0
    sure = 0.5 * (1 + erf(errors / sqrt(2))) if mean else 0.0
    return Lead(fmean(a.points - b.points for a, b in both), fmean(a.win - b.win for a, b in both), sure, errors)


def _standard_error(gains: Sequence[float]) -> float:
    return sqrt(variance(gains) / len(gains)) if len(gains) > 1 else 0.0
