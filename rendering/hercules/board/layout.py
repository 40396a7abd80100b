"""The places on the board: the road to Olympus in lanes, the shelf of the demigods, the seats."""

from __future__ import annotations

from typing import NamedTuple

from rendering import theme
from rendering.canvas.brush import Point

COLUMN_LEFT, PITCH, RISE = 158, 121.5, 15
"""Left edge of column 1, width of a column, and how much higher each next one lies."""
FRONT = 478
"""The near edge of column 1's tread."""
DEPTH, SHIFT = 114, 18
"""How deep a tread looks, and how far its back is set off to the left."""
NOSE, FACE = 36, 112
"""Heights of the nosing with the number and of the metope below it."""
GOD_ABOVE, GOD_RADIUS = 64, 48
GOD_WIDE, GOD_HIGH = 82, 66
"""How far a god with its signs reaches to the left, and upwards, from the middle of its medallion."""
CLOUD_WIDE, NOTE_HIGH = 60, 32
"""The same of the cloud of one that was taken, with the note who has it."""
PEAK = (1556, 116)
"""Middle of the god in the temple."""
SHELF_TOP, SHELF_CARD, SHELF_PITCH = 676, (236, 124), 249
SEATS_TOP, ASKED_WIDTH, OTHERS_LEFT = 826, 938, 966
STACKS = 6
VASE_FLOOR = 634
VASE_COLUMNS = (8, 9, 10, 11, 12)
"""The columns below which the stacks of vases stand."""


PLATFORM = 124.0
"""The middle of the platform, right of the marks of its lanes."""


class Layout(NamedTuple):
    """What depends on the number of sides: the lanes of the road and the height of another side's line."""

    sides: int

    @property
    def lane(self) -> float:
        """How deep a lane looks."""
        return DEPTH / self.sides

    @property
    def others_height(self) -> int:
        """Height of a line of another side."""
        return (theme.HEIGHT - SEATS_TOP) // (self.sides - 1)

    def lane_edges(self, side: int) -> tuple[tuple[float, float], tuple[float, float]]:
        """How high a lane's back and near edges lie above the tread's near edge, and how far they are set off."""
        back, near = self.sides - side, self.sides - 1 - side
        unit = SHIFT / self.sides
        return (back * self.lane, back * unit), (near * self.lane, near * unit)

    def place(self, column: int, side: int) -> Point:
        """The middle of a side's cell; column 0 is the platform before the first step."""
        (back, back_set), (near, near_set) = self.lane_edges(side)
        x = middle(column) if column else PLATFORM
        return x - (back_set + near_set) / 2, front(column) - (back + near) / 2

    def feet(self, column: int, side: int) -> Point:
        """Where a side's apprentice stands."""
        x, y = self.place(column, side)
        return x - 26, y + 10

    def marker(self, column: int, side: int) -> Point:
        """Where a side's marker lies."""
        x, y = self.place(column, side)
        return x + 18, y - 3


LAYOUTS = {sides: Layout(sides) for sides in (2, 3, 4)}


def front(column: int) -> float:
    """The near edge of a column's tread."""
    return FRONT - RISE * (column - 1)


def left_of(column: int) -> float:
    """The left edge of a column."""
    return COLUMN_LEFT + PITCH * (column - 1)


def middle(column: int) -> float:
    """The middle of a column."""
    return left_of(column) + PITCH / 2


def god(column: int) -> Point:
    """The middle of the god over a column."""
    return middle(column) - 16, front(column) - DEPTH - GOD_ABOVE


def vase(order: int) -> Point:
    """The foot of a stack of vases."""
    return middle(VASE_COLUMNS[order]) + 2, VASE_FLOOR + 2


def shelf(order: int) -> Point:
    """The upper left corner of a demigod's stack."""
    return 30 + order * SHELF_PITCH, SHELF_TOP
