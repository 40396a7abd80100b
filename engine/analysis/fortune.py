"""How lucky a match was for each seat, in chance of winning.

Wherever a choice led to a roll, the roll that came is compared with others that might have come: each is played on
greedily until a turn begins with the next roll, and the learned value judges what was there before that. By how much
the one that came is worth more than the others on average is its luck. The beginning is compared with other beginnings.
In six others each die falls on each side once: their average is surer than that of any six.
The luck of a match is the sum of all; it is 0 on average, since each of the others was as likely as the one that came.
Taken off the result, it leaves what the choices made of the match, with less noise.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from math import sqrt
from statistics import fmean, variance
from typing import Any

from engine.analysis.course import shares
from engine.analysis.report import Fortune, Stroke
from engine.chance import SEED_BYTES, Stream, stream_key
from engine.float_sums import sum_floats
from engine.keyed import EVEN
from engine.match import Match
from engine.players.lookahead import future_key, is_learned, play_on

SIXES = 8
"""The number of sixes of other rolls that the actual roll is compared with."""
AFTER = 12
"""The number of futures in which the result of the actual roll is judged: most of it is known then."""
START = -1
"""The place of the beginning: before all choices."""


def places_of_chance(match: Match[Any]) -> tuple[int, ...]:
    """The choices of a match that led to a roll, by their place in its journal; the beginning is ``START``.

    Nothing where nothing was learned of such matches.
    """
    again = match.replay(0)
    if not is_learned(again):
        return ()
    places = [START]
    for number, entry in enumerate(match.journal):
        used = again.chance_used
        again.play(entry.seat, entry.option)
        if again.chance_used != used:
            places.append(number)
    return tuple(places)


def fortunes(match: Match[Any], places: Sequence[int]) -> list[tuple[Fortune, ...]]:
    """The luck of each seat at some of these places, in order."""
    again, fortunes_by_place = match.replay(0), []
    for place in places:
        for entry in match.journal[len(again.journal) : max(0, place)]:
            again.play(entry.seat, entry.option)
        fortunes_by_place.append(_fortune(again, match, place))
    return fortunes_by_place


def add_fortunes(each: Iterable[Sequence[Fortune]]) -> tuple[Fortune, ...]:
    """Fortunes of all seats at several places taken together."""
    seats = zip(*each, strict=True)
    return tuple(Fortune(sum_floats(one.win for one in own), _spread(own)) for own in seats)


def _spread(fortunes: Sequence[Fortune]) -> float:
    """The error of fortunes that do not depend on each other, taken together."""
    return sqrt(sum_floats(one.error**2 for one in fortunes))


def strokes_at(places: Iterable[int], each: Iterable[tuple[Fortune, ...]]) -> tuple[Stroke, ...]:
    """What chance brought each seat at these places, roll by roll."""
    return tuple(Stroke(place + 1, own) for place, own in zip(places, each, strict=True))


def _fortune(before: Match[Any], match: Match[Any], place: int) -> tuple[Fortune, ...]:
    key = _key(before, place)
    came = before.fork()
    places = [(future_key(key, six), side) for six in range(SIXES) for side in range(EVEN)]
    if place == START:
        others = [before.restart(Stream(stream_key(six, (str(side),)))) for six, side in places]
    else:
        entry = match.journal[place]
        others = [before.imagine_evenly(entry.seat, six, side) for six, side in places]
        for other in (came, *others):
            other.play(*entry)
    if came.questions:
        seat = came.questions[0].seat
        futures = [came.imagine(seat, future_key(key, SIXES + number)) for number in range(AFTER)]
    else:
        futures = [came]
    return tuple(
        Fortune(fmean(own) - fmean(usual), sqrt(_squared_error(own) + _squared_error(_means_of_six(usual))))
        for own, usual in zip(_judge(futures), _judge(others), strict=True)
    )


def _means_of_six(chances: Sequence[float]) -> list[float]:
    return [fmean(chances[start : start + EVEN]) for start in range(0, len(chances), EVEN)]


def _judge(futures: Sequence[Match[Any]]) -> list[tuple[float, ...]]:
    """The chances of each seat in these futures, before the next turn that begins with a roll."""
    for future in futures:
        while future.questions:
            play_on(future, future.game.minds.greedy, 1)
            if future.chance_used != future.turn_chance_used:
                break
    return [*zip(*map(shares, futures), strict=True)]


def _squared_error(chances: Sequence[float]) -> float:
    return variance(chances) / len(chances) if len(chances) > 1 else 0.0


def _key(match: Match[Any], place: int) -> bytes:
    moment = f"{match.game.key} {match.seats} {place}"
    return blake2b(moment.encode(), digest_size=SEED_BYTES, person=b"fortune").digest()
