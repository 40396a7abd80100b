"""Islands, trees, rocks and the small buildings by which each shore is known."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from functools import cache

from rendering.canvas.svg import circle, ellipse, group, number, path, rect, stroke_through
from rendering.dice_forge import palette

CORNERS = 26
"""How many points a coast has."""
SQUARENESS = 4.2
"""Exponent of the superellipse that a coast follows: 2 is an ellipse, more is squarer."""


def smooth(points: Sequence[tuple[float, float]]) -> str:
    """A closed path through the points without corners (Catmull-Rom)."""
    count = len(points)
    d = f"M{number(points[0][0])} {number(points[0][1])}"
    for at in range(count):
        before, here, there, after = points[at - 1], points[at], points[(at + 1) % count], points[(at + 2) % count]
        d += (
            f"C{number(here[0] + (there[0] - before[0]) / 6)} {number(here[1] + (there[1] - before[1]) / 6)} "
            f"{number(there[0] - (after[0] - here[0]) / 6)} {number(there[1] - (after[1] - here[1]) / 6)} "
            f"{number(there[0])} {number(there[1])}"
        )
    return d + "Z"


@cache
def coast(width: float, height: float, seed: int, outward: float = 0, rough: float = 0.05) -> str:
    """An island's outline around the origin, ``outward`` pixels wider on every side."""
    chance, points = random.Random(seed), []
    for at in range(CORNERS):
        angle = 2 * math.pi * at / CORNERS
        reach = (abs(math.cos(angle)) ** SQUARENESS + abs(math.sin(angle)) ** SQUARENESS) ** (-1 / SQUARENESS)
        reach *= 1 + chance.uniform(-rough, rough * 0.6)
        points.append(
            ((width / 2 + outward) * reach * math.cos(angle), (height / 2 + outward) * reach * math.sin(angle))
        )
    return smooth(points)


def island(width: float, height: float, paid: str, lit: bool, seed: int) -> str:
    """An island around the origin: shallows, foam, cliff, beach, grass."""
    land, tones = coast(width, height, seed), palette.LAND[paid, lit]
    markup = path(coast(width, height, seed, 26), palette.SHALLOW, opacity=0.8 if lit else 0.55)
    markup += path(coast(width, height, seed, 14), palette.SHALLOWS, opacity=0.95 if lit else 0.5)
    markup += group(path(land, palette.SHADE), 7, 20, opacity=0.4)
    foam = path(land, "none", palette.FOAM if lit else palette.FOAM_DIM, 6)
    markup += group(foam, 0, 10, opacity=0.95 if lit else 0.6)
    markup += group(path(land, tones.cliff), 0, 12) + group(path(land, tones.cliff), 0, 6) + path(land, tones.sand)
    top = coast(width, height, seed + 7, -15, 0.06)
    markup += group(path(top, tones.under), 2, 2) + group(path(top, tones.rim), -2, -7)
    return markup + group(path(top, tones.grass), 0, -4)


def mountain(width: float, height: float, lit: bool) -> str:
    """The island of the three hardest feats around the origin: three terraces, the lowest in front."""
    tones = palette.LAND["moon", lit]
    markup = island(width, height, "moon", lit, 5)
    top = 10 - height / 2
    for at, (bottom, inset) in enumerate(((height * 0.18, 16), (-height * 0.157, 22))):
        high = bottom - top
        land, middle = coast(width - inset, high, 31 + at, 0, 0.035), top + high / 2
        markup += group(path(land, tones.cliff), 0, middle + 16) + group(path(land, tones.cliff), 0, middle + 8)
        markup += group(path(land, tones.rim), 0, middle - 2) + group(path(land, tones.grass), 0, middle + 1)
        top -= 6
    return markup


def cypress(x: float, y: float, high: float, lit: bool) -> str:
    """A cypress, its foot at (x, y)."""
    dark, light = palette.TREE[lit]
    tip, low = y - high, y - high * 0.1
    whole = f"M{number(x)} {number(y)}C{number(x - high * 0.26)} {number(low)} {number(x - high * 0.16)} "
    whole += f"{number(y - high * 0.7)} {number(x)} {number(tip)}C{number(x + high * 0.16)} {number(y - high * 0.7)} "
    whole += f"{number(x + high * 0.26)} {number(low)} {number(x)} {number(y)}Z"
    left = f"M{number(x)} {number(tip)}C{number(x - high * 0.16)} {number(y - high * 0.7)} {number(x - high * 0.24)} "
    left += f"{number(y - high * 0.14)} {number(x - high * 0.06)} {number(y - 3)}C{number(x - high * 0.12)} "
    left += f"{number(y - high * 0.4)} {number(x - high * 0.06)} {number(y - high * 0.7)} {number(x)} {number(tip)}Z"
    return ellipse(x + 5, y, high * 0.2, 4, palette.SHADE, opacity=0.35) + path(whole, dark) + path(left, light)


def rock(x: float, y: float, size: float, lit: bool) -> str:
    """A rock, its foot at (x, y)."""
    dark, light = palette.ROCK[lit]
    left, high, right = number(x - size), number(y - size * 1.1), number(x + size * 0.2)
    edge = f"M{left} {number(y)}L{number(x - size * 0.6)} {number(y - size * 0.9)}L{right} {high}"
    return path(f"{edge}L{number(x + size)} {number(y)}Z", dark) + path(
        f"{edge}L{number(x - size * 0.2)} {number(y - size * 0.5)}Z", light
    )


def _forge(lit: bool) -> str:
    middle, light, dark = palette.BUILDING[lit]
    markup = path("M-24 0V-16H18V0Z", middle) + path("M-28 -15L-6 -30L22 -15Z", dark)
    markup += path("M-28 -15L-6 -30L-2 -28L-20 -15Z", light)
    markup += path("M-8 0V-10A6 6 0 0 1 4 -10V0Z", palette.EMBER[lit]) + rect(8, -34, 8, 16, 1, dark)
    return markup + circle(13, -42, 5, palette.SMOKE, opacity=0.55) + circle(19, -52, 7, palette.SMOKE, opacity=0.35)


def _pool(lit: bool) -> str:
    reed = palette.REED if lit else palette.BUILDING[lit][2]
    markup = ellipse(0, -4, 30, 8, palette.POOL) + ellipse(-4, -6, 20, 4, palette.POOL_LIGHT)
    return markup + "".join(
        stroke_through([(x, -3), (x + 2, -24 - at * 4)], reed, 3) for at, x in enumerate((16, 22, 27))
    )


def _boat(lit: bool) -> str:
    middle, _, dark = palette.BUILDING[lit]
    hull, deck = palette.HULL if lit else (dark, middle)
    markup = path("M-30 -14C-24 -4 -14 0 0 0C16 0 24 -6 30 -20C22 -14 10 -12 -4 -12C-16 -12 -24 -12 -30 -14Z", hull)
    markup += path("M-30 -14C-20 -10 20 -8 30 -20C22 -14 10 -12 -4 -12C-16 -12 -24 -12 -30 -14Z", deck)
    return markup + stroke_through([(-16, -22), (14, 3)], dark, 3)


def _columns(lit: bool) -> str:
    middle, light, _ = palette.BUILDING[lit]
    markup = ""
    for x, high in ((-26, 30), (-8, 18)):
        markup += rect(x, -high, 11, high, 1, middle) + rect(x, -high, 4, high, 1, light)
        markup += rect(x - 2, -3, 15, 4, 1, light)
    return markup + group(rect(0, -6, 26, 11, 2, middle) + rect(0, -6, 26, 4, 1, light), 10, -4, turn=8)


def _labyrinth(lit: bool) -> str:
    middle, light, _ = palette.BUILDING[lit]
    return path("M-26 0V-26H26V0H16V-16H-16V0H-7V-8H7V0Z", middle) + path("M-26 -26H26V-22H-26Z", light)


def _fire(lit: bool) -> str:
    dark = palette.BUILDING[lit][2]
    markup = stroke_through([(-14, -2), (12, -7)], dark, 5) + stroke_through([(-12, -7), (14, -2)], dark, 5)
    markup += path("M0 -34C10 -24 12 -14 6 -7H-7C-13 -14 -4 -20 0 -34Z", palette.EMBER[lit])
    return markup + path("M0 -22C5 -16 5 -11 3 -7H-4C-6 -12 -1 -14 0 -22Z", palette.FLAME_CORE[lit])


LANDMARKS: dict[int, Callable[[bool], str]] = {
    1: _forge,
    2: _pool,
    3: _boat,
    5: _columns,
    6: _labyrinth,
    7: _fire,
}
"""Something small on the shore by which an island is known."""


def landmark(number_of_island: int, x: float, y: float, lit: bool) -> str:
    """An island's landmark, its foot at (x, y)."""
    shade = ellipse(x + 4, y + 1, 30, 4, palette.SHADE, opacity=0.3)
    return shade + group(LANDMARKS[number_of_island](lit), x, y)
