"""How each choice of a match compares with the other options.

A choice is compared with other options as the player ``adept`` compares them: by what they are worth when the turn is
over, and those that come out near it by what they lead to, in even futures that are the same for all of them and are
played on for as many turns as ``master`` plays them on: a player that thinks further than its judge would seem weak.
Alone they are played on to the end. What is said of a choice is which share of the other options did better, and the
same of what ``greedy`` would have chosen there.

Choices with one option and those where nothing was at stake do not count, the others by the root of what was: the more
was at stake, the more a better option stands out from the noise of the futures.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil, sqrt
from statistics import fmean
from typing import Any, NamedTuple

from engine.analysis.accuracy import Weighed
from engine.analysis.before_choices import positions
from engine.analysis.trials import can_try_out
from engine.keyed import EVEN
from engine.match import Match
from engine.players import public_key
from engine.players.adept import Finished, Futures, even_futures, finish_turns
from engine.players.comparison import estimate_option
from engine.players.lookahead import future_key, knows, outcome, play_on, worth
from engine.players.skilled import turn_ends

ALTERNATIVES = 6
"""How many other options a choice is compared with."""
STAGES, WIDE = (2, 4), 0.12
"""In how many futures the turn is finished with each option, and with those that are behind by no more than this."""
NEAR = 0.15
"""Options that come out no farther from the choice after the turn are played on, as it is."""
WEIGHT = 2
"""This number of futures that are played on counts as much as what the turn is worth at its end."""
STEP, SETTLED = 2, 0.08
"""In how many futures they are played on at a time: until they come out at least so far apart, or all six are used."""
ALONE = 24
"""In how many futures that is done alone."""
APART = 2_000
"""From which number on these futures are counted: no other trial of the same choice is made in them."""
STAKE, STAKE_MOST = 0.01, 0.05
"""Nothing is at stake where the best option is worth so little more than the mean of all; more than the second number
counts as that."""


class Compared(NamedTuple):
    """What options are worth, the played one first, and which of them ``greedy`` would have chosen."""

    worths: Mapping[str, float]
    greedy: str


def weigh_choices(match: Match[Any], numbers: Sequence[int]) -> list[Weighed]:
    """Some choices of a match, by their place in its journal; those that do not count are left out."""
    weights = []
    for entries, position in positions(match, numbers):
        seat, option = match.journal[entries]
        options = compare(position, seat, option)
        if options is not None and (choice := weighed(entries, seat, options)) is not None:
            weights.append(choice)
    return weights


def weighed(entries: int, seat: int, compared: Compared) -> Weighed | None:
    """A choice with how it compares, and how much it counts; None where it does not."""
    worths = compared.worths
    stake = max(worths.values()) - fmean(worths.values())
    if stake < STAKE:
        return None
    played = next(iter(worths))
    beaten, greedy = (_share_better(worths, option) for option in (played, compared.greedy))
    return Weighed(entries, seat, beaten, greedy, sqrt(min(stake, STAKE_MOST)))


def _share_better(worths: Mapping[str, float], option: str) -> float:
    """Which share of the other options is better than one."""
    return sum(worth > worths[option] for worth in worths.values()) / (len(worths) - 1)


def compare(position: Match[Any], seat: int, played: str) -> Compared | None:
    """What a played option and others are worth; None where there is nothing to compare."""
    question = position.question_for(seat)
    if question is None or len(question.options) < 2:
        return None
    key = public_key(position, seat)
    imagined = position.imagine(seat, key)
    if not can_try_out(imagined):
        return None
    judged = [judged.option.id for judged in position.game.minds.judged(imagined, seat)]
    others = [option for option in judged if option != played][:ALTERNATIVES]
    if not others:
        return None
    options, key = (played, *others), future_key(key, APART)
    worths = (_worths if knows(imagined) else _worths_alone)(imagined, seat, key, options)
    return Compared(dict(zip(options, worths, strict=True)), judged[0])


def _worths(imagined: Match[Any], seat: int, key: bytes, options: Sequence[str]) -> list[float]:
    """What each of these options is worth, compared with the first one."""
    futures, minds = even_futures(imagined, seat, key), imagined.game.minds
    turns = finish_turns(futures, seat, minds.greedy, dict.fromkeys(options, 0.0), STAGES, WIDE)
    worths = {option: turn.worth for option, turn in turns.items()}
    own = worths[options[0]]
    before = {option: worths[option] - own for option in options[1:]}
    near = [option for option, ahead in before.items() if abs(ahead) < NEAR]
    if max(worths.values()) - fmean(worths.values()) < STAKE / 2:
        near = []
    ahead = dict.fromkeys(near, 0.0)
    for first in range(0, EVEN, STEP):
        for place in range(first, first + STEP if near else 0):
            played, *others = [
                _worth_later(futures, place, seat, option, turns[option]) for option in (options[0], *near)
            ]
            for option, other in zip(near, others, strict=True):
                ahead[option] += other - played
        count = first + STEP
        for option in near:
            worths[option] = own + (WEIGHT * before[option] + ahead[option]) / (WEIGHT + count)
        near = [option for option in near if abs(worths[option] - own) < SETTLED]
    return [worths[option] for option in options]


def _worth_later(futures: Futures, place: int, seat: int, option: str, turn: Finished) -> float:
    """What an option is worth in an even future after as many turns as ``master`` plays on; the first is finished."""
    ends = turn.matches
    greedy = ends[0].game.minds.greedy
    end = ends[place] if place < len(ends) else turn_ends([futures(place)], seat, greedy, option)[0]
    rounds = ceil((end.game.minds.effort.turns or 1) / end.seats)
    play_on(end, greedy, rounds * end.seats - 1)
    return worth(outcome(end, seat))


def _worths_alone(imagined: Match[Any], seat: int, key: bytes, options: Sequence[str]) -> list[float]:
    futures = [imagined.imagine(seat, future_key(key, number)) for number in range(ALONE)]
    greedy = imagined.game.minds.greedy
    return [
        fmean(worth(estimate_option(future, seat, greedy, option, None)) for future in futures) for option in options
    ]
