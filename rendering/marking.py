"""Marks a picture that does not show the match itself: a band with a text above it, and a frame around both."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from rendering import theme
from rendering.canvas.sprites import Sheet, Sprite, compose
from rendering.canvas.svg import rect
from rendering.canvas.text import Lettering, fit_lines, wrap_text

BAND_PX, LINE_PX, FRAME_PX, STRIPE_PX = 64, 46, 10, 36
"""Heights of the band with one line, of another line, and of the frame below; at the sides the frame lies over the
picture, where that has no letters."""
MOST_LINES = 2


def mark_picture(image: Image.Image, text: str) -> Image.Image:
    """The picture in a frame, below a band with the text. The width stays; the height grows by the band and the
    frame.
    """
    width = image.width
    lines, size = break_evenly(text, width - 8 * STRIPE_PX)
    band = BAND_PX + (len(lines) - 1) * LINE_PX
    sheet = Sheet(_ground(width, band + image.height + FRAME_PX, band))
    for at, line in enumerate(lines):
        y = BAND_PX / 2 + size * 0.35 + at * LINE_PX
        sheet.write(line, width / 2, y, Lettering(size, theme.INK, "black"), "middle")
    whole = compose(sheet)
    whole.paste(image.crop((FRAME_PX, 0, width - FRAME_PX, image.height)), (FRAME_PX, band))
    return whole


def break_evenly(text: str, room: int) -> tuple[tuple[str, ...], int]:
    """The text in as few lines as it needs, and their size: the lines as short as they can be without another one, so
    that no word stands alone in the second."""
    lines, size = fit_lines(text, theme.READ, theme.PHONE_READ, room, MOST_LINES, "black")
    if len(lines) == 1:
        return lines, size
    narrower = (wrap_text(text, size, share * room / 20, "black") for share in range(10, 20))
    return next(
        (tuple(each) for each in narrower if len(each) == len(lines) and " ".join(each) == " ".join(lines)), lines
    ), size


@lru_cache(8)
def _ground(width: int, height: int, band: int) -> Sprite:
    """The frame, with stripes at both ends of the band so that it is seen at any size."""
    markup = rect(0, 0, width, height, 0, theme.PURPLE_LIGHT)
    for side in range(3):
        for left in (side * STRIPE_PX, width - (side + 1) * STRIPE_PX):
            markup += rect(left + STRIPE_PX / 4, 0, STRIPE_PX / 2, band, 0, theme.PURPLE)
    return Sprite(markup, width, height)
