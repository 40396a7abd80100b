"""Things of the expansion, black-figure: tools, hands, signs.

Each is drawn around the origin in a box of 100 x 100.
"""

from __future__ import annotations

from rendering.canvas.svg import circle, group, path, rect, star


def _both(fragment: str) -> str:
    """The fragment and its mirror image."""
    return f'{fragment}<g transform="scale(-1 1)">{fragment}</g>'


def scepter(ink: str, cut: str) -> str:
    """A winged scepter with rings for six coins."""
    wing = "M7 -20C22 -18 38 -26 42 -46C34 -42 28 -40 22 -40C24 -36 22 -34 18 -33C18 -29 14 -26 8 -25Z"
    drawn = _both(path(wing, ink) + path("M14 -23C24 -24 32 -30 36 -38M12 -28C18 -29 22 -32 25 -35", "none", cut, 2))
    drawn += rect(-5, -18, 10, 66, 4, ink) + circle(0, 49, 7, ink)
    drawn += path("M-10 -16H10L7 -22H-7Z", ink) + circle(0, -34, 14, ink, cut, 2)
    drawn += path("M0 -43L8 -34L0 -25L-8 -34Z", cut)
    drawn += path("".join(f"M-5 {y}H5" for y in range(-8, 40, 8)), "none", cut, 2.4, cap="butt")
    return group(drawn, 0, 0, 0.96, 24)


def celestial_die(ink: str, cut: str) -> str:
    """A die with star, sun and moon, and sparks around it."""
    drawn = path("M0 -40L37 -20L0 0L-37 -20Z", ink, ink, 3) + path("M-40 -14L-3 6V47L-40 27Z", ink, ink, 3)
    drawn += path("M40 -14L3 6V47L40 27Z", ink, ink, 3)
    drawn += path("M0 -35L5 -24L28 -20L5 -16L0 -5L-5 -16L-28 -20L-5 -24Z", cut)
    drawn += path("M-16 8C-29 6 -34 18 -28 27C-24 33 -16 34 -11 29C-18 28 -24 20 -16 8Z", cut)
    sun = path(star(10, 13, 7.5), cut) + circle(0, 0, 4.5, ink)
    drawn += group(sun, 21.5, 17)
    for x, y, size in ((-40, -38, 9), (39, -40, 11), (-24, -46, 4.5)):
        drawn += group(path(star(4, size, size * 0.3), ink), x, y)
    return drawn


def _hand(ink: str, cut: str) -> str:
    """An open right hand, its palm to the viewer."""
    fingers = (("M-16 0L-24 -30", 9.5), ("M-6 -4L-9 -43", 10.5), ("M5 -4L6 -44", 10.5), ("M15 0L20 -36", 10))
    drawn = "".join(path(finger, "none", ink, wide) for finger, wide in fingers)
    drawn += path("M17 22C26 16 30 8 38 -2", "none", ink, 11)
    drawn += path("M-21 -2C-14 -8 14 -8 20 -4C26 8 26 22 16 32L14 40H-14L-16 32C-24 24 -24 8 -21 -2Z", ink)
    drawn += path("M-11 -6L-10 2M0 -8V1M10.5 -7L10 1", "none", cut, 2.6)
    return drawn + rect(-20, 40, 40, 9.5, 3, ink, cut, 1.8) + path("M-12 45H12", "none", cut, 2)


def right_hand(ink: str, cut: str) -> str:
    """The right hand of the gods: it takes gold, and gives glory."""
    coin = circle(0, 17, 12.5, cut) + circle(0, 17, 9.5, ink) + group(path(star(8, 8, 3.4), cut), 0, 17)
    rays = "M-38 -38L-33 -31M-44 -16L-36 -14M37 -38L32 -31M-42 8L-35 7"
    return _hand(ink, cut) + coin + path(rays, "none", ink, 3.8)


def left_hand(ink: str, cut: str) -> str:
    """The left hand of the gods: it sweeps everybody from the islands."""
    hand = f'<g transform="scale(-1 1)">{_hand(ink, cut)}</g>'
    swirl = path("M1 17C1 13 8 13 8 18C8 24 -2 26 -7 20C-11 12 -2 5 6 8", "none", cut, 3)
    waves = "M32 -36C42 -24 44 -6 40 8M42 -42C52 -26 52 0 46 16M-38 20C-42 12 -42 4 -41 -2"
    return group(hand + swirl, -4, 0) + path(waves, "none", ink, 4)


def scales(ink: str, cut: str) -> str:
    """A merchant's scales: coins against a face."""
    drawn = rect(-4, -38, 8, 82, 3, ink) + circle(0, -42, 6.5, ink) + path("M-22 49C-18 39 18 39 22 49Z", ink)
    drawn += path("M-38 -20L38 -34", "none", ink, 6)
    drawn += path("M-37 -20L-49 14M-37 -20L-25 14M37 -34L25 2M37 -34L49 2", "none", ink, 2.6)
    drawn += path("M-50 14H-24C-25 26 -49 26 -50 14ZM24 2H50C49 14 25 14 24 2Z", ink)
    drawn += "".join(rect(-45, y, 16, 6.4, 3, ink, cut, 1.4) for y in (7, 0.5, -6))
    drawn += rect(29, -16, 17, 17, 4, ink, cut, 1.6) + group(path(star(4, 6, 2.4), cut), 37.5, -7.5)
    return drawn + circle(0, -26, 3, cut) + path("M-12 45H12M-3 4H3M-3 10H3", "none", cut, 2)


def goldsmith(ink: str, cut: str) -> str:
    """A goldsmith's anvil, a jewelled ring above it."""
    anvil = "M-47 4H34C42 4 47 7 49 11C38 12 30 16 24 23H13V32H27V48H-27V32H-13V23C-30 22 -43 15 -47 4Z"
    drawn = path(anvil, ink) + path("M-34 10H22M-18 40H18M-8 28H8", "none", cut, 2.6)
    drawn += circle(0, -16, 14.5, "none", ink, 7) + path("M0 -28L-9 -37L-6 -45H6L9 -37Z", ink, cut, 1.8)
    drawn += path("M-9 -37H9M-3 -44L0 -30L3 -44", "none", cut, 1.6)
    return drawn + path(
        "M-26 -34L-20 -29M26 -34L20 -29M-32 -16H-25M32 -16H25M-26 0L-21 -5M26 0L21 -5", "none", ink, 3.6
    )


def eye(ink: str, cut: str) -> str:
    """An eye that sees everything."""
    drawn = path("M-48 6C-28 -22 28 -22 48 6C28 34 -28 34 -48 6Z", ink)
    drawn += path("M-37 6C-22 -13 22 -13 37 6C22 25 -22 25 -37 6Z", cut)
    drawn += circle(0, 5, 16, ink) + circle(0, 5, 8.5, cut) + group(path(star(8, 7.5, 3), ink), 0, 5)
    drawn += circle(6, -1, 3, cut)
    rays = "M0 -24V-48M-16 -22L-24 -43M16 -22L24 -43M-31 -16L-42 -31M31 -16L42 -31"
    lower = "M-14 34L-18 46M0 36V48M14 34L18 46"
    return drawn + path(rays, "none", ink, 5) + path(lower, "none", ink, 4.4)


def abyssal_trident(ink: str, cut: str) -> str:
    """A trident out of the deep, and the arms that hold it."""
    drawn = rect(-4.5, -6, 9, 56, 3, ink) + path(
        "M-26 -34V-20C-26 -4 -14 2 0 2C14 2 26 -4 26 -20V-34M0 2V-36", "none", ink, 7
    )
    drawn += path("M-26 -50L-15 -31H-37ZM26 -50L37 -31H15ZM0 -50L11 -31H-11Z", ink)
    arm = "M48 50C50 28 26 36 22 22C19 10 36 4 41 15C43 21 37 25 33 21"
    drawn += _both(
        path(arm, "none", ink, 8) + "".join(circle(x, y, 1.9, cut) for x, y in ((45, 40), (36, 35), (26, 30)))
    )
    coil = "M-22 49C-12 40 12 44 16 34C18 26 6 24 -6 26C-18 28 -18 16 -8 14"
    drawn += path(coil, "none", cut, 11) + path(coil, "none", ink, 7.5)
    return drawn + "".join(circle(x, y, 1.8, cut) for x, y in ((-14, 45), (-3, 43), (8, 40), (-10, 26)))


def tripod(ink: str, cut: str) -> str:
    """The tripod of the oracle, vapours rising from it."""
    drawn = path("M-22 14L-33 50M22 14L33 50M0 18V50", "none", ink, 6) + path("M-27 34H27", "none", ink, 3.6)
    drawn += path("M-32 4H32C32 20 18 25 0 25C-18 25 -32 20 -32 4Z", ink) + path(
        "M-24 12C-12 18 12 18 24 12", "none", cut, 2.6
    )
    drawn += circle(-26, -4, 8, "none", ink, 4) + circle(26, -4, 8, "none", ink, 4)
    vapour = "M-12 0C-22 -10 -4 -16 -12 -27M12 0C2 -10 20 -16 12 -27M0 2C-6 -4 4 -10 0 -17"
    drawn += path(vapour, "none", ink, 4.4)
    drawn += path("M-22 -37C-12 -50 12 -50 22 -37C12 -25 -12 -25 -22 -37Z", ink)
    return drawn + path("M-15 -37C-8 -44 8 -44 15 -37C8 -30 -8 -30 -15 -37Z", cut) + circle(0, -37, 6, ink)


def broken_mirror(ink: str, cut: str) -> str:
    """A mirror that broke; a splinter of it falls."""
    drawn = (
        rect(-5.5, 20, 11, 28, 4, ink)
        + path("M-14 22C-8 28 8 28 14 22L10 32H-10Z", ink)
        + circle(0, 46, 6, ink, cut, 1.6)
    )
    horn = "M24 -40C30 -50 42 -50 46 -42C40 -44 36 -42 34 -34Z"
    drawn += _both(path(horn, ink)) + circle(0, -12, 37, ink) + circle(0, -12, 30, cut) + circle(0, -12, 27, ink)
    drawn += path("M-3 -14L5 14L15 10L22 2L26 -10Z", cut)
    drawn += path(
        "M-3 -14L-18 -34M-3 -14L10 -38M-3 -14L-29 -10M-3 -14L-13 13M-12 -26L-26 -20M4 -26L18 -30", "none", cut, 2.8
    )
    return drawn + path("M26 18L40 22L30 36Z", ink, cut, 1.6)
