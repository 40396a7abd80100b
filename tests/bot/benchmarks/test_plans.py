"""The simulation of matches by message: waking hours, plans with several beginnings, and matches that plans shorten."""

from __future__ import annotations

import pytest

from bot.benchmarks.plans import AWAKE_H, CELLS, HOUR, Cell, Person, Study, plan_ways, play_cell
from engine.match import Match
from engine.plan import is_turn_of
from engine.registry import find_game


@pytest.mark.parametrize(
    ("wakes_h", "now_h", "awake_h", "then_h"),
    [
        (0, 0, 3, 3),
        (0, AWAKE_H - 1, 3, 26),
        (0, 20, 1, 25),
        (7, 30, 1, 32),
        (7, 31, 1, 32),
        (7, 7, 2 * AWAKE_H + 1, 7 + 48 + 1),
    ],
)
def test_only_waking_hours_count(wakes_h: float, now_h: float, awake_h: float, then_h: float) -> None:
    assert Person(wakes_h).look_at(now_h * HOUR, awake_h) == pytest.approx(then_h * HOUR)


@pytest.mark.parametrize("cell", CELLS, ids=[cell.game for cell in CELLS])
def test_each_way_of_a_plan_begins_differently(cell: Cell) -> None:
    match = Match.start(find_game(cell.game), cell.seats, {}, seed=bytes(32))
    seat = next(seat for seat in range(cell.seats) if not is_turn_of(match, seat))
    ways = plan_ways(match, seat)
    assert len(ways) > 1
    assert len({way[0].option for way in ways}) == len(ways)


@pytest.mark.parametrize("cell", CELLS, ids=[cell.game for cell in CELLS])
def test_plans_shorten_matches_and_no_plans_change_nothing(cell: Cell) -> None:
    study = Study(matches=2)
    without, planned = play_cell(cell, study, False), play_cell(cell, study, True)
    assert without.due == without.unplanned == 0
    assert planned.whole > 0
    assert planned.seconds < without.seconds
    assert play_cell(cell, study._replace(planned=0), True).seconds == without.seconds
