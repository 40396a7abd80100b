"""Resources, signs and tokens of Dice Forge, each drawn around the origin in a box of 100 x 100.

Resources are the SVG files in ``resources/``.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from rendering import theme
from rendering.canvas.svg import circle, group, paint, rect
from rendering.canvas.symbols import glyph, wreath
from rendering.canvas.text import figure

FIGURES = {1: 68, 2: 58}
SMALL_FIGURE = 46


_RESOURCES = Path(__file__).with_name("resources")
_SIGNS = {file.stem: file for file in Path(__file__).with_name("signs").glob("*.svg")}
"""The plain signs: the SVG files in ``signs/``, with ``--ink`` for what a sign is drawn in."""

SHIFTS = {"moon": (3, 0), "loyalty": (0, -3)}
"""Where the number stands in symbols whose middle is not the origin."""


@cache
def resource(kind: str, amount: object = None) -> str:
    """A resource (gold, sun, moon, vp, ancient, loyalty), with a number in it when one is given."""
    markup = wreath() if kind == "vp" else paint(_RESOURCES / f"{kind}.svg")
    if amount is None:
        return markup
    return markup + figure(amount, *SHIFTS.get(kind, (0, 0)), FIGURES.get(len(str(amount)), SMALL_FIGURE))


@cache
def sign(name: str, ink: str = theme.IVORY) -> str:
    """A plain sign: a type, an arrow, the start player's torch, a portal, all others, a module's mark, the Forest."""
    return paint(_SIGNS[name], ink=ink, edge=theme.INK) if name in _SIGNS else glyph(name, ink)


@cache
def badge(name: str) -> str:
    """The sign of a feat's type on a dark disc."""
    return circle(0, 0, 46, theme.INK, theme.IVORY, 7) + group(sign(name), scale=0.66)


@cache
def seal(mark: str, of_module: bool) -> str:
    """The module a feat goes with: feather for the Goddess, triangle for the Titans; golden when it is a part of it."""
    ground, ink = (theme.PURPLE_LIGHT, theme.INK) if of_module else (theme.IVORY, theme.INK)
    inner = group(sign(mark, ink), 0, -3 if mark == "triangle" else 0, 0.56)
    return circle(0, 0, 46, ground, theme.INK, 7) + inner


ASKED = 74
"""Letters of the "?" on a die that is about to be rolled."""


@cache
def rolled_die(x: float = 0, y: float = 0, size: float = 100, ground: str = theme.IVORY, letters: float = ASKED) -> str:
    """A die that is about to be rolled."""
    markup = rect(-43, -43, 86, 86, 18, ground, theme.INK, 7) + figure("?", 0, 0, letters, theme.INK, None)
    return group(markup, x, y, size / 100, 8)


@cache
def face_sign(ink: str = theme.IVORY) -> str:
    """A die face that was forged: a plate on an anvil's foot."""
    return rect(-40, -40, 80, 80, 16, ink, theme.INK, 6) + rect(-27, -27, 54, 54, 8, "none", theme.INK, 6)
