"""The height of a board's message.

Heights are pixels of a desktop client, in which a panel is 600 wide; a phone only has more of the same.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from discord import ui

from bot.interactions import limits
from bot.languages.emojis import as_signs
from rendering import theme
from rendering.picture import Picture

PANEL = 618
"""The largest height of a turn's panel: 620, with two to spare for what is reckoned too low."""
MORE = 40
"""How much higher it may be where its picture is higher than a board."""
FRAME, TEXT_ROW, SMALL_ROW, GAP = 38, 22, 19.25, 8
SMALL = "-# "
"""What begins a line of small print."""
INSIDE = 562
"""The width inside a frame, in pixels."""
BUTTON, SELECT = 38, 46
BUTTON_EDGE, BUTTON_GAP, BUTTON_EM, SIGN = 24, 8, 14, 25
_WIDTHS = {
    0.27: " iljI.,:;'’|·!()",
    0.38: "tfr-/[]“”",
    0.49: "cszJ",
    0.54: "vxyk?",
    0.77: "wOQGDHNUÖÜ",
    0.93: "mMW…@%",
}
"""How wide the letters of a button are, in parts of their height; others are as wide as ``_OTHER``."""
_OTHER, _SIGN = 0.61, 1.26
_LETTERS = {letter: wide for wide, letters in _WIDTHS.items() for letter in letters}
LETTER = 7.7
"""The average width of a letter of running text."""
WIDE_LETTER = 2.6
"""The width of a square sign, in letters."""
ROW, SMALL_PRINT = int(INSIDE / LETTER), int(INSIDE / LETTER / 0.86)
"""Letters in a row of text, and of small print."""
_UNSEEN = re.compile(r"[\u2066-\u2069\u200b*`\\\ufe0f]|^-# |</?|:\d+>")


@lru_cache(1_024)
def width(text: str) -> float:
    """How wide a text in markdown is, in letters."""
    return sum(map(_letters, _UNSEEN.sub("", as_signs(text))))


@lru_cache(4_096)
def _letters(sign: str) -> float:
    """How wide one sign is, in letters."""
    if unicodedata.combining(sign):
        return 0
    is_wide = ord(sign) > 0x1F000 or unicodedata.east_asian_width(sign) in "WF" or unicodedata.category(sign) == "So"
    return WIDE_LETTER if is_wide else 1


def rows(text: str) -> int:
    """In how many rows a text stands."""
    return sum(map(_rows_of_line, text.splitlines()))


def height_of_text(text: str) -> float:
    """How high a text stands."""
    lines = text.splitlines()
    return sum(_rows_of_line(line) * (SMALL_ROW if line.startswith(SMALL) else TEXT_ROW) for line in lines)


def _rows_of_line(line: str) -> int:
    return max(1, -int(-width(line) // (SMALL_PRINT if line.startswith(SMALL) else ROW)))


def room_of(picture: Picture | None) -> int:
    """How high a turn's panel may be: somewhat higher where its picture is, as that of a match with a module."""
    if picture is None or picture.width != theme.WIDTH:
        return PANEL
    more = round(INSIDE * (picture.height - theme.HEIGHT) / theme.WIDTH)
    return PANEL + max(0, min(MORE, more))


def height_of_picture(picture: Picture) -> int:
    """How high a picture stands across the whole panel."""
    return round(INSIDE * picture.height / max(1, picture.width)) + GAP + 2


def height_of_row(row: ui.ActionRow[Any]) -> int:
    """How high a row stands: a select, or buttons, which continue in a second line where they are too wide."""
    if any(control.width > 1 for control in row.children):
        return SELECT
    lines, across = 1, 0.0
    for wide in map(width_of_button, row.children):
        lines += int(across > 0 and across + wide > INSIDE) + int(wide // INSIDE)
        across = wide if across + wide > INSIDE else across + wide + BUTTON_GAP
    return BUTTON * lines


def width_of_button(control: ui.Item[Any]) -> float:
    """How wide a button is, in pixels."""
    wide = _width_of_label(getattr(control, "label", "") or "")
    return BUTTON_EDGE + BUTTON_EM * wide + (SIGN if getattr(control, "emoji", None) else 0)


@lru_cache(4_096)
def _width_of_label(label: str) -> float:
    return sum(
        _LETTERS.get(sign, _OTHER) if _letters(sign) == 1 else _SIGN for sign in _UNSEEN.sub("", as_signs(label))
    )


def is_one_line(buttons: Sequence[ui.Item[Any]]) -> bool:
    """Whether this many buttons may stand in a row, and stand side by side there."""
    across = sum(map(width_of_button, buttons)) + BUTTON_GAP * (len(buttons) - 1)
    return len(buttons) <= limits.ROW_BUTTONS and across <= INSIDE


def height_of(view: ui.LayoutView, pictures: Sequence[Picture] = ()) -> int:
    """How high a panel in a frame stands, with these pictures in its galleries."""
    high, sizes = float(FRAME), iter(pictures)
    for item in view.walk_children():
        if isinstance(item, ui.TextDisplay):
            high += height_of_text(item.content)
        elif isinstance(item, ui.MediaGallery):
            high += sum(height_of_picture(picture) for picture, _ in zip(sizes, item.items, strict=False))
        elif isinstance(item, ui.ActionRow):
            high += height_of_row(item)
    return round(high)
