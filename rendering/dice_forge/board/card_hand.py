"""The feats that a player holds, laid out as large as they fit, equal ones together."""

from __future__ import annotations

from math import ceil

from engine.dice_forge.data.cards import CARDS
from rendering import theme
from rendering.canvas.sprites import Sheet
from rendering.dice_forge.art import cards
from rendering.dice_forge.view import HeroView
from rendering.translations import Translations

LARGEST, SLIM = 300, 1.42
GAP = 14
UPRIGHT = 6
"""Up to this many different cards stand upright in one row."""


def lay_out(
    sheet: Sheet, hero: HeroView, box: tuple[int, int, int, int], words: Translations, beside: int = UPRIGHT
) -> None:
    """Put every card of a player into the box (left, top, width, height); up to ``beside`` stand in one row."""
    left, top, width, height = box
    held = list(hero.card_counts.items())
    if not held:
        text = words("diceforge-picture-no-cards")
        sheet.write(text, left + width / 2, top + height / 2 + 12, 34, theme.FAINT, "bold", "middle", room=width)
    elif len(held) <= beside:
        wide = min(LARGEST, (width - (len(held) - 1) * GAP) // len(held))
        tall = min(height - 6, round(wide * SLIM))
        start = left + (width - len(held) * wide - (len(held) - 1) * GAP) / 2
        for at, (card, count) in enumerate(held):
            text = words(f"diceforge-feat-{CARDS[card].feat.id}-text")
            sprite = cards.held_card(card, count, wide, tall, _name(card, words), text)
            sheet.stamp(sprite, start + at * (wide + GAP) - 2, top + (height - tall) / 2 - 4)
    else:
        rows = (2 if len(held) <= 12 else 3) if beside == UPRIGHT else ceil(len(held) / beside)
        _rows(sheet, held, box, rows, words)


def _rows(
    sheet: Sheet, held: list[tuple[str, int]], box: tuple[int, int, int, int], rows: int, words: Translations
) -> None:
    left, top, width, height = box
    per_row = ceil(len(held) / rows)
    wide = (width - (per_row - 1) * GAP) // per_row
    tall = (height - (rows - 1) * GAP) // rows - 4
    wide = min(wide, round(tall * 2.1))
    for at, (card, count) in enumerate(held):
        row, place = divmod(at, per_row)
        in_row = min(per_row, len(held) - row * per_row)
        start = left + (width - in_row * wide - (in_row - 1) * GAP) / 2
        sprite = cards.held_low(card, count, wide, tall, _name(card, words))
        sheet.stamp(sprite, start + place * (wide + GAP) - 2, top + row * (tall + GAP) - 2)


def _name(card: str, words: Translations) -> str:
    return words(cards.short_name(CARDS[card].feat.id))
