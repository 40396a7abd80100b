"""The close-up of one side: dice and what they make, labours, symbols, points, and every card."""

from __future__ import annotations

from functools import cache
from math import ceil

from engine.hercules.arithmetic import Sum, sums_of
from engine.hercules.cards import CARDS
from engine.hercules.state import SYMBOLS
from rendering import theme
from rendering.canvas.sprites import Fit, Sheet, Sprite
from rendering.canvas.svg import circle, rect
from rendering.canvas.text import Lettering, fit_text
from rendering.hercules import alt_text, card_hand, palette
from rendering.hercules.art import figures, pieces
from rendering.hercules.board import compact, hades_preview, seats
from rendering.hercules.points import SOURCES, worth
from rendering.hercules.sums import SIGNS, gains_of_labour, stacks_earned
from rendering.hercules.view import SideView, TableView, read, shown_dice, usable_dice
from rendering.picture import Drawing, Scene
from rendering.registry import picture
from rendering.translations import Translations

HEADER = (30, 20, 1590, 128)
DICE = (30, 158, 560, 400)
SYMBOLS_BOX = (602, 158, 560, 400)
POINTS = (1174, 158, 446, 400)
CARDS_BOX = (30, 570, 1590, 444)
RIVAL = 49
"""From one rival's counts to the next one's."""


ROW, STACK, WITH_WAY = 47, 48, 240
"""Height of a result, the room of a stack's sign, and how wide a result is at least that says how it is made."""
LABOUR = (82, 46)
"""Size of a labour's number."""


def _slab(x: float, y: float, width: float, height: float) -> str:
    """A flat panel whose upper edge is stone."""
    markup = rect(x - 5, y + 7, width, height, 4, palette.SHADE, opacity=0.5)
    markup += rect(x, y, width, height, 4, palette.SEATS) + rect(x, y, width, 8, 2, palette.STONE_MIDDLE)
    return markup + rect(x, y, width, 3, 1, palette.STONE_LIT)


@cache
def _ground() -> Sprite:
    """Night around the peak, with the slabs on it; the cards stand on a shelf."""
    markup = rect(0, 0, theme.WIDTH, theme.HEIGHT, 0, palette.SKY[0])
    for radius, tone in ((1420, palette.SKY[1]), (1060, palette.SKY[2]), (700, palette.SKY[3]), (380, palette.SKY[4])):
        markup += circle(theme.WIDTH - 60, 20, radius, tone)
    for box in (DICE, SYMBOLS_BOX, POINTS):
        markup += _slab(*box)
    left, top, width, height = CARDS_BOX
    markup += rect(left, top, width, height, 4, palette.SHELF) + rect(left, top, width, 6, 2, palette.SHELF_BACK)
    floor = top + height - 14
    markup += rect(left - 12, floor, width + 24, 16, 2, palette.STONE_MIDDLE)
    return Sprite(markup + rect(left - 12, floor, width + 24, 4, 2, palette.STONE_LIT), theme.WIDTH, theme.HEIGHT)


@cache
def _header_ground(look: theme.Side) -> Sprite:
    """The ground of the header, in the side's colour."""
    _, _, width, height = HEADER
    markup = rect(0, 0, width, height, 4, theme.mix(look.colour, palette.SEATS, 0.24))
    return Sprite(markup + rect(0, 0, width, 6, 2, look.colour), width, height)


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
    sheet.centre(pieces.mark(side.look, 80), 84, 80)
    name, size = fit_text(side.name, theme.LARGE, theme.READ, 840, "extra")
    sheet.write(name, 138, 74, Lettering(size, theme.WHITE, "extra"))
    note = words("hercules-picture-round", number=table.round)
    if side.number == table.acting:
        note += f" · {words('picture-to-act')}"
    sheet.write(note, 138, 130, Lettering(theme.READ, theme.MUTED))
    signs = ((figures.stone(side.look, 60), side.supply), (pieces.card_count(72), side.cards))
    for at, (sign, count) in enumerate(signs):
        x = 1020 + at * 220
        sheet.centre(sign, x + 40, 80)
        sheet.write(str(count), x + 88, 98, Lettering(theme.LARGE, theme.WHITE, "black"))
    sheet.centre(pieces.points(side.points, 120), 1530, 82)


def _dice(sheet: Sheet, table: TableView, side: SideView, words: Translations) -> None:
    left, top, width, _ = DICE
    for at, (face, colour) in enumerate(shown_dice(table, side)):
        sheet.centre(figures.big_die(face, colour, 58, -20 - 7 * at, -2 + 4 * at), left + 60 + at * 96, top + 65)
    _labours(sheet, table, side, left + 20, top + 326, width - 40)
    if side.hades:
        hades_preview.draw(sheet, table, side, left + 22, top + 126, words, theme.READ, width - 44)
    else:
        seats.abilities(sheet, table, side, left + 318, top + 20, 46, 80, 3)
        _results(sheet, table, side, left + 20, top + 112, width - 40)


def _results(sheet: Sheet, table: TableView, side: SideView, x: float, y: float, width: float) -> None:
    """What the dice make: in one column with all that it would bring, in several when there is much of it."""
    sums = sums_of(usable_dice(table, side))
    results = sorted({each.result for each in sums})
    columns = ceil(len(results) / 4)
    for at, result in enumerate(results):
        column, row = divmod(at, 4)
        ways = [each for each in sums if each.result == result]
        place = (x + column * width / columns, y + row * ROW)
        room = _result(sheet, table, side, ways, *place, width / columns)
        if columns == 1 and result in side.labours:
            _gains(sheet, table, side, result, x + room + 16, place[1] + ROW / 2)


def _result(sheet: Sheet, table: TableView, side: SideView, ways: list[Sum], x: float, y: float, room: float) -> float:
    """One result: whether it is open, how it is made, which stacks it may take from. Returns how long that is."""
    result = ways[0].result
    golden = side.number == table.acting and result in (table.doable or ())
    middle, long = y + ROW / 2, 50.0
    sheet.centre(pieces.chip(result, 46, golden), x + 23, middle)
    if room >= WITH_WAY:
        ink = theme.TEXT if result in side.labours else theme.FAINT
        # Made so that it earns a card, where it can: the signs beside it are those of the stacks.
        way = next((each for each in ways if stacks_earned(table, each)), ways[0])
        text = f"{way.left}{SIGNS[way.operation]}{way.right}"
        sheet.write(text, x + 58, y + 37, Lettering(theme.READ, ink, "extra"))
        long = 152
    stacks = list(dict.fromkeys(stack for each in ways for stack in stacks_earned(table, each)))
    fitting = stacks[: max(1, int((room - long) // STACK))]
    for at, stack in enumerate(fitting):
        number = pieces.number_on(dict(table.stacks)[stack][0])
        sheet.centre(pieces.stack_sign(stack, number, STACK - 2), x + long + (at + 0.5) * STACK, middle)
    return long + STACK * max(len(fitting), 2)


def _gains(sheet: Sheet, table: TableView, side: SideView, result: int, x: float, middle: float) -> None:
    """How far the apprentice would get, and the card or vase that waits for him there."""
    column, cards = gains_of_labour(table, side, result)
    if column == side.column:
        return
    sheet.centre(pieces.arrow(30), x + 15, middle)
    sheet.write(str(column), x + 40, middle + 15, Lettering(theme.READ, theme.WHITE, "black"))
    x += 112
    for card in cards:
        sheet.centre(seats.won_card(card, table.is_simplified and CARDS[card].kind == "god", 50), x, middle)
        x += 56


def _labours(sheet: Sheet, table: TableView, side: SideView, x: float, y: float, width: float) -> None:
    """The twelve labours in two rows: open ones on the side's colour, done ones dark."""
    pitch = width / 6
    for column in range(1, 13):
        row, place = divmod(column - 1, 6)
        open_ = column in side.labours
        golden = side.number == table.acting and column in (table.doable or ())
        sign = pieces.low_labour(side.look, column, *LABOUR, open_, golden)
        sheet.centre(sign, x + (place + 0.5) * pitch, y + row * 46)


def _symbols(sheet: Sheet, table: TableView, side: SideView, words: Translations) -> None:
    left, top, width, _ = SYMBOLS_BOX
    others = [other for other in table.sides if other is not side]
    pitch = (width - 30) / len(SYMBOLS)
    for at, name in enumerate(SYMBOLS):
        x = left + 15 + (at + 0.5) * pitch
        sign = pieces.crowned_symbol if name in side.majorities else pieces.symbol
        sheet.centre(sign(name, 72), x, top + 60)
        sheet.write(str(side.symbols[at]), x, top + 160, Lettering(60, theme.WHITE, "black"), "middle")
        for row, other in enumerate(others):
            y = top + 220 + row * RIVAL
            sheet.centre(pieces.mark(other.look, 38), x - 24, y - 15)
            ink = theme.WHITE if name in other.majorities else theme.MUTED
            sheet.write(str(other.symbols[at]), x + 18, y, Lettering(theme.READ, ink, "extra"), "middle")
    y = top + 380
    x, right = left + 22.0, left + width - 22.0
    x += sheet.write(words("hercules-picture-majorities"), x, y, Lettering(theme.READ, theme.TEXT), fit=Fit(330)) + 16
    x += sheet.write(str(len(side.majorities)), x, y, Lettering(theme.READ, theme.WHITE, "black")) + 20
    right -= sheet.write(str(side.sets), right, y, Lettering(theme.READ, theme.WHITE, "black"), "end") + 16
    sheet.write(words("hercules-picture-sets"), right, y, Lettering(theme.READ, theme.TEXT), "end", Fit(right - x))


def _points(sheet: Sheet, side: SideView, words: Translations) -> None:
    left, top, width, height = POINTS
    pitch = (height - 22) / len(SOURCES)
    for at, (source, value) in enumerate(worth(side).items()):
        y = top + 14 + (at + 0.5) * pitch
        if at:
            sheet.stamp(_rule(width - 44), left + 22, y - pitch / 2)
        sheet.write(
            words(f"hercules-picture-{source}"),
            left + 22,
            y + 15,
            Lettering(theme.READ, theme.TEXT),
            fit=Fit(width - 110),
        )
        sheet.write(
            str(value),
            left + width - 24,
            y + 14,
            Lettering(theme.READ, theme.WHITE if value else theme.FAINT, "black"),
            "end",
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
