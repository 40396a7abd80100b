"""A picture of what is not the match itself: a band with a word above it, and a frame around both."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from rendering import theme
from rendering.canvas.sprites import Sheet, Sprite, compose
from rendering.canvas.svg import rect

BAND_PX, FRAME_PX, STRIPE_PX = 60, 14, 36
LETTERS_PX, SMALLEST_PX = 44, 26


def mark_picture(image: Image.Image, text: str) -> Image.Image:
    """The picture with the text in a band above it, in a frame; it is higher by the band and the frame, and as wide."""
    inner_width = image.width - 2 * FRAME_PX
    inner = image.resize((inner_width, round(image.height * inner_width / image.width)), Image.Resampling.LANCZOS)
    height = BAND_PX + inner.height + FRAME_PX
    sheet = Sheet(_ground(image.width, height))
    room = image.width - 8 * STRIPE_PX
    middle = BAND_PX / 2 + LETTERS_PX * 0.35
    sheet.write(text, image.width / 2, middle, LETTERS_PX, theme.INK, "black", "middle", room, SMALLEST_PX)
    whole = compose(sheet)
    whole.paste(inner, (FRAME_PX, BAND_PX))
    return whole


@lru_cache(8)
def _ground(width: int, height: int) -> Sprite:
    """The frame, with stripes at both ends of the band so that it is seen at any size."""
    markup = rect(0, 0, width, height, 0, theme.PURPLE_LIGHT)
    for side in range(3):
        for left in (side * STRIPE_PX, width - (side + 1) * STRIPE_PX):
            markup += rect(left + STRIPE_PX / 4, 0, STRIPE_PX / 2, BAND_PX, 0, theme.PURPLE)
    return Sprite(markup, width, height)
