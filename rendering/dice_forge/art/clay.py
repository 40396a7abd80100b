"""Painted clay: a feat's scene under a band of tongues, at any size, with its points, types and seal."""

from __future__ import annotations

from engine.dice_forge.data.cards import CARDS, FEATS
from rendering import theme
from rendering.canvas.filling import rosette, tongues
from rendering.canvas.svg import group, number, path, rect
from rendering.canvas.symbols import wreath
from rendering.canvas.text import figure
from rendering.dice_forge import palette
from rendering.dice_forge.art import effects, emblems
from rendering.dice_forge.art.scenes.registry import scene

BAND, GAP, GROUND = 11, 2, 4
"""Heights for a painting whose scene is as large as it was drawn: tongues, the gap below them, the ground line."""
SCENE_WIDTH, SCENE_HEIGHT = 113, 95
ROSETTE = 24
"""How much room a rosette takes beside a scene."""
SEALS = {"goddess": "feather", "titans": "triangle"}
"""The mark of each module."""


def slab(width: float, height: float, lit: bool = True, radius: float = 5, line: float = 2) -> str:
    """A slab of clay from the origin: its foot, the side in shadow, the lit rim."""
    tones, r = palette.TABLET[lit], radius
    markup = rect(5, 5, width, height, r, tones.side) + rect(0, 0, width, height, r, tones.foot)
    rim = f"M1 {number(height - r)}V{number(r)}Q1 1 {number(r)} 1H{number(width - r)}"
    return markup + path(rim, "none", tones.rim, line)


def painting(card_id: str, width: float, height: float, lit: bool = True, band: float = BAND) -> str:
    """A card's scene under its band of tongues, from the origin; the band has the card's colour.

    Where the painting is wider than its scene, a strip with rosettes stands on each side.
    """
    card, tones = CARDS[card_id], palette.TABLET[lit]
    large = max(0.97, 0.6 * width / SCENE_WIDTH)
    colour = palette.COAT[card.colour] if card.colour else tones.band
    markup = group(tongues(0, 0, width / large, band, colour, tones.ground), scale=large)
    top = (band + GAP) * large
    size = min(width / SCENE_WIDTH, (height - top) / (SCENE_HEIGHT + 1))
    ground = GROUND * size
    markup += rect(0, top, width, height - top, 0, tones.ground)
    markup += group(scene(card.feat.id, tones.figure, tones.cut), width / 2, height - ground, size * 0.97)
    markup += rect(0, height - ground, width, ground, 0, tones.figure)
    side = (width - SCENE_WIDTH * size) / 2
    return markup + _strips(width, top, height, side, tones) if side > 2 else markup


def _strips(width: float, top: float, bottom: float, side: float, tones: palette.Clay) -> str:
    """A strip on each side of a scene, this wide, with a column of rosettes where there is room."""
    markup = rect(0, top, side, bottom - top, 0, tones.foot)
    markup += rect(width - side, top, side, bottom - top, 0, tones.foot)
    if side < ROSETTE:
        return markup
    rows = int((bottom - top) // ROSETTE)
    for at in range(rows):
        y = top + (bottom - top) * (at + 0.5) / rows
        markup += "".join(group(rosette(tones.rim, 0, 0), x, y, 1.2) for x in (side / 2, width - side / 2))
    return markup


def signs(card_id: str, width: float, height: float, lit: bool = True) -> str:
    """What a feat does, on a strip of ivory from the origin; "" where it does nothing."""
    row = effects.row(card_id, width - 10, height - 3)
    if not row:
        return ""
    stone = theme.IVORY if lit else palette.SIGNS_DIM
    return rect(0, 0, width, height, 0, stone) + group(row, width / 2, height / 2)


def worth(feat_id: str, x: float, y: float, size: float, lit: bool = True) -> str:
    """A feat's points in a wreath with its middle at (x, y); "" without points."""
    points = FEATS[feat_id].vp
    if not points:
        return ""
    markup = group(wreath(), x, y, size / 100, opacity=None if lit else 0.75)
    return markup + figure(points, x, y, size * 0.6, theme.WHITE, theme.GLORY_GROUND)


def badges(card_id: str) -> str:
    """The signs of a feat's types, one below the other, around the topmost one's middle, 100 wide each."""
    types = CARDS[card_id].feat.types
    return "".join(group(emblems.badge(name), 0, at * 96) for at, name in enumerate(types))


def seal(feat_id: str, x: float, y: float, scale: float) -> str:
    """The seal of the module that a feat belongs to or is recommended for; "" where there is none."""
    feat = FEATS[feat_id]
    mark = feat.mark or SEALS.get(feat.module, "")
    return group(emblems.seal(mark, bool(feat.module)), x, y, scale) if mark else ""
