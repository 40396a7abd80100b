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
from typing import Any

from PIL import Image

from rendering.canvas import png
from rendering.canvas.grid import GROUND, HEIGHT, WIDTH, Grid, Placed, find_stamps, grid_of, look_at
from rendering.canvas.packed_cells import PackedCells
from rendering.canvas.recent import Recent
from rendering.canvas.sprites import Sheet, paste_ground, tiles_of
from rendering.canvas.tiles import Tile, paste

CELL_BYTES = WIDTH * HEIGHT + 600
"""Memory of a cell, with what the libraries keep beside its pixels."""
KEPT_BYTES, PACKED_BYTES = 24_000_000, 20_000_000
"""The memory limits, in bytes, of cells as pixels, and of packed ones. A board takes two megabytes; since boards share
most cells, these are the pixels of the cells of some 40 tables, and the packed ones of some 200."""
CANVAS_BYTES = 16_000_000
"""How much memory the canvases of a thread may take: one for each size of a game's boards takes two megabytes."""
COLOURS = 256
BEYOND = (0, 0, 0)
"""The colour of what a cell has beyond the right edge of its sheet."""


@cache
def read_colours(file: Path) -> Image.Image:
    """The colours of a file, as the palette of a picture. Raises OSError, and ValueError where there are not 256."""
    colours = tomllib.loads(file.read_text(encoding="ascii"))["colours"]
    if len(colours) != COLOURS:
        raise ValueError(f"{file.name} has {len(colours)} colours, not {COLOURS}")
    image = Image.new("P", (1, 1))
    image.putpalette(bytes.fromhex("".join(colours)))
    image.load()
    return image


PACKED = PackedCells(WIDTH, PACKED_BYTES)
CELLS: Recent[Any] = Recent(KEPT_BYTES, CELL_BYTES, PACKED.keep)
"""Cells as pixels; those that no longer have room are packed."""


class Canvas:
    """A picture that is painted over; ``shown`` has what each cell of ``grid`` is known by.

    Its pixels lie in ``rows`` as a PNG file has them, which spares each file a copy of them.
    """

    def __init__(self, width: int, height: int, colours: Image.Image) -> None:
        self.rows, self.image = png.new_rows(width, height)
        palette = colours.getpalette()
        assert palette is not None
        self.image.putpalette(palette)
        self.grid: Grid | None = None
        self.shown: Sequence[int | None] = ()


class _Canvases(local):
    """The canvases of one thread, by size and colours."""

    def __init__(self) -> None:
        self.canvases: Recent[Canvas] = Recent(CANVAS_BYTES, lambda canvas: canvas.image.width * canvas.image.height)

    def of(self, width: int, height: int, colours: Image.Image) -> Canvas:
        key = width, height, id(colours)
        canvas = self.canvases.find(key)
        if canvas is None:
            canvas = Canvas(width, height, colours)
            self.canvases.keep(key, canvas)
        return canvas


_canvases = _Canvases()


def paint(sheet: Sheet, colours: Image.Image) -> Canvas:
    """The sheet in these colours, on this thread's canvas of that size: it lasts until the next sheet is painted."""
    grid = grid_of(sheet)
    keys, placements = look_at(sheet, grid, id(colours))
    cells = CELLS.find_all(keys)
    missing = [cell for cell, pixels in enumerate(cells) if pixels is None]
    for cell in missing:
        _, top, _, bottom = grid.boxes[cell]
        cells[cell] = PACKED.find(keys[cell], bottom - top)
    new = [cell for cell in missing if cells[cell] is None]
    for cell, pixels in _draw(sheet, new, placements, grid, colours):
        cells[cell] = pixels
    CELLS.keep_all([(keys[cell], cells[cell]) for cell in missing])
    canvas = _canvases.of(sheet.ground.width, sheet.ground.height, colours)
    previous = canvas.shown if canvas.grid is grid else [None] * len(keys)
    canvas.grid, canvas.shown = grid, keys
    put = canvas.image.im.paste
    for box, key, before, pixels in zip(grid.boxes, keys, previous, cells, strict=True):
        if key != before:
            put(pixels, box)
    return canvas


def _draw(
    sheet: Sheet, missing: Sequence[int], placements: list[Placed], grid: Grid, colours: Image.Image
) -> Iterator[tuple[int, Any]]:
    """Put each of these cells together of sprites: the cell with its pixels, in these colours.

    The lowest stamp of a cell may hide the ground. It is pasted as it is: blending takes four times as long.
    """
    images: dict[tuple[int, int], Image.Image] = {}
    tiles_by_stamp: dict[int, tuple[Tile, ...]] = {}
    for cell, (lowest, *upper) in find_stamps(placements, missing).items():
        x, y, right, bottom = grid.boxes[cell]
        size = right - x, bottom - y
        image = images.get(size) or images.setdefault(size, Image.new("RGB", size))
        for number in (lowest, *upper):
            if number == GROUND:
                if right > grid.width:
                    image.paste(BEYOND, (0, 0, *size))
                paste_ground(sheet.ground, image, x, y)
                continue
            sprite, left, top = sheet.stamps[number]
            tiles = tiles_by_stamp.get(number)
            if tiles is None:
                tiles = tiles_by_stamp[number] = tiles_of(sprite)
            paste(image, tiles, left - x, top - y, is_opaque=number == lowest)
        # Image.quantize() does the same, and copies the palette each time.
        pixels = image.im.convert("P", Image.Dither.NONE, colours.im)
        # Not these pixels: they have a copy of the palette, a quarter of the cell's own bytes.
        own = Image.new("L", size, None).im
        own.paste(pixels, (0, 0, *size))
        yield cell, own
