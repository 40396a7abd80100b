"""The feats that a player holds: large tablets of painted clay, with what they do in signs and in words."""

from __future__ import annotations

from functools import lru_cache

from engine.dice_forge.data.cards import CARDS, FEATS
from rendering import theme
from rendering.canvas.sprites import Sprite
from rendering.canvas.svg import group, rect
from rendering.canvas.text import figure, find_lines, fit_lines, fit_text, wrap_text, write
from rendering.dice_forge import palette
from rendering.dice_forge.art import clay, emblems
from rendering.translations import Translations

EDGE, BELOW = 4, 2
"""How far each copy behind the first one is visible, and how many are."""
RIM = 6
STRIP, NAME, LINE = 48, 46, 26
"""Heights of the strip of signs and the name, and by which the room for the text is counted."""
LETTERS = (31, 27)
"""Letters of the text that are tried."""
WORDY = 270
"""From which height on a card has room for words."""
FLAT = 130
"""Below this height, a lying card has smaller letters and signs of types, so that its strip stays legible."""


@lru_cache(256)
def held_card(
    card_id: str,
    copies: int,
    width: int,
    height: int,
    name: str,
    text: str,
) -> Sprite:
    """A card upright: scene, signs, name, and the ``text`` where it fits in the room of four small lines."""
    tones, below = palette.TABLET[True], min(copies - 1, BELOW)
    inner = width - 2 * RIM
    sentences, size = _fit_words(text, inner - 10, 4 * LINE) if height > WORDY else ([], 0)
    step = size + 3
    strip = clay.signs(card_id, inner, STRIP)
    words = NAME + step * len(sentences) + (8 if sentences else 0)
    art = height - words - RIM - (STRIP if strip else 0)
    markup = _behind(width, height, below) + clay.slab(width, height, True, 8, 2.5)
    markup += group(clay.painting(card_id, inner, art), RIM, RIM)
    markup += _corners(card_id, copies, width, art)
    y = RIM + art
    if strip:
        markup += group(strip, RIM, y)
        y += STRIP
    label, letters = fit_text(name, 40, 24, width - 18, "black")
    markup += write(label, width / 2, y + 35, letters, tones.name, "black", "middle")
    for at, line in enumerate(sentences):
        markup += write(line, width / 2, y + NAME + size * 0.76 + at * step, size, tones.name, "bold", "middle")
    return _box(markup, width, height, below)


def _fit_words(text: str, room: float, high: int) -> tuple[list[str], int]:
    """The text in lines of the largest letters in which it is not too high and no word too long; else no lines."""
    for size in LETTERS:
        sentences = wrap_text(text, size, room)
        if len(sentences) * (size + 3) <= high and not any(line.endswith("…") for line in sentences):
            return sentences, size
    return [], 0


def _corners(card_id: str, copies: int, width: int, art: float) -> str:
    """Points, types and copies in the corners of a held card's picture."""
    feat = CARDS[card_id].feat
    markup = clay.worth(feat.id, 34, 34, 76) + group(clay.badges(card_id), width - 30, 48, 0.36)
    markup += clay.seal(feat.id, 30, art - 24, 0.34)
    if copies > 1:
        markup += rect(width - 68, art - 40, 56, 40, 20, theme.NIGHT_PILL, theme.WHITE, 2.5)
        markup += figure(f"×{copies}", width - 40, art - 20, 34, theme.WHITE, None)
    return markup


@lru_cache(256)
def low_card(card_id: str, copies: int, width: int, height: int, name: str) -> Sprite:
    """A card that someone holds, lying: scene on the left, name and signs on the right."""
    card, tones = CARDS[card_id], palette.TABLET[True]
    below, inner = min(copies - 1, BELOW), height - 2 * RIM
    flat = height < FLAT
    art = min(round(inner * 1.04), round(width * (0.41 if flat else 0.46)))
    markup = _behind(width, height, below) + clay.slab(width, height, True, 8, 2.5)
    markup += group(clay.painting(card_id, art, inner), RIM, RIM)
    markup += clay.worth(card.feat.id, 24, 25, 54)
    left = RIM + art + 6
    room = width - left - RIM
    if flat:
        label, letters = fit_text(name, 28, theme.SMALLEST, room, "black")
        lines: tuple[str, ...] = (label,)
    else:
        lines, letters = find_lines(name, 36, 30, room, 1, "black") or fit_lines(name, 32, 20, room, 2, "black")
    for at, line in enumerate(lines):
        markup += write(line, left + 2, (29 if flat else 36) + at * letters * 0.94, letters, tones.name, "black")
    more = round((len(lines) - 1) * letters * 0.94)
    strip = inner - 58 if flat else min(60, inner - 80 - more)
    markup += group(clay.signs(card_id, room, strip), left, 36 if flat else 48 + more + (inner - 84 - more - strip) / 2)
    types = "".join(group(emblems.badge(kind), at * 96) for at, kind in enumerate(card.feat.types))
    markup += group(types, left + (12 if flat else 16), height - (19 if flat else 24), 0.24 if flat else 0.32)
    if copies > 1:
        markup += rect(width - 58, height - 42, 50, 34, 17, theme.NIGHT_PILL, theme.WHITE, 2)
        markup += figure(f"×{copies}", width - 33, height - 25, 28, theme.WHITE, None)
    return _box(markup, width, height, below)


def short_name(feat_id: str) -> str:
    """The id of the message with a feat's name as it fits on a small card."""
    return f"diceforge-picture-feat-{FEATS[feat_id].id}"


def divided_name(feat_id: str, words: Translations) -> str:
    """A feat's short name with a gap where a long one is divided on two lines (``Mino- taur``)."""
    name = words(short_name(feat_id))
    return _divisions(words("diceforge-picture-divided-names")).get(name, name)


@lru_cache(16)
def _divisions(listed: str) -> dict[str, str]:
    """Divided names by the names."""
    return {name.replace("-", ""): name.replace("-", "- ") for name in listed.split("; ")}


def _behind(width: int, height: int, below: int) -> str:
    tones = palette.TABLET[True]
    return "".join(
        rect(at * EDGE + 3, at * EDGE + 3, width, height, 8, tones.behind, theme.INK, 2) for at in range(below, 0, -1)
    )


def _box(markup: str, width: int, height: int, below: int) -> Sprite:
    """The card with a margin of two pixels, and room for its side and the copies behind."""
    more = below * EDGE + 9
    return Sprite(group(markup, 2, 2), width + more, height + more)
