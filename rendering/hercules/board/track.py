"""The track: gods over twelve columns, and a row of labours for each side."""

from __future__ import annotations

from functools import cache

from rendering import theme
from rendering.canvas import scenery
from rendering.canvas.sprites import Sheet, Sprite, centre
from rendering.canvas.svg import circle, rect
from rendering.canvas.text import figure, fit_text, wrap_text
from rendering.hercules.art import cards, pieces
from rendering.hercules.board import changes
from rendering.hercules.board.layout import (
    COLUMN_LEFT,
    COLUMN_PITCH,
    GOD_WIDTH,
    GODS_TOP,
    LAYOUTS,
    TRACK_TOP,
    Layout,
    column_centre,
)
from rendering.hercules.view import SideView, TableView
from rendering.translations import Translations

COLUMNS = range(1, 13)
ROW_LEFT, ROW_WIDTH = 38, 1574
NAME_LEFT, NAME_ROOM = 100, 116


def ground(layout: Layout, looks: tuple[theme.Side, ...]) -> str:
    """The panel with its columns, the rows of the sides and the dots where markers may lie."""
    drawn = scenery.panel(30, TRACK_TOP, 1590, layout.track_bottom - TRACK_TOP)
    for column in COLUMNS[1::2]:
        left = COLUMN_LEFT + (column - 1) * COLUMN_PITCH
        height = layout.track_bottom - TRACK_TOP - 16
        drawn += rect(left, TRACK_TOP + 8, COLUMN_PITCH, height, 10, "#FFFFFF", opacity=0.045)
    for side, look in enumerate(looks):
        top = layout.row(side)
        drawn += _row(look.colour, ROW_LEFT, top, layout.row_height, False)
        middle = top + layout.row_height / 2
        for column in COLUMNS:
            drawn += circle(column_centre(column), middle, 6, theme.LINE)
    return drawn


def _row(colour: str, x: float, y: float, height: float, lit: bool) -> str:
    drawn = rect(x, y, ROW_WIDTH, height, 14, colour, opacity=0.2 if lit else 0.15)
    return drawn + rect(
        x, y, ROW_WIDTH, height, 14, "none", theme.GOLD if lit else colour, 4 if lit else 1.5, None if lit else 0.55
    )


@cache
def _lit_row(colour: str, height: int) -> Sprite:
    """What is laid over the row of the side that is asked, or has won."""
    return Sprite(_row(colour, 3, 3, height, True), ROW_WIDTH + 6, height + 6)


@cache
def _number(column: int, doable: bool) -> Sprite:
    drawn = circle(0, 0, 28, theme.GOLD_DARK) + circle(0, 0, 25, "url(#gold)") if doable else ""
    if not doable:
        drawn = circle(0, 0, 23, theme.IVORY, theme.INK, 3)
    return centre(drawn + figure(column, 0, 0, 36, theme.INK, None), 60)


@cache
def _beam(height: int) -> Sprite:
    """The golden light on a column that the acting side can clear now."""
    drawn = rect(0, 0, COLUMN_PITCH - 6, height, 12, theme.GOLD, opacity=0.22)
    return Sprite(drawn, COLUMN_PITCH - 6, height)


def draw(sheet: Sheet, view: TableView, words: Translations) -> None:
    """Put gods, numbers and rows on the sheet."""
    layout = LAYOUTS[len(view.sides)]
    _gods(sheet, view, words, layout)
    for side in view.winners if view.acting is None else (view.sides[view.acting],):
        sheet.stamp(_lit_row(side.look.colour, layout.row_height), ROW_LEFT - 3, layout.row(side.number) - 3)
    if not view.over:
        text = words("hercules-picture-now")
        sheet.write(text, 262, layout.numbers + 12, 24, theme.MUTED, "bold", "middle", room=200, smallest=20)
    for column in COLUMNS:
        doable = column in (view.doable or ())
        if doable:
            beam = _beam(layout.track_bottom - layout.numbers - 4)
            sheet.stamp(beam, column_centre(column) - beam.width / 2, layout.numbers)
        sheet.centre(_number(column, doable), column_centre(column), layout.numbers)
    for side in view.sides:
        _draw_row(sheet, view, side, layout)


def _gods(sheet: Sheet, view: TableView, words: Translations, layout: Layout) -> None:
    height = layout.god_height
    for column, card in enumerate(view.gods, 1):
        left = column_centre(column) - GOD_WIDTH / 2 - 2
        if card is None:
            sprite = cards.taken_place(GOD_WIDTH, height, column)
        elif view.simplified:
            sprite = cards.god_back(GOD_WIDTH, height)
        else:
            sprite = cards.god(card, GOD_WIDTH, height, words(f"hercules-god-{card}"))
        sheet.stamp(sprite, left, GODS_TOP)
        sheet.note(f"god:{column}", left, GODS_TOP, GOD_WIDTH, height)
    left = column_centre(12) - GOD_WIDTH / 2 - 2
    if view.peak:
        top = view.peak[0]
        name = words("hercules-god-god_zeus") if top == "god_zeus" else words("hercules-picture-pantheon")
        sheet.stamp(cards.god(top, GOD_WIDTH, height, name, min(len(view.peak) - 1, 2)), left, GODS_TOP)
    else:
        sheet.stamp(cards.taken_place(GOD_WIDTH, height, 12), left, GODS_TOP)
    for side, column in changes.gods(view):
        sheet.stamp(changes.ring(side.look, GOD_WIDTH, height), column_centre(column) - GOD_WIDTH / 2 - 8, GODS_TOP - 6)


def _draw_row(sheet: Sheet, view: TableView, side: SideView, layout: Layout) -> None:
    height = layout.row_height
    middle = layout.row(side.number) + height / 2
    sheet.centre(pieces.mark(side.look, 46), 70, middle)
    _name(sheet, side.name, middle, height)
    sheet.centre(pieces.points(side.points, 74), 262, middle)
    size = round(height * 0.84)
    sheet.note(f"row:{side.number}", ROW_LEFT, layout.row(side.number), ROW_WIDTH, height)
    sheet.note(f"points:{side.number}", 262 - 37, middle - 37, 74, 74)
    for column in COLUMNS:
        sheet.note(
            f"labour:{side.number}:{column}", column_centre(column) - height / 2, middle - height / 2, height, height
        )
    changes.way(sheet, side, middle, min(92, round(height * 1.04)))
    for column in side.labours:
        x = column_centre(column)
        sheet.centre(pieces.marker(side.look, round(size * 0.92)), x, middle)
        if side.number == view.acting and column in (view.doable or ()):
            sheet.centre(pieces.goal(round(size * 0.96)), x, middle - 1)
    sheet.centre(pieces.apprentice(side.look, min(92, round(height * 1.04))), column_centre(side.column), middle - 2)
    changes.gain(sheet, side.change.points, 292, middle - height / 2 + 16, 23)


def _name(sheet: Sheet, name: str, middle: float, height: int) -> None:
    """The name in one line, in two smaller ones when it is long."""
    large, small = (36, 26) if height > 90 else (32, 24)
    fits, size = fit_text(name, large, small, NAME_ROOM, "extra")
    if fits == name:
        sheet.write(name, NAME_LEFT, middle + size * 0.33, size, theme.WHITE, "extra")
        return
    size, lines = two_lines(name, (small, 22, 19), NAME_ROOM)
    for at, line in enumerate(lines):
        base = middle + size * (0.33 + 1.04 * (at - (len(lines) - 1) / 2))
        sheet.write(line, NAME_LEFT, base, size, theme.WHITE, "extra", room=NAME_ROOM)


def two_lines(name: str, sizes: tuple[int, ...], room: float) -> tuple[int, list[str]]:
    """The name in at most two lines, as large as its first words allow; what is too long even so is clipped."""
    for size in sizes:
        first, *others = wrap_text(name, size, room, "extra")
        if not others or name.startswith(first):
            break
    else:
        first, *others = wrap_text(name, sizes[0], room, "extra")
        size = sizes[0]
    return size, [first, " ".join(others)] if others else [first]
