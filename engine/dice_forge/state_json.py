"""The state as JSON holds it."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from engine.dice_forge.state import Hero, Memory, State


def to_plain(state: State) -> dict[str, Any]:
    """The state in JSON's types."""
    return asdict(state)


def from_plain(plain: dict[str, Any]) -> State:
    """The state that ``to_plain`` wrote. Raises TypeError, KeyError or ValueError when it is none."""
    parts = dict(plain)
    parts["heroes"] = [_hero(hero) for hero in plain["heroes"]]
    parts["stacks"] = {slot: tuple(cards) for slot, cards in plain["stacks"].items()}
    for key in ("line_up", "temple"):
        parts[key] = dict(plain[key])
    for key in ("ready", "bought"):
        parts[key] = tuple(plain[key])
    parts["opened"] = tuple((space, treasure) for space, treasure in plain.get("opened", ()))
    return State(**parts)


def _hero(plain: dict[str, Any]) -> Hero:
    parts = dict(plain)
    light, dark = plain["dice"]
    parts["dice"] = (tuple(light), tuple(dark))
    for key in ("up", "cards", "removed"):
        parts[key] = tuple(plain[key])
    for key in ("scepters", "companions"):
        parts[key] = tuple(plain.get(key, ()))
    parts["memories"] = tuple(Memory(*memory) for memory in plain.get("memories", ()))
    for key in ("store", "tokens"):
        parts[key] = dict(plain[key])
    return Hero(**parts)
