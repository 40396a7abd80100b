"""What a game's cards are called, made from their data, so that no name repeats what the data say."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

from engine.games import MODULES


@cache
def cards_of(key: str) -> Mapping[str, Any]:
    """The cards of a game by id, as its ``cards`` module holds them; empty for a game without such a module."""
    if key not in MODULES:
        return {}
    try:
        cards: Mapping[str, Any] = import_module(f"{MODULES[key]}.cards").CARDS
    except ModuleNotFoundError:
        return {}
    return cards


def card_of(message: str) -> tuple[str, Any] | None:
    """The game and the card that ``hercules-card-hestia_01`` asks the name of, None for any other message."""
    key, _, rest = message.partition("-")
    if not rest.startswith("card-"):
        return None
    card = cards_of(key).get(rest.removeprefix("card-"))
    return None if card is None else (key, card)


def facts_of(card: Any) -> dict[str, Any]:
    """What is printed on a card, as facts: ``stack``, ``ability``, ``vp`` …, and whether it is ``usable``."""
    facts: dict[str, Any] = card._asdict()
    printed = {key: fact for key, fact in facts.items() if key not in ("id", "kind")}
    return {**printed, "usable": "yes" if getattr(card, "active", False) else "no"}
