"""One card, large, with its effect in words."""

from __future__ import annotations

from functools import lru_cache

from engine.hercules.cards import CARDS, Card
from engine.hercules.setup import ZEUS
from rendering import theme
from rendering.alt_text import sentence
from rendering.canvas import scenery
from rendering.canvas.icons import icon
from rendering.canvas.sprites import Sheet, Sprite
from rendering.canvas.svg import gradient, group, rect
from rendering.canvas.symbols import points
from rendering.canvas.text import figure, fit_text, write
from rendering.hercules.art import emblems
from rendering.hercules.card_hand import name_of
from rendering.picture import Drawing, PieceScene
from rendering.registry import picture
from rendering.templates import card_page
from rendering.translations import Translations


def sheet_of(card_id: str, words: Translations) -> Sheet:
    """The card as a sheet of sprites. Raises KeyError when there is no such card."""
    card = CARDS[card_id]
    sheet = card_page.page(words(f"hercules-card-{card_id}"), facts(card, words), effects(card, words))
    sheet.stamp(_art(card, name_of(card_id, words)), card_page.ART_LEFT - 2, card_page.ART_TOP - 2)
    return sheet


def facts(card: Card, words: Translations) -> list[str]:
    """What kind of card it is, how it is earned, and when it is in play."""
    kind = "zeus" if card.id == ZEUS else card.stack if card.kind == "demigod" else card.kind
    lines = [words(f"hercules-picture-earned-{kind}", number=card.number)]
    if card.torches:
        lines.append(words(f"hercules-picture-torches-{card.torches}"))
    return lines


def effects(card: Card, words: Translations) -> list[str]:
    """What it does and what it is worth."""
    lines = []
    if card.ability not in ("none", "vp2", ""):
        lines.append(words(f"hercules-ability-{card.ability}-text"))
    if card.symbols:
        named = ", ".join(words(f"hercules-symbol-{symbol}") for symbol in card.symbols)
        lines.append(words("hercules-picture-counts-as", symbols=named))
    if card.vp:
        lines.append(words("hercules-picture-worth", number=card.vp))
    return lines


@lru_cache(128)
def _art(card: Card, name: str) -> Sprite:
    picture, ground = emblems.silhouette(card)
    ink = theme.GOLD_LIGHT if ground == "purple" else theme.INK
    wide, tall = card_page.ART_WIDTH, card_page.ART_HEIGHT
    drawn = rect(6, 12, wide, tall, 26, theme.SHADOW, opacity=0.6)
    drawn += rect(0, 0, wide, tall, 26, gradient("ivory"), theme.INK, 4)
    drawn += rect(16, 16, wide - 32, tall - 116, 18, gradient(ground), theme.INK, 3)
    drawn += scenery.meander(34, 30, wide - 68, 15, 2.6, 0.9) + scenery.meander(34, tall - 130, wide - 68, 15, 2.6, 0.9)
    drawn += icon(picture, wide / 2, tall * 0.47, wide * 0.62, ink, initial=name)
    if card.kind == "vase":
        drawn += figure(card.number, wide / 2, tall * 0.5, 96)
    if card.kind == "demigod":
        drawn += group(emblems.earned_by(card), 84, 92, 1.1)
    elif card.vp:
        drawn += group(points(card.vp, 140), 84, 92)
    if card.kind == "demigod" or card.ability != "none":
        drawn += group(emblems.effect(card, 124), wide - 86, 92)
    label, size = fit_text(name, 54, 30, wide - 50, "black")
    drawn += write(label, wide / 2, tall - 34, size, theme.INK, "black", "middle")
    return Sprite(group(drawn, 2, 2), wide + 14, tall + 20)


def sentences(card_id: str, words: Translations) -> list[str]:
    """The card in sentences."""
    card = CARDS[card_id]
    lines = [words(f"hercules-card-{card_id}"), *facts(card, words), *effects(card, words)]
    return [sentence(line) for line in lines]


@picture("hercules", "card", ids=tuple(CARDS))
def draw(scene: PieceScene) -> Drawing:
    """One card, large."""
    return Drawing(sheet_of(scene.id, scene.words), sentences(scene.id, scene.words))
