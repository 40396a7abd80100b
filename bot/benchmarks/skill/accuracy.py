"""Whether accuracy tells players apart: the five computer players, each against ``greedy``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise
from random import Random
from statistics import fmean, pvariance, variance

from bot.benchmarks import Figure
from bot.benchmarks.skill.measured import Cell, Plan, cells, collect, match_of, name_of, play_out
from engine.analysis.accuracy import FORM, Usual, Weighed, sums_of
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

Choices = Mapping[str, Sequence[Sequence[Weighed]]]
"""The choices of each player that count, match by match."""


def figures(plan: Plan) -> Iterator[Figure]:
    """How often the players are ranked rightly, and how reliable their accuracy is, of each kind of match of two."""
    for cell in cells((2,)):
        name = f"{name_of(cell)}: accuracy ranks the five players rightly"
        if plan.only not in name:
            continue
        choices = {player: choices_of(player, cell, plan) for player in PLAYERS}
        means = "; ".join(f"{player} {_score(choices[player]):.0f}" for player in PLAYERS)
        note = f"accuracy: {means}; {plan.matches} matches each"
        if plan.matches >= TRIAL:
            right = 100 * share_of_right_rankings(choices)
            goal = f"at least {100 * RIGHT_LEAST:.0f} %"
            yield Figure(name, right, "% of trials", goal, right >= 100 * RIGHT_LEAST, note)
        if plan.matches > 1:
            reliable = reliability([*choices.values()])
            goal = f"at least {RELIABLE_LEAST}"
            yield Figure(
                f"{name_of(cell)}: split-half reliability over {LONG} matches",
                reliable,
                "",
                goal,
                reliable >= RELIABLE_LEAST,
            )


def choices_of(player: str, cell: Cell, plan: Plan) -> list[list[Weighed]]:
    """The choices of a player that count, match by match."""
    matches = collect(f"weighed {FORM}, {player}", partial(choices_in, player), cell, plan)
    return [[Weighed._make((*choice[:-1], Usual(*choice[-1]))) for choice in match] for match in matches]


def choices_in(player: str, cell: Cell, seed: str, number: int) -> list[Weighed]:
    """The choices that count of a player, which sits on each seat in turn."""
    own = number % cell.seats
    match = play_out(match_of(cell, seed, number), [player if seat == own else OPPONENT for seat in range(cell.seats)])
    return weigh_choices(match, [place for place, entry in enumerate(match.journal) if entry.seat == own])


def share_of_right_rankings(choices: Choices, trials: int = TRIALS) -> float:
    """In which share of trials each player has less accuracy than the next stronger one."""
    random = Random("ranked")
    right = 0
    for _ in range(trials):
        scores = [_score(random.sample(choices[player], TRIAL)) for player in PLAYERS]
        right += all(weaker < stronger for weaker, stronger in pairwise(scores))
    return right / trials


def reliability(players: Sequence[Sequence[Sequence[Weighed]]], matches: int = LONG) -> float:
    """The correlation that accuracy has between two halves of this many matches, brought to the whole of them.

    It follows from how much players differ, and how much the matches of one of them do.
    """
    means = [[_score([match]) for match in own if match] for own in players]
    within = fmean(variance(own) for own in means)
    usual = fmean(len(own) for own in means)
    between = pvariance([fmean(own) for own in means]) * len(means) / (len(means) - 1) - within / usual
    return max(0.0, between / (between + within / matches)) if between > 0 else 0.0


def _score(matches: Sequence[Sequence[Weighed]]) -> float:
    """The accuracy over these matches, also below 0."""
    choices = [choice for match in matches for choice in match]
    return sums_of(choices).score if choices else 0.0
