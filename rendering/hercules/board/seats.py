"""The seats: who is asked, large, with what the dice make; the others in a line each."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from engine.hercules.arithmetic import sums_of
from engine.hercules.cards import CARDS
from engine.hercules.state import SYMBOLS
from rendering import theme
from rendering.canvas.brush import polygon
from rendering.canvas.icons import icon
from rendering.canvas.sprites import Sheet, Sprite, centre
from rendering.canvas.svg import circle, path, rect
from rendering.canvas.text import figure, fit_text
from rendering.hercules import palette
from rendering.hercules.art import emblems, figures, pieces
from rendering.hercules.board import hades_preview, question
from rendering.hercules.board.layout import ASKED_WIDTH, LAYOUTS, OTHERS_LEFT, SEATS_TOP
from rendering.hercules.sums import SIGNS, beyond, stacks_earned
from rendering.hercules.view import SideView, TableView, shown_dice, usable_abilities, usable_dice
from rendering.translations import Translations

HEIGHT = theme.HEIGHT - SEATS_TOP
EDGE = 24
"""Room for a ring at the edge of the picture."""
ROWS = 3
"""How many labours on offer are shown with what they bring; more of them stand as chips."""
RIGHT = 660
"""Where abilities and symbols begin."""


def large(table: TableView) -> SideView:
    """The side that is shown large: who is asked, at the end who has won."""
    return table.winners[0] if table.acting is None else table.sides[table.acting]


@cache
def ground(sides: int) -> str:
    """The strip of the seats with the lines between the others."""
    drawn = rect(0, SEATS_TOP - 4, theme.WIDTH, HEIGHT + 4, 0, palette.SEATS)
    layout = LAYOUTS[sides]
    for order in range(1, sides - 1):
        y = SEATS_TOP + order * layout.others_height - 2
        drawn += rect(OTHERS_LEFT - 6, y, 680, 2, 0, palette.RULE)
    return drawn


@lru_cache(16)
def _asked_ground(look: theme.Side) -> Sprite:
    """The ground of the side that is asked, in its colour."""
    tone, wide = theme.mix(look.colour, palette.SEATS, 0.24), ASKED_WIDTH
    drawn = rect(0, 0, wide, HEIGHT, 0, tone) + polygon([(wide, 0), (wide + 26, 0), (wide, HEIGHT)], tone)
    return Sprite(drawn + rect(0, 0, wide + 26, 4, 0, look.colour), wide + 28, HEIGHT)


def draw(sheet: Sheet, table: TableView, words: Translations) -> None:
    """Put every side's seat on the sheet."""
    asked = large(table)
    sheet.stamp(_asked_ground(asked.look), 0, SEATS_TOP)
    sheet.note(f"area:{asked.number}", EDGE, SEATS_TOP, ASKED_WIDTH - EDGE, HEIGHT - EDGE)
    _large_seat(sheet, table, asked, words)
    layout = LAYOUTS[len(table.sides)]
    others = [side for side in table.sides if side is not asked]
    for order, side in enumerate(others):
        top = SEATS_TOP + order * layout.others_height
        wide = theme.WIDTH - OTHERS_LEFT - EDGE
        sheet.note(f"area:{side.number}", OTHERS_LEFT, top, wide, layout.others_height - EDGE)
        if len(others) == 3:
            _seat(sheet, table, side, top, _LOW_LINE, words)
        else:
            spare = 0 if side.hades else (layout.others_height - 108) / 2
            _seat(sheet, table, side, top + spare, _LINE, words)


def _points(sheet: Sheet, side: SideView, x: float, y: float, size: int) -> float:
    """Points in their wreath, and what has changed since the board before."""
    sheet.centre(pieces.points(side.points, size), x, y)
    sheet.note(f"points:{side.number}", x - size / 2, y - size / 2, size, size)
    change = side.change.points
    if not change:
        return 0
    ink = palette.GAIN if change > 0 else palette.LOSS
    text = f"+{change}" if change > 0 else f"−{-change}"
    return sheet.write(text, x + size / 2 - 2, y - size * 0.14, 34 if size < 80 else 40, ink, "black")


def _large_seat(sheet: Sheet, table: TableView, side: SideView, words: Translations) -> None:
    y = SEATS_TOP + 50
    sheet.centre(pieces.mark(side.look, 54), 58, y)
    name, size = fit_text(side.name, 48, theme.DENSE, 178 if side.change.points else 232, "black")
    x = 160 + sheet.write(name, 98, y + size * 0.33, size, theme.TEXT, "black")
    x += max(0, _points(sheet, side, x, y, 92) - 14)
    sheet.centre(figures.stone(side.look, 40), x + 78, y - 4)
    sheet.write(str(side.supply), x + 104, y + 15, theme.READ, theme.TEXT, "black")
    sheet.centre(pieces.card_count(50), x + 174, y)
    sheet.write(str(side.cards), x + 198, y + 15, theme.READ, theme.TEXT, "black")
    cards = question.about_cards(table)
    if cards is not None:
        question.draw_cards(sheet, cards, side, "", 34, SEATS_TOP + 132, RIGHT - 64, 72)
    else:
        _dice_and_offers(sheet, table, side, words)
    if not side.hades:
        abilities(sheet, table, side, RIGHT - 20, SEATS_TOP + 24, 52, 92, 3)
    _symbols(sheet, side, RIGHT - 14, SEATS_TOP + 180, 36, 58, 36)


def _dice_and_offers(sheet: Sheet, table: TableView, side: SideView, words: Translations) -> None:
    """The dice, and what they make."""
    dice = shown_dice(table, side)
    sheet.note(f"dice:{side.number}", 28, SEATS_TOP + 92, 128 * len(dice), 120)
    die, pitch = (80, 128) if len(dice) < 3 else (66, 100)
    for at, (face, colour) in enumerate(dice):
        sprite = figures.big_die(face, colour, die, -20 - 7 * at, -2 + 4 * at)
        sheet.centre(sprite, 80 + at * pitch, SEATS_TOP + 152)
    if side.hades:
        hades_preview.draw(sheet, table, side, 330, SEATS_TOP + 92, words)
    else:
        _offers(sheet, table, side, words)


@cache
def _sum(result: int, golden: bool, size: int) -> Sprite:
    """A result of the dice; golden when it is a labour that can be done now."""
    letters = 76 if result < 10 else 64
    if not golden:
        drawn = circle(0, 0, 42, theme.LINE, theme.INK, 4) + figure(result, 0, 0, letters, theme.TEXT, None)
        return centre(drawn, size, scale=size / 100)
    drawn = circle(0, 0, 44, theme.GOLD, theme.INK, 6)
    drawn += path("M-10 -38A40 40 0 0 1 39 10", "none", theme.GOLD_LIGHT, 5)
    return centre(drawn + figure(result, 0, 0, letters, theme.INK, None), size, scale=size / 100)


@lru_cache(128)
def won_card(card_id: str, hidden: bool, size: int = 56, wide: int = 0) -> Sprite:
    """A card that a labour wins, small; ``size`` is its height, ``wide`` the width of the sprite where it is less."""
    card = CARDS[card_id]
    drawn = rect(-21, -26, 42, 56, 5, palette.SHADE, opacity=0.5) + rect(-20, -28, 40, 56, 5, theme.IVORY)
    clay = palette.STACKS.get(card.stack, palette.ZEUS if card.kind == "pantheon" else palette.CLAY)
    drawn += rect(-17, -25, 34, 50, 3, clay)
    if not hidden:
        drawn += icon(emblems.silhouette(card)[0], 0, 0, 32, palette.BLACK, initial=card.stack)
    return centre(drawn, wide or size, size + 8, scale=size / 56)


def _offers(sheet: Sheet, table: TableView, side: SideView, words: Translations) -> None:
    """The labours on offer: how each is made, what it wins, how far the apprentice goes; otherwise what dice make."""
    ways = sums_of(usable_dice(table, side))
    doable = table.doable or () if side.number == table.acting else ()
    left = 318 if len(shown_dice(table, side)) > 2 else 290
    if not doable:
        _results(sheet, sorted({way.result for way in ways}), left, words)
    elif len(doable) <= ROWS:
        pitch, size = (62, 56) if len(doable) < ROWS else (42, 40)
        for row, result in enumerate(doable):
            _offer(sheet, table, side, result, left, SEATS_TOP + 94 + pitch * (row + 0.5), size)
    else:
        columns = -(-len(doable) // 2)
        gap = min(64.0, (RIGHT - 90 - left) / max(1, columns - 1))
        for at, result in enumerate(doable):
            row, column = divmod(at, columns)
            sheet.centre(_sum(result, True, 56), left + 30 + column * gap, SEATS_TOP + 122 + row * 62)


def _results(sheet: Sheet, results: list[int], left: float, words: Translations) -> None:
    sheet.write(words("hercules-picture-makes"), left, SEATS_TOP + 124, 38, theme.MUTED)
    pitch = min(50.0, (RIGHT - 60 - left) / max(1, len(results) - 1))
    for at, result in enumerate(results):
        sheet.centre(_sum(result, False, 48), left + 22 + at * pitch, SEATS_TOP + 164)


def _offer(sheet: Sheet, table: TableView, side: SideView, result: int, left: float, y: float, size: int) -> None:
    ways = [way for way in sums_of(usable_dice(table, side)) if way.result == result]
    text = f"{ways[0].left}{SIGNS[ways[0].operation]}{ways[0].right}"
    letters = theme.READ if size > 50 else 38
    sheet.write(text, left + 70, y + letters * 0.34, letters, theme.TEXT, "black", "end")
    sheet.write("=", left + 74, y + letters * 0.34, letters, theme.MUTED)
    sheet.centre(_sum(result, True, size), left + 122, y)
    stacks = dict(table.stacks)
    column, cards = beyond(table, side, result)
    won = [stacks[stack][0] for stack in dict.fromkeys(each for way in ways for each in stacks_earned(table, way))]
    x, shown = left + 154.0, (*won, *cards)[:3]
    walks = column != side.column
    # Cards lie over each other where the apprentice's way would run into the abilities.
    room = RIGHT - 26 - x - (size * 0.66 + 50 if walks else 0)
    pitch = min(size * 0.76, room / max(1, len(shown)))
    for card in shown:
        hidden = table.simplified and CARDS[card].kind == "god"
        sheet.centre(won_card(card, hidden, size - 4), x + size * 0.32, y)
        if not hidden:
            sheet.note_piece("card", card, x + size * 0.32, y, min(pitch, size * 0.76), size)
        x += pitch
    if walks:
        scale = size / 76
        sheet.stamp(figures.walker(side.look, scale), x + size * 0.3 - 50 * scale, y + size * 0.4 - 90 * scale)
        sheet.write(f"+{column - side.column}", x + size * 0.66, y + 12, theme.DENSE, theme.TEXT, "black")


def abilities(
    sheet: Sheet, table: TableView, side: SideView, x: float, y: float, size: int, pitch: float, per_line: int
) -> None:
    """The six abilities, each in its own place: bright with a count when it is at hand, ringed where it can be used."""
    now = question.usable(table, side)
    for at, (name, count) in enumerate(usable_abilities(side, table).items()):
        line, place = divmod(at, per_line)
        middle = (x + size / 2 + place * pitch, y + size / 2 + line * (size + 10))
        if name in now:
            sheet.centre(pieces.gold_circle(size), *middle)
        sheet.centre(pieces.ability(name, size, count > 0), *middle)
        sheet.note(f"ability:{side.number}:{name}", middle[0] - size / 2, middle[1] - size / 2, size, size)
        if count:
            sheet.write(str(count), middle[0] + size / 2 + 4, middle[1] + 15, theme.READ, theme.TEXT, "black")


@cache
def _most(long: int) -> Sprite:
    """The line under a symbol of which a side has the most."""
    return Sprite(rect(0, 0, long, 4, 2, palette.MAJORITY), long, 4)


def _symbols(sheet: Sheet, side: SideView, x: float, y: float, size: int, pitch: float, letters: int) -> None:
    """The five symbols with their counts; underlined where the side has the most."""
    for at, (name, count) in enumerate(zip(SYMBOLS, side.symbols, strict=True)):
        left = x + at * pitch
        most = name in side.majorities
        sheet.centre(pieces.symbol(name, size), left, y)
        ink = palette.MAJORITY if most else theme.TEXT if count else theme.MUTED
        sheet.write(str(count), left + size / 2 + 3, y + letters * 0.36, letters, ink, "black")
        if most:
            sheet.stamp(_most(size + 14), left - size / 2 + 2, y + size / 2 + 4)


class _Line(NamedTuple):
    """Where the two rows of another side lie, and how large what stands in them is.

    ``upper`` and ``lower`` are the rows' middles from the line's top; the dice stand ``raised`` pixels higher. ``hand``
    and ``symbols`` are, for each of the two lists below, its left end, its size and its pitch.
    """

    upper: int
    lower: int
    mark: int
    name: tuple[int, int]
    points: int
    die: tuple[int, int]
    card: int
    letters: int
    hand: tuple[int, int, int]
    symbols: tuple[int, int, int]
    raised: int = 0


_LINE = _Line(32, 80, 36, (38, 148), 66, (44, 54), 46, 40, (24, 36, 60), (322, 34, 72))
_LOW_LINE = _Line(20, 54, 30, (34, 158), 52, (32, 42), 36, theme.DENSE, (20, 30, 52), (334, 28, 68), raised=3)
"""The lines with two and three sides, and with four."""


def _seat(sheet: Sheet, table: TableView, side: SideView, top: float, line: _Line, words: Translations) -> None:
    """Another side in two rows: name, points, dice and cards above, abilities and symbols below."""
    x, y, lower = OTHERS_LEFT, top + line.upper, top + line.lower
    sheet.centre(pieces.mark(side.look, line.mark), x + 22, y)
    size, room = line.name
    sheet.write(side.name, x + 48, y + size * 0.33, size, theme.TEXT, "extra", room=room, smallest=theme.DENSE)
    _points(sheet, side, x + 236, y, line.points)
    dice, (die, pitch) = shown_dice(table, side), line.die
    up = y - line.raised
    sheet.note(f"dice:{side.number}", x + 338, up - die / 2, pitch * len(dice) - pitch + die + 4, die)
    for at, (face, colour) in enumerate(dice):
        sheet.centre(figures.small_die(face, colour, die), x + 340 + die / 2 + at * pitch, up)
    sheet.centre(figures.stone(side.look, line.card - 9), x + 530, y - 3)
    sheet.write(str(side.supply), x + 554, y + line.letters * 0.36, line.letters, theme.TEXT, "black")
    sheet.centre(pieces.card_count(line.card), x + 614, y)
    sheet.write(str(side.cards), x + 638, y + line.letters * 0.36, line.letters, theme.TEXT, "black")
    if side.hades:
        hades_preview.draw(sheet, table, side, x + 10, top + 76, words)
    else:
        left, size, pitch = line.hand
        _at_hand(sheet, table, side, x + left, lower, size, pitch)
    left, size, pitch = line.symbols
    _symbols(sheet, side, x + left, lower, size, pitch, line.letters)


MOST_AT_HAND = 320
"""The room of the abilities: where they need more they stand closer, and a 1 is left out."""


def _at_hand(sheet: Sheet, table: TableView, side: SideView, x: float, y: float, size: int, pitch: float) -> None:
    """The abilities that another side has at hand, with their counts."""
    at_hand = [(name, count) for name, count in usable_abilities(side, table).items() if count]
    letters, least = (theme.DENSE if size < 36 else 36), 1
    if pitch * len(at_hand) > MOST_AT_HAND:
        size, pitch, letters, least = 28, 47, theme.DENSE, 2
    for at, (name, count) in enumerate(at_hand):
        sheet.centre(pieces.ability(name, size, True), x + at * pitch, y)
        if count >= least:
            sheet.write(str(count), x + size / 2 + 3 + at * pitch, y + 12, letters, theme.TEXT, "black")
