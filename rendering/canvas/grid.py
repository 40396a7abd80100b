"""How a sheet is cut into cells, and what is seen on each of them.

The key of a cell follows from the pixels of the stamps on it, not from the stamps themselves. A large sprite that
changes in one corner, or covers another sprite, leaves the keys of the other cells unchanged. The pixels of a stamp are
read once and cached as long as boards use it.
"""

from __future__ import annotations

from bisect import bisect, bisect_left
from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from rendering.canvas.recent import Recent
from rendering.canvas.sprites import SPRITES, Sheet, Sprite, Stamp, colour_of_ground, ground_look
from rendering.canvas.tiles import Box, bytes_of, join_tiles

WIDTH, HEIGHT = 110, 42
"""Pixels of a cell. Smaller ones are found more often, and there are more of them to look for."""
GRIDS, GROUND_KEY_BYTES = 32, 2_000_000
"""How many grids are kept, and how much memory it may take how grounds look on sections."""
LOOK_BYTES, PART_BYTES, STAMP_BYTES = 9_000_000, 75, 300
"""How much memory the looks of stamps may take: of each cell, and of each stamp beside that."""


_OPAQUE = b"\xff"
GROUND = -1
"""Stands for the ground among the numbers of stamps."""


class Parts(NamedTuple):
    """What is seen of a stamp on the cells of a section: which ones it hides as a whole with all below, which ones in
    part, counted from the first cell of the section, and the look of each. A look is a hash of the pixels, of 61 bits
    and with a secret of the process: among ten thousand looks, a collision happens once in 10^10 boards.
    """

    hides: tuple[int, ...]
    hiding: tuple[int, ...]
    touches: tuple[int, ...]
    touching: tuple[int, ...]


class Section(NamedTuple):
    """The rows between two cuts: the first of its cells, where they begin, and their height together in pixels."""

    cell: int
    top: int
    high: int


class Grid:
    """How a sheet is cut into cells, row after row. A row begins at each cut; the one above it may be lower.

    ``boxes`` says where each cell is: left, top, right and bottom. The last column may reach beyond the sheet.
    """

    def __init__(self, width: int, height: int, cuts: tuple[int, ...]) -> None:
        self.width = width
        self.columns = -(-width // WIDTH)
        self.boxes: list[Box] = []
        self.sections: list[Section] = []
        for top, end in pairwise(sorted({0, height, *(cut for cut in cuts if 0 < cut < height)})):
            self.sections.append(Section(len(self.boxes), top, end - top))
            rows = [(y, min(y + HEIGHT, end)) for y in range(top, end, HEIGHT)]
            lefts = range(0, self.columns * WIDTH, WIDTH)
            self.boxes += [(x, y, x + WIDTH, bottom) for y, bottom in rows for x in lefts]
        self._tops = [section.top for section in self.sections]

    def sections_of(self, stamp: Stamp) -> list[Section]:
        """The sections on which a stamp is seen."""
        sprite, _, y = stamp
        at = max(0, bisect(self._tops, y) - 1)
        section = self.sections[at]
        if section.top <= y and y + sprite.height <= section.top + section.high:
            return [section]
        _, top, _, bottom = SPRITES.seen_box(sprite)
        return self.sections[max(0, bisect(self._tops, y + top) - 1) : bisect_left(self._tops, y + bottom)]


Placed = tuple[int, int, Parts]
"""A stamp by its number, the first cell of a section on which it is, and what is seen of it there."""


class Lying(NamedTuple):
    """What each cell of a sheet is known by, and its stamps on each section, the uppermost last."""

    keys: list[int]
    placed: list[Placed]


@lru_cache(GRIDS)
def _grid(width: int, height: int, cuts: tuple[int, ...]) -> Grid:
    return Grid(width, height, cuts)


def grid_of(sheet: Sheet) -> Grid:
    """How this sheet is cut into cells."""
    return _grid(sheet.ground.width, sheet.ground.height, tuple(sheet.cuts))


NOTHING = Parts((), (), (), ())
LOOKS: Recent[Parts] = Recent(
    LOOK_BYTES, lambda parts: STAMP_BYTES + PART_BYTES * (len(parts.hides) + len(parts.touches))
)


def look_at(sheet: Sheet, grid: Grid, palette: int) -> Lying:
    """What is seen on each cell of a sheet that is drawn in the colours of this number."""
    looks = [[palette, key] for _, top, high in grid.sections for key in _ground_keys(sheet.ground, top, high)]
    places, keys, width = [], [], grid.width
    if len(grid.sections) == 1:
        (section,) = grid.sections
        places = [(number, section) for number in range(len(sheet.stamps))]
        keys = [hash((sprite, x, y, section.high, width)) for sprite, x, y in sheet.stamps]
    else:
        for number, stamp in enumerate(sheet.stamps):
            sprite, x, y = stamp
            for section in grid.sections_of(stamp):
                places.append((number, section))
                keys.append(hash((sprite, x, y - section.top, section.high, width)))
    placements = []
    for (number, section), key, known_parts in zip(places, keys, LOOKS.find_all(keys), strict=True):
        first, top, high = section
        parts = known_parts
        if parts is None:
            sprite, x, y = sheet.stamps[number]
            parts = _find_parts(sprite, x, y - top, width, high)
            LOOKS.keep(key, parts)
        placements.append((number, first, parts))
        hides, hiding, touches, touching = parts
        for cell, look in zip(hides, hiding, strict=True):
            looks[first + cell] = [palette, look]
        for cell, look in zip(touches, touching, strict=True):
            looks[first + cell].append(look)
    return Lying([hash(tuple(each)) for each in looks], placements)


def find_stamps(placed: list[Placed], cells: Iterable[int]) -> dict[int, list[int]]:
    """The numbers of the stamps that are seen on each of these cells, the uppermost last. The first one is GROUND, or a
    stamp that hides the cell as a whole.
    """
    stamps: dict[int, list[int]] = {cell: [GROUND] for cell in cells}
    for number, first, parts in placed:
        for cell in parts.hides:
            if first + cell in stamps:
                stamps[first + cell] = [number]
        for cell in parts.touches:
            if first + cell in stamps:
                stamps[first + cell].append(number)
    return stamps


def _find_parts(sprite: Sprite, x: int, y: int, width: int, high: int) -> Parts:
    """What a sprite at (x, y) of a section shows on each of its cells."""
    from_x, from_y, to_x, to_y = SPRITES.seen_box(sprite)
    left, top = max(x + from_x, 0) // WIDTH, max(y + from_y, 0) // HEIGHT
    right, bottom = -(-min(x + to_x, width) // WIDTH), min(-(-(y + to_y) // HEIGHT) * HEIGHT, high)
    if left >= right or top * HEIGHT >= bottom:
        return NOTHING
    size = ((right - left) * WIDTH, bottom - top * HEIGHT)
    pixels = join_tiles(SPRITES.tiles(sprite), *size, x - left * WIDTH, y - top * HEIGHT)
    mask = pixels.getchannel("A")
    columns = -(-width // WIDTH)
    hides: dict[int, int] = {}
    touches: dict[int, int] = {}
    for down in range(0, size[1], HEIGHT):
        for column in range(left, right):
            across = (column - left) * WIDTH
            box = (across, down, across + WIDTH, min(down + HEIGHT, size[1]))
            opacity = bytes_of(mask, box)
            if opacity == bytes(len(opacity)):
                continue
            cell = (top + down // HEIGHT) * columns + column
            (hides if opacity == _OPAQUE * len(opacity) else touches)[cell] = hash(bytes_of(pixels, box))
    return Parts(tuple(hides), tuple(hides.values()), tuple(touches), tuple(touches.values()))


GROUND_KEYS: Recent[list[int]] = Recent(GROUND_KEY_BYTES, lambda keys: STAMP_BYTES + 40 * len(keys))


def _ground_keys(ground: Sprite, top: int, high: int) -> list[int]:
    """For each cell of a section of a ground a number, the same for those that look the same."""
    known_keys = GROUND_KEYS.find((ground, top, high))
    if known_keys is not None:
        return known_keys
    keys = []
    for y in range(top, top + high, HEIGHT):
        bottom = min(y + HEIGHT, top + high)
        plain = colour_of_ground(ground, (0, y, ground.width, bottom))
        for left in range(0, ground.width, WIDTH):
            right = min(left + WIDTH, ground.width)
            look = plain or ground_look(ground, (left, y, right, bottom))
            keys.append(hash((right - left, bottom - y, look)))
    GROUND_KEYS.keep((ground, top, high), keys)
    return keys
