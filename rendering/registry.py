"""Finds the painter of a game: ``engine.<name>`` holds the rules, ``rendering.<name>`` the ``PAINTER``."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from engine.registry import MODULES, find_game
from rendering.picture import Painter


@cache
def find_painter(key: str) -> Painter:
    """The painter of the game with this key. Raises UnknownGame when there is no such game."""
    painter: Painter = import_module(MODULES[find_game(key).key].replace("engine", "rendering", 1)).PAINTER
    return painter
