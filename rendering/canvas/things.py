"""The things in the scenes: arms, wings, flames, columns, sun and moon, coins and dice."""

from __future__ import annotations

import math
from collections.abc import Sequence

from rendering.canvas.brush import limb, line
from rendering.canvas.people import Point
from rendering.canvas.svg import circle, flip, group, path, rect, star, stroke_through


def spear(ink: str, foot: Point, point: Point) -> str:
    """A spear from its foot to its point."""
    turn = math.degrees(math.atan2(point[1] - foot[1], point[0] - foot[0])) + 90
    return stroke_through([foot, point], ink, 3) + group(path("M0 -11L4.4 -1L0 5L-4.4 -1Z", ink), *point, turn=turn)


def shield(ink: str, cut: str, x: float, y: float, radius: float, sign: str = "") -> str:
    """A round shield with its rim; ``sign`` is drawn around its middle."""
    markup = circle(x, y, radius + 1.4, cut) + circle(x, y, radius, ink)
    return markup + circle(x, y, radius * 0.8, "none", cut, 1.6) + group(sign, x, y)


def eye(ink: str, cut: str, wide: float) -> str:
    """An open eye around the origin in the cut, its pupil in the ink."""
    scale = wide / 20
    markup = path("M-10 0C-5 -7 5 -7 10 0C5 7 -5 7 -10 0Z", cut) + circle(0, 0, 4.4, ink) + circle(0, 0, 1.6, cut)
    return group(markup, scale=scale)


def wing(ink: str, cut: str, x: float, y: float, scale: float = 1, turn: float = 0, flipped: bool = False) -> str:
    """A wing from its root at (x, y) to the upper left."""
    markup = path(
        "M3 2C2 -16 -12 -34 -40 -42C-39 -36 -36 -31 -32 -28L-40 -28C-38 -23 -34 -19 -29 -17L-36 -15"
        "C-33 -11 -28 -8 -23 -7L-29 -3C-22 3 -8 8 3 2Z",
        ink,
    )
    markup += path(
        "M-3 -4C-8 -14 -18 -24 -29 -31M-5 -2C-12 -9 -20 -15 -27 -18M-6 0C-11 -3 -16 -5 -21 -6", "none", cut, 1.3
    )
    return group(flip(markup) if flipped else markup, x, y, scale, turn)


def flame(ink: str, cut: str, x: float, y: float, scale: float = 1) -> str:
    """A fire of three tongues that stands on (x, y), 30 high."""
    outer = (
        "M-11 0C-17 -8 -13 -15 -8 -20C-8 -14 -6 -12 -4 -11C-6 -19 0 -24 1 -32C6 -26 9 -20 7 -12C10 -14 11 -17 11 -20"
    )
    markup = path(outer + "C16 -14 16 -6 11 0Z", ink) + path("M-5 -1C-8 -7 -2 -10 0 -16C5 -11 7 -6 4 -1Z", cut)
    return group(markup, x, y, scale)


def snake(ink: str, cut: str, points: Sequence[Point], thick: float = 7) -> str:
    """A snake from its tail to its head, which has an eye and a tongue."""
    (x, y), (before_x, before_y) = points[-1], points[-2]
    turn = math.degrees(math.atan2(y - before_y, x - before_x))
    head = path("M-3 -3.4C2 -5 7 -3 9 -0.4L9 1C6 3.4 1 4 -3 3.4Z", ink) + circle(3, -1, 1, cut)
    head += path("M8 0.4H13M13 0.4L16 -1.4M13 0.4L16 2", "none", ink, 1)
    if abs(turn) > 90:
        turn, head = turn - 180, flip(head)
    return limb(points, [1.5, thick * 0.8, thick, thick * 0.9, thick * 0.7], ink) + group(head, x, y, thick / 7, turn)


def column(ink: str, cut: str, x: float, high: float, wide: float = 10) -> str:
    """A Doric column on the ground."""
    half = wide / 2
    markup = path(f"M{x - half} 0L{x - half + 1} {8 - high}H{x + half - 1}L{x + half} 0Z", ink)
    markup += path(
        f"M{x - half + 1} {8 - high}L{x - half - 3} {4 - high}H{x + half + 3}L{x + half - 1} {8 - high}Z", ink
    )
    markup += rect(x - half - 4, -high, wide + 8, 4, 0, ink)
    lines = "".join(f"M{x + at * half * 0.5} {11 - high}V-2" for at in (-1, 0, 1))
    return markup + path(lines, "none", cut, 1.2)


def crescent(ink: str, x: float, y: float, radius: float, turn: float = 0) -> str:
    """A moon, its back to the left."""
    r = radius
    d = f"M{r * 0.5:.2f} {-r * 0.87:.2f}A{r} {r} 0 1 0 {r * 0.5:.2f} {r * 0.87:.2f}"
    d += f"A{r * 0.88:.2f} {r * 0.88:.2f} 0 1 1 {r * 0.5:.2f} {-r * 0.87:.2f}Z"
    return group(path(d, ink), x, y, turn=turn)


def sun(ink: str, cut: str, x: float, y: float, radius: float, rays: int = 12) -> str:
    """A sun with a ring and pointed rays."""
    markup = path(star(rays, radius, radius * 0.66), ink) + circle(0, 0, radius * 0.5, "none", cut, radius * 0.09)
    return group(markup, x, y)


def coin(ink: str, cut: str, x: float, y: float, radius: float = 4.4) -> str:
    """A coin with its rim."""
    return circle(x, y, radius, ink) + circle(x, y, radius * 0.55, "none", cut, 1)


def die(ink: str, cut: str, x: float, y: float, half: float, turn: float = 0) -> str:
    """A die from above an edge, with a star, a moon and pips."""
    h, w = half, half * 0.87
    outline = f"M0 {-h}L{w} {-h / 2}V{h / 2}L0 {h}L{-w} {h / 2}V{-h / 2}Z"
    markup = path(outline, ink, ink, 2) + path(
        f"M{-w} {-h / 2}L0 0L{w} {-h / 2}M0 0V{h}", "none", cut, max(1.2, h * 0.08)
    )
    markup += group(path(star(4, h * 0.36, h * 0.13), cut), 0, -h / 2)
    markup += crescent(cut, -w / 2, h * 0.26, h * 0.24) + group(path(star(8, h * 0.28, h * 0.16), cut), w / 2, h * 0.26)
    return group(markup, x, y, turn=turn)


def rays(ink: str, x: float, y: float, inner: float, outer: float, angles: range, width: float = 2.4) -> str:
    """Strokes of light around (x, y), at these degrees from the right, downwards."""
    markup = ""
    for angle in angles:
        across, down = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        near, far = (x + across * inner, y + down * inner), (x + across * outer, y + down * outer)
        markup += stroke_through([near, far], ink, width)
    return markup


def spiral(
    ink: str, x: float, y: float, radius: float, width: float = 3, flipped: bool = False, turn: float = 0
) -> str:
    """A spiral that ends at its outer radius on the right."""
    points = []
    for at in range(19):
        angle, long = at / 18 * math.tau * 1.6, radius * (0.12 + 0.88 * at / 18)
        points.append((long * math.cos(angle - math.tau * 0.6), long * math.sin(angle - math.tau * 0.6)))
    markup = line(points, ink, width)
    return group(flip(markup) if flipped else markup, x, y, turn=turn)
