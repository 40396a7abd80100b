"""The faces and feats that one player can pay, for small screens."""

from __future__ import annotations

from functools import cache

from engine.dice_forge.data.cards import CARDS, FEATS, SLOTS
from engine.dice_forge.data.faces import POOLS
from rendering import theme
from rendering.canvas.sprites import Fit, Sheet, Sprite, centre
from rendering.canvas.svg import group, rect
from rendering.canvas.text import Lettering, capitalise, find_lines, fit_lines
from rendering.dice_forge import question_words
from rendering.dice_forge.art import cards, clay, pieces, slabs
from rendering.dice_forge.board import choices
from rendering.dice_forge.layout import Box
from rendering.dice_forge.view import HeroView, SlotView, TableView, affordable_faces
from rendering.templates.compact_page import INNER, MARGIN, Block
from rendering.translations import Translations

HEADING = 62
FACES, FACE, THICK, FACE_ROW = 4, 150, 6, 178
FEATS_BESIDE, FEAT, FEAT_ROW = 2, 100, 112
"""How many stand beside each other, how large they are drawn (a slab's thickness), and a row's height."""
COST, WORTH, HALT = 62, 72, 46
INSIDE = INNER - 32


def block(table: TableView, hero: HeroView, words: Translations) -> Block:
    """Everything that the player can pay now; in a draft, the sets to choose from."""
    slots = [table.slots[slot] for slot in SLOTS if _payable(table, hero, table.slots[slot])]
    faces = [] if table.drafting else _faces(table, hero)
    feats = [(slot.id, slot.feat) for slot in slots]
    if table.drafting:
        feats = [(slot.id, feat) for slot in slots for feat in table.fitting.get(slot.id, ())]
    face_rows, feat_rows = -(-len(faces) // FACES), -(-len(feats) // FEATS_BESIDE)
    height = HEADING + face_rows * FACE_ROW + feat_rows * FEAT_ROW + 12

    def draw(sheet: Sheet, top: float) -> None:
        nothing = not faces and not feats
        key = "to-choose" if table.drafting else "nothing-within-reach" if nothing else "within-reach"
        text = words(f"picture-{key}")
        question = question_words.question_of(table, hero)
        if question is not None and question.kind in choices.ON_ISLANDS:
            question_text = question_words.words_of(question, words)
            text, nothing = capitalise(question_text), False
        ink = theme.MUTED if nothing else theme.TEXT
        halts = question is not None and choices.may_halt(question)
        room = INSIDE - (HALT * 1.22 + 12 if halts else 0)
        sheet.write(text, MARGIN + 22, top + 44, Lettering(theme.PHONE_READ, ink, "extra"), fit=Fit(room))
        if halts:
            sheet.centre(pieces.halt(HALT, True), MARGIN + INNER - 16 - HALT * 0.61, top + 34)
        y = round(top) + HEADING
        for at, face in enumerate(faces):
            _face(sheet, table, face, _box(at, FACES, FACE_ROW, y))
        y += face_rows * FACE_ROW
        for at, (slot, feat) in enumerate(feats):
            _feat(sheet, slot, feat, slot in table.feats, _box(at, FEATS_BESIDE, FEAT_ROW, y), words)

    return Block(height, draw)


def _box(at: int, beside: int, high: int, top: int) -> Box:
    """The place of tile number ``at``, this many of them beside each other."""
    row, column = divmod(at, beside)
    wide = INSIDE // beside
    return Box(MARGIN + 16 + column * wide, top + row * high, wide - 10, high - 10)


def _payable(table: TableView, hero: HeroView, slot: SlotView) -> bool:
    """Whether a feat is offered, or, where no one is asked for one, the store would do for it."""
    if table.feats or table.drafting:
        return slot.id in table.feats
    return bool(slot.top) and all(hero.store[kind] >= amount for kind, amount in SLOTS[slot.id].cost.items())


def _faces(table: TableView, hero: HeroView) -> list[str]:
    if table.feats and not table.faces:
        return []
    designs = dict.fromkeys(face for pool in POOLS.values() for face in pool.faces)
    if table.faces:
        return [face for face in designs if face in table.faces]
    faces_for_sale = {face for pool in POOLS.values() if pool.cost for face in pool.faces}
    return [face for face in designs if face in faces_for_sale and affordable_faces(table, hero, face)]


@cache
def tile(wide: int, high: int, offered: bool) -> Sprite:
    """The ground of a face or feat; in a golden frame where it can be chosen now."""
    if not offered:
        return Sprite(rect(2, 2, wide - 4, high - 4, 12, theme.WELL, theme.LINE, 2), wide, high)
    return Sprite(rect(2.5, 2.5, wide - 5, high - 5, 12, theme.WELL, theme.GOLD, 5), wide, high)


@cache
def painting(card: str, lit: bool = True) -> Sprite:
    """A feat's scene on a small slab of clay, to be centred; ``lit`` where it can be chosen now."""
    markup = clay.slab(FEAT - 16, FEAT - 16, lit) + group(clay.painting(card, FEAT - 20, FEAT - 20, lit), 2, 2)
    return centre(group(markup, (16 - FEAT) / 2, (16 - FEAT) / 2), FEAT)


def _face(sheet: Sheet, table: TableView, face: str, box: Box) -> None:
    """A face with its price and how many are left."""
    sheet.stamp(tile(box.width, box.height, face in table.faces), box.left, box.top)
    middle = box.top + box.height / 2
    sheet.note_piece("face", face, box.left + box.width / 2, middle, box.width, box.height)
    shade = slabs.LIT if face in table.faces else slabs.DIM
    sheet.centre(slabs.slab_sprite(face, FACE, THICK, shade), box.left + FACE / 2 + 9, middle - THICK / 2)
    price = table.faces.get(face, next((pool.cost for pool in POOLS.values() if face in pool.faces), 0))
    x = box.left + FACE + 43
    sheet.centre(pieces.resource("gold", 74, price), x, middle - 32)
    sheet.write(
        f"×{table.temple.get(face, 0)}", x, middle + 50, Lettering(theme.PHONE_READ, theme.TEXT, "black"), "middle"
    )


def _feat(sheet: Sheet, slot: str, feat: str, is_offered: bool, box: Box, words: Translations) -> None:
    """A feat with its name, its points and what it costs."""
    sheet.stamp(tile(box.width, box.height, is_offered), box.left, box.top)
    middle = box.top + box.height / 2
    card = next(card for card in CARDS.values() if card.feat.id == feat)
    sheet.note_piece("card", card.id, box.left + box.width / 2, middle, box.width, box.height)
    sheet.centre(painting(card.id, is_offered), box.left + FEAT / 2 + 4, middle - 2)
    if FEATS[feat].vp:
        sheet.centre(pieces.points(FEATS[feat].vp, WORTH), box.left + FEAT - 12, middle + FEAT / 2 - WORTH / 2 - 2)
    right = box.left + box.width - 14.0
    for kind, amount in reversed(list(SLOTS[slot].cost.items())):
        sheet.centre(pieces.resource(kind, COST + 8, amount), right - COST / 2, middle)
        right -= COST + 10
    left = box.left + FEAT + (28 if FEATS[feat].vp else 12)
    name, room = words(cards.short_name(feat)), right - left
    whole = find_lines(name, theme.PHONE_READ, theme.PHONE_READ, room, style="extra")
    lines, letters = whole or fit_lines(cards.divided_name(feat, words), theme.PHONE_READ, 30, room, style="extra")
    for at, line in enumerate(lines):
        y = middle + letters * 0.33 + (at - (len(lines) - 1) / 2) * letters
        sheet.write(line, left, y, Lettering(letters, theme.TEXT if is_offered else theme.MUTED, "extra"))
