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
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from pathlib import Path
from threading import Lock, local
from typing import Any, NamedTuple

from PIL import Image

from rendering.canvas.sprites import SPRITES, Box, Sheet, Sprite, Stamp, compose_part, ground_look

WIDTH, HEIGHT = 110, 42
"""Pixels of a cell. Smaller ones are found more often, and there are more of them to look for."""
CELL_BYTES = WIDTH * HEIGHT + 800
"""Memory of a cell, with what the libraries keep beside its pixels."""
KEPT_BYTES = 24_000_000
"""How much memory cells may take: those of a board take two megabytes, and the next board replaces a sixth of them."""
AT_ONCE = 96
"""Cells that are put together at once at most: they take two megabytes until each has its colours."""
COLOURS = 256
GRIDS, MOST_STAMPS = 32, 1_000
"""How many grids are kept, and of how many stamps each of them remembers the cells: a third of a megabyte."""


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
    made.load()
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
        self.known: dict[tuple[int, int, int], _Canvas] = {}

    def of(self, width: int, height: int, colours: Image.Image) -> _Canvas:
        key = width, height, id(colours)
        if key not in self.known:
            self.known[key] = _Canvas(width, height, colours)
        return self.known[key]


_canvases = _Canvases()


class Grid:
    """How a sheet is cut into cells, row after row. A row begins at each cut; the one above it may be lower.

    ``boxes`` says where each cell is: left, top, right and bottom. The last column may reach beyond the sheet.
    """

    def __init__(self, width: int, height: int, cuts: tuple[int, ...]) -> None:
        self.width, self.height = width, height
        self.columns = -(-width // WIDTH)
        edges = sorted({0, height, *(cut for cut in cuts if 0 < cut < height)})
        rows = [(y, min(HEIGHT, end - y), cut) for cut, end in pairwise(edges) for y in range(cut, end, HEIGHT)]
        self.rows = [(top, high) for top, high, _ in rows]
        self.tops, self.cuts = [top for top, _, _ in rows], [cut for _, _, cut in rows]
        """Where each row begins, and the cut that it lies below."""
        lefts = range(0, self.columns * WIDTH, WIDTH)
        self.boxes: list[Box] = [(x, top, x + WIDTH, top + high) for top, high in self.rows for x in lefts]
        self._known: dict[int, tuple[int, ...]] = {}

    def stamps_by_cell(self, sheet: Sheet) -> list[list[int]]:
        """The numbers of the stamps that may be seen on each cell, in the order in which they are pasted."""
        lying: list[list[int]] = [[] for _ in self.boxes]
        for number, stamp in enumerate(sheet.stamps):
            for cell in self._cells_under(stamp):
                lying[cell].append(number)
        return lying

    def _cells_under(self, stamp: Stamp) -> tuple[int, ...]:
        """The cells on which a stamp may be seen: most lie where they lay on the board before."""
        key = hash(stamp)
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= MOST_STAMPS:
                self._known.clear()
            known = self._known[key] = tuple(self._find_cells(stamp))
        return known

    def _find_cells(self, stamp: Stamp) -> Iterator[int]:
        sprite, x, y = stamp
        from_x, from_y, to_x, to_y = SPRITES.seen_box(sprite)
        left, right = max(x + from_x, 0) // WIDTH, min(x + to_x, self.width) - 1
        from_y, to_y = max(y + from_y, 0), min(y + to_y, self.height)
        if from_y >= to_y:
            return
        for row in range(bisect(self.tops, from_y) - 1, bisect(self.tops, to_y - 1)):
            yield from range(row * self.columns + left, row * self.columns + right // WIDTH + 1)


@lru_cache(GRIDS)
def _grid(width: int, height: int, cuts: tuple[int, ...]) -> Grid:
    return Grid(width, height, cuts)


def grid_of(sheet: Sheet) -> Grid:
    """How this sheet is cut into cells."""
    return _grid(sheet.ground.width, sheet.ground.height, tuple(sheet.cuts))


@lru_cache(64)
def _ground_keys(ground: Sprite, cuts: tuple[int, ...]) -> list[int]:
    """For each cell of a ground a number, the same for those that look the same."""
    boxes = _grid(ground.width, ground.height, cuts).boxes
    return [hash((box[2] <= ground.width, box[3] - box[1], ground_look(ground, box))) for box in boxes]


def paint(sheet: Sheet, colours: Image.Image) -> Image.Image:
    """The sheet in these colours, on this thread's canvas of that size: it lasts until the next sheet is painted."""
    grid = grid_of(sheet)
    lying = grid.stamps_by_cell(sheet)
    grounds = _ground_keys(sheet.ground, tuple(sheet.cuts))
    keys = list(_keys(sheet, grid, lying, grounds, id(colours)))
    found = CELLS.find(keys)
    missing = {divmod(cell, grid.columns) for cell, pixels in enumerate(found) if pixels is None}
    for area in _areas(missing):
        for cell, pixels in _draw(sheet, area, lying, grid, colours):
            found[cell] = pixels
            CELLS.keep(keys[cell], pixels)
    canvas = _canvases.of(sheet.ground.width, sheet.ground.height, colours)
    shown = canvas.shown if canvas.grid is grid else [None] * len(keys)
    canvas.grid, canvas.shown = grid, keys
    put = canvas.image.im.paste
    for box, key, before, pixels in zip(grid.boxes, keys, shown, found, strict=True):
        if key != before:
            put(pixels, box)
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


def _draw(
    sheet: Sheet, area: Area, lying: list[list[int]], grid: Grid, colours: Image.Image
) -> Iterator[tuple[int, Any]]:
    """Put the cells of an area together of sprites: each cell with its pixels, in these colours."""
    cells = [first + each for first in _firsts(grid, area) for each in range(area.wide)]
    (x, y, _, _), (_, _, right, bottom) = grid.boxes[cells[0]], grid.boxes[cells[-1]]
    image = Image.new("RGB", (right - x, bottom - y))
    stamps = sorted({number for cell in cells for number in lying[cell]})
    compose_part(sheet, image, x, y, (sheet.stamps[number] for number in stamps))
    # Image.quantize() does the same, and copies the palette each time.
    pixels = image.im.convert("P", Image.Dither.NONE, colours.im)
    for cell in cells:
        left, top, right, bottom = grid.boxes[cell]
        yield cell, pixels.crop((left - x, top - y, right - x, bottom - y))


def _firsts(grid: Grid, area: Area) -> range:
    """The first cell of each row of an area."""
    first = area.row * grid.columns + area.column
    return range(first, first + area.high * grid.columns, grid.columns)
