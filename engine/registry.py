"""The registry: which games there are. A new game adds its line here and touches no other file."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from engine.game import Game

MODULES = {
    "hercules": "engine.hercules",
    "diceforge": "engine.dice_forge",
}
"""Name of each game and the module whose ``GAME`` holds its rules."""


class UnknownGame(LookupError):
    """There is no game of that name. The message says which there are."""


@cache
def find_game(name: str) -> Game[Any]:
    """The game of that name. Raises UnknownGame."""
    if name not in MODULES:
        raise UnknownGame(f"There is no game {name!r}; there is {', '.join(MODULES)}.")
    game: Game[Any] = import_module(MODULES[name]).GAME
    return game
