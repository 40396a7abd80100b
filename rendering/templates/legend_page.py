"""A page that explains a board: every sign with its name and what it means, in whole sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rendering import theme
from rendering.alt_text import label
from rendering.canvas.sprites import Sheet, Sprite
from rendering.canvas.text import Lettering, wrap_text
from rendering.templates import two_columns
from rendering.templates.two_columns import WIDE, Part
from rendering.translations import Translations

SIGN = 112
LEADING, PADDING = 2, 10
"""Pixels between the lines of an entry, and above and below them."""


class Entry(NamedTuple):
    """A sign, what it is called (or where it lies), and what it does."""

    sign: Sprite
    name: str
    text: str


def sheet_of(title: str, entries: Sequence[Entry], tint: str) -> Sheet:
    """The page as a sheet of sprites."""
    return two_columns.sheet_of(title, [part_of(entry) for entry in entries], tint)


def part_of(entry: Entry) -> Part:
    """An entry: the sign, and beside it the name and the sentences."""
    left, size = SIGN + 26, theme.READ
    room, step = WIDE - left - 18, size + LEADING
    name = wrap_text(entry.name, size, room, "extra")
    lines = wrap_text(entry.text, size, room, "bold")
    words = step * (len(name) + len(lines))
    height = max(words + 2 * PADDING, SIGN + 16, entry.sign.height + 4)

    def draw(sheet: Sheet, x: float, top: float) -> None:
        sheet.centre(entry.sign, x + 14 + SIGN / 2, top + height / 2)
        y = top + (height - words) / 2 + size * 0.84
        for at, line in enumerate((*name, *lines)):
            ink, style = (theme.MUTED, "extra") if at < len(name) else (theme.TEXT, "bold")
            sheet.write(line, x + left, y + at * step, Lettering(size, ink, style))

    return Part(height, draw)


def entries(game: str, signs: Mapping[str, Sprite], words: Translations) -> list[Entry]:
    """The signs of a game by their keys, with the words that belong to them."""
    key = f"{game}-picture-legend"
    return [Entry(sign, words(f"{key}-{name}-name"), words(f"{key}-{name}")) for name, sign in signs.items()]


def sentences(entries: Sequence[Entry], words: Translations) -> list[str]:
    """The page in sentences."""
    return [label(entry.name, entry.text, words) for entry in entries]
