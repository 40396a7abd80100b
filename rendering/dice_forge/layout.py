"""The places on the board: the sea with its islands, the temple, the quay of who is asked, a line for each other."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.dice_forge.data.cards import SLOTS
from rendering import theme

HEADER, PAGE_HEADER = 33, 68
"""Middle of the header on the board and on other pages."""
WORLD_TOP, QUAY_TOP = 66, 634
FAR = 4
"""The island that is paid with moon and sun; it has three places."""
ROWS = ((1, 2, 3), (7, 6, 5))
"""The islands of the moon above, those of the sun below."""
ISLAND_X, ISLAND_Y = (168, 462, 756), (162, 432)
"""Middles of the columns of islands and of their tablets, by row."""
ISLAND, LAND_BELOW = (282, 186), 92
"""Size of an island's land, and how far below its tablets' middle the land's is."""
APART = 71
"""How far an island's two tablets stand from its middle."""
MOUNTAIN, MOUNTAIN_SIZE = (1012, 354), (222, 496)
FAR_X, FAR_Y, FAR_PITCH, FAR_COST = 980, 158, 180, 1090
"""The tablets of the far island, one above the other, and where their costs stand."""
TABLET, PLINTH_BELOW, FEET_BELOW = (136, 168), 106, 168
"""A tablet, how far below its middle the plinth's is, and where a hero stands."""
TEMPLE_LEFT, TEMPLE_MIDDLE, TEMPLE_TOP = 1128, 1386, 152


class Box(NamedTuple):
    """A rectangle."""

    left: int
    top: int
    width: int
    height: int


class Layout(NamedTuple):
    """What depends on the number of players: the height of the quay, and of the lines of the others."""

    players: int
    quay_height: int
    line_height: int

    @property
    def lines_top(self) -> int:
        """Top of the first line."""
        return QUAY_TOP + self.quay_height

    def line(self, order: int) -> Box:
        """The line of one of the other players, from the top."""
        return Box(0, self.lines_top + 2 + order * self.line_height, theme.WIDTH, self.line_height)


LAYOUTS = {2: Layout(2, 292, 122), 3: Layout(3, 292, 61), 4: Layout(4, 260, 51)}


@cache
def on_island(island: int) -> tuple[str, ...]:
    """The slots of an island, in the order in which they lie there."""
    return tuple(slot for slot, place in SLOTS.items() if place.island == island)


@cache
def island_middle(island: int) -> tuple[int, int]:
    """The middle between an island's tablets."""
    row, column = next((row, line.index(island)) for row, line in enumerate(ROWS) if island in line)
    return ISLAND_X[column], ISLAND_Y[row]


@cache
def tablet_middle(slot: str) -> tuple[int, int]:
    """The middle of a slot's tablet."""
    island = SLOTS[slot].island
    order = on_island(island).index(slot)
    if island == FAR:
        return FAR_X, FAR_Y + order * FAR_PITCH
    x, y = island_middle(island)
    return x + (APART if order else -APART), y


@cache
def slot_box(slot: str) -> Box:
    """A slot's tablet with its cost."""
    x, y = tablet_middle(slot)
    left, top = x - TABLET[0] // 2, y - TABLET[1] // 2
    if SLOTS[slot].island == FAR:
        return Box(left - 2, top - 2, FAR_COST + 30 - left, TABLET[1] + 4)
    return Box(left - 2, top - 2, TABLET[0] + 4, TABLET[1] + 54)


@cache
def hero_feet(island: int) -> tuple[int, int]:
    """Where a hero stands on an island."""
    if island == FAR:
        return 1098, 618
    x, y = island_middle(island)
    return x, y + FEET_BELOW


def at_home(order: int) -> tuple[int, int]:
    """Where a hero stands on the quay before having gone anywhere."""
    return 304 + order * 64, QUAY_TOP + 12


_SHORE, _FAR_SHORE = ((-64, 146), (110, 146), (-30, 152), (74, 152)), ((1072, 214), (1108, 214))
"""Where memory tokens lie on a shore, from the middle of an island's tablets: off costs, copies and the hero; and on
the far island, between the costs of its first two feats."""


@cache
def memory_place(island: int, order: int) -> tuple[int, int]:
    """Where an island's memory tokens lie, the first ones apart from each other."""
    if island == FAR:
        x, y = _FAR_SHORE[order % 2]
        return x, y + order // 2 * 12
    x, y = island_middle(island)
    right, down = _SHORE[order % len(_SHORE)]
    return x + right, y + down + order // len(_SHORE) * 8
