"""The golems that walk the labyrinth, in the players' colours."""

from __future__ import annotations

from functools import cache

from rendering import symbols, theme
from rendering.dice_forge import stone_men
from rendering.sprites import Sprite, centred
from rendering.svg import circle, group, path

_OUTLINE = (
    "M-10 -49H10L14 -45L13 -31L27 -27L45 -17L49 4L50 34L45 40H35L31 34V17L27 14L28 48H-28L-27 14L-31 17V34L-35 40H-45"
    "L-50 34L-49 4L-45 -17L-27 -27L-13 -31L-14 -45Z"
)


@cache
def golem(look: theme.Side, size: int) -> Sprite:
    """A player's golem: a man of stone in the player's colour, with the player's mark in its breast."""
    drawn = circle(0, 44, 34, theme.SHADOW, opacity=0.4) + path(_OUTLINE, theme.INK, theme.INK, 9)
    drawn += stone_men.bare(look.colour, theme.INK) + group(symbols.mark(look), 0, -8, 0.32)
    return centred(drawn, size + 6, scale=size / 100)
