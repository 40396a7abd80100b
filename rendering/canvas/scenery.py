"""The background of pages: a flat night, the ledge on which things stand, panels, banners."""

from __future__ import annotations

import random
from functools import cache, lru_cache

from rendering import theme
from rendering.canvas.ornament import meander_band
from rendering.canvas.sprites import Sheet, Sprite
from rendering.canvas.svg import circle, rect

_STARS_SEED = 11
STRIP = 98
"""Height of the strip with a picture's title."""
ENDS = (64, 96, 128, 192, 256, 384, 512, 768, 1024)
"""Widths of the ends of pills."""


@cache
def night(width: int, height: int) -> str:
    """A flat night: the strip of the title with its stars, ornament below it and at the foot."""
    markup = rect(0, 0, width, height, 0, theme.GROUND) + rect(0, 0, width, STRIP, 0, theme.STRIP)
    markup += stars(width, STRIP - 26) + rect(0, STRIP, width, 3, 0, theme.LINE)
    return markup + _band(width, STRIP - 18) + _band(width, height - 22)


@cache
def ledge(width: int, height: int, top: int) -> str:
    """A flat night over a ledge of stone that begins at ``top`` and has ornament on its front."""
    markup = rect(0, 0, width, height, 0, theme.GROUND) + stars(width, top)
    markup += rect(0, top, width, height - top, 0, theme.STRIP) + rect(0, top, width, 5, 0, theme.LINE)
    return markup + _band(width, (top + 5 + height - 12) / 2)


def stars(width: float, height: float) -> str:
    """Stars over so much sky."""
    sky = random.Random(_STARS_SEED)
    markup = ""
    for _ in range(round(width * height / 5000)):
        place = sky.uniform(8, width - 8), sky.uniform(6, height - 6)
        markup += circle(*place, sky.choice((0.9, 1.2, 1.7)), theme.STAR, opacity=round(sky.uniform(0.2, 0.6), 2))
    return markup


def _band(width: int, y: float) -> str:
    return meander_band(20, y, width - 40, 12, theme.VACANT_LINE, round(width / 19), 2.2)


def panel(x: float, y: float, width: float, height: float, radius: float = theme.RADIUS, tint: str = "") -> str:
    """A flat panel with a lit upper edge and a shadow; ``tint`` colours it lightly."""
    fill = theme.mix(tint, theme.PANEL, 0.14) if tint else theme.PANEL
    markup = rect(x + 4, y + 6, width, height, radius, theme.SHADOW, opacity=0.5)
    markup += rect(x, y, width, height, radius, fill)
    return markup + rect(x + radius, y, width - 2 * radius, 3, 0, theme.mix(theme.WHITE, fill, 0.2))


def well(x: float, y: float, width: float, height: float, radius: float = 12) -> str:
    """A dark, empty slot."""
    return rect(x, y, width, height, radius, theme.WELL, theme.LINE, 2)


def stamp_banner(sheet: Sheet, x: float, y: float, width: int, height: int, fill: str, edge: str | None = None) -> None:
    """Put a pill to write on, its top left corner at (x, y): as wide as what is written, which may be a name.

    It is put together of two ends that overlap, of few lengths: each is rasterised once for pills of many widths.
    """
    left = round(x)
    long = next((each for each in ENDS if 2 * each >= width), width)
    if long + height > width:
        sheet.stamp(_banner_end(width, height, width, 0, fill, edge), left, y)
        return
    whole = long + height
    sheet.stamp(_banner_end(whole, height, long, 0, fill, edge), left, y)
    sheet.stamp(_banner_end(whole, height, long, whole - long, fill, edge), left + width - long, y)


@lru_cache(128)
def _banner_end(whole: int, height: int, wide: int, start: int, fill: str, edge: str | None) -> Sprite:
    """So much of a pill that is ``whole`` wide, from ``start`` on."""
    ring = 4 if edge else 0
    markup = rect(-start, 0, whole, height, height / 2, edge) if edge else ""
    markup += rect(ring - start, ring, whole - 2 * ring, height - 2 * ring, height / 2 - ring, fill)
    return Sprite(markup, wide, height)
