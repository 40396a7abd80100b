"""Scores in a league of equal deals: own points against the mean of everyone who played the same deal and seat.

A deal is the challenge of a day; everyone has it with the same dice, the same seat and the same computer players. So
points compare people better than places do, and a deal with bad dice harms no one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from statistics import fmean, pstdev
from typing import NamedTuple

from engine.float_sums import sum_floats

DEALS = 14
"""How many deals a season has: one a day."""
COUNTED = 10
"""How many of them count: the best of each person."""


class Par(NamedTuple):
    """What a deal brought those who played it: the mean of their points, and the standard deviation."""

    mean: float
    spread: float


class Standing(NamedTuple):
    """A member's place in their division (shared by equal scores), score, and how many deals they played."""

    person: int
    place: int
    score: float
    played: int


def pars_of(points: Mapping[int, Sequence[int]]) -> dict[int, Par]:
    """The par of each deal, by day, from the points of all who played it."""
    return {day: Par(fmean(own), pstdev(own)) for day, own in points.items() if own}


def score_of(own: Mapping[int, int], due: Iterable[int], pars: Mapping[int, Par]) -> float:
    """A member's score: the sum of the best ``COUNTED`` deals, to a tenth of a point.

    ``own`` are the points by day, ``due`` the days of deals that can be played no longer: one of these that was missed
    counts one standard deviation below the mean. A deal that no one played is none.
    """
    losses = [-pars[day].spread for day in due if day in pars and day not in own]
    gains = [points - pars[day].mean for day, points in own.items()]
    return round(sum_floats(sorted((*gains, *losses), reverse=True)[:COUNTED]), 1) + 0.0


def standings(
    members: Sequence[int], points: Mapping[int, Mapping[int, int]], due: Collection[int], pars: Mapping[int, Par]
) -> list[Standing]:
    """The table of a division, the best first; ``points`` by member and day.

    Equal scores share a place; among them comes first who played more, and then who is named first in ``members``.
    """
    scores = [(person, score_of(points.get(person, {}), due, pars), len(points.get(person, {}))) for person in members]
    ranking = sorted(scores, key=lambda each: (-each[1], -each[2]))
    better = {score: sum(other > score for _, other, _ in scores) for _, score, _ in scores}
    return [Standing(person, 1 + better[score], score, deal_count) for person, score, deal_count in ranking]
