"""The sides' areas below the board: dice, what they make, abilities at hand, symbols, supply."""

from __future__ import annotations

from math import inf

from engine.hercules.arithmetic import sums_of
from engine.hercules.state import SYMBOLS
from rendering import theme
from rendering.canvas.scenery import panel, panel_sprite
from rendering.canvas.sprites import Sheet
from rendering.canvas.text import width
from rendering.hercules.art import emblems, pieces
from rendering.hercules.board import hades_preview
from rendering.hercules.board.layout import LAYOUTS, Layout
from rendering.hercules.view import SideView, TableView, shown_dice, usable_abilities, usable_dice
from rendering.translations import Translations

PAD, SIGN = 14, 12
"""The margin of an area, and what its sign in the corner leaves free beside it."""


def ground(layout: Layout, looks: tuple[theme.Side, ...]) -> str:
    """The panels of the sides."""
    return "".join(
        panel(layout.area(at), layout.areas_top, layout.area_width, layout.areas_height, tint=look.colour)
        for at, look in enumerate(looks)
    )


def draw(sheet: Sheet, table: TableView, words: Translations) -> None:
    """Put every side's area on the sheet."""
    layout = LAYOUTS[len(table.sides)]
    for side in table.sides:
        left, top = layout.area(side.number), layout.areas_top
        winner = table.acting is None and side.place == 1
        sheet.note(f"area:{side.number}", left, top, layout.area_width, layout.areas_height)
        if side.number == table.acting or winner:
            frame = panel_sprite(layout.area_width, layout.areas_height, side.look.colour, theme.GOLD)
            sheet.stamp(frame, left - 4, top - 4)
        fill = _wide if len(table.sides) == 2 else _narrow
        fill(sheet, table, side, left, top, layout, words)
        sheet.centre(pieces.mark(side.look, 38), left + 9, top + 9)


def _narrow(
    sheet: Sheet, table: TableView, side: SideView, left: int, top: int, layout: Layout, words: Translations
) -> None:
    """Four lines below each other: three and four sides."""
    inner = layout.area_width - 2 * PAD
    gap = (layout.areas_height - layout.die - layout.chip - layout.badge - layout.symbol) / 5
    y = top + gap
    _dice(sheet, table, side, left + PAD + SIGN, y, layout.die, 9, inner - SIGN - 92)
    _stock(sheet, side, left + layout.area_width - PAD, y, layout.die)
    y += layout.die + gap
    _makes(sheet, table, side, left + PAD, y, layout.chip, inner, words)
    y += layout.chip + gap
    pitch = (inner - layout.badge) / (len(emblems.ABILITIES) - 1)
    abilities(sheet, table, side, left + PAD, y, layout.badge, pitch, len(emblems.ABILITIES))
    y += layout.badge + gap
    _symbols(sheet, side, left + PAD, y, layout.symbol, inner)


def _wide(
    sheet: Sheet, table: TableView, side: SideView, left: int, top: int, layout: Layout, words: Translations
) -> None:
    """Dice and results on the left, abilities on the right, symbols below: two sides."""
    gap = (layout.areas_height - layout.die - layout.chip - layout.symbol) / 4
    y = top + gap
    _dice(sheet, table, side, left + PAD + SIGN, y, layout.die, 12, inf)
    left_room = 3 * (layout.die + 12) + 8 + SIGN
    lower = y + layout.die + gap
    _makes(sheet, table, side, left + PAD, lower, layout.chip, left_room - PAD, words)
    right = left + left_room + PAD
    _stock_line(sheet, side, right, y + 4)
    if side.hades:
        hades_preview.draw(sheet, table, side, right, y + 66, words)
    else:
        abilities(sheet, table, side, right, y + 56, layout.badge, 92, 3)
    _symbols(sheet, side, left + PAD, lower + layout.chip + gap, layout.symbol, layout.area_width - 2 * PAD)


def _dice(
    sheet: Sheet, table: TableView, side: SideView, x: float, y: float, largest: int, gap: int, room: float
) -> None:
    """The dice in a row, smaller when a third one needs the room."""
    shown = shown_dice(table, side)
    size = int(min(largest, (room + gap) / len(shown) - gap))
    sheet.note(f"dice:{side.number}", x, y + (largest - size) / 2, len(shown) * (size + gap) - gap, size)
    for at, (face, colour) in enumerate(shown):
        sheet.centre(pieces.die(face, colour, size), x + at * (size + gap) + size / 2, y + largest / 2)


def _stock(sheet: Sheet, side: SideView, right: float, y: float, height: int) -> None:
    """Markers in supply and cards won, below each other."""
    size = round(height * 0.5)
    for at, (sprite, count) in enumerate(
        ((pieces.marker(side.look, size), side.supply), (pieces.card_count(size + 8), side.cards))
    ):
        middle = y + height * (0.24 + 0.54 * at)
        sheet.write(str(count), right - 20, middle + 12, 36, theme.WHITE, "black", "middle")
        sheet.centre(sprite, right - 46 - size / 2, middle)


def _stock_line(sheet: Sheet, side: SideView, x: float, y: float) -> None:
    """Markers in supply and cards won, side by side."""
    for at, (sprite, count) in enumerate(
        ((pieces.marker(side.look, 46), side.supply), (pieces.card_count(54), side.cards))
    ):
        left = x + at * 128
        sheet.centre(sprite, left + 24, y + 23)
        sheet.write(str(count), left + 56, y + 39, 46, theme.WHITE, "black")


def _makes(
    sheet: Sheet, table: TableView, side: SideView, x: float, y: float, size: int, room: float, words: Translations
) -> None:
    """The results that the dice make; golden those that are labours still to do, for the acting side."""
    if side.hades:
        return
    results = sorted({made.result for made in sums_of(usable_dice(table, side))})
    golden = (table.doable or ()) if side.number == table.acting else ()
    middle = y + size / 2
    wide = 0.0
    text = words("hercules-picture-makes")
    if len(results) * (size + 4) + width(text, 26) + 12 < room:
        wide = sheet.write(text, x, middle + 8, 26, theme.MUTED) + 12
    if len(results) * (size + 2) > room and golden:
        results = [result for result in results if result in golden]
    pitch = min(size + 6.0, (room - wide - size) / max(1, len(results) - 1))
    for at, result in enumerate(results):
        sheet.centre(pieces.chip(result, size, result in golden), x + wide + at * pitch + size / 2, middle)


def abilities(
    sheet: Sheet, table: TableView, side: SideView, x: float, y: float, size: int, pitch: float, per_line: int
) -> None:
    """The six abilities, each in its own place: bright with a count when it is at hand."""
    for at, (name, count) in enumerate(usable_abilities(side, table).items()):
        line, place = divmod(at, per_line)
        middle = (x + size / 2 + place * pitch, y + size / 2 + line * (size + 8))
        sheet.centre(pieces.ability(name, size, count > 0), *middle)
        sheet.note(f"ability:{side.number}:{name}", middle[0] - size / 2, middle[1] - size / 2, size, size)
        if count > 1:
            sheet.figure(count, middle[0] + size * 0.42, middle[1] + size * 0.34, 30, theme.GOLD, halo=True)


def _symbols(sheet: Sheet, side: SideView, x: float, y: float, size: int, room: float) -> None:
    """The five symbols with their counts; golden where the side has the most."""
    pitch = room / len(SYMBOLS)
    figures = 40 if size > 40 else 32
    for at, (name, count) in enumerate(zip(SYMBOLS, side.symbols, strict=True)):
        colour = theme.GOLD if name in side.majorities else theme.TEXT if count else theme.FAINT
        sheet.centre(pieces.symbol(name, size), x + at * pitch + size / 2, y + size / 2)
        sheet.write(
            str(count), x + at * pitch + size + size * 0.1, y + size / 2 + figures * 0.33, figures, colour, "black"
        )
