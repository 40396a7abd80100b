"""One feat, large, with its cost and effect in signs and in words."""

from __future__ import annotations

from functools import lru_cache

from engine.dice_forge.data.cards import CARDS, SLOTS, Card, Feat
from rendering import theme
from rendering.canvas.sprites import Sheet, Sprite
from rendering.canvas.svg import group, rect
from rendering.canvas.text import Lettering, fit_text, write
from rendering.dice_forge import palette
from rendering.dice_forge.alt_text import amounts
from rendering.dice_forge.art import cards, clay, effects, emblems, slabs
from rendering.picture import Drawing, PieceScene
from rendering.registry import picture
from rendering.templates import card_page
from rendering.translations import Translations

RIM, NAME, STONE = 14, 84, 96
"""The rim around the painting, and the heights of the name and of the stone below."""


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
    cost_words = amounts(cost, words, words("common-list-plus"))
    types = " · ".join(words(f"diceforge-picture-type-{kind}") for kind in card.feat.types or ("none",))
    where = words("diceforge-picture-island", island=SLOTS[card.feat.slot].island)
    return [f"{words('diceforge-picture-costs', cost=cost_words)} · {where}", types, *_box(card.feat, words)]


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
    row = effects.row(card_id, card_page.TEXT_ROOM - 40, 76, card_page.LETTERS)
    if not row:
        return None
    wide = round(effects.row_length(card_id, card_page.TEXT_ROOM - 40, 76, card_page.LETTERS)) + 36
    markup = rect(2, 2, wide - 4, 96, 10, theme.IVORY, theme.INK, 3) + group(row, wide / 2, 50)
    return Sprite(markup, wide, 100)


@lru_cache(64)
def _art(card_id: str, name: str) -> Sprite:
    """The card's tablet on its stone, which says what it costs."""
    card = CARDS[card_id]
    wide, tall = card_page.ART_WIDTH, card_page.ART_HEIGHT
    markup = group(slabs.shadow(wide, tall - 10, 10), wide / 2, tall / 2)
    markup += clay.slab(wide, tall - STONE - 8, radius=12, line=4)
    markup += group(clay.painting(card_id, wide - 2 * RIM, tall - STONE - NAME - 8 - RIM), RIM, RIM)
    markup += clay.worth(card.feat.id, 62, 68, 124)
    markup += group(clay.badges(card.id), wide - 54, 100, 0.62)
    label, size = fit_text(name, 54, 30, wide - 40, "black")
    markup += write(label, wide / 2, tall - STONE - 30, Lettering(size, palette.TABLET[True].name, "black"), "middle")
    return Sprite(group(markup + _stone(card), 2, 2), wide + 14, tall + 20)


def _stone(card: Card) -> str:
    """The stone under the tablet: what the card costs, and the seal of its module."""
    wide, tall, tones = card_page.ART_WIDTH, card_page.ART_HEIGHT, palette.PLINTH[True]
    top = tall - STONE
    markup = rect(5, top + 5, wide, STONE, 4, tones.dark) + rect(0, top, wide, STONE, 4, tones.front)
    markup += rect(0, top, wide, 12, 4, tones.top)
    for at, (kind, amount) in enumerate(SLOTS[card.feat.slot].cost.items()):
        markup += group(emblems.resource(kind, amount), 64 + at * 98, top + STONE / 2 + 5, 0.84)
    return markup + clay.seal(card.feat.id, wide - 60, top + STONE / 2 + 5, 0.72)


@picture("diceforge", "card", ids=tuple(CARDS))
def draw(scene: PieceScene) -> Drawing:
    """One card, large."""
    card, words = CARDS[scene.id], scene.words
    lines = (words(f"diceforge-card-{card.id}"), *facts(card, words))
    return Drawing(sheet_of(card.id, words), [*(f"{line}." for line in lines), *sentences(card, words)])
