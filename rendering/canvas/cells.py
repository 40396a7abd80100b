"""Sheets drawn in the 256 colours of a file, cell by cell.

Boards that follow each other differ in few places, and boards of the same game have much in common. So a sheet is
cut into cells. A cell on which the same stamps lie as on one that was drawn before is pasted in its final colours,
which takes a microsecond; only the others are put together of sprites. The colours are chosen for all boards of a game
beforehand, because cells of different boards stand in one picture.
"""

from __future__ import annotations

import tomllib
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from threading import Lock, local
from typing import Any, NamedTuple

from PIL import Image

from rendering.canvas.sprites import Sheet, compose_part

WIDTH, HEIGHT = 110, 42
"""Pixels of a cell. Smaller ones are found more often, and there are more of them to look for."""
CELL_BYTES = WIDTH * HEIGHT + 800
"""Memory of a cell, with what the libraries keep beside its pixels."""
KEPT_BYTES = 24_000_000
"""How much memory cells may take: those of a board take two megabytes, and the next board replaces a sixth of them."""
AT_ONCE = 96
"""Cells that are converted together at most. Each conversion looks for the nearest colours from the beginning."""
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
    made = Image.new("P", (1, 1))
    made.putpalette(bytes.fromhex("".join(listed)))
    return made


class CellCache:
    """Cells in their final colours, the least recently used forgotten first when there are more than ``limit``.

    They are known by a hash of what lies on them, of 64 bits and with a secret of the process: among a few thousand
    cells, one is taken for another once in some 10^13 pictures.
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._known: OrderedDict[int, Any] = OrderedDict()
        self._lock = Lock()

    def find(self, keys: Sequence[int]) -> list[Any]:
        """The pixels of each of the cells, None where they are not known."""
        known = self._known
        with self._lock:
            found = [known.get(key) for key in keys]
            for key, pixels in zip(keys, found, strict=True):
                if pixels is not None:
                    known.move_to_end(key)
        return found

    def keep(self, key: int, pixels: Any) -> None:
        """Keep the pixels of a cell."""
        with self._lock:
            self._known[key] = pixels
            while len(self._known) > self.limit:
                self._known.popitem(last=False)

    def __len__(self) -> int:
        return len(self._known)


CELLS = CellCache(KEPT_BYTES // CELL_BYTES)


class _Canvases(local):
    """The canvases of one thread, by size and colours."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, int, int], Image.Image] = {}

    def of(self, width: int, height: int, colours: Image.Image) -> Image.Image:
        key = width, height, id(colours)
        if key not in self.known:
            made = Image.new("P", (width, height))
            palette = colours.getpalette()
            assert palette is not None
            made.putpalette(palette)
            self.known[key] = made
        return self.known[key]


_canvases = _Canvases()


def paint(sheet: Sheet, colours: Image.Image) -> Image.Image:
    """The sheet in these colours, on this thread's canvas of that size: it lasts until the next sheet is painted."""
    columns = -(-sheet.ground.width // WIDTH)
    lying = _stamps_by_cell(sheet, columns)
    hash_of = [hash(stamp) for stamp in sheet.stamps].__getitem__
    ground = hash((sheet.ground, id(colours)))
    keys = [hash((ground, cell, *map(hash_of, stamps))) for cell, stamps in enumerate(lying)]
    found = CELLS.find(keys)
    missing = {divmod(cell, columns) for cell, pixels in enumerate(found) if pixels is None}
    for areas in _pages(_areas(missing)):
        for cell, pixels in _draw(sheet, areas, lying, columns, colours):
            found[cell] = pixels
            CELLS.keep(keys[cell], pixels)
    canvas = _canvases.of(sheet.ground.width, sheet.ground.height, colours)
    put = canvas.im.paste
    for cell, pixels in enumerate(found):
        x, y = cell % columns * WIDTH, cell // columns * HEIGHT
        put(pixels, (x, y, x + WIDTH, y + HEIGHT))
    return canvas


def _stamps_by_cell(sheet: Sheet, columns: int) -> list[list[int]]:
    """The numbers of the stamps that may be seen on each cell, row after row, in the order in which they are pasted."""
    last_x, last_y = sheet.ground.width - 1, sheet.ground.height - 1
    lying: list[list[int]] = [[] for _ in range(columns * (last_y // HEIGHT + 1))]
    for number, (sprite, x, y) in enumerate(sheet.stamps):
        left, right = max(x, 0) // WIDTH, min(x + sprite.width - 1, last_x) // WIDTH
        top, bottom = max(y, 0) // HEIGHT, min(y + sprite.height - 1, last_y) // HEIGHT
        for first in range(top * columns, (bottom + 1) * columns, columns):
            for stamps in lying[first + left : first + right + 1]:
                stamps.append(number)
    return lying


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


def _pages(areas: Iterable[Area]) -> Iterator[list[Area]]:
    """The areas in groups that have at most AT_ONCE cells."""
    page: list[Area] = []
    for area in areas:
        if sum(each.wide * each.high for each in page) + area.wide * area.high > AT_ONCE:
            yield page
            page = []
        page.append(area)
    if page:
        yield page


def _draw(
    sheet: Sheet, areas: list[Area], lying: list[list[int]], columns: int, colours: Image.Image
) -> Iterator[tuple[int, Any]]:
    """Put the cells of these areas together of sprites: each cell with its pixels, in these colours."""
    page = Image.new("RGB", (WIDTH, HEIGHT * sum(area.wide * area.high for area in areas)))
    drawn: list[int] = []
    for column, row, wide, high in areas:
        image = Image.new("RGB", (wide * WIDTH, high * HEIGHT))
        x, y = column * WIDTH, row * HEIGHT
        cells = [(row + down) * columns + column + across for down in range(high) for across in range(wide)]
        stamps = sorted({number for cell in cells for number in lying[cell]})
        compose_part(sheet, image, x, y, (sheet.stamps[number] for number in stamps))
        for cell in cells:
            left, top = cell % columns * WIDTH - x, cell // columns * HEIGHT - y
            part = image.im.crop((left, top, left + WIDTH, top + HEIGHT))
            page.im.paste(part, (0, len(drawn) * HEIGHT, WIDTH, (len(drawn) + 1) * HEIGHT))
            drawn.append(cell)
    pixels = page.quantize(palette=colours, dither=Image.Dither.NONE).im
    for number, cell in enumerate(drawn):
        yield cell, pixels.crop((0, number * HEIGHT, WIDTH, (number + 1) * HEIGHT))
