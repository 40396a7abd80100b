"""The scenes of the Goddess module: the golems."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from rendering.canvas.filling import rosette, sparkle, waves
from rendering.canvas.ornament import meander_band
from rendering.canvas.people import Point
from rendering.canvas.svg import circle, group, number, path, rect
from rendering.canvas.things import crescent, sun


def block(ink: str, cut: str, points: Sequence[Point], thick: float) -> str:
    """A limb of stone through the points: hewn blocks, boulders in their joints, a fist at the end."""
    markup = ""
    for start, end in pairwise(points):
        markup += path(_hewn(start, end, thick), ink, cut, 1.5)
    for at, (x, y) in enumerate(points[1:], start=2):
        markup += circle(x, y, thick * (0.56 if at == len(points) else 0.45), ink, cut, 1.5)
    return markup


HEWN = ((0.06, 0.4), (0.4, 0.58), (0.8, 0.5), (0.96, 0.36))
"""The outline of a hewn block: how far along it, and how far from its axis in shares of its thickness."""


def _hewn(start: Point, end: Point, thick: float) -> str:
    """The outline of a block from joint to joint, thickest in its first half."""
    (x0, y0), (x1, y1) = start, end
    long = math.hypot(x1 - x0, y1 - y0)
    across, down = (y0 - y1) / long * thick, (x1 - x0) / long * thick
    sides = [
        [
            (x0 + (x1 - x0) * along + way * across * far, y0 + (y1 - y0) * along + way * down * far)
            for along, far in HEWN
        ]
        for way in (1, -1)
    ]
    corners = [*sides[0], *reversed(sides[1])]
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners) + "Z"


def head(ink: str, cut: str, x: float, y: float, scale: float = 1) -> str:
    """A golem's head: a stone with two slits."""
    markup = path("M-8 -9H9L12 -5V0L14 4L11 6V10H-7L-11 4V-6Z", ink, cut, 1.4) + path("M3 -2L9 0.6", "none", cut, 2.4)
    return group(markup + path("M4 6H10M-5 -4L-1 -6", "none", cut, 1.4), x, y, scale)


def moon_golem(ink: str, cut: str) -> str:
    """A golem wades through the sea and carries the moon."""
    markup = block(ink, cut, [(-10, -34), (-14, -18), (-12, -6)], 11) + block(
        ink, cut, [(6, -34), (12, -20), (10, -6)], 11
    )
    markup += path("M-22 -66L-14 -72H12L18 -64L12 -36H-16Z", ink, cut, 1.6) + path(
        "M-14 -42H12M-10 -66L-2 -60H8", "none", cut, 1.8
    )
    markup += head(ink, cut, 3, -80, 0.9) + block(ink, cut, [(14, -60), (24, -48), (36, -46)], 8)
    markup += (
        circle(34, -66, 19.5, cut)
        + crescent(ink, 34, -66, 18, -40)
        + block(ink, cut, [(-14, -60), (-2, -46), (24, -46)], 8)
    )
    markup += waves(ink, -11) + waves(ink, -4)
    return markup + "".join(sparkle(ink, *at) for at in ((-44, -80), (-34, -52), (-48, -34), (48, -30), (36, -66)))


def sun_golem(ink: str, cut: str) -> str:
    """A golem holds the sun above its head with both arms."""
    markup = sun(ink, cut, 0, -75, 17, 14)
    markup += block(ink, cut, [(-14, -44), (-32, -50), (-21, -68)], 9) + block(
        ink, cut, [(14, -44), (32, -50), (21, -68)], 9
    )
    markup += block(ink, cut, [(-8, -22), (-14, -13), (-14, -7)], 12) + block(
        ink, cut, [(8, -22), (14, -13), (14, -7)], 12
    )
    markup += path("M-22 -46L-14 -51H14L22 -46L13 -22H-13Z", ink, cut, 1.6) + path(
        "M-11 -28H11M-12 -42L0 -36L12 -42", "none", cut, 1.8
    )
    face = path("M-9 -8H9L11 -4L9 8H-9L-11 -4Z", ink, cut, 1.4) + path("M-7 -2L-2 0M7 -2L2 0", "none", cut, 2.2)
    markup += group(face, 0, -51)
    markup += (
        path("M-55 0C-50 -12 -40 -12 -34 0ZM34 0C40 -16 50 -14 55 0Z", ink)
        + rosette(ink, -46, -26)
        + rosette(ink, 46, -26)
    )
    return markup + rosette(ink, -44, -82) + rosette(ink, 44, -82)


def great_golem(ink: str, cut: str) -> str:
    """A golem as high as the sky strides through the labyrinth."""
    markup = block(ink, cut, [(-6, -42), (-22, -30), (-32, -12)], 13) + block(
        ink, cut, [(8, -42), (24, -32), (26, -12)], 13
    )
    markup += path("M-42 -12H-22V-17H-38ZM18 -12H40V-17H20Z", ink)
    markup += block(ink, cut, [(-18, -70), (-36, -62), (-38, -44)], 10) + block(
        ink, cut, [(20, -70), (36, -58), (46, -66)], 10
    )
    markup += path("M-26 -72L-16 -80H20L28 -72L16 -40H-14Z", ink, cut, 1.6)
    markup += path("M-13 -46H15M-14 -72L2 -60L18 -72M2 -60V-48", "none", cut, 1.8) + head(ink, cut, 6, -83, 0.92)
    markup += rect(-55, -12, 110, 12, 0, ink) + meander_band(-53, -9.6, 106, 7.4, cut, 10, 1.3)
    man = circle(0, -15, 2.6, ink) + path("M-3 -11.6H3L2 -5L4 0H1.4L0 -4L-1.4 0H-4L-2 -5Z", ink)
    return (
        markup + group(man, 48, -12, 1.1) + group(man, -48, -12, 1.1) + rosette(ink, -44, -82) + rosette(ink, 46, -84)
    )


def time_golem(ink: str, cut: str) -> str:
    """A golem looks back and turns the great hourglass."""
    glass = rect(-19, -35, 38, 6, 1.5, ink) + rect(-19, 29, 38, 6, 1.5, ink)
    glass += path(
        "M-14 -29H14C14 -14 3 -8 3 0C3 8 14 14 14 29H-14C-14 14 -3 8 -3 0C-3 -8 -14 -14 -14 -29Z", cut, ink, 2.6
    )
    glass += path(
        "M-10 -20H10C8 -12 1.4 -8 1.4 0V16C6 18 10 22 11 27H-11C-10 22 -6 18 -1.4 16V0C-1.4 -8 -8 -12 -10 -20Z", ink
    )
    glass += path("M-17 -29V29M17 -29V29", "none", ink, 2.6)
    markup = block(ink, cut, [(-24, -30), (-36, -18), (-36, -6)], 11) + block(
        ink, cut, [(-16, -30), (-10, -18), (-10, -6)], 11
    )
    markup += path("M-44 0V-5H-28V0ZM-18 0V-5H-2V0Z", ink)
    markup += group(glass, 28, -36) + path("M-36 -64L-28 -69H-10L-2 -62L-10 -32H-32Z", ink, cut, 1.6)
    markup += path("M-31 -38H-11M-28 -63L-20 -57L-10 -63", "none", cut, 1.8) + head(ink, cut, -18, -78, 0.9)
    markup += block(ink, cut, [(-6, -58), (2, -46), (14, -54)], 8) + block(
        ink, cut, [(-28, -58), (-20, -44), (14, -26)], 8
    )
    back = path("M-44 -84A9 9 0 1 0 -36 -78", "none", ink, 2.6) + path("M-46 -89L-39 -84L-46 -79Z", ink)
    return markup + back + rosette(ink, 28, -84)
