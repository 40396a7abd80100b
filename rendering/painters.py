"""Finds the painter of a game: the module ``rendering.<key>`` holds it as ``PAINTER``."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from engine.games import find_game
from rendering.picture import Painter


@cache
def find_painter(key: str) -> Painter:
    """The painter of the game with this key. Raises UnknownGame when there is no such game."""
    painter: Painter = import_module(f"rendering.{find_game(key).key}").PAINTER
    return painter
