"""The stone of the modules: floors between walls, paved ways, and the rock face of the Titans' track."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache

from rendering.canvas.ornament import meander_band
from rendering.canvas.sprites import Sprite
from rendering.canvas.svg import number, path, rect
from rendering.dice_forge import palette

Line = tuple[tuple[float, float], tuple[float, float]]
BROAD = 24
"""How broad a way is."""
STONE = 22
"""How far it is from one joint of a way to the next."""
WALL = 14


def floor(left: float, top: float, wide: float, high: float) -> str:
    """A dark floor between two walls that lie along its upper and its lower side."""
    tones = palette.WALL
    drawn = rect(left, top, wide, high, 0, tones.dark)
    drawn += rect(left, top, wide, WALL, 0, tones.top) + rect(left, top, wide, 2.5, 0, tones.ink)
    drawn += meander_band(left, top + 4, wide, 8, tones.front, round(wide / 20), 2)
    drawn += rect(left, top + WALL, wide, 6, 0, tones.front)
    below = top + high - 6
    return drawn + rect(left, below, wide, 6, 0, tones.top) + rect(left, below, wide, 2, 0, tones.ink)


def road(lines: Sequence[Line], lit: bool = True, broad: float = BROAD) -> str:
    """Paved ways along the lines, as one surface."""
    tones = palette.PAVING[lit]

    def along(shift_x: float, shift_y: float) -> str:
        return "".join(
            f"M{number(x + shift_x)} {number(y + shift_y)}L{number(to_x + shift_x)} {number(to_y + shift_y)}"
            for (x, y), (to_x, to_y) in lines
        )

    drawn = path(along(3, 7), "none", palette.SHADE, broad + 4, 0.4)
    drawn += path(along(1, 4), "none", tones.front, broad) + path(along(-1, -1), "none", tones.ink, broad)
    drawn += path(along(0.5, 1), "none", tones.top, broad - 1.5)
    joints = "".join(_joints(line, broad) for line in lines)
    return drawn + path(joints, "none", tones.front, 2, 0.75)


def _joints(line: Line, broad: float) -> str:
    (x, y), (to_x, to_y) = line
    long = max(abs(to_x - x), abs(to_y - y))
    half, drawn = broad / 2 - 2, ""
    for at in range(1, int(long // STONE) + 1):
        part = (at - 0.5) * STONE / long
        here_x, here_y = x + (to_x - x) * part, y + (to_y - y) * part
        right, down = (half, 0.0) if abs(to_y - y) > abs(to_x - x) else (0.0, half)
        drawn += f"M{number(here_x - right)} {number(here_y - down)}L{number(here_x + right)} {number(here_y + down)}"
    return drawn


@lru_cache(128)
def cliff(zone: str, wide: int, high: int, seed: int) -> Sprite:
    """A piece of the rock face with a ledge on top, its clefts by the seed."""
    return Sprite(face(zone, wide, high, seed), wide, high)


def face(zone: str, wide: float, high: float, seed: int) -> str:
    """A piece of the rock face: ledge, face, clefts."""
    tones, chance = palette.CLIFFS[zone], random.Random(seed)
    drawn = rect(0, 0, wide, high, 0, tones.front)
    drawn += path(f"M0 0H{number(wide)}L{number(wide - 7)} 13H7Z", tones.top)
    drawn += rect(0, 0, wide, 3, 0, tones.ink) + rect(0, 0, 3, high, 0, tones.top)
    clefts = ""
    for _ in range(max(2, round(wide * high / 4200))):
        x, y = chance.uniform(10, wide - 22), chance.uniform(24, high - 12)
        long, lean = chance.uniform(16, 38), chance.uniform(-7, 7)
        clefts += (
            f"M{number(x)} {number(y)}l{number(lean + 7)} {number(long)}l{number(5 - lean)} {number(-long * 0.45)}Z"
        )
    return drawn + path(clefts, tones.dark) + rect(wide - 4, 4, 4, high, 0, tones.dark)
