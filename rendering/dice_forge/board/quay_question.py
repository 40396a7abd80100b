"""The question on the quay: in a few words with what can be chosen, above the dice, which stand in a row for it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.dice_forge.data.faces import DICE
from engine.questions import Question
from rendering import theme
from rendering.canvas.sprites import Fit, Sheet, Sprite, centre
from rendering.canvas.text import Lettering
from rendering.dice_forge import question_words
from rendering.dice_forge.art import numeral_faces, pieces, slabs
from rendering.dice_forge.board import choices, dice_in_rows, possessions
from rendering.dice_forge.layout import QUAY_TOP, Layout
from rendering.dice_forge.view import HeroView, TableView, is_fresh
from rendering.templates import choice_tiles
from rendering.translations import Translations

LEFT, ROOM = 622, 884
"""Where the question begins, and how long it may be."""
DIE_X = (622 + 34, 1078 + 34)
"""The middle of each die's first side where they lie in three columns."""
DICE_ROW = dice_in_rows.Row(LEFT, ROOM, (58, 50, 43), 5, slabs.LIT)
"""Where they lie in one row."""
TEXT, TILES, SOURCE = 72, 88, 50
"""Baseline of the words and top of the tiles from the quay's top, and the size of what asks."""
HAMMER = 110
"""How long the bar of the hammer is beside the words, where there is room."""
SIZES, LOW_SIZES = (84, 180, 124), (72, 156, 104)
"""Heights of a tile in one row and of two rows, and up to which the tiles of one row grow; on the lower quay of four
seats, the same."""
LOW_TEXT, LOW_TILES = 70, 84
"""Baseline of the words and top of the tiles on the lower quay of four seats."""


def draw(
    sheet: Sheet, table: TableView, hero: HeroView, question: Question, layout: Layout, words: Translations
) -> None:
    """Put the question, the choices and both dice on the quay."""
    low = layout.quay_height < 270
    base, top = QUAY_TOP + (LOW_TEXT if low else TEXT), QUAY_TOP + (LOW_TILES if low else TILES)
    x = float(LEFT)
    source = choices.source_of(question)
    if source:
        sign = _source(*source)
        sheet.centre(sign, x + sign.width / 2 - 2, base - 14)
        x += sign.width + 10
    text = question_words.beside_choices(question, words)
    x += sheet.write(text, x, base, Lettering(theme.READ, theme.WHITE, "extra"), fit=Fit(LEFT + ROOM - x)) + 40
    if hero.lap and x + HAMMER + 208 <= LEFT + ROOM:
        possessions.draw_hammer(sheet, hero, x, base - 15, HAMMER)
    sheet.note(f"question:{hero.number}", LEFT, base - 40, ROOM, 54)
    signs = choices.signs_of_choices(table, question)
    one, whole, most = LOW_SIZES if low else SIZES
    arrangement = choice_tiles.arrange(signs, ROOM, (one, (whole - 14) // 2), most)
    choice_tiles.draw(sheet, arrangement, LEFT, top, choices.choices_by_signs(table, question))
    foot = QUAY_TOP + layout.quay_height
    if not signs:
        _rows_of_three(sheet, table, hero, question, (base + 20 + foot) / 2, low)
    elif len(arrangement.rows) == 1:
        y = (top + arrangement.high + foot) / 2
        dice_in_rows.draw(sheet, table, hero, y, DICE_ROW, choices.offered_sides(question))


@cache
def _source(fragment: str, wide: float) -> Sprite:
    return centre(fragment, round(wide * SOURCE / 100) + 4, SOURCE + 4, scale=SOURCE / 100)


def _rows_of_three(sheet: Sheet, table: TableView, hero: HeroView, question: Question, y: float, low: bool) -> None:
    size, pitch = (66, 77) if low else (74, 88)
    places = [
        [(DIE_X[die] + 26 + side % 3 * (pitch + 2), y + (side // 3 - 0.5) * pitch) for side in range(6)]
        for die in range(2)
    ]
    _dice(sheet, table, hero, question, places, size)


def _dice(
    sheet: Sheet,
    table: TableView,
    hero: HeroView,
    question: Question,
    places: Sequence[Sequence[tuple[float, float]]],
    size: int,
) -> None:
    """Both dice: what they show in cyan, sides and dice to choose from in gold."""
    sides_to_choose, whole = choices.offered_sides(question), choices.whole_dice(question)
    (left, top), (right, bottom) = places[0][0], places[1][-1]
    reach = size / 2 + 6
    sheet.note(f"dice:{hero.number}", left - reach, top - reach, right - left + 2 * reach, bottom - top + 2 * reach)
    for die, name in enumerate(DICE):
        (left, top), (right, bottom) = places[die][0], places[die][-1]
        wide, high = right - left + 2 * reach, bottom - top + 2 * reach
        sheet.note(f"die:{hero.number}:{name}", left - reach, top - reach, wide, high)
        if die in whole:
            frame = slabs.gold_frame(round(wide + 10), round(high + 6), 18)
            sheet.centre(frame, (left + right) / 2, (top + bottom) / 2)
        for side, face in enumerate(hero.dice[die]):
            place = places[die][side]
            if side == hero.up[die] and not table.drafting:
                sheet.centre(numeral_faces.rolled_ground(size, size), *place)
            sheet.centre(numeral_faces.slab_sprite(face, size, 5), *place)
            sheet.note_piece("face", face, *place, size, size)
            left, top = (middle - size / 2 for middle in place)
            sheet.note(f"side:{hero.number}:{name}:{side + 1}", left, top, size, size, is_beset=True)
            if face in table.boars:
                look = table.heroes[table.boars[face]].look
                sheet.centre(pieces.owner(look, round(size * 0.42)), place[0] + size * 0.3, place[1] - size * 0.3)
            if (die, side) in sides_to_choose:
                sheet.centre(slabs.gold_frame(size + 4, size + 4, round(size * 0.18)), *place)
            elif is_fresh(hero, die, side):
                sheet.centre(numeral_faces.new_frame(size, size), *place)
