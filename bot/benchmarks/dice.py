"""Measures what keyed dice cost, beside the stream of chance that matches of before have.

Matches with other dice take other turns, so two kinds of matches cannot be compared. Instead every call for chance of a
match is written down, and the same calls are made of keyed dice and of a stream, by turns, in processor time. The
difference is what keyed dice add to the match. Choices are made by chance: no player leaves chance a greater share.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from statistics import fmean
from time import process_time
from typing import Any, NamedTuple, TypeVar

from bot.benchmarks import Figure
from engine.chance import KEYED, NO_COUNTS, Chance, Draw, Stream
from engine.game import Game
from engine.keyed import KeyedDice
from engine.match import Match
from engine.registry import MODULES, find_game
from engine.save_format import Origin, chance_of
from engine.simulation import match_seed

T = TypeVar("T")

MATCHES = 8
"""Matches of each cell."""
CALLED, PLAYED = 40, 4
"""How often the calls of a match are made, and how often it is played: the quickest time counts."""
SLOWER_ON_AVERAGE, SLOWER_IN_ANY = 3.0, 6.0
"""By how many percent keyed dice may slow the engine down: in the mean of all cells, and in any cell."""

Call = tuple[str, tuple[Any, ...]]
"""A call for chance: the method, and its arguments. ``draw`` gives what the next calls of a draw are made of."""


class Cell(NamedTuple):
    """What is played: a game with its settings, and how many seats."""

    game: Game[Any]
    settings: Mapping[str, str]
    seats: int

    @property
    def name(self) -> str:
        """What it is called among the figures."""
        return " ".join([self.game.key, *self.settings.values(), f"{self.seats} seats"])


def figures() -> Iterator[Figure]:
    """By how much keyed dice slow each cell down, and all of them on average."""
    slower = []
    for cell in cells():
        slower.append(measure_slowdown(cell))
        yield _figure(f"keyed dice, {cell.name}", slower[-1], SLOWER_IN_ANY)
    yield _figure("keyed dice, mean of all", fmean(slower), SLOWER_ON_AVERAGE)


def cells() -> list[Cell]:
    """Every game with each number of seats, and with each of its modules for two."""
    results = []
    for game in map(find_game, MODULES):
        results += [Cell(game, {}, seats) for seats in game.seats]
        modules = next((setting for setting in game.settings if setting.key == "module"), None)
        results += [Cell(game, {"module": value}, 2) for value in (modules.values[1:] if modules else ())]
    return results


def measure_slowdown(cell: Cell, matches: int = MATCHES) -> float:
    """By how many percent a match takes longer with keyed dice than with a stream."""
    whole = more = 0.0
    for number in range(matches):
        calls = calls_of(cell, number)
        more += _quickest(partial(_call, KeyedDice, number, calls), CALLED)
        more -= _quickest(partial(_call, Stream, number, calls), CALLED)
        whole += _quickest(partial(_play, cell, number), PLAYED)
    return 100 * more / (whole - more)


def _call(kind: Callable[[bytes], Chance], number: int, calls: Iterable[Call]) -> None:
    make_calls(kind(match_seed("bench dice", number)), calls)


def calls_of(cell: Cell, number: int) -> list[Call]:
    """Every call for chance in a match."""
    record = WrittenChance(chance_of(cell.game, _origin(cell, number)))
    _play(cell, number, record)
    return record.calls


OF_CHANCE = frozenset({"roll", "pairs", "pile", "begin_turn"})
"""The calls that are not made of a draw."""


def make_calls(chance: Chance, calls: Iterable[Call]) -> None:
    """Make these calls of another source of chance."""
    draw: Draw | None = None
    for method, facts in calls:
        if method == "draw":
            draw = chance.draw(*facts)
        else:
            getattr(chance if method in OF_CHANCE else draw, method)(*facts)


class WrittenChance:
    """Chance that writes each call down."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.calls: list[Call] = []

    @property
    def draw_count(self) -> int:
        """How much of it has been used."""
        return self._chance.draw_count

    @property
    def counts(self) -> Mapping[str, int]:
        """How often each name was drawn since the turn began."""
        return self._chance.counts

    def draw(self, name: str) -> WrittenDraw:
        """A draw that writes each call down, too."""
        self.calls.append(("draw", (name,)))
        return WrittenDraw(self._chance.draw(name), self.calls)

    def roll(self, name: str) -> int:
        """The side of one die."""
        self.calls.append(("roll", (name,)))
        return self._chance.roll(name)

    def pairs(self, name: str, order: Sequence[int]) -> Sequence[tuple[int, int]]:
        """The sides of two dice for each seat."""
        self.calls.append(("pairs", (name, order)))
        return self._chance.pairs(name, order)

    def pile(self, name: str, cards: Sequence[T]) -> Sequence[T]:
        """The cards as a draw shuffles them."""
        self.calls.append(("pile", (name, cards)))
        return self._chance.pile(name, cards)

    def begin_turn(self) -> int:
        """A turn begins."""
        self.calls.append(("begin_turn", ()))
        return self._chance.begin_turn()

    def at(self, used: int, counts: Mapping[str, int] = NO_COUNTS) -> Chance:
        """The same source, set to a place in it; nothing is written down any more."""
        return self._chance.at(used, counts)

    def imagine(self, future: bytes) -> Chance:
        """The same source up to here; nothing is written down any more."""
        return self._chance.imagine(future)

    def imagine_evenly(self, future: bytes, place: int) -> Chance:
        """The same with an even future."""
        return self._chance.imagine_evenly(future, place)


class WrittenDraw:
    """A draw that writes each call down."""

    def __init__(self, draw: Draw, calls: list[Call]) -> None:
        self.name = draw.name
        self._drawn = draw
        self._calls = calls

    def side(self, slot: int = 0, sides: int = 6) -> int:
        """The side of a die."""
        self._calls.append(("side", (slot, sides)))
        return self._drawn.side(slot, sides)

    def pair(self, slot: int = 0) -> tuple[int, int]:
        """The sides of two dice."""
        self._calls.append(("pair", (slot,)))
        return self._drawn.pair(slot)

    def shuffle(self, cards: Iterable[T]) -> list[T]:
        """The cards in random order."""
        pile = [*cards]
        self._calls.append(("shuffle", (pile,)))
        return self._drawn.shuffle(pile)


def _origin(cell: Cell, number: int) -> Origin:
    settings = cell.game.settle(cell.seats, cell.settings)
    return Origin(cell.seats, settings, match_seed("bench dice", number), (), None, KEYED)


def _play(cell: Cell, number: int, chance: Chance | None = None) -> None:
    """Play a match by chance."""
    pick = Stream(number.to_bytes(32, "big")).die
    match = Match.of_origin(cell.game, _origin(cell, number), chance)
    while questions := match.questions:
        question = questions[0]
        match.play(question.seat, question.options[pick(len(question.options)) - 1].id)


def _quickest(work: Callable[[], object], times: int) -> float:
    """The least processor time that some work takes, in seconds."""
    least = float("inf")
    for _ in range(times):
        begun = process_time()
        work()
        least = min(least, process_time() - begun)
    return least


def _figure(name: str, percent: float, most: float) -> Figure:
    return Figure(name, percent, "% slower", f"at most {most:g} %", percent <= most)
