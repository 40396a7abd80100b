"""The layout of the board by the number of sides: fewer rows are larger."""

from __future__ import annotations

from typing import NamedTuple

from rendering import theme

COLUMN_LEFT, COLUMN_PITCH = 360, 104
"""Left edge of column 1 and width of a column."""
TRACK_TOP, GODS_TOP = 106, 116
GOD_WIDTH = 95
VASES_WIDTH = 332
STACKS = 6


class Layout(NamedTuple):
    """Vertical places of the board's bands, and the sizes of what lies in a side's area."""

    god_height: int
    numbers: int
    rows_top: int
    row_height: int
    row_pitch: int
    track_bottom: int
    stack_height: int
    area_width: int
    die: int
    chip: int
    badge: int
    symbol: int

    @property
    def stacks_top(self) -> int:
        """Top of the demigods."""
        return self.track_bottom + theme.GUTTER

    @property
    def areas_top(self) -> int:
        """Top of the sides' areas."""
        return self.stacks_top + self.stack_height + theme.GUTTER + 2

    @property
    def areas_height(self) -> int:
        """Height of the sides' areas."""
        return theme.HEIGHT - 34 - self.areas_top

    def row(self, index: int) -> int:
        """Top of a side's row on the track."""
        return self.rows_top + index * self.row_pitch

    def area(self, index: int) -> int:
        """Left edge of a side's area."""
        return theme.MARGIN + index * (self.area_width + theme.GUTTER)


def _layout(sides: int, god: int, row: int, gap: int, stack: int, sizes: tuple[int, int, int, int]) -> Layout:
    numbers = GODS_TOP + god + 29
    rows_top = numbers + 30
    bottom = rows_top + sides * (row + gap) - gap + 10
    room = theme.WIDTH - 2 * theme.MARGIN - VASES_WIDTH - sides * theme.GUTTER
    return Layout(god, numbers, rows_top, row, row + gap, bottom, stack, room // sides, *sizes)


LAYOUTS = {
    2: _layout(2, 152, 100, 6, 168, (96, 50, 54, 48)),
    3: _layout(3, 146, 86, 5, 156, (74, 44, 46, 40)),
    4: _layout(4, 138, 71, 4, 148, (64, 40, 40, 35)),
}


def column_centre(column: int) -> float:
    """The middle of a column; column 0 is the start."""
    return COLUMN_LEFT + (column - 0.5) * COLUMN_PITCH if column else COLUMN_LEFT - 30
