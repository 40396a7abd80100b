"""How likely each seat was to win, from turn boundary to turn boundary, and how lucky its dice were.

At each boundary the match is played on greedily for a round, in some imagined futures: what was learned of positions
is surer after it, and near the end the results themselves count. A match alone is played on to its end. Before anything
was chosen, each of several seats has the same chance.

The chances of a match that is not over are moved a little towards the even chance: so none is 0 or 1 before the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from math import sqrt
from statistics import fmean, variance
from typing import Any

from engine.analysis.report import Moment
from engine.analysis.trials import can_try_out, go_on
from engine.chance import SEED_BYTES
from engine.float_sums import sum_floats
from engine.luck import Luck, luck_of
from engine.match import Match
from engine.players.lookahead import future_key, outcome

FUTURES, ALONE = (8, 120), (48, 144)
"""In how many futures a match is played on from each turn boundary, at least and at most.

Alone the results count, which are won or lost: they need more futures than what was learned of positions does.
"""
PRECISE = 0.03
"""No more futures are needed where the standard errors of all chances are as small as this."""
DOUBT = 0.02
"""By which part of the way a chance is moved towards the even one."""


def turn_boundaries(match: Match[Any]) -> tuple[int, ...]:
    """How many choices had been made at each turn boundary, from the beginning to the end of a match that is over.

    Nothing where nothing can be said of such positions.
    """
    again = match.replay(0)
    if not can_try_out(again):
        return ()
    entries = [0]
    for entry in match.journal:
        again.play(entry.seat, entry.option)
        if again.turn_began != entries[-1]:
            entries.append(again.turn_began)
    return tuple(entries)


def course(match: Match[Any], places: Sequence[int]) -> tuple[Moment, ...]:
    """The chances at some of the turn boundaries of a match, by how many choices had been made, the first one first."""
    again, moments = match.replay(0), []
    for place in places:
        number = again.round
        for entry in match.journal[len(again.journal) : place]:
            number = again.round
            again.play(entry.seat, entry.option)
        moments.append(Moment(place, again.round if again.questions else number, *chances(again)))
    return tuple(moments)


def chances(match: Match[Any]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """How likely each seat is to win, as the seat that is asked may imagine the match; together 1, unless alone.

    With the standard error of each; none where nothing is estimated: at the end, and at the beginning for several.
    """
    if not match.questions:
        return shares(match), ()
    if match.seats > 1 and not match.journal:
        return (1 / match.seats,) * match.seats, ()
    seat = match.questions[0].seat
    key = _key(match, seat)
    least, most = FUTURES if match.seats > 1 else ALONE
    shares_of_futures: list[tuple[float, ...]] = []
    while True:
        for number in range(len(shares_of_futures), len(shares_of_futures) + least):
            future = match.imagine(seat, future_key(key, number))
            go_on(future)
            shares_of_futures.append(shares(future))
        pairs = [_with_doubt(each, 1 / max(2, match.seats)) for each in zip(*shares_of_futures, strict=True)]
        if len(shares_of_futures) + least > most or all(error <= PRECISE for _, error in pairs):
            return tuple(chance for chance, _ in pairs), tuple(error for _, error in pairs)


def shares(match: Match[Any]) -> tuple[float, ...]:
    """What was learned of the chances in a position, or the result: together 1, unless alone."""
    wins = [outcome(match, seat).win for seat in range(match.seats)]
    total = sum_floats(wins) if match.seats > 1 else 1.0
    return tuple(win / total if total else 1 / match.seats for win in wins)


def _with_doubt(chances: Sequence[float], even: float) -> tuple[float, float]:
    """The chance of one seat from those in some futures, moved towards the even one, and its standard error."""
    mean = fmean(chances)
    shift = DOUBT * (even - mean)
    noise = variance(chances) / len(chances) if len(chances) > 1 else 0.0
    return mean + shift, sqrt(noise + shift**2)


def luck_of_seats(match: Match[Any]) -> tuple[Luck, ...]:
    """The luck of each seat's dice."""
    rolls = tuple(match.game.reading.rolls(match))
    return tuple(luck_of(seat, rolls) for seat in range(match.seats))


def _key(match: Match[Any], seat: int) -> bytes:
    moment = f"{match.game.key} {match.seats} {seat} {len(match.journal)}"
    return blake2b(moment.encode(), digest_size=SEED_BYTES, person=b"course").digest()
