"""The player between ``skilled`` and ``master``: quick enough to judge each choice of a match by what it would do.

It looks one turn ahead as ``skilled`` does. Where options come out close to each other, it plays on with the best ones,
until its next turn is over, in six futures at most, and lets both count. The futures are even
(``Match.imagine_evenly``): where one die decides, all its sides are tried.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any, NamedTuple

from engine.advice import Advice
from engine.keyed import EVEN
from engine.match import Match
from engine.players.lookahead import Greedy, future_key, knows, outcome, play_on, worth
from engine.players.skilled import CANDIDATES, turn_ends

WIDE = 0.12
"""Options that are behind by more than this after the turn, in two futures, are seen in no others."""
FIRST, SEEN = 2, 4
"""In how many futures the turn is finished with each option, and with those that are not so far behind."""
CLOSE = 0.1
"""Options that are behind by no more than this after the turn are played on with."""
MOST = 3
"""How many options are played on with at most."""
WEIGHT = 3
"""This number of futures that are played on counts as much as what the turn is worth at its end."""
BLOCK, BEHIND = 2, 0.05
"""After each block of futures the options that are behind by more than this are dropped."""


class Finished(NamedTuple):
    """A turn that was finished with an option: the match after it, and what that is worth, in each of some futures.

    There is a single one where nothing was left to chance.
    """

    matches: list[Match[Any]]
    worths: list[float]

    @property
    def worth(self) -> float:
        """What the turn is worth on average."""
        return fmean(self.worths)


def choose_as_adept(match: Match[Any], seat: int, key: bytes, greedy: Greedy) -> Advice:
    """The option that does best, by the end of its turn and a little further; ``match`` is an imagined one.

    It plays like ``greedy`` where nothing was learned. Raises NotAsked.
    """
    advice = greedy(match, seat)
    judged = match.game.minds.judged(match, seat)[:CANDIDATES] if knows(match) else []
    options = [each.option.id for each in judged]
    if len(options) < 2:
        return advice
    turns = finish_turns(match, seat, key, greedy, options)
    ranked = sorted(options, key=lambda option: -turns[option].worth)
    close = {each: turns[each] for each in ranked[:MOST] if turns[ranked[0]].worth - turns[each].worth < CLOSE}
    best = _play_off(match, seat, key, greedy, close)
    return advice if best == advice.option else Advice(best, "")


def finish_turns(
    match: Match[Any], seat: int, key: bytes, greedy: Greedy, options: Sequence[str]
) -> dict[str, Finished]:
    """The seat's turn, finished with each option; those that are far behind are seen in fewer futures."""
    turns = {option: Finished([], []) for option in options}
    seen = options
    for first, last in ((0, FIRST), (FIRST, SEEN)):
        futures = (
            [match.imagine_evenly(seat, future_key(key, 0), place) for place in range(first, last)] if seen else []
        )
        for option in seen:
            ends = turn_ends(futures, seat, greedy, option)
            turns[option].matches.extend(ends)
            turns[option].worths.extend(worth(outcome(end, seat)) for end in ends)
        least = max(turn.worth for turn in turns.values()) - WIDE
        seen = [option for option, turn in turns.items() if len(turn.worths) == last and turn.worth > least]
    return turns


def _play_off(match: Match[Any], seat: int, key: bytes, greedy: Greedy, turns: dict[str, Finished]) -> str:
    """The best of some options, by what they are worth after the turn and by what they lead to."""
    sums = {option: WEIGHT * turn.worth for option, turn in turns.items()}
    for place in range(EVEN):
        if len(sums) == 1:
            break
        future = match.imagine_evenly(seat, future_key(key, 0), place)
        for option in sums:
            ends = turns[option].matches
            end = ends[place] if place < len(ends) else turn_ends([future], seat, greedy, option)[0]
            sums[option] += _worth_later(end, seat, greedy)
        if (place + 1) % BLOCK == 0:
            least = max(sums.values()) - BEHIND * (WEIGHT + place + 1)
            sums = {option: total for option, total in sums.items() if total >= least}
    return max(sums, key=lambda option: sums[option])


def _worth_later(end: Match[Any], seat: int, greedy: Greedy) -> float:
    """What it is worth after the seat's next turn, when everyone plays on greedily; ``end`` is played on."""
    play_on(end, greedy, end.seats)
    return worth(outcome(end, seat))
