"""The sign of each source of points: black on its drum, around the origin in a box of 100."""

from __future__ import annotations

from functools import cache

from rendering import theme
from rendering.canvas.svg import circle, group, path, rect
from rendering.dice_forge.art import emblems


@cache
def source_sign(source: str) -> str:
    """The sign of a source."""
    return group(emblems.sign("reinforcement", theme.INK), scale=0.95) if source == "effects" else _DRAWN[source]


_DIE = rect(-42, -42, 84, 84, 17, "none", theme.INK, 10)
_DIE += "".join(circle(x, y, 9.5, theme.INK) for x, y in ((-21, -21), (21, -21), (0, 0), (-21, 21), (21, 21)))
_HAMMER = group(rect(-40, -46, 80, 34, 5, theme.INK) + rect(-9, -14, 18, 62, 4, theme.INK), turn=30)
_LOST = path("M-16 -46H16V-4H40L0 46L-40 -4H-16Z", theme.INK)
_LABYRINTH = path("M44 44H-40V-40H40V18H-14V-14H14", "none", theme.INK, 13)
_TABLET = rect(-32, -46, 64, 92, 8, "none", theme.INK, 9) + path("M6 -30L-19 6H-3L-8 30L19 -6H3Z", theme.INK)
_TRACK = path("M-38 26L-6 -26L34 14", "none", theme.INK, 8)
_TRACK += "".join(circle(x, y, 17, theme.INK) for x, y in ((-34, 26), (-4, -28), (34, 18)))
_DRAWN = {
    "dice": _DIE,
    "hammer": _HAMMER,
    "lost": _LOST,
    "labyrinth": _LABYRINTH,
    "feats": _TABLET,
    "track": _TRACK,
}
