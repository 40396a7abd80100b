"""One feat, large, with its cost and effect in signs and in words."""

from __future__ import annotations

from functools import lru_cache

from engine.dice_forge.data.cards import CARDS, SLOTS, Card, Feat
from rendering import theme
from rendering.canvas import scenery
from rendering.canvas.sprites import Sheet, Sprite
from rendering.canvas.svg import gradient, group, rect
from rendering.canvas.symbols import points
from rendering.canvas.text import fit_text, write
from rendering.dice_forge.art import cards, effects, emblems, silhouettes
from rendering.picture import Drawing, PieceScene
from rendering.registry import picture
from rendering.templates import card_page
from rendering.translations import Translations


def sheet_of(card_id: str, words: Translations) -> Sheet:
    """The card as a sheet of sprites. Raises KeyError when there is no such card."""
    card = CARDS[card_id]
    sheet = card_page.page(
        words(f"diceforge-card-{card_id}"), facts(card, words), sentences(card, words), _signs(card_id)
    )
    name = words(cards.short_name(card.feat.id))
    sheet.stamp(_art(card_id, name), card_page.ART_LEFT - 2, card_page.ART_TOP - 2)
    return sheet


def facts(card: Card, words: Translations) -> list[str]:
    """What it costs, where it lies, when it works, and in which line-ups."""
    cost = SLOTS[card.feat.slot].cost
    amounts = " + ".join(f"{amount} {words(f'diceforge-resource-{kind}')}" for kind, amount in cost.items())
    types = " · ".join(words(f"diceforge-picture-type-{kind}") for kind in card.feat.types or ("none",))
    where = words("diceforge-picture-island", island=SLOTS[card.feat.slot].island)
    return [f"{words('diceforge-picture-costs', cost=amounts)} · {where}", types, *_box(card.feat, words)]


def _box(feat: Feat, words: Translations) -> list[str]:
    """The module that the feat is a part of or recommended for; nothing for the base box."""
    if feat.module:
        return [words(f"diceforge-picture-part-of-{feat.module}")]
    return [words(f"diceforge-picture-fits-{feat.mark}")] if feat.mark else []


def sentences(card: Card, words: Translations) -> list[str]:
    """What it does and what it is worth."""
    text = [words(f"diceforge-feat-{card.feat.id}-text")]
    return [*text, words("diceforge-picture-worth", number=card.feat.vp)] if card.feat.vp else text


@lru_cache(64)
def _signs(card_id: str) -> Sprite | None:
    row = effects.row(card_id, card_page.TEXT_ROOM - 40, 76)
    if not row:
        return None
    wide = round(effects.long(card_id, card_page.TEXT_ROOM - 40, 76)) + 36
    drawn = rect(2, 2, wide - 4, 96, 16, gradient("ivory"), theme.INK, 3) + group(row, wide / 2, 50)
    return Sprite(drawn, wide, 100)


@lru_cache(64)
def _art(card_id: str, name: str) -> Sprite:
    card = CARDS[card_id]
    wide, tall = card_page.ART_WIDTH, card_page.ART_HEIGHT
    paid = silhouettes.sky(card.feat)
    drawn = rect(6, 12, wide, tall, 26, theme.SHADOW, opacity=0.6)
    drawn += rect(0, 0, wide, tall, 26, gradient("ivory"), theme.INK, 4)
    drawn += rect(16, 16, wide - 32, tall - 116, 18, gradient(silhouettes.ground(card.id)), theme.INK, 3)
    drawn += rect(24, 24, wide - 48, tall - 132, 12, "none", silhouettes.CUTS[paid], 2.4, 0.8)
    drawn += scenery.meander(40, tall - 138, wide - 80, 15, 2.6, 0.9)
    drawn += group(silhouettes.on_card(card.id, wide * 0.68), wide / 2, tall * 0.46)
    if card.feat.vp:
        drawn += group(points(card.feat.vp, 140), 80, 88)
    drawn += group(cards.badges(card.id), wide - 70, 74, 0.8) + cards.seal(card.feat.id, 72, tall - 196, 0.84)
    for at, (kind, amount) in enumerate(SLOTS[card.feat.slot].cost.items()):
        drawn += group(emblems.resource(kind, amount), wide - 74 - at * 98, tall - 196, 0.92)
    label, size = fit_text(name, 54, 30, wide - 50, "black")
    drawn += write(label, wide / 2, tall - 34, size, theme.INK, "black", "middle")
    return Sprite(group(drawn, 2, 2), wide + 14, tall + 20)


@picture("diceforge", "card", ids=tuple(CARDS))
def draw(scene: PieceScene) -> Drawing:
    """One card, large."""
    card, words = CARDS[scene.id], scene.words
    named = (words(f"diceforge-card-{card.id}"), *facts(card, words))
    return Drawing(sheet_of(card.id, words), [*(f"{line}." for line in named), *sentences(card, words)])
