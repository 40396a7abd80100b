"""The feats of a match close up, on two pages: every card with its price, copies left and effect.

Those within reach now have a frame of gold.
"""

from __future__ import annotations

from engine.dice_forge.data.cards import CARDS, SLOTS
from rendering import theme
from rendering.alt_text import label
from rendering.canvas.sprites import Sheet
from rendering.dice_forge.art import cards
from rendering.dice_forge.pages import feat_parts
from rendering.dice_forge.pages.feat_parts import Entry
from rendering.dice_forge.view import SlotView, TableView, read
from rendering.picture import Drawing, Scene
from rendering.registry import picture
from rendering.templates import two_columns
from rendering.templates.two_columns import WIDE
from rendering.translations import Translations

PAGES = ("feats", "feats_more")
"""The names of the pages, as of a match's other pictures."""
ON_PAGE = 8


def sheet_of(table: TableView, page: str, words: Translations) -> Sheet:
    """A page as a sheet of sprites."""
    parts = [feat_parts.part_of(entry, theme.READ, WIDE) for entry in _entries(table, page, words)]
    return two_columns.sheet_of(_title(page, words), parts)


def _title(page: str, words: Translations) -> str:
    return words("diceforge-picture-feats-page", page=PAGES.index(page) + 1, pages=len(PAGES))


def slots_on_page(table: TableView, page: str) -> list[SlotView]:
    """The places on a page: those of the moon on the first, as they lie on the islands, the others on the second."""
    first = PAGES.index(page) * ON_PAGE
    slots = [table.slots[slot] for slot in SLOTS if table.slots[slot].feat]
    return slots[first : first + ON_PAGE]


def sentences(table: TableView, page: str, words: Translations) -> list[str]:
    """A page in sentences: name, copies, what it does."""
    return [
        label(f"{words(cards.short_name(slot.feat))} ×{slot.left}", _text(slot, words), words)
        for slot in slots_on_page(table, page)
    ]


def _text(slot: SlotView, words: Translations) -> str:
    return words(f"diceforge-feat-{slot.feat}-text")


def _card(slot: SlotView) -> str:
    """The card that lies on top, or one like those that lay there."""
    return slot.top or next(card.id for card in CARDS.values() if card.feat.id == slot.feat)


def is_within_reach(table: TableView, slot: SlotView) -> bool:
    """Whether who looks can have a feat now: for everyone, whether someone can."""
    return slot.id in table.feats and (table.viewer is None or table.viewer in table.asked_seats)


def _entries(table: TableView, page: str, words: Translations) -> list[Entry]:
    return [
        Entry(slot, _card(slot), words(cards.short_name(slot.feat)), _text(slot, words), is_within_reach(table, slot))
        for slot in slots_on_page(table, page)
    ]


def _compact(table: TableView, page: str, words: Translations) -> Sheet:
    return feat_parts.compact_of(_title(page, words), _entries(table, page, words))


def _register(page: str) -> None:
    @picture("diceforge", page, menu=4, belongs=lambda match: not match.state.drafting)
    def draw(scene: Scene) -> Drawing:
        table = read(scene)
        sheet = (_compact if scene.compact else sheet_of)(table, page, scene.words)
        return Drawing(sheet, sentences(table, page, scene.words))


for _page in PAGES:
    _register(_page)
