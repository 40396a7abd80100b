"""The people in the scenes: painted with a tapered brush, marked out by beard, gown, helmet, wings or a tail."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rendering.canvas.brush import limb
from rendering.canvas.svg import circle, flip, group, number, path, stroke_through

Point = tuple[float, float]
Limb = tuple[Point, Point]
"""A joint (knee, elbow) and an end (foot, hand)."""


class Person(NamedTuple):
    """A person: hip, neck and head, two legs and two arms, and what marks them out. ``facing``: 1 right, -1 left.

    ``robe`` is the path of a cloth over the trunk, ``hem`` the height at which a gown ends.
    """

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
    hem: float | None = None
    bun: bool = False


POSES: dict[str, tuple[Point, Point, Point, tuple[Limb, ...]]] = {
    "standing": ((0, -36), (1, -60), (5, -70), (((3, -18), (3, -1)), ((-4, -18), (-6, -1)))),
    "striding": ((0, -36), (4, -60), (10, -69), (((12, -21), (14, -1)), ((-7, -18), (-18, -1)))),
    "running": ((0, -37), (6, -59), (13, -67), (((15, -29), (14, -8)), ((-10, -22), (-27, -17)))),
    "kneeling": ((0, -27), (3, -50), (9, -59), (((15, -25), (14, -1)), ((-1, -4), (-15, -1)))),
    "seated": ((0, -36), (-1, -61), (4, -71), (((20, -37), (19, -1)), ((22, -34), (27, -1)))),
}
"""Hip, neck, head and legs of people who face to the right, from the foot of their hip."""


def pose_person(pose: str, x: float, arms: Sequence[Limb], facing: int = 1, y: float = 0) -> Person:
    """A person in one of the poses above (x, y); the arms are given from there and facing right too."""

    def place_point(point: Point) -> Point:
        return x + facing * point[0], y + point[1]

    def both(limbs: Sequence[Limb]) -> list[Limb]:
        return [(place_point(joint), place_point(end)) for joint, end in limbs]

    hip, neck, head, legs = POSES[pose]
    return Person(place_point(hip), place_point(neck), place_point(head), both(legs), both(arms), facing)


def draw(person: Person, ink: str, cut: str) -> str:
    """The person in an ink, with a few lines in the cut."""
    markup = _tail(person, ink) if person.tail else ""
    for knee, foot in person.legs:
        markup += _leg(person, knee, foot, ink)
    markup += path(_trunk(person), ink)
    if person.robe:
        markup += path(person.robe, ink, ink, 2)
    if person.hem is not None:
        markup += _gown(person, person.hem, ink, cut)
    (neck_x, neck_y), (hip_x, hip_y) = person.neck, person.hip
    for elbow, hand in person.arms:
        markup += arm([(neck_x, neck_y + 4), elbow, hand], ink)
    markup += _head(person, ink, cut)
    lines = _d("M", neck_x - 6, neck_y + 8, "Q", neck_x, neck_y + 13, neck_x + 6, neck_y + 8)
    return markup + path(lines + _d("M", hip_x - 6, hip_y - 5, "L", hip_x + 6, hip_y - 5), "none", cut, 1.8)


def arm(points: Sequence[Point], ink: str, thick: float = 1) -> str:
    """An arm from shoulder over elbow to hand."""
    shoulder, elbow, hand = points
    markup = limb([shoulder, elbow], [7 * thick, 5.4 * thick], ink)
    return markup + limb([elbow, hand], [5.6 * thick, 3.8 * thick], ink) + circle(*hand, 3 * thick, ink)


def _d(*parts: object) -> str:
    return "".join(part if isinstance(part, str) else f"{number(float(str(part)))} " for part in parts)


def _leg(person: Person, knee: Point, foot: Point, ink: str) -> str:
    calf = ((knee[0] * 0.6 + foot[0] * 0.4 - person.facing), knee[1] * 0.6 + foot[1] * 0.4)
    markup = limb([person.hip, knee], [11, 7.6], ink) + limb([knee, calf, foot], [7.4, 8.2, 4.2], ink)
    return markup + limb(
        [(foot[0] - person.facing, foot[1]), (foot[0] + person.facing * 8, foot[1] - 0.4)], [4.6, 2], ink
    )


def _trunk(person: Person) -> str:
    (hip_x, hip_y), (neck_x, neck_y) = person.hip, person.neck
    waist_x, waist_y = neck_x * 0.35 + hip_x * 0.65, neck_y * 0.35 + hip_y * 0.65
    d = _d("M", neck_x - 9, neck_y + 5, "Q", neck_x - 8, neck_y - 1, neck_x, neck_y - 1.5)
    d += _d("Q", neck_x + 8, neck_y - 1, neck_x + 9, neck_y + 5)
    d += _d("Q", waist_x + 7, waist_y - 6, waist_x + 5.8, waist_y, "L", hip_x + 7, hip_y + 3)
    d += _d("Q", hip_x, hip_y + 6, hip_x - 7, hip_y + 3, "L", waist_x - 5.8, waist_y)
    return d + _d("Q", waist_x - 7, waist_y - 6, neck_x - 9, neck_y + 5, "Z")


def _gown(person: Person, hem: float, ink: str, cut: str) -> str:
    """A gown from the belt to its hem, with folds and a border."""
    (hip_x, hip_y), knees = person.hip, [knee[0] for knee, _foot in person.legs]
    feet = [foot[0] for _knee, foot in person.legs]
    part = min(1.0, max(0.0, (hem - hip_y) / -hip_y if hip_y else 1))
    ends = knees if part < 0.6 else feet
    left, right = min(*ends, hip_x - 4) - 6, max(*ends, hip_x + 4) + 6
    d = _d("M", hip_x - 6, hip_y - 6, "H", hip_x + 6, "Q", max(right, hip_x + 9), hip_y + 4, right, hem)
    markup = path(d + _d("H", left, "Q", min(left + 3, hip_x - 9), hip_y + 4, hip_x - 6, hip_y - 6, "Z"), ink, ink, 1.6)
    folds = "".join(
        _d("M", hip_x + at * 3, hip_y + 1, "L", left + (right - left) * (at + 2) / 4, hem - 5) for at in (-1, 0, 1)
    )
    return markup + path(folds + _d("M", left + 1, hem - 2.6, "H", right - 1), "none", cut, 1.3)


def _tail(person: Person, ink: str) -> str:
    (x, y), side = person.hip, person.facing
    points = [(x - side * 4, y), (x - side * 14, y - 2), (x - side * 17, y + 10), (x - side * 13, y + 22)]
    return limb(points, [4.4, 4, 4.6, 2], ink)


def _head(person: Person, ink: str, cut: str) -> str:
    markup = stroke_through([person.neck, person.head], ink, 6.4)
    head = profile(ink, cut, person.beard, person.hair, person.bun)
    if person.horns:
        head += path("M-1 -6Q-3 -14 5 -15", "none", ink, 3) + path("M-5 -5L-11 -11L-7 -1Z", ink)
    if person.helmet:
        crest = "M-12 7C-19 -15 0 -21 10 -12L5.4 -7.6C-2 -12 -9 -8 -8 6Z"
        head += path(crest, ink) + path("M-9.4 4C-12 -9 -2 -13.4 5.6 -9", "none", cut, 1.2)
    return markup + group(flip(head) if person.facing < 0 else head, *person.head)


def profile(ink: str, cut: str, beard: bool = True, hair: bool = True, bun: bool = False) -> str:
    """A head from the side, looking to the right, its middle at the origin."""
    face = "M-6.6 1C-7.6 -5 -3 -8 1 -7.6C4 -7.3 5.3 -5.6 5.7 -3.4L8.8 1.7L6.5 2.7L7 4.2L5.8 5L6 7C5.4 8.2 3.6 8.2 2 7.8"
    markup = path(face + "L-1 9L-5 7Z", ink)
    if beard:
        markup += path("M6.8 4.6C9 8 9.4 12 8.6 15C4.6 14.6 0.4 12 -2 6.4L2.2 2.4Z", ink)
    if hair:
        markup += path("M-5.6 -3C-10.4 -1 -10 7 -7 10.6L-2 7L-2.6 0Z", ink)
    if bun:
        markup += circle(-8.4, -1.4, 4.4, ink) + path("M-5 -5.8Q-3.4 -1.6 -4.4 2.4", "none", cut, 1.2)
    if hair or bun:
        markup += path("M-3.6 -6.4Q0.6 -3.4 4.6 -5", "none", cut, 1.2)
    return markup + path("M1.8 -1.5Q4 -3.6 5.9 -1.3Q4 0.4 1.8 -1.5Z", cut) + circle(4, -1.6, 0.8, ink)
