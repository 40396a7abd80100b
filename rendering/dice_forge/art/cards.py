"""The feats as sprites: black figures on painted clay, terracotta for the sun and lapis for the moon."""

from __future__ import annotations

from functools import lru_cache

from engine.dice_forge.data.cards import CARDS, FEATS
from rendering import theme
from rendering.canvas.scenery import vacant, well
from rendering.canvas.sprites import Sprite
from rendering.canvas.svg import circle, gradient, group, path, rect
from rendering.canvas.symbols import points
from rendering.canvas.text import figure, fit_text, wrap_text, write
from rendering.dice_forge.art import effects, emblems, silhouettes

EDGE, MOST_EDGES = 3, 3
"""How far each card below the top one is visible, and how many are."""
SEALS = {"goddess": "feather", "titans": "triangle"}
"""The mark of each module."""
STRIP, NAME = 40, 32
"""Height of the row of signs and of the name."""


def badges(card_id: str) -> str:
    """The signs of a feat's types, one below the other, around the topmost one's middle, 100 wide each."""
    types = CARDS[card_id].feat.types
    return "".join(group(emblems.badge(name), 0, at * 96) for at, name in enumerate(types))


def seal(feat_id: str, x: float, y: float, scale: float) -> str:
    """The seal of the module that a feat belongs to or is recommended for; "" where there is none."""
    feat = FEATS[feat_id]
    mark = feat.mark or SEALS.get(feat.module, "")
    return group(emblems.seal(mark, bool(feat.module)), x, y, scale) if mark else ""


@lru_cache(16)
def below(left: int, width: int, height: int) -> Sprite:
    """The edges of the cards below the top one, what it covers left empty."""
    count = min(left - 1, MOST_EDGES)
    drawn = ""
    for at in range(count, 0, -1):
        drawn += path(_corner(at * EDGE, width, height), theme.IVORY_SHADE, theme.INK, 2)
    return box_card(drawn, width, height, count)


def _corner(shift: float, width: int, height: int) -> str:
    """The visible part of a covered card, on the right and below."""
    right, bottom = width + shift, height + shift
    outer = f"M{width - 8} {shift}H{right - 12}A12 12 0 0 1 {right} {shift + 12}V{bottom - 12}"
    outer += f"A12 12 0 0 1 {right - 12} {bottom}H{shift + 12}A12 12 0 0 1 {shift} {bottom - 12}V{height - 8}"
    return f"{outer}H{width - 8}Z"


@lru_cache(256)
def stack(card_id: str, width: int, height: int, name: str) -> Sprite:
    """The top card of a stack: points, type, what it does."""
    card = CARDS[card_id]
    drawn = rect(0, 0, width, height, 12, gradient("ivory"), theme.INK, 2.5)
    effect = effects.row(card_id, width - 14, STRIP - 3)
    art = height - NAME - 8 - (STRIP if effect else 0)
    drawn += rect(5, 5, width - 10, art, 9, gradient(silhouettes.ground(card_id)), theme.INK, 2)
    drawn += rect(9, 9, width - 18, art - 8, 6, "none", silhouettes.CUTS[silhouettes.sky(card.feat)], 1.6, 0.8)
    size = min(width * 0.72, art * 0.88)
    drawn += group(silhouettes.on_card(card.id, size), width / 2 + 2, 5 + art * 0.53)
    if card.feat.vp:
        drawn += group(points(card.feat.vp, 58), 25, 27)
    drawn += group(badges(card_id), width - 23, 23, 0.34)
    drawn += seal(card.feat.id, 20, art - 10, 0.28)
    if effect:
        drawn += group(effect, width / 2, 5 + art + STRIP / 2 + 1)
    label, letters = fit_text(name, 25, 18, width - 8, "extra")
    drawn += write(label, width / 2, height - 10, letters, theme.INK, "extra", "middle")
    return box_card(drawn, width, height, 0)


@lru_cache(64)
def sold_out(feat_id: str, width: int, height: int, name: str) -> Sprite:
    """The place of a stack that is used up."""
    drawn = vacant(0, 0, width, height, 12)
    ghost = silhouettes.figure(feat_id, width * 0.62, theme.VACANT_LINE, theme.VACANT)
    drawn += group(ghost, width / 2, height * 0.46)
    label, letters = fit_text(name, 23, 18, width - 8, "bold")
    drawn += write(label, width / 2, height - 11, letters, theme.FAINT, "bold", "middle")
    return box_card(drawn, width, height, 0)


@lru_cache(32)
def undrafted_place(fitting: tuple[str, ...], width: int, height: int) -> Sprite:
    """A place whose set is still to be chosen, with the sets that fit."""
    drawn = well(0, 0, width, height, 12)
    columns = 1 if len(fitting) < 3 else 2
    rows = (len(fitting) + columns - 1) // columns
    size = min(width * 0.56, (height - 24) / rows - 8, (width + 2) / columns - 3)
    for at, feat in enumerate(fitting):
        row, column = divmod(at, columns)
        in_row = min(columns, len(fitting) - row * columns)
        x = width / 2 + (column - (in_row - 1) / 2) * (width - 8) / columns
        y = 12 + (height - 24) * (row + 0.5) / rows
        drawn += group(medallion(feat), x, y, size / 100)
        if FEATS[feat].vp:
            corner = size * (0.52 if columns == 1 else 0.29)
            drawn += group(points(FEATS[feat].vp, size * 0.56), x - corner, y - size * (0.26 if columns == 1 else 0.36))
    return box_card(drawn, width, height, 0)


def medallion(feat_id: str) -> str:
    """A feat's silhouette on a round of clay, 100 wide around the origin."""
    paid = silhouettes.paid_with(feat_id)
    drawn = circle(0, 0, 47, silhouettes.CLAYS[paid], theme.INK, 5)
    return drawn + silhouettes.figure(feat_id, 70)


@lru_cache(256)
def held_card(card_id: str, copies: int, width: int, height: int, name: str, text: str, lines: int = 4) -> Sprite:
    """A card upright: figure, name, what it does; ``text`` where this many lines are enough for it."""
    card = CARDS[card_id]
    below = min(copies - 1, 2)
    drawn = _edges(width, height, below) + rect(0, 0, width, height, 14, gradient("ivory"), theme.INK, 2.5)
    sentences = wrap_text(text, 23, width - 24, "bold") if height > 270 else []
    sentences = sentences if len(sentences) <= lines else []
    effect = effects.row(card_id, width - 24, 46)
    band = 44 + (52 if effect else 0) + 26 * len(sentences) + (8 if sentences else 0)
    art = height - band - 8
    drawn += rect(7, 7, width - 14, art, 10, gradient(silhouettes.ground(card_id)), theme.INK, 2)
    size = min(width * 0.6, art * 0.82)
    drawn += group(silhouettes.on_card(card.id, size), width / 2 + 4, 7 + art * 0.52)
    drawn += _corners(card_id, copies, width, art)
    label, letters = fit_text(name, 34, 22, width - 18, "black")
    y = art + 40
    drawn += write(label, width / 2, y, letters, theme.INK, "black", "middle")
    if effect:
        drawn += group(effect, width / 2, y + 36)
        y += 52
    for at, line in enumerate(sentences):
        drawn += write(line, width / 2, y + 30 + at * 26, 23, theme.INK_SOFT, "bold", "middle")
    return box_card(drawn, width, height, below)


def _corners(card_id: str, copies: int, width: int, art: float) -> str:
    """Points, types and copies in the corners of a held card's picture."""
    feat = CARDS[card_id].feat
    drawn = group(points(feat.vp, 76), 40, 42) if feat.vp else ""
    drawn += group(badges(card_id), width - 34, 36, 0.46) + seal(feat.id, 28, art - 14, 0.36)
    if copies > 1:
        drawn += rect(width - 72, art - 40, 58, 40, 20, theme.NIGHT_PILL, theme.GOLD, 2.5)
        drawn += figure(f"×{copies}", width - 43, art - 20, 34, theme.GOLD, None)
    return drawn


@lru_cache(256)
def held_low(card_id: str, copies: int, width: int, height: int, name: str) -> Sprite:
    """A card that someone holds, lying: figure on the left, name and signs on the right."""
    card = CARDS[card_id]
    below = min(copies - 1, 2)
    art = min(height - 12, round(width * 0.46))
    drawn = _edges(width, height, below) + rect(0, 0, width, height, 12, gradient("ivory"), theme.INK, 2.5)
    drawn += rect(6, 6, art, height - 12, 9, gradient(silhouettes.ground(card_id)), theme.INK, 2)
    size = min(art * 0.7, (height - 12) * 0.7)
    drawn += group(silhouettes.on_card(card.id, size), 6 + art / 2 + 4, height * 0.54)
    if card.feat.vp:
        drawn += group(points(card.feat.vp, 60), 32, 34)
    left, room = art + 14, width - art - 20
    label, letters = fit_text(name, 32, 20, room, "black")
    drawn += write(label, left, 38, letters, theme.INK, "black")
    drawn += group(effects.row(card_id, room - 4, 54), left + room / 2, height * 0.54)
    types = "".join(group(emblems.badge(kind), at * 96) for at, kind in enumerate(card.feat.types))
    drawn += group(types, left + 16, height - 26, 0.32)
    if copies > 1:
        drawn += rect(width - 58, height - 44, 50, 34, 17, theme.NIGHT_PILL, theme.GOLD, 2)
        drawn += figure(f"×{copies}", width - 33, height - 27, 28, theme.GOLD, None)
    return box_card(drawn, width, height, below)


def short_name(feat_id: str) -> str:
    """The id of the message with a feat's name as it fits on a small card."""
    return f"diceforge-picture-feat-{FEATS[feat_id].id}"


def _edges(width: int, height: int, below: int) -> str:
    return "".join(
        rect(at * EDGE, at * EDGE, width, height, 12, theme.IVORY_SHADE, theme.INK, 2) for at in range(below, 0, -1)
    )


def box_card(drawn: str, width: int, height: int, below: int) -> Sprite:
    """The card with a margin of two pixels for its outline."""
    more = max(below, 0) * EDGE + 4
    return Sprite(group(drawn, 2, 2), width + more, height + more)
