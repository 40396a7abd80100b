"""What stands on the road: apprentices in cloaks of their side's colour, their ghosts, and the labour markers."""

from __future__ import annotations

from functools import cache

from rendering import theme
from rendering.canvas import symbols
from rendering.canvas.brush import limb, line
from rendering.canvas.dice import cube, flat_die, soft_shadow
from rendering.canvas.sprites import Sprite, centre
from rendering.canvas.svg import circle, group, path
from rendering.hercules import palette
from rendering.hercules.palette import dark, lit

WALKER = 66
"""Height of an apprentice."""
SQUASH = 0.8
"""How flat things lie on the road look."""


def _walker(look: theme.Side) -> str:
    markup = soft_shadow(-9, 0, 22, 7)
    markup += line([(19, -50), (14, 0)], theme.INK, 6) + line([(19, -50), (14, 0)], palette.STAFF, 2.8)
    legs = ([(-5, -12), (-12, -1), (-7, 0)], [(5, -12), (9, -1), (15, 0)])
    markup += "".join(limb(leg, [13, 11, 9], theme.INK) for leg in legs)
    markup += "".join(limb(leg, [7, 6, 4], palette.LEG) for leg in legs)
    cloak = "M-3 -49C-15 -42 -17 -22 -19 -11C-8 -7 6 -7 17 -11C16 -28 14 -42 5 -49Z"
    markup += path(cloak, theme.INK, theme.INK, 6) + path(cloak, look.colour)
    markup += path("M5 -49C14 -42 16 -28 17 -11C14 -9.5 11 -8.6 7 -8.2C11 -22 10 -38 1 -48Z", lit(look.colour, 0.45))
    markup += path("M-3 -49C-15 -42 -17 -22 -19 -11C-17 -10 -14 -9 -11 -8.5C-12 -22 -10 -38 -3 -46Z", dark(look.colour))
    markup += circle(1, -57, 12, theme.INK) + circle(1, -57, 9.4, palette.SKIN)
    markup += path("M-8.4 -56A9.4 9.4 0 0 1 10 -60C4 -57 -2 -58 -4 -50A9 9 0 0 1 -8.4 -56Z", palette.HAIR)
    markup += path("M-8.2 -60C-3 -66 6 -66 10 -60", "none", look.colour, 3.6)
    sign = symbols.mark(theme.Side(theme.IVORY, look.shape), ring=False)
    return markup + group(sign, -2, -27, 0.19)


@cache
def walker(look: theme.Side, scale: float = 1) -> Sprite:
    """An apprentice to be stamped with his feet at (50, 90) times ``scale``."""
    return Sprite(group(_walker(look), 50 * scale, 90 * scale, scale), round(100 * scale), round(104 * scale))


@cache
def close_walker(look: theme.Side, scale: float) -> Sprite:
    """An apprentice without room around him, to be centred."""
    return Sprite(group(_walker(look), 24 * scale, 71 * scale, scale), round(46 * scale), round(76 * scale))


@cache
def ghost(look: theme.Side, scale: float = 1) -> Sprite:
    """Where an apprentice stood, to be stamped as he is."""
    edge = lit(look.colour, 0.6)
    markup = path("M-4 -48C-14 -40 -16 -20 -17 -10L15 -10C14 -26 12 -40 4 -48Z", look.colour, edge, 2.4)
    markup += circle(1, -57, 9, look.colour, edge, 2.4)
    markup += limb([(-6, -9), (-10, -1)], [7, 5], look.colour) + limb([(6, -9), (10, -1)], [7, 5], look.colour)
    fragment = group(markup, 50 * scale, 90 * scale, scale, opacity=0.5)
    return Sprite(fragment, round(100 * scale), round(104 * scale))


def _flat(fragment: str, y: float = 0) -> str:
    return f'<g transform="translate(0 {y}) scale(1 {SQUASH})">{fragment}</g>'


def _stone(look: theme.Side, size: int, dim: bool = False, ringed: bool = False) -> str:
    colour = theme.mix(look.colour, palette.DIM_STONE, 0.58) if dim else look.colour
    scale = size / 100
    below = group(symbols.mark(theme.Side(dark(colour, 0.55), look.shape), ring=False), scale=scale)
    above = group(symbols.mark(theme.Side(colour, look.shape)), scale=scale)
    markup = soft_shadow(-4, size * 0.24, size * 0.56, size * 0.28, 0.16)
    if ringed:
        halo = group(symbols.mark(theme.Side(theme.GOLD, look.shape), ring=False), scale=scale * 1.42)
        markup += _flat(halo, size * 0.04)
    return markup + _flat(below, size * 0.19) + _flat(above)


@cache
def stone(look: theme.Side, size: int, dim: bool = False, ringed: bool = False) -> Sprite:
    """A labour marker, to be centred: a slab that lies on the road; golden where it can be taken now."""
    return centre(_stone(look, size, dim, ringed), round(size * 1.8))


@cache
def slab(look: theme.Side, size: int) -> Sprite:
    """A labour marker without room around it, to be centred."""
    return centre(_stone(look, size), round(size * 1.1))


@cache
def taken_stone(look: theme.Side, size: int) -> Sprite:
    """Where a marker lay that was taken, to be centred."""
    sign = symbols.mark(theme.Side("none", look.shape), ring=False).replace(theme.INK, lit(look.colour, 0.5))
    return centre(_flat(group(sign, scale=size / 100)), round(size * 1.6))


@cache
def big_die(face: int, colour: str, size: int, yaw: int = -22, turn: int = 0) -> Sprite:
    """A die with volume, to be centred."""
    return centre(cube(face, colour, size, yaw, turn), round(size * 2))


@cache
def small_die(face: int, colour: str, size: int) -> Sprite:
    """A flat die, to be centred."""
    return centre(flat_die(face, colour, size), size + 10)
