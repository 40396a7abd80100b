"""Scores, tables and divisions of a league of equal deals."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from bot.tables.rules.league_divisions import (
    LEAST,
    MOST,
    count_movers,
    division_of_newcomer,
    has_movers,
    next_divisions,
    sizes_near,
)
from bot.tables.rules.league_scores import COUNTED, DEALS, Par, Standing, pars_of, score_of, standings

PAR = Par(100, 10)


@pytest.mark.parametrize(
    ("own", "due", "score"),
    [
        ({}, (), 0.0),
        ({1: 112}, (), 12.0),
        ({1: 112, 2: 95}, (1, 2), 7.0),
        ({1: 112}, (1, 2), 2.0),
        ({2: 91}, (), -9.0),
        ({}, (1, 2, 3), -30.0),
        (dict.fromkeys(range(COUNTED), 101), range(DEALS), 10.0),
        ({**dict.fromkeys(range(COUNTED), 101), 12: 60}, range(DEALS), 10.0),
        (dict.fromkeys(range(COUNTED - 1), 101), range(DEALS), -1.0),
        (dict.fromkeys(range(DEALS), 101), range(DEALS), 10.0),
    ],
)
def test_a_score_is_that_of_the_best_deals(own: dict[int, int], due: range, score: float) -> None:
    assert score_of(own, due, dict.fromkeys(range(DEALS), PAR)) == score


def test_a_deal_that_nobody_played_counts_nothing() -> None:
    assert pars_of({1: [4, 8], 2: []}) == {1: Par(6, 2)}
    assert score_of({1: 8}, (1, 2), pars_of({1: [4, 8]})) == 2
    assert score_of({1: 4}, range(DEALS), pars_of({1: [4, 8]})) == -2, "it does not replace a bad one"
    assert str(score_of({1: 100}, (), {1: PAR})) == "0.0"


def test_equal_scores_share_a_place() -> None:
    points = {1: {1: 100}, 2: {1: 120}, 3: {1: 100, 2: 100}, 4: {2: 90}}
    result = standings([1, 2, 3, 4, 5], points, (), {1: PAR, 2: PAR})
    assert result == [
        Standing(2, 1, 20, 1),
        Standing(3, 2, 0, 2),
        Standing(1, 2, 0, 1),
        Standing(5, 2, 0, 0),
        Standing(4, 5, -10, 1),
    ]


@pytest.mark.parametrize(
    ("divisions", "newcomers", "expected"),
    [
        ([], [], []),
        ([], [3, 1, 2], [[3, 1, 2]]),
        ([], [*range(21)], [[*range(11)], [*range(11, 21)]]),
        ([[*range(8)]], [*range(8, 16)], [[*range(16)]]),
        (
            [[*range(8)], [*range(8, 16)]],
            [],
            [[*range(6), 8, 9], [6, 7, *range(10, 16)]],
        ),
        (
            [[*range(8)], [*range(8, 16)]],
            [*range(16, 20)],
            [[*range(6), 8, 9, 16], [6, 7, *range(10, 16), 17, 18, 19]],
        ),
        ([[*range(4)], [*range(4, 8)]], [], [[0, 1, 2, 4, 3, 5, 6, 7]]),
    ],
)
def test_a_quarter_goes_up_and_a_quarter_down(
    divisions: list[list[int]], newcomers: list[int], expected: list[list[int]]
) -> None:
    assert next_divisions(divisions, newcomers) == expected


def test_divisions_have_allowed_sizes_and_lose_nobody() -> None:
    random = Random("divisions")
    for _ in range(300):
        sizes = [random.randint(0, 25) for _ in range(random.randint(0, 6))]
        people = iter(range(1000))
        divisions = [[next(people) for _ in range(size)] for size in sizes]
        newcomers = [next(people) for _ in range(random.randint(0, 60))]
        after = next_divisions(divisions, newcomers)
        together = [*newcomers, *(each for members in divisions for each in members)]
        assert sorted(each for members in after for each in members) == sorted(together)
        if len(together) >= LEAST:
            assert all(LEAST <= len(members) <= MOST for members in after), after


def test_who_was_better_in_a_division_is_not_below_afterwards() -> None:
    before = [[*range(10)], [*range(10, 22)], [*range(22, 34)]]
    where = {each: number for number, members in enumerate(next_divisions(before, [])) for each in members}
    for members in before:
        assert all(where[better] <= where[worse] for better, worse in pairwise(members))


def test_newcomers_fill_one_division_after_the_other() -> None:
    assert division_of_newcomer({}) == -1
    assert division_of_newcomer({-1: MOST - 1, 1: MOST}) == -1
    assert division_of_newcomer({-1: MOST, -2: 3}) == -2
    assert [count_movers(size) for size in (3, 4, 8, 13, 20)] == [0, 1, 2, 3, 5]
    assert sizes_near([3]) == [3]


@pytest.mark.parametrize(("divisions", "expected"), [((), False), ((-1,), False), ((1, -1, -2), False), ((1, 2), True)])
def test_members_move_where_there_are_two_divisions(divisions: tuple[int, ...], expected: bool) -> None:
    assert has_movers(divisions) is expected
