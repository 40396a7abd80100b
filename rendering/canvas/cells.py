"""Sheets drawn in the 256 colours of a file, cell by cell.

Boards that follow each other differ in few places, and boards of the same game have much in common. So a sheet is cut
into cells. A cell that looks like an earlier one is pasted in its final colours, which takes a microsecond. Only the
other cells are composed of sprites. The colours are chosen for all boards of a game beforehand, because cells of
different boards stand in one picture.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from threading import local
from typing import Any, NamedTuple

from PIL import Image

from rendering.canvas.grid import HEIGHT, WIDTH, Grid, find_stamps, grid_of, look_at
from rendering.canvas.recent import Recent
from rendering.canvas.sprites import Sheet, compose_part

CELL_BYTES = WIDTH * HEIGHT + 600
"""Memory of a cell, with what the libraries keep beside its pixels."""
KEPT_BYTES = 40_000_000
"""The memory limit of cells, in bytes. A board takes two megabytes; since boards share most cells, this keeps the
cells of some 60 tables."""
CANVAS_BYTES = 16_000_000
"""How much memory the canvases of a thread may take: one for each size of a game's boards takes two megabytes."""
AT_ONCE = 96
"""The largest number of cells composed at once: they take two megabytes until they are quantised."""
COLOURS = 256


class Area(NamedTuple):
    """A rectangle of cells: where its first one is, and its size, in columns and rows."""

    column: int
    row: int
    wide: int
    high: int


@cache
def read_colours(file: Path) -> Image.Image:
    """The colours of a file, as the palette of a picture. Raises OSError, and ValueError where there are not 256."""
    listed = tomllib.loads(file.read_text(encoding="ascii"))["colours"]
    if len(listed) != COLOURS:
        raise ValueError(f"{file.name} has {len(listed)} colours, not {COLOURS}")
    image = Image.new("P", (1, 1))
    image.putpalette(bytes.fromhex("".join(listed)))
    image.load()
    return image


CELLS: Recent[Any] = Recent(KEPT_BYTES, CELL_BYTES)


class _Canvas:
    """A picture that is painted over; ``shown`` has what each cell of ``grid`` is known by."""

    def __init__(self, width: int, height: int, colours: Image.Image) -> None:
        self.image = Image.new("P", (width, height))
        palette = colours.getpalette()
        assert palette is not None
        self.image.putpalette(palette)
        self.grid: Grid | None = None
        self.shown: Sequence[int | None] = ()


class _Canvases(local):
    """The canvases of one thread, by size and colours."""

    def __init__(self) -> None:
        self.known: Recent[_Canvas] = Recent(CANVAS_BYTES, lambda canvas: canvas.image.width * canvas.image.height)

    def of(self, width: int, height: int, colours: Image.Image) -> _Canvas:
        key = width, height, id(colours)
        found = self.known.find(key)
        if found is None:
            found = _Canvas(width, height, colours)
            self.known.keep(key, found)
        return found


_canvases = _Canvases()


def paint(sheet: Sheet, colours: Image.Image) -> Image.Image:
    """The sheet in these colours, on this thread's canvas of that size: it lasts until the next sheet is painted."""
    grid = grid_of(sheet)
    keys, placed = look_at(sheet, grid, id(colours))
    cells = CELLS.find_all(keys)
    missing = [cell for cell, pixels in enumerate(cells) if pixels is None]
    stamps = find_stamps(placed, missing)
    for area in _areas({divmod(cell, grid.columns) for cell in missing}):
        for cell, pixels in _draw(sheet, area, stamps, grid, colours):
            cells[cell] = pixels
    CELLS.keep_all([(keys[cell], cells[cell]) for cell in missing])
    canvas = _canvases.of(sheet.ground.width, sheet.ground.height, colours)
    previous = canvas.shown if canvas.grid is grid else [None] * len(keys)
    canvas.grid, canvas.shown = grid, keys
    put = canvas.image.im.paste
    for box, key, before, pixels in zip(grid.boxes, keys, previous, cells, strict=True):
        if key != before:
            put(pixels, box)
    return canvas.image


def _areas(cells: set[tuple[int, int]]) -> Iterator[Area]:
    """These cells (rows and columns) in few rectangles: what lies on several cells of one is pasted once."""
    left = set(cells)
    for row, column in sorted(cells):
        if (row, column) not in left:
            continue
        wide = high = 1
        while wide < AT_ONCE and (row, column + wide) in left:
            wide += 1
        while (high + 1) * wide <= AT_ONCE and all((row + high, column + each) in left for each in range(wide)):
            high += 1
        left.difference_update((row + down, column + across) for down in range(high) for across in range(wide))
        yield Area(column, row, wide, high)


def _draw(
    sheet: Sheet, area: Area, seen: dict[int, list[int]], grid: Grid, colours: Image.Image
) -> Iterator[tuple[int, Any]]:
    """Put the cells of an area together of sprites: each cell with its pixels, in these colours."""
    cells = [first + each for first in _firsts(grid, area) for each in range(area.wide)]
    (x, y, _, _), (_, _, right, bottom) = grid.boxes[cells[0]], grid.boxes[cells[-1]]
    image = Image.new("RGB", (right - x, bottom - y))
    stamps = sorted({number for cell in cells for number in seen[cell]})
    compose_part(sheet, image, x, y, (sheet.stamps[number] for number in stamps))
    # Image.quantize() does the same, and copies the palette each time.
    pixels = image.im.convert("P", Image.Dither.NONE, colours.im)
    for cell in cells:
        left, top, right, bottom = grid.boxes[cell]
        # Not pixels.crop(): it would copy the palette into each cell, a quarter of the cell's own bytes.
        own = Image.new("L", (right - left, bottom - top), None).im
        own.paste(pixels, (x - left, y - top, x - left + image.width, y - top + image.height))
        yield cell, own


def _firsts(grid: Grid, area: Area) -> range:
    """The first cell of each row of an area."""
    first = area.row * grid.columns + area.column
    return range(first, first + area.high * grid.columns, grid.columns)
