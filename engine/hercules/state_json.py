"""The state as JSON holds it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from itertools import chain
from typing import Any

from engine.hercules.cards import CARDS, HADES_LEVELS
from engine.hercules.state import COLUMNS, HADES, STACKS, Hero, State


def to_plain(state: State) -> dict[str, Any]:
    """The state in JSON's types."""
    plain = asdict(state)
    plain["vases"] = {str(columns): cards for columns, cards in state.vases.items()}
    return plain


def from_plain(plain: dict[str, Any]) -> State:
    """The state that ``to_plain`` wrote. Raises TypeError, KeyError or ValueError when it is none."""
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
        raise ValueError("there are dice that nobody can have rolled")
    if len(hero.labours) + hero.supply + len(hero.marked) != COLUMNS or not 0 <= hero.column <= COLUMNS:
        raise ValueError("a marker or an apprentice is missing")
    if not set(hero.marked) <= set(hero.demigods) or not set(hero.face_down) <= set(hero.gods):
        raise ValueError("a used card is nobody's")
