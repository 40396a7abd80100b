"""The kit of the labours: Hercules, his club, the body of a beast."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rendering.canvas.brush import STEPS, Point, curve, limb, line, polygon
from rendering.canvas.people import arm, profile
from rendering.canvas.svg import flip, group
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
    """A striding man with his hip at (x, y), in a lion's skin around his loins."""
    clay = tones.clay
    chest = (pose.lean, -23.0)
    head = (pose.lean + 4 + pose.head[0], -38.5 + pose.head[1])
    markup = _leg(pose.back_leg, 2.4, 6)
    markup += arm([(chest[0] - 5, chest[1] + 1), *pose.back_arm], BLACK, 1.12)
    markup += _leg(pose.front_leg, 1.6, 7.5) + _trunk(chest) + _skin(pose, clay) + pose.tool
    markup += limb([(chest[0], chest[1] - 2), head], [7.5, 6.5], BLACK) + group(profile(BLACK, clay), *head)
    markup += arm([(chest[0] + 5, chest[1] + 1), *pose.front_arm], BLACK, 1.16)
    markup += line([(chest[0] - 6, chest[1] + 8), (chest[0], chest[1] + 11), (chest[0] + 7, chest[1] + 7)], clay, 1.3)
    return group(flip(markup) if flipped else markup, x, y)


def _trunk(chest: Point) -> str:
    """Broad shoulders over a narrow waist."""
    x, y = chest
    waist = x * 0.4
    return outline(
        [
            *((x - 11, y + 3), (x - 5, y - 3.5), (x + 5, y - 3.5), (x + 11, y + 3)),
            *((waist + 7.4, -9), (7, 2), (-7, 2), (waist - 6.6, -9)),
        ]
    )


def _skin(pose: Pose, clay: str) -> str:
    """The lion's skin, from the belt to a ragged hem over the thighs."""
    front, back = max(9.0, pose.front_leg[0][0] * 0.7 + 6), min(-9.0, pose.back_leg[0][0] * 0.7 - 6)
    wide = front - back
    hem = [(back + wide * share, low) for share, low in ((0, 8), (0.2, 12.5), (0.4, 9), (0.6, 13), (0.8, 9.5), (1, 10))]
    markup = polygon([(-7, -4), (7, -4), *reversed(hem)], BLACK)
    markup += line([(-6.6, -4.6), (6.6, -4.6)], clay, 1.8)
    return markup + line([(-2, -1), (back * 0.4, 6.5)], clay, 1.2) + line([(2.5, -1), (front * 0.5, 7)], clay, 1.2)


def _leg(points: Points, drop: float, long: float) -> str:
    """A leg with a calf, from the hip over the knee to the foot."""
    knee, foot = points[0], points[-1]
    calf = (knee[0] * 0.62 + foot[0] * 0.38 - 1.2, knee[1] * 0.62 + foot[1] * 0.38)
    markup = limb([(0, 0), knee], [12, 7.6], BLACK) + limb([knee, calf, foot], [7.4, 8.4, 4.2], BLACK)
    return markup + limb([(foot[0] - 1, foot[1]), (foot[0] + long, foot[1] + drop)], [4.6, 2.4], BLACK)


def outline(points: Points, ink: str = BLACK) -> str:
    """A silhouette: a smooth closed curve through the points, filled."""
    count = len(points)
    around = curve([points[(at - 2) % count] for at in range(count + 5)])
    return polygon(around[2 * STEPS : (count + 2) * STEPS], ink)


def hoof(foot: Point, ink: str = BLACK) -> str:
    """A hoof below a leg that ends here."""
    x, y = foot
    return polygon([(x - 2.4, y - 2), (x + 2.4, y - 2), (x + 3.4, y + 2), (x - 3.6, y + 2)], ink)


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
