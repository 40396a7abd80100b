"""How well a seat chose over a match: one number from 0 to 100, with the interval in which it lies.

Of each choice that counts (``engine.analysis.weighing``) it is known which share of the other options did better. With
the mean ``m`` of these shares it is

    100 · (1 - 2 · m)

and at least 0. So 100 is for who always takes the best option, and 0 for who chooses at random: half of the others are
better then. How much better they are makes no difference: else a few costly choices would decide everything, and it
would take many more matches to tell players apart. The interval holds 95 %: the same formula, with ``m`` two standard
errors higher and lower.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean
from typing import NamedTuple

CHOICES_MIN = 5
"""With fewer choices that count, nothing is said."""
ERRORS = 1.96
"""How many standard errors the interval reaches to each side."""
SPREAD = 0.3
"""By how much one more choice is taken to differ from the mean: a few that all cost the same prove little."""


class Weighed(NamedTuple):
    """A choice that counts: how many choices were made before it, and which share of the other options did better."""

    entries: int
    seat: int
    beaten: float


class Accuracy(NamedTuple):
    """How well a seat chose, from 0 to 100: ``choices`` count, and the interval reaches from ``low`` to ``high``.

    ``beaten`` is the share of the other options that did better, on average, and ``error`` its standard error.
    """

    seat: int
    choices: int
    score: float
    low: float
    high: float
    beaten: float = 0.0
    error: float = 0.0


def accuracies(weighed: Iterable[Weighed]) -> tuple[Accuracy, ...]:
    """The accuracy of each seat that made enough choices that count."""
    shares: dict[int, list[float]] = {}
    for choice in weighed:
        shares.setdefault(choice.seat, []).append(choice.beaten)
    return tuple(accuracy(seat, own) for seat, own in sorted(shares.items()) if len(own) >= CHOICES_MIN)


def accuracy(seat: int, beaten: Sequence[float]) -> Accuracy:
    """The accuracy of a seat from the share of better options in each of its choices."""
    mean = fmean(beaten)
    variance = (sum((share - mean) ** 2 for share in beaten) + SPREAD**2) / len(beaten)
    return _accuracy(seat, len(beaten), mean, sqrt(variance / len(beaten)))


def pooled_accuracy(parts: Sequence[Accuracy]) -> Accuracy:
    """The accuracy over several matches, in which each choice counts the same."""
    choices = sum(part.choices for part in parts)
    mean = sum(part.choices * part.beaten for part in parts) / choices
    error = sqrt(sum((part.choices * part.error) ** 2 for part in parts)) / choices
    return _accuracy(parts[0].seat, choices, mean, error)


def _accuracy(seat: int, choices: int, beaten: float, error: float) -> Accuracy:
    low, high = (_scale(beaten + sign * ERRORS * error) for sign in (1, -1))
    return Accuracy(seat, choices, _scale(beaten), low, high, beaten, error)


def _scale(beaten: float) -> float:
    return 100 * min(1.0, max(0.0, 1 - 2 * beaten))
