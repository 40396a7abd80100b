"""The cards that a side has won, laid out as large as they fit, with what is used up."""

from __future__ import annotations

from functools import lru_cache
from math import ceil

from engine.hercules.cards import CARDS
from rendering import theme
from rendering.canvas.icons import icon
from rendering.canvas.sprites import Sheet, Sprite
from rendering.canvas.svg import gradient, group, rect
from rendering.canvas.symbols import points
from rendering.canvas.text import figure, fit_text, write
from rendering.hercules.art import emblems, pieces
from rendering.hercules.view import SideView
from rendering.translations import Translations

LARGEST = 250
SLIM, BROAD = 1.36, 1.08
"""Height of a card by its width, at most and at least."""
GAP = 12


def lay_out(sheet: Sheet, side: SideView, box: tuple[float, float, float, float], words: Translations) -> None:
    """Put every card of a side into the box (left, top, width, height)."""
    left, top, width, height = box
    held = side.won_cards
    if not held:
        text = words("hercules-picture-no-cards")
        sheet.write(text, left + width / 2, top + height / 2 + 12, 34, theme.FAINT, "bold", "middle", room=width)
        return
    wide, tall, rows = _grid(len(held), width, height)
    per_row = ceil(len(held) / rows)
    free = height - rows * tall - (rows - 1) * GAP
    for at, card in enumerate(held):
        row, place = divmod(at, per_row)
        in_row = min(per_row, len(held) - row * per_row)
        start = left + (width - in_row * wide - (in_row - 1) * GAP) / 2
        x, y = start + place * (wide + GAP), top + free / 2 + row * (tall + GAP)
        spent = card in side.marked or card in side.face_down
        sheet.stamp(_card(card, wide, tall, name_of(card, words), spent), x - 2, y - 2)
        if card in side.marked:
            sheet.centre(pieces.marker(side.look, round(wide * 0.46)), x + wide / 2, y + tall * 0.5)


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
    found = []
    for rows in (1, 2, 3):
        per_row = ceil(cards / rows)
        wide = min(LARGEST, (width - (per_row - 1) * GAP) / per_row)
        tall = min((height - (rows - 1) * GAP) / rows, wide * SLIM)
        wide = min(wide, tall / BROAD)
        found.append((wide * tall, int(wide), int(tall), rows))
    _, wide_best, tall_best, rows = max(found)
    return wide_best, tall_best, rows


@lru_cache(512)
def _card(card_id: str, width: int, height: int, name: str, spent: bool) -> Sprite:
    card = CARDS[card_id]
    picture, ground = emblems.silhouette(card)
    ink = theme.GOLD_LIGHT if ground == "purple" else theme.INK
    band = round(min(height * 0.19, width * 0.24))
    drawn = rect(0, 0, width, height, 12, gradient("ivory"), theme.INK, 2.5)
    drawn += rect(6, 6, width - 12, height - band - 6, 9, gradient("dark" if spent else ground), theme.INK, 2)
    size = min(width * 0.54, (height - band) * 0.56)
    shown = icon(picture, width / 2, (height - band) * 0.62, size, theme.FAINT if spent else ink, initial=name)
    drawn += group(shown, opacity=0.5 if spent else None)
    badge = min(width * 0.4, height * 0.34)
    if card.kind == "vase":
        drawn += figure(card.number, width / 2, (height - band) * 0.64, width * 0.26)
    if card.kind == "demigod":
        drawn += group(emblems.earned_by(card), badge * 0.56, badge * 0.56, badge / 112)
    elif card.vp:
        drawn += group(points(card.vp, badge * 1.08), badge * 0.56, badge * 0.58)
    if card.kind == "demigod" or card.ability != "none":
        drawn += group(emblems.effect(card, badge, not spent), width - badge * 0.56, badge * 0.56)
    label, letters = fit_text(name, round(band * 0.82), 18, width - 14, "extra")
    drawn += write(label, width / 2, height - band * 0.28, letters, theme.INK, "extra", "middle")
    return Sprite(group(drawn, 2, 2), width + 4, height + 4)
