"""The gods over the road: a medallion each on a cloud; Zeus and the Pantheon cards in the temple."""

from __future__ import annotations

from functools import cache, lru_cache

from engine.hercules.cards import CARDS
from engine.hercules.state import COLUMNS
from rendering import theme
from rendering.canvas.icons import icon
from rendering.canvas.ornament import meander_band
from rendering.canvas.sprites import Sheet, Sprite, centre
from rendering.canvas.svg import circle, ellipse, group, path, rect
from rendering.canvas.symbols import points
from rendering.canvas.text import figure
from rendering.hercules import palette
from rendering.hercules.art import emblems, pieces
from rendering.hercules.board import changes, layout
from rendering.hercules.board.layout import GOD_RADIUS, PEAK
from rendering.hercules.palette import lit
from rendering.hercules.view import TableView
from rendering.translations import Translations

WORTH, ABILITY, BONUS = 64, 64, 0.42
"""Sizes of the points and of the ability beside a medallion, and the scale of a bonus."""
WIDE, HIGH = 180, 170


def _cloud(y: float, wide: float) -> str:
    """A cloud with a flat foot; its puffs are lit from the right."""
    half, tones = wide / 2, (palette.CLOUD, palette.CLOUD_LIT)
    markup = ellipse(-4, y + 22, half, 6, palette.SHADE, opacity=0.3)
    markup += circle(18 - half, y - 6, 17, tones[0]) + circle(-18, y - 18, 22, tones[0])
    markup += circle(20, y - 20, 24, tones[1]) + circle(half - 20, y - 4, 18, tones[1])
    return markup + rect(-half, y - 10, wide, 30, 15, tones[0]) + rect(26 - half, y - 10, wide - 26, 30, 15, tones[1])


def _medallion(ground: str, sign: str, ink: str, initial: str) -> str:
    radius = GOD_RADIUS
    markup = circle(-3, 4, radius + 3, palette.SHADE, opacity=0.45) + circle(0, 0, radius, palette.BLACK)
    markup += circle(0, 0, radius - 2.5, ground)
    shine = f"M-20 {7 - radius}A{radius - 4} {radius - 4} 0 0 1 {radius - 5} 12"
    return markup + path(shine, "none", lit(ground, 0.5), 3) + icon(sign, 0, 1, radius * 1.28, ink, initial=initial)


@lru_cache(64)
def god(card_id: str, name: str) -> Sprite:
    """A god on its cloud, to be centred on the medallion: points at the lower left, ability at the upper right."""
    card, radius = CARDS[card_id], GOD_RADIUS
    markup = _cloud(radius - 6, 104) + _medallion(palette.CLAY, emblems.silhouette(card)[0], palette.BLACK, name)
    markup += group(points(card.vp, WORTH), 4 - radius, radius - 14)
    if card.ability == "bonus":
        for at, symbol in enumerate(reversed(card.symbols)):
            markup += group(emblems.symbol(symbol), radius - 4 - 36 * at, 18 - radius - 8 * at, BONUS)
    elif card.ability != "none":
        markup += group(emblems.effect(card, ABILITY), radius - 5, 14 - radius)
    return centre(markup, WIDE, HIGH)


@cache
def hidden_god() -> Sprite:
    """A god that lies face down, to be centred."""
    radius = GOD_RADIUS - 2.5
    markup = _cloud(GOD_RADIUS - 6, 104) + circle(-3, 4, GOD_RADIUS + 3, palette.SHADE, opacity=0.45)
    markup += circle(0, 0, GOD_RADIUS, palette.BLACK) + circle(0, 0, radius, palette.CLAY)
    markup += circle(0, 0, radius - 8, "none", palette.BLACK, 3) + meander_band(-24, -5, 48, 10, palette.BLACK, 4, 2)
    return centre(markup, WIDE, HIGH)


@cache
def _vacant() -> Sprite:
    """The cloud of a god that was taken, to be centred like a god."""
    return centre(_cloud(GOD_RADIUS - 6, 104), WIDE, HIGH)


@lru_cache(32)
def peak(card_id: str, left: int) -> Sprite:
    """The god or Pantheon card in the temple with how many lie there, to be centred. None has an ability to use.

    Apprentices stand at the left below it: points and number lie at the right.
    """
    card = CARDS[card_id]
    markup = _medallion(palette.ZEUS, emblems.silhouette(card)[0], theme.GOLD_LIGHT, "Z")
    markup += group(points(card.vp, WORTH if card.vp < 10 else 76), GOD_RADIUS + 4, GOD_RADIUS - 14)
    if left > 1:
        markup += rect(8, -66, 78, 46, 22, theme.INK)
        markup += figure(f"×{left}", 47, -43, theme.READ, theme.TEXT, None)
    return centre(markup, WIDE, HIGH)


def draw(sheet: Sheet, table: TableView, words: Translations) -> None:
    """Put the gods on the sheet, and a note where one was taken since the board before."""
    for column, card in enumerate(table.gods, 1):
        x, y = layout.god(column)
        sheet.note(f"god:{column}", x - GOD_RADIUS, y - GOD_RADIUS, 2 * GOD_RADIUS, 2 * GOD_RADIUS)
        if card is not None:
            sheet.centre(hidden_god() if table.is_simplified else god(card, words(f"hercules-god-{card}")), x, y)
        if card is not None and not table.is_simplified:
            sheet.note_piece("card", card, x, y, 2 * GOD_RADIUS, 2 * GOD_RADIUS)
    sheet.note("god:12", PEAK[0] - GOD_RADIUS, PEAK[1] - GOD_RADIUS, 2 * GOD_RADIUS, 2 * GOD_RADIUS)
    if table.peak:
        sheet.centre(peak(table.peak[0], len(table.peak)), *PEAK)
        if not (table.is_simplified and CARDS[table.peak[0]].kind == "god"):
            sheet.note_piece("card", table.peak[0], *PEAK, 2 * GOD_RADIUS, 2 * GOD_RADIUS)
    for side, column in changes.taken_gods(table):
        x, y = layout.god(column) if column < COLUMNS else (PEAK[0] - GOD_RADIUS + 6, PEAK[1] - GOD_RADIUS + 6)
        sheet.centre(pieces.taken_note(side.look), x, y)


def draw_vacant(sheet: Sheet, table: TableView) -> None:
    """Put the clouds of the gods on the sheet that were taken since the board before: apprentices stand before them."""
    for _, column in changes.taken_gods(table):
        if column < COLUMNS:
            sheet.centre(_vacant(), *layout.god(column))
