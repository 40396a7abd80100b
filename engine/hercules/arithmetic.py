"""The results that two dice can make (rulebook p. 6)."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import NamedTuple

from engine.hercules.state import COLUMNS

SIGNS = {"add": "+", "sub": "-", "mul": "x", "div": "/"}
"""How each operation is written in an option's id."""


class Sum(NamedTuple):
    """One way to make a result: ``left`` is the larger die (ruling R1)."""

    result: int
    left: int
    right: int
    operation: str

    @property
    def dice(self) -> tuple[int, int]:
        """The faces that make it."""
        return self.left, self.right

    @property
    def text(self) -> str:
        """The sum as option ids write it: ``6+3``."""
        return f"{self.left}{SIGNS[self.operation]}{self.right}"


def calculate(left: int, right: int, operation: str) -> int | None:
    """The result of an operation, or None when a division leaves a remainder."""
    if operation == "add":
        return left + right
    if operation == "sub":
        return left - right
    if operation == "mul":
        return left * right
    return left // right if left % right == 0 else None


def _sums(left: int, right: int) -> tuple[Sum, ...]:
    results = ((calculate(left, right, operation), operation) for operation in SIGNS)
    return tuple(
        Sum(result, left, right, operation)
        for result, operation in results
        if result is not None and 1 <= result <= COLUMNS
    )


SUMS = {(left, right): _sums(left, right) for left in range(1, 7) for right in range(1, left + 1)}
"""The sums of two dice whose result is a labour, by the dice, the larger first."""


@cache
def sums_of(faces: tuple[int, ...]) -> tuple[Sum, ...]:
    """Every sum that any two of these dice make; dice with equal faces count as one (ruling R3)."""
    pairs = dict.fromkeys((max(pair), min(pair)) for pair in combinations(faces, 2))
    return tuple(way for pair in pairs for way in SUMS[pair])
