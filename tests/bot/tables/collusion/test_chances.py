"""How likely figures are by chance: against counting all cases."""

from __future__ import annotations

import random
from itertools import combinations, product
from math import exp, log

import pytest

from bot.tables.collusion.chances import (
    Chance,
    count_figures,
    of_hits,
    of_hits_at_odds,
    of_share,
    of_subset,
    of_sum,
)


def test_a_sum_of_one_of_each_group() -> None:
    groups = [(0, (0.3, -0.2, -0.1)), (2, (0.0, 0.1, 0.05)), (1, (0.15, 0.15))]
    total = sum(numbers[place] for place, numbers in groups)
    every = [sum(each) for each in product(*(numbers for _, numbers in groups))]
    assert of_sum(groups) == pytest.approx((sum(each >= total - 1e-9 for each in every) / len(every), 1 / 9))
    assert of_sum([]) == (1.0, 1.0)


def test_a_sum_of_as_many() -> None:
    subset, others = (0.5, 0.3), (0.1, 0.4, 0.0)
    every = [sum(each) for each in combinations((*subset, *others), 2)]
    assert of_subset(subset, others) == pytest.approx((sum(each >= 0.8 - 1e-9 for each in every) / 10, 1 / 10))


def test_hits_and_shares() -> None:
    assert of_hits(3, 4, 0.5) == pytest.approx((5 / 16, 1 / 16))
    assert of_hits(0, 4, 0.2).tail == pytest.approx(1)
    # Two lost of five in all, both among the three with the other: three of ten ways.
    assert of_share(2, 3, 2, 5) == pytest.approx((3 / 10, 3 / 10))
    assert of_share(0, 3, 2, 5).tail == pytest.approx(1)


def test_hits_at_odds_that_are_estimated() -> None:
    assert of_hits_at_odds(3, 4, log(0.2 / 0.8), 0.0) == pytest.approx(of_hits(3, 4, 0.2))
    chance = random.Random(4)
    odds = [chance.gauss(-1.5, 0.8) for _ in range(20_000)]
    drawn = [sum(chance.random() < 1 / (1 + exp(-each)) for _ in range(5)) for each in odds]
    every = [sum(hits >= least for hits in drawn) / len(drawn) for least in (4, 5)]
    assert of_hits_at_odds(4, 5, -1.5, 0.8**2) == pytest.approx(every, abs=0.004)


@pytest.mark.parametrize(
    ("leasts", "number"),
    [((), 1), ((0.5,), 1), ((0.04, 0.04), 2), ((0.01, 0.6, 0.7), 1), ((0.02, 0.02, 0.02, 0.2), 3), ((0.2,) * 50, 1)],
)
def test_what_could_not_stand_out_does_not_count(leasts: tuple[float, ...], number: int) -> None:
    assert count_figures((Chance(1.0, least) for least in leasts), 0.1) == number
