"""The kit of the labours: Hercules, his club, the body of a beast."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rendering.canvas.brush import Point, limb, line, polygon
from rendering.canvas.svg import circle, flip, group
from rendering.hercules.palette import BLACK

Points = Sequence[Point]


class Tones(NamedTuple):
    """What a scene is painted with: the clay under it (also of the incised lines), women's skin and tusks, gold."""

    clay: str
    white: str
    gold: str


class Pose(NamedTuple):
    """How Hercules stands; all points are relative to his hip, his soles lie 32 below it."""

    front_arm: Points
    back_arm: Points
    lean: float = 4
    front_leg: Points = ((8, 13), (11, 30))
    back_leg: Points = ((-6, 14), (-14, 29))
    head: Point = (0, 0)
    tool: str = ""


def hercules(x: float, y: float, pose: Pose, tones: Tones, flipped: bool = False) -> str:
    """A striding man with his hip at (x, y)."""
    shoulder_x, shoulder_y = pose.lean, -22.0
    head_x, head_y = pose.lean + 3 + pose.head[0], -35 + pose.head[1]
    markup = _leg(pose.back_leg, 9, 2.4, 6)
    markup += limb([(shoulder_x - 4, shoulder_y), *pose.back_arm], [7, 6, 4.5], BLACK)
    markup += _leg(pose.front_leg, 9.5, 1.6, 7)
    markup += limb([(0, 1), (pose.lean * 0.5, -11), (shoulder_x, shoulder_y)], [11.5, 11, 18], BLACK)
    markup += polygon([(-6.5, -3), (6.5, -3), (10, 10), (-9, 9)], BLACK) + pose.tool
    markup += limb([(shoulder_x, shoulder_y - 2), (head_x, head_y)], [7, 6], BLACK) + circle(head_x, head_y, 6.6, BLACK)
    markup += polygon([(head_x + 1, head_y + 2), (head_x + 7, head_y + 3), (head_x + 6, head_y + 11)], BLACK)
    markup += limb([(shoulder_x + 3, shoulder_y), *pose.front_arm], [7.5, 6.5, 4.5], BLACK)
    markup += line([(-6, -4), (6, -4)], tones.clay, 1.7) + line([(-3, -1), (-4, 7)], tones.clay, 1.3)
    markup += line([(2, -1), (3, 8)], tones.clay, 1.3) + circle(head_x + 3, head_y - 1.2, 1.3, tones.clay)
    band = [(head_x - 5, head_y - 2.5), (head_x, head_y - 4.6), (head_x + 5, head_y - 4)]
    markup += line(band, tones.clay, 1.2)
    return group(flip(markup) if flipped else markup, x, y)


def _leg(points: Points, knee: float, drop: float, long: float) -> str:
    foot = points[-1]
    toes = (foot[0] + long, foot[1] + drop)
    return limb([(0, 0), *points], [11, knee, 5], BLACK) + limb([foot, toes], [4.5, 3.4], BLACK)


def club(grip: Point, head: Point) -> str:
    """The club, from the hand to its thick end."""
    return limb([grip, head], [3, 8.5], BLACK)


class Trunk(NamedTuple):
    """A beast's trunk from rump to shoulder: widths at both ends and in the middle, and how far that sags."""

    rump: Point
    shoulder: Point
    widths: tuple[float, float, float]
    sag: float = 0


def beast(trunk: Trunk, legs: Sequence[Points], widths: Sequence[float] = (9, 6, 4), ink: str = BLACK) -> str:
    """Trunk and legs of a beast; the far legs come first."""
    (x0, y0), (x1, y1) = trunk.rump, trunk.shoulder
    middle = ((x0 + x1) / 2, (y0 + y1) / 2 + trunk.sag)
    return "".join(limb(leg, widths, ink) for leg in legs) + limb(
        [trunk.rump, middle, trunk.shoulder], trunk.widths, ink
    )
