"""Pictures for small screens: blocks below each other on a narrow canvas, every symbol large enough for a phone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from rendering import theme
from rendering.canvas import scenery
from rendering.canvas.sprites import Sheet, Sprite
from rendering.canvas.text import width
from rendering.templates.marks import asked_sign, gain, mark, points, turn
from rendering.templates.pillars import wreath

WIDTH, MARGIN = 1050, 20
PHONE, LEGIBLE = 350, 14
"""How wide a phone shows a picture, and how large a symbol must be there, in pixels."""
INNER = WIDTH - 2 * MARGIN
TOP, FOOT, GAP, STEP = 104, 36, 12, 60
"""What the header and the frame's foot take, the gap between blocks, and the step of the heights."""
HEADER = 62
BAND, LINE = 92, 86
"""Height of the large seat's heading, and of another seat's line."""


class Block(NamedTuple):
    """A panel that is ``height`` high and drawn from its top; ``tint`` colours it, ``frame`` is who is asked."""

    height: int
    draw: Callable[[Sheet, float], None]
    tint: str | None = None
    frame: str | None = None


class Item(NamedTuple):
    """A symbol with what stands beside it."""

    sprite: Sprite
    text: str
    ink: str = theme.WHITE


class Person(NamedTuple):
    """Someone at the table: ``more`` are the points gained since the board before."""

    name: str
    look: theme.Side
    points: int
    more: int = 0
    asked: bool = False
    turn: bool = False


@cache
def _ground(height: int) -> Sprite:
    return Sprite(scenery.night(WIDTH, height), WIDTH, height)


def assemble(blocks: Sequence[Block], header: Callable[[Sheet], None]) -> Sheet:
    """The blocks below each other. Heights go in steps, so that few grounds are ever drawn."""
    needed = TOP + FOOT + sum(block.height for block in blocks) + GAP * (len(blocks) - 1)
    height = -(-needed // STEP) * STEP
    sheet = Sheet(_ground(height))
    header(sheet)
    gap = GAP + (height - needed) / max(1, len(blocks) - 1)
    top = float(TOP)
    for block in blocks:
        panel = scenery.panel_sprite(INNER, block.height, block.tint, block.frame)
        sheet.stamp(panel, MARGIN - 4, round(top) - 4)
        block.draw(sheet, round(top))
        top += block.height + gap
    return sheet


def band(sheet: Sheet, person: Person, top: float, note: str = "", first: bool = False) -> None:
    """The heading of the large seat: sign, name, points; in a golden wreath for the one who is first."""
    middle = top + BAND / 2 + 2
    sheet.centre(mark(person.look, 58), MARGIN + 48, middle)
    right = WIDTH - MARGIN - (220.0 if person.more else 136.0)
    if note:
        right -= 16 + sheet.write(note, right, middle + 12, 36, theme.MUTED, "bold", "end")
    sheet.write(person.name, MARGIN + 92, middle + 17, 50, theme.WHITE, "extra", room=right - 116, smallest=36)
    _points(sheet, person.points, WIDTH - MARGIN - 70, middle + 4, first)
    if person.more:
        sheet.centre(gain(person.more, 38), WIDTH - MARGIN - 160, top + 30)


def _points(sheet: Sheet, value: int, x: float, y: float, first: bool) -> None:
    if not first:
        sheet.centre(points(value, 116), x, y)
        return
    sheet.centre(wreath(True, 43, False), x, y)
    sheet.figure(value, x, y, 50 if value < 100 else 42, theme.WHITE, halo=True)


def line(person: Person, items: Sequence[Item]) -> Block:
    """Another seat in one line: sign, name, points, and the little that matters."""

    def draw(sheet: Sheet, top: float) -> None:
        middle = top + LINE / 2
        x = float(MARGIN + 40)
        for shown, sign in ((person.asked, asked_sign(46)), (person.turn and not person.asked, turn(46))):
            if shown:
                sheet.centre(sign, x, middle)
                x += 54
        sheet.centre(mark(person.look, 52), x, middle)
        left, right = x + 36, MARGIN + 330.0
        sheet.write(person.name, left, middle + 13, 40, theme.WHITE, "extra", room=right - left, smallest=30)
        sheet.centre(points(person.points, 80), MARGIN + 386, middle)
        if person.more:
            sheet.centre(gain(person.more, 36), MARGIN + 444, top + 22)
        row(sheet, items, MARGIN + 472, INNER - 484, middle)

    return Block(LINE, draw, person.look.colour, theme.GOLD if person.asked else None)


def row(sheet: Sheet, items: Sequence[Item], left: float, room: float, middle: float, letters: int = 46) -> None:
    """Symbols with their numbers, evenly apart, in letters as large as there is room for."""
    if not items:
        return
    while letters > 30 and _width_of(items, letters) > room - 14 * len(items):
        letters -= 2
    spare = (room - _width_of(items, letters)) / len(items)
    x = left
    for item in items:
        sheet.centre(item.sprite, x + item.sprite.width / 2, middle)
        x += item.sprite.width + 8
        x += sheet.write(item.text, x, middle + letters * 0.33, letters, item.ink, "black") + spare


def _width_of(items: Sequence[Item], letters: int) -> float:
    return sum(item.sprite.width + 8 + width(item.text, letters, "black") for item in items)
