"""The feats that a player holds, laid out as large as they fit, equal ones together."""

from __future__ import annotations

from functools import cache
from math import ceil

from engine.dice_forge.data.cards import CARDS
from rendering import theme
from rendering.canvas.sprites import Fit, Sheet, Sprite, centre
from rendering.canvas.text import Lettering
from rendering.dice_forge.art import cards, slabs, tablets
from rendering.dice_forge.view import HeroView, TableView
from rendering.translations import Translations

LARGEST, SLIM = 300, 1.42
GAP, APART, SIDE = 14, 8, 24
"""From card to card, from row to row of tablets, and how far wreaths and shadows reach beyond them."""
UPRIGHT, LYING = 6, 8
"""Up to this many different cards stand upright in one row, and lie in two; more of them are tablets."""


Counts = list[tuple[str, int]]
"""Different cards, and how many of each."""
Box = tuple[int, int, int, int]


def lay_out(
    sheet: Sheet,
    hero: HeroView,
    box: Box,
    words: Translations,
    beside: int = UPRIGHT,
    new: frozenset[str] = frozenset(),
) -> None:
    """Put every card of a player into the box (left, top, width, height); up to ``beside`` stand in one row.

    Those that are ``new`` have the frame of what has just been won.
    """
    left, top, width, height = box
    cards_held = list(hero.card_counts.items())
    if not cards_held:
        text = words("diceforge-picture-no-cards")
        sheet.write(
            text,
            left + width / 2,
            top + height / 2 + 15,
            Lettering(theme.READ, theme.FAINT, "bold"),
            "middle",
            Fit(width),
        )
    elif len(cards_held) <= beside:
        wide = min(LARGEST, (width - (len(cards_held) - 1) * GAP) // len(cards_held))
        tall = min(height - 6, round(wide * SLIM))
        start = left + (width - len(cards_held) * wide - (len(cards_held) - 1) * GAP) / 2
        for at, (card, count) in enumerate(cards_held):
            sprite = cards.held_card(card, count, wide, tall, _name(card, words))
            x, y = start + at * (wide + GAP), top + (height - tall) / 2 - 2
            sheet.stamp(sprite, x - 2, y - 2)
            _frame(sheet, card in new, x, y, wide, tall)
    elif beside == UPRIGHT and len(cards_held) > LYING:
        _tablets(sheet, cards_held, box, words, new)
    else:
        _rows(sheet, cards_held, box, 2 if beside == UPRIGHT else ceil(len(cards_held) / beside), words, new)


def _rows(sheet: Sheet, counts: Counts, box: Box, rows: int, words: Translations, new: frozenset[str]) -> None:
    left, top, width, height = box
    per_row = ceil(len(counts) / rows)
    wide = (width - (per_row - 1) * GAP) // per_row
    tall = (height - (rows - 1) * GAP) // rows - 4
    wide = min(wide, round(tall * 2.1))
    for at, (card, count) in enumerate(counts):
        row, place = divmod(at, per_row)
        in_row = min(per_row, len(counts) - row * per_row)
        start = left + (width - in_row * wide - (in_row - 1) * GAP) / 2
        sprite = cards.low_card(card, count, wide, tall, _name(card, words))
        x, y = start + place * (wide + GAP), top + row * (tall + GAP)
        sheet.stamp(sprite, x - 2, y - 2)
        _frame(sheet, card in new, x, y, wide, tall)


def _tablets(sheet: Sheet, counts: Counts, box: Box, words: Translations, new: frozenset[str]) -> None:
    """Two rows of tablets as they lie on the islands; where they have no room beside each other, they overlap."""
    left, top, width, height = box
    per_row = ceil(len(counts) / 2)
    pitch = min(tablets.WIDTH + GAP, (width - tablets.WIDTH - 2 * SIDE) / (per_row - 1))
    for at, (card, count) in enumerate(counts):
        row, place = divmod(at, per_row)
        in_row = min(per_row, len(counts) - row * per_row)
        x = left + width / 2 + (place - (in_row - 1) / 2) * pitch
        y = top + height / 2 - 4 + (row - 0.5) * (tablets.HEIGHT + APART)
        sheet.centre(tablets.tablet(card, _name(card, words), True, count), x, y)
        if count > 1:
            sheet.centre(_copies(count), x + tablets.WIDTH / 2 - 34, y - tablets.HEIGHT / 2 + tablets.ART - 22)
        _frame(sheet, card in new, x - tablets.WIDTH / 2, y - tablets.HEIGHT / 2, tablets.WIDTH, tablets.HEIGHT)


@cache
def _copies(count: int) -> Sprite:
    return centre(cards.number_of_copies(count), 76, 52)


def new_cards(table: TableView, hero: HeroView) -> frozenset[str]:
    """The cards that a player has won since the board before."""
    feats = {table.slots[slot].feat for slot, seat in table.new_feats.items() if seat == hero.number}
    latest = {CARDS[card].feat.id: card for card in hero.cards}
    return frozenset(latest[feat] for feat in feats if feat in latest)


def _frame(sheet: Sheet, new: bool, x: float, y: float, wide: int, tall: int) -> None:
    if new:
        sheet.centre(slabs.new_outline(wide + 4, tall + 4, 10), x + wide / 2, y + tall / 2)


def _name(card: str, words: Translations) -> str:
    return cards.divided_name(CARDS[card].feat.id, words)
