"""The cards that a side has won, laid out as large as they fit, with what is used up."""

from __future__ import annotations

from functools import lru_cache
from math import ceil

from engine.hercules.cards import CARDS
from rendering import theme
from rendering.canvas.sprites import Sheet, Sprite
from rendering.canvas.svg import group, rect
from rendering.canvas.symbols import points
from rendering.canvas.text import figure, fit_text, write
from rendering.hercules import palette
from rendering.hercules.art import emblems, figures, tablets
from rendering.hercules.view import SideView
from rendering.translations import Translations

LARGEST = 250
SLIM, BROAD = 1.36, 1.08
"""Height of a card by its width, at most and at least."""
GAP = 12


def lay_out(sheet: Sheet, side: SideView, box: tuple[float, float, float, float], words: Translations) -> None:
    """Put every card of a side into the box (left, top, width, height)."""
    left, top, width, height = box
    cards = side.won_cards
    if not cards:
        text = words("hercules-picture-no-cards")
        sheet.write(text, left + width / 2, top + height / 2 + 12, 34, theme.FAINT, "bold", "middle", room=width)
        return
    wide, tall, rows = _grid(len(cards), width, height)
    per_row = ceil(len(cards) / rows)
    free = height - rows * tall - (rows - 1) * GAP
    for at, card in enumerate(cards):
        row, place = divmod(at, per_row)
        in_row = min(per_row, len(cards) - row * per_row)
        start = left + (width - in_row * wide - (in_row - 1) * GAP) / 2
        x, y = start + place * (wide + GAP), top + free / 2 + row * (tall + GAP)
        spent = card in side.marked or card in side.face_down
        sheet.stamp(tablet(card, wide, tall, name_of(card, words), spent), x - 2, y - 2)
        if card in side.marked:
            sheet.centre(figures.stone(side.look, round(wide * 0.5)), x + wide / 2, y + tall * 0.5)


def name_of(card_id: str, words: Translations) -> str:
    """The short name of a card: who it shows."""
    card = CARDS[card_id]
    if card.kind == "demigod":
        return words(f"hercules-stack-{card.stack}")
    if card.kind == "god":
        return words(f"hercules-god-{card_id}")
    return words(f"hercules-picture-{card.kind}")


def _grid(cards: int, width: float, height: float) -> tuple[int, int, int]:
    """Width and height of a card, and the number of rows with which the cards are largest."""
    grids = []
    for rows in (1, 2, 3):
        per_row = ceil(cards / rows)
        wide = min(LARGEST, (width - (per_row - 1) * GAP) / per_row)
        tall = min((height - (rows - 1) * GAP) / rows, wide * SLIM)
        wide = min(wide, tall / BROAD)
        grids.append((wide * tall, int(wide), int(tall), rows))
    _, wide_best, tall_best, rows = max(grids)
    return wide_best, tall_best, rows


@lru_cache(512)
def tablet(card_id: str, width: int, height: int, name: str, spent: bool) -> Sprite:
    """A card as a tablet: its scene under what earns it and what it does, its name below."""
    card = CARDS[card_id]
    band = round(min(height * 0.19, width * 0.24))
    badge = min(width * 0.36, height * 0.3)
    paper = theme.mix(palette.PAPER_SHADE, theme.IVORY, 0.4) if spent else theme.IVORY
    markup = rect(-2, 3, width, height, 9, palette.SHADE, opacity=0.5) + rect(0, 0, width, height, 9, paper)
    painting = tablets.painting(card, width - 12, height - band - 6, badge * 0.5, spent)
    markup += group(painting, 6, 6)
    if card.kind == "vase":
        markup += figure(card.number, width / 2, (height - band) * 0.66, width * 0.2)
    if card.kind == "demigod":
        markup += group(emblems.sign_of_claim(card), badge * 0.58, badge * 0.58, badge / 112)
    elif card.vp:
        markup += group(points(card.vp, badge * 1.08), badge * 0.6, badge * 0.62)
    if card.kind == "demigod" or card.ability != "none":
        markup += group(emblems.effect(card, badge, not spent), width - badge * 0.58, badge * 0.58)
    label, letters = fit_text(name, round(band * 0.82), 18, width - 14, "extra")
    markup += write(label, width / 2, height - band * 0.28, letters, theme.INK, "extra", "middle")
    return Sprite(group(markup, 2, 2), width + 4, height + 6)
