"""A laurel wreath in flat tones, open at the top: around a winner's cup, and around numbers."""

from __future__ import annotations

import math
from typing import NamedTuple

from rendering import theme
from rendering.canvas.svg import flip, group, number, path


class Twig(NamedTuple):
    """The tones of a wreath's leaves: the outer and inner row in the light and in the shadow, outline, stalk."""

    lit: tuple[str, str]
    dim: tuple[str, str]
    edge: str
    stalk: str


def twig(leaf: str) -> Twig:
    """The tones of leaves of one colour."""
    lit = (theme.mix(theme.LAMPLIGHT, leaf, 0.34), theme.mix(theme.LAMPLIGHT, leaf, 0.12))
    return Twig(
        lit,
        (leaf, theme.mix(theme.DEEP_NIGHT, leaf, 0.2)),
        theme.mix(theme.DEEP_NIGHT, leaf, 0.75),
        theme.mix(theme.DEEP_NIGHT, leaf, 0.4),
    )


def laurel(radius: float, leaves: int, leaf: str, gap: float = 0.62, from_left: bool = False) -> str:
    """A wreath around the origin with this many pairs of leaves a side; the light comes from the right or the left.

    ``gap`` is half the opening at the top, in radians.
    """
    tones = twig(leaf)
    across, up = number(radius * math.sin(gap)), number(-radius * math.cos(gap))
    reach = number(radius)
    stalk = f"M-{across} {up}A{reach} {reach} 0 1 0 {across} {up}"
    markup = path(stalk, "none", tones.stalk, radius * 0.06)
    for side in (-1, 1):
        row = tones.lit if (side > 0) != from_left else tones.dim
        for at in range(leaves):
            angle = math.pi - (math.pi - gap) * (at + 0.35) / leaves
            x, y = radius * math.sin(angle) * side, -radius * math.cos(angle)
            along = math.degrees(math.atan2(-math.sin(angle), -math.cos(angle) * side))
            for tilt, tone in zip((28, -28), row, strict=True):
                markup += group(_leaf(radius, tone, tones.edge), x, y, turn=along + tilt * side)
    return markup


def _leaf(radius: float, tone: str, edge: str) -> str:
    long = radius * 0.36

    def at(share: float) -> str:
        return number(long * share)

    outline = (
        f"M0 0C{at(0.3)} {at(-0.42)} {at(0.8)} {at(-0.36)} {at(1)} 0C{at(0.8)} {at(0.3)} {at(0.3)} {at(0.34)} 0 0Z"
    )
    rib = path(f"M{at(0.1)} 0H{at(0.86)}", "none", theme.mix(theme.LAMPLIGHT, tone, 0.5), radius * 0.018)
    return path(outline, tone, edge, radius * 0.022) + rib


def turn_to_light(fragment: str, from_left: bool) -> str:
    """A fragment that is lit from the right, mirrored where the light comes from the left."""
    return flip(fragment) if from_left else fragment
