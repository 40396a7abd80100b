"""A page of many words: entries in two columns, in letters that can be read where Discord shows the picture inline."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from rendering import theme
from rendering.canvas import scenery
from rendering.canvas.sprites import Fit, Sheet, Sprite
from rendering.canvas.text import Lettering

LEFT, TOP, FOOT, GAP = 30, 112, 36, 14
"""The edge of the columns, where they begin, the room below them, and the gap between entries."""
WIDE = (theme.WIDTH - 2 * LEFT - GAP) // 2
"""The width of an entry."""


class Part(NamedTuple):
    """An entry that is ``height`` high: it is drawn from its upper left corner."""

    height: int
    draw: Callable[[Sheet, float, float], None]


def sheet_of(title: str, parts: Sequence[Part], tint: str = "") -> Sheet:
    """The page as a sheet of sprites, the first column filled before the second one; no higher than needed."""
    split = _split(parts)
    columns = parts[:split], parts[split:]
    height = TOP + FOOT + max(sum(part.height + GAP for part in column) for column in columns)
    sheet = Sheet(_ground(height))
    sheet.write(title, 36, 70, Lettering(theme.LARGE, theme.IVORY, "title"), fit=Fit(theme.WIDTH - 72, theme.READ))
    for number, column in enumerate(columns):
        left, top = LEFT + number * (WIDE + GAP), TOP
        for part in column:
            sheet.stamp(_panel(part.height, tint), left, top)
            part.draw(sheet, left, top)
            top += part.height + GAP
    return sheet


def _split(parts: Sequence[Part]) -> int:
    """How many parts the first column has, so that the longer column is as short as can be."""
    heights = [part.height + GAP for part in parts]
    return min(range(len(parts) + 1), key=lambda at: max(sum(heights[:at]), sum(heights[at:])))


@cache
def _ground(height: int) -> Sprite:
    return Sprite(scenery.night(theme.WIDTH, height), theme.WIDTH, height)


@cache
def _panel(height: int, tint: str) -> Sprite:
    return Sprite(scenery.panel(0, 0, WIDE, height, 12, tint), WIDE + 6, height + 8)
