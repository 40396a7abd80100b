"""The lower part of every lobby: who sits there already, how many seats are free, what was agreed."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from rendering import scenery, theme
from rendering.names import shown
from rendering.picture import LobbyScene
from rendering.sprites import Sheet, Sprite
from rendering.svg import rect
from rendering.text import clipped, fitted, width
from rendering.tokens import mark
from rendering.words import Words

TOP, BOTTOM = 560, 1014
SEAT_WIDTH, TALLEST_SEAT, LOWEST_SEAT, GAP = 788, 150, 84, 14
LETTERS = (34, 29, 24)
"""Letter sizes for the settings: the first with which everything fits."""


class Label(NamedTuple):
    """A setting in its place: left edge, line, width."""

    text: str
    x: float
    line: int
    width: int


@cache
def _seat(colour: str, taken: bool, height: int) -> Sprite:
    drawn = rect(4, 4, SEAT_WIDTH, height, 18, colour if taken else theme.WELL, opacity=0.3 if taken else 0.7)
    drawn += rect(4, 4, SEAT_WIDTH, height, 18, "none", colour if taken else theme.LINE, 3.5 if taken else 2)
    return Sprite(drawn, SEAT_WIDTH + 8, height + 8)


def fill(sheet: Sheet, scene: LobbyScene) -> None:
    """Put seats and settings on the sheet; they share the room below its heading."""
    words = scene.words
    names = seat_names(scene)
    rows = (len(names) + scene.free + 1) // 2
    size, labels = _settle(scene.lines, BOTTOM - TOP - rows * (LOWEST_SEAT + GAP))
    lines = labels[-1].line + 1 if labels else 0
    below = lines * _pitch(size) + (10 if lines else 0)
    height = min(TALLEST_SEAT, (BOTTOM - TOP - below) // rows - GAP)
    top = TOP + (BOTTOM - TOP - below - rows * (height + GAP)) / 2
    for at in range(len(names) + scene.free):
        x, y = 30 + at % 2 * (SEAT_WIDTH + GAP), top + at // 2 * (height + GAP)
        _draw_seat(sheet, names[at] if at < len(names) else "", at, (x, y, height), words)
    for label in labels:
        y = top + rows * (height + GAP) + 10 + label.line * _pitch(size)
        sheet.stamp(scenery.banner_sprite(label.width, size + 20, theme.PANEL, theme.LINE), label.x, y)
        base = y + 10 + size * 0.84
        sheet.write(label.text, label.x + label.width / 2, base, size, theme.TEXT, "bold", "middle")


def _draw_seat(sheet: Sheet, name: str, at: int, place: tuple[float, float, int], words: Words) -> None:
    x, y, height = place
    look = theme.SIDES[at % len(theme.SIDES)]
    sheet.stamp(_seat(look.colour, name != "", height), x - 4, y - 4)
    middle = y + height / 2
    if not name:
        text = words("picture-free-seat")
        sheet.write(text, x + SEAT_WIDTH / 2, middle + 12, 38, theme.FAINT, "bold", "middle", room=SEAT_WIDTH - 60)
        return
    sheet.centre(mark(look, min(72, height - 28)), x + 58, middle)
    shown_name, size = fitted(name, 56, 32, SEAT_WIDTH - 130, "extra")
    sheet.write(shown_name, x + 106, middle + size * 0.33, size, theme.WHITE, "extra")


def _pitch(size: int) -> int:
    """From one line of settings to the next."""
    return size + 30


def _settle(lines: tuple[str, ...], room: float) -> tuple[int, list[Label]]:
    """The settings with the largest letters with which their lines fit; what does not fit even so is left out."""
    for size in LETTERS:
        labels = _flow(lines, size)
        if not labels or (labels[-1].line + 1) * _pitch(size) <= room:
            return size, labels
    return size, [label for label in labels if (label.line + 1) * _pitch(size) <= room]


def _flow(lines: tuple[str, ...], size: int) -> list[Label]:
    labels: list[Label] = []
    x, line = 30.0, 0
    for words in lines:
        text = clipped(words, size, theme.WIDTH - 110, "bold")
        wide = round(width(text, size)) + 48
        if x + wide > theme.WIDTH - 30 and x > 30:
            x, line = 30.0, line + 1
        labels.append(Label(text, x, line, wide))
        x += wide + GAP
    return labels


def seat_names(scene: LobbyScene) -> list[str]:
    """The players' names as they are drawn."""
    return [shown(name, scene.words("picture-player", number=at + 1)) for at, name in enumerate(scene.players)]
