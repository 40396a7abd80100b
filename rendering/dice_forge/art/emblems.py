"""Resources, signs and tokens of Dice Forge, each drawn around the origin in a box of 100 x 100."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache

from rendering import theme
from rendering.canvas.svg import circle, gradient, group, number, path, rect, star
from rendering.canvas.symbols import glyph, wreath
from rendering.canvas.text import figure

FIGURES = {1: 62, 2: 50}
SMALL_FIGURE = 38


def _crescent(outer: float, inner: float, x: float, y: float) -> str:
    """What is left of a circle when one around (x, y) is cut out of it."""
    apart = math.hypot(x, y)
    along = (outer**2 - inner**2 + apart**2) / (2 * apart)
    across = math.sqrt(outer**2 - along**2)
    right, down = x / apart, y / apart
    first = f"{number(along * right - across * down)} {number(along * down + across * right)}"
    last = f"{number(along * right + across * down)} {number(along * down - across * right)}"
    return f"M{first}A{outer} {outer} 0 1 1 {last}A{inner} {inner} 0 1 0 {first}Z"


@cache
def _gold() -> str:
    return (
        path(star(18, 48, 44.5), theme.GOLD_DARK, theme.INK, 4)
        + circle(0, 0, 43, gradient("gold"))
        + circle(0, 0, 33, "none", theme.GOLD_LIGHT, 3, 0.8)
        + circle(0, 1.5, 33, "none", theme.GOLD_DARK, 2, 0.7)
    )


@cache
def _sun() -> str:
    return (
        path(star(12, 49, 30), gradient("sun"), theme.INK, 4)
        + circle(0, 0, 29.5, theme.SUN_CORE)
        + circle(0, 0, 29.5, "none", theme.SUN_DARK, 2.5, 0.75)
    )


@cache
def _moon() -> str:
    return (
        circle(2, 0, 38, theme.MOON_DARK, opacity=0.55)
        + path(_crescent(46, 37, 20, -9), gradient("moon"), theme.INK, 4)
        + path("M-33 -14A38 38 0 0 0 -6 36", "none", theme.WHITE, 3.5, 0.55)
    )


@cache
def _ancient() -> str:
    """An ancient shard: a crystal with its facets."""
    return (
        path("M0 -50L32 -24V20L0 50L-32 20V-24Z", gradient("ancient"), theme.INK, 4)
        + path("M0 -47.5L29.5 -23L13 -16H-13L-29.5 -23Z", theme.ANCIENT_LIGHT, opacity=0.75)
        + path("M-29.5 -23L-13 -16V14L0 47L-29.5 19Z", theme.WHITE, opacity=0.2)
        + path("M29.5 -23L13 -16V14L0 47L29.5 19Z", theme.ANCIENT_DARK, opacity=0.42)
        + path("M-30 -23L-13 -16H13L30 -23M-13 -16V14L0 47L13 14V-16M-13 14H13", "none", theme.ANCIENT_DARK, 2.2, 0.7)
    )


@cache
def _loyalty() -> str:
    """Loyalty to the gods: a shield in two tones."""
    left = "M0 -47C-12 -40 -26 -37 -41 -38C-43 2 -32 32 0 49Z"
    whole = f"{left[:-1]}C32 32 43 2 41 -38C26 -37 12 -40 0 -47Z"
    return (
        path(whole, gradient("loyalty"), theme.INK, 4)
        + path(left, gradient("gold"), theme.INK, 2)
        + path("M-35.5 -32C-36 2 -27 27 0 42C27 27 36 2 35.5 -32", "none", theme.WHITE, 3, 0.5)
    )


_RESOURCES: dict[str, Callable[[], str]] = {
    "gold": _gold,
    "sun": _sun,
    "moon": _moon,
    "vp": wreath,
    "ancient": _ancient,
    "loyalty": _loyalty,
}
_SHIFTS = {"moon": (5, 0), "vp": (0, 2), "loyalty": (0, -3)}
"""Where the number stands in symbols whose middle is not the origin."""


@cache
def resource(kind: str, amount: object = None) -> str:
    """A resource (gold, sun, moon, vp, ancient, loyalty), with a number in it when one is given."""
    drawn = _RESOURCES[kind]()
    if amount is None:
        return drawn
    return drawn + figure(amount, *_SHIFTS.get(kind, (0, 0)), FIGURES.get(len(str(amount)), SMALL_FIGURE))


def _bolt(ink: str) -> str:
    return path("M8 -46L-26 8H-4L-10 46L26 -12H4Z", ink)


def _cycle(ink: str) -> str:
    arrow = path("M-30 -6A30 30 0 0 1 24 -20", "none", ink, 11) + path("M14 -40L42 -18L10 -4Z", ink)
    return arrow + group(arrow, turn=180)


def _always(ink: str) -> str:
    loop = "M0 0C-12 -18 -22 -24 -31 -24A24 24 0 0 0 -31 24C-22 24 -12 18 0 0"
    return path(loop, "none", ink, 11) + group(path(loop, "none", ink, 11), turn=180)


def _arrow(ink: str) -> str:
    return path("M-44 0H14", "none", ink, 15, cap="butt") + path("M4 -36L46 0L4 36Z", ink)


def _rise(ink: str) -> str:
    return group(_arrow(ink), turn=-90)


def _torch(ink: str) -> str:
    flame = "M2 -48C8 -34 28 -28 22 -6C20 4 12 10 0 10C-14 10 -24 2 -22 -12C-20 -24 -8 -22 2 -48Z"
    return path(flame, gradient("sun"), theme.INK, 5) + path("M-20 8H20L13 22H7L4 48H-4L-7 22H-13Z", ink, theme.INK, 5)


def _portal(ink: str) -> str:
    arch = "M-38 44V-6A38 38 0 0 1 38 -6V44H20V-4A20 20 0 0 0 -20 -4V44Z"
    return path(arch, ink) + path("M-44 44H44", "none", ink, 8, cap="butt")


def _others(ink: str) -> str:
    person = "M0 -42A17 17 0 0 1 12 -13C10 4 20 22 28 34H-28C-20 22 -10 4 -12 -13A17 17 0 0 1 0 -42Z"
    return group(path(person, ink), -20, 0, 0.84) + group(path(person, ink, theme.INK, 5), 20, 6, 0.84)


def _feather(ink: str) -> str:
    vane = "M-16 22C-24 -4 -6 -36 38 -44C36 -10 24 18 -6 26L6 10L-12 18Z"
    return path(vane, ink) + path("M-36 46L10 -14", "none", ink, 7)


def _triangle(ink: str) -> str:
    return path("M0 -42L44 36H-44Z", ink)


def _forest(ink: str) -> str:
    crown = "M0 -48L16 -24H8L24 -2H13L32 24H6V46H-6V24H-32L-13 -2H-24L-8 -24H-16Z"
    return path(crown, ink, ink, 3)


_SIGNS: dict[str, Callable[[str], str]] = {
    "immediate": _bolt,
    "reinforcement": _cycle,
    "automatic": _always,
    "arrow": _arrow,
    "rise": _rise,
    "torch": _torch,
    "portal": _portal,
    "others": _others,
    "feather": _feather,
    "triangle": _triangle,
    "forest": _forest,
}


@cache
def sign(name: str, ink: str = theme.IVORY) -> str:
    """A plain sign: a type, an arrow, the start player's torch, a portal, all others, a module's mark, the Forest."""
    return _SIGNS[name](ink) if name in _SIGNS else glyph(name, ink)


@cache
def badge(name: str) -> str:
    """The sign of a feat's type on a dark disc."""
    return circle(0, 0, 46, theme.INK, theme.IVORY, 7) + group(sign(name), scale=0.66)


@cache
def seal(mark: str, of_module: bool) -> str:
    """The module a feat goes with: feather for the Goddess, triangle for the Titans; golden when it is a part of it."""
    ground, ink = ("url(#gold)", theme.INK) if of_module else (theme.IVORY, theme.INK)
    inner = group(sign(mark, ink), 0, -3 if mark == "triangle" else 0, 0.56)
    return circle(0, 0, 46, ground, theme.INK, 7) + inner


@cache
def rolled_die(x: float = 0, y: float = 0, size: float = 100, ground: str = theme.IVORY) -> str:
    """A die that is about to be rolled."""
    drawn = rect(-43, -43, 86, 86, 18, ground, theme.INK, 7) + figure("?", 0, 0, 74, theme.INK, None)
    return group(drawn, x, y, size / 100, 8)


@cache
def face_sign(ink: str = theme.IVORY) -> str:
    """A die face that was forged: a plate on an anvil's foot."""
    return rect(-40, -40, 80, 80, 16, ink, theme.INK, 6) + rect(-27, -27, 54, 54, 8, "none", theme.INK, 6)
