"""Scripted chance: dice and shuffles with results given by a test."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")


class ScriptRanOut(AssertionError):
    """A scripted match rolled more often than its script says."""


class Script:
    """The dice fall as written, and shuffles leave the order as it is."""

    def __init__(self, rolls: Sequence[int], used: int = 0) -> None:
        self._rolls = tuple(rolls)
        self.draw_count = used

    def die(self, sides: int = 6) -> int:
        """The next roll of the script."""
        if self.draw_count >= len(self._rolls):
            raise ScriptRanOut(f"the script holds {len(self._rolls)} rolls only")
        roll = self._rolls[self.draw_count]
        self.draw_count += 1
        return roll

    def dice(self, count: int) -> tuple[int, ...]:
        """The next rolls of the script."""
        return tuple(self.die() for _ in range(count))

    def shuffle(self, cards: Iterable[T]) -> list[T]:
        """The cards as they lie."""
        return list(cards)

    def at(self, used: int) -> Script:
        """The same script, set to a place in it."""
        return Script(self._rolls, used)
