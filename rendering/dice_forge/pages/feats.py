"""The feats of a match close up, on two pages: every card with its price, copies left and effect.

Those within reach now are bright in a frame of gold; the others recede.
"""

from __future__ import annotations

from functools import cache

from engine.dice_forge.data.cards import CARDS, SLOTS
from rendering import theme
from rendering.canvas import scenery
from rendering.canvas.sprites import Sheet, Sprite
from rendering.canvas.svg import rect
from rendering.dice_forge import palette
from rendering.dice_forge.art import cards, pieces, slabs
from rendering.dice_forge.pages import compact_feats
from rendering.dice_forge.view import SlotView, TableView, read
from rendering.picture import Drawing, Scene
from rendering.registry import picture
from rendering.translations import Translations

PAGES = ("feats", "feats_more")
"""The names of the pages, as of a match's other pictures."""
PER_ROW, ROWS = 4, 2
LEFT, TOP, PITCH, ROW = 36, 116, 396, 452
WIDE, HIGH = 380, 378
COST = 56


def sheet_of(table: TableView, page: str, words: Translations) -> Sheet:
    """A page as a sheet of sprites."""
    sheet = Sheet(_ground())
    number = PAGES.index(page) + 1
    title = words("diceforge-picture-feats-page", page=number, pages=len(PAGES))
    sheet.write(title, 36, 64, 46, theme.IVORY, "title", room=1560)
    shown = slots_on_page(table, page)
    for at, slot in enumerate(shown):
        row, column = divmod(at, PER_ROW)
        _feat(sheet, table, slot, LEFT + column * PITCH, TOP + row * ROW, words)
    _frame_rows(sheet, table, shown)
    return sheet


def slots_on_page(table: TableView, page: str) -> list[SlotView]:
    """The places on a page: those of the moon on the first, as they lie on the islands, the others on the second."""
    first = PAGES.index(page) * PER_ROW * ROWS
    placed = [table.slots[slot] for slot in SLOTS if table.slots[slot].feat]
    return placed[first : first + PER_ROW * ROWS]


def sentences(table: TableView, page: str, words: Translations) -> list[str]:
    """A page in sentences: name, copies, what it does."""
    return [
        f"{words(cards.short_name(slot.feat))} ×{slot.left}: {_text(slot, words)}"
        for slot in slots_on_page(table, page)
    ]


def _text(slot: SlotView, words: Translations) -> str:
    return words(f"diceforge-feat-{slot.feat}-text")


def _card(slot: SlotView) -> str:
    """The card that lies on top, or one like those that lay there."""
    return slot.top or next(card.id for card in CARDS.values() if card.feat.id == slot.feat)


@cache
def _ground() -> Sprite:
    return Sprite(scenery.night(theme.WIDTH, theme.HEIGHT), theme.WIDTH, theme.HEIGHT)


@cache
def _veil() -> Sprite:
    """The dusk over a feat of which none is left."""
    return Sprite(rect(0, 0, WIDE + 6, HIGH + 6, 9, palette.DIM, opacity=0.28), WIDE + 6, HIGH + 6)


def is_within_reach(table: TableView, slot: SlotView) -> bool:
    """Whether who looks can have a feat now: for everyone, whether someone can."""
    return slot.id in table.feats and (table.viewer is None or table.viewer in table.asked)


def _frame_rows(sheet: Sheet, table: TableView, shown: list[SlotView]) -> None:
    """Gold around each feat within reach; once around a row of which all are."""
    for row in range(ROWS):
        slots = shown[row * PER_ROW : (row + 1) * PER_ROW]
        top = TOP + row * ROW + 2 + HIGH / 2
        if len(slots) == PER_ROW and all(is_within_reach(table, slot) for slot in slots):
            wide = (PER_ROW - 1) * PITCH + WIDE + 8
            sheet.centre(slabs.gold_frame(wide, HIGH + 8, 12), LEFT + 2 + (PER_ROW - 1) * PITCH / 2 + WIDE / 2, top)
            continue
        for column, slot in enumerate(slots):
            if is_within_reach(table, slot):
                sheet.centre(slabs.gold_frame(WIDE + 6, HIGH + 6, 11), LEFT + column * PITCH + 2 + WIDE / 2, top)


def _feat(sheet: Sheet, table: TableView, slot: SlotView, left: int, top: int, words: Translations) -> None:
    name, lit = words(cards.short_name(slot.feat)), is_within_reach(table, slot)
    sprite = cards.held_card(
        _card(slot), 1, WIDE, HIGH, name, _text(slot, words), lines=7, lit=lit, sizes=cards.ALL_LETTERS
    )
    sheet.stamp(sprite, left, top)
    if not slot.left:
        sheet.stamp(_veil(), left, top)
    x, middle = left + 40, top + HIGH + 36
    for kind, amount in SLOTS[slot.id].cost.items():
        sheet.centre(pieces.resource(kind, COST, amount), x, middle)
        x += COST + 8
    ink = theme.TEXT if slot.left else theme.FAINT
    sheet.write(f"×{slot.left}", left + WIDE - 12, middle + 15, theme.READ, ink, "black", "end")


def _compact(table: TableView, page: str, words: Translations) -> Sheet:
    title = words("diceforge-picture-feats-page", page=PAGES.index(page) + 1, pages=len(PAGES))
    entries = [
        compact_feats.Entry(
            slot, _card(slot), words(cards.short_name(slot.feat)), _text(slot, words), is_within_reach(table, slot)
        )
        for slot in slots_on_page(table, page)
    ]
    return compact_feats.sheet_of(title, entries)


def _register(page: str) -> None:
    @picture("diceforge", page, menu=4, belongs=lambda match: not match.state.drafting)
    def draw(scene: Scene) -> Drawing:
        table = read(scene)
        sheet = (_compact if scene.compact else sheet_of)(table, page, scene.words)
        return Drawing(sheet, sentences(table, page, scene.words))


for _page in PAGES:
    _register(_page)
