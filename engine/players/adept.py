"""The player between ``skilled`` and ``master``: quick enough to judge each choice of a match by what it would do.

It looks one turn ahead as ``skilled`` does. Where options come out close to each other, it plays on with the best ones
as ``master`` does, in six futures at most, and lets both count. The futures are even (``Match.imagine_evenly``): where
one die decides, all its sides are tried.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any

from engine.advice import Advice
from engine.keyed import EVEN
from engine.match import Match
from engine.players.comparison import played_on
from engine.players.lookahead import Greedy, future_key, knows, worth
from engine.players.skilled import CANDIDATES, tries

WIDE = 0.12
"""Options that are behind by more than this after the turn, in two futures, are seen in no others."""
FIRST, SEEN = 2, 4
"""In how many futures the turn is finished with each option, and with those that are not so far behind."""
CLOSE = 0.1
"""Options that are behind by no more than this after the turn are played on with."""
MOST = 3
"""How many options are played on with at most."""
TURNS = 4
WEIGHT = 6
"""This number of futures that are played on counts as much as what the turn is worth at its end."""
BLOCK, BEHIND = 2, 0.03
"""After each block of futures the options that are behind by more than this are dropped."""


def choose_as_adept(match: Match[Any], seat: int, key: bytes, greedy: Greedy) -> Advice:
    """The option that does best, by the end of its turn and a little further; ``match`` is an imagined one.

    It plays like ``greedy`` where nothing was learned. Raises NotAsked.
    """
    advice = greedy(match, seat)
    judged = match.game.minds.judged(match, seat)[:CANDIDATES] if knows(match) else []
    options = [each.option.id for each in judged]
    if len(options) < 2:
        return advice
    worths = looked_ahead(match, seat, key, greedy, options)
    ranked = sorted(options, key=lambda option: -worths[option])
    close = [option for option in ranked[:MOST] if worths[ranked[0]] - worths[option] < CLOSE]
    best = _play_off(match, seat, key, greedy, {option: worths[option] for option in close})
    return advice if best == advice.option else Advice(best, "")


def looked_ahead(match: Match[Any], seat: int, key: bytes, greedy: Greedy, options: Sequence[str]) -> dict[str, float]:
    """What the seat's turn is worth at its end with each option."""
    futures = [match.imagine_evenly(seat, future_key(key, 0), place) for place in range(FIRST)]
    tried = {option: tries(futures, seat, greedy, option) for option in options}
    least = max(map(fmean, tried.values())) - WIDE
    promising = [option for option, found in tried.items() if len(found) == FIRST and fmean(found) > least]
    if promising:
        others = [match.imagine_evenly(seat, future_key(key, 0), place) for place in range(FIRST, SEEN)]
        for option in promising:
            tried[option] += tries(others, seat, greedy, option)
    return {option: fmean(found) for option, found in tried.items()}


def _play_off(match: Match[Any], seat: int, key: bytes, greedy: Greedy, worths: dict[str, float]) -> str:
    """The best of some options, by what they are worth after the turn and by what they lead to."""
    sums = {option: WEIGHT * found for option, found in worths.items()}
    for place in range(EVEN):
        if len(sums) == 1:
            break
        future = match.imagine_evenly(seat, future_key(key, 1), place)
        for option in sums:
            sums[option] += worth(played_on(future, seat, greedy, option, TURNS))
        if (place + 1) % BLOCK == 0:
            least = max(sums.values()) - BEHIND * (WEIGHT + place + 1)
            sums = {option: total for option, total in sums.items() if total >= least}
    return max(sums, key=lambda option: sums[option])
