"""How each choice of a match compares with the other options.

A choice is compared with other options, in futures that are the same for all of them and are played on for as many
turns as ``master`` plays them on (alone: to the end): a player that thinks further than its judge would seem weak. What
is said of a choice is which share of the other options did better.

Choices with one option, those where nothing was at stake, and obvious ones that were made rightly do not count.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any

from engine.analysis.accuracy import Weighed
from engine.analysis.choices import positions
from engine.analysis.trials import can_try_out
from engine.match import Match
from engine.players import public_key
from engine.players.comparison import played_on
from engine.players.lookahead import future_key, knows, worth

ALTERNATIVES = 6
"""How many other options a choice is compared with."""
FUTURES, ALONE = 8, 24
"""In how many futures that is done."""
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
        if (share := share_better(position, seat, option)) is not None:
            found.append(Weighed(entries, seat, share))
    return found


def share_better(position: Match[Any], seat: int, played: str) -> float | None:
    """Which share of the other options is better than a played one; None where the choice does not count."""
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
    count, turns = (FUTURES, position.game.minds.effort.turns) if knows(imagined) else (ALONE, None)
    futures = [imagined.imagine(seat, future_key(key, APART + number)) for number in range(count)]
    own, *worths = [_worth(seat, option, futures, turns) for option in (played, *others)]
    return sum(worth > own for worth in worths) / len(worths) if _counts(own, worths) else None


def _worth(seat: int, option: str, futures: Sequence[Match[Any]], turns: int | None) -> float:
    greedy = futures[0].game.minds.greedy
    return fmean(worth(played_on(future, seat, greedy, option, turns)) for future in futures)


def _counts(own: float, worths: Sequence[float]) -> bool:
    """Whether a choice counts, of which the played option and the others are worth so much."""
    best, second, *_ = sorted((own, *worths), reverse=True)
    is_obvious = own == best and best - second >= OBVIOUS
    return best - fmean((own, *worths)) >= STAKE and not is_obvious
