"""The rolls that moved a side's chances most, as pills beside its line: a die, and what the roll brought in points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from rendering import theme
from rendering.canvas.sprites import Sheet, Sprite
from rendering.canvas.svg import circle, number, path, rect
from rendering.canvas.text import figure, width

LETTERS = 48
HEIGHT = 72
DIE = 44
PIPS = ((-11, -11), (11, -11), (0, 0), (-11, 11), (11, 11))
REACHES = (84, 150, 216)
"""How far from the line a pill may stand, the nearest place first."""
DOT = 13


class Box(NamedTuple):
    """A part of the chart that something fills."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Box) -> bool:
        """Whether two parts have anything in common."""
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies in it."""
        return self.left <= x <= self.right and self.top <= y <= self.bottom


def box_around(x: float, y: float, wide: float, high: float) -> Box:
    """The part around a point."""
    return Box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)


class Mark(NamedTuple):
    """A roll to be marked: where it lies on the line, and the points that it brought, all but 0."""

    x: float
    y: float
    points: int


def place_strokes(marks: Sequence[Mark], chart: Box, blocked: Iterable[Box]) -> list[tuple[Mark, Box]]:
    """The rolls for which there is a free place, and where their pills stand, the first one first: what a roll brought
    above the line, what it cost below it."""
    return [*_place_pills(marks, chart, [*blocked, *map(dot_of, marks)])]


def dot_of(mark: Mark) -> Box:
    """The part around a roll's place on the line."""
    return box_around(mark.x, mark.y, 4 * DOT, 4 * DOT)


def stem_box(mark: Mark, pill: Box) -> Box:
    """The part that the line from a pill to the roll's place fills."""
    middle = (pill.top + pill.bottom) / 2
    return box_around((pill.left + pill.right) / 2, (mark.y + middle) / 2, 4, abs(mark.y - middle))


def draw_strokes(sheet: Sheet, placed: Sequence[tuple[Mark, Box]]) -> None:
    """Stamp a pill for each roll, with a line to its place."""
    for mark, box in placed:
        middle = (box.left + box.right) / 2, (box.top + box.bottom) / 2
        sheet.stamp(stem(round(mark.x), round(mark.y), *map(round, middle)), 0, 0)
    for mark, box in placed:
        sheet.stamp(_pill(mark.points), box.left, box.top)


def _place_pills(marks: Sequence[Mark], chart: Box, obstacles: list[Box]) -> Iterator[tuple[Mark, Box]]:
    stems: list[Box] = []
    for mark in marks:
        wide = _pill(mark.points).width
        x = min(max(mark.x, chart.left + wide / 2), chart.right - wide / 2)
        up = -1 if mark.points > 0 else 1
        heights = [mark.y + side * reach for side in (up, -up) for reach in REACHES]
        boxes = [box_around(x, y, wide, HEIGHT) for y in heights]
        free = [box for box in boxes if box.top >= chart.top and box.bottom <= chart.bottom]
        for box in free:
            stem = stem_box(mark, box)
            # What lies around the place itself may cover where the stem begins.
            is_hidden = any(stem.meets(other) for other in obstacles if not other.holds(mark.x, mark.y))
            if not is_hidden and not any(box.meets(other) for other in (*obstacles, *stems)):
                obstacles.append(box)
                stems.append(stem)
                yield mark, box
                break


@cache
def _pill(points: int) -> Sprite:
    """A die, and the points with their sign."""
    text, ink = (f"+{points}", theme.ROLLED) if points > 0 else (f"−{-points}", theme.LOST)
    wide = round(width(text, LETTERS, "black")) + DIE + 48
    markup = rect(2, 2, wide - 4, HEIGHT - 4, 20, theme.NIGHT_PILL, ink, 4)
    die = 14 + DIE / 2
    markup += rect(14, (HEIGHT - DIE) / 2, DIE, DIE, 10, ink)
    markup += "".join(circle(die + x, HEIGHT / 2 + y, 5, theme.NIGHT_PILL) for x, y in PIPS)
    markup += figure(text, (14 + DIE + wide) / 2, HEIGHT / 2, LETTERS, ink, None)
    return Sprite(markup, wide, HEIGHT)


def stem(x: int, y: int, to_x: int, to_y: int) -> Sprite:
    """From a place on a side's line to what stands beside it."""
    d = f"M{number(x)} {number(y)}L{number(to_x)} {number(to_y)}"
    markup = path(d, "none", theme.INK, 10) + path(d, "none", theme.WHITE, 4)
    return Sprite(markup + circle(x, y, DOT, theme.WHITE, theme.INK, 5), theme.WIDTH, theme.HEIGHT)
