"""A page that explains a board, for small screens: the signs below each other, each with its sentences beside it."""

from __future__ import annotations

from collections.abc import Sequence

from rendering import theme
from rendering.canvas.sprites import Sheet
from rendering.canvas.text import Lettering, wrap_text
from rendering.templates import compact_list
from rendering.templates.compact_page import INNER, MARGIN, Block
from rendering.templates.legend_page import SIGN, Entry

LEFT = MARGIN + SIGN + 30
ROOM = MARGIN + INNER - 18 - LEFT
PADDING, LEADING = 4, 2
"""Pixels above and below an entry's words, and between its lines."""


def sheet_of(title: str, entries: Sequence[Entry]) -> Sheet:
    """The page as a sheet of sprites, in the largest letters with which it is not too high."""
    return compact_list.sheet_of(title, lambda size: [_block(entry, size) for entry in entries])


def _block(entry: Entry, size: int) -> Block:
    name = wrap_text(entry.name, size, ROOM, "extra")
    lines = wrap_text(entry.text, size, ROOM, "bold")
    step = size + LEADING
    words = step * (len(name) + len(lines))
    height = 2 * PADDING + max(words, max(SIGN, entry.sign.height) - 2 * PADDING + 4)

    def draw(sheet: Sheet, top: float) -> None:
        sheet.centre(entry.sign, MARGIN + 12 + SIGN / 2, top + height / 2)
        y = top + (height - words) / 2 + size * 0.84
        for at, line in enumerate((*name, *lines)):
            ink, style = (theme.MUTED, "extra") if at < len(name) else (theme.TEXT, "bold")
            sheet.write(line, LEFT, y + at * step, Lettering(size, ink, style))

    return Block(height, draw)
