"""How well a seat chose over a match: one number from 0 to 100, with the interval in which it lies.

Of each choice that counts (``engine.analysis.weighing``) it is known which share of the other options was better, and
which share was better than what ``greedy`` would have chosen there: that says how hard the choice was. With the weighed
means ``m`` and ``g`` of both it is

    100 · (1 - m / 2g)  where m ≤ g, and else  50 · (0.5 - m) / (0.5 - g),

and at least 0. So 100 is for who always takes the best option, 50 for who chooses as well as ``greedy``, and 0 for who
chooses at random: half of the others are better then. What choices two people met counts little so, as in a tournament
where all play the same deals. How much better the others are makes no difference: else a few costly choices would
decide everything, and it would take many more matches to tell players apart.

The interval holds 95 %: 1.96 standard errors, in which the same choice is beaten more or less together with ``greedy``.
The score rises faster above 50 than below, so what reaches beyond 50 is reckoned as it is there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple

CHOICES_MIN = 5
"""With fewer choices that count, nothing is said."""
ERRORS = 1.96
"""How many standard errors the interval reaches to each side."""
SPREAD = 0.85
"""By how much one more choice is taken to differ from the mean: a few that all cost the same prove little."""
EASIEST, HARDEST = 0.05, 0.45
"""Between which shares ``g`` is taken to lie: a few choices may all be easy, or all be hard."""
FORM = 2
"""The present formula. What an earlier one (1: without ``greedy``, each choice the same) says is not pooled with it."""


class Weighed(NamedTuple):
    """A choice that counts: how many choices were made before it, and which share of the other options was better.

    ``greedy`` is the share that is better than what ``greedy`` would choose, ``weight`` how much the choice counts.
    """

    entries: int
    seat: int
    beaten: float
    greedy: float
    weight: float


class Sums(NamedTuple):
    """What is known of the choices of a match, so that several matches can be taken together.

    The weights, both shares multiplied by them, the squares of the weights, and the squares of what both shares, so
    multiplied, differ from their means in this match, and the product of both.
    """

    choices: int
    weight: float
    beaten: float
    greedy: float
    squares: float
    beaten_spread: float
    greedy_spread: float
    common_spread: float

    @property
    def score(self) -> float:
        """The accuracy in points of a hundred; below 0 for who chooses worse than at random."""
        beaten, greedy = self.beaten / self.weight, self.hardness
        return 100 - 50 * beaten / greedy if beaten <= greedy else 50 * (0.5 - beaten) / (0.5 - greedy)

    @property
    def hardness(self) -> float:
        """Which share of the other options is better than what ``greedy`` would have chosen, on average."""
        return min(HARDEST, max(EASIEST, self.greedy / self.weight))

    def slopes(self, *, is_better: bool) -> tuple[float, float]:
        """By how much the score rises with the mean of each share, where it is above 50 (``is_better``) or below.

        On the side on which the score does not lie these are the slopes at 50.
        """
        beaten, greedy = self.beaten / self.weight, self.hardness
        is_kept = EASIEST < self.greedy / self.weight < HARDEST
        if is_better:
            return -50 / greedy, 50 * min(beaten, greedy) / greedy**2 * is_kept
        return -50 / (0.5 - greedy), 50 * (0.5 - max(beaten, greedy)) / (0.5 - greedy) ** 2 * is_kept


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
    weight = sum(each.weight for each in weighed)
    beaten, greedy = (sum(each.weight * each[place] for each in weighed) for place in (2, 3))
    apart = [
        (each.weight * (each.beaten - beaten / weight), each.weight * (each.greedy - greedy / weight))
        for each in weighed
    ]
    squares = sum(each.weight**2 for each in weighed)
    spreads = (
        sum(own**2 for own, _ in apart),
        sum(other**2 for _, other in apart),
        sum(own * other for own, other in apart),
    )
    return Sums(len(weighed), weight, beaten, greedy, squares, *spreads)


def pooled_accuracy(seat: int, matches: Sequence[Sums]) -> Accuracy:
    """The accuracy over one or several matches, in which each choice counts by its weight."""
    whole = added(matches)
    score, low, high = (min(100.0, max(0.0, each)) for each in (whole.score, *_interval(whole, matches)))
    return Accuracy(seat, whole.choices, score, low, high, sums=whole)


def added(matches: Sequence[Sums]) -> Sums:
    """What is known of the choices of several matches."""
    choices, *others = (sum(parts) for parts in zip(*matches, strict=True))
    return Sums(int(choices), *others)


def _interval(whole: Sums, matches: Sequence[Sums]) -> tuple[float, float]:
    """From where to where the score may lie. It rises faster above 50 than below, so each part is reckoned there."""
    score = whole.score
    above, below = (_error(whole, matches, is_better=is_better) for is_better in (True, False))
    own, other = (above, below) if score >= 50 else (below, above)
    left = max(0.0, ERRORS - abs(score - 50) / own)
    near, far = (ERRORS - left) * own, left * other
    if score >= 50:
        return score - near - far, score + ERRORS * own
    return score - ERRORS * own, score + near + far


def _error(whole: Sums, matches: Sequence[Sums], *, is_better: bool) -> float:
    """The standard error of the score, as it is above or below 50: by how choices differ, or by how matches do where
    these differ more."""
    own, other = whole.slopes(is_better=is_better)
    doubt = (SPREAD * own) ** 2 * whole.squares / whole.choices
    choices = own**2 * whole.beaten_spread + other**2 * whole.greedy_spread + 2 * own * other * whole.common_spread
    means = whole.beaten / whole.weight, whole.greedy / whole.weight
    apart = [
        own * (each.beaten - means[0] * each.weight) + other * (each.greedy - means[1] * each.weight)
        for each in matches
    ]
    among = sum(each**2 for each in apart) * len(matches) / max(1, len(matches) - 1)
    return sqrt(max(0.0, choices, among) + doubt) / whole.weight
