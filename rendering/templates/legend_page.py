"""A page that explains a board: every sign with its name and what it means, in whole sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from rendering import theme
from rendering.canvas import scenery
from rendering.canvas.sprites import Sheet, Sprite
from rendering.canvas.text import wrap_text
from rendering.translations import Translations

BOX = (30, 112, 1590, theme.HEIGHT - 34 - 112)
SIGN = 112
SIZES = {2: (34, 30, 28, 26, 24), 3: (30, 28, 26, 24, 22)}
"""Letter sizes by the number of columns: the first with which a text fits."""


class Entry(NamedTuple):
    """A sign, what it is called (or where it lies), and what it does."""

    sign: Sprite
    name: str
    text: str


def sheet_of(title: str, entries: Sequence[Entry], columns: int, tint: str) -> Sheet:
    """The page as a sheet of sprites."""
    sheet = Sheet(_ground(tint))
    left, top, width, height = BOX
    sheet.write(title, 36, 64, 46, theme.IVORY, "title", room=width, smallest=32)
    rows = -(-len(entries) // columns)
    wide, high = width / columns, height / rows
    for at, entry in enumerate(entries):
        column, row = divmod(at, rows)
        _entry(sheet, entry, (left + column * wide, top + row * high, wide, high), SIZES[columns])
    return sheet


def entries(game: str, signs: Mapping[str, Sprite], words: Translations) -> list[Entry]:
    """The signs of a game by their keys, with the words that belong to them."""
    key = f"{game}-picture-legend"
    return [Entry(sign, words(f"{key}-{name}-name"), words(f"{key}-{name}")) for name, sign in signs.items()]


def sentences(entries: Sequence[Entry]) -> list[str]:
    """The page in sentences."""
    return [f"{entry.name}: {entry.text}" for entry in entries]


@cache
def _ground(tint: str) -> Sprite:
    drawn = scenery.night(theme.WIDTH, theme.HEIGHT) + scenery.panel(*BOX, tint=tint)
    return Sprite(drawn, theme.WIDTH, theme.HEIGHT)


def _entry(sheet: Sheet, entry: Entry, place: tuple[float, float, float, float], sizes: tuple[int, ...]) -> None:
    left, top, wide, high = place
    middle = top + high / 2
    sheet.centre(entry.sign, left + SIGN / 2 + 10, middle)
    x, room = left + SIGN + 26, wide - SIGN - 40
    size, lines = _fitting(entry.text, room, high - 44, sizes)
    total = 30 + len(lines) * (size + 3)
    y = middle - total / 2 + 22
    sheet.write(entry.name, x, y, 24, theme.MUTED, "extra", room=room, smallest=theme.SMALLEST)
    for at, line in enumerate(lines):
        sheet.write(line, x, y + 9 + (at + 1) * (size + 3) - 3, size, theme.TEXT)


def _fitting(text: str, room: float, high: float, sizes: tuple[int, ...]) -> tuple[int, list[str]]:
    for size in sizes:
        lines = wrap_text(text, size, room, "bold")
        if len(lines) * (size + 3) <= high:
            break
    return size, lines
