"""Golems, black-figure: men of stone with a sign in the breast.

Each is drawn around the origin in a box of 100 x 100.
"""

from __future__ import annotations

from rendering.canvas.svg import circle, group, path, star

_HEAD = "M-10 -49H10L14 -45L12 -29H-12L-14 -45Z"
_TRUNK = "M-27 -27L-15 -31H15L27 -27L30 -18L22 14H-22L-30 -18Z"
_ARM = "M32 -27L45 -17L49 4L47 18H34L35 4L30 -8L33 -18Z"
_FIST = "M33 21H48L50 34L45 40H35L31 34Z"
_LEG = "M2 17H21L24 34L28 48H4L2 34Z"


def bare(ink: str, cut: str) -> str:
    """A golem without a sign: blocks with joints between them."""
    side = "".join(path(block, ink, cut, 1.6) for block in (_ARM, _FIST, _LEG))
    side += path("M37 -12L45 -8M36 8L47 8M6 36H25M39 28V38", "none", cut, 2.2)
    drawn = f'{side}<g transform="scale(-1 1)">{side}</g>'
    drawn += path(_TRUNK, ink, cut, 1.6) + path(_HEAD, ink, cut, 1.6)
    drawn += path("M-8 -39L-3 -37M8 -39L3 -37", "none", cut, 3.6)
    return drawn + path("M-24 -20L-16 -24M24 -20L16 -24M-18 8H-8M18 8H8", "none", cut, 2.2)


def moon_golem(ink: str, cut: str) -> str:
    """The golem of the moon: a crescent in its breast."""
    return bare(ink, cut) + path("M4 -23A15.5 15.5 0 1 0 13 2A12.5 12.5 0 1 1 4 -23Z", cut)


def sun_golem(ink: str, cut: str) -> str:
    """The golem of the sun: a star of rays in its breast."""
    return bare(ink, cut) + group(path(star(10, 17, 9.5), cut) + circle(0, 0, 6, ink), 0, -8)


def great_golem(ink: str, cut: str) -> str:
    """The great golem, two steps at once: arms raised, boulders in its fists."""
    arm = "M28 -22L40 -30L38 -46L49 -46L50 -28L44 -16L31 -8Z"
    side = path(arm, ink, cut, 1.6) + path("M33 -50L46 -52L50 -44L47 -36L36 -36L31 -43Z", ink, cut, 1.8)
    side += path(_LEG, ink, cut, 1.6) + path("M6 36H25M40 -26L47 -24", "none", cut, 2.2)
    drawn = f'{side}<g transform="scale(-1 1)">{side}</g>' + path(_TRUNK, ink, cut, 1.6) + path(_HEAD, ink, cut, 1.6)
    drawn += path("M-8 -39L-3 -37M8 -39L3 -37", "none", cut, 3.6)
    drawn += path("M-14 -20L0 -10L14 -20M-14 -9L0 1L14 -9", "none", cut, 4.6)
    return group(drawn, 0, 6, 0.86)


def time_golem(ink: str, cut: str) -> str:
    """The golem of time, two steps back: an hourglass in its breast."""
    glass = path("M-12 -25H12L2.5 -9L12 7H-12L-2.5 -9Z", cut) + path("M-5.5 -19H5.5L0 -11ZM-8 4.6L0 -2L8 4.6Z", ink)
    return bare(ink, cut) + glass + path("M-14 -26H14M-14 8H14", "none", cut, 3)
