"""The feats that a player holds: large tablets of painted clay, with what they do in signs where these have room."""

from __future__ import annotations

from functools import lru_cache

from engine.dice_forge.data.cards import CARDS, FEATS
from rendering import theme
from rendering.canvas.sprites import Sprite
from rendering.canvas.svg import group, rect
from rendering.canvas.text import figure
from rendering.dice_forge import palette
from rendering.dice_forge.art import clay, tablets
from rendering.translations import Translations

EDGE, BELOW = 4, 2
"""How far each copy behind the first one is visible, and how many are."""
RIM = 6
STRIP, NAME, SECOND = 78, 58, 36
"""Heights of the strip of signs, of the name, and of its second line."""
ART = 0.38
"""The share of a lying card that its scene takes."""


@lru_cache(256)
def held_card(card_id: str, copies: int, width: int, height: int, name: str) -> Sprite:
    """A card upright: scene, signs where they have room, name."""
    tones, below = palette.TABLET[True], min(copies - 1, BELOW)
    inner = width - 2 * RIM
    inscription = tablets.inscription(name, inner - 8)
    strip = clay.signs(card_id, inner, STRIP)
    high = NAME + SECOND * (len(inscription.lines) - 1)
    art = height - high - RIM - (STRIP if strip else 0)
    markup = _behind(width, height, below) + clay.slab(width, height, True, 8, 2.5)
    markup += group(clay.painting(card_id, inner, art), RIM, RIM)
    markup += _corners(card_id, copies, RIM + inner, RIM + art)
    y = RIM + art
    if strip:
        markup += group(strip, RIM, y)
        y += STRIP
    markup += tablets.set_name(inscription, width / 2, y + high / 2, tones.name)
    return _box(markup, width, height, below)


def _corners(card_id: str, copies: int, right: float, bottom: float) -> str:
    """Points, types, seal and copies in the corners of a held card's picture."""
    feat = CARDS[card_id].feat
    markup = clay.worth(feat.id, 32, 32, 78) + group(clay.badges(card_id), right - 22, 34, 0.34)
    markup += clay.seal(feat.id, 28, bottom - 24, 0.34)
    if copies > 1:
        markup += group(number_of_copies(copies), right - 38, bottom - 28)
    return markup


def number_of_copies(copies: int) -> str:
    """How many of a card there are, around its middle."""
    return rect(-36, -24, 72, 48, 24, theme.NIGHT_PILL, theme.WHITE, 2.5) + figure(
        f"×{copies}", 0, 0, theme.READ, theme.WHITE, None
    )


@lru_cache(256)
def low_card(card_id: str, copies: int, width: int, height: int, name: str) -> Sprite:
    """A card that someone holds, lying: scene on the left, name and signs on the right."""
    tones = palette.TABLET[True]
    below, inner = min(copies - 1, BELOW), height - 2 * RIM
    art = min(round(inner * 1.04), round(width * ART))
    markup = _behind(width, height, below) + clay.slab(width, height, True, 8, 2.5)
    markup += group(clay.painting(card_id, art, inner), RIM, RIM)
    markup += _corners(card_id, copies, RIM + art, RIM + inner)
    left = RIM + art + 4
    room = width - left - RIM
    inscription = tablets.inscription(name, room - 4)
    high = NAME + SECOND * (len(inscription.lines) - 1)
    below_name = inner - high
    strip = clay.signs(card_id, room, min(STRIP, below_name))
    middle = RIM + high / 2 if strip else RIM + inner / 2
    markup += tablets.set_name(inscription, left + room / 2, middle, tones.name)
    markup += group(strip, left, RIM + high + (below_name - min(STRIP, below_name)) / 2)
    return _box(markup, width, height, below)


def short_name(feat_id: str) -> str:
    """The id of the message with a feat's name as it fits on a small card."""
    return f"diceforge-picture-feat-{FEATS[feat_id].id}"


def divided_name(feat_id: str, words: Translations) -> str:
    """A feat's short name with a gap where a long one is divided on two lines (``Mino- taur``)."""
    name = words(short_name(feat_id))
    return _divisions(words("diceforge-picture-divided-names")).get(name, name)


@lru_cache(16)
def _divisions(names: str) -> dict[str, str]:
    """Divided names by the names."""
    return {name.replace("-", ""): name.replace("-", "- ") for name in names.split("; ")}


def _behind(width: int, height: int, below: int) -> str:
    tones = palette.TABLET[True]
    return "".join(
        rect(at * EDGE + 3, at * EDGE + 3, width, height, 8, tones.behind, theme.INK, 2) for at in range(below, 0, -1)
    )


def _box(markup: str, width: int, height: int, below: int) -> Sprite:
    """The card with a margin of two pixels, and room for its side and the copies behind."""
    more = below * EDGE + 9
    return Sprite(group(markup, 2, 2), width + more, height + more)
