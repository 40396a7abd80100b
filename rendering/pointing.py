"""Pointing at something in a picture: a white ring around it, and the part of the picture in which it lies."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from rendering import theme
from rendering.canvas.sprites import Box, Sheet, Sprite
from rendering.canvas.svg import rect

LINE, EDGE, APART, CORNER = 9, 4, 7, 20
"""Pixels: the ring, the dark edge on both its sides, what it leaves free around the thing, its corner's radius."""
AROUND = 24
"""Pixels of the picture that stay above and below what is pointed at."""


def point_at(sheet: Sheet, names: Sequence[str]) -> None:
    """Put a ring around each of these places that the sheet has."""
    for name in names:
        if name in sheet.places:
            left, top, wide, high = sheet.places[name]
            around = APART + LINE + EDGE
            sheet.stamp(_ring(wide, high), left - around, top - around)


@lru_cache(64)
def _ring(wide: int, high: int) -> Sprite:
    around = APART + LINE + EDGE
    middle = EDGE + LINE / 2
    size = wide + 2 * around - 2 * middle, high + 2 * around - 2 * middle
    drawn = rect(middle, middle, *size, CORNER, "none", theme.INK, LINE + 2 * EDGE)
    drawn += rect(middle, middle, *size, CORNER, "none", theme.WHITE, LINE)
    return Sprite(drawn, wide + 2 * around, high + 2 * around)


def part_around(image: Image.Image, sheet: Sheet, names: Sequence[str], high: int) -> Image.Image:
    """The picture, cut at its top and bottom to this height around what is pointed at; more where that is higher."""
    boxes: list[Box] = [sheet.places[name] for name in names if name in sheet.places]
    if not boxes or high >= image.height:
        return image
    first = max(0, min(top for _, top, _, _ in boxes) - AROUND)
    last = min(image.height, max(top + tall for _, top, _, tall in boxes) + AROUND)
    spare = max(0, high - (last - first))
    top = max(0, min(first - spare // 2, image.height - (last - first) - spare))
    return image.crop((0, top, image.width, top + last - first + spare))
