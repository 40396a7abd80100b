"""How right the learned chances of winning are: beside frequencies, and beside many matches that are played on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean
from typing import Any, NamedTuple

from bot.benchmarks import Figure, at_most
from bot.benchmarks.skill.measured import Cell, Plan, cells, collect, match_of, name_of, play_out, results_of
from engine.analysis.course import chances, shares
from engine.chance import SEED_BYTES
from engine.match import Match
from engine.players.comparison import TO_THE_END
from engine.players.lookahead import future_key, play_on

BINS = 20
ERROR_MOST = 0.02
"""The calibration error that is allowed."""
ROLLOUTS = 60
"""In how many futures a match is played on to its end, beside what was learned."""
LOOKED_AT = (0.25, 0.5, 0.8)
"""After which parts of a match that is done."""
COMPARED = ("value", "curve", "rollouts")
BEHIND_MOST = 0.02
"""By how much the skill of what was learned may lie behind that."""


class Forecast(NamedTuple):
    """A chance that was forecast, and what came of it; ``match`` says in which match."""

    chance: float
    result: float
    match: int


class Calibration(NamedTuple):
    """How far forecasts lie from frequencies on average over the bins, as measured and without sampling noise."""

    measured: float
    error: float
    rows: tuple[tuple[float, float, float], ...]
    """Of each bin the mean chance, the frequency, and its standard error."""


def value_figures(plan: Plan) -> Iterator[Figure]:
    """The calibration of each kind of match, and of each game."""
    together: dict[str, list[Forecast]] = {}
    for cell in cells():
        name = f"{name_of(cell)}: calibration error"
        if plan.only in name:
            forecasts = forecasts_of(collect("chances", chances_in, cell, plan))
            offset = len(together.get(cell.game, ())) and together[cell.game][-1].match + 1
            together.setdefault(cell.game, []).extend(each._replace(match=each.match + offset) for each in forecasts)
            yield _figure(name, forecasts, None)
    for game, forecasts in together.items():
        yield _figure(f"{game}: calibration error", forecasts, ERROR_MOST)


def _figure(name: str, forecasts: Sequence[Forecast], most: float | None) -> Figure:
    errors = calibration(forecasts)
    matches = len({each.match for each in forecasts})
    note = f"{100 * errors.measured:.1f} with sampling noise, {matches} matches"
    if most is None:
        return Figure(name, 100 * errors.error, "%", note=note)
    return at_most(name, 100 * errors.error, 100 * most, "%")._replace(note=note)


def chances_in(cell: Cell, seed: str, number: int) -> dict[str, Any]:
    """The learned chances of all seats at each turn boundary of a match of ``greedy``, and the result."""
    match = match_of(cell, seed, number)
    went = []
    while match.questions:
        went.append([round(share, 4) for share in shares(match)])
        play_on(match, match.game.minds.greedy, 1)
    return {"shares": went, "results": results_of(match)}


def forecasts_of(records: Sequence[dict[str, Any]]) -> list[Forecast]:
    """The chances of several matches, one after the other."""
    return [
        Forecast(chance, result, number)
        for number, each in enumerate(records)
        for went in each["shares"]
        for chance, result in zip(went, each["results"], strict=True)
    ]


def calibration(forecasts: Sequence[Forecast], bins: int = BINS) -> Calibration:
    """The calibration in bins that hold equally many chances; what belongs to one match counts as one for the noise."""
    ranking = sorted(forecasts)
    rows, gaps, noises = [], [], []
    for place in range(bins):
        group = ranking[len(ranking) * place // bins : len(ranking) * (place + 1) // bins]
        if not group:
            continue
        by_match: dict[int, float] = {}
        for each in group:
            by_match[each.match] = by_match.get(each.match, 0.0) + each.result - each.chance
        gap = fmean(each.result - each.chance for each in group)
        noise = sqrt(sum(value**2 for value in by_match.values())) / len(group)
        chance = fmean(each.chance for each in group)
        rows.append((chance, chance + gap, noise))
        gaps.append(gap)
        noises.append(noise)
    error = sqrt(fmean(gap**2 for gap in gaps))
    return Calibration(error, sqrt(max(0.0, error**2 - fmean(noise**2 for noise in noises))), tuple(rows))


def rollout_figures(plan: Plan) -> Iterator[Figure]:
    """The Brier skill of what was learned, of the curve of an analysis, and of matches played on to the end."""
    all_records: list[dict[str, Any]] = []
    for cell in cells((2, 4)):
        name = f"{name_of(cell)}: Brier skill of the value"
        if plan.only in name:
            records = collect("rollouts", rollouts_in, cell, plan)
            all_records += records
            yield _skill_figure(name, records)
    if all_records:
        figure = _skill_figure("all: Brier skill of the value", all_records)
        least = brier_skill(all_records, "rollouts") - BEHIND_MOST
        yield figure._replace(goal=f"at least {least:.3f}", reached=figure.value >= least)


def _skill_figure(name: str, records: Sequence[dict[str, Any]]) -> Figure:
    parts = ", ".join(
        f"{100 * part:.0f} %: " + " / ".join(f"{brier_skill(records, of, at):.2f}" for of in COMPARED)
        for at, part in enumerate(LOOKED_AT)
    )
    others = (
        f"the curve {brier_skill(records, 'curve'):.3f}, {ROLLOUTS} rollouts {brier_skill(records, 'rollouts'):.3f}"
    )
    note = f"{others}; {parts}; {len(records)} matches"
    return Figure(name, brier_skill(records, "value"), note=note)


def rollouts_in(cell: Cell, seed: str, number: int) -> dict[str, Any]:
    """At three places of a match of ``greedy``: learned chances, those of the curve, and wins of matches played on."""
    over = play_out(match_of(cell, seed, number), ["greedy"] * cell.seats)
    again, forecasts = over.replay(0), {of: list[list[float]]() for of in COMPARED}
    for part in LOOKED_AT:
        while again.questions and len(again.journal) < part * len(over.journal):
            play_on(again, again.game.minds.greedy, 1)
        if not again.questions:
            break
        forecasts["value"].append(list(shares(again)))
        forecasts["curve"].append(list(chances(again)[0]))
        forecasts["rollouts"].append(_play_to_end(again, f"{seed} {number} {part}"))
    return {**forecasts, "results": results_of(over)}


def _play_to_end(match: Match[Any], seed: str) -> list[float]:
    """What each seat has of the wins of this match, played on greedily to its end in many futures."""
    seat, key = match.questions[0].seat, seed.encode().ljust(SEED_BYTES, b".")[:SEED_BYTES]
    outcomes = []
    for number in range(ROLLOUTS):
        future = match.imagine(seat, future_key(key, number))
        play_on(future, future.game.minds.greedy, TO_THE_END)
        outcomes.append(results_of(future))
    return [fmean(own) for own in zip(*outcomes, strict=True)]


def brier_skill(records: Sequence[dict[str, Any]], of: str, at: int | None = None) -> float:
    """By which part the squared errors of these chances are smaller than those of the even chance."""
    errors = even = 0.0
    for each in records:
        for forecasts in each[of] if at is None else each[of][at : at + 1]:
            for chance, result in zip(forecasts, each["results"], strict=True):
                errors += (chance - result) ** 2
                even += (1 / len(forecasts) - result) ** 2
    return 1 - errors / even if even else 0.0
