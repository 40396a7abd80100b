"""Scripted chance: dice and shuffles with results given by a test."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from engine.chance import NO_COUNTS, Branch, Stream, by_seat

T = TypeVar("T")


class ScriptRanOut(AssertionError):
    """A scripted match rolled more often than its script says."""


class Script:
    """The dice fall as written, and shuffles leave the order as it is."""

    name = ""
    counted = NO_COUNTS

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

    def draw(self, name: str) -> Script:
        """Whatever is rolled, the next rolls of the script."""
        return self

    def side(self, slot: int = 0, sides: int = 6) -> int:
        """The next roll of the script, as a side."""
        return self.die(sides) - 1

    def pair(self, slot: int = 0) -> tuple[int, int]:
        """The next two rolls of the script, as sides."""
        return self.side(), self.side()

    def roll(self, name: str) -> int:
        """The next roll of the script, as a side."""
        return self.side()

    def pairs(self, name: str, order: Sequence[int]) -> list[tuple[int, int]]:
        """The next rolls of the script, two for each seat in this order; by seat."""
        return by_seat(self, order)

    def pile(self, name: str, cards: Sequence[T]) -> Sequence[T]:
        """The cards as they lie."""
        return cards

    def shuffle(self, cards: Iterable[T]) -> list[T]:
        """The cards as they lie."""
        return list(cards)

    def begin_turn(self) -> int:
        """How much of it has been used."""
        return self.draw_count

    def at(self, used: int, counted: Mapping[str, int] = NO_COUNTS) -> Script:
        """The same script, set to a place in it."""
        return Script(self._rolls, used)

    def imagine(self, future: bytes) -> Branch:
        """The script up to here, and a stream after it."""
        return Branch(self, self.draw_count, Stream(future))
