"""The height of a board's message, and how many event lines fit it.

Heights are pixels of a desktop client, in which a panel is 600 wide; a phone only has more of the same.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from discord import ui

from bot.languages.emojis import as_signs
from rendering.picture import Picture

PANEL = 620
"""The largest height of a turn's panel."""
FRAME, TEXT_ROW, GAP = 38, 22, 8
MOST_ROWS = 4
"""The largest number of rows with events."""
INSIDE = 562
"""The width inside a frame, in pixels."""
BUTTON, SELECT = 38, 46
BUTTON_EDGE, BUTTON_GAP, BUTTON_LETTER, SIGN = 26, 8, 6.8, 30
LETTER = 7.7
"""The average width of a letter of running text."""
WIDE_LETTER = 2.6
"""The width of a square sign, in letters."""
ROW = int(INSIDE / LETTER)
"""Letters in a row of text."""
_UNSEEN = re.compile(r"[\u2066-\u2069\u200b*`\\\ufe0f]|^-# |</?|:\d+>")
_JOINT, _BOLD = " · ", "**"


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
    return sum(max(1, -int(-width(line) // ROW)) for line in text.splitlines())


def height_of_picture(picture: Picture) -> int:
    """How high a picture stands across the whole panel."""
    return round(INSIDE * picture.height / max(1, picture.width)) + GAP + 2


def height_of_row(row: ui.ActionRow[Any]) -> int:
    """How high a row stands: a select, or buttons, which go on in a second line where they are too wide."""
    lines, across = 1, 0.0
    for control in row.children:
        item = getattr(control, "item", control)
        if isinstance(item, ui.Select):
            return SELECT
        label = getattr(item, "label", "") or ""
        wide = BUTTON_EDGE + BUTTON_LETTER * width(label) + (SIGN if getattr(item, "emoji", None) else 0)
        lines += int(across > 0 and across + wide > INSIDE) + int(wide // INSIDE)
        across = wide if across + wide > INSIDE else across + wide + BUTTON_GAP
    return BUTTON * lines


def fitted(lines: Sequence[str], room: int, reader: str = "") -> list[str]:
    """The events, the newest last, in as many rows as fit so many pixels, at least one row of small print.

    ``reader`` is whose own gains stand last and bold. Each line but the newest gets a single row: of a long one the
    middle is left out. The oldest lines go first.
    """
    told = [own_last(line, reader) for line in lines]
    most = min(MOST_ROWS, room // TEXT_ROW)
    if most < 1:
        return [f"-# {shortened(line, 1)}" for line in told[-1:]]
    kept: list[str] = []
    for line in reversed(told):
        left = most - sum(map(rows, kept))
        if left < 1:
            break
        kept.append(shortened(line, min(left, 1 if kept else 2)))
    return kept[::-1]


def own_last(line: str, reader: str) -> str:
    """A line that tells the same of several, with what it tells of the reader at its end, bold."""
    parts = _parts(line)
    own = [part for part in parts[1:] if reader and part.startswith(f"{reader}:")]
    if not own:
        return line
    return _JOINT.join([*(part for part in parts if part not in own), *(f"**{part}**" for part in own)])


def shortened(line: str, most: int) -> str:
    """A line in at most so many rows: of its parts the first and the last stay, and of the others what fits."""
    if rows(line) <= most:
        return line
    parts = _parts(line)
    for ending in range(len(parts) - 2, 0, -1):
        short = _JOINT.join([parts[0], "…", *parts[-ending:]])
        if rows(short) <= most:
            return short
    plain = line.replace(_BOLD, "")
    while rows(f"{plain} …") > most and " " in plain:
        plain = plain.rpartition(" ")[0]
    return f"{plain} …"


def _parts(line: str) -> list[str]:
    """The parts of a line; what is bold as a whole is one, or its signs would be torn apart."""
    parts: list[str] = []
    for part in line.split(_JOINT):
        if parts and parts[-1].count(_BOLD) % 2:
            parts[-1] += _JOINT + part
        else:
            parts.append(part)
    return parts
