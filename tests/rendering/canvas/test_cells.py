"""A sheet that is painted cell by cell has the pixels that it has when it is composed and written in its colours."""

from __future__ import annotations

import ctypes
from pathlib import Path
from random import Random

import pytest
from PIL import Image, ImageChops

from rendering.canvas import cells, grid, svg
from rendering.canvas.cells import CELL_BYTES, paint, read_colours
from rendering.canvas.grid import HEIGHT, WIDTH
from rendering.canvas.packed_cells import PackedCells
from rendering.canvas.recent import Recent
from rendering.canvas.sprites import Sheet, Sprite, compose

SIZE = (500, 300)
GROUND = Sprite(svg.rect(0, 0, *SIZE, fill="#123456") + svg.circle(200, 100, 90, "#305070"), *SIZE)
SPRITES = (
    Sprite(svg.circle(30, 30, 28, "#E06030"), 60, 60),
    Sprite(svg.rect(3, 3, 194, 114, 12, "none", "#F5BE3B", 5), 200, 120),
    Sprite(svg.rect(0, 0, 260, 90, fill="#50A060"), 260, 90),
)

HEAP_FIELDS = ("arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks", "fordblks")


@pytest.fixture(autouse=True)
def _no_cells_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cells, "PACKED", PackedCells(WIDTH, 1_000_000))
    monkeypatch.setattr(cells, "CELLS", Recent(1000 * CELL_BYTES, CELL_BYTES))
    monkeypatch.setattr(grid, "LOOKS", Recent(10_000, lambda parts: 300))


@pytest.fixture
def colours(tmp_path: Path) -> Image.Image:
    luck = Random(3)
    file = tmp_path / "colours.toml"
    file.write_text(f"colours = {[luck.randbytes(3).hex() for _ in range(256)]}", encoding="ascii")
    return read_colours(file)


@pytest.fixture
def cell_counts(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many cells were drawn each time that some were."""
    counted: list[int] = []
    whole = cells._draw

    def count(*what: object) -> list[tuple[int, object]]:
        pairs = list(whole(*what))  # type: ignore[arg-type]
        counted.append(len(pairs))
        return pairs

    monkeypatch.setattr(cells, "_draw", count)
    return counted


def _sheet(*stamps: tuple[Sprite, int, int]) -> Sheet:
    sheet = Sheet(GROUND)
    for stamp in stamps:
        sheet.stamp(*stamp)
    return sheet


def _is_same(sheet: Sheet, colours: Image.Image) -> bool:
    expected = compose(sheet).quantize(palette=colours, dither=Image.Dither.NONE)
    return ImageChops.difference(paint(sheet, colours).image.convert("RGB"), expected.convert("RGB")).getbbox() is None


def test_each_of_many_sheets_that_follow_each_other_has_its_own_pixels(colours: Image.Image) -> None:
    luck, stamps = Random(1), [(SPRITES[0], 0, 0)]
    for _ in range(40):
        stamps.append((luck.choice(SPRITES), luck.randint(-90, SIZE[0]), luck.randint(-90, SIZE[1])))
        if len(stamps) > 6:
            del stamps[luck.randrange(len(stamps))]
        luck.shuffle(stamps)
        assert _is_same(_sheet(*stamps), colours)


def test_only_what_has_changed_is_drawn(colours: Image.Image, cell_counts: list[int]) -> None:
    here, there = (SPRITES[2], 0, 0), (SPRITES[0], 3 * WIDTH + 5, 4 * HEIGHT + 5)
    paint(_sheet(here), colours)
    whole = sum(cell_counts)
    paint(_sheet(here), colours)
    assert sum(cell_counts) == whole == 5 * 8
    paint(_sheet(here, there), colours)
    assert sum(cell_counts) == whole + 2


def test_cells_that_are_packed_are_not_drawn_again(
    colours: Image.Image, cell_counts: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cells, "CELLS", Recent(3 * CELL_BYTES, CELL_BYTES, cells.PACKED.keep))
    sheets = [_sheet((sprite, 40 + 100 * at, 30 * at)) for at, sprite in enumerate(SPRITES)]
    assert all(_is_same(sheet, colours) for sheet in sheets)
    cell_counts.clear()
    assert all(_is_same(sheet, colours) for sheet in reversed(sheets))
    assert sum(cell_counts) == 0


def test_which_of_two_lies_above_counts(colours: Image.Image, cell_counts: list[int]) -> None:
    stamps = (SPRITES[2], 0, 0), (SPRITES[0], 5, 5)
    paint(_sheet(*stamps), colours)
    assert _is_same(_sheet(*reversed(stamps)), colours)


def test_a_large_sprite_that_changes_in_one_corner_costs_that_corner(
    colours: Image.Image, cell_counts: list[int]
) -> None:
    plain = svg.rect(0, 0, 400, 200, fill="#50A060")
    paint(_sheet((Sprite(plain, 400, 200), 20, 20)), colours)
    cell_counts.clear()
    changed = _sheet((Sprite(plain + svg.circle(380, 180, 10, "#FFFFFF"), 400, 200), 20, 20))
    assert _is_same(changed, colours)
    assert sum(cell_counts) <= 4


def test_what_is_covered_does_not_count(colours: Image.Image, cell_counts: list[int]) -> None:
    cover = Sprite(svg.rect(0, 0, *SIZE, fill="#50A060"), *SIZE)
    paint(_sheet((SPRITES[0], 30, 30), (cover, 0, 0)), colours)
    cell_counts.clear()
    assert _is_same(_sheet((SPRITES[2], 100, 100), (cover, 0, 0)), colours)
    # The last column reaches beyond the sheet, where the cover ends.
    assert sum(cell_counts) <= 8
    assert _is_same(_sheet((cover, 0, 0), (SPRITES[2], 100, 100)), colours)


def test_another_ground_has_other_cells(colours: Image.Image) -> None:
    paint(_sheet(), colours)
    assert _is_same(Sheet(Sprite(svg.rect(0, 0, *SIZE, fill="#FFFFFF"), *SIZE)), colours)


def test_cells_beyond_the_limit_are_forgotten() -> None:
    cache: Recent[str] = Recent(30, 10)
    for key in range(4):
        cache.keep(key, str(key))
        cache.find(0)
    assert (len(cache), cache.held) == (3, 30)
    assert cache.find_all([0, 1, 3]) == ["0", None, "3"]


class HeapUse(ctypes.Structure):
    """What the C library tells of the memory that it has given out: ``uordblks`` are the bytes in use."""

    _fields_ = tuple((name, ctypes.c_size_t) for name in (*HEAP_FIELDS, "keepcost"))


@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "mallinfo2"), reason="this C library does not tell")
def test_a_cell_takes_no_more_memory_than_it_counts_for(colours: Image.Image) -> None:
    library = ctypes.CDLL(None)
    library.mallinfo2.restype = HeapUse
    for number in range(12):
        paint(_sheet((SPRITES[number % 3], 40 * number, 20 * number)), colours)
    count = len(cells.CELLS)
    assert count > 50
    before = library.mallinfo2().uordblks
    cells.CELLS._entries.clear()
    assert (before - library.mallinfo2().uordblks) / count <= CELL_BYTES


def test_a_file_with_too_few_colours_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "colours.toml"
    file.write_text('colours = ["000000"]', encoding="ascii")
    with pytest.raises(ValueError, match="1 colours, not 256"):
        read_colours(file)


def test_what_lies_between_cuts_is_found_where_it_has_moved_to(colours: Image.Image, cell_counts: list[int]) -> None:
    def part_at(top: int) -> Sheet:
        sheet = Sheet(Sprite(svg.rect(0, 0, 500, 700, fill="#123456"), 500, 700))
        sheet.stamp(SPRITES[1], 30, top + 20)
        sheet.stamp(SPRITES[0], 60, top + 50)
        sheet.cuts += (top, top + 170)
        return sheet

    assert _is_same(part_at(100), colours)
    cell_counts.clear()
    for top in (101, 250, 491):
        assert _is_same(part_at(top), colours)
    # Only the last rows above it and below it have another height than before.
    assert sum(cell_counts) <= 3 * 2 * 5


def test_a_cell_at_the_edge_is_not_taken_for_one_inside(colours: Image.Image) -> None:
    stamps = [(SPRITES[0], column * WIDTH + 30, row * HEIGHT) for column in range(5) for row in (0, 2)]
    for wide in (500, 490, 550, 660):
        sheet = Sheet(Sprite(svg.rect(0, 0, wide, 300, fill="#123456"), wide, 300))
        for stamp in stamps:
            sheet.stamp(*stamp)
        assert _is_same(sheet, colours)
