"""The chip in a board's header: who acts, or who has won."""

from __future__ import annotations

from rendering import scenery, theme
from rendering.sprites import Sheet
from rendering.text import fitted, width
from rendering.tokens import mark

LONGEST_NAME = 560


def chip(sheet: Sheet, look: theme.Side, title: str, note: str, left: float, middle: float) -> None:
    """A name with a note after it, at the right margin, no farther to the left than ``left``."""
    note_wide = width(note, 30)
    room = theme.WIDTH - theme.MARGIN - left - note_wide - 120
    name, size = fitted(title, 38, 28, min(room, LONGEST_NAME), "extra")
    name_wide = width(name, size, "extra")
    total = round(name_wide + note_wide + 112)
    x = theme.WIDTH - theme.MARGIN - total
    sheet.stamp(scenery.banner_sprite(total, 62, theme.CHIP, look.colour), x, middle - 31)
    sheet.centre(mark(look, 44), x + 40, middle)
    sheet.write(name, x + 72, middle + 12, size, theme.WHITE, "extra")
    sheet.write(note, x + 72 + name_wide + 14, middle + 11, 30, theme.MUTED)
