"""Whether accuracy tells players apart: the five computer players, each against ``greedy``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise
from random import Random
from statistics import fmean, pvariance, variance

from bot.benchmarks import Figure
from bot.benchmarks.skill.measured import Cell, Plan, cells, collect, match_of, name_of, play_out
from engine.analysis.weighing import weigh_choices
from engine.players import PLAYERS

OPPONENT = "greedy"
TRIAL = 3
"""From how many matches of each player they are ranked."""
TRIALS = 2_000
RIGHT_LEAST = 0.95
LONG = 20
"""Over how many matches accuracy should be reliable."""
RELIABLE_LEAST = 0.8

Shares = Mapping[str, Sequence[Sequence[float]]]
"""Which share of the other options was better in each choice of each player, match by match."""


def figures(plan: Plan) -> Iterator[Figure]:
    """How often the players are ranked rightly, and how reliable their accuracy is, of each kind of match of two."""
    for cell in cells((2,)):
        name = f"{name_of(cell)}: accuracy ranks the five players rightly"
        if plan.only not in name:
            continue
        shares = {player: collect(f"beaten, {player}", partial(shares_in, player), cell, plan) for player in PLAYERS}
        means = "; ".join(f"{player} {100 * (1 - 2 * _mean(shares[player])):.0f}" for player in PLAYERS)
        note = f"accuracy: {means}; {plan.matches} matches each"
        if plan.matches >= TRIAL:
            right = 100 * ranked_rightly(shares)
            goal = f"at least {100 * RIGHT_LEAST:.0f} %"
            yield Figure(name, right, "% of trials", goal, right >= 100 * RIGHT_LEAST, note)
        if plan.matches > 1:
            reliable = reliability([*shares.values()])
            goal = f"at least {RELIABLE_LEAST}"
            yield Figure(
                f"{name_of(cell)}: split-half reliability over {LONG} matches",
                reliable,
                "",
                goal,
                reliable >= RELIABLE_LEAST,
            )


def shares_in(player: str, cell: Cell, seed: str, number: int) -> list[float]:
    """Which share of the others was better in each choice that counts of a player, which sits on each seat in turn."""
    own = number % cell.seats
    match = play_out(match_of(cell, seed, number), [player if seat == own else OPPONENT for seat in range(cell.seats)])
    chosen = [place for place, entry in enumerate(match.journal) if entry.seat == own]
    return [round(weighed.beaten, 4) for weighed in weigh_choices(match, chosen)]


def ranked_rightly(shares: Shares, trials: int = TRIALS) -> float:
    """In which share of trials each player is more often beaten than the next stronger one."""
    random = Random("ranked")
    right = 0
    for _ in range(trials):
        means = [_mean(random.sample(shares[player], TRIAL)) for player in PLAYERS]
        right += all(weaker > stronger for weaker, stronger in pairwise(means))
    return right / trials


def reliability(players: Sequence[Sequence[Sequence[float]]], matches: int = LONG) -> float:
    """The correlation that accuracy has between two halves of this many matches, brought to the whole of them.

    It follows from how much players differ, and how much the matches of one of them do.
    """
    means = [[fmean(match) for match in own if match] for own in players]
    within = fmean(variance(own) for own in means)
    usual = fmean(len(own) for own in means)
    between = pvariance([fmean(own) for own in means]) * len(means) / (len(means) - 1) - within / usual
    return max(0.0, between / (between + within / matches)) if between > 0 else 0.0


def _mean(matches: Sequence[Sequence[float]]) -> float:
    shares = [share for match in matches for share in match]
    return fmean(shares) if shares else 0.0
