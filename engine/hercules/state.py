"""The state of a match of Hercules as plain data; complete at every turn boundary."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields
from itertools import chain
from operator import attrgetter
from typing import Any, TypeVar

from engine.chance import Chance
from engine.hercules.cards import CARDS, HADES_LEVELS

T = TypeVar("T")
Cards = tuple[str, ...]

COLUMNS = 12
STACKS = ("hestia", "pan", "aeolus", "hecate", "tyche", "morpheus")
SYMBOLS = ("add", "sub", "mul", "div", "die")
HADES = 1
"""The side of Hades in the solo game."""


@dataclass(slots=True)
class Hero:
    """One side's area: a player's, or that of Hades in the solo game (who has one die).

    ``labours`` are the columns in which the own marker still lies, ascending. ``column`` is the apprentice's, 0 at
    the start. ``supply`` counts markers. ``marked`` are own demigods that hold a marker, ``face_down`` used gods.
    """

    dice: tuple[int, ...]
    labours: tuple[int, ...] = tuple(range(1, COLUMNS + 1))
    column: int = 0
    supply: int = 0
    demigods: Cards = ()
    marked: Cards = ()
    gods: Cards = ()
    face_down: Cards = ()
    vases: Cards = ()
    pantheon: Cards = ()

    def copy(self) -> Hero:
        """An independent copy."""
        return Hero(*_values_of_hero(self))


@dataclass(slots=True)
class State:
    """The whole table. Cards lie in tuples, so that copies of the state share them.

    ``heroes`` are the sides in turn order; in the solo game the second is Hades. ``seats`` counts the people.
    ``stacks`` and ``vases`` (by columns, 3 to 7) hold card ids, the top card first. ``gods`` are the cards over
    columns 1 to 11, None where one was taken; ``peak`` is the pile over column 12, Zeus first, then Pantheon cards.
    ``white`` is the white die's face (0 before it was ever rolled), ``white_in_use`` says that it belongs to the
    acting side this turn. ``acting`` is the side whose turn it is, ``turns`` counts the turns taken this round,
    ``pegasus`` is the side that began it. ``used`` are cards used in the present turn.
    ``ending`` says that this round is the last.
    """

    seats: int
    heroes: list[Hero]
    stacks: dict[str, Cards]
    gods: tuple[str | None, ...]
    peak: Cards
    vases: dict[int, Cards]
    white: int = 0
    white_in_use: bool = False
    pegasus: int = 0
    acting: int = 0
    turns: int = 0
    round: int = 1
    used: Cards = ()
    ending: bool = False
    over: bool = False
    simplified: bool = False
    hades_level: str = ""

    @property
    def solo(self) -> bool:
        """Whether one hero plays against Hades."""
        return self.hades_level != ""

    def faces(self, side: int) -> tuple[int, ...]:
        """The dice that this side may reckon with now: the own ones, and the white one while it is in use."""
        dice = self.heroes[side].dice
        return (*dice, self.white) if self.white_in_use else dice

    @property
    def hidden_count(self) -> int:
        """How many demigods lie face down: all but the top card of each stack."""
        return sum(max(0, len(cards) - 1) for cards in self.stacks.values())

    def reshuffle_hidden(self, now: State, seat: int, chance: Chance) -> State:
        """This state with the demigods that lie face down ``now``, later in the turn, in another order.

        No one has seen them; which cards a stack holds is known. The order in which they lie makes no difference.
        """
        copy = self.copy()
        for name, cards in self.stacks.items():
            hidden_cards = now.stacks[name][1:]
            copy.stacks[name] = (
                *cards[: len(cards) - len(hidden_cards)],
                *chance.draw(f"stack.{name}").shuffle(sorted(hidden_cards)),
            )
        return copy

    def copy(self) -> State:
        """An independent copy."""
        copy = State(*_values_of_state(self))
        copy.heroes = [Hero(*_values_of_hero(hero)) for hero in self.heroes]
        copy.stacks = self.stacks.copy()
        copy.vases = self.vases.copy()
        return copy


_values_of_hero = attrgetter(*(field.name for field in fields(Hero)))
_values_of_state = attrgetter(*(field.name for field in fields(State)))


def without(cards: tuple[T, ...], gone: T) -> tuple[T, ...]:
    """The rest, in their order, after one was taken away."""
    place = cards.index(gone)
    return cards[:place] + cards[place + 1 :]


# As JSON


def to_json(state: State) -> dict[str, Any]:
    """The state in JSON's types."""
    plain = asdict(state)
    plain["vases"] = {str(columns): cards for columns, cards in state.vases.items()}
    return plain


def from_json(plain: dict[str, Any]) -> State:
    """The state that ``to_json`` wrote. Raises TypeError, KeyError or ValueError when it is none."""
    parts = dict(plain)
    parts["heroes"] = [Hero(**{key: _own(value) for key, value in hero.items()}) for hero in plain["heroes"]]
    parts["stacks"] = {stack: tuple(plain["stacks"][stack]) for stack in STACKS}
    parts["vases"] = {int(columns): tuple(cards) for columns, cards in plain["vases"].items()}
    parts.pop("recovering", None)  # rules 1 kept the cards chosen so far in a rest
    for key in ("gods", "peak", "used"):
        parts[key] = tuple(plain[key])
    state = State(**parts)
    _check(state)
    return state


def _own(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _check(state: State) -> None:
    """Refuse what cannot lie on a table."""
    if state.hades_level not in ("", *HADES_LEVELS) or len(state.heroes) != max(state.seats, 2):
        raise ValueError("the sides do not fit the seats")
    if not 0 <= state.acting < len(state.heroes) or not 0 <= state.white <= 6 or len(state.gods) != COLUMNS - 1:
        raise ValueError("the table is not laid right")
    cards = [card for card in chain.from_iterable(_piles(state)) if card is not None]
    if any(card not in CARDS for card in cards) or len(set(cards)) != len(cards):
        raise ValueError("there are cards that are unknown or lie twice")
    for side, hero in enumerate(state.heroes):
        _check_hero(hero, 1 if state.solo and side == HADES else 2)


def _piles(state: State) -> Iterable[Iterable[str | None]]:
    yield from (state.gods, state.peak, *state.stacks.values(), *state.vases.values())
    for hero in state.heroes:
        yield from (hero.demigods, hero.gods, hero.vases, hero.pantheon)


def _check_hero(hero: Hero, dice: int) -> None:
    if len(hero.dice) != dice or any(face not in range(1, 7) for face in hero.dice):
        raise ValueError("there are dice that no one can have rolled")
    if len(hero.labours) + hero.supply + len(hero.marked) != COLUMNS or not 0 <= hero.column <= COLUMNS:
        raise ValueError("a marker or an apprentice is missing")
    if not set(hero.marked) <= set(hero.demigods) or not set(hero.face_down) <= set(hero.gods):
        raise ValueError("a used card is no one's")
