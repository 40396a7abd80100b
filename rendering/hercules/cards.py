"""The cards of Hercules as sprites, black-figure silhouettes on painted clay."""

from __future__ import annotations

from functools import lru_cache

from engine.hercules.cards import CARDS
from rendering import theme
from rendering.hercules import emblems
from rendering.icons import icon
from rendering.scenery import meander, well
from rendering.sprites import Sprite
from rendering.svg import gradient, group, rect
from rendering.symbols import glyph, points
from rendering.text import figure, fitted, write

EDGE = 4
"""How far each card below the top one of a stack peeps out."""


@lru_cache(512)
def god(card_id: str, width: int, height: int, name: str, below: int = 0) -> Sprite:
    """A god or Pantheon card over its column; ``below`` cards lie under it."""
    card = CARDS[card_id]
    picture, ground = emblems.silhouette(card)
    ink = theme.GOLD_LIGHT if ground == "purple" else theme.INK
    drawn = _edges(width, height, below)
    drawn += rect(0, 0, width, height, 11, gradient("ivory"), theme.INK, 2.5)
    drawn += rect(5, 5, width - 10, height - 36, 8, gradient(ground), theme.INK, 2)
    sign = emblems.effect(card, 46) if card.ability != "none" else ""
    size = min(width - 26, height - 86)
    drawn += icon(picture, width / 2, height - 36 - size / 2, size, ink, initial=name)
    drawn += group(points(card.vp, 52), 24, 26)
    if card.ability == "bonus":
        for at, symbol in enumerate(card.symbols):
            drawn += group(emblems.symbol(symbol), width - 22, 24 + at * 36, 0.36)
    else:
        drawn += group(sign, width - 25, 27)
    label, size_of_label = fitted(name, 24, 18, width - 8, "extra")
    drawn += write(label, width / 2, height - 10, size_of_label, theme.INK, "extra", "middle")
    return _boxed(drawn, width, height, below)


@lru_cache(16)
def god_back(width: int, height: int) -> Sprite:
    """A god that lies face down."""
    drawn = rect(0, 0, width, height, 11, gradient("ivory"), theme.INK, 2.5)
    drawn += rect(5, 5, width - 10, height - 10, 8, gradient("terracotta"), theme.INK, 2)
    drawn += meander(12, 14, width - 24, 10, 2, 1) + meander(12, height - 24, width - 24, 10, 2, 1)
    drawn += group(points("?", 62), width / 2, height / 2)
    return _boxed(drawn, width, height, 0)


@lru_cache(64)
def taken(width: int, height: int) -> Sprite:
    """Where a card lay that somebody has taken."""
    drawn = well(0, 0, width, height, 11) + group(glyph("check", theme.LINE), width / 2, height / 2, 0.36)
    return _boxed(drawn, width, height, 0)


@lru_cache(512)
def stack(card_id: str, left: int, width: int, height: int, name: str, effect: str) -> Sprite:
    """The top card of a demigod's stack: what it costs, what it does, how many are left."""
    card = CARDS[card_id]
    picture, ground = emblems.silhouette(card)
    art = round(height * 0.74)
    drawn = _edges(width, height, min(left - 1, 3))
    drawn += rect(0, 0, width, height, 14, gradient("ivory"), theme.INK, 2.5)
    drawn += rect(6, 6, art, height - 12, 9, gradient(ground), theme.INK, 2)
    drawn += icon(picture, 6 + art * 0.56, height * 0.58, art * 0.72, theme.INK, initial=name)
    cost = emblems.black_die(card.number) if card.number else emblems.symbol(emblems.SYMBOL_OF_STACK[card.stack])
    drawn += group(cost, 36, 36, 0.56)
    text_left = art + 18
    room = width - text_left - 10
    label, size = fitted(name, 32, 24, room, "black")
    drawn += write(label, text_left, 38, size, theme.INK, "black")
    sign_at = height / 2 + 22
    drawn += group(emblems.effect(card, 62), text_left + 31, sign_at)
    words, size = fitted(effect, 28, 19, room - 74, "bold")
    if card.ability not in ("plus1", "minus1", "vp2", "bonus"):
        drawn += write(words, text_left + 72, sign_at - 4, size, theme.INK_SOFT, "extra")
    drawn += rect(width - 64, height - 44, 54, 34, 17, "#0D1224", theme.IVORY, 2)
    drawn += figure(f"×{left}", width - 37, height - 27, 27, theme.IVORY, None)
    return _boxed(drawn, width, height, min(left - 1, 3))


@lru_cache(64)
def empty_stack(name: str, stack_key: str, width: int, height: int) -> Sprite:
    """A demigod's stack with no card left."""
    drawn = well(0, 0, width, height, 14)
    drawn += group(emblems.symbol(emblems.SYMBOL_OF_STACK[stack_key]), 36, 36, 0.5, opacity=0.35)
    drawn += group(glyph("check", theme.LINE), width / 2, height / 2, 0.44)
    label, size = fitted(name, 26, 20, width - 40, "bold")
    drawn += write(label, width / 2, height - 18, size, theme.FAINT, "bold", "middle")
    return _boxed(drawn, width, height, 0)


@lru_cache(64)
def vase(columns: int, worth: int, below: int, width: int, height: int) -> Sprite:
    """A stack of vases: how many columns earn it, its points, and the points of the one below (0 for none)."""
    size = width * 1.34
    middle = height - size * 0.5
    drawn = ""
    if below:
        drawn += group(icon(emblems.VASE, 0, 0, size, "#8E4A25", theme.INK, 4), width / 2 + 9, middle - 5)
    drawn += icon(emblems.VASE, width / 2, middle, size, theme.TERRACOTTA, theme.INK, 4)
    drawn += figure(columns, width / 2, middle + size * 0.08, 40, theme.WHITE)
    drawn += group(points(worth, 52), width / 2 - 2, 27)
    return Sprite(drawn, width, height)


@lru_cache(16)
def no_vase(columns: int, width: int, height: int) -> Sprite:
    """A stack of vases that is empty."""
    size = width * 1.34
    middle = height - size * 0.5
    drawn = icon(emblems.VASE, width / 2, middle, size, theme.WELL, theme.LINE, 3)
    drawn += figure(columns, width / 2, middle + size * 0.08, 36, theme.FAINT, None)
    return Sprite(drawn, width, height)


def _edges(width: int, height: int, below: int) -> str:
    return "".join(
        rect(at * EDGE, at * EDGE, width, height, 12, theme.IVORY_SHADE, theme.INK, 2) for at in range(below, 0, -1)
    )


def _boxed(drawn: str, width: int, height: int, below: int) -> Sprite:
    """The card with a margin of two pixels for its outline."""
    more = max(below, 0) * EDGE + 4
    return Sprite(group(drawn, 2, 2), width + more, height + more)
