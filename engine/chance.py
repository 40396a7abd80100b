"""Dice rolls and shuffles from a secret seed, reproducible bit for bit.

Every roll and every shuffle of a match comes from its secret seed through a counter-based stream of
keyed BLAKE2b blocks, so a match replays bit for bit on every Python version and platform.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Protocol, TypeVar

T = TypeVar("T")

SEED_BYTES = 32
_BLOCK_BYTES = 64


class Chance(Protocol):
    """A source of dice rolls and shuffles."""

    @property
    def draw_count(self) -> int:
        """How much of the source has been used; a copy made at the same place continues alike."""

    def die(self, sides: int = 6) -> int:
        """One die: a whole number from 1 to ``sides``, all equally likely."""

    def dice(self, count: int) -> tuple[int, ...]:
        """This many six-sided dice, rolled together."""

    def shuffle(self, cards: Iterable[T]) -> list[T]:
        """The cards in an order in which every order is equally likely."""

    def at(self, used: int) -> Chance:
        """The same source, set to a place in it."""


class Stream:
    """Chance from a key of 32 bytes: block ``n`` is BLAKE2b(key, n). Bytes that would favour a number are skipped."""

    __slots__ = ("_block", "_key", "_until", "draw_count")

    def __init__(self, key: bytes, used: int = 0) -> None:
        self._key = key
        self.draw_count = used
        self._until = 0
        """The present block serves up to this many bytes."""
        self._block = b""

    def _next_block(self) -> None:
        number = self.draw_count // _BLOCK_BYTES
        self._until = (number + 1) * _BLOCK_BYTES
        self._block = blake2b(number.to_bytes(8, "big"), key=self._key, digest_size=_BLOCK_BYTES).digest()

    def die(self, sides: int = 6) -> int:
        """One die of up to 256 sides. Raises ValueError for any other."""
        if not 1 <= sides <= 256:
            raise ValueError(f"a die has 1 to 256 sides, not {sides}")
        fair = 256 - 256 % sides
        while True:
            used = self.draw_count
            if used >= self._until:
                self._next_block()
            self.draw_count = used + 1
            byte = self._block[used % _BLOCK_BYTES]
            if byte < fair:
                return byte % sides + 1

    def dice(self, count: int) -> tuple[int, ...]:
        """This many six-sided dice, rolled together."""
        return tuple([self.die() for _ in range(count)])

    def shuffle(self, cards: Iterable[T]) -> list[T]:
        """The cards in random order (Fisher-Yates)."""
        order = list(cards)
        for last in range(len(order) - 1, 0, -1):
            other = self.die(last + 1) - 1
            order[last], order[other] = order[other], order[last]
        return order

    def at(self, used: int) -> Stream:
        """The same stream, set to a place in it."""
        return Stream(self._key, used)


class Branch:
    """Chance that is known up to a place and comes from another source after it.

    ``past`` is used for what lies before ``begins``, ``future`` from its own beginning for what lies after it.
    """

    __slots__ = ("_begins", "_future", "_past")

    def __init__(self, past: Chance, begins: int, future: Chance) -> None:
        self._past = past
        self._begins = begins
        self._future = future

    @property
    def draw_count(self) -> int:
        """How much of both has been used."""
        return self._past.draw_count if self._past.draw_count < self._begins else self._begins + self._future.draw_count

    @property
    def _source(self) -> Chance:
        return self._past if self._past.draw_count < self._begins else self._future

    def die(self, sides: int = 6) -> int:
        """One die of the source that is in use."""
        return self._source.die(sides)

    def dice(self, count: int) -> tuple[int, ...]:
        """This many six-sided dice, rolled together: all of one source, as a roll that began before the place did."""
        return self._source.dice(count)

    def shuffle(self, cards: Iterable[T]) -> list[T]:
        """The cards in an order that the source in use gives."""
        return self._source.shuffle(cards)

    def at(self, used: int) -> Branch:
        """The same branch, set to a place in it."""
        future = self._future.at(max(0, used - self._begins))
        return Branch(self._past.at(min(used, self._begins)), self._begins, future)


def stream_key(seed: bytes, words: Sequence[str] = ()) -> bytes:
    """A key from a secret seed, stirred with the words that the players added (``engine.seal`` stirs in more)."""
    digest = blake2b(key=seed, digest_size=SEED_BYTES, person=b"pantheon-match")
    for word in words:
        text = word.encode("utf-8", "surrogatepass")
        digest.update(len(text).to_bytes(4, "big") + text)
    return digest.digest()
