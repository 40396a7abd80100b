"""Sheets drawn in the 256 colours of a file, cell by cell.

Boards that follow each other differ in few places, and boards of the same game have much in common. So a sheet is
cut into cells. A cell on which the same stamps lie as on one that was drawn before is pasted in its final colours,
which takes a microsecond; only the others are put together of sprites. The colours are chosen for all boards of a game
beforehand, because cells of different boards stand in one picture.
"""

from __future__ import annotations

import tomllib
from bisect import bisect
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import pairwise, zip_longest
from pathlib import Path
from threading import Lock, local
from typing import Any, NamedTuple

from PIL import Image

from rendering.canvas.sprites import SPRITES, Box, Sheet, Sprite, compose_part, ground_look

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


class _Canvas:
    """A picture that is painted over; ``shown`` has where each of its cells begins, and what it is known by."""

    def __init__(self, width: int, height: int, colours: Image.Image) -> None:
        self.image = Image.new("P", (width, height))
        palette = colours.getpalette()
        assert palette is not None
        self.image.putpalette(palette)
        self.shown: list[tuple[int, int]] = []


class _Canvases(local):
    """The canvases of one thread, by size and colours."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, int, int], _Canvas] = {}

    def of(self, width: int, height: int, colours: Image.Image) -> _Canvas:
        key = width, height, id(colours)
        if key not in self.known:
            self.known[key] = _Canvas(width, height, colours)
        return self.known[key]


_canvases = _Canvases()


class Grid:
    """How a sheet is cut into cells, row after row. A row begins at each cut; the one above it may be lower."""

    def __init__(self, sheet: Sheet) -> None:
        self.width, height = sheet.ground.width, sheet.ground.height
        self.columns = -(-self.width // WIDTH)
        edges = sorted({0, height, *(cut for cut in sheet.cuts if 0 < cut < height)})
        rows = [(y, min(HEIGHT, end - y), cut) for cut, end in pairwise(edges) for y in range(cut, end, HEIGHT)]
        self.rows = [(top, high) for top, high, _ in rows]
        self.tops, self.cuts = [top for top, _, _ in rows], [cut for _, _, cut in rows]
        """Where each row begins, and the cut that it lies below."""

    def box(self, cell: int) -> Box:
        """Where a cell is: left, top, right and bottom. The last column may reach beyond the sheet."""
        row, column = divmod(cell, self.columns)
        top, high = self.rows[row]
        return column * WIDTH, top, column * WIDTH + WIDTH, top + high

    def stamps_by_cell(self, sheet: Sheet) -> list[list[int]]:
        """The numbers of the stamps that may be seen on each cell, in the order in which they are pasted."""
        lying: list[list[int]] = [[] for _ in range(self.columns * len(self.rows))]
        last_x, last_y = self.width - 1, sheet.ground.height - 1
        for number, (sprite, x, y) in enumerate(sheet.stamps):
            from_x, from_y, to_x, to_y = SPRITES.seen_box(sprite)
            left, right = max(x + from_x, 0) // WIDTH, min(x + to_x - 1, last_x) // WIDTH
            from_y, to_y = y + from_y, y + to_y
            if from_y > last_y or to_y <= max(from_y, 0):
                continue
            top, bottom = bisect(self.tops, max(from_y, 0)) - 1, bisect(self.tops, min(to_y - 1, last_y))
            for first in range(top * self.columns, bottom * self.columns, self.columns):
                for stamps in lying[first + left : first + right + 1]:
                    stamps.append(number)
        return lying


@lru_cache(64)
def _ground_keys(ground: Sprite, cuts: tuple[int, ...]) -> list[int]:
    """For each cell of a ground a number, the same for those that look the same."""
    sheet = Sheet(ground)
    sheet.cuts += cuts
    grid = Grid(sheet)
    boxes = (grid.box(cell) for cell in range(grid.columns * len(grid.rows)))
    return [hash((box[2] <= ground.width, box[3] - box[1], ground_look(ground, box))) for box in boxes]


def paint(sheet: Sheet, colours: Image.Image) -> Image.Image:
    """The sheet in these colours, on this thread's canvas of that size: it lasts until the next sheet is painted."""
    grid = Grid(sheet)
    lying = grid.stamps_by_cell(sheet)
    grounds = _ground_keys(sheet.ground, tuple(sheet.cuts))
    keys = list(_keys(sheet, grid, lying, grounds, id(colours)))
    found = CELLS.find(keys)
    missing = {divmod(cell, grid.columns) for cell, pixels in enumerate(found) if pixels is None}
    for areas in _pages(_areas(missing)):
        for cell, pixels in _draw(sheet, areas, lying, grid, colours):
            found[cell] = pixels
            CELLS.keep(keys[cell], pixels)
    canvas = _canvases.of(sheet.ground.width, sheet.ground.height, colours)
    tops = [top for top in grid.tops for _ in range(grid.columns)]
    shown, canvas.shown = canvas.shown, list(zip(tops, keys, strict=True))
    put = canvas.image.im.paste
    for cell, (now, before) in enumerate(zip_longest(canvas.shown, shown)):
        if now is not None and now != before:
            put(found[cell], grid.box(cell))
    return canvas.image


def _keys(sheet: Sheet, grid: Grid, lying: list[list[int]], grounds: list[int], colours: int) -> Iterator[int]:
    """What each cell is known by: the colours, its ground, its place below the last cut, and what lies on it."""
    cell, last_cut, hashes = 0, -1, []
    stamps = [(hash(sprite), x, y) for sprite, x, y in sheet.stamps]
    for top, cut in zip(grid.tops, grid.cuts, strict=True):
        if cut != last_cut:
            last_cut, hashes = cut, [hash((sprite, x, y - cut)) for sprite, x, y in stamps]
        for column in range(grid.columns):
            on_it = lying[cell]
            place = (column, top - cut, *map(hashes.__getitem__, on_it)) if on_it else ()
            yield hash((colours, grounds[cell], place))
            cell += 1


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
    sheet: Sheet, areas: list[Area], lying: list[list[int]], grid: Grid, colours: Image.Image
) -> Iterator[tuple[int, Any]]:
    """Put the cells of these areas together of sprites: each cell with its pixels, in these colours."""
    shelves = _shelves(areas, grid)
    page = Image.new("RGB", (max(x + wide for x, _, wide, _ in shelves), max(y + high for _, y, _, high in shelves)))
    drawn: list[tuple[int, Box]] = []
    for (column, row, wide, high), (across, down, *size) in zip(areas, shelves, strict=True):
        cells = [first + each for first in _firsts(grid, column, row, high) for each in range(wide)]
        x, y, _, _ = grid.box(cells[0])
        image = Image.new("RGB", (size[0], size[1]))
        stamps = sorted({number for cell in cells for number in lying[cell]})
        compose_part(sheet, image, x, y, (sheet.stamps[number] for number in stamps))
        page.im.paste(image.im, (across, down, across + size[0], down + size[1]))
        for cell in cells:
            left, top, right, bottom = grid.box(cell)
            drawn.append((cell, (left - x + across, top - y + down, right - x + across, bottom - y + down)))
    pixels = page.quantize(palette=colours, dither=Image.Dither.NONE).im
    for cell, on_page in drawn:
        yield cell, pixels.crop(on_page)


def _firsts(grid: Grid, column: int, row: int, high: int) -> range:
    """The first cell of each row of an area."""
    return range(row * grid.columns + column, (row + high) * grid.columns + column, grid.columns)


def _shelves(areas: list[Area], grid: Grid) -> list[Box]:
    """Where each area lies on a page, left, top, width and height: beside each other, in rows of the sheet's width."""
    placed: list[Box] = []
    x = y = high = 0
    for area in areas:
        top = grid.tops[area.row]
        last_top, last_high = grid.rows[area.row + area.high - 1]
        size = area.wide * WIDTH, last_top + last_high - top
        if x and x + size[0] > grid.columns * WIDTH:
            x, y, high = 0, y + high, 0
        placed.append((x, y, *size))
        x, high = x + size[0], max(high, size[1])
    return placed
