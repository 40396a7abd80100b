"""The common symbols, each drawn around the origin in a box of 100 x 100."""

from __future__ import annotations

import math
from functools import cache

from rendering import theme
from rendering.canvas.svg import circle, group, path, rect
from rendering.canvas.text import figure

_LEAF = "M0 3C7 -3 8 -13 0 -22C-8 -13 -7 -3 0 3Z"
_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (-1, 1), (1, 1), (0, 0)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_SHAPES = {
    "diamond": "M0 -48L48 0L0 48L-48 0Z",
    "triangle": "M0 -46L47 38H-47Z",
    "square": "M-38 -38H38V38H-38Z",
    "bident": "M-40 -46H-18V-10C-18 4 18 4 18 -10V-46H40V-8C40 14 28 22 12 25V48H-12V25C-28 22 -40 14 -40 -8Z",
}


@cache
def wreath() -> str:
    """A laurel wreath: the one shape of victory points."""
    markup = circle(0, 0, 33, theme.GLORY_GROUND)
    for side in (-1, 1):
        for leaf in range(6):
            angle = math.radians(90 + side * (18 + leaf * 25))
            x, y = 37 * math.cos(angle), 37 * math.sin(angle)
            along = math.degrees(angle) + (90 if side > 0 else -90)
            for tilt, size, tone in ((-26 * side, 1.05, theme.LEAF), (26 * side, 0.86, theme.LEAF_SHADE)):
                grown = path(_LEAF, tone, theme.LEAF_EDGE, 2.6)
                markup += group(grown, x, y, size * (1 - leaf * 0.03), along + 90 + tilt)
    return markup


def points(value: object, size: float = 100, digits: int = 0, least: float = 0) -> str:
    """Victory points: a number in a wreath, in letters as for this many digits at least, and of at least that size."""
    digits = max(digits, len(str(value)))
    letters = max(least * 100 / size, {1: 73, 2: 60}.get(digits, 53))
    return group(wreath() + figure(value, 0, 0, letters), scale=size / 100)


@cache
def mark(side: theme.Side, ring: bool = True) -> str:
    """A side's mark: its colour in its shape."""
    outline = _SHAPES.get(side.shape)
    if outline is None:
        markup = circle(0, 0, 43, side.colour, theme.INK, 9)
        return markup + (circle(0, 0, 31, "none", theme.WHITE, 5, 0.55) if ring else "")
    markup = path(outline, side.colour, theme.INK, 9)
    if ring and side.shape != "bident":
        drop = 4 if side.shape == "triangle" else 0
        markup += group(path(outline, "none", theme.WHITE, 7, 0.55), 0, drop, 0.64)
    return markup


@cache
def die(face: int, colour: str, pip: str = theme.INK, glow: str | None = None) -> str:
    """A die that shows ``face``; 0 is a die that was not rolled yet."""
    markup = rect(-48, -44, 96, 96, 18, theme.SHADOW, opacity=0.5)
    if glow:
        markup += rect(-54, -54, 108, 108, 22, glow)
    markup += rect(-48, -48, 96, 96, 18, colour, theme.INK, 5) + rect(
        -42, -42, 84, 84, 14, "none", theme.WHITE, 4, 0.45
    )
    return markup + "".join(circle(x * 24, y * 24, 10.5, pip) for x, y in _PIPS.get(face, ()))


@cache
def marker(side: theme.Side) -> str:
    """A labour marker of a side."""
    return (
        rect(-44, -38, 88, 88, 14, theme.SHADOW, opacity=0.5)
        + rect(-44, -44, 88, 88, 14, side.colour, theme.INK, 6)
        + rect(-36, -36, 72, 72, 9, "none", theme.WHITE, 5, 0.4)
        + group(mark(side), scale=0.52)
    )


@cache
def apprentice(side: theme.Side) -> str:
    """A side's apprentice: a figure with the side's mark on its robe."""
    body = (
        "M0 -50A21 21 0 0 1 15 -14C34 -8 30 6 16 8C18 24 26 34 34 48"
        "H-34C-26 34 -18 24 -16 8C-30 6 -34 -8 -15 -14A21 21 0 0 1 0 -50Z"
    )
    return (
        circle(0, 44, 30, theme.SHADOW, opacity=0.4)
        + path(body, side.colour, theme.INK, 6)
        + path("M-7 -38A14 14 0 0 1 4 -44", "none", theme.WHITE, 4, 0.6)
        + group(mark(side), 0, 24, 0.36)
    )


_GLYPHS = {
    "plus": "M-9 -34H9V-9H34V9H9V34H-9V9H-34V-9H-9Z",
    "minus": "M-34 -9H34V9H-34Z",
    "check": "M-36 2L-22 -12L-8 2L24 -32L38 -18L-8 30Z",
    "card": "M-26 -40H26A6 6 0 0 1 32 -34V34A6 6 0 0 1 26 40H-26A6 6 0 0 1 -32 34V-34A6 6 0 0 1 -26 -40Z",
}


def glyph(name: str, fill: str) -> str:
    """A plain sign: plus, minus, times, divide, check, card or cross."""
    if name == "times":
        return group(path(_GLYPHS["plus"], fill), turn=45)
    if name == "divide":
        return path(_GLYPHS["minus"], fill) + circle(0, -27, 11.5, fill) + circle(0, 27, 11.5, fill)
    if name == "cross":
        return path("M-26 -26L26 26M26 -26L-26 26", "none", fill, 13)
    return path(_GLYPHS[name], fill)
