"""The heroes: hoplites in a cloak of their side's colour, its mark on the shield."""

from __future__ import annotations

from functools import cache

from rendering import theme
from rendering.canvas.sprites import Sprite
from rendering.canvas.svg import circle, ellipse, group, path, stroke_through
from rendering.canvas.symbols import mark
from rendering.dice_forge import palette

WIDTH, HEIGHT, FOOT = 90, 150, 132
"""The box of a hero at full size, and where the feet stand in it."""


def hoplite(look: theme.Side, is_asked: bool = False) -> str:
    """A hero of about 120 pixels, feet on the origin; a white ring under who is asked."""
    markup = ellipse(8, 0, 34, 8, palette.SHADE, opacity=0.5)
    if is_asked:
        markup += ellipse(0, 0, 38, 11, "none", theme.WHITE, 4)
    markup += stroke_through([(27, 2), (27, -104)], theme.INK, 8)
    markup += stroke_through([(27, 2), (27, -100)], palette.SPEAR, 4)
    markup += path("M27 -122L34 -104L27 -96L20 -104Z", palette.SPEAR_HEAD, theme.INK, 3)
    markup += path("M-20 -66C-34 -40 -32 -18 -28 -8L20 -8C22 -30 18 -50 14 -66Z", look.colour, theme.INK, 5)
    markup += path("M-12 -30L-14 0H-2L0 -26L4 0H16L12 -30Z", palette.SKIN, theme.INK, 4)
    markup += path("M-13 -14L-14 0H-2L-1 -12ZM3 -12L4 0H16L14 -14Z", palette.GREAVE, theme.INK, 2.5)
    markup += path("M-15 -68H15L17 -32C6 -26 -8 -26 -18 -32Z", look.colour, theme.INK, 4.5)
    markup += path("M-14 -64L-16 -36", "none", theme.WHITE, 4, 0.5)
    helmet = "M-14 -76C-16 -100 14 -102 15 -80L18 -74L13 -72L12 -64L4 -68H-8Z"
    markup += path(helmet, palette.BRASS, theme.INK, 4)
    markup += path("M-10 -88C-6 -96 2 -96 6 -94", "none", theme.GOLD_LIGHT, 3.5) + path(
        "M2 -82H13", "none", theme.INK, 4
    )
    crest = "M-14 -78C-30 -80 -30 -112 2 -114C16 -114 22 -106 20 -100C6 -106 -14 -100 -14 -78Z"
    markup += path(crest, look.colour, theme.INK, 4)
    markup += circle(-10, -42, 25, theme.IVORY, theme.INK, 5) + circle(-10, -42, 18.5, "none", palette.RIM, 3)
    markup += path("M-30 -50A22 22 0 0 1 -6 -63", "none", theme.GLEAM, 4)
    return markup + group(mark(look), -10, -42, 0.3)


@cache
def hoplite_sprite(look: theme.Side, scale: float, is_asked: bool = False) -> Sprite:
    """A hero to be stamped so that the feet stand at (WIDTH / 2, FOOT) times ``scale``."""
    markup = group(hoplite(look, is_asked), WIDTH / 2 * scale, FOOT * scale, scale)
    return Sprite(markup, round(WIDTH * scale), round(HEIGHT * scale))
