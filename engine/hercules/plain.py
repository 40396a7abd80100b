"""The state as JSON holds it."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from engine.hercules.state import Hero, State


def to_plain(state: State) -> dict[str, Any]:
    """The state in JSON's types."""
    plain = asdict(state)
    plain["vases"] = {str(columns): cards for columns, cards in plain["vases"].items()}
    return plain


def from_plain(plain: dict[str, Any]) -> State:
    """The state that ``to_plain`` wrote. Raises TypeError, KeyError or ValueError when it is none."""
    parts = dict(plain)
    parts["heroes"] = [Hero(**{key: _own(value) for key, value in hero.items()}) for hero in plain["heroes"]]
    parts["stacks"] = {stack: tuple(cards) for stack, cards in plain["stacks"].items()}
    parts["vases"] = {int(columns): tuple(cards) for columns, cards in plain["vases"].items()}
    for key in ("gods", "peak", "used", "recovering"):
        parts[key] = tuple(plain[key])
    return State(**parts)


def _own(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
