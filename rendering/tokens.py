"""Sprites that every game uses: a side's mark and figure, points, the sign beside a number of cards."""

from __future__ import annotations

from functools import cache

from rendering import symbols, theme
from rendering.sprites import Sprite, centred


@cache
def mark(look: theme.Side, size: int) -> Sprite:
    """A side's mark."""
    return centred(symbols.mark(look), size + 4, scale=size / 100)


@cache
def pawn(look: theme.Side, size: int) -> Sprite:
    """A side's figure on the board: its apprentice, its hero."""
    return centred(symbols.apprentice(look), size, size + 6, scale=size / 100)


@cache
def points(value: int, size: int) -> Sprite:
    """Points in a wreath."""
    return centred(symbols.points(value, size), size + 4)


@cache
def card_count(size: int) -> Sprite:
    """The sign beside a number of cards."""
    return centred(symbols.glyph("card", theme.IVORY), size, scale=size / 100)
