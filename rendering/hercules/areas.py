"""The sides' areas below the board: dice, what they make, abilities at hand, symbols, supply."""

from __future__ import annotations

from engine.hercules.arithmetic import sums_of
from engine.hercules.cards import CARDS
from engine.hercules.state import SYMBOLS
from rendering import theme
from rendering.hercules import emblems, pieces
from rendering.hercules.layout import LAYOUTS, Layout
from rendering.hercules.view import SideView, TableView
from rendering.scenery import panel_sprite
from rendering.sprites import Sheet
from rendering.words import Words

PAD = 14


def draw(sheet: Sheet, view: TableView, words: Words) -> None:
    """Put every side's area on the sheet."""
    layout = LAYOUTS[len(view.sides)]
    for side in view.sides:
        left, top = layout.area(side.number), layout.areas_top
        frame = side.look.colour if side.number == view.acting else None
        ground = panel_sprite(layout.area_width, layout.areas_height, side.look.colour, frame)
        sheet.stamp(ground, left - 4, top - 4)
        if len(view.sides) == 2:
            _wide(sheet, view, side, left, top, layout, words)
        else:
            _narrow(sheet, view, side, left, top, layout, words)


def faces(view: TableView, side: SideView) -> tuple[int, ...]:
    """The dice that a side may reckon with now."""
    return (*side.dice, view.white) if view.white_in_use and side.number == view.acting else side.dice


def ready(side: SideView, view: TableView) -> dict[str, int]:
    """How often each active ability is at hand: cards that are neither marked, face down nor used this turn."""
    spent = {*side.marked, *side.face_down, *(view.used if side.number == view.acting else ())}
    gods = () if view.simplified else side.gods
    counts = dict.fromkeys(emblems.ABILITIES, 0)
    for card in (*side.demigods, *gods):
        if card not in spent and CARDS[card].active:
            counts[CARDS[card].ability] += 1
    return counts


def _narrow(sheet: Sheet, view: TableView, side: SideView, left: int, top: int, layout: Layout, words: Words) -> None:
    inner = layout.area_width - 2 * PAD
    gap = (layout.areas_height - layout.die - layout.chip - layout.badge - layout.symbol) / 5
    y = top + gap
    _dice(sheet, view, side, left + PAD, y, layout.die, 9)
    _stock(sheet, side, left + layout.area_width - PAD, y, layout.die)
    y += layout.die + gap
    _makes(sheet, view, side, left + PAD, y, layout.chip, inner, words)
    y += layout.chip + gap
    _abilities(sheet, view, side, left + PAD, y, layout.badge, inner)
    y += layout.badge + gap
    _symbols(sheet, side, left + PAD, y, layout.symbol, inner)


def _wide(sheet: Sheet, view: TableView, side: SideView, left: int, top: int, layout: Layout, words: Words) -> None:
    half = (layout.area_width - 3 * PAD) // 2
    gap = (layout.areas_height - layout.die - layout.chip - 62) / 4
    y = top + gap
    _dice(sheet, view, side, left + PAD, y, layout.die, 12)
    _makes(sheet, view, side, left + PAD, y + layout.die + gap, layout.chip, half, words)
    right = left + 2 * PAD + half
    _stock(sheet, side, left + layout.area_width - PAD, y, layout.die)
    _abilities(sheet, view, side, right, y + layout.die + gap, layout.badge, half)
    _symbols(sheet, side, right, y + layout.die + layout.chip + 2 * gap, layout.symbol, half)


def _dice(sheet: Sheet, view: TableView, side: SideView, x: float, y: float, size: int, gap: int) -> None:
    shown = [(face, side.look.colour) for face in side.dice]
    if side.hades or (view.white_in_use and side.number == view.acting):
        shown.append((view.white, theme.IVORY))
    for at, (face, colour) in enumerate(shown):
        sheet.centre(pieces.die(face, colour, size), x + at * (size + gap) + size / 2, y + size / 2)


def _stock(sheet: Sheet, side: SideView, right: float, y: float, height: int) -> None:
    size = round(height * 0.48)
    for at, (sprite, count) in enumerate(
        ((pieces.marker(side.look, size), side.supply), (pieces.card_count(size + 6), side.cards))
    ):
        middle = y + height * (0.25 + 0.5 * at)
        sheet.write(str(count), right - 20, middle + 12, 36, theme.WHITE, "black", "middle")
        sheet.centre(sprite, right - 46 - size / 2, middle)


def _makes(
    sheet: Sheet, view: TableView, side: SideView, x: float, y: float, size: int, room: float, words: Words
) -> None:
    """The results that the dice make; golden those that are labours still to do, for the acting side."""
    if side.hades:
        return
    results = sorted({made.result for made in sums_of(faces(view, side))})
    acting = side.number == view.acting
    label = words("hercules-picture-makes")
    middle = y + size / 2
    wide = sheet.write(label, x, middle + 8, 24, theme.MUTED, room=room * 0.4) + 12
    pitch = min(size + 6.0, (room - wide - size) / max(1, len(results) - 1))
    for at, result in enumerate(results):
        golden = acting and result in (view.doable or ())
        sheet.centre(pieces.chip(result, size, golden), x + wide + at * pitch + size / 2, middle)


def _abilities(sheet: Sheet, view: TableView, side: SideView, x: float, y: float, size: int, room: float) -> None:
    pitch = (room - size) / (len(emblems.ABILITIES) - 1)
    for at, (name, count) in enumerate(ready(side, view).items()):
        middle = x + size / 2 + at * pitch
        sheet.centre(pieces.ability(name, size, count > 0), middle, y + size / 2)
        if count > 1:
            sheet.figure(count, middle + size * 0.4, y + size * 0.86, 26, theme.GOLD, halo=True)


def _symbols(sheet: Sheet, side: SideView, x: float, y: float, size: int, room: float) -> None:
    pitch = room / len(SYMBOLS)
    for at, (name, count) in enumerate(zip(SYMBOLS, side.symbols, strict=True)):
        colour = theme.GOLD if name in side.majorities else theme.TEXT if count else theme.FAINT
        sheet.centre(pieces.symbol(name, size), x + at * pitch + size / 2, y + size / 2)
        sheet.write(str(count), x + at * pitch + size + 3, y + size / 2 + 11, 32, colour, "black")
