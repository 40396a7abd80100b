"""The simulation of leagues: τ, and rounds in which all tables have the same deal."""

from __future__ import annotations

from bot.benchmarks.league import PEOPLE, WAYS, carelessness, play_rounds, tables_of, tau
from engine.registry import find_game

GAME = find_game("hercules")


def test_tau_is_1_for_the_true_order_and_0_for_none() -> None:
    assert tau([3, 2, 1]) == 1
    assert tau([1, 2, 3]) == -1
    assert tau([1, 1, 1]) == 0
    assert tau([3, 1, 2]) == 1 / 3


def test_all_play_a_round_and_are_counted_in_each_way() -> None:
    (tables,) = play_rounds(GAME, "test", 1)
    assert sorted(person for table in tables for person in table.people) == list(range(PEOPLE))
    scores = tables_of([tables])
    assert set(scores) == set(WAYS)
    assert all(len(each) == PEOPLE for each in scores.values())
    assert sum(scores["places"]) == -sum(place for table in tables for place in table.places)
    assert abs(sum(scores["duplicate"])) < 1, "above the mean and below it together"
    assert carelessness(GAME)[0] == 0
