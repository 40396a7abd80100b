"""Which seats a costly choice helped, for those who look for pairs of people who play into each other's hands.

The choice and what would have been better are played on in the same imagined futures; what each seat's chance of
winning gains from the choice is the difference. The seats' gains and the cost add up to nothing, so at a table of two
the other gains all of it, and it says nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any

from engine.analysis.before_choices import positions
from engine.analysis.course import shares
from engine.analysis.report import Costly, Favour
from engine.match import Match
from engine.players import public_key
from engine.players.comparison import TO_THE_END
from engine.players.lookahead import future_key, is_learned, play_on

FUTURES = 12
"""In how many futures the chances of all seats are compared."""
APART = 3_000
"""From which number on these futures are counted: none of them is one in which the choice was judged."""


def favour_of(match: Match[Any], costly: Costly) -> Favour:
    """What a choice that cost something, and what would have been better, led to for each seat."""
    [(_, position)] = positions(match, [costly.entries])
    seat, key = costly.seat, public_key(position, costly.seat)
    imagined_match = position.imagine(seat, key)
    futures = [imagined_match.imagine(seat, future_key(key, APART + number)) for number in range(FUTURES)]
    played, better = (_chances(seat, futures, option) for option in (costly.played, costly.better))
    return Favour(seat, costly.entries, played, better)


def _chances(seat: int, futures: Sequence[Match[Any]], option: str) -> tuple[float, ...]:
    """The chance of each seat, on average over futures that are played on from an option to the end of a round."""
    chances = []
    for future in futures:
        match, began = future.fork(), future.turn_began
        match.play(seat, option)
        rounds = match.seats - (match.turn_began != began)
        play_on(match, match.game.minds.greedy, rounds if is_learned(future) else TO_THE_END)
        chances.append(shares(match))
    return tuple(fmean(own) for own in zip(*chances, strict=True))
