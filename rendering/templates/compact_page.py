"""Pictures for small screens: blocks below each other on a narrow canvas, every symbol large enough for a phone."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from rendering import theme
from rendering.canvas.ornament import meander_band
from rendering.canvas.sprites import Fit, Sheet, Sprite
from rendering.canvas.svg import circle, path, rect
from rendering.canvas.text import Lettering, width
from rendering.templates.marks import asked_sign, mark, points, turn
from rendering.templates.pillars import wreath

WIDTH, MARGIN = 1050, 20
PHONE, LEGIBLE = 350, 14
"""How wide a phone shows a picture, and how large a symbol must be there, in pixels."""
INNER = WIDTH - 2 * MARGIN
TOP, FOOT, GAP, STEP = 104, 36, 12, 60
"""What the header and the frame's foot take, the gap between blocks, and the step of the heights."""
HEADER = 46
RADIUS, BAR = 14, 12
"""A panel's corners, and the bar of a side's colour at its left."""
STARS = 11
BAND, LINE = 92, 86
"""Height of the large seat's heading, and of another seat's line."""


class Block(NamedTuple):
    """A panel that is ``height`` high and drawn from its top; ``tint`` colours it, ``frame`` marks who is asked."""

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
    """Someone at the table."""

    name: str
    look: theme.Side
    points: int
    is_asked: bool = False
    turn: bool = False
    figure: Sprite | None = None
    """The figure on the board, to be stamped; only the heading of a large seat has it."""


@cache
def _ground(height: int) -> Sprite:
    """The night in flat tones: the strip of the header with a few stars, ornament at the foot."""
    sky = random.Random(STARS)
    markup = rect(0, 0, WIDTH, height, fill=theme.GROUND) + rect(0, 0, WIDTH, TOP - 10, fill=theme.STRIP)
    for _ in range(26):
        place = sky.uniform(20, WIDTH - 20), sky.uniform(6, TOP - 24)
        markup += circle(*place, sky.choice((1.2, 1.6, 2.2)), theme.STAR, opacity=round(sky.uniform(0.25, 0.6), 2))
    markup += meander_band(20, TOP - 20, WIDTH - 40, 12, theme.VACANT_LINE, 56, 2.2)
    markup += meander_band(20, height - 22, WIDTH - 40, 12, theme.VACANT_LINE, 56, 2.2)
    return Sprite(markup, WIDTH, height)


@cache
def _panel(width: int, height: int, tint: str | None, frame: str | None) -> Sprite:
    """A flat panel 4 pixels inside its box, with a bar of its side's colour at the left."""
    fill = theme.mix(tint, theme.PANEL, 0.2) if tint else theme.PANEL
    markup = rect(7, 9, width - 2, height, RADIUS, theme.SHADOW, opacity=0.5)
    markup += rect(4, 4, width, height, RADIUS, fill)
    markup += rect(4 + RADIUS, 4, width - 2 * RADIUS, 3, 0, theme.mix(theme.WHITE, fill, 0.2))
    if tint:
        corner = f"M{4 + BAR} 4H{4 + RADIUS}Q4 4 4 {4 + RADIUS}V{4 + height - RADIUS}Q4 {4 + height} {4 + RADIUS} "
        markup += path(f"{corner}{4 + height}H{4 + BAR}Z", tint)
    if frame:
        markup += rect(6, 6, width - 4, height - 4, RADIUS - 2, "none", frame, 5)
    return Sprite(markup, width + 8, height + 12)


def assemble(blocks: Sequence[Block], header: Callable[[Sheet], None]) -> Sheet:
    """The blocks below each other. Heights go in steps, so that few grounds are ever drawn."""
    least_height = TOP + FOOT + sum(block.height for block in blocks) + GAP * (len(blocks) - 1)
    height = -(-least_height // STEP) * STEP
    sheet = Sheet(_ground(height))
    header(sheet)
    gap = GAP + (height - least_height) / max(1, len(blocks) - 1)
    top = float(TOP)
    for block in blocks:
        panel = _panel(INNER, block.height, block.tint, block.frame)
        sheet.stamp(panel, MARGIN - 4, round(top) - 4)
        sheet.cuts += (round(top) - 4, round(top) - 4 + panel.height)
        block.draw(sheet, round(top))
        top += block.height + gap
    return sheet


def band(sheet: Sheet, person: Person, top: float, note: str = "", first: bool | None = None, digits: int = 0) -> None:
    """The heading of the large seat: sign, name, points. Of a score sheet, whether it is ``first``, in a golden wreath,
    and how many ``digits`` the longest total has: all are set in letters of one size."""
    middle = top + BAND / 2 + 2
    sheet.centre(mark(person.look, 58), MARGIN + 52, middle)
    right = WIDTH - MARGIN - 136.0
    if note:
        right -= 16 + sheet.write(note, right, middle + 14, Lettering(theme.PHONE_READ, theme.MUTED, "bold"), "end")
    left = MARGIN + 96.0
    if person.figure:
        sheet.stamp(person.figure, left - 6, top + BAND - person.figure.height)
        left += person.figure.width - 4
    sheet.write_name(
        person.name, left, middle + 17, Lettering(50, theme.WHITE, "extra"), Fit(right - left - 4, theme.PHONE_READ)
    )
    _points(sheet, person.points, WIDTH - MARGIN - 70, middle + 4, first, digits)


def _points(sheet: Sheet, value: int, x: float, y: float, first: bool | None, digits: int) -> None:
    if first is None:
        sheet.centre(points(value, 116), x, y)
        return
    sheet.centre(wreath(first, 43, False), x, y)
    sheet.figure(value, x, y, 50 if digits < 3 else 42, theme.WHITE, halo=True)


def line(person: Person, items: Sequence[Item]) -> Block:
    """Another seat in one line: sign, name, points, and the little that matters."""

    def draw(sheet: Sheet, top: float) -> None:
        middle = top + LINE / 2
        x = float(MARGIN + 46)
        for condition, sign in ((person.is_asked, asked_sign(46)), (person.turn and not person.is_asked, turn(46))):
            if condition:
                sheet.centre(sign, x, middle)
                x += 54
        sheet.centre(mark(person.look, 52), x, middle)
        left, right = x + 36, MARGIN + 322.0
        sheet.write_name(
            person.name, left, middle + 14, Lettering(theme.PHONE_READ, theme.WHITE, "extra"), Fit(right - left)
        )
        sheet.centre(points(person.points, 80), MARGIN + 372, middle)
        row(sheet, items, MARGIN + 484, INNER - 496, middle)

    return Block(LINE, draw, person.look.colour, theme.WHITE if person.is_asked else None)


def row(sheet: Sheet, items: Sequence[Item], left: float, room: float, middle: float, letters: int = 46) -> None:
    """Symbols with their numbers, evenly apart, in letters as large as there is room for."""
    if not items:
        return
    while letters > theme.PHONE_READ and _width_of(items, letters) > room - 6 * len(items):
        letters -= 2
    spare = (room - _width_of(items, letters)) / len(items)
    x = left
    for item in items:
        sheet.centre(item.sprite, x + item.sprite.width / 2, middle)
        x += item.sprite.width + 8
        x += sheet.write(item.text, x, middle + letters * 0.33, Lettering(letters, item.ink, "black")) + spare


def _width_of(items: Sequence[Item], letters: int) -> float:
    return sum(item.sprite.width + 8 + width(item.text, letters, "black") for item in items)
