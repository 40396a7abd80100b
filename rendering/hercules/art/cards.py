"""The cards of Hercules as sprites, black-figure silhouettes on painted clay."""

from __future__ import annotations

from functools import lru_cache

from engine.hercules.cards import CARDS
from rendering import theme
from rendering.canvas.icons import icon
from rendering.canvas.scenery import meander, vacant
from rendering.canvas.sprites import Sprite
from rendering.canvas.svg import gradient, group, rect
from rendering.canvas.symbols import points
from rendering.canvas.text import figure, fit_text, write
from rendering.hercules.art import emblems

ART = 106
"""Width of the painted part of a demigod's card."""
EDGE = 4
"""How far each card below the top one of a stack is visible."""


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
    label, size_of_label = fit_text(name, 24, 18, width - 3, "extra")
    drawn += write(label, width / 2, height - 10, size_of_label, theme.INK, "extra", "middle")
    return _box_card(drawn, width, height, below)


@lru_cache(16)
def god_back(width: int, height: int) -> Sprite:
    """A god that lies face down."""
    drawn = rect(0, 0, width, height, 11, gradient("ivory"), theme.INK, 2.5)
    drawn += rect(5, 5, width - 10, height - 10, 8, gradient("terracotta"), theme.INK, 2)
    drawn += meander(12, 14, width - 24, 10, 2, 1) + meander(12, height - 24, width - 24, 10, 2, 1)
    drawn += group(points("?", 62), width / 2, height / 2)
    return _box_card(drawn, width, height, 0)


@lru_cache(64)
def taken_place(width: int, height: int, column: int) -> Sprite:
    """Where a card lay that someone has taken: the labour of that column remains."""
    drawn = vacant(0, 0, width, height, 11)
    drawn += icon(
        emblems.LABOURS[column - 1], width / 2, height / 2, width * 0.66, theme.VACANT_LINE, initial=str(column)
    )
    return _box_card(drawn, width, height, 0)


@lru_cache(512)
def stack(card_id: str, left: int, width: int, height: int, name: str, effect: str) -> Sprite:
    """The top card of a demigod's stack: what it costs, what it does, how many are left."""
    card = CARDS[card_id]
    picture, ground = emblems.silhouette(card)
    drawn = _edges(width, height, min(left - 1, 3))
    drawn += rect(0, 0, width, height, 14, gradient("ivory"), theme.INK, 2.5)
    drawn += rect(6, 6, ART, height - 12, 9, gradient(ground), theme.INK, 2)
    drawn += icon(picture, 6 + ART * 0.56, height * 0.6, ART * 0.74, theme.INK, initial=name)
    drawn += group(emblems.earned_by(card), 36, 36, 0.56)
    left_edge = ART + 16
    room = width - left_edge - 8
    label, size = fit_text(name, 32, 22, room, "black")
    drawn += write(label, left_edge, 38, size, theme.INK, "black")
    badge = min(60 if card.ability == "bonus" else 70, height - (80 if effect else 62))
    if effect:
        words, size = fit_text(effect, 26, 18, room, "extra")
        drawn += write(words, left_edge, 66, size, theme.INK_SOFT, "extra")
    drawn += group(emblems.effect(card, badge), left_edge + badge / 2 - 2, height - badge / 2 - 9)
    drawn += rect(width - 60, height - 44, 52, 34, 17, theme.NIGHT_PILL, theme.IVORY, 2)
    drawn += figure(f"×{left}", width - 34, height - 27, 27, theme.IVORY, None)
    return _box_card(drawn, width, height, min(left - 1, 3))


@lru_cache(64)
def empty_stack(name: str, stack_key: str, width: int, height: int) -> Sprite:
    """A demigod's stack with no card left."""
    drawn = vacant(0, 0, width, height, 14)
    drawn += icon(
        emblems.STACKS[stack_key][0], 6 + ART * 0.56, height * 0.55, ART * 0.7, theme.VACANT_LINE, initial=name
    )
    drawn += group(emblems.symbol(emblems.SYMBOL_OF_STACK[stack_key]), 37, 37, 0.5, opacity=0.4)
    label, size = fit_text(name, 30, 22, width - ART - 22, "bold")
    drawn += write(label, (ART + 8 + width) / 2, height / 2 + 2, size, theme.FAINT, "bold", "middle")
    drawn += write("×0", (ART + 8 + width) / 2, height / 2 + 36, 27, theme.FAINT, "black", "middle")
    return _box_card(drawn, width, height, 0)


@lru_cache(64)
def vase(columns: int, worth: int, below: int, width: int, height: int) -> Sprite:
    """A stack of vases: its points, how many columns earn it, and the points of the one below (0 for none)."""
    size = min(width * 1.5, height - 104)
    middle = height / 2 + 6
    drawn = ""
    if below:
        drawn += icon(emblems.VASE, width / 2 + 8, middle - 4, size, theme.CLAY, theme.INK, 4)
    drawn += icon(emblems.VASE, width / 2, middle, size, theme.TERRACOTTA, theme.INK, 4)
    drawn += figure(columns, width / 2, middle + size * 0.06, 42)
    drawn += group(points(worth, 58), width / 2, middle - size / 2 - 26)
    if below:
        drawn += group(points(below, 44), width / 2, middle + size / 2 + 22, opacity=0.85)
    return Sprite(drawn, width, height)


@lru_cache(16)
def no_vase(columns: int, width: int, height: int) -> Sprite:
    """A stack of vases that is empty."""
    size = min(width * 1.5, height - 104)
    middle = height / 2 + 6
    drawn = icon(emblems.VASE, width / 2, middle, size, theme.WELL, theme.LINE, 3)
    drawn += figure(columns, width / 2, middle + size * 0.06, 36, theme.FAINT, None)
    return Sprite(drawn, width, height)


def _edges(width: int, height: int, below: int) -> str:
    return "".join(
        rect(at * EDGE, at * EDGE, width, height, 12, theme.IVORY_SHADE, theme.INK, 2) for at in range(below, 0, -1)
    )


def _box_card(drawn: str, width: int, height: int, below: int) -> Sprite:
    """The card with a margin of two pixels for its outline."""
    more = max(below, 0) * EDGE + 4
    return Sprite(group(drawn, 2, 2), width + more, height + more)
