"""The great hand in the scenes."""

from __future__ import annotations

from rendering.canvas.brush import limb
from rendering.canvas.svg import group, path


def hand(ink: str, cut: str, x: float, y: float) -> str:
    """An open hand from its wrist at (x, y): to the right, with its palm up."""
    markup = limb([(-4, -2), (14, 2), (40, 4)], [26, 27, 20], ink)
    markup += limb([(40, 2), (62, 3), (84, -4), (90, -10)], [13, 12, 9, 6], ink)
    markup += limb([(38, 9), (60, 12), (78, 9)], [12, 11, 8], ink) + limb(
        [(34, 12), (52, 17), (68, 16)], [10, 9, 7], ink
    )
    markup += limb([(12, -6), (20, -18), (26, -30), (25, -38)], [14, 12, 10, 7], ink)
    markup += path("M44 7.4C60 9 72 8 82 1M42 13C54 16.4 66 15.6 74 13.6M26 -4C30 0 38 -1 44 -3", "none", cut, 1.6)
    return group(markup, x, y)
