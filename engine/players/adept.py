"""The player between ``skilled`` and ``master``: quick enough to judge each choice of a match by what it would do.

It finishes its turn with each promising option, and plays on until a turn begins with a roll: what others do with their
dice before that is part of what a position is worth. Where options come out close to each other, it plays on with the
best until its next turn is over, or a little further (``Effort.beyond``), in up to six futures, and lets both count.
They are even (``Match.imagine_evenly``): where one die decides, several of its sides are tried.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from math import sqrt
from statistics import fmean
from typing import Any, NamedTuple

from engine.advice import Advice
from engine.match import Match
from engine.players.lookahead import Greedy, future_key, is_learned, outcome, play_on, worth
from engine.players.skilled import turn_ends

CANDIDATES = 9
"""How many options are looked at, those that ``greedy`` likes best."""
TRUST, LEAST = 0.004, -6.0
"""What counts for each point by which ``greedy`` likes an option more or less than its best, which is not counted
below the second number."""
STAGES = (2, 3)
"""In how many futures the turn is finished with each option, and with those that are not far behind."""
WIDE = 0.15
"""Options that are behind by more than this after a stage are seen in no more futures."""
CLOSE = 0.15
"""Options that are behind by no more than this at the end are played on with."""
MOST = 3
"""How many options are played on with at most."""
FUTURES = 6
"""In how many futures at most."""
WEIGHT = 1
"""This number of futures that are played on counts as much as what the turn is worth at its end."""
BEHIND = 0.09
"""An option is dropped that is behind by more than this after one future, and by the root of their number less after
several."""

Futures = Callable[[int], Match[Any]]
"""The futures of a choice by their place, from 0: the same for each option."""


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
    judged = match.game.minds.judged(match, seat)[:CANDIDATES] if is_learned(match) else []
    if len(judged) < 2:
        return greedy(match, seat)
    liked = {each.option.id: TRUST * max(each.worth - judged[0].worth, LEAST) for each in judged}
    futures = even_futures(match, seat, key)
    turns = finish_turns(futures, seat, greedy, liked, STAGES, WIDE, to_roll=True)
    worths = {option: turn.worth + liked[option] for option, turn in turns.items()}
    ranked = sorted(worths, key=lambda option: -worths[option])
    different = {tuple(turns[option].worths): option for option in reversed(ranked)}
    least = worths[ranked[0]] - CLOSE
    close = [option for option in reversed(different.values()) if worths[option] > least][:MOST]
    return Advice(_play_off(futures, seat, greedy, {option: worths[option] for option in close}, turns))


def even_futures(match: Match[Any], seat: int, key: bytes) -> Futures:
    """Six futures that belong together, each made when it is asked for first."""

    @cache
    def future(place: int) -> Match[Any]:
        return match.imagine_evenly(seat, future_key(key, 0), place)

    return future


def finish_turns(
    futures: Futures,
    seat: int,
    greedy: Greedy,
    options: Mapping[str, float],
    stages: Sequence[int],
    wide: float,
    *,
    to_roll: bool = False,
) -> dict[str, Finished]:
    """The seat's turn, finished with each option, and (``to_roll``) played on until a new turn begins with a roll.

    After each stage, which is a number of futures, those are seen in no more that are behind by more than ``wide``;
    ``options`` have what is added to each for that.
    """
    turns = {option: Finished([], [], []) for option in options}
    seen, first = [*options], 0
    for last in stages:
        places = [*map(futures, range(first, last))] if seen else []
        for option in seen:
            ends = turn_ends(places, seat, greedy, option)
            turns[option].turns.extend(_play_to_roll(end, greedy) if to_roll else 0 for end in ends)
            turns[option].matches.extend(ends)
            turns[option].worths.extend(worth(outcome(end, seat)) for end in ends)
        worths = {option: turn.worth + options[option] for option, turn in turns.items()}
        least = max(worths.values()) - wide
        seen = [option for option in seen if len(turns[option].worths) == last and worths[option] > least]
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
    futures: Futures, seat: int, greedy: Greedy, worths: Mapping[str, float], turns: Mapping[str, Finished]
) -> str:
    """The best of some options, by what they are worth after the turn and by what they lead to."""
    sums = {option: WEIGHT * each for option, each in worths.items()}
    for place in range(FUTURES):
        if len(sums) == 1:
            break
        for option in sums:
            sums[option] += _worth_later(futures, place, seat, greedy, option, turns[option])
        least = max(sums.values()) - BEHIND * (WEIGHT + place + 1) / sqrt(place + 1)
        sums = {option: total for option, total in sums.items() if total >= least}
    return max(sums, key=lambda option: sums[option])


def _worth_later(futures: Futures, place: int, seat: int, greedy: Greedy, option: str, turn: Finished) -> float:
    """What an option is worth in a future after the seat's next turn and those of others that ``Effort.beyond`` adds; a
    turn that was finished already is played on."""
    if place < len(turn.matches):
        end, played = turn.matches[place], turn.turns[place]
    else:
        end, played = turn_ends([futures(place)], seat, greedy, option)[0], 0
    beyond = end.game.minds.effort.beyond * (end.seats - 1)
    play_on(end, greedy, end.seats + beyond - played, halts=True)
    return worth(outcome(end, seat))
