"""The stone of the modules: floors between walls, paved ways, and the rock face of the Titans' track."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from functools import lru_cache

from rendering.canvas.ornament import meander_band
from rendering.canvas.sprites import Sprite
from rendering.canvas.svg import circle, group, number, path, rect
from rendering.dice_forge import palette
from rendering.dice_forge.layout import Box

Line = tuple[tuple[float, float], tuple[float, float]]
Room = tuple[float, float, float]
"""Middle and radius."""
BROAD = 24
"""How broad a way is."""
STONE = 22
"""How far it is from one joint of a way to the next."""
WALL = 14


def floor(left: float, top: float, wide: float, high: float) -> str:
    """A dark floor between two walls that lie along its upper and its lower side."""
    tones = palette.WALL
    markup = rect(left, top, wide, high, 0, tones.dark)
    markup += rect(left, top, wide, WALL, 0, tones.top) + rect(left, top, wide, 2.5, 0, tones.ink)
    markup += meander_band(left, top + 4, wide, 8, tones.front, round(wide / 20), 2)
    markup += rect(left, top + WALL, wide, 6, 0, tones.front)
    below = top + high - 6
    return markup + rect(left, below, wide, 6, 0, tones.top) + rect(left, below, wide, 2, 0, tones.ink)


def road(lines: Sequence[Line], lit: bool = True, broad: float = BROAD) -> str:
    """Paved ways along the lines, as one surface."""
    tones = palette.PAVING[lit]

    def along(shift_x: float, shift_y: float) -> str:
        return "".join(
            f"M{number(x + shift_x)} {number(y + shift_y)}L{number(to_x + shift_x)} {number(to_y + shift_y)}"
            for (x, y), (to_x, to_y) in lines
        )

    markup = path(along(3, 7), "none", palette.SHADE, broad + 4, 0.4)
    markup += path(along(1, 4), "none", tones.front, broad) + path(along(-1, -1), "none", tones.ink, broad)
    markup += path(along(0, 0), "none", tones.top, broad - 2)
    joints = "".join(_joints(line, broad) for line in lines)
    return markup + path(joints, "none", tones.front, 2, 0.75)


def _joints(line: Line, broad: float) -> str:
    (x, y), (to_x, to_y) = line
    long = math.hypot(to_x - x, to_y - y)
    right, down = ((broad / 2 - 2) * part / long for part in (y - to_y, to_x - x))
    markup = ""
    for at in range(1, int(long // STONE) + 1):
        part = (at - 0.5) * STONE / long
        here_x, here_y = x + (to_x - x) * part, y + (to_y - y) * part
        markup += f"M{number(here_x - right)} {number(here_y - down)}L{number(here_x + right)} {number(here_y + down)}"
    return markup


def walls(box: Box, lines: Sequence[Line], rooms: Sequence[Room], broad: float) -> str:
    """A block of walls seen from above, with floors between them along the lines and around the rooms."""
    tones = palette.WALL
    markup = rect(box.left + 6, box.top + 10, box.width, box.height, 6, palette.SHADE, opacity=0.5)
    markup += rect(*box, 6, tones.top) + path(_courses(box), "none", tones.front, 2, 0.6)
    markup += path(f"M{box.left} {box.top + box.height}V{box.top}H{box.left + box.width}", "none", tones.ink, 4)

    def carve(colour: str, wider: float, right: float, down: float) -> str:
        along = "".join(f"M{number(x)} {number(y)}L{number(to_x)} {number(to_y)}" for (x, y), (to_x, to_y) in lines)
        cut = path(along, "none", colour, broad + wider)
        return group(cut + "".join(circle(x, y, reach + wider / 2, colour) for x, y, reach in rooms), right, down)

    return markup + carve(tones.ink, 5, 1.5, 2) + carve(tones.front, 0, 0, 0) + carve(tones.dark, -9, 2, 4.5)


def _courses(box: Box) -> str:
    """The joints between the stones of the walls."""
    markup = ""
    for row, y in enumerate(range(box.top + 26, box.top + box.height, 26)):
        markup += f"M{box.left + 4} {y}H{box.left + box.width - 4}"
        for x in range(box.left + 40 + row % 2 * 36, box.left + box.width, 72):
            markup += f"M{x} {y - 26}v26"
    return markup


@lru_cache(128)
def cliff(zone: str, wide: int, high: int, seed: int) -> Sprite:
    """A piece of the rock face with a ledge on top, its clefts by the seed."""
    return Sprite(face(zone, wide, high, seed), wide, high)


def face(zone: str, wide: float, high: float, seed: int) -> str:
    """A piece of the rock face: ledge, face, clefts."""
    tones, chance = palette.CLIFFS[zone], random.Random(seed)
    markup = rect(0, 0, wide, high, 0, tones.front)
    markup += path(f"M0 0H{number(wide)}L{number(wide - 7)} 13H7Z", tones.top)
    markup += rect(0, 0, wide, 3, 0, tones.ink) + rect(0, 0, 3, high, 0, tones.top)
    clefts = ""
    for _ in range(max(2, round(wide * high / 6500))):
        long, lean = chance.uniform(16, 26 + high / 12), chance.uniform(-7, 7)
        x, y = chance.uniform(10, wide - 22), chance.uniform(22, max(23, high - long - 6))
        clefts += (
            f"M{number(x)} {number(y)}l{number(lean + 7)} {number(long)}l{number(5 - lean)} {number(-long * 0.45)}Z"
        )
    return markup + path(clefts, tones.dark) + rect(wide - 4, 4, 4, high, 0, tones.dark)
