"""What was done since the board before: a line for each turn with who it was, the deeds as signs, what came of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from rendering import theme
from rendering.canvas import symbols
from rendering.canvas.sprites import Sheet, Sprite, centre
from rendering.canvas.svg import rect
from rendering.canvas.text import fit_text, width
from rendering.templates.compact_page import INNER, MARGIN, Block
from rendering.templates.marks import mark

MOST = 3
"""How many turns are shown, the latest."""
BAR, EDGE, GAP, NEXT, STEP = 10, 12, 4, 26, 40
"""The bar of a side's colour and the room after it, between signs, from deed to deed, and the steps of the lengths."""
LEAST_NAME, TIGHT = 96, 0.6
"""The least room of a name, and how close signs may lie where there is none."""
NEXT_SIGN = "›"


class Deed(NamedTuple):
    """A step of a turn: signs side by side, and what is written after them."""

    signs: tuple[Sprite, ...] = ()
    text: str = ""


class Turn(NamedTuple):
    """What a side did, and how many points it has more (or fewer) for that; ``others`` are those of other sides."""

    look: theme.Side
    name: str
    deeds: tuple[Deed, ...]
    points: int = 0
    others: tuple[tuple[theme.Side, int], ...] = ()


class Size(NamedTuple):
    """How high a line is, from line to line, its letters and marks."""

    high: int
    pitch: int
    letters: int
    mark: int


LARGE, COMPACT = Size(52, 56, theme.READ, 40), Size(72, 78, theme.PHONE_READ, 48)
"""The lines of a board, and of one for a small screen. Signs of deeds are at most as high."""


@cache
def _ground(look: theme.Side, wide: int, high: int) -> Sprite:
    tone = theme.mix(look.colour, theme.PANEL, 0.2)
    drawn = rect(0, 0, wide, high, 0, tone) + rect(0, 0, BAR, high, 0, look.colour)
    return Sprite(drawn + rect(BAR, 0, wide - BAR, 2.5, 0, theme.mix(theme.WHITE, tone, 0.16)), wide, high)


@cache
def _laurel(size: int) -> Sprite:
    return centre(symbols.wreath(), size, scale=size / 100)


def change_words(points: int) -> str:
    """A change of points as it is written."""
    return f"+{points}" if points > 0 else f"−{-points}"


def draw(
    sheet: Sheet, turns: Sequence[Turn], left: float, top: float, rooms: Sequence[float], size: Size = LARGE
) -> None:
    """Put a line for each of the latest turns on the sheet, below each other; ``rooms`` says how long each may be."""
    for at, (turn, room) in enumerate(zip(turns[-MOST:], rooms, strict=False)):
        _draw_turn(sheet, turn, left, top + at * size.pitch, room, size)


def block_of(turns: Sequence[Turn]) -> list[Block]:
    """The same as a panel for a small screen; nothing where nothing was done."""
    shown = turns[-MOST:]
    if not shown:
        return []

    def lines(sheet: Sheet, top: float) -> None:
        draw(sheet, shown, MARGIN, top, [INNER] * MOST, COMPACT)

    return [Block((len(shown) - 1) * COMPACT.pitch + COMPACT.high, lines)]


def _draw_turn(sheet: Sheet, turn: Turn, left: float, top: float, room: float, size: Size) -> None:
    deeds = [*turn.deeds, *([_outcome(turn.points, size)] if turn.points else [])]
    deeds += _of_others(turn, size)
    used = BAR + EDGE + size.mark + EDGE
    while len(deeds) > 1 and used + _width(deeds, size, TIGHT) > room:
        deeds.pop(0)
    tight = 1.0 if used + _width(deeds, size, 1) <= room else TIGHT
    spare = room - used - _width(deeds, size, tight) - NEXT / 2
    name = fit_text(turn.name, size.letters, size.letters, spare, "extra")[0] if spare >= LEAST_NAME else ""
    long = used + _width(deeds, size, tight) + (width(name, size.letters, "extra") + NEXT / 2 if name else 0)
    sheet.stamp(_ground(turn.look, min(round(room), -(-round(long) // STEP) * STEP), size.high), left, top)
    middle, base = top + size.high / 2 + 1, top + size.high / 2 + 1 + size.letters * 0.33
    sheet.centre(mark(turn.look, size.mark), left + BAR + EDGE + size.mark / 2 - 2, middle)
    x = left + used - GAP
    if name:
        x += sheet.write(name, x, base, size.letters, theme.WHITE, "extra") + NEXT / 2
    for at, deed in enumerate(deeds):
        if at:
            sheet.write(NEXT_SIGN, x + NEXT / 2 - GAP / 2, base - 2, size.letters, theme.MUTED, "black", "middle")
            x += NEXT
        for sign in deed.signs:
            sheet.centre(sign, x + sign.width / 2, middle)
            x += (sign.width + GAP) * tight
        if deed.signs:
            x += deed.signs[-1].width * (1 - tight)
        x += sheet.write(deed.text, x, base, size.letters, _ink(deed.text), "black") + GAP


def _outcome(points: int, size: Size) -> Deed:
    return Deed((_laurel(size.high - 8),), change_words(points))


def _of_others(turn: Turn, size: Size) -> list[Deed]:
    """What it brought or cost others: those of the same points together."""
    changes = dict.fromkeys(points for _, points in turn.others)
    return [
        Deed(tuple(mark(look, size.mark) for look, each in turn.others if each == points), change_words(points))
        for points in changes
    ]


def _ink(text: str) -> str:
    return theme.ROLLED if text.startswith("+") else theme.LOST if text.startswith("−") else theme.WHITE


def _width(deeds: Sequence[Deed], size: Size, tight: float) -> float:
    signs = sum((sign.width + GAP) * tight for deed in deeds for sign in deed.signs)
    ends = sum(deed.signs[-1].width * (1 - tight) for deed in deeds if deed.signs)
    text = sum(width(deed.text, size.letters, "black") + GAP for deed in deeds)
    return signs + ends + text + NEXT * max(0, len(deeds) - 1)
