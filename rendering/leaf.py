"""One thing, large, with words beside it: the page on which cards and faces are shown."""

from __future__ import annotations

from functools import cache

from rendering import scenery, theme
from rendering.sprites import Sheet, Sprite
from rendering.text import wrapped

WIDTH, HEIGHT = 1100, 700
ART_LEFT, ART_TOP, ART_WIDTH, ART_HEIGHT = 52, 56, 410, 588
TEXT_LEFT, TEXT_ROOM = 510, 540


@cache
def _ground() -> Sprite:
    panel = scenery.panel(TEXT_LEFT - 26, ART_TOP, TEXT_ROOM + 52, ART_HEIGHT)
    return Sprite(scenery.night(WIDTH, HEIGHT) + panel, WIDTH, HEIGHT)


@cache
def _rule() -> Sprite:
    return Sprite(scenery.meander(0, 2, 220, 12, 2, 0.9), 224, 18)


def page(title: str, facts: list[str], told: list[str], signs: Sprite | None = None) -> Sheet:
    """Title, facts, signs and paragraphs in the middle of the right side; the left side is still empty."""
    sheet = Sheet(_ground())
    heading = wrapped(title[:1].upper() + title[1:], 50, TEXT_ROOM, "title")
    lines = [line for fact in facts for line in wrapped(fact, 30, TEXT_ROOM, "bold")]
    size, paragraphs = _fitting(
        told, HEIGHT - 2 * ART_TOP - 58 * len(heading) - 38 * len(lines) - (178 if signs else 150)
    )
    high = 58 * len(heading) + 38 * len(lines) + sum(len(each) * size * 1.2 + 16 for each in paragraphs) + 40
    high += signs.height + 14 if signs else 0
    y = ART_TOP + (ART_HEIGHT - high) / 2 + 46
    for line in heading:
        sheet.write(line, TEXT_LEFT, y, 50, theme.GOLD, "title", room=TEXT_ROOM, smallest=36)
        y += 58
    for line in lines:
        sheet.write(line, TEXT_LEFT, y - 8, 30, theme.MUTED)
        y += 38
    sheet.stamp(_rule(), TEXT_LEFT, y - 20)
    y += 12
    if signs:
        sheet.stamp(signs, TEXT_LEFT - 4, y)
        y += signs.height + 14
    for paragraph in paragraphs:
        for line in paragraph:
            sheet.write(line, TEXT_LEFT, y + size * 0.85, size, theme.TEXT)
            y += size * 1.2
        y += 16
    return sheet


def _fitting(told: list[str], room: float) -> tuple[int, list[list[str]]]:
    """The paragraphs in lines, in the largest letters that fit."""
    for size in (38, 34, 31, 28, 25, 22):
        paragraphs = [wrapped(paragraph, size, TEXT_ROOM, "bold") for paragraph in told]
        if sum(len(each) * size * 1.2 + 16 for each in paragraphs) <= room:
            break
    return size, paragraphs
