"""The board of Dice Forge for small screens: one player large with what can be paid now, each other in one line."""

from __future__ import annotations

from functools import cache, partial

from engine.dice_forge.data.rulings import LAP
from engine.dice_forge.state import ANCIENT
from engine.questions import Question
from rendering import theme
from rendering.canvas.sprites import Fit, Sheet, Sprite, centre
from rendering.canvas.text import Lettering, width
from rendering.dice_forge import palette, question_words
from rendering.dice_forge.art import hoplite, pieces, slabs
from rendering.dice_forge.board import card_hand, choices, compact_market, hero_progress, possessions, recap
from rendering.dice_forge.modules import compact as compact_module
from rendering.dice_forge.modules.view import ModuleView
from rendering.dice_forge.view import HeroView, TableView, is_fresh
from rendering.templates import choice_tiles, compact_page, last_turns, turn_chip
from rendering.templates.compact_page import BAND, HEADER, INNER, MARGIN, WIDTH, Block, Item
from rendering.translations import Translations

STORES, KEPT = 104, 92
"""Height of the stores, and of what continues working."""
CELL, SLAB, THICK, SHOWN = 156, 142, 8, 14
"""From face to face on a die, size and thickness of a slab, thickness of the one that the die shows."""
HERO = 0.62
TOKEN, CARD = 78, 190
HEADING, SOURCE, MOST_ROWS, MOST_HIGH = 84, 64, 8, 144
"""Height of the words of a question, the size of what asks it, how many rows of choices there are at most, and how high
the choices of a single row may be."""


def sheet_of(table: TableView, module: ModuleView | None, words: Translations) -> Sheet:
    """The board as a sheet of sprites, with the module of a match that has one."""
    hero = large_seat(table)
    blocks = [_large(table, hero, words), *last_turns.block_of(recap.turns_of(table, recap.LARGE_SIGN))]
    question = question_words.question_of(table, hero)
    if question is not None and choices.is_on_quay(question):
        blocks.append(_question(table, question, words))
    if module is not None:
        blocks.append(compact_module.block(module, hero, words))
    if not table.over:
        blocks.append(compact_market.block(table, hero, words))
    blocks += [_line(table, other) for other in table.heroes if other is not hero]
    return compact_page.assemble(blocks, partial(_header, table, words))


def seat_of(table: TableView, hero: HeroView, words: Translations) -> Sheet:
    """The close-up of a player: all of it large, with the feats below."""
    count = len(hero.card_counts)
    new = card_hand.new_cards(table, hero)
    high = 90 if not count else 420 if count <= 3 else CARD * -(-count // 3)

    def cards(sheet: Sheet, top: float) -> None:
        card_hand.lay_out(sheet, hero, (MARGIN + 16, round(top) + 14, INNER - 32, high - 28), words, 3, new)

    return compact_page.assemble([_large(table, hero, words), Block(high, cards)], partial(_header, table, words))


def large_seat(table: TableView) -> HeroView:
    """The seat that is shown large: one that is asked, the turn's owner first; at the end the winner; the viewer, if
    asked; after a trial whose turn it was."""
    if table.over:
        return table.winners[0]
    seats = (table.viewer, table.acting, *table.asked_seats)
    return table.heroes[next((seat for seat in seats if seat in table.asked_seats), table.turn_owner)]


def person_of(table: TableView, hero: HeroView) -> compact_page.Person:
    """A player as lines and headings show him."""
    several = not table.over and table.asked_seats not in ((), (table.acting,))
    return compact_page.Person(
        hero.name,
        hero.look,
        hero.points,
        hero.number in table.asked_seats,
        several and hero.number == table.acting,
        hoplite.hoplite_sprite(hero.look, HERO),
    )


def _header(table: TableView, words: Translations, sheet: Sheet) -> None:
    x = MARGIN + 16.0
    text = words("diceforge-picture-round-short", round=table.round, rounds=table.rounds)
    x += sheet.write(text, x, HEADER + 14, Lettering(42, theme.TEXT, "extra")) + 24
    winners = table.winners if table.over else ()
    turn = turn_chip.Turn(table.heroes, table.acting, table.asked_seats, winners)
    turn_chip.draw_turn(sheet, turn, words, turn_chip.Room(x, HEADER, WIDTH - MARGIN))


def _large(table: TableView, hero: HeroView, words: Translations) -> Block:
    """Stores, both dice with the faces that they show, and what continues working."""
    dice = 2 * CELL + 4
    person = person_of(table, hero)

    def draw(sheet: Sheet, top: float) -> None:
        compact_page.band(sheet, person, top, words("picture-place-nth", place=hero.place))
        pitch = (INNER - 20) / len(hero.stores)
        for at, kind in enumerate(hero.stores):
            _store(sheet, hero, kind, MARGIN + 20 + at * pitch, top + BAND + STORES / 2, len(hero.stores) > 3)
        y = top + BAND + STORES
        for die in range(2):
            _die(sheet, table, hero, die, MARGIN + 26 + die * (INNER - 46 - 3 * CELL), y)
        usable = choices.usable_tokens(question_words.question_of(table, hero))
        _belongings(sheet, hero, usable, y + dice + KEPT / 2 + 4)

    frame = theme.WHITE if person.is_asked else None
    return Block(BAND + STORES + dice + KEPT + 10, draw, hero.look.colour, frame)


def _question(table: TableView, question: Question, words: Translations) -> Block:
    """What the hero is asked, with the choices that lie nowhere on the picture."""
    arrangement = choice_tiles.arrange(
        choices.signs_of_choices(table, question, table.faces), INNER - 44, (112,) * MOST_ROWS, MOST_HIGH
    )
    source = choices.source_of(question)

    def draw(sheet: Sheet, top: float) -> None:
        left = MARGIN + 22.0
        if source:
            sign = _source(*source)
            sheet.centre(sign, left + sign.width / 2 - 2, top + 40)
            left += sign.width + 8
        text = question_words.beside_choices(question, words)
        sheet.write(
            text, left, top + 54, Lettering(theme.READ, theme.TEXT, "extra"), fit=Fit(MARGIN + INNER - 20 - left)
        )
        choice_tiles.draw(sheet, arrangement, MARGIN + 22, top + HEADING)

    return Block(HEADING + arrangement.height + (20 if arrangement.rows else 0), draw)


@cache
def _source(fragment: str, wide: float) -> Sprite:
    return centre(fragment, round(wide * SOURCE / 100) + 4, SOURCE + 4, scale=SOURCE / 100)


def _die(sheet: Sheet, table: TableView, hero: HeroView, die: int, x: float, y: float) -> None:
    """A die as six slabs: the face that it shows is thicker and has the frame of what was rolled.

    Sides to choose from, and a die to choose, have a golden frame.
    """
    question = question_words.question_of(table, hero)
    sides_to_choose = choices.offered_sides(question)
    if die in choices.whole_dice(question):
        frame = slabs.gold_frame(3 * CELL + 6, 2 * CELL + 2, 24)
        sheet.centre(frame, x + 1.5 * CELL + 2, y + CELL + 2)
    for side, face in enumerate(hero.dice[die]):
        place = x + CELL * (side % 3 + 0.5) - THICK / 2, y + CELL * (side // 3 + 0.5) - THICK / 2
        is_up = side == hero.up[die] and not table.drafting
        sheet.centre(slabs.slab_sprite(face, SLAB, SHOWN if is_up else THICK), *place)
        sheet.note_piece("face", face, *place, SLAB, SLAB)
        if is_up:
            sheet.centre(pieces.ring(SLAB, palette.NEW), *place)
        if (die, side) in sides_to_choose:
            sheet.centre(slabs.gold_frame(SLAB - (14 if is_up else 0), SLAB - (14 if is_up else 0), 22), *place)
        if face in table.boars:
            look = table.heroes[table.boars[face]].look
            sheet.centre(pieces.owner(look, 66), place[0] + 37, place[1] - 37)
        if is_fresh(hero, die, side):
            sheet.centre(pieces.fresh(palette.NEW, 57), place[0] - 60, place[1] + 60)


def _store(sheet: Sheet, hero: HeroView, kind: str, x: float, y: float, narrow: bool) -> None:
    size, letters = (72, 54) if narrow else (88, 68)
    amount, cap = hero.store[kind], hero.caps[kind]
    sheet.centre(pieces.resource(kind, size), x + size / 2, y)
    left = x + size + 12
    left += sheet.write(str(amount), left, y + letters * 0.34, Lettering(letters, theme.WHITE, "black"))
    gain = hero.gains[kind]
    sheet.write(f"/{cap}", left + 3, y + (36 if gain else letters * 0.34), Lettering(theme.PHONE_READ, theme.MUTED))
    if gain:
        possessions.write_gain(sheet, gain, left + 6, y - 6, theme.PHONE_READ)


def _belongings(sheet: Sheet, hero: HeroView, usable: frozenset[str], middle: float) -> None:
    """How many feats, tokens, the hammer."""
    x = MARGIN + 24.0
    sheet.centre(pieces.card_count(TOKEN), x + 24, middle)
    sheet.figure(len(hero.cards), x + 24, middle, theme.PHONE_READ, theme.INK)
    x += 84
    right = MARGIN + INNER - 24.0
    if hero.lap:
        text = f"{hero.step}/{LAP}"
        right -= width(text, 46, "black")
        sheet.write(text, right, middle + 15, Lettering(46, theme.WHITE, "black"))
        right -= 14 + width(hero_progress.LAPS[hero.lap], theme.PHONE_READ, "black")
        sheet.write(hero_progress.LAPS[hero.lap], right, middle + 14, Lettering(theme.PHONE_READ, theme.MUTED, "black"))
        right -= TOKEN + 8
        sheet.centre(pieces.token("hammer", TOKEN), right + TOKEN / 2, middle)
    tokens = possessions.merge_alike(possessions.continuing_effects(hero))
    possessions.lay_out(sheet, tokens, x, right - 12, middle, TOKEN, theme.PHONE_READ, usable)


def _line(table: TableView, hero: HeroView) -> Block:
    """Another player in one line: gold and shards."""
    items = [
        Item(
            pieces.resource(kind, 70 if kind == ANCIENT else 54),
            str(hero.store[kind]),
        )
        for kind in hero.stores
    ]
    return compact_page.line(person_of(table, hero), items)
