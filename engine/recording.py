"""Chance of either kind that records every die and every card of a shuffle."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from engine.chance import KEYED, NO_COUNTS, Branch, Chance, Stream, by_seat
from engine.game import Game
from engine.keyed import EvenDraw, KeyedDice, NamedDraw
from engine.save_format import Origin, chance_of, key_of

T = TypeVar("T")


class DrawRecord(NamedTuple):
    """A die that fell on a ``side`` (0 to ``sides`` - 1), or a place drawn for a shuffle (then ``slot`` is None).

    ``name`` is the full name of its draw, "" in a stream.
    """

    name: str
    slot: int | None
    sides: int
    side: int


Note = Callable[[DrawRecord], None]


def record_match(game: Game[Any], origin: Origin, note: Note) -> Chance:
    """The chance of a match from its beginning on; each draw is noted."""
    if origin.dice == KEYED:
        dice = chance_of(game, origin)
        assert isinstance(dice, KeyedDice)
        return RecordedDice(dice, note)
    if origin.branch is not None and origin.branch.same:
        return record_match(game, origin.branch.origin, note)
    stream = RecordedStream(key_of(game, origin), note)
    if origin.branch is None:
        return stream
    return Branch(record_match(game, origin.branch.origin, note), origin.branch.draws, stream)


def record_draws(dice: str, key: bytes, note: Note) -> Chance:
    """The chance of a match from its key, by its kind; each draw is noted."""
    return RecordedDice(KeyedDice(key), note) if dice == KEYED else RecordedStream(key, note)


class RecordedStream(Stream):
    """A stream that notes what came."""

    __slots__ = ("_note",)

    def __init__(self, key: bytes, note: Note) -> None:
        super().__init__(key)
        self._note = note

    def die(self, sides: int = 6) -> int:
        """One die, noted."""
        came = super().die(sides)
        self._note(DrawRecord("", None, sides, came - 1))
        return came


class RecordedDice:
    """Keyed dice that note how they fall."""

    __slots__ = ("_dice", "_note")

    def __init__(self, dice: KeyedDice, note: Note) -> None:
        self._dice = dice
        self._note = note

    @property
    def draw_count(self) -> int:
        """How many draws there were so far."""
        return self._dice.draw_count

    @property
    def counts(self) -> Mapping[str, int]:
        """How often each name was drawn since the turn began."""
        return self._dice.counts

    def draw(self, name: str) -> RecordedDraw:
        """The draw of a name; it notes what is taken from it."""
        return RecordedDraw(self._dice.draw(name), self._note)

    def roll(self, name: str) -> int:
        """The side of one die, noted."""
        return self.draw(name).side()

    def pairs(self, name: str, order: Sequence[int]) -> list[tuple[int, int]]:
        """Two dice for each seat, noted."""
        return by_seat(self.draw(name), order)

    def pile(self, name: str, cards: Sequence[T]) -> list[T]:
        """The cards in random order, each place noted."""
        return self.draw(name).shuffle(cards)

    def begin_turn(self) -> int:
        """Count names from here on; returns how many draws there were."""
        return self._dice.begin_turn()

    def at(self, used: int, counts: Mapping[str, int] = NO_COUNTS) -> KeyedDice:
        """The same dice, set to a place among the draws, without notes."""
        return self._dice.at(used, counts)

    def imagine(self, future: bytes) -> KeyedDice:
        """The same dice up to here, and others after it, without notes."""
        return self._dice.imagine(future)

    def imagine_evenly(self, future: bytes, place: int) -> KeyedDice:
        """The same, with an even future."""
        return self._dice.imagine_evenly(future, place)


class RecordedDraw:
    """A draw that notes what is taken from it."""

    __slots__ = ("_named_draw", "_note", "name")

    def __init__(self, named_draw: NamedDraw | EvenDraw, note: Note) -> None:
        self.name = named_draw.name
        self._named_draw = named_draw
        self._note = note

    def side(self, slot: int = 0, sides: int = 6) -> int:
        """The side on which a die falls, noted."""
        side = self._named_draw.side(slot, sides)
        self._note(DrawRecord(self.name, slot, sides, side))
        return side

    def pair(self, slot: int = 0) -> tuple[int, int]:
        """The sides on which two dice fall, each noted."""
        return self.side(slot), self.side(slot + 1)

    def shuffle(self, cards: Iterable[T]) -> list[T]:
        """The cards in random order, each place noted."""
        order = list(cards)
        for left, place in self._named_draw.places(len(order)):
            self._note(DrawRecord(self.name, None, left, place))
        return self._named_draw.shuffle(order)
