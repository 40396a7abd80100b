"""The seats that are not asked: a line each, with name, points, dice, stock, abilities and symbols."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from engine.hercules.state import SYMBOLS
from rendering import theme
from rendering.canvas.sprites import Fit, Sheet, Sprite
from rendering.canvas.text import Lettering
from rendering.hercules import palette
from rendering.hercules.art import figures, pieces
from rendering.hercules.board import hades_preview
from rendering.hercules.board.layout import OTHERS_LEFT
from rendering.hercules.view import SideView, TableView, shown_dice, usable_abilities
from rendering.translations import Translations


class Line(NamedTuple):
    """Where the two rows of another side lie, and how large what stands in them is.

    ``upper`` and ``lower`` are the rows' middles from the line's top, ``name`` that of the name. ``hand`` says where
    the abilities begin, in which row, and from which to which they are. ``has_stock``: there is room for how many
    markers and cards the side has.
    """

    upper: int
    lower: int
    name: int
    mark: int
    points: int
    die: tuple[int, int]
    hand: tuple[int, int, int]
    sign: int
    symbols: int
    has_stock: bool


_LINE = Line(30, 84, 30, 40, 78, (46, 53), (0, 85, 232), 44, 33, True)
_LOW_LINE = Line(17, 53, 37, 38, 70, (31, 38), (430, 17, 240), 31, 28, False)
"""The lines with two and three sides, and with four: there the name has the whole height, and the abilities stand in
the place of what a side has in stock."""
POINTS, DICE, SUPPLY, CARDS_WON, COUNTS, COUNT_PITCH = 282, 338, 480, 592, 350, 69
WREATH = 39
"""How far down the middle of the points lies; above, where the parts of a line begin, or have their middle."""
NAME_ABOVE, CARD_HIGH = 54, 48
"""How far down letters of a name may reach that stands above the abilities, and the height of the sign for cards."""
Cells = dict[str, Callable[[Sheet], None]]
"""What a line is made of, each part by its name."""


def draw_line(sheet: Sheet, table: TableView, side: SideView, top: float, line: Line, words: Translations) -> None:
    """Another side: name, points, and in two rows dice, stock, abilities, symbols."""
    dice, (die, pitch) = shown_dice(table, side), line.die
    x, y = OTHERS_LEFT + DICE, top + line.upper
    sheet.note(f"dice:{side.number}", x, y - die / 2, pitch * len(dice) - pitch + die + 4, die)
    for draw_cell in cells(table, side, top, line).values():
        draw_cell(sheet)
    if side.hades:
        hades_preview.draw(sheet, table, side, OTHERS_LEFT + 10, top + 108, words, room=660)


def line_of(sides: int) -> Line:
    """The line of another side where there are this many sides."""
    return _LOW_LINE if sides == 4 else _LINE


def cells(table: TableView, side: SideView, top: float, line: Line) -> Cells:
    """The parts of another side's line; none comes near another one."""
    parts: Cells = {
        "name": partial(_draw_name, side=side, top=top, line=line),
        "points": lambda sheet: draw_points(sheet, side, OTHERS_LEFT + POINTS, top + WREATH, line.points),
        "dice": partial(_draw_dice, table=table, side=side, y=top + line.upper, line=line),
    }
    if line.has_stock:
        parts |= {
            "supply": partial(_draw_count, SUPPLY, figures.stone(side.look, 39), side.supply, top + line.upper, 3),
            "cards": partial(_draw_count, CARDS_WON, pieces.card_count(CARD_HIGH), side.cards, top + line.upper, 0),
        }
    if not side.hades:
        parts["abilities"] = partial(_draw_abilities, table=table, side=side, top=top, line=line)
    for at in range(len(SYMBOLS)):
        parts[f"symbol {at}"] = partial(_draw_symbol, side=side, at=at, y=top + line.lower, size=line.symbols)
    return parts


def _draw_name(sheet: Sheet, side: SideView, top: float, line: Line) -> None:
    y = top + line.name
    sheet.centre(pieces.mark(side.look, line.mark), OTHERS_LEFT + 22, y)
    sheet.write_name(
        side.name, OTHERS_LEFT + 48, y + 15, Lettering(theme.READ, style="extra"), Fit(POINTS - 56 - line.points / 2)
    )
    sheet.lower_last(top + 2)
    sheet.raise_last(top + (NAME_ABOVE if line.has_stock else 2 * line.name - 2))


def _draw_dice(sheet: Sheet, table: TableView, side: SideView, y: float, line: Line) -> None:
    die, pitch = line.die
    for at, (face, colour) in enumerate(shown_dice(table, side)):
        sheet.centre(figures.small_die(face, colour, die), OTHERS_LEFT + DICE + die / 2 + at * pitch, y)


def _draw_count(x: float, sign: Sprite, count: int, y: float, lift: float, sheet: Sheet) -> None:
    sheet.centre(sign, OTHERS_LEFT + x, y - lift)
    sheet.write(str(count), OTHERS_LEFT + x + 26, y + 15, Lettering(theme.READ, theme.TEXT, "black"))


def _draw_abilities(sheet: Sheet, table: TableView, side: SideView, top: float, line: Line) -> None:
    """The abilities that another side has at hand."""
    at_hand = [name for name, count in usable_abilities(side, table).items() if count]
    left, middle, room = line.hand
    pitch = min(line.sign + 4.0, (room - line.sign) / max(1, len(at_hand) - 1))
    for at, name in enumerate(at_hand):
        x = OTHERS_LEFT + left + line.sign / 2 + at * pitch
        sheet.centre(pieces.ability(name, line.sign, True), x, top + middle)


def _draw_symbol(sheet: Sheet, side: SideView, at: int, y: float, size: int) -> None:
    name, count, x = SYMBOLS[at], side.symbols[at], OTHERS_LEFT + COUNTS + at * COUNT_PITCH
    draw_symbol(sheet, name, count, name in side.majorities, x, y, size, palette.SEATS)


def draw_points(sheet: Sheet, side: SideView, x: float, y: float, size: int) -> None:
    """Points in their wreath; what changed them stands in the lines of the last turns."""
    sheet.centre(pieces.points(side.points, size), x, y)
    sheet.note(f"points:{side.number}", x - size / 2, y - size / 2, size, size)


def draw_symbol(
    sheet: Sheet, name: str, count: int, is_crowned: bool, x: float, y: float, size: int, ground: str
) -> None:
    """One of the five symbols with its count; in laurel where the side has the most."""
    sheet.centre((pieces.crowned_symbol if is_crowned else pieces.symbol)(name, size), x, y)
    # The laurel has no room beside the count: the ground edges the letters.
    ink = theme.TEXT if count else theme.MUTED
    sheet.write(str(count), x + size / 2 + 3, y + 15, Lettering(theme.READ, ink, "black", ground))
