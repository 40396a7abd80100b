"""One thing, large, on a ledge, with words beside it: the page on which cards and faces are shown."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from rendering import theme
from rendering.canvas import scenery
from rendering.canvas.ornament import meander_band
from rendering.canvas.sprites import Fit, Sheet, Sprite
from rendering.canvas.text import Lettering, wrap_text

WIDTH, HEIGHT = 1100, 700
ART_LEFT, ART_TOP, ART_WIDTH, ART_HEIGHT = 52, 56, 410, 588
TEXT_LEFT, TEXT_ROOM = 510, 540
LEDGE = ART_TOP + ART_HEIGHT - 4
"""Where the ledge begins on which the thing stands."""
PANEL_TOP, PANEL_HEIGHT = ART_TOP - 20, ART_HEIGHT + 6
LETTERS = 30
"""The smallest letters: 15 pixels where Discord shows 550. A heading can be smaller for them, and the page higher."""
STEP, MOST = 40, 548
"""In which steps a page becomes higher, and from which height of its text on."""


@cache
def _ground(more: int) -> Sprite:
    panel = scenery.panel(TEXT_LEFT - 26, PANEL_TOP, TEXT_ROOM + 52, PANEL_HEIGHT + more)
    return Sprite(scenery.ledge(WIDTH, HEIGHT + more, LEDGE) + panel, WIDTH, HEIGHT + more)


@cache
def _rule() -> Sprite:
    return Sprite(meander_band(1, 2, 222, 12, theme.FAINT, 14, 2), 224, 18)


def page(title: str, facts: list[str], sentences: list[str], signs: Sprite | None = None) -> Sheet:
    """Title, facts, signs and paragraphs in the middle of the right side; the left side is still empty."""
    text = _set(title[:1].upper() + title[1:], facts, sentences, signs)
    more = max(0, -(-round(text.height - MOST) // STEP) * STEP)
    sheet = Sheet(_ground(more))
    y = ART_TOP - 18 + (ART_HEIGHT + more - text.height) / 2 + text.large - 4
    for line in text.heading:
        sheet.write(line, TEXT_LEFT, y, Lettering(text.large, theme.IVORY, "title"), fit=Fit(TEXT_ROOM, LETTERS))
        y += text.large + 8
    for line in text.lines:
        sheet.write(line, TEXT_LEFT, y - 8, Lettering(LETTERS, theme.MUTED))
        y += LETTERS + 8
    sheet.stamp(_rule(), TEXT_LEFT, y - 20)
    y += 12
    if signs:
        sheet.stamp(signs, TEXT_LEFT - 4, y)
        y += signs.height + 14
    for paragraph in text.paragraphs:
        for line in paragraph:
            sheet.write(line, TEXT_LEFT, y + text.size * 0.85, Lettering(text.size, theme.TEXT))
            y += text.size * 1.2
        y += 16
    return sheet


class _Text(NamedTuple):
    """A page's text in lines, with the letters' sizes: heading, paragraphs."""

    heading: list[str]
    lines: list[str]
    paragraphs: list[list[str]]
    large: int
    size: int
    height: float


def _set(title: str, facts: list[str], sentences: list[str], signs: Sprite | None) -> _Text:
    """The text in the largest letters that fit; the heading gives way where the paragraphs are long."""
    for large in (50, 42, 36):
        heading = wrap_text(title, large, TEXT_ROOM, "title")
        lines = [line for fact in facts for line in wrap_text(fact, LETTERS, TEXT_ROOM, "bold")]
        above = (large + 8) * len(heading) + (LETTERS + 8) * len(lines) + (signs.height + 14 if signs else 0)
        size, paragraphs = _fitting(sentences, ART_HEIGHT - above - (84 if signs else 150))
        high = above + _height(paragraphs, size) + 40
        if high <= MOST:
            break
    return _Text(heading, lines, paragraphs, large, size, high)


def _height(paragraphs: list[list[str]], size: int) -> float:
    return sum(len(each) * size * 1.2 + 16 for each in paragraphs)


def _fitting(sentences: list[str], room: float) -> tuple[int, list[list[str]]]:
    """The paragraphs in lines, in the largest letters that fit."""
    for size in (38, 34, LETTERS):
        paragraphs = [wrap_text(paragraph, size, TEXT_ROOM, "bold") for paragraph in sentences]
        if _height(paragraphs, size) <= room:
            break
    return size, paragraphs
