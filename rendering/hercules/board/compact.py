"""The board of Hercules for small screens: one side large with what it can do now, the others in one line each."""

from __future__ import annotations

from functools import cache, partial

from engine.hercules.arithmetic import sums_of
from engine.hercules.cards import CARDS
from engine.hercules.state import SYMBOLS
from rendering import theme
from rendering.canvas.sprites import Fit, Sheet, Sprite, centre
from rendering.canvas.svg import circle, group, path, rect
from rendering.canvas.text import Lettering, capitalise, figure, width
from rendering.hercules import card_hand, palette, question_words
from rendering.hercules.art import emblems, figures, pieces
from rendering.hercules.art.labours import metopes
from rendering.hercules.board import hades_preview, question, recap, seats
from rendering.hercules.sums import SIGNS, gains_of_labour, stacks_earned
from rendering.hercules.view import SideView, TableView, shown_dice, usable_abilities, usable_dice
from rendering.templates import compact_page, last_turns, turn_chip
from rendering.templates.compact_page import BAND, HEADER, INNER, MARGIN, WIDTH, Block, Item
from rendering.translations import Translations

DICE, ROW, CELLS, STACKS = 148, 90, 172, 92
"""Height of the dice, of a line of symbols, of gods and labours, and of the demigods' stacks."""
DIE, SMALL_DIE, CELL = 88, 54, 77
START = MARGIN + 42
"""The middle of the place where apprentices start."""
SMALL, LARGE, STONE, LEFT, OFFER = 62, 76, 54, 58, 112
"""Sizes of a symbol, of a result, of a labour marker, of the sign of labours left, of a labour on offer."""
ASKED = 66
CARDS_ASKED = ASKED + question.TILE + 16
"""Height of the words of a question, and of them with the cards to choose from."""
PITCH, WALKER = 138, 1.2
"""From die to die, and the scale of the apprentice."""
MOST_OFFERS, WALK = 3, 52
"""How many of the cards that a labour brings are shown, and the room of the apprentice before the steps that it leads
on."""


def sheet_of(table: TableView, words: Translations) -> Sheet:
    """The board as a sheet of sprites."""
    side = table.large_side
    others = [_line(table, other) for other in table.sides if other is not side]
    turns = last_turns.block_of(recap.turns_of(table, recap.LARGE_SIGN))
    blocks = [_large(table, side, words), *turns, *others, _stacks(table)]
    return compact_page.assemble(blocks, partial(_header, table, words))


def seat_of(table: TableView, side: SideView, words: Translations) -> Sheet:
    """The close-up of a side: all of it large, with its cards below."""
    across, row = (5, 250) if side.cards <= 15 else (6, 214)
    high = row * -(-side.cards // across) + 30 if side.cards else 90

    def cards(sheet: Sheet, top: float) -> None:
        card_hand.lay_out(sheet, side, (MARGIN + 16, top + 14, INNER - 32, high - 28), words)

    return compact_page.assemble([_large(table, side, words), Block(high, cards)], partial(_header, table, words))


def person_of(table: TableView, side: SideView) -> compact_page.Person:
    """A side as lines and headings show it."""
    is_asked = side.number == table.acting and table.trial_seat is None
    figure_on_road = figures.walker(side.look, 0.84)
    return compact_page.Person(side.name, side.look, side.points, is_asked=is_asked, figure=figure_on_road)


def _header(table: TableView, words: Translations, sheet: Sheet) -> None:
    x = MARGIN + 16.0
    text, ink = words("hercules-picture-round", number=table.round), recap.ink_of_round(table, theme.TEXT)
    if table.ending and not table.over:
        text = words("hercules-picture-last-round")
    x += sheet.write(text, x, HEADER + 14, Lettering(42, ink, "extra")) + 24
    if table.acting is not None or table.over:
        winners = table.winners if table.acting is None else ()
        turn = turn_chip.Turn(table.sides, table.acting or 0, winners=winners)
        turn_chip.draw_turn(sheet, turn, words, turn_chip.Room(x, HEADER, WIDTH - MARGIN))


def _large(table: TableView, side: SideView, words: Translations) -> Block:
    """Dice, what they make, gods and labours, abilities and symbols of one side."""
    cards = question.about_cards(table)
    is_over = table.over or table.trial_seat is not None
    reckons = not (side.hades or is_over or (cards and side.number == table.acting))
    results = sorted({each.result for each in sums_of(usable_dice(table, side))}) if reckons else []
    doable = [result for result in results if side.number == table.acting and result in (table.doable or ())]
    rows = -(-len(doable) // 2) if doable else int(bool(results))
    open_question = table.question if side.number == table.acting else None
    now = question.usable_abilities(table, side)
    size = 0 if open_question is None else CARDS_ASKED if cards else ASKED
    ready = [(name, count) for name, count in usable_abilities(side, table).items() if count and not side.hades]
    ways_out = {} if open_question is None else question.ways_out(table, 66)
    height = BAND + DICE + size + rows * ROW + CELLS + 2 * ROW - (0 if ready or ways_out else ROW) + 8

    def draw(sheet: Sheet, top: float) -> None:
        compact_page.band(sheet, person_of(table, side), top)
        y = top + BAND
        _dice(sheet, table, side, y, words)
        y += DICE
        text = question_words.words_of(open_question, words) if open_question else ""
        if open_question is not None:
            sheet.write(
                capitalise(text), MARGIN + 26, y + 44, Lettering(theme.READ, theme.WHITE, "extra"), fit=Fit(INNER - 40)
            )
        if cards is not None:
            question.draw_cards(sheet, cards, side, MARGIN + 26, y + ASKED, INNER - 46)
        y += size
        if doable:
            for at, result in enumerate(doable):
                line, column = divmod(at, 2)
                _labour(sheet, table, side, result, MARGIN + 20 + column * INNER / 2, y + line * ROW + ROW / 2)
        elif results:
            _idle_results(sheet, side, results, y + ROW / 2, words)
        y += rows * ROW
        _columns(sheet, table, side, y)
        y += CELLS
        if ready or ways_out:
            items = [Item(pieces.ring_around(name, 66, name in now), f"×{count}") for name, count in ready]
            items += [Item(sign, "") for sign in ways_out.values()]
            compact_page.row(sheet, items, MARGIN + 24, min(INNER - 40, 200 * len(items)), y + ROW / 2)
            y += ROW
        symbols = [
            Item((pieces.crowned_symbol if name in side.majorities else pieces.symbol)(name, SMALL), str(count))
            for name, count in zip(SYMBOLS, side.symbols, strict=True)
        ]
        compact_page.row(sheet, symbols, MARGIN + 24, INNER - 30, y + ROW / 2)

    return Block(height, draw, side.look.colour, theme.WHITE if side.number == table.acting else None)


def _dice(sheet: Sheet, table: TableView, side: SideView, top: float, words: Translations) -> None:
    dice = shown_dice(table, side)
    middle = top + DICE / 2 + 2
    for at, (face, colour) in enumerate(dice):
        die = figures.big_die(face, colour, DIE, -20 - 7 * at, -2 + 4 * at)
        sheet.centre(die, MARGIN + 98 + at * PITCH, middle)
    left = MARGIN + 48 + len(dice) * PITCH
    if side.hades:
        hades_preview.draw(sheet, table, side, left + 20, top + 10, words)
        left += 290
    items = [Item(figures.stone(side.look, STONE), str(side.supply)), Item(pieces.card_count(72), str(side.cards))]
    compact_page.row(sheet, items, left + 16, MARGIN + INNER - left - 30, middle, 54)


def _idle_results(sheet: Sheet, side: SideView, results: list[int], middle: float, words: Translations) -> None:
    """What the dice make, where none of it is a labour to do; struck out what is no labour that is left."""
    x = MARGIN + 26.0
    x += sheet.write(words("hercules-picture-no-labour"), x, middle + 13, Lettering(theme.PHONE_READ, theme.MUTED)) + 24
    pitch = min(LARGE + 12.0, (MARGIN + INNER - 20 - x - LARGE) / max(1, len(results) - 1))
    for at, result in enumerate(results):
        chip = pieces.chip(result, min(LARGE, int(pitch) + 12), False, result not in side.labours)
        sheet.centre(chip, x + LARGE / 2 + at * pitch, middle)


def _labour(sheet: Sheet, table: TableView, side: SideView, result: int, x: float, middle: float) -> None:
    """One labour within reach on a ground of its own: how it is made, the cards that it takes and those that wait where
    it leads, how far that is."""
    wide = round(INNER / 2 - 28)
    sheet.centre(_offer_ground(wide), x - 6 + wide / 2, middle)
    ways = [each for each in sums_of(usable_dice(table, side)) if each.result == result]
    sheet.centre(offer(result), x + OFFER / 2, middle)
    text = f"{ways[0].left}{SIGNS[ways[0].operation]}{ways[0].right}"
    left = x + OFFER + 12 + sheet.write(text, x + OFFER + 6, middle + 15, Lettering(44, theme.TEXT, "extra"))
    column, cards = gains_of_labour(table, side, result)
    stacks = dict(table.stacks)
    new_cards = [
        stacks[stack][0] for stack in dict.fromkeys(each for way in ways for each in stacks_earned(table, way))
    ]
    offers, steps = (*new_cards, *cards)[:MOST_OFFERS], f"+{column - side.column}" if column != side.column else ""
    if offers or steps:
        sheet.write(
            last_turns.NEXT_SIGN, left + 12, middle + 13, Lettering(theme.PHONE_READ, theme.MUTED, "black"), "middle"
        )
    left += 30
    walk = WALK + width(steps, theme.PHONE_READ, "black") if steps else 0
    pitch = min(64.0, (x + wide - 16 - left - walk) / max(1, len(offers)))
    for card in offers:
        is_hidden = table.is_simplified and CARDS[card].kind == "god"
        sheet.centre(seats.won_card(card, is_hidden, 78, 64), left + 30, middle)
        if not is_hidden:
            sheet.note_piece("card", card, left + 30, middle, min(pitch, 58), 78)
        left += pitch
    if steps:
        sheet.centre(figures.close_walker(side.look, 0.92), left + WALK / 2, middle)
        sheet.write(steps, left + WALK, middle + 15, Lettering(theme.PHONE_READ, theme.WHITE, "black"))


@cache
def _offer_ground(wide: int) -> Sprite:
    """What a labour on offer and all that it brings lie on together."""
    return Sprite(rect(1, 1, wide - 2, ROW - 8, 12, theme.WELL), wide, ROW - 6)


@cache
def offer(result: int) -> Sprite:
    """A labour that can be done now: its metope in a golden frame, with the result that does it."""
    scene = path("M-52 -38H26V40H-52Z", palette.CLAY_LIT) + group(metopes.scene(result, metopes.TARGET), -52, -33, 0.68)
    markup = scene + rect(-53, -40, 80, 80, 6, "none", theme.INK, 8) + rect(-53, -40, 80, 80, 6, "none", theme.GOLD, 5)
    markup += circle(31, 16, 26, theme.GOLD, theme.INK, 4)
    return centre(markup + figure(result, 31, 16, theme.PHONE_READ, theme.INK, None), OFFER, 96)


def _columns(sheet: Sheet, table: TableView, side: SideView, top: float) -> None:
    """The gods that wait over the columns, and below them the labours with the apprentice."""
    upper, lower = top + 44, top + 130
    doable = table.doable or () if side.number == table.acting else ()
    gods = [*table.gods, table.peak[0] if table.peak else None]
    for column, god in enumerate(gods, 1):
        x = _middle(column)
        if god:
            is_hidden = table.is_simplified and CARDS[god].kind == "god"
            sheet.centre(seats.won_card(god, is_hidden, 84), x, upper)
            if not is_hidden:
                sheet.note_piece("card", god, x, upper, CELL, 88)
        sheet.centre(pieces.labour(side.look, column, 76, column in side.labours, column in doable), x, lower)
    if side.change.column != side.column:
        ghost = figures.ghost(side.look, WALKER)
        sheet.stamp(ghost, _middle(side.change.column) - 50 * WALKER, lower + 38 - 90 * WALKER)
    sheet.stamp(figures.walker(side.look, WALKER), _middle(side.column) - 50 * WALKER, lower + 38 - 90 * WALKER)


def _middle(column: int) -> float:
    return START + 34 + (column - 0.5) * CELL if column else START


def _line(table: TableView, side: SideView) -> Block:
    """Another side in one line: its apprentice's column, the labours left, its cards; Hades' next step."""
    items = [
        Item(figures.walker(side.look, 0.86), str(side.column)),
        Item(pieces.labours_left(side.look, LEFT), str(len(side.labours))),
        Item(pieces.card_count(70), str(side.cards)),
    ]
    if side.hades and table.hades_waits:
        items[2] = Item(figures.small_die(side.dice[0], side.look.colour, SMALL_DIE), f"→{hades_preview.target(side)}")
    return compact_page.line(person_of(table, side), items)


def _stacks(table: TableView) -> Block:
    """What earns each demigod, what its top card does, and how many are left."""
    left = [pile for _, pile in table.stacks if pile]

    def draw(sheet: Sheet, top: float) -> None:
        pitch = (INNER - 20) / max(4, len(left))
        for at, pile in enumerate(left):
            x, middle = MARGIN + 12 + at * pitch, top + STACKS / 2
            sheet.stamp(_tile(pile[0], len(pile), round(pitch) - 8, STACKS - 16), x, middle - STACKS / 2 + 8)
            sheet.note_piece("card", pile[0], x + pitch / 2 - 4, middle, pitch - 8, STACKS - 8)

    return Block(STACKS, draw)


@cache
def _tile(card: str, left: int, wide: int, high: int) -> Sprite:
    card_of = CARDS[card]
    markup = rect(1, 1, wide - 2, high - 2, 12, theme.WELL)
    markup += rect(12, high - 8, wide - 24, 4, 2, palette.STACKS[card_of.stack])
    markup += group(emblems.sign_of_claim(card_of), 30, high / 2, 0.57) + group(
        emblems.effect(card_of, 58), 86, high / 2
    )
    markup += figure(f"×{left}", min(wide - 22, 170), high / 2, theme.PHONE_READ, theme.TEXT, None)
    return Sprite(markup, wide, high)
