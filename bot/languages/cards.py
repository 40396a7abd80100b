"""What a game's cards and die faces are called, made from their data, so that no name repeats what the data say."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

from engine.games import MODULES

PLAIN_KIND = "card"
"""The kind of a card in a game all of whose cards are of one kind."""


@cache
def cards_of(key: str) -> Mapping[str, Any]:
    """The cards of a game by id, as its ``cards`` module holds them; empty for a game without such a module."""
    cards: Mapping[str, Any] = getattr(_module(key, "cards"), "CARDS", {})
    return cards


@cache
def faces_of(key: str) -> Mapping[str, Any]:
    """Whatever lies up on a game's dice by id, as its ``faces`` module holds it; empty for a game without such."""
    faces: Mapping[str, Any] = getattr(_module(key, "faces"), "ON_DICE", {})
    return faces


def _module(key: str, name: str) -> ModuleType | None:
    if key not in MODULES:
        return None
    try:
        return import_module(f"{MODULES[key]}.{name}")
    except ModuleNotFoundError:
        return None


def card_of(message: str) -> tuple[str, Any] | None:
    """The game and the card that ``hercules-card-hestia_01`` asks the name of, None for any other message."""
    key, _, rest = message.partition("-")
    if not rest.startswith("card-"):
        return None
    card = cards_of(key).get(rest.removeprefix("card-"))
    return None if card is None else (key, card)


def kind_of(card: Any) -> str:
    """The kind of a card, by which the messages about it are found."""
    return str(getattr(card, "kind", PLAIN_KIND))


def facts_of_card(key: str, card: Any) -> dict[str, Any]:
    """What is printed on a card, as facts: ``stack``, ``vp``, ``cost`` …, and whether it is ``usable``.

    A game whose cards do not hold all of it themselves has a function ``printed`` beside them.
    """
    printed = getattr(_module(key, "cards"), "printed", None)
    facts: dict[str, Any] = printed(card) if printed else card._asdict()
    kept = {fact: value for fact, value in facts.items() if fact not in ("id", "kind")}
    return {**kept, "usable": "yes" if getattr(card, "active", False) else "no"}


def facts_of_face(face: Any) -> dict[str, Any]:
    """What the data say about a die face, as facts; what is true or false is ``yes`` or ``no``."""
    facts: dict[str, Any] = face._asdict()
    said = {fact: ("yes" if value else "no") if isinstance(value, bool) else value for fact, value in facts.items()}
    return {fact: value for fact, value in said.items() if fact != "id"}
