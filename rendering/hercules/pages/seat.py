"""The close-up of one side: dice and what they make, labours, symbols, points, and every card."""

from __future__ import annotations

from functools import cache
from math import ceil

from engine.hercules.arithmetic import Sum, sums_of
from engine.hercules.cards import CARDS
from engine.hercules.state import SYMBOLS
from rendering import theme
from rendering.canvas.sprites import Sheet, Sprite
from rendering.canvas.svg import circle, rect
from rendering.canvas.text import fit_text
from rendering.hercules import alt_text, card_hand, palette
from rendering.hercules.art import figures, pieces
from rendering.hercules.board import compact, hades_preview, seats
from rendering.hercules.points import SOURCES, worth
from rendering.hercules.sums import SIGNS, beyond, stacks_earned
from rendering.hercules.view import SideView, TableView, read, shown_dice, usable_dice
from rendering.picture import Drawing, Scene
from rendering.registry import picture
from rendering.translations import Translations

HEADER = (30, 38, 1590, 108)
DICE = (30, 158, 560, 400)
SYMBOLS_BOX = (602, 158, 560, 400)
POINTS = (1174, 158, 446, 400)
CARDS_BOX = (30, 570, 1590, 444)
RIVALS = {1: (40, 42), 2: (44, 36), 3: (34, 28)}
"""Line pitch and letter size of the rivals' counts, by how many there are."""


def _slab(x: float, y: float, width: float, height: float) -> str:
    """A flat panel whose upper edge is stone."""
    drawn = rect(x - 5, y + 7, width, height, 4, palette.SHADE, opacity=0.5)
    drawn += rect(x, y, width, height, 4, palette.SEATS) + rect(x, y, width, 8, 2, palette.STONE_MIDDLE)
    return drawn + rect(x, y, width, 3, 1, palette.STONE_LIT)


@cache
def _ground() -> Sprite:
    """Night around the peak, with the slabs on it; the cards stand on a shelf."""
    drawn = rect(0, 0, theme.WIDTH, theme.HEIGHT, 0, palette.SKY[0])
    for radius, tone in ((1420, palette.SKY[1]), (1060, palette.SKY[2]), (700, palette.SKY[3]), (380, palette.SKY[4])):
        drawn += circle(theme.WIDTH - 60, 20, radius, tone)
    for box in (DICE, SYMBOLS_BOX, POINTS):
        drawn += _slab(*box)
    left, top, width, height = CARDS_BOX
    drawn += rect(left, top, width, height, 4, palette.SHELF) + rect(left, top, width, 6, 2, palette.SHELF_BACK)
    floor = top + height - 14
    drawn += rect(left - 12, floor, width + 24, 16, 2, palette.STONE_MIDDLE)
    return Sprite(drawn + rect(left - 12, floor, width + 24, 4, 2, palette.STONE_LIT), theme.WIDTH, theme.HEIGHT)


@cache
def _header_ground(look: theme.Side) -> Sprite:
    """The ground of the header, in the side's colour."""
    _, _, width, height = HEADER
    drawn = rect(0, 0, width, height, 4, theme.mix(look.colour, palette.SEATS, 0.24))
    return Sprite(drawn + rect(0, 0, width, 6, 2, look.colour), width, height)


def sheet_of(table: TableView, side: SideView, words: Translations) -> Sheet:
    """The close-up as a sheet of sprites."""
    sheet = Sheet(_ground())
    sheet.note("points", *POINTS)
    sheet.note("cards", *CARDS_BOX)
    _header(sheet, table, side, words)
    _dice(sheet, table, side, words)
    _symbols(sheet, table, side, words)
    _points(sheet, side, words)
    left, top, width, height = CARDS_BOX
    card_hand.lay_out(sheet, side, (left + 18, top + 16, width - 36, height - 32), words)
    return sheet


def _header(sheet: Sheet, table: TableView, side: SideView, words: Translations) -> None:
    left, top, _, _ = HEADER
    sheet.stamp(_header_ground(side.look), left, top)
    sheet.centre(pieces.mark(side.look, 76), 84, 92)
    name, size = fit_text(side.name, 52, 36, 820, "extra")
    sheet.write(name, 138, 90, size, theme.WHITE, "extra")
    note = words("hercules-picture-round", number=table.round)
    if side.number == table.acting:
        note += f" · {words('picture-to-act')}"
    sheet.write(note, 138, 131, theme.DENSE, theme.MUTED)
    signs = ((figures.stone(side.look, 46), side.supply, "supply"), (pieces.card_count(60), side.cards, "cards"))
    for at, (sign, count, label) in enumerate(signs):
        x = 1020 + at * 220
        sheet.centre(sign, x + 40, 80)
        sheet.write(str(count), x + 76, 97, 52, theme.WHITE, "black")
        sheet.write(
            words(f"hercules-picture-{label}"), x + 12, 137, theme.DENSE, theme.MUTED, room=208, smallest=theme.SMALLEST
        )
    sheet.centre(pieces.points(side.points, 116), 1530, 92)


def _dice(sheet: Sheet, table: TableView, side: SideView, words: Translations) -> None:
    left, top, width, _ = DICE
    for at, (face, colour) in enumerate(shown_dice(table, side)):
        sheet.centre(figures.big_die(face, colour, 58, -20 - 7 * at, -2 + 4 * at), left + 60 + at * 96, top + 65)
    _labours(sheet, table, side, left + 20, top + 330, width - 40, words)
    if side.hades:
        hades_preview.draw(sheet, table, side, left + 22, top + 126, words)
    else:
        seats.abilities(sheet, table, side, left + 342, top + 20, 44, 74, 3)
        _results(sheet, table, side, left + 20, top + 114, width - 40)


def _results(sheet: Sheet, table: TableView, side: SideView, x: float, y: float, width: float) -> None:
    """What the dice make: in one column with all that it would bring, in several when there is much of it."""
    made = sums_of(usable_dice(table, side))
    results = sorted({each.result for each in made})
    columns = ceil(len(results) / 4)
    for at, result in enumerate(results):
        column, row = divmod(at, 4)
        ways = [each for each in made if each.result == result]
        place = (x + column * width / columns, y + row * 46)
        room = _result(sheet, table, side, ways, *place, width / columns)
        if columns == 1 and result in side.labours:
            _gains(sheet, table, side, result, x + room + 16, place[1] + 21)


def _result(sheet: Sheet, table: TableView, side: SideView, ways: list[Sum], x: float, y: float, room: float) -> float:
    """One result: whether it is open, how it is made, which stacks it may take from. Returns how long that is."""
    result = ways[0].result
    golden = side.number == table.acting and result in (table.doable or ())
    sheet.centre(pieces.chip(result, 42, golden), x + 21, y + 21)
    ink = theme.TEXT if result in side.labours else theme.FAINT
    # Made so that it earns a card, where it can: the signs beside it are those of the stacks.
    way = next((each for each in ways if stacks_earned(table, each)), ways[0])
    made = f"{way.left} {SIGNS[way.operation]} {way.right}"
    sheet.write(made, x + 54, y + 33, theme.DENSE, ink, "extra")
    stacks = list(dict.fromkeys(stack for each in ways for stack in stacks_earned(table, each)))
    fitting = stacks[: max(1, int((room - 136) // 40))]
    for at, stack in enumerate(fitting):
        number = pieces.number_on(dict(table.stacks)[stack][0])
        sheet.centre(pieces.stack_sign(stack, number, 37), x + 154 + at * 40, y + 21)
    return 136 + 40 * max(len(fitting), 2)


def _gains(sheet: Sheet, table: TableView, side: SideView, result: int, x: float, middle: float) -> None:
    """How far the apprentice would get, and the card or vase that waits for him there."""
    column, cards = beyond(table, side, result)
    if column == side.column:
        return
    sheet.centre(pieces.arrow(30), x + 15, middle)
    sheet.write(str(column), x + 42, middle + 12, 36, theme.WHITE, "black")
    x += 112
    for card in cards:
        sheet.centre(seats.won_card(card, table.simplified and CARDS[card].kind == "god", 50), x, middle)
        x += 56


def _labours(
    sheet: Sheet, table: TableView, side: SideView, x: float, y: float, width: float, words: Translations
) -> None:
    """The twelve labours: open ones as markers with their numbers, done ones crossed off."""
    pitch = width / 12
    for column in range(1, 13):
        middle = x + (column - 0.5) * pitch
        open_ = column in side.labours
        golden = side.number == table.acting and column in (table.doable or ())
        sheet.centre(pieces.labour(side.look, column, 42, open_, golden), middle, y + 30)
    label = words("hercules-picture-labours-left", number=len(side.labours))
    sheet.write(label, x, y - 6, theme.DENSE, theme.MUTED, room=width)


def _symbols(sheet: Sheet, table: TableView, side: SideView, words: Translations) -> None:
    left, top, width, _ = SYMBOLS_BOX
    sheet.write(words("hercules-picture-symbols"), left + 22, top + 44, 34, theme.IVORY, "title", room=300)
    others = [other for other in table.sides if other is not side]
    pitch = (width - 30) / len(SYMBOLS)
    gap, size = RIVALS[len(others)]
    for at, name in enumerate(SYMBOLS):
        x = left + 15 + (at + 0.5) * pitch
        leads = name in side.majorities
        sheet.centre(pieces.symbol(name, 72), x, top + 108)
        ink = palette.MAJORITY if leads else theme.WHITE
        sheet.write(str(side.symbols[at]), x, top + 204, 60, ink, "black", "middle")
        for row, other in enumerate(others):
            y = top + 246 + row * gap
            sheet.centre(pieces.mark(other.look, size - 4), x - 20, y - size * 0.32)
            ink = palette.MAJORITY if name in other.majorities else theme.MUTED
            sheet.write(str(other.symbols[at]), x + 16, y, size, ink, "extra", "middle")
    y = top + 366
    sheet.write(words("hercules-picture-majorities"), left + 22, y, 36, theme.TEXT, room=200, smallest=theme.SMALLEST)
    sheet.write(str(len(side.majorities)), left + 230, y, theme.READ, palette.MAJORITY, "black")
    sheet.write(words("hercules-picture-sets"), left + 310, y, 36, theme.TEXT, room=180, smallest=theme.SMALLEST)
    sheet.write(str(side.sets), left + 500, y, theme.READ, palette.MAJORITY, "black")


def _points(sheet: Sheet, side: SideView, words: Translations) -> None:
    left, top, width, height = POINTS
    sheet.write(words("hercules-picture-points"), left + 22, top + 44, 34, theme.IVORY, "title", room=width - 44)
    pitch = (height - 76) / len(SOURCES)
    for at, (source, value) in enumerate(worth(side).items()):
        y = top + 62 + (at + 0.5) * pitch
        if at:
            sheet.stamp(_rule(width - 44), left + 22, y - pitch / 2)
        sheet.write(
            words(f"hercules-picture-{source}"), left + 22, y + 11, 36, theme.TEXT, room=width - 110, smallest=24
        )
        sheet.write(
            str(value), left + width - 24, y + 14, theme.READ, theme.WHITE if value else theme.FAINT, "black", "end"
        )


@cache
def _rule(width: int) -> Sprite:
    return Sprite(rect(0, 0, width, 2, fill=palette.RULE), width, 2)


@picture("hercules", "seat")
def draw(scene: Scene) -> Drawing:
    """The close-up of one seat."""
    table = read(scene)
    side = table.sides[scene.seat]
    sheet = (compact.seat_of if scene.compact else sheet_of)(table, side, scene.words)
    return Drawing(sheet, alt_text.seat(table, side, scene.words))
