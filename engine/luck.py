"""How dice fell compared with their expectation, with the same measure for every game."""

from __future__ import annotations

from collections.abc import Iterable
from math import erf, sqrt
from statistics import fmean, pvariance
from typing import NamedTuple


class Roll(NamedTuple):
    """One die that a seat rolled: what the side that came counts, and what each of its sides would have counted.

    A game says what it counts: pips, or what a face gives.
    """

    seat: int
    came: float
    sides: tuple[float, ...]


class Luck(NamedTuple):
    """Rolls taken together: how many dice, what came, what was to be expected, and the variance of that."""

    dice: int = 0
    came: float = 0.0
    expected: float = 0.0
    variance: float = 0.0

    def __add__(self, other: object) -> Luck:
        """Both together."""
        if not isinstance(other, Luck):
            return NotImplemented
        return Luck(
            self.dice + other.dice,
            self.came + other.came,
            self.expected + other.expected,
            self.variance + other.variance,
        )

    @property
    def share(self) -> float:
        """The result as a share of its expectation: 1 when both are equal."""
        return self.came / self.expected if self.expected else 1.0

    @property
    def better_than(self) -> float:
        """The part of all equally long series of rolls that count less, from 0 to 1 (by the normal distribution)."""
        if self.variance <= 0:
            return 0.5
        return (1 + erf((self.came - self.expected) / sqrt(2 * self.variance))) / 2


def luck_of(seat: int, rolls: Iterable[Roll]) -> Luck:
    """The luck of one seat."""
    return sum((_luck(roll) for roll in rolls if roll.seat == seat), Luck())


def _luck(roll: Roll) -> Luck:
    return Luck(1, roll.came, fmean(roll.sides), pvariance(roll.sides))
