"""The kit of the scenes: people, plants and ornament, to be put together."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from rendering.canvas.svg import circle, flip, group, number, path, rect, stroke_through
from rendering.dice_forge.art import silhouettes

Point = tuple[float, float]
Limb = tuple[Point, Point]
"""A joint (knee, elbow) and an end (foot, hand)."""


class Person(NamedTuple):
    """A person: hip, neck and head, two legs and two arms, and what marks them out. ``facing``: 1 right, -1 left."""

    hip: Point
    neck: Point
    head: Point
    legs: Sequence[Limb]
    arms: Sequence[Limb]
    facing: int = 1
    beard: bool = True
    hair: bool = True
    robe: str = ""
    tail: bool = False
    horns: bool = False
    helmet: bool = False


def _d(*parts: object) -> str:
    return "".join(part if isinstance(part, str) else f"{number(float(str(part)))} " for part in parts)


def draw(person: Person, ink: str, cut: str) -> str:
    """The person in an ink, with a few lines in the cut."""
    (hip_x, hip_y), (neck_x, neck_y), side = person.hip, person.neck, person.facing
    drawn = _tail(person, ink) if person.tail else ""
    for knee, foot in person.legs:
        drawn += stroke_through([person.hip, knee], ink, 9) + stroke_through([knee, foot], ink, 6)
        drawn += stroke_through([foot, (foot[0] + side * 6, foot[1])], ink, 4)
    trunk = _d("M", neck_x - 9, neck_y + 3, "Q", neck_x, neck_y - 3, neck_x + 9, neck_y + 3)
    drawn += path(trunk + _d("L", hip_x + 6, hip_y + 2, "H", hip_x - 6, "Z"), ink, ink, 3)
    if person.robe:
        drawn += path(person.robe, ink, ink, 2)
    for elbow, hand in person.arms:
        drawn += stroke_through([(neck_x, neck_y + 4), elbow], ink, 6) + stroke_through([elbow, hand], ink, 5)
        drawn += circle(*hand, 3, ink)
    drawn += _head(person, ink, cut)
    lines = _d("M", neck_x - 6, neck_y + 8, "Q", neck_x, neck_y + 13, neck_x + 6, neck_y + 8)
    return drawn + path(lines + _d("M", hip_x - 6, hip_y - 5, "L", hip_x + 6, hip_y - 5), "none", cut, 1.8)


def _tail(person: Person, ink: str) -> str:
    (x, y), side = person.hip, person.facing
    swing = _d("C", x - side * 20, y - 8, x - side * 20, y + 14, x - side * 14, y + 22)
    return path(_d("M", x - side * 4, y) + swing, "none", ink, 4)


def _head(person: Person, ink: str, cut: str) -> str:
    (x, y), side = person.head, person.facing
    drawn = stroke_through([person.neck, person.head], ink, 6) + circle(x, y, 6.6, ink)
    drawn += path(_d("M", x + side * 4, y - 3, "L", x + side * 10, y + 2, "L", x + side * 4, y + 4, "Z"), ink)
    if person.beard:
        drawn += path(_d("M", x + side * 7, y + 3, "L", x + side * 8, y + 14, "L", x - side, y + 5, "Z"), ink, ink, 1.5)
    if person.hair:
        strand = _d("Q", x - side * 11, y + 6, x - side * 7, y + 10, "L", x - side * 2, y + 5, "Z")
        drawn += path(_d("M", x - side * 7, y - 2) + strand, ink)
    if person.horns:
        drawn += path(_d("M", x - side, y - 5, "Q", x - side * 2, y - 13, x + side * 5, y - 14), "none", ink, 3)
        ear = _d("M", x - side * 5, y - 5, "L", x - side * 11, y - 11, "L", x - side * 7, y - 1, "Z")
        drawn += path(ear, ink)
    if person.helmet:
        crest = _d("M", x - side * 12, y + 6, "C", x - side * 18, y - 16, x, y - 20, x + side * 9, y - 11)
        crest += _d("L", x + side * 5, y - 7, "C", x - side * 2, y - 12, x - side * 9, y - 8, x - side * 8, y + 5, "Z")
        drawn += path(crest, ink)
    return drawn + circle(x + side * 3.2, y - 1.4, 1.5, cut)


def waves(ink: str, y: float = 0, left: int = -56, right: int = 56) -> str:
    """A line of waves."""
    return path(f"M{left} {number(y)}" + "q3.5 -6 7 0t7 0" * ((right - left) // 14), "none", ink, 3)


def branch(ink: str, x: float, y: float, high: float, lean: float = 0) -> str:
    """A branch of laurel that grows from (x, y)."""
    stem = _d("M", x, y, "Q", x + lean, y - high / 2, x + lean, y - high)
    drawn = path(stem, "none", ink, 2.4)
    for at in range(1, 6):
        part = at / 5.5
        for side in (-1, 1):
            leaf = path("M0 0C5 -2 8 -8 7 -14C1 -12 -2 -6 0 0Z", ink)
            drawn += group(leaf, x + lean * part, y - high * part, 0.8, side * 55 - 30)
    return drawn


def rosette(ink: str, x: float, y: float) -> str:
    """A rosette of seven dots."""
    angles = (at * math.pi / 3 for at in range(6))
    return circle(x, y, 2.2, ink) + "".join(
        circle(x + 5 * math.cos(angle), y + 5 * math.sin(angle), 1.7, ink) for angle in angles
    )


def sparkle(ink: str, x: float, y: float) -> str:
    """A small star."""
    return group(path("M0 -6L2 -2L6 0L2 2L0 6L-2 2L-6 0L-2 -2Z", ink), x, y)


def emblem(feat_id: str, x: float, y: float, size: float, ink: str, cut: str, flipped: bool = False) -> str:
    """A feat's own silhouette with its middle at (x, y)."""
    drawn = silhouettes.figure(feat_id, size, ink, cut)
    return group(flip(drawn) if flipped else drawn, x, y)


def tongues(x: float, y: float, width: float, height: float, ink: str, ground: str) -> str:
    """A band of the tongue pattern."""
    count = max(1, round(width / 9))
    step = width / count
    half = (step - 2.8) / 2
    one = (
        f"h{number(step - 2.8)}v{number(height * 0.5)}q0 {number(height * 0.4)} {number(-half)} {number(height * 0.4)}"
    )
    one += f"t{number(-half)} {number(-height * 0.4)}Z"
    starts = (f"M{number(x + at * step + 1.4)} {number(y)}" for at in range(count))
    return rect(x, y, width, height, 0, ground) + path("".join(start + one for start in starts), ink)
