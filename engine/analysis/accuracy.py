"""How well a seat chose over a match: one number from 0 to 100, with the interval in which it lies.

With the mean cost ``c`` of the choices that count (``engine.analysis.weighing``), in chance of winning, it is

    100 · exp(-10 · max(0, c))

so it is 82 where a choice costs 2 points of a hundred on average, 67 where it costs 4, and 37 where it costs 10. The
interval holds 95 %: the same formula, with ``c`` two standard errors higher and lower.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, sqrt
from statistics import fmean
from typing import NamedTuple

STEEPNESS = 10.0
"""How fast the accuracy falls with the chance of winning that is lost."""
CHOICES_MIN = 5
"""With fewer choices that count, nothing is said."""
ERRORS = 1.96
"""How many standard errors the interval reaches to each side."""
SPREAD = 0.05
"""By how much one more choice is taken to differ from the mean: a few that all cost the same prove little."""


class Weighed(NamedTuple):
    """A choice that counts: how many choices were made before it, and what it cost, in chance of winning."""

    entries: int
    seat: int
    cost: float


class Accuracy(NamedTuple):
    """How well a seat chose, from 0 to 100: ``choices`` count, and the interval reaches from ``low`` to ``high``.

    ``cost`` is what a choice cost on average, in chance of winning, and ``error`` the standard error of that.
    """

    seat: int
    choices: int
    score: float
    low: float
    high: float
    cost: float = 0.0
    error: float = 0.0


def accuracies(weighed: Iterable[Weighed]) -> tuple[Accuracy, ...]:
    """The accuracy of each seat that made enough choices that count."""
    costs: dict[int, list[float]] = {}
    for choice in weighed:
        costs.setdefault(choice.seat, []).append(choice.cost)
    return tuple(accuracy(seat, own) for seat, own in sorted(costs.items()) if len(own) >= CHOICES_MIN)


def accuracy(seat: int, costs: Sequence[float]) -> Accuracy:
    """The accuracy of a seat whose choices cost so much, in chance of winning."""
    mean = fmean(costs)
    variance = (sum((cost - mean) ** 2 for cost in costs) + SPREAD**2) / len(costs)
    return _accuracy(seat, len(costs), mean, sqrt(variance / len(costs)))


def pooled_accuracy(parts: Sequence[Accuracy]) -> Accuracy:
    """The accuracy over several matches, in which each choice counts the same."""
    choices = sum(part.choices for part in parts)
    mean = sum(part.choices * part.cost for part in parts) / choices
    error = sqrt(sum((part.choices * part.error) ** 2 for part in parts)) / choices
    return _accuracy(parts[0].seat, choices, mean, error)


def _accuracy(seat: int, choices: int, cost: float, error: float) -> Accuracy:
    low, high = (_scale(cost + sign * ERRORS * error) for sign in (1, -1))
    return Accuracy(seat, choices, _scale(cost), low, high, cost, error)


def _scale(cost: float) -> float:
    return 100 * exp(-STEEPNESS * max(0.0, cost))
