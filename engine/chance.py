"""Dice rolls and shuffles from a secret seed, reproducible bit for bit on every Python version and platform.

There are two kinds. With *keyed dice* (``engine.keyed``) every roll and every shuffle has a name and a draw of its own,
so that one roll more changes no other. Matches begun before there were any take their chance from one *stream*, a draw
after the other, whatever its name is; they end with it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from typing import Protocol, TypeVar

T = TypeVar("T")

STREAM, KEYED = "stream", "keyed"
"""The kinds of chance, as a match's origin names them."""

SEED_BYTES = 32
_BLOCK_BYTES = 64

_FAIR = {sides: 256 - 256 % sides for sides in range(1, 257)}
"""The bytes below this one favour no side, by the number of sides."""

NO_COUNTS: Mapping[str, int] = {}


class Draw(Protocol):
    """A roll or a shuffle: the dice that fall together, or a pile of cards."""

    @property
    def name(self) -> str:
        """Its full name; a roll that repeats it has a name that begins with this one. A stream knows no names."""

    def side(self, slot: int = 0, sides: int = 6) -> int:
        """The side (0 to ``sides`` - 1, all equally likely) on which the die in a slot (0 to 7) falls."""

    def pair(self, slot: int = 0) -> tuple[int, int]:
        """The sides of two dice with six sides, in this slot and the next."""

    def shuffle(self, cards: Iterable[T]) -> list[T]:
        """The cards in an order in which every order is equally likely."""


def by_seat(draw: Draw, order: Sequence[int]) -> list[tuple[int, int]]:
    """The sides of two dice for each seat, rolled in this order; by seat."""
    pairs = {seat: draw.pair(2 * seat) for seat in order}
    return [pairs[seat] for seat in range(len(order))]


class Chance(Protocol):
    """A source of draws."""

    @property
    def draw_count(self) -> int:
        """The amount of the source that has been used. A copy that starts at the same place continues with the same
        draws.
        """

    @property
    def counts(self) -> Mapping[str, int]:
        """How often each name was drawn since the turn began."""

    def draw(self, name: str) -> Draw:
        """A draw. A name that was drawn before in the same turn gets a number; none may come again in another turn."""

    def roll(self, name: str) -> int:
        """The side of a die with six sides that has a draw of its own."""

    def pairs(self, name: str, order: Sequence[int]) -> Sequence[tuple[int, int]]:
        """The sides of two dice for each seat, all of one draw; the dice of seat ``n`` lie in the slots ``2n`` and
        ``2n + 1``. ``order`` is that of the seats.
        """

    def pile(self, name: str, cards: Sequence[T]) -> Sequence[T]:
        """The cards as a draw shuffles them of which nothing else is taken."""

    def begin_turn(self) -> int:
        """A turn begins: names are counted from here on. Returns how much has been used."""

    def at(self, used: int, counts: Mapping[str, int] = NO_COUNTS) -> Chance:
        """The same source, set to a place in it."""

    def imagine(self, future: bytes) -> Chance:
        """The same source up to its present place. All later draws come from another key."""

    def imagine_evenly(self, future: bytes, place: int) -> Chance:
        """The same, as one of six (``place`` 0 to 5), over which each die falls on each side as often, if it can be."""


class Stream:
    """Chance from a key of 32 bytes: block ``n`` is BLAKE2b(key, n). Bytes that would favour a number are skipped."""

    __slots__ = ("_block", "_key", "_until", "draw_count")

    name = ""
    counts = NO_COUNTS

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
        try:
            fair = _FAIR[sides]
        except KeyError:
            raise ValueError(f"a die has 1 to 256 sides, not {sides}") from None
        while True:
            used = self.draw_count
            if used >= self._until:
                self._next_block()
            self.draw_count = used + 1
            byte = self._block[used % _BLOCK_BYTES]
            if byte < fair:
                return byte % sides + 1

    def draw(self, name: str) -> Stream:
        """The stream itself: a stream ignores the name of a draw."""
        return self

    def side(self, slot: int = 0, sides: int = 6) -> int:
        """The side on which the next die falls."""
        return self.die(sides) - 1

    def pair(self, slot: int = 0) -> tuple[int, int]:
        """The sides on which the next two dice fall."""
        return self.die() - 1, self.die() - 1

    def roll(self, name: str) -> int:
        """The side on which the next die falls, whatever it is for."""
        return self.die() - 1

    def pairs(self, name: str, order: Sequence[int]) -> list[tuple[int, int]]:
        """The next dice, two for each seat in this order; by seat."""
        return by_seat(self.draw(name), order)

    def pile(self, name: str, cards: Sequence[T]) -> list[T]:
        """The cards in random order."""
        return self.shuffle(cards)

    def shuffle(self, cards: Iterable[T]) -> list[T]:
        """The cards in random order (Fisher-Yates)."""
        order = list(cards)
        for last in range(len(order) - 1, 0, -1):
            other = self.die(last + 1) - 1
            order[last], order[other] = order[other], order[last]
        return order

    def begin_turn(self) -> int:
        """How much of it has been used."""
        return self.draw_count

    def at(self, used: int, counts: Mapping[str, int] = NO_COUNTS) -> Stream:
        """The same stream, set to a place in it."""
        return Stream(self._key, used)

    def imagine(self, future: bytes) -> Branch:
        """This stream up to here, and another one after it."""
        return Branch(self, self.draw_count, Stream(future))

    def imagine_evenly(self, future: bytes, place: int) -> Branch:
        """The same, with a future of its own for each place: a stream does not know which die is which."""
        return self.imagine(stream_key(future, (str(place),)))


class Branch:
    """Streams that are known up to a place and come from another one after it.

    ``past`` is used for what lies before ``begins``, ``future`` from its own beginning for what lies after it.
    """

    __slots__ = ("_begins", "_future", "_past")

    counts = NO_COUNTS

    def __init__(self, past: Chance, begins: int, future: Stream) -> None:
        self._past = past
        self._begins = begins
        self._future = future

    @property
    def draw_count(self) -> int:
        """How much of both has been used."""
        return self._past.draw_count if self._past.draw_count < self._begins else self._begins + self._future.draw_count

    def draw(self, name: str) -> Draw:
        """A draw from the stream that is in use when it begins."""
        return (self._past if self._past.draw_count < self._begins else self._future).draw(name)

    def roll(self, name: str) -> int:
        """The side of one die, from the same."""
        return self.draw(name).side()

    def pairs(self, name: str, order: Sequence[int]) -> list[tuple[int, int]]:
        """Two dice for each seat, from the same."""
        return by_seat(self.draw(name), order)

    def pile(self, name: str, cards: Sequence[T]) -> list[T]:
        """The cards in random order, from the same."""
        return self.draw(name).shuffle(cards)

    def begin_turn(self) -> int:
        """How much of both has been used."""
        return self.draw_count

    def at(self, used: int, counts: Mapping[str, int] = NO_COUNTS) -> Branch:
        """The same branch, set to a place in it."""
        future = self._future.at(max(0, used - self._begins))
        return Branch(self._past.at(min(used, self._begins)), self._begins, future)

    def imagine(self, future: bytes) -> Branch:
        """This branch up to here, and another stream after it."""
        return Branch(self, self.draw_count, Stream(future))

    def imagine_evenly(self, future: bytes, place: int) -> Branch:
        """The same, with a future of its own for each place: a stream does not know which die is which."""
        return self.imagine(stream_key(future, (str(place),)))


def stream_key(seed: bytes, words: Sequence[str] = ()) -> bytes:
    """A key from a secret seed and the words that the players added (``engine.seal`` mixes in more)."""
    digest = blake2b(key=seed, digest_size=SEED_BYTES, person=b"pantheon-match")
    for word in words:
        text = word.encode("utf-8", "surrogatepass")
        digest.update(len(text).to_bytes(4, "big") + text)
    return digest.digest()
