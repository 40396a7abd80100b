"""The player between ``skilled`` and ``master``: quick enough to judge each choice of a match by what it would do.

It finishes its turn with each promising option, and plays on until a turn begins with a roll: what others do with their
dice before that is part of what a position is worth. Where options come out close to each other, it plays on with the
best until its next turn is over, or a little further, in a few futures (``Care``), and lets both count. An option is
dropped as soon as it is behind by more than chance explains. The futures are even (``Match.imagine_evenly``): where one
die decides, several of its sides are tried.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf, sqrt
from statistics import fmean
from typing import Any, NamedTuple

from engine.advice import USUAL_CARE, Advice, Care
from engine.float_sums import sum_floats
from engine.keyed import EVEN
from engine.match import Match
from engine.players.lookahead import Greedy, future_key, is_learned, outcome, play_on, worth
from engine.players.skilled import turn_ends

CANDIDATES = 14
"""How many options are looked at, those that ``greedy`` likes best."""
TRUST, LEAST = 0.004, -6.0
"""What counts for each point by which ``greedy`` likes an option more or less than its best, which is not counted
below the second number."""
ENDS = 2
"""In how many futures the turn is finished with each option."""
NOISE, DOUBT = 0.13, 1
"""By how much what an option leads to differs between futures, apart from what is the same for all options (its
standard deviation), and with how many differences that are seen this number counts."""


class EvenFutures:
    """The futures of a choice by their place, from 0: the same for each option. Six of them belong together each time.

    Each is imagined when it is asked for first.
    """

    def __init__(self, match: Match[Any], seat: int, key: bytes) -> None:
        self._match = match
        self._seat = seat
        self._key = key
        self._futures: dict[int, Match[Any]] = {}

    def __call__(self, place: int) -> Match[Any]:
        """The future of this place."""
        if place not in self._futures:
            self._futures[place] = self.after(self._match, place)
        return self._futures[place]

    def after(self, match: Match[Any], place: int) -> Match[Any]:
        """A future of a later moment, with the dice and the hidden cards that fall in the future of this place."""
        six, at = divmod(place, EVEN)
        return match.imagine_evenly(self._seat, future_key(self._key, six), at)


class Finished(NamedTuple):
    """A turn that was finished with an option: the match after it, and what that is worth, in each of some futures.

    There is a single one where nothing was left to chance. ``turns`` is how many turns of others were played after it.
    """

    matches: list[Match[Any]]
    worths: list[float]
    turns: list[int]

    @property
    def worth(self) -> float:
        """What the turn is worth on average."""
        return fmean(self.worths)


def choose_as_adept(match: Match[Any], seat: int, key: bytes, greedy: Greedy) -> Advice:
    """The option that does best, by the end of its turn and a little further; ``match`` is an imagined one.

    It plays like ``greedy`` where nothing was learned. Raises NotAsked.
    """
    judgements = match.game.minds.judge_options(match, seat)[:CANDIDATES] if is_learned(match) else []
    if len(judgements) < 2:
        return greedy(match, seat)
    bonuses = {each.option.id: TRUST * max(each.worth - judgements[0].worth, LEAST) for each in judgements}
    futures = EvenFutures(match, seat, key)
    turns = finish_turns(futures, seat, greedy, bonuses, (ENDS,), to_roll=True, further=True)
    worths = {option: turn.worth + bonuses[option] for option, turn in turns.items()}
    ranking = sorted(worths, key=lambda option: -worths[option])
    different = {tuple(turns[option].worths): option for option in reversed(ranking)}
    best_first = {option: worths[option] for option in reversed(different.values())}
    return Advice(_play_off(futures, seat, greedy, best_first, turns))


def finish_turns(
    futures: EvenFutures,
    seat: int,
    greedy: Greedy,
    options: Mapping[str, float],
    stages: Sequence[int],
    wide: float = inf,
    *,
    to_roll: bool = False,
    further: bool = False,
) -> dict[str, Finished]:
    """The seat's turn, finished with each option, and (``to_roll``) played on until a new turn begins with a roll.

    Its worth is asked of what was learned ``further``, or of what all players know.

    After each stage, which is a number of futures, those are seen in no more that are behind by more than ``wide``;
    ``options`` have what is added to each for that.
    """
    turns = {option: Finished([], [], []) for option in options}
    candidates, first = [*options], 0
    for last in stages:
        places = [*map(futures, range(first, last))] if candidates else []
        for option in candidates:
            ends = turn_ends(places, seat, greedy, option)
            turns[option].turns.extend(_play_to_roll(end, greedy) if to_roll else 0 for end in ends)
            turns[option].matches.extend(ends)
            turns[option].worths.extend(worth(outcome(end, seat, further=further)) for end in ends)
        worths = {option: turn.worth + options[option] for option, turn in turns.items()}
        least = max(worths.values()) - wide
        candidates = [option for option in candidates if len(turns[option].worths) == last and worths[option] > least]
        first = last
    return turns


def _play_to_roll(match: Match[Any], greedy: Greedy) -> int:
    """Play on greedily until a turn begins with a roll, or the match is over; how many turns that were."""
    turns = 0
    while not (match.is_finished or match.game.minds.rolls_first(match.turn_state)):
        play_on(match, greedy, 1, halts=True)
        turns += 1
    return turns


def _play_off(
    futures: EvenFutures, seat: int, greedy: Greedy, worths: Mapping[str, float], turns: Mapping[str, Finished]
) -> str:
    """The best of some options, by what they are worth after the turn and by what they lead to; the best come first.

    After each future those are dropped that are behind by ``Care.errors`` standard errors. How far the futures of two
    options differ by chance is taken to be ``NOISE`` at first, and what is seen of it more and more.
    """
    care = _care_of(futures(0))
    squares, count = DOUBT * NOISE**2, DOUBT
    sums = {option: care.weight * each for option, each in worths.items()}
    sums = _keep_near(sums, care.errors * NOISE * sqrt(2 * care.weight))
    sums = dict([*sums.items()][: care.most])
    for place in range(care.futures):
        if len(sums) == 1:
            break
        weight = care.weight + place
        later = {option: _worth_later(futures, place, seat, greedy, option, turns[option]) for option in sums}
        changes = [later[option] - total / weight for option, total in sums.items()]
        mean = fmean(changes)
        squares += sum_floats((change - mean) ** 2 for change in changes)
        count += len(changes) - 1
        sums = {option: total + later[option] for option, total in sums.items()}
        sums = _keep_near(sums, care.errors * sqrt(2 * squares / count * (weight + 1)))
    return max(sums, key=lambda option: sums[option])


def _keep_near(sums: Mapping[str, float], behind: float) -> dict[str, float]:
    """Those options that are behind the best by no more than this."""
    least = max(sums.values()) - behind
    return {option: total for option, total in sums.items() if total >= least}


def _care_of(match: Match[Any]) -> Care:
    minds = match.game.minds
    return minds.care.get(minds.network(match.turn_state), USUAL_CARE)


def _worth_later(futures: EvenFutures, place: int, seat: int, greedy: Greedy, option: str, turn: Finished) -> float:
    """What an option leads to in a future: the mean of what it is worth at the moments that ``Care.looks`` names."""
    end, turns_played = _end_of(futures, place, seat, greedy, option, turn)
    others, looks = end.seats - 1, _care_of(end).looks
    total = 0.0
    for weight, turns in zip(looks, (others, end.seats, end.seats + others), strict=False):
        if not weight:
            continue
        if turns > turns_played:
            play_on(end, greedy, turns - turns_played, halts=True)
            turns_played = turns
        total += weight * worth(outcome(end, seat, further=True))
    return total / sum_floats(looks)


def _end_of(
    futures: EvenFutures, place: int, seat: int, greedy: Greedy, option: str, turn: Finished
) -> tuple[Match[Any], int]:
    """The seat's turn, finished with an option in a future, and how many turns of others were played after it.

    Where nothing was left to chance it ends alike in all futures, so only what comes after that is imagined.
    """
    ends = turn.matches
    if len(ends) == 1 and ends[0].turn_chance_used == futures(0).chance_used:
        return futures.after(ends[0], place), turn.turns[0]
    if 1 < len(ends) > place:
        return ends[place], turn.turns[place]
    return turn_ends([futures(place)], seat, greedy, option)[0], 0
