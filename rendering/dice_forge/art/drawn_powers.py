"""Powers of nature, black-figure: wind and mist, night and light, fire, chaos, a tree.

Each is drawn around the origin in a box of 100 x 100.
"""

from __future__ import annotations

from rendering.canvas.svg import circle, group, path, rect, star


def wind(ink: str, cut: str) -> str:
    """Gusts that curl, and leaves that they carry."""
    gusts = (
        "M-48 -16H12C30 -16 34 -43 16 -45C5 -46 0 -36 6 -30",
        "M-42 2H30C50 2 50 -27 33 -24C27 -23 25 -17 29 -14",
        "M-48 20H14C34 20 35 47 16 46C5 45 2 36 8 31",
    )
    drawn = "".join(path(gust, "none", ink, 8.5) for gust in gusts)
    drawn += path("M-30 -16H8M-24 2H24M-34 20H10", "none", cut, 2)
    leaf = path("M0 10C-8 2 -8 -8 0 -14C8 -8 8 2 0 10Z", ink) + path("M0 8V-8", "none", cut, 2)
    return drawn + group(leaf, -22, -36, 0.95, 60) + group(leaf, 38, 24, 0.9, 100) + group(leaf, -28, 41, 0.8, 80)


def mists(ink: str, cut: str) -> str:
    """Mountains whose feet are lost in banks of mist."""
    drawn = path("M-48 30L-22 -28L-8 -6L10 -46L48 30Z", ink)
    drawn += path("M-30 -10L-22 -28L-15 -17L-20 -11L-24 -15ZM0 -24L10 -46L20 -26L14 -20L9 -27L5 -19Z", cut)
    banks = (
        "M-50 4C-40 -4 -32 8 -22 2C-12 -4 -6 8 4 2C14 -4 20 8 30 2C38 -3 44 2 50 6",
        "M-50 18C-42 11 -34 22 -24 16C-14 10 -6 22 4 16C14 10 20 22 30 16C38 12 44 16 50 20",
    )
    drawn += "".join(path(bank, "none", cut, 6.5) for bank in banks)
    low = "M-48 34C-40 28 -32 40 -22 34C-12 28 -4 40 6 34C16 28 24 40 34 34C40 31 44 33 48 36"
    return drawn + path(low, "none", ink, 6.5) + path("M-36 47C-28 42 -20 50 -10 46C0 42 8 50 18 46", "none", ink, 5.5)


def night(ink: str, cut: str) -> str:
    """The moon swallows the sun, among stars."""
    drawn = path("M24 -45A49 49 0 1 0 47 24A42 42 0 1 1 24 -45Z", ink)
    drawn += path("M-8 -40A40 40 0 0 0 -12 38", "none", cut, 2.6)
    sun = path(star(12, 21, 13.5), ink, cut, 2) + circle(0, 0, 8.5, cut) + path("M4 -6A7.4 7.4 0 1 0 4 6Z", ink)
    drawn += group(sun, 13, -4)
    for x, y, size in ((42, -32, 9), (40, 4, 6.5), (22, -30, 5)):
        drawn += group(path(star(4, size, size * 0.36), ink), x, y)
    return drawn + group(path(star(4, 6, 2.2), cut), -27, 12) + group(path(star(4, 4.5, 1.7), cut), -24, -14)


def tree(ink: str, cut: str) -> str:
    """An old olive tree that bears fruit."""
    crown = "".join(
        circle(x, y, radius, ink)
        for x, y, radius in ((-26, -14, 19), (-12, -30, 17), (12, -31, 17), (27, -14, 19), (0, -10, 22))
    )
    trunk = (
        "M-14 48C-6 38 -2 30 -6 20C-9 12 -18 10 -22 2L-14 0L-4 8L0 -4L6 8L15 -1L22 3C17 11 8 14 7 22C6 32 12 40 18 48Z"
    )
    drawn = crown + path(trunk, ink) + path("M-1 46C2 36 3 28 1 18M8 44C7 38 5 34 4 28", "none", cut, 2.2)
    leaf = path("M0 7C-5 2 -5 -5 0 -9C5 -5 5 2 0 7Z", cut)
    spots = ((-33, -18, -40), (-18, -36, 15), (2, -38, 70), (20, -34, -20), (34, -16, 45), (-8, -20, 60), (14, -18, 10))
    drawn += "".join(group(leaf, x, y, 0.95, turn) for x, y, turn in spots)
    fruit = "".join(circle(x, y, 3.6, cut) for x, y in ((-22, -8), (-3, -29), (25, -5), (3, -10), (-31, -3)))
    return drawn + fruit + path("M-40 49H40", "none", ink, 4)


def light(ink: str, cut: str) -> str:
    """An oil lamp, burning."""
    body = (
        "M-36 12C-28 -2 12 -4 20 4C30 4 36 -2 42 -10L48 -4C48 12 40 22 26 27C10 32 -18 32 -28 26C-34 22 -37 17 -36 12Z"
    )
    drawn = circle(-36, 12, 9.5, "none", ink, 5.5) + path(body, ink) + path("M-14 28H16L22 42H-20Z", ink)
    drawn += path("M-13 -1C-12 -10 8 -10 9 -1Z", ink) + circle(-2, -11, 4.5, ink)
    drawn += path("M-26 16C-10 22 14 21 28 12M-12 36H14", "none", cut, 2.6) + path(
        "M-10 2C-4 0 2 0 8 2", "none", cut, 2.2
    )
    flame = "M44 -10C32 -16 36 -26 42 -32C43 -28 46 -26 47 -22C53 -16 50 -10 44 -10Z"
    rays = "M30 -26L18 -32M35 -37L28 -48M24 -16L12 -18M46 -40V-50"
    return (
        drawn
        + path(flame, ink)
        + path("M44 -13C40 -16 42 -20 44 -22C47 -18 47 -15 44 -13Z", cut)
        + path(rays, "none", ink, 4)
    )


def fire(ink: str, cut: str) -> str:
    """The fire that never goes out, on its altar."""
    flame = (
        "M2 -50C6 -34 32 -28 30 -2C30 14 18 24 0 24C-18 24 -30 14 -29 -2C-28 -14 -20 -20 -18 -30"
        "C-14 -26 -11 -22 -11 -16C-2 -24 2 -36 2 -50Z"
    )
    drawn = path(flame, ink) + path("M-28 27H28V36H-28Z", ink) + path("M-42 39H42V49H-42Z", ink)
    drawn += path("M-24 44H24M-18 31.5H18", "none", cut, 2.4)
    loop = "M0 4C-6 -6 -11 -9 -15 -9A10 10 0 0 0 -15 13C-11 13 -6 10 0 4"
    return drawn + path(loop, "none", cut, 5) + group(path(loop, "none", cut, 5), 0, 8, turn=180)


def chaos(ink: str, cut: str) -> str:
    """A whirl that swallows everything, eight-armed."""
    arm = path("M4 -9C16 -26 32 -36 48 -26C38 -27 29 -19 22 -8C16 0 10 2 6 2Z", ink)
    drawn = "".join(group(arm, turn=45 * at, scale=1 if at % 2 else 0.86) for at in range(8))
    drawn += circle(0, 0, 16, ink, cut, 2.6)
    swirl = "M0 0C2 -5 9 -3 8 4C6 11 -6 10 -9 2C-11 -8 2 -14 9 -10"
    return (
        drawn
        + path(swirl, "none", cut, 3)
        + "".join(
            group(rect(-2.6, -2.6, 5.2, 5.2, 0, ink), x, y, 1, turn)
            for x, y, turn in ((45, 14, 20), (-14, -46, 40), (-45, -14, 10), (14, 46, 60))
        )
    )
