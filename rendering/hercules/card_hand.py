"""The cards that a side has won, laid out as large as they fit, with what is used up."""

from __future__ import annotations

from functools import lru_cache
from math import ceil

from engine.hercules.cards import CARDS
from rendering import theme
from rendering.canvas.sprites import Fit, Sheet, Sprite
from rendering.canvas.svg import group, rect
from rendering.canvas.symbols import points
from rendering.canvas.text import Lettering, figure, write
from rendering.canvas.text import width as long_text
from rendering.hercules import palette
from rendering.hercules.art import emblems, figures, tablets
from rendering.hercules.view import SideView
from rendering.translations import Translations

LARGEST = 250
SLIM, BROAD = 1.36, (1.08, 0.9, 0.72)
"""Height of a card by its width, at most and at least; the first of these with which all names have room."""
GAP, MOST_ROWS = 12, 7
BAND, NARROWEST, LEAST_BADGE, FLAT = 50, 0.73, 64, 116
"""Height of a name, how narrow its letters may be, the least size of a sign in a corner, and up to which height a
painting stands between these signs, not below them."""


def lay_out(sheet: Sheet, side: SideView, box: tuple[float, float, float, float], words: Translations) -> None:
    """Put every card of a side into the box (left, top, width, height)."""
    left, top, width, height = box
    cards = side.won_cards
    if not cards:
        text = words("hercules-picture-no-cards")
        y = top + height / 2 + 12
        sheet.write(text, left + width / 2, y, Lettering(theme.READ, theme.FAINT, "bold"), "middle", Fit(width))
        return
    names = {card: name_of(card, words) for card in cards}
    for broad in BROAD:
        wide, tall, rows = _grid(len(cards), width, height, broad)
        if fit := all(_narrow(name, wide) >= NARROWEST for name in names.values()):
            break
    if not fit:
        names = dict.fromkeys(cards, "")
    per_row = ceil(len(cards) / rows)
    free = height - rows * tall - (rows - 1) * GAP
    for at, card in enumerate(cards):
        row, place = divmod(at, per_row)
        in_row = min(per_row, len(cards) - row * per_row)
        start = left + (width - in_row * wide - (in_row - 1) * GAP) / 2
        x, y = start + place * (wide + GAP), top + free / 2 + row * (tall + GAP)
        is_spent = card in side.marked_cards or card in side.face_down
        sheet.stamp(tablet(card, wide, tall, names[card], is_spent), x - 2, y - 2)
        if card in side.marked_cards:
            middle = (tall - (BAND if names[card] else 0)) / 2 + 6
            sheet.centre(figures.stone(side.look, round(min(wide * 0.5, tall * 0.4))), x + wide / 2, y + middle)


def name_of(card_id: str, words: Translations) -> str:
    """The short name of a card: who it shows."""
    card = CARDS[card_id]
    if card.kind == "demigod":
        return words(f"hercules-stack-{card.stack}")
    if card.kind == "god":
        return words(f"hercules-god-{card_id}")
    return words(f"hercules-picture-{card.kind}")


def _grid(cards: int, width: float, height: float, broad: float) -> tuple[int, int, int]:
    """Width and height of a card, which is at least so high by its width, and the number of rows with which the cards
    are largest."""
    grids = []
    for rows in range(1, min(cards, MOST_ROWS) + 1):
        per_row = ceil(cards / rows)
        wide = min(LARGEST, (width - (per_row - 1) * GAP) / per_row)
        tall = min((height - (rows - 1) * GAP) / rows, wide * SLIM)
        wide = min(wide, tall / broad)
        grids.append((wide * tall, int(wide), int(tall), rows))
    _, wide_best, tall_best, rows = max(grids)
    return wide_best, tall_best, rows


def _narrow(name: str, wide: int) -> float:
    """How narrow the letters of a name are on a card of that width."""
    return min(1.0, (wide - 12) / long_text(name, theme.READ, "extra"))


@lru_cache(512)
def tablet(card_id: str, width: int, height: int, name: str, spent: bool) -> Sprite:
    """A card as a tablet: its scene under what earns it and what it does, its name below, if it has one."""
    card = CARDS[card_id]
    band = BAND if name else 6
    badge = max(LEAST_BADGE, min(width * 0.36, height * 0.3))
    paper = theme.mix(palette.PAPER_SHADE, theme.IVORY, 0.4) if spent else theme.IVORY
    markup = rect(-2, 3, width, height, 9, palette.SHADE, opacity=0.5) + rect(0, 0, width, height, 9, paper)
    art = height - band - 6
    painting = tablets.painting(card, width - 12, art, badge * 0.5 if art > FLAT else 0, spent)
    markup += group(painting, 6, 6)
    if card.kind == "vase":
        markup += figure(card.number, width / 2, (height - band) * 0.66, max(theme.READ, width * 0.2))
    corner = (badge * 0.58, badge * 0.58)
    if card.kind == "demigod":
        markup += group(emblems.sign_of_claim(card, theme.READ * 112 / badge), *corner, badge / 112)
    elif card.vp:
        markup += group(points(card.vp, badge * 1.08, least=theme.READ), badge * 0.6, badge * 0.62)
    if card.kind == "demigod" or card.ability != "none":
        markup += group(emblems.effect(card, badge, not spent), width - badge * 0.58, badge * 0.58)
    if name:
        narrow = max(NARROWEST, _narrow(name, width))
        markup += write(
            name, width / 2, height - 15, Lettering(theme.READ, theme.INK, "extra", narrow=narrow), "middle"
        )
    return Sprite(group(markup, 2, 2), width + 4, height + 6)
