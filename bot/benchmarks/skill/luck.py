"""What luck leaves of the results: how much of their variance, and whether it is right on average."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean, pvariance, stdev
from typing import Any

from bot.benchmarks import Figure, at_most
from bot.benchmarks.skill.measured import Cell, Plan, cells, collect, match_of, name_of, play_out, results_of
from engine.analysis.fortune import add_fortunes, fortunes, places_of_chance

LEFT_MOST = 0.55
BIAS_MOST = 0.003
AGAIN = 500
"""How often matches are drawn again for an interval."""


def figures(plan: Plan) -> Iterator[Figure]:
    """The share of the variance that is left, and the mean luck, of each kind of match."""
    for cell in cells():
        name = f"{name_of(cell)}: variance left without luck"
        if plan.only not in name:
            continue
        records = collect("luck", luck_in, cell, plan)
        low, high = _interval(records)
        figure = at_most(name, 100 * variance_left(records), 100 * LEFT_MOST, "%")
        yield figure._replace(note=f"[{100 * low:.0f}, {100 * high:.0f}] of {len(records)} matches")
        # The lucks of all seats of a match add up to 0, so one seat stands for a match.
        lucks = [each["luck"][number % cell.seats] for number, each in enumerate(records)]
        error = stdev(lucks) / sqrt(len(lucks)) if len(lucks) > 1 else 0.0
        mean = 100 * fmean(lucks)
        is_reached = abs(mean) <= 100 * BIAS_MOST
        note = f"± {196 * error:.2f}, {len(records)} matches"
        yield Figure(f"{name_of(cell)}: mean luck", mean, "points", "0 ± 0.3 points", is_reached, note)


def luck_in(cell: Cell, seed: str, number: int) -> dict[str, Any]:
    """The result of a match of ``greedy``, and the luck of each seat in chance of winning."""
    match = play_out(match_of(cell, seed, number), ["greedy"] * cell.seats)
    fortune = add_fortunes(fortunes(match, places_of_chance(match)))
    return {"results": results_of(match), "luck": [round(each.win, 5) for each in fortune]}


def variance_left(records: Sequence[dict[str, Any]]) -> float:
    """The share of the variance of the results that is left when luck is taken off."""
    results = [result for each in records for result in each["results"]]
    residues = [result - luck for each in records for result, luck in zip(each["results"], each["luck"], strict=True)]
    return pvariance(residues) / pvariance(results) if pvariance(results) else 1.0


def _interval(records: Sequence[dict[str, Any]]) -> tuple[float, float]:
    """Between which shares the true one lies with 95 %, by matches that are drawn again."""
    random = Random("again")
    again = sorted(variance_left(random.choices(records, k=len(records))) for _ in range(AGAIN))
    return again[AGAIN * 25 // 1000], again[AGAIN * 975 // 1000 - 1]
