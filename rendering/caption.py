"""Captions below a board: the events in words, cut after the last line that fits."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from rendering import theme
from rendering.canvas import svg
from rendering.canvas.rasteriser import rasterise
from rendering.canvas.text import Lettering, clip_text, width, write

EDGE, TOP, GAP = 20, 6, 0.18
"""The margins left and right, the margin above, and the gap between two words, in pixels."""


class CaptionLayout(NamedTuple):
    """The size of letters and the height of a line, in pixels, and the number of lines."""

    letters: int
    line: int
    lines: int
    foot: int = 3

    @property
    def height(self) -> int:
        """The height of the strip with the words."""
        return TOP + self.line * self.lines + self.foot


FILM = CaptionLayout(33, 38, 4)
"""Below a board that is shown alone: 14 pixels on a phone, where the animation is 350 wide."""
STRIP, STRIP_COMPACT = CaptionLayout(theme.READ, 54, 3, 16), CaptionLayout(theme.PHONE_READ, 51, 5, 16)
"""Below the signs of a missed turn: 15 pixels where Discord shows the picture inline, and 14 on a phone."""

_WORD = re.compile("(?:\u2068[^\u2069]*\u2069|[^ \n\u2068])+")
_PIECE = re.compile("\u2068([^\u2069]*)\u2069?|([^\u2068]+)")
"""Names stand between isolates, so that their direction does not reorder the words beside them."""
_SUM = re.compile(r"(?<=\d) (?=[=+−×÷] \d)|(?<=\d [=+−×÷]) (?=\d)")
"""The spaces within a calculation, at which no line ends."""

NO_BREAK = "\N{NO-BREAK SPACE}"
Word = tuple[str, ...]


def caption(wide: int, text: str, layout: CaptionLayout = FILM) -> Image.Image:
    """The text on a strip of that width."""
    letters, step = layout.letters, layout.line
    lines = lines_of(text, wide - 2 * EDGE, layout)
    top = TOP + (layout.height - TOP - layout.foot + 3 - step * len(lines)) / 2
    markup = svg.rect(0, 0, wide, layout.height, fill=theme.WELL)
    for at, line in enumerate(lines):
        x: float = EDGE
        for word in line:
            for piece in word:
                markup += svg.group(_word_sprite(piece, letters), x, top + step * at + letters * 0.95)
                x += width(piece, letters)
            x += GAP * letters
    return rasterise(svg.document(markup, wide, layout.height), wide, layout.height).convert("RGB")


@lru_cache(4096)
def _word_sprite(piece: str, letters: int) -> str:
    """A word as a drawing; most words repeat."""
    return write(piece, 0, 0, Lettering(letters, theme.TEXT))


def lines_of(text: str, room: float, layout: CaptionLayout = FILM) -> list[list[Word]]:
    """The words of each line. The last line ends with an ellipsis where the text is cut."""
    letters, most = layout.letters, layout.lines
    lines: list[list[Word]] = []
    left = 0.0
    for word in _words(text):
        wide = _width(word, letters)
        if lines and wide <= left:
            lines[-1].append(word)
            left -= wide + GAP * letters
        elif len(lines) < most:
            lines.append([tuple(clip_text(piece, letters, room) for piece in word)])
            left = room - wide - GAP * letters
        else:
            return _cut(lines, room, letters)
    return lines


def _cut(lines: list[list[Word]], room: float, letters: int) -> list[list[Word]]:
    """The lines with an ellipsis at the end of the last."""
    last = lines[-1]
    while len(last) > 1 and sum(_width(word, letters) + GAP * letters for word in last) + width("…", letters) > room:
        last.pop()
    last[-1] = (*last[-1], "…")
    return lines


def _words(text: str) -> Iterator[Word]:
    for word in _WORD.finditer(_SUM.sub(NO_BREAK, text)):
        yield tuple(name or other for name, other in _PIECE.findall(word[0]) if name or other)


def _width(word: Word, letters: int) -> float:
    return sum(width(piece, letters) for piece in word)
