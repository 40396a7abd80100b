"""Sprites that every game uses: a side's mark and figure, points, the sign beside a number of cards."""

from __future__ import annotations

from functools import cache

from rendering import theme
from rendering.canvas import symbols
from rendering.canvas.sprites import Sprite, centre
from rendering.canvas.svg import circle, group, path, rect
from rendering.canvas.text import figure


@cache
def mark(look: theme.Side, size: int) -> Sprite:
    """A side's mark."""
    return centre(symbols.mark(look), size + 4, scale=size / 100)


@cache
def pawn(look: theme.Side, size: int) -> Sprite:
    """A side's figure on the board: its apprentice, its hero."""
    return centre(symbols.apprentice(look), size, size + 6, scale=size / 100)


@cache
def points(value: int, size: int, digits: int = 0) -> Sprite:
    """Points in a wreath, in letters that are read however small it is; beside a longer number, in such as that has."""
    return centre(symbols.points(value, size, digits, theme.READ), size + 4)


@cache
def card_count(size: int) -> Sprite:
    """The sign beside a number of cards."""
    return centre(symbols.glyph("card", theme.IVORY), size, scale=size / 100)


@cache
def taken_note(look: theme.Side) -> Sprite:
    """The note where a side took something since the board before: its mark in a cyan ring, no frame, as nothing is
    to be chosen there."""
    return centre(circle(0, 0, 25, theme.NIGHT_PILL, theme.ROLLED, 4) + group(symbols.mark(look), 0, 0, 0.38), 60)


@cache
def asked_sign(size: int) -> Sprite:
    """The sign of someone who is asked to choose something now."""
    letters = max(92, theme.READ * 100 / size)
    markup = circle(0, 0, 46, theme.WHITE, theme.INK, 7) + figure("?", 0, 2, letters, theme.INK, None)
    return centre(markup, size, scale=size / 100)


@cache
def halt(size: int, golden: bool = False) -> Sprite:
    """The sign of a pass, and of the end of a turn: two bars; in a golden ring where it can be chosen now."""
    markup = circle(0, 0, 57, theme.GOLD, theme.INK, 4) if golden else ""
    markup += circle(0, 0, 46, theme.INK, theme.IVORY, 6)
    markup += rect(-21, -24, 15, 48, 4, theme.WHITE) + rect(6, -24, 15, 48, 4, theme.WHITE)
    return centre(markup, round(size * 1.22) if golden else size, scale=size / 100)


@cache
def turn(size: int) -> Sprite:
    """The sign of the one whose turn it is."""
    markup = circle(0, 0, 46, theme.NIGHT_PILL, theme.WHITE, 7) + path("M-14 -24L26 0L-14 24Z", theme.WHITE)
    return centre(markup, size, scale=size / 100)
