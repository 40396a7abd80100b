"""The golems that walk the labyrinth: figures of stone in the players' colours, their shapes on the breast."""

from __future__ import annotations

from functools import cache

from rendering import theme
from rendering.canvas import symbols
from rendering.canvas.sprites import Sprite, centre
from rendering.canvas.svg import circle, group, path, rect

_BODY = (
    "M-13 -46H13L17 -26H27L44 -14L47 22L40 32H30L27 6L24 18L28 46H6L3 26H-3L-6 46H-28L-24 18L-27 6L-30 32H-40"
    "L-47 22L-44 -14L-27 -26H-17Z"
)


@cache
def _golem(look: theme.Side) -> str:
    markup = circle(0, 42, 34, theme.SHADOW, opacity=0.4) + path(_BODY, look.colour, theme.INK, 6)
    markup += path("M-24 -20L-38 -11L-41 16", "none", theme.WHITE, 4, 0.5)
    markup += rect(-9, -40, 6, 6, 1, theme.INK) + rect(3, -40, 6, 6, 1, theme.INK)
    return markup + circle(0, 2, 25, theme.WHITE, theme.INK, 4) + group(symbols.mark(look, False), 0, 2, 0.38)


@cache
def to_the_end(size: int) -> Sprite:
    """The sign beside the number of steps that are left up to the end of the labyrinth."""
    markup = path("M-46 0H8", "none", theme.TEXT, 15) + path("M-6 -36L32 0L-6 36Z", theme.TEXT)
    return centre(markup + rect(35, -47, 14, 94, 2, theme.TEXT), size, scale=size / 100)


@cache
def golem(look: theme.Side, size: int) -> Sprite:
    """A side's golem."""
    return centre(_golem(look), size + 4, size + 6, scale=size / 100)
