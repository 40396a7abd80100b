"""How well a seat chose over a match: one number from 0 to 100, with the interval in which it lies.

Of each choice that counts (``engine.analysis.weighing``) it is known what was lost against the best option, and what
two known players would have lost there, ``greedy`` and ``skilled``. Their losses say how hard the
choices were. They are used as auxiliary variables: with ``m``, ``g`` and ``s`` for the weighed means of what was lost,
``G`` and ``S`` for what the two lose in a usual match, and ``b`` and ``c`` for the slopes of the regression of the
first on the other two over the choices,

    a = m - b · (g - G) - c · (s - S)

is what the seat would have lost in a usual match. The score is 100 - 50 · a / G where that is at most ``G``, and else
50 · (r - a) / (r - G), where ``r`` is the mean of what all options lose; it is at least 0. So 100 is for who always
takes the best option, 50 for who chooses as ``greedy`` does, and 0 for who chooses at random. Whoever chooses like one
of the two has the same score in every match; the less a player is like them, the less they count.

The interval holds 95 %: 1.96 standard errors, by what the regression leaves open.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple

from engine.float_sums import sum_floats

CHOICES_MIN = 5
"""With fewer choices that count, nothing is said."""
ERRORS = 1.96
"""How many standard errors the interval reaches to each side."""
SPREAD = 0.8
"""By how much one more choice is taken to differ from what is expected: a few that all cost the same prove little."""
RIDGE = 0.01
"""What is added to the sums of squares of what the two players lose: a few choices say little about slopes."""
SLOPES = 3
"""How many numbers are fitted to the choices."""
CHANCE_LEAST = 1.5
"""``r`` is taken to be at least this many times ``G``: in few choices all options may be about as good."""
FORM = 3
"""The present formula. What an earlier one says is not pooled with it: 1 was without ``greedy``, 2 with it alone and by
the share of the options that are better."""


class Usual(NamedTuple):
    """What two players lose at a choice of a usual match, on average, as ``Weighed`` counts it."""

    greedy: float
    skilled: float


class Weighed(NamedTuple):
    """A choice that counts: how many choices were made before it, how much it counts, and what was lost by it.

    ``loss`` is from 0 (the best option) to 1; ``greedy`` and ``skilled`` are what those players would have lost there,
    ``chance`` what all options lose on average. ``usual`` is what the two lose in usual matches of this kind.
    """

    entries: int
    seat: int
    weight: float
    loss: float
    greedy: float
    skilled: float
    chance: float
    usual: Usual


class Sums(NamedTuple):
    """What is known of the choices of a match, so that several matches can be taken together.

    The weights and their squares, and sums over the choices, each multiplied by its weight: of all that ``Weighed``
    says, and of the squares and products of three of these numbers.
    """

    choices: int
    weight: float
    squares: float
    loss: float
    greedy: float
    skilled: float
    chance: float
    usual_greedy: float
    usual_skilled: float
    loss_loss: float
    loss_greedy: float
    loss_skilled: float
    greedy_greedy: float
    greedy_skilled: float
    skilled_skilled: float

    @property
    def score(self) -> float:
        """The accuracy in points of a hundred; below 0 for who chooses worse than at random."""
        return self.points(self.usual_loss)

    def points(self, loss: float) -> float:
        """The accuracy of who would lose this much in a usual match."""
        greedy = self.usual_greedy / self.weight
        chance = max(self.chance / self.weight, CHANCE_LEAST * greedy)
        return 100 - 50 * loss / greedy if loss <= greedy else 50 * (chance - loss) / (chance - greedy)

    @property
    def usual_loss(self) -> float:
        """What the seat would lose at a choice of a usual match."""
        return self.loss_in(self)

    def loss_in(self, part: Sums) -> float:
        """The mean loss in one part of these matches, as it would be in usual ones."""
        greedy, skilled = self.slopes
        beyond = greedy * (part.greedy - part.usual_greedy) + skilled * (part.skilled - part.usual_skilled)
        return (part.loss - beyond) / part.weight

    @property
    def slopes(self) -> tuple[float, float]:
        """By how much a choice costs more where it costs ``greedy`` more, and where it costs ``skilled`` more."""
        _, own_greedy, own_skilled, greedy, both, skilled = self._spreads
        ridge = RIDGE / self.choices
        greedy, skilled = greedy + ridge, skilled + ridge
        whole = greedy * skilled - both**2
        slopes = (own_greedy * skilled - own_skilled * both) / whole, (own_skilled * greedy - own_greedy * both) / whole
        return _within(slopes[0]), _within(slopes[1])

    @property
    def residual(self) -> float:
        """The variance of what a choice costs that both players leave open."""
        own, own_greedy, own_skilled, greedy, both, skilled = self._spreads
        first, second = self.slopes
        common = first * own_greedy + second * own_skilled
        rest = own - 2 * common + first**2 * greedy + second**2 * skilled + 2 * first * second * both
        return max(0.0, rest) * self.choices / max(1, self.choices - SLOPES)

    @property
    def _spreads(self) -> tuple[float, ...]:
        """The variances and covariances over the choices of what was lost and what both players would have lost."""
        means = [each / self.weight for each in (self.loss, self.greedy, self.skilled)]
        pairs = ((0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2))
        return tuple(each / self.weight - means[a] * means[b] for each, (a, b) in zip(self[9:], pairs, strict=True))


def _within(slope: float) -> float:
    return min(1.0, max(0.0, slope))


class Accuracy(NamedTuple):
    """How well a seat chose, from 0 to 100: ``choices`` count, and the interval reaches from ``low`` to ``high``.

    ``form`` is that of the formula, and ``sums`` what is needed to pool it; None for an earlier one.
    """

    seat: int
    choices: int
    score: float
    low: float
    high: float
    form: int = FORM
    sums: Sums | None = None

    @property
    def whole_points(self) -> dict[str, int]:
        """The score and the interval in whole points, by their names."""
        return {"score": round(self.score), "low": round(self.low), "high": round(self.high)}


def accuracies(weighed: Iterable[Weighed]) -> tuple[Accuracy, ...]:
    """The accuracy of each seat that made enough choices that count."""
    choices: dict[int, list[Weighed]] = {}
    for choice in weighed:
        choices.setdefault(choice.seat, []).append(choice)
    return tuple(accuracy(seat, own) for seat, own in sorted(choices.items()) if len(own) >= CHOICES_MIN)


def accuracy(seat: int, weighed: Sequence[Weighed]) -> Accuracy:
    """The accuracy of a seat in one match, by its choices that count."""
    return pooled_accuracy(seat, [sums_of(weighed)])


def sums_of(weighed: Sequence[Weighed]) -> Sums:
    """What is known of the choices of one match, taken together."""
    rows = [_parts(each) for each in weighed]
    return Sums(len(weighed), *(sum_floats(parts) for parts in zip(*rows, strict=True)))


def _parts(choice: Weighed) -> list[float]:
    """What a choice adds to the sums."""
    loss, greedy, skilled = choice.loss, choice.greedy, choice.skilled
    squares = (loss**2, loss * greedy, loss * skilled, greedy**2, greedy * skilled, skilled**2)
    each = (loss, greedy, skilled, choice.chance, *choice.usual, *squares)
    return [choice.weight, choice.weight**2, *(choice.weight * part for part in each)]


def pooled_accuracy(seat: int, matches: Sequence[Sums]) -> Accuracy:
    """The accuracy over one or several matches, in which each choice counts by its weight."""
    whole = add_sums(matches)
    loss, reach = whole.usual_loss, ERRORS * _error(whole, matches)
    score, low, high = (min(100.0, max(0.0, whole.points(each))) for each in (loss, loss + reach, loss - reach))
    return Accuracy(seat, whole.choices, score, low, high, sums=whole)


def add_sums(matches: Sequence[Sums]) -> Sums:
    """What is known of the choices of several matches."""
    choices, *others = (sum_floats(parts) for parts in zip(*matches, strict=True))
    return Sums(int(choices), *others)


def _error(whole: Sums, matches: Sequence[Sums]) -> float:
    """The standard error of the usual loss: by how choices differ, or by how matches do where these differ more."""
    choices = whole.residual * whole.squares / whole.weight**2
    mean = whole.usual_loss
    apart = [each.weight * (whole.loss_in(each) - mean) for each in matches]
    among = sum_floats(each**2 for each in apart) * len(matches) / max(1, len(matches) - 1) / whole.weight**2
    doubt = SPREAD**2 * whole.squares / whole.weight**2 / whole.choices
    return sqrt(max(choices, among) + doubt)
