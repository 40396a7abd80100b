"""Points at a place in a picture: draws a ring around it, and cuts the picture to its surroundings."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from rendering import theme
from rendering.canvas.sprites import Sheet, Sprite
from rendering.canvas.svg import rect
from rendering.canvas.tiles import Box


class Ring(NamedTuple):
    """A ring's measures in pixels: its line, the dark edge on both sides, the gap to the thing, the radius of a
    corner.
    """

    line: int
    edge: int
    apart: int
    corner: int

    @property
    def around(self) -> int:
        """The room that the ring takes on each side of the thing."""
        return self.apart + self.line + self.edge


WIDE, NARROW, TIGHT = Ring(9, 4, 7, 20), Ring(7, 3, 0, 14), Ring(5, 1, 0, 9)
"""The usual ring, the ring for a place with close neighbours, and the ring for a place lower than SMALL."""
SMALL = 64
Look = tuple[str, tuple[int, ...]]
"""How a ring looks: its colour, and how long its dashes and the gaps between them are, in pixels, where it has such."""
WHITE: Look = (theme.WHITE, ())
GOLDEN: Look = (theme.GOLD, ())
STRUCK: Look = (theme.SUN_CORE, (16, 11))
AROUND = 24
"""Pixels of the picture that stay above and below what is pointed at."""


def point_at(sheet: Sheet, names: Sequence[str]) -> None:
    """Put a white ring around each of these places; ignore places that the sheet does not have."""
    for name in names:
        if name in sheet.places:
            ring_around(sheet, name, WHITE)


def ring_around(sheet: Sheet, name: str, look: Look) -> Box:
    """Put a ring of that look around a place of the sheet; where the ring lies."""
    left, top, wide, high = sheet.places[name]
    ring = TIGHT if high < SMALL else NARROW if name in sheet.beset else WIDE
    sheet.stamp(_ring_sprite(ring, wide, high, look), left - ring.around, top - ring.around)
    return left - ring.around, top - ring.around, wide + 2 * ring.around, high + 2 * ring.around


@lru_cache(128)
def _ring_sprite(ring: Ring, wide: int, high: int, look: Look) -> Sprite:
    middle, (colour, dashes) = ring.edge + ring.line / 2, look
    width, height = wide + 2 * (ring.around - middle), high + 2 * (ring.around - middle)
    markup = rect(middle, middle, width, height, ring.corner, "none", theme.INK, ring.line + 2 * ring.edge)
    markup += rect(middle, middle, width, height, ring.corner, "none", colour, ring.line, dashes=dashes)
    return Sprite(markup, wide + 2 * ring.around, high + 2 * ring.around)


def part_around(image: Image.Image, sheet: Sheet, names: Sequence[str], high: int) -> Image.Image:
    """The picture, cut at top and bottom to this height around the named places; higher where they need more."""
    boxes: list[Box] = [sheet.places[name] for name in names if name in sheet.places]
    if not boxes or high >= image.height:
        return image
    first = max(0, min(top for _, top, _, _ in boxes) - AROUND)
    last = min(image.height, max(top + tall for _, top, _, tall in boxes) + AROUND)
    spare = max(0, high - (last - first))
    top = max(0, min(first - spare // 2, image.height - (last - first) - spare))
    return image.crop((0, top, image.width, top + last - first + spare))
