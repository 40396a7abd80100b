"""The seats: who is asked, large, with what the dice make, and beside it the lines of the others."""

from __future__ import annotations

from functools import cache, lru_cache

from engine.hercules.arithmetic import sums_of
from engine.hercules.cards import CARDS
from engine.hercules.state import SYMBOLS
from engine.questions import Question
from rendering import theme
from rendering.canvas.brush import polygon
from rendering.canvas.icons import icon
from rendering.canvas.sprites import Fit, Sheet, Sprite, centre
from rendering.canvas.svg import path, rect
from rendering.canvas.text import Lettering, figure, fit_name, width
from rendering.hercules import palette, question_words
from rendering.hercules.art import emblems, figures, pieces
from rendering.hercules.board import hades_preview, question
from rendering.hercules.board.layout import ASKED_WIDTH, LAYOUTS, OTHERS_LEFT, SEATS_TOP
from rendering.hercules.board.seat_lines import draw_line, draw_points, draw_symbol, line_of
from rendering.hercules.sums import SIGNS, gains_of_labour, stacks_earned
from rendering.hercules.view import SideView, TableView, shown_dice, usable_abilities, usable_dice
from rendering.translations import Translations

HEIGHT = theme.HEIGHT - SEATS_TOP
EDGE = 24
"""Room for a ring at the edge of the picture."""
ROWS = 3
"""How many labours on offer are shown with what they bring; more of them stand as chips."""
RIGHT = 624
"""Where abilities and symbols begin."""
NAME, REST = 94, 52
"""Where the name of the large seat begins, and the size of the signs for a rest or a pass at the end of its line."""
APART = 55
"""From the end of a name to the middle of the wreath."""
COUNT_APART = 9
"""How far beside its ability a count stands."""


@cache
def ground(sides: int) -> str:
    """The strip of the seats with the lines between the others."""
    markup = rect(0, SEATS_TOP - 4, theme.WIDTH, HEIGHT + 4, 0, palette.SEATS)
    layout = LAYOUTS[sides]
    for order in range(1, sides - 1):
        y = SEATS_TOP + order * layout.others_height - 2
        markup += rect(OTHERS_LEFT - 6, y, 680, 2, 0, palette.RULE)
    return markup


def _asked_tone(look: theme.Side) -> str:
    return theme.mix(look.colour, palette.SEATS, 0.24)


@lru_cache(16)
def _asked_ground(look: theme.Side) -> Sprite:
    """The ground of the side that is asked, in its colour."""
    tone, wide = _asked_tone(look), ASKED_WIDTH
    markup = rect(0, 0, wide, HEIGHT, 0, tone) + polygon([(wide, 0), (wide + 26, 0), (wide, HEIGHT)], tone)
    return Sprite(markup + rect(0, 0, wide + 26, 4, 0, look.colour), wide + 28, HEIGHT)


def draw(sheet: Sheet, table: TableView, words: Translations) -> None:
    """Put every side's seat on the sheet."""
    side_asked = table.large_side
    sheet.stamp(_asked_ground(side_asked.look), 0, SEATS_TOP)
    sheet.note(f"area:{side_asked.number}", EDGE, SEATS_TOP, ASKED_WIDTH - EDGE, HEIGHT - EDGE)
    _large_seat(sheet, table, side_asked, words)
    layout = LAYOUTS[len(table.sides)]
    others = [side for side in table.sides if side is not side_asked]
    for order, side in enumerate(others):
        top = SEATS_TOP + order * layout.others_height
        wide = theme.WIDTH - OTHERS_LEFT - EDGE
        sheet.note(f"area:{side.number}", OTHERS_LEFT, top, wide, layout.others_height - EDGE)
        line = line_of(len(table.sides))
        spare = 0 if side.hades or not line.has_stock else (layout.others_height - 108) / 2
        draw_line(sheet, table, side, top + spare, line, words)


def _large_seat(sheet: Sheet, table: TableView, side: SideView, words: Translations) -> None:
    y, cards = SEATS_TOP + 48, question.about_cards(table)
    if cards is not None:
        _asked_for_cards(sheet, table, side, cards, words)
        return
    ways_out = question.ways_out(table, REST)
    supply, cards_won = str(side.supply), str(side.cards)
    counts = 136 + width(supply, theme.READ, "black") + width(cards_won, theme.READ, "black")
    room = RIGHT - max(8, (REST + 10) * len(ways_out)) - NAME - APART - counts
    x = _draw_name_and_points(sheet, side, y, room)
    sheet.centre(figures.stone(side.look, 40), x + 66, y - 4)
    left = x + 88 + sheet.write(supply, x + 88, y + 15, Lettering(theme.READ, theme.TEXT, "black"))
    sheet.centre(pieces.card_count(50), left + 26, y)
    sheet.write(cards_won, left + 48, y + 15, Lettering(theme.READ, theme.TEXT, "black"))
    for at, (way, sign) in enumerate(reversed(ways_out.items())):
        x_of_sign = RIGHT - REST / 2 - 8 - at * (REST + 12)
        sheet.centre(sign, x_of_sign, y)
        sheet.note(f"way:{way}", x_of_sign - REST / 2, y - REST / 2, REST, REST, is_beset=True)
    _dice_and_offers(sheet, table, side, words)
    if not side.hades:
        abilities(sheet, table, side, RIGHT + 4, SEATS_TOP + 14, 62, 102, 3)
    for at, (name, count) in enumerate(zip(SYMBOLS, side.symbols, strict=True)):
        x, ground_tone = RIGHT + 22 + at * 63, _asked_tone(side.look)
        draw_symbol(sheet, name, count, name in side.majorities, x, SEATS_TOP + 180, 36, ground_tone)


def _draw_name_and_points(sheet: Sheet, side: SideView, y: float, room: float) -> float:
    """The mark, the name in this room, and the points; returns the middle of their wreath."""
    _, size = fit_name(side.name, 48, theme.READ, min(226, room), "black")
    x = sheet.write_name(
        side.name, NAME, y + size * 0.33, Lettering(size, theme.TEXT, "black"), Fit(min(226, room), theme.READ)
    )
    sheet.centre(pieces.mark(side.look, 54), 58, y)
    draw_points(sheet, side, NAME + APART + x, y, 92)
    return NAME + APART + x


def _asked_for_cards(
    sheet: Sheet, table: TableView, side: SideView, about_cards: Question, words: Translations
) -> None:
    """What is asked beside the name, and the cards to choose from, as large as the seat has room for them."""
    y, text = SEATS_TOP + 48, question_words.words_of(about_cards, words)
    right = ASKED_WIDTH - 20
    x = _draw_name_and_points(sheet, side, y, right - width(text, theme.READ, "extra") - NAME - 2 * APART - 10)
    sheet.write(
        text, x + APART + 10, y + 15, Lettering(theme.READ, theme.WHITE, "extra"), fit=Fit(right - x - APART - 10)
    )
    question.draw_cards(sheet, about_cards, side, 34, SEATS_TOP + 98, right - 34)


def _dice_and_offers(sheet: Sheet, table: TableView, side: SideView, words: Translations) -> None:
    """The dice, and what they make."""
    dice = shown_dice(table, side)
    sheet.note(f"dice:{side.number}", 30, SEATS_TOP + 92, offers_left(len(dice)) - theme.RING - 30, 120)
    die, pitch = (74, 112) if len(dice) < 3 else (54, 82)
    for at, (face, colour) in enumerate(dice):
        sprite = figures.big_die(face, colour, die, -20 - 7 * at, -2 + 4 * at)
        x = (72 if len(dice) < 3 else 58) + at * pitch
        sheet.centre(sprite, x, SEATS_TOP + 154)
        sheet.note(f"die:{side.number}:d{at + 1}", x - die / 2, SEATS_TOP + 154 - die / 2, die, die, is_beset=True)
    if side.hades:
        hades_preview.draw(sheet, table, side, 330, SEATS_TOP + 98, words, room=560)
    else:
        _offers(sheet, table, side, words)


_GOLDEN, _IDLE, _DONE = range(3)
"""A result of the dice that is a labour to do now, one that is a labour of another turn, and one that is none."""


@cache
def _sum(result: int, state: int, high: int) -> Sprite:
    """A result of the dice; struck out behind its number where it is no labour that is left."""
    wide = 62
    ground, ink = ((theme.GOLD, theme.INK), (theme.LINE, theme.TEXT), (theme.WELL, theme.MUTED))[state]
    markup = rect(2, 2, wide - 4, high - 4, min(20, high / 2 - 2), ground, theme.INK, 4)
    if state == _GOLDEN:
        markup += rect(16, 5, wide - 32, 3, 1.5, theme.GOLD_LIGHT)
    if state == _DONE:
        markup += path(f"M8 {high - 10}L{wide - 8} 10", "none", theme.MUTED, 4)
    markup += figure(result, wide / 2, high / 2, theme.READ, ink, ground if state == _DONE else None)
    return Sprite(markup, wide, high)


@lru_cache(512)
def won_card(card_id: str, hidden: bool, size: int = 56, wide: int = 0) -> Sprite:
    """A card that a labour wins, small; ``size`` is its height, ``wide`` the width of the sprite where it is less."""
    card = CARDS[card_id]
    markup = rect(-21, -26, 42, 56, 5, palette.SHADE, opacity=0.5) + rect(-20, -28, 40, 56, 5, theme.IVORY)
    clay = palette.STACKS.get(card.stack, palette.ZEUS if card.kind == "pantheon" else palette.CLAY)
    markup += rect(-17, -25, 34, 50, 3, clay)
    if not hidden:
        markup += icon(emblems.silhouette(card)[0], 0, 0, 32, palette.BLACK, initial=card.stack)
    return centre(markup, wide or size, size + 8, scale=size / 56)


def offers_left(dice: int) -> int:
    """Where what the dice make begins, beside this many of them."""
    return 278 if dice > 2 else 258


def _offers(sheet: Sheet, table: TableView, side: SideView, words: Translations) -> None:
    """The labours on offer: how each is made, what it wins, how far the apprentice goes; otherwise what dice make.

    After the end, and after a turn that was tried, none of it can be used.
    """
    if table.over or table.trial_seat is not None:
        return
    ways = sums_of(usable_dice(table, side))
    doable = table.doable or () if side.number == table.acting else ()
    left = offers_left(len(shown_dice(table, side)))
    if not doable:
        y = SEATS_TOP + 122
        room = RIGHT - left - 20
        sheet.write(
            words("hercules-picture-no-labour"),
            left,
            y,
            Lettering(theme.READ, theme.MUTED),
            fit=Fit(room, narrowest=0.8),
        )
        _results(sheet, sorted({way.result for way in ways}), left, SEATS_TOP + 154, side)
    elif len(doable) <= ROWS:
        pitch, size = (62, 56) if len(doable) < ROWS else (43, 42)
        for row, result in enumerate(doable):
            _offer(sheet, table, side, result, left, SEATS_TOP + 92 + pitch * (row + 0.5), size)
    else:
        _results(sheet, list(doable), left, SEATS_TOP + 124)


def _results(sheet: Sheet, results: list[int], left: float, top: float, idle: SideView | None = None) -> None:
    """Results beside each other, in two rows where they are many: golden, or those that are of no use to a side now."""
    rows = 1 if len(results) <= 5 else 2
    columns = -(-len(results) // rows)
    high, step = (44, 45) if idle else (56, 62)
    pitch = min(66.0, (RIGHT - 20 - left - 62) / max(1, columns - 1))
    for at, result in enumerate(results):
        row, column = divmod(at, columns)
        state = _GOLDEN if idle is None else _IDLE if result in idle.labours else _DONE
        x, y = left + 31 + column * pitch, top + row * step
        sheet.centre(_sum(result, state, high), x, y)
        if idle is None:
            sheet.note(f"offer:{result}", x - 31, y - high / 2, 62, high, is_beset=True)


def _offer(sheet: Sheet, table: TableView, side: SideView, result: int, left: float, y: float, size: int) -> None:
    ways = [way for way in sums_of(usable_dice(table, side)) if way.result == result]
    text = f"{ways[0].left}{SIGNS[ways[0].operation]}{ways[0].right}"
    sheet.write(text, left + 70, y + 15, Lettering(theme.READ, theme.TEXT, "black"), "end")
    sheet.write("=", left + 74, y + 15, Lettering(theme.READ, theme.MUTED))
    sheet.centre(_sum(result, _GOLDEN, size), left + 134, y)
    sheet.note(f"offer:{result}", left + 103, y - size / 2, 62, size, is_beset=True)
    stacks = dict(table.stacks)
    column, cards = gains_of_labour(table, side, result)
    new_cards = [
        stacks[stack][0] for stack in dict.fromkeys(each for way in ways for each in stacks_earned(table, way))
    ]
    x, offers = left + 170.0, (*new_cards, *cards)[:3]
    walks = column != side.column
    # Cards lie over each other where the apprentice's way would run into the abilities.
    room = RIGHT - 8 - x - (36 + 50 if walks else 0)
    pitch = min(size * 0.76, room / max(1, len(offers)))
    for card in offers:
        is_hidden = table.is_simplified and CARDS[card].kind == "god"
        sheet.centre(won_card(card, is_hidden, size - 4), x + size * 0.32, y)
        if not is_hidden:
            sheet.note_piece("card", card, x + size * 0.32, y, min(pitch, size * 0.76), size)
        x += pitch
    if walks:
        sheet.centre(figures.close_walker(side.look, size / 82), x + 18, y)
        sheet.write(f"+{column - side.column}", x + 36, y + 15, Lettering(theme.READ, theme.TEXT, "black"))


def abilities(
    sheet: Sheet, table: TableView, side: SideView, x: float, y: float, size: int, pitch: float, per_line: int
) -> None:
    """The six abilities, each in its own place: bright with a count when it is at hand, ringed where it can be used."""
    now = question.usable_abilities(table, side)
    for at, (name, count) in enumerate(usable_abilities(side, table).items()):
        line, place = divmod(at, per_line)
        middle = (x + size / 2 + place * pitch, y + size / 2 + line * (size + 12))
        if name in now:
            sheet.centre(pieces.gold_circle(size), *middle)
        sheet.centre(pieces.ability(name, size, count > 0), *middle)
        sheet.note(f"ability:{side.number}:{name}", middle[0] - size / 2, middle[1] - size / 2, size, size)
        if count:
            sheet.write(
                str(count),
                middle[0] + size / 2 + COUNT_APART,
                middle[1] + 15,
                Lettering(theme.READ, theme.TEXT, "black"),
            )
