"""Painted tablets: a card's scene on clay between two bands of ornament, at any size."""

from __future__ import annotations

from typing import NamedTuple

from engine.hercules.cards import Card
from rendering import theme
from rendering.canvas.ornament import meander_band, tongue_band
from rendering.canvas.svg import group, number, path, rect
from rendering.hercules import palette
from rendering.hercules.art.deities.registry import scene

SCENE_WIDTH, SCENE_HEIGHT = 116, 95


class Clay(NamedTuple):
    """A painting's colours: its ground and its figures."""

    ground: str
    ink: str


def clay(card: Card, spent: bool = False) -> Clay:
    """A card's colours: a stack's own, light figures on violet on the peak; dull where the card is used up."""
    if card.id == "god_zeus" or card.kind == "pantheon":
        tones = Clay(palette.ZEUS, theme.IVORY)
    else:
        tones = Clay(palette.STACKS.get(card.stack, palette.CLAY), palette.BLACK)
    if not spent:
        return tones
    return Clay(theme.mix(palette.SPENT, tones.ground, 0.62), theme.mix(tones.ground, tones.ink, 0.3))


def slab(width: float, height: float, radius: float) -> str:
    """A slab of stone from the origin: its side in shadow, its front, its lit rim."""
    markup = rect(-5, 6, width, height, radius, palette.SHADE, opacity=0.5)
    markup += rect(-3, 3, width, height, radius, palette.STONE_MIDDLE)
    markup += rect(0, 0, width, height, radius, theme.IVORY)
    rim = f"M{number(radius)} 1H{number(width - radius)}Q{number(width - 1)} 1 {number(width - 1)} {number(radius)}"
    return markup + path(f"{rim}V{number(height - radius)}", "none", theme.WHITE, 2)


def painting(card: Card, width: float, height: float, above: float = 0, spent: bool = False) -> str:
    """A card's scene from the origin, as large as it fits with this much room above for signs."""
    ground, ink = clay(card, spent)
    band = max(4, height * 0.036)
    size = min(width / SCENE_WIDTH, (height - 2.6 * band - above) / SCENE_HEIGHT)
    turns = max(5, round(width / band / 1.5))
    markup = rect(0, 0, width, height, 3, ground)
    markup += rect(0, 0, width, band, 0, ink) + tongue_band(1, 1, width - 2, band - 2, ground, 2 * (turns // 2) + 1)
    markup += group(scene(card, ink, ground), width / 2, height - 1.5 * band, size)
    markup += rect(0, height - 1.5 * band, width, 1.5 * band, 0, ink)
    return markup + meander_band(3, height - 1.2 * band, width - 6, band * 0.9, ground, turns, max(1, band * 0.16))
