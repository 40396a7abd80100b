"""Columns of a score sheet: one for each side, the best framed in gold."""

from __future__ import annotations

from functools import cache

from rendering import theme
from rendering.canvas.sprites import Sheet, Sprite
from rendering.canvas.svg import rect
from rendering.canvas.text import fit_text, wrap_text


@cache
def column(width: int, height: int, colour: str, best: bool) -> Sprite:
    """The ground of a column; it lies 4 pixels inside its box."""
    drawn = rect(4, 4, width, height, 16, colour, opacity=0.26 if best else 0.13)
    drawn += rect(4, 4, width, height, 16, "none", theme.GOLD if best else colour, 5 if best else 2)
    return Sprite(drawn, width + 8, height + 8)


def heading(sheet: Sheet, name: str, middle: float, top: float, room: float) -> None:
    """A name in one line, or in two smaller ones."""
    fits, size = fit_text(name, 38, 30, room, "extra")
    if fits == name:
        sheet.write(fits, middle, top + 132, size, theme.WHITE, "extra", "middle")
        return
    first, *others = wrap_text(name, 28, room, "extra")
    sheet.write(first, middle, top + 114, 28, theme.WHITE, "extra", "middle")
    sheet.write(" ".join(others), middle, top + 144, 28, theme.WHITE, "extra", "middle", room=room)
