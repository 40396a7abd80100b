"""What was done since the board before: a line for each turn with who it was, the deeds as signs, what came of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from rendering import theme
from rendering.canvas import symbols
from rendering.canvas.sprites import Sheet, Sprite, centre
from rendering.canvas.svg import rect
from rendering.canvas.text import Lettering, width
from rendering.templates.compact_page import INNER, MARGIN, WIDTH, Block
from rendering.templates.marks import mark

MOST = 3
"""How many turns are shown, the latest."""
BAR, EDGE, GAP, NEXT, STEP = 10, 12, 4, 26, 40
"""The bar of a side's colour and the room after it, between signs, from deed to deed, and the steps of the lengths."""
TIGHT = 0.6
"""How close signs may lie where there is no room."""
NEXT_SIGN = "›"


class Deed(NamedTuple):
    """A step of a turn: signs side by side, and what is written after them.

    Where there is no room a ``minor`` one goes first; then the others are shown by their ``brief`` signs, if they have.
    """

    signs: tuple[Sprite, ...] = ()
    text: str = ""
    brief: tuple[Sprite, ...] = ()
    minor: bool = False


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

    @property
    def laurel(self) -> int:
        """The size of the laurel before a change of points."""
        return min(self.high - 8, round(self.letters * LAUREL))


LAUREL = 1.55
"""The largest size of a laurel, of the letters beside it."""
LARGE, COMPACT = Size(52, 56, theme.READ, 40), Size(72, 78, theme.PHONE_READ, 48)
"""The lines of a board, and of one for a small screen. Signs of deeds are at most as high, and in a row may rise above
it."""
PAGE, COMPACT_PAGE = Size(124, 130, 60, 72), Size(100, 104, 48, 60)
"""The lines of a picture of their own, and of one for a small screen."""
PAGE_SIGN, COMPACT_PAGE_SIGN = 112, 90
"""Height of the signs of deeds there."""
PAGE_EDGE = 16
"""What is free around the lines there."""
ROW, BESIDE = Size(44, 44, theme.READ, 36), 12
"""Lines that stand beside each other in a row, and how far apart."""


@cache
def _ground(look: theme.Side, wide: int, high: int) -> Sprite:
    tone = theme.mix(look.colour, theme.PANEL, 0.2)
    markup = rect(0, 0, wide, high, 0, tone) + rect(0, 0, BAR, high, 0, look.colour)
    return Sprite(markup + rect(BAR, 0, wide - BAR, 2.5, 0, theme.mix(theme.WHITE, tone, 0.16)), wide, high)


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
        _Line(turn, room, size).draw(sheet, left, top + at * size.pitch)


def draw_row(sheet: Sheet, turns: Sequence[Turn], left: float, top: float, room: float) -> None:
    """Put the latest turns on the sheet, beside each other; those that need less leave their room to the others."""
    newest = turns[-MOST:]
    free = room - BESIDE * (len(newest) - 1)
    rooms = dict[int, float]()
    shortest_first = sorted((_Line(turn, room, ROW).long, at) for at, turn in enumerate(newest))
    for order, (long, at) in enumerate(shortest_first):
        rooms[at] = min(long, free / (len(shortest_first) - order))
        free -= rooms[at]
    x = left
    for at, turn in enumerate(newest):
        x += _Line(turn, rooms[at], ROW).draw(sheet, x, top) + BESIDE


def sheet_of(turns: Sequence[Turn], is_compact: bool) -> Sheet:
    """A picture of the latest turns alone, a line each; an empty line where nothing was done."""
    size, wide = (COMPACT_PAGE, WIDTH) if is_compact else (PAGE, theme.WIDTH)
    count = max(1, len(turns[-MOST:]))
    high = 2 * PAGE_EDGE + (count - 1) * size.pitch + size.high
    sheet = Sheet(Sprite(rect(0, 0, wide, high, 0, theme.WELL), wide, high))
    draw(sheet, turns, PAGE_EDGE, PAGE_EDGE, [wide - 2 * PAGE_EDGE] * MOST, size)
    return sheet


def block_of(turns: Sequence[Turn]) -> list[Block]:
    """The same as a panel for a small screen; nothing where nothing was done."""
    newest = turns[-MOST:]
    if not newest:
        return []

    def lines(sheet: Sheet, top: float) -> None:
        draw(sheet, newest, MARGIN, top, [INNER] * MOST, COMPACT)

    return [Block((len(newest) - 1) * COMPACT.pitch + COMPACT.high, lines)]


class _Line:
    """A turn as it fits into this room: details go, deeds from the first on, then the name; what came of them stays."""

    def __init__(self, turn: Turn, room: float, size: Size) -> None:
        self.turn, self.room, self.size = turn, room, size
        deeds = [*turn.deeds, *([_outcome(turn.points, size)] if turn.points else []), *_of_others(turn, size)]
        self.used = BAR + EDGE + size.mark + EDGE
        self.deeds = deeds = _shorten(deeds, size, room - self.used)
        self.tight = 1.0 if self.used + _width(deeds, size, 1) <= room else TIGHT
        spare = room - self.used - _width(deeds, size, self.tight) - NEXT / 2
        self.name = _whole_name(turn.name, size.letters, spare)
        name_width = width(self.name, size.letters, "extra") + NEXT / 2 if self.name else 0
        long = self.used + _width(deeds, size, self.tight) + name_width
        self.long = min(round(room), -(-round(long) // STEP) * STEP)

    def draw(self, sheet: Sheet, left: float, top: float) -> float:
        """Put it on the sheet; returns how long it is."""
        turn, size = self.turn, self.size
        sheet.stamp(_ground(turn.look, self.long, size.high), left, top)
        middle, base = top + size.high / 2 + 1, top + size.high / 2 + 1 + size.letters * 0.33
        sheet.centre(mark(turn.look, size.mark), left + BAR + EDGE + size.mark / 2 - 2, middle)
        x = left + self.used - GAP
        if self.name:
            x += sheet.write(self.name, x, base, Lettering(size.letters, theme.WHITE, "extra")) + NEXT / 2
            sheet.raise_last(top + size.high)
        for at, deed in enumerate(self.deeds):
            if at:
                sheet.write(
                    NEXT_SIGN, x + NEXT / 2 - GAP / 2, base - 2, Lettering(size.letters, theme.MUTED, "black"), "middle"
                )
                x += NEXT
            for sign in deed.signs:
                # Signs that are higher than the line stand on its foot.
                rise = max(0.0, (sign.height - size.high) / 2 + 2)
                sheet.centre(sign, x + sign.width / 2, middle - rise)
                x += (sign.width + GAP) * self.tight
            if deed.signs:
                x += deed.signs[-1].width * (1 - self.tight)
            x += sheet.write(deed.text, x, base, Lettering(size.letters, _ink(deed.text), "black")) + GAP
        return self.long


def _shorten(deeds: list[Deed], size: Size, room: float) -> list[Deed]:
    """As much of the deeds as has room."""
    while _width(deeds, size, TIGHT) > room and any(deed.minor for deed in deeds):
        deeds.remove(next(deed for deed in deeds if deed.minor))
    if _width(deeds, size, TIGHT) > room:
        deeds = [deed._replace(signs=deed.brief or deed.signs) for deed in deeds]
    while len(deeds) > 1 and _width(deeds, size, TIGHT) > room:
        deeds.pop(0)
    return deeds


def _whole_name(name: str, letters: int, room: float) -> str:
    """The name, or its first word, where it has room uncut; otherwise nothing, as the mark says who it is."""
    return next((each for each in (name, name.split(" ")[0]) if width(each, letters, "extra") <= room), "")


def _outcome(points: int, size: Size) -> Deed:
    return Deed((_laurel(size.laurel),), change_words(points))


def _of_others(turn: Turn, size: Size) -> list[Deed]:
    """What it brought or cost others: those of the same points together; without the laurel where there is no room."""
    deeds = list[Deed]()
    for points in dict.fromkeys(points for _, points in turn.others):
        marks = tuple(mark(look, size.mark) for look, each in turn.others if each == points)
        deeds.append(Deed((*marks, _laurel(size.laurel)), change_words(points), brief=marks))
    return deeds


def _ink(text: str) -> str:
    return theme.ROLLED if text.startswith("+") else theme.LOST if text.startswith("−") else theme.WHITE


def _width(deeds: Sequence[Deed], size: Size, tight: float) -> float:
    signs = sum((sign.width + GAP) * tight for deed in deeds for sign in deed.signs)
    ends = sum(deed.signs[-1].width * (1 - tight) for deed in deeds if deed.signs)
    text = sum(width(deed.text, size.letters, "black") + GAP for deed in deeds)
    return signs + ends + text + NEXT * max(0, len(deeds) - 1)
