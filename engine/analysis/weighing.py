"""How each choice of a match compares with the other options.

A choice is compared with other options as the player ``adept`` compares them: by what they are worth when the turn is
over, and those that come out near it by what they lead to, in even futures that are the same for all of them and are
played on for as many turns as ``master`` plays them on: a player that thinks further than its judge would seem weak.
Alone they are played on to the end. What is said of a choice is which share of the other options did better.

Choices with one option, those where nothing was at stake, and obvious ones that were made rightly do not count.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil
from statistics import fmean
from typing import Any

from engine.analysis.accuracy import Weighed
from engine.analysis.before_choices import positions
from engine.analysis.trials import can_try_out
from engine.keyed import EVEN
from engine.match import Match
from engine.players import public_key
from engine.players.adept import Finished, Futures, even_futures, finish_turns
from engine.players.comparison import played_on
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
HALF, SETTLED = 3, 0.04
"""In how many futures they are played on where they come out at least so far apart, and in twice as many elsewhere."""
ALONE = 24
"""In how many futures that is done alone."""
APART = 2_000
"""From which number on these futures are counted: no other trial of the same choice is made in them."""
STAKE = 0.01
"""Nothing is at stake where the best option is worth so little more than the mean of all."""
OBVIOUS = 0.15
"""The best option is obvious where it is worth so much more than the second."""


def weigh_choices(match: Match[Any], numbers: Sequence[int]) -> list[Weighed]:
    """Some choices of a match, by their place in its journal; those that do not count are left out."""
    found = []
    for entries, position in positions(match, numbers):
        seat, option = match.journal[entries]
        if (share := share_better(compared(position, seat, option))) is not None:
            found.append(Weighed(entries, seat, share))
    return found


def share_better(compared: Mapping[str, float]) -> float | None:
    """Which share of the other options is better than a played one, the first; None where the choice does not count."""
    own, *worths = compared.values() or (0.0,)
    return sum(worth > own for worth in worths) / len(worths) if worths and _counts(own, worths) else None


def compared(position: Match[Any], seat: int, played: str) -> dict[str, float]:
    """What a played option and others are worth, the played one first; nothing where there is nothing to compare."""
    question = position.question_for(seat)
    if question is None or len(question.options) < 2:
        return {}
    key = public_key(position, seat)
    imagined = position.imagine(seat, key)
    if not can_try_out(imagined):
        return {}
    judged = (judged.option.id for judged in position.game.minds.judged(imagined, seat))
    others = [option for option in judged if option != played][:ALTERNATIVES]
    if not others:
        return {}
    options, key = (played, *others), future_key(key, APART)
    worths = (_worths if knows(imagined) else _worths_alone)(imagined, seat, key, options)
    return dict(zip(options, worths, strict=True))


def _worths(imagined: Match[Any], seat: int, key: bytes, options: Sequence[str]) -> list[float]:
    """What each of these options is worth, compared with the first one."""
    futures, minds = even_futures(imagined, seat, key), imagined.game.minds
    turns = finish_turns(futures, seat, minds.greedy, dict.fromkeys(options, 0.0), STAGES, WIDE)
    found = {option: turn.worth for option, turn in turns.items()}
    own = found[options[0]]
    before = {option: found[option] - own for option in options[1:]}
    near = [option for option, ahead in before.items() if abs(ahead) < NEAR]
    if max(found.values()) - fmean(found.values()) < STAKE / 2:
        near = []
    ahead = dict.fromkeys(near, 0.0)
    for half in range(EVEN // HALF):
        for place in range(half * HALF, (half + 1) * HALF if near else 0):
            played, *others = [
                _worth_later(futures, place, seat, option, turns[option]) for option in (options[0], *near)
            ]
            for option, other in zip(near, others, strict=True):
                ahead[option] += other - played
        count = (half + 1) * HALF
        for option in near:
            found[option] = own + (WEIGHT * before[option] + ahead[option]) / (WEIGHT + count)
        near = [option for option in near if abs(found[option] - own) < SETTLED]
    return [found[option] for option in options]


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
    return [fmean(worth(played_on(future, seat, greedy, option, None)) for future in futures) for option in options]


def _counts(own: float, worths: Sequence[float]) -> bool:
    """Whether a choice counts, of which the played option and the others are worth so much."""
    best, second, *_ = sorted((own, *worths), reverse=True)
    is_obvious = own == best and best - second >= OBVIOUS
    return best - fmean((own, *worths)) >= STAKE and not is_obvious
