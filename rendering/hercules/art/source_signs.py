"""The sign of each source of points: black on its drum, around the origin in a box of 100."""

from __future__ import annotations

from functools import cache

from rendering import theme
from rendering.canvas.svg import circle, path, rect


@cache
def source_sign(source: str) -> str:
    """The sign of a source."""
    return _DRAWN[source]


_CUBE = path("M0 -44L40 -22V22L0 46L-40 22V-22Z", "none", theme.INK, 10)
_CUBE += path("M-40 -22L0 2L40 -22M0 2V46", "none", theme.INK, 9)
_BUST = circle(0, -20, 25, theme.INK) + path("M-44 46C-44 14 -24 10 0 10S44 14 44 46Z", theme.INK)
_BOLT = path("M14 -50L-34 10H-5L-16 50L36 -14H5Z", theme.INK)
_AMPHORA = path("M-17 -48H17V-38H10V-26C34 -16 32 14 10 34H18V46H-18V34H-10C-32 14 -34 -16 -10 -26V-38H-17Z", theme.INK)
_AMPHORA += path("M-12 -34C-40 -36 -40 -8 -28 -2M12 -34C40 -36 40 -8 28 -2", "none", theme.INK, 8)
_TEMPLE = path("M-48 -18L0 -46L48 -18Z", theme.INK) + rect(-44, 34, 88, 12, 0, theme.INK)
_TEMPLE += "".join(rect(x, -10, 16, 40, 0, theme.INK) for x in (-38, -8, 22))
_PODIUM = path("M-47 44V6H-15V-26H15V-4H47V44Z", theme.INK) + circle(0, -40, 10, theme.INK)
_FIVE = "".join(circle(x, y, 17, theme.INK) for x, y in ((0, -30), (31, -6), (20, 31), (-20, 31), (-31, -6)))
_DRAWN = {
    "markers": _CUBE,
    "demigods": _BUST,
    "gods": _BOLT,
    "vases": _AMPHORA,
    "pantheon": _TEMPLE,
    "majorities": _PODIUM,
    "sets": _FIVE,
}
