"""The great hands in the scenes."""

from __future__ import annotations

from rendering.canvas.brush import limb
from rendering.canvas.svg import group, path


def hand(ink: str, cut: str, pose: str, x: float, y: float, turn: float = 0) -> str:
    """A hand from its wrist at (x, y): ``open`` to the right with its palm up, or ``grasping`` with spread fingers."""
    drawn = _open(ink, cut) if pose == "open" else _grasping(ink, cut)
    return group(drawn, x, y, turn=turn)


def _open(ink: str, cut: str) -> str:
    drawn = limb([(-4, -2), (14, 2), (40, 4)], [26, 27, 20], ink)
    drawn += limb([(40, 2), (62, 3), (84, -4), (90, -10)], [13, 12, 9, 6], ink)
    drawn += limb([(38, 9), (60, 12), (78, 9)], [12, 11, 8], ink) + limb(
        [(34, 12), (52, 17), (68, 16)], [10, 9, 7], ink
    )
    drawn += limb([(12, -6), (20, -18), (26, -30), (25, -38)], [14, 12, 10, 7], ink)
    drawn += path("M44 7.4C60 9 72 8 82 1M42 13C54 16.4 66 15.6 74 13.6M26 -4C30 0 38 -1 44 -3", "none", cut, 1.6)
    return drawn


def _grasping(ink: str, cut: str) -> str:
    drawn = limb([(0, -6), (0, 12)], [20, 30], ink)
    drawn += limb([(-11, 12), (-20, 26), (-19, 40)], [10, 9, 6], ink) + limb(
        [(-4, 16), (-8, 34), (-7, 48)], [10, 9, 6], ink
    )
    drawn += limb([(5, 16), (6, 34), (7, 47)], [10, 9, 6], ink) + limb([(12, 13), (19, 28), (20, 39)], [10, 8, 6], ink)
    drawn += limb([(-10, 2), (-24, 8), (-35, 18)], [12, 10, 6], ink)
    return drawn + path("M-7 16L-9 22M1 18V24M9 16L11 22M-10 -4H10", "none", cut, 1.8)
