"""One card, large, with its effect in words."""

from __future__ import annotations

from functools import lru_cache

from engine.hercules.cards import CARDS, Card
from engine.hercules.setup import ZEUS
from rendering import theme
from rendering.alt_text import join_things, sentence
from rendering.canvas.sprites import Sheet, Sprite
from rendering.canvas.svg import group
from rendering.canvas.symbols import points
from rendering.canvas.text import Lettering, figure, fit_text, write
from rendering.hercules.art import emblems, tablets
from rendering.hercules.card_hand import name_of
from rendering.picture import Drawing, PieceScene
from rendering.registry import picture
from rendering.templates import card_page
from rendering.translations import Translations

RIM, NAME = 14, 84
"""The rim around the painting, and the height of the name."""


def sheet_of(card_id: str, words: Translations) -> Sheet:
    """The card as a sheet of sprites. Raises KeyError when there is no such card."""
    card = CARDS[card_id]
    sheet = card_page.page(words(f"hercules-card-{card_id}"), facts(card, words), effects(card, words))
    sheet.stamp(_art(card, name_of(card_id, words)), card_page.ART_LEFT - 7, card_page.ART_TOP - 2)
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
        symbols = join_things((words(f"hercules-symbol-{symbol}") for symbol in card.symbols), words)
        lines.append(words("hercules-picture-counts-as", symbols=symbols))
    if card.vp:
        lines.append(words("hercules-picture-worth", number=card.vp))
    return lines


@lru_cache(128)
def _art(card: Card, name: str) -> Sprite:
    """The card as a tablet: its scene under what earns it and what it does, its name below."""
    wide, tall = card_page.ART_WIDTH, card_page.ART_HEIGHT
    markup = tablets.slab(wide, tall, 14)
    markup += group(tablets.painting(card, wide - 2 * RIM, tall - NAME - RIM), RIM, RIM)
    if card.kind == "vase":
        markup += figure(card.number, wide / 2, tall - NAME - 150, 88)
    if card.kind == "demigod":
        markup += group(emblems.sign_of_claim(card), 84, 96, 1.1)
    elif card.vp:
        markup += group(points(card.vp, 134), 86, 100)
    if card.kind == "demigod" or card.ability != "none":
        markup += group(emblems.effect(card, 120), wide - 84, 96)
    label, size = fit_text(name, 54, 30, wide - 40, "black")
    markup += write(label, wide / 2, tall - 28, Lettering(size, theme.INK, "black"), "middle")
    return Sprite(group(markup, 7, 2), wide + 14, tall + 20)


def sentences(card_id: str, words: Translations) -> list[str]:
    """The card in sentences."""
    card = CARDS[card_id]
    lines = [words(f"hercules-card-{card_id}"), *facts(card, words), *effects(card, words)]
    return [sentence(line) for line in lines]


@picture("hercules", "card", ids=tuple(CARDS))
def draw(scene: PieceScene) -> Drawing:
    """One card, large."""
    return Drawing(sheet_of(scene.id, scene.words), sentences(scene.id, scene.words))
