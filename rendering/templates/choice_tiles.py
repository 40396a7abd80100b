"""What can be chosen now, as tiles in golden frames: for questions about nothing that lies on the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from rendering import theme
from rendering.canvas.sprites import Sheet, Sprite, centre
from rendering.canvas.svg import circle, group, rect

Signs = tuple[tuple[str, float], ...]
"""A choice: signs side by side, each drawn around its middle, 100 pixels tall and so wide."""

NO_NAMES: Mapping[Signs, Sequence[str]] = {}
MORE: Signs = ()
"""In place of the choices between two others: there are more of them than there is room for."""
GAP, EDGE, APART, FRAME = 8, 22, 14, 5
"""Between two signs of a tile, left and right of them, between two tiles; the frame's line."""
STEP = 8
"""The steps in which tiles grow, so that few different ones are ever drawn."""
DOTS = 62
"""Width of the three dots for more choices."""


class Arrangement(NamedTuple):
    """Choices in rows, and how high a tile of them is."""

    rows: tuple[tuple[Signs, ...], ...]
    high: int

    @property
    def height(self) -> int:
        """What all rows take."""
        return len(self.rows) * (self.high + APART) - APART if self.rows else 0


def arrange(choices: Sequence[Signs], room: float, heights: Sequence[int], most: int = 0) -> Arrangement:
    """The choices in as few rows as they fit in; ``heights`` are those of a tile in one row, in two, and so on. Those
    of one row grow up to ``most``, as far as there is room.

    Where they do not fit in that many rows, choices before the last one are left out: a tile is never so low that its
    numbers cannot be read.
    """
    if not choices:
        return Arrangement((), heights[0])
    for count, high in enumerate(heights, start=1):
        rows = _pack(choices, room, high)
        if len(rows) <= count:
            grown = range(most, high, -STEP) if count == 1 else ()
            return Arrangement(rows, next((each for each in grown if len(_pack(choices, room, each)) == 1), high))
    some = list(choices)
    while len(rows := _pack([*some[:-1], MORE, some[-1]], room, heights[-1])) > len(heights):
        del some[-2]
    return Arrangement(rows, heights[-1])


def _pack(choices: Sequence[Signs], room: float, high: int) -> tuple[tuple[Signs, ...], ...]:
    rows: list[list[Signs]] = [[]]
    used = 0.0
    for choice in choices:
        wide = width(choice, high)
        if rows[-1] and used + wide > room:
            rows.append([])
            used = 0.0
        rows[-1].append(choice)
        used += wide + APART
    return tuple(map(tuple, rows))


def width(choice: Signs, high: int) -> int:
    """How wide a choice's tile of that height is."""
    if choice == MORE:
        return DOTS
    whole = sum(wide for _, wide in choice) + GAP * (len(choice) - 1)
    return max(high, round(whole * _scale(high) + 2 * EDGE * high / 100))


def _scale(high: int) -> float:
    return (high - 2 * FRAME) / 116


def draw(
    sheet: Sheet, arrangement: Arrangement, left: float, top: float, names: Mapping[Signs, Sequence[str]] = NO_NAMES
) -> None:
    """Put the tiles on the sheet, the first one's corner at (left, top); ``names`` are those of the choices that look
    so, under which it is noted where they lie."""
    for row, choices in enumerate(arrangement.rows):
        x, y = left, top + row * (arrangement.high + APART)
        for choice in choices:
            wide = width(choice, arrangement.high)
            sheet.centre(_tile(choice, wide, arrangement.high), x + wide / 2, y + arrangement.high / 2)
            for name in names.get(choice, ()):
                sheet.note(f"choice:{name}", x, y, wide, arrangement.high, is_beset=True)
            x += wide + APART


@lru_cache(256)
def _tile(choice: Signs, wide: int, high: int) -> Sprite:
    """A light tile in a golden frame with a choice's signs; three dots for choices that are left out."""
    if choice == MORE:
        return centre("".join(circle(at * 18, 0, 6, theme.WHITE) for at in (-1, 0, 1)), wide, high)
    corner = high * 0.15
    markup = rect(4 - wide / 2, 5 - high / 2, wide, high, corner, theme.SHADOW, opacity=0.5)
    markup += rect(-wide / 2, -high / 2, wide, high, corner, theme.IVORY, theme.INK, 3)
    inner = rect(3.5 - wide / 2, 3.5 - high / 2, wide - 7, high - 7, corner - 2, "none", theme.INK, FRAME + 3)
    markup += inner + rect(3 - wide / 2, 3 - high / 2, wide - 6, high - 6, corner - 2, "none", theme.GOLD, FRAME)
    scale = _scale(high)
    x = -(sum(long for _, long in choice) + GAP * (len(choice) - 1)) / 2
    for fragment, long in choice:
        markup += group(fragment, (x + long / 2) * scale, 0, scale)
        x += long + GAP
    return centre(markup, wide + 14, high + 16)
