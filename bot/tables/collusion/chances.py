"""How likely figures at least as high are by chance alone: exact where nothing is estimated, as plain functions.

Each function returns a ``Chance``: of what was found, and the least that could have been found at all. Where that is
not small, nothing could have stood out, and the figure does not count among those that were looked at.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import comb, exp, prod
from statistics import NormalDist
from typing import NamedTuple

GRID = 20
"""Numbers are rounded to a twentieth: small differences say nothing, and do not add up."""

DEVIATIONS = tuple(NormalDist().inv_cdf((number + 0.5) / 40) for number in range(40))
"""Forty numbers that stand for those of a normal distribution, each as likely."""


class Chance(NamedTuple):
    """How likely something at least as high is by chance, and how likely the highest possible is."""

    tail: float
    least: float


def of_sum(groups: Sequence[tuple[int, Sequence[float]]]) -> Chance:
    """Of a sum with one number of each group, where each number of a group is as likely; ``int`` is the place of that
    which was found. Nothing to choose from is certain."""
    sums: dict[int, float] = {0: 1.0}
    total = 0
    for place, numbers in groups:
        steps = [round(GRID * number) for number in numbers]
        total += steps[place]
        after: defaultdict[int, float] = defaultdict(float)
        for value, weight in sums.items():
            for step in steps:
                after[value + step] += weight / len(steps)
        sums = after
    least = prod(_share_of_highest(numbers) for _, numbers in groups)
    return Chance(_tail(sums, total), least)


def _share_of_highest(numbers: Sequence[float]) -> float:
    steps = [round(GRID * number) for number in numbers]
    return steps.count(max(steps)) / len(steps)


def of_subset(share: Sequence[float], others: Sequence[float]) -> Chance:
    """Of the sum of the chosen numbers, where any other choice of as many among all of them is as likely."""
    steps = [round(GRID * number) for number in (*share, *others)]
    ways: list[defaultdict[int, int]] = [defaultdict(int) for _ in range(len(share) + 1)]
    ways[0][0] = 1
    for step in steps:
        for count in range(len(share), 0, -1):
            for value, number in list(ways[count - 1].items()):
                ways[count][value + step] += number
    every = comb(len(steps), len(share))
    shares = {value: number / every for value, number in ways[-1].items()}
    return Chance(_tail(shares, sum(steps[: len(share)])), shares[max(shares)])


def of_hits(hits: int, tries: int, chance: float) -> Chance:
    """Of this number of hits in some tries, each of which hits with this chance."""
    weights = [comb(tries, number) * chance**number * (1 - chance) ** (tries - number) for number in range(tries + 1)]
    return Chance(_at_most_1(sum(weights[hits:])), weights[-1])


def of_hits_at_odds(hits: int, tries: int, odds: float, variance: float) -> Chance:
    """Of this number of hits in some tries that hit at odds which are only estimated: a logarithm and its variance.

    The mean over the odds that may be meant. Where little is known of them, little is unlikely.
    """
    possible = [of_hits(hits, tries, 1 / (1 + exp(-odds - variance**0.5 * away))) for away in DEVIATIONS]
    return Chance(*(_at_most_1(sum(shares) / len(possible)) for shares in zip(*possible, strict=True)))


def of_share(hits: int, tries: int, all_hits: int, all_tries: int) -> Chance:
    """Of this number of hits in some tries, where all hits fall on any of all tries alike."""
    most = min(tries, all_hits)
    every = comb(all_tries, tries)
    weights = {n: comb(all_hits, n) * comb(all_tries - all_hits, tries - n) / every for n in range(most + 1)}
    return Chance(_at_most_1(sum(weights[n] for n in range(hits, most + 1))), weights[most])


def count_figures(chances: Iterable[Chance], share: float) -> int:
    """Among how many figures one is counted that may be shown at the level ``share``: those of which the least is so
    small that they could stand out among as many (Tarone's correction); at least 1."""
    leasts = sorted(each.least for each in chances)
    return next(
        (number for number in range(1, len(leasts) + 1) if sum(each <= share / number for each in leasts) <= number),
        1,
    )


def _tail(shares: Mapping[int, float], total: int) -> float:
    return _at_most_1(sum(share for value, share in shares.items() if value >= total))


def _at_most_1(share: float) -> float:
    return min(1.0, share)
