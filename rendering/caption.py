"""A strip of text below a picture that moves: laid out word by word, since it is told anew in each frame."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from PIL import Image

from rendering import theme
from rendering.canvas import svg
from rendering.canvas.rasteriser import rasterise
from rendering.canvas.text import clipped, width, write

HEIGHT, EDGE, TOP = 96, 20, 6
"""The strip's height, its margin left and right, and what of it is left free above."""
LETTERS, LINE, LINES, GAP = 21, 27, 3, 5
"""Size of its letters, from one line to the next, how many lines, and the gap between two words."""

_WORD = re.compile("(?:\u2068[^\u2069]*\u2069|[^\\s\u2068])+")
_PIECE = re.compile("\u2068([^\u2069]*)\u2069?|([^\u2068]+)")
"""A name stands between isolates, so that its direction turns nothing around that stands beside it."""

Word = tuple[str, ...]


def strip(wide: int, text: str) -> Image.Image:
    """The text in as many lines as there is room for, on a strip so wide."""
    lines = _lines(text, wide - 2 * EDGE)
    top = TOP + (HEIGHT - TOP - LINE * len(lines)) / 2
    drawn = svg.rect(0, 0, wide, HEIGHT, fill=theme.WELL)
    for at, line in enumerate(lines):
        x: float = EDGE
        for word in line:
            for piece in word:
                drawn += svg.group(_written(piece), x, top + LINE * at + LETTERS * 0.95)
                x += width(piece, LETTERS)
            x += GAP
    return rasterise(svg.document(drawn, wide, HEIGHT), wide, HEIGHT).convert("RGB")


@lru_cache(4096)
def _written(piece: str) -> str:
    """A word as a drawing; most come again and again."""
    return write(piece, 0, 0, LETTERS, theme.TEXT)


def _lines(text: str, room: float) -> list[list[Word]]:
    lines: list[list[Word]] = []
    left = 0.0
    for word in _words(text):
        wide = _width(word)
        if lines and wide <= left:
            lines[-1].append(word)
            left -= wide + GAP
        elif len(lines) < LINES:
            lines.append([tuple(clipped(piece, LETTERS, room) for piece in word)])
            left = room - wide - GAP
        else:
            return _cut(lines, room)
    return lines


def _cut(lines: list[list[Word]], room: float) -> list[list[Word]]:
    """The lines with a sign at the end of the last that they go on."""
    last = lines[-1]
    while len(last) > 1 and sum(_width(word) + GAP for word in last) + width("…", LETTERS) > room:
        last.pop()
    last[-1] = (*last[-1], "…")
    return lines


def _words(text: str) -> Iterator[Word]:
    for found in _WORD.finditer(text):
        yield tuple(name or other for name, other in _PIECE.findall(found[0]) if name or other)


def _width(word: Word) -> float:
    return sum(width(piece, LETTERS) for piece in word)
