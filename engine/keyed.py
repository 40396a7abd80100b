"""Keyed dice: every roll and every shuffle has a name and its own draw, BLAKE2b of that name.

It does not depend on what was rolled before, how often, or by which seat. Each die owns eight bytes of the draw's first
block, its slot. A shuffle takes the bytes from the first one on, and continues with further blocks.

Imagined futures may be even: of six that belong together each die of each draw falls on each side once. What comes of
them on average is less a matter of chance than in any six.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from hashlib import blake2b
from itertools import chain, count, permutations
from typing import Any, Final, NamedTuple, TypeVar

from engine.chance import KEYED, NO_COUNTS, Chance, Stream, by_seat
from engine.questions import fast_tuple

T = TypeVar("T")

_BLOCK_BYTES: Final = 64
_SLOT_BYTES: Final = 8
_SALT_BYTES: Final = 16
_ORDERS: Final = tuple(permutations(range(6)))

_PAIRS: Final[list[list[Any]]] = [[(light, dark) for dark in range(6)] for light in range(6)]
"""The sides of two dice, made once. Their types are not stated: compiled, such pairs would be made again each time."""

EVEN: Final = 6
"""How many even futures belong together."""

Past = tuple[tuple[int, bytes, int], ...]
"""Keys of before, the newest first, each with the first draw that is no longer its, and its place among even futures
(``ALONE``: it is none)."""

ALONE: Final = -1


def source_of(dice: str, key: bytes) -> Chance:
    """The chance of a match from its key, by its kind (``Origin.dice``)."""
    return KeyedDice(key) if dice == KEYED else Stream(key)


class NamedDraw(NamedTuple):
    """One draw of keyed dice: its name, the key, and the first block."""

    name: str
    key: bytes
    first: bytes

    def side(self, slot: int = 0, sides: int = 6) -> int:
        """The side on which the die in a slot falls: the first of its bytes that favours none, modulo its sides."""
        byte = self.first[slot * _SLOT_BYTES]
        return byte % sides if byte < 252 and sides == 6 else self._any_side(slot, sides)

    def pair(self, slot: int = 0) -> tuple[int, int]:
        """The sides on which the dice in a slot and the next one fall: as ``side`` twice, with fewer steps."""
        first, begin = self.first, slot * _SLOT_BYTES
        light, dark = first[begin], first[begin + _SLOT_BYTES]
        if light < 252 and dark < 252:
            return light % 6, dark % 6
        return self.side(slot), self.side(slot + 1)

    def _any_side(self, slot: int, sides: int) -> int:
        """The same for any sides, by all bytes of the slot, then by those of the same slot of further blocks."""
        fair = 256 - 256 % sides
        begin = slot * _SLOT_BYTES
        for block in self._blocks():
            for byte in block[begin : begin + _SLOT_BYTES]:
                if byte < fair:
                    return byte % sides
        raise AssertionError("unreachable")

    def _blocks(self) -> Iterator[bytes]:
        """One block after the other; the number of a further one is the salt."""
        yield self.first
        name = self.name.encode()
        for number in count(1):
            salt = number.to_bytes(_SALT_BYTES, "big")
            yield blake2b(name, key=self.key, digest_size=_BLOCK_BYTES, salt=salt).digest()

    def places(self, cards: int) -> Iterator[tuple[int, int]]:
        """The order of a shuffle: from the last card down, how many places are left for it, and which one it takes.

        One byte is taken after the other; bytes that favour a place do not count.
        """
        if cards > 256:
            raise ValueError(f"at most 256 cards can be shuffled, not {cards}")
        left = cards
        for byte in chain.from_iterable(self._blocks()):
            if left < 2:
                return
            if byte < 256 - 256 % left:
                yield left, byte % left
                left -= 1

    def shuffle(self, cards: Iterable[T]) -> list[T]:
        """The cards in random order (Fisher-Yates)."""
        order = list(cards)
        for left, place in self.places(len(order)):
            order[left - 1], order[place] = order[place], order[left - 1]
        return order


class EvenDraw(NamedTuple):
    """One draw of an even future: the draw that the six have in common, and the place of this one (0 to 5)."""

    common: NamedDraw
    place: int

    @property
    def name(self) -> str:
        """Its full name."""
        return self.common.name

    def side(self, slot: int = 0, sides: int = 6) -> int:
        """The side on which the die in a slot falls: the six places have the six sides, in an order of this die."""
        if sides != len(_ORDERS[0]):
            return self._own().side(slot, sides)
        begin = slot * _SLOT_BYTES
        order = int.from_bytes(self.common.first[begin : begin + _SLOT_BYTES], "big") % len(_ORDERS)
        return _ORDERS[order][self.place]

    def pair(self, slot: int = 0) -> tuple[int, int]:
        """The sides of the dice in this slot and the next."""
        return self.side(slot), self.side(slot + 1)

    def shuffle(self, cards: Iterable[T]) -> list[T]:
        """The cards in random order, another one at each place."""
        return self._own().shuffle(cards)

    def places(self, cards: int) -> Iterator[tuple[int, int]]:
        """The order of a shuffle, as ``NamedDraw.places``."""
        return self._own().places(cards)

    def _own(self) -> NamedDraw:
        return draw_name(self.common.key, f"{self.common.name}/{self.place}")


def draw_name(key: bytes, name: str) -> NamedDraw:
    """The draw of a full name: its first block is BLAKE2b of the name, keyed."""
    return NamedDraw(name, key, blake2b(name.encode(), key=key, digest_size=_BLOCK_BYTES).digest())


class KeyedDice:
    """Chance from a key of 32 bytes, a draw for each name. A name that comes again in a turn gets a number."""

    __slots__ = ("_begins", "_copy_hasher", "_draw_counts", "_key", "_past", "draw_count")

    def __init__(
        self,
        key: bytes,
        used: int = 0,
        counts: Mapping[str, int] = NO_COUNTS,
        begins: int = 0,
        past: Past = (),
        keyed: Callable[[], blake2b] | None = None,
    ) -> None:
        self._key = key
        self._copy_hasher = keyed or blake2b(key=key, digest_size=_BLOCK_BYTES).copy
        """Gives a hash that has taken the key in."""
        self.draw_count = used
        """How many draws there were so far."""
        self._draw_counts = dict(counts)
        self._begins = begins
        """The first draw that comes from this key; those before it come from the keys of the past."""
        self._past = past

    @property
    def counts(self) -> Mapping[str, int]:
        """How often each name was drawn since the turn began."""
        return self._draw_counts.copy()

    def draw(self, name: str) -> NamedDraw | EvenDraw:
        """The draw of a name, with its number if it is not the first one of this name in the turn."""
        name = self._count(name)
        if self.draw_count <= self._begins:
            return self._draw_past(name)
        return fast_tuple(NamedDraw, (name, self._key, self._block(name)))

    def _count(self, name: str) -> str:
        """Count a draw of this name; returns its full name."""
        self.draw_count += 1
        counts = self._draw_counts
        if name not in counts:
            counts[name] = 1
            return name
        before = counts[name]
        counts[name] = before + 1
        return f"{name}#{before}"

    def _block(self, name: str) -> bytes:
        """The first block of a full name: as that of ``draw_name``, twice as fast, for the key is taken in once."""
        hasher = self._copy_hasher()
        hasher.update(name.encode())
        return hasher.digest()

    def roll(self, name: str) -> int:
        """The side of a die in the first slot of a draw of its own: as ``draw`` and ``side``, with fewer steps."""
        if name in self._draw_counts or self.draw_count < self._begins:
            return self.draw(name).side()
        byte = self._block(name)[0]
        if byte >= 252:
            return self.draw(name).side()
        self._draw_counts[name] = 1
        self.draw_count += 1
        return byte % 6

    def pairs(self, name: str, order: Sequence[int]) -> list[tuple[int, int]]:
        """Two dice for each seat, all of one draw: as ``draw`` and ``pair``, with fewer steps."""
        if self.draw_count < self._begins:
            return by_seat(self.draw(name), order)
        if name in self._draw_counts:
            name = self._count(name)
        else:
            self._draw_counts[name] = 1
            self.draw_count += 1
        hasher = self._copy_hasher()
        hasher.update(name.encode())
        block = hasher.digest()
        pairs: list[tuple[int, int]] = []
        for begin in range(0, 2 * len(order) * _SLOT_BYTES, 2 * _SLOT_BYTES):
            light, dark = block[begin], block[begin + _SLOT_BYTES]
            if light >= 252 or dark >= 252:
                return by_seat(NamedDraw(name, self._key, block), order)
            pairs.append(_PAIRS[light % 6][dark % 6])
        return pairs

    def pile(self, name: str, cards: Sequence[T]) -> Sequence[T]:
        """The cards in random order. Nothing is drawn where all are alike, but the draw counts."""
        if cards and cards.count(cards[0]) == len(cards):
            self._count(name)
            return cards
        return self.draw(name).shuffle(cards)

    def _draw_past(self, name: str) -> NamedDraw | EvenDraw:
        used, key, place = self.draw_count - 1, self._key, ALONE
        for ends, earlier, at in self._past:
            if used >= ends:
                break
            key, place = earlier, at
        named_draw = draw_name(key, name)
        return named_draw if place == ALONE else EvenDraw(named_draw, place)

    def begin_turn(self) -> int:
        """Count names from here on; returns how many draws there were."""
        self._draw_counts.clear()
        return self.draw_count

    def at(self, used: int, counts: Mapping[str, int] = NO_COUNTS) -> KeyedDice:
        """The same dice, set to a place among the draws; the hash that has taken the key in serves both."""
        return KeyedDice(self._key, used, counts, self._begins, self._past, self._copy_hasher)

    def imagine(self, future: bytes) -> KeyedDice:
        """The same dice up to here; later draws come from another key."""
        return KeyedDice(future, self.draw_count, self._draw_counts, self.draw_count, self._past_keys())

    def imagine_evenly(self, future: bytes, place: int) -> EvenDice:
        """The same, as one of six futures of this key (``place`` 0 to 5): a die falls on each side in one of them."""
        return EvenDice(place, future, self.draw_count, self._draw_counts, self.draw_count, self._past_keys())

    def _past_keys(self) -> Past:
        return ((self.draw_count, self._key, ALONE), *self._past)

    def __reduce__(self) -> tuple[Any, ...]:
        """How they are pickled: the hash that has taken the key in is made again."""
        return KeyedDice, (self._key, self.draw_count, dict(self._draw_counts), self._begins, self._past)


class EvenDice(KeyedDice):
    """Keyed dice of which later draws are those of one even future."""

    __slots__ = ("_place",)

    def __init__(
        self,
        place: int,
        key: bytes,
        used: int = 0,
        counts: Mapping[str, int] = NO_COUNTS,
        begins: int = 0,
        past: Past = (),
    ) -> None:
        super().__init__(key, used, counts, begins, past)
        self._place = place

    def draw(self, name: str) -> NamedDraw | EvenDraw:
        """The draw of a name; those of before are what they were."""
        named_draw = super().draw(name)
        return (
            EvenDraw(named_draw, self._place)
            if self.draw_count > self._begins and isinstance(named_draw, NamedDraw)
            else named_draw
        )

    def roll(self, name: str) -> int:
        """The side of a die in the first slot of a draw of its own."""
        return self.draw(name).side()

    def pairs(self, name: str, order: Sequence[int]) -> list[tuple[int, int]]:
        """Two dice for each seat, all of one draw."""
        return by_seat(self.draw(name), order)

    def at(self, used: int, counts: Mapping[str, int] = NO_COUNTS) -> EvenDice:
        """The same dice, set to a place among the draws."""
        return EvenDice(self._place, self._key, used, counts, self._begins, self._past)

    def _past_keys(self) -> Past:
        return ((self.draw_count, self._key, self._place), *self._past)

    def __reduce__(self) -> tuple[Any, ...]:
        """How they are pickled."""
        own = (self._place, self._key, self.draw_count, dict(self._draw_counts), self._begins, self._past)
        return EvenDice, own
