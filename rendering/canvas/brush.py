"""The vase painter's brush: tapered strokes and thin incised lines through points."""

from __future__ import annotations

import math
from collections.abc import Sequence

from rendering.canvas.svg import circle, number, path

Point = tuple[float, float]
STEPS = 7
"""Into how many pieces a curve is cut between two points."""


def curve(points: Sequence[Point]) -> list[Point]:
    """The points with a smooth curve through them (Catmull-Rom)."""
    if len(points) < 3:
        return list(points)
    ends = [points[0], *points, points[-1]]
    stroke: list[Point] = []
    for at in range(1, len(ends) - 2):
        around = ends[at - 1 : at + 3]
        for step in range(STEPS):
            part = step / STEPS
            x, y = (_between([point[axis] for point in around], part) for axis in (0, 1))
            stroke.append((x, y))
    return [*stroke, points[-1]]


def _between(values: Sequence[float], part: float) -> float:
    before, here, there, after = values
    turn = 2 * before - 5 * here + 4 * there - after
    return 0.5 * (
        2 * here + (there - before) * part + turn * part**2 + (3 * here - before - 3 * there + after) * part**3
    )


def polygon(
    points: Sequence[Point], fill: str, stroke: str | None = None, line: float = 0, opacity: float | None = None
) -> str:
    """A polygon; a stroke has round joins."""
    d = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"
    return path(d, fill, stroke, line, opacity)


def limb(points: Sequence[Point], widths: Sequence[float], ink: str) -> str:
    """A brush stroke through the points, with round ends; the widths are spread along it."""
    middle = curve(points)
    last = len(middle) - 1
    left: list[Point] = []
    right: list[Point] = []
    halves: list[float] = []
    for at, (x, y) in enumerate(middle):
        (x0, y0), (x1, y1) = middle[max(0, at - 1)], middle[min(last, at + 1)]
        length = math.hypot(x1 - x0, y1 - y0) or 1
        along = at / last * (len(widths) - 1)
        low = min(int(along), len(widths) - 2)
        half = (widths[low] + (widths[low + 1] - widths[low]) * (along - low)) / 2
        across = ((y1 - y0) / length * half, (x1 - x0) / length * half)
        halves.append(half)
        left.append((x - across[0], y + across[1]))
        right.append((x + across[0], y - across[1]))
    ends = circle(*middle[0], halves[0], ink) + circle(*middle[-1], halves[-1], ink)
    return polygon([*left, *reversed(right)], ink) + ends


def line(points: Sequence[Point], colour: str, width: float = 1.6) -> str:
    """A thin line of one width through the points."""
    return path("M" + "L".join(f"{number(x)} {number(y)}" for x, y in curve(points)), "none", colour, width)
