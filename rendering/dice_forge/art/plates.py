"""The plates of die faces: plain ones, coloured halves, and the sign between two yields."""

from __future__ import annotations

from engine.dice_forge.data.faces import Face
from rendering import theme
from rendering.canvas.svg import circle, group, path, rect
from rendering.dice_forge import palette
from rendering.dice_forge.art import emblems

COLOURS = {"red": "sun", "blue": "moon", "yellow": "gold", "green": "glory"}
"""The ground of each colour that boars, shields, chaos and misfortune have."""
_LIGHTS = {"red": theme.TERRACOTTA_LIGHT, "blue": theme.WHITE, "yellow": theme.GOLD_LIGHT, "green": theme.GLORY_LIGHT}


def colour_of(face: Face) -> str:
    """The colour of a boar, a shield, a chaos or a misfortune."""
    return face.id.rpartition("_")[2]


def ground(face: Face) -> str:
    """The tone of a face's colour."""
    return COLOURS[colour_of(face)]


def light(face: Face) -> str:
    """A light tone of a face's colour."""
    return _LIGHTS[colour_of(face)]


def plate(tone: str = "ivory") -> str:
    """An empty face, lit from the upper left."""
    ground, lit, shade = palette.PLATES[tone]
    markup = rect(-49, -49, 98, 98, 14, ground, theme.INK, 3.4)
    markup += path("M-44 33V-35Q-44 -44 -35 -44H33", "none", lit, 4)
    return markup + path("M-33 44H35Q44 44 44 35V-33", "none", shade, 4)


def upper_half(tone: str) -> str:
    """The upper half of a face in a colour."""
    return path("M-43 4V-33A10 10 0 0 1 -33 -43H33A10 10 0 0 1 43 -33V4Z", palette.PLATES[tone].ground, theme.INK, 2.5)


def stroke() -> str:
    """The stroke between two things of which one is had, on a disc of 100."""
    return path("M-16 27L16 -27", "none", theme.GOLD, 15)


def joint(choice: bool, x: float, y: float, size: float) -> str:
    """The sign between yields: one of them, or all of them."""
    if choice:
        mark = circle(0, 0, 50, theme.INK, theme.IVORY, 9) + stroke()
    else:
        mark = circle(0, 0, 50, theme.IVORY, theme.INK, 9) + group(emblems.sign("plus", theme.INK), scale=0.84)
    return group(mark, x, y, size / 100)
