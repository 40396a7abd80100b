"""Our own silhouettes of beings, black-figure: ink, with lines cut into it that show the clay.

Each is drawn around the origin in a box of 100 x 100.
"""

from __future__ import annotations

from rendering.canvas.svg import circle, group, path, rect


def _both(fragment: str) -> str:
    """The fragment and its mirror image."""
    return f'{fragment}<g transform="scale(-1 1)">{fragment}</g>'


def satyr(ink: str, cut: str) -> str:
    """A satyr's mask: horns, pointed ears, a curled beard."""
    horn = path("M6 -26C8 -44 24 -52 36 -46C44 -42 44 -32 38 -28C40 -36 34 -40 28 -37C20 -34 18 -28 20 -20Z", ink)
    ear = path("M24 -14C34 -20 44 -18 48 -10C42 -2 32 0 25 -2Z", ink) + path("M30 -10L41 -11", "none", cut, 2.4)
    head = "M0 -28C18 -28 28 -16 27 0C29 6 28 14 26 20C30 26 24 32 21 31C22 38 14 42 11 39C9 47 2 50 0 50"
    drawn = _both(horn + ear) + path(
        head
        + "C-2 50 -9 47 -11 39C-14 42 -22 38 -21 31C-24 32 -30 26 -26 20C-28 14 -29 6 -27 0C-28 -16 -18 -28 0 -28Z",
        ink,
    )
    eye = path("M5 -6C9 -12 18 -11 21 -5C16 -2 9 -2 5 -6Z", cut) + path("M4 -13C10 -19 19 -18 23 -12", "none", cut, 2.6)
    beard = path("M24 12C18 14 12 16 8 22C4 18 2 17 0 17M16 24C14 30 14 34 17 38M7 28C6 34 6 38 8 42", "none", cut, 2.5)
    return (
        drawn + _both(eye + beard) + path("M-4 6C-2 10 2 10 4 6", "none", cut, 2.6) + path("M0 -6V4", "none", cut, 2.2)
    )


def ferryman(ink: str, cut: str) -> str:
    """Charon in his boat, leaning on the pole."""
    boat = "M-49 8C-42 22 -30 24 -14 24H24C36 24 43 14 46 -4C50 12 48 34 30 38H-24C-38 38 -47 28 -49 8Z"
    cloak = "M-2 -42C8 -42 13 -34 11 -26C20 -18 25 2 26 24H-14C-14 4 -14 -14 -8 -24C-13 -32 -10 -42 -2 -42Z"
    drawn = path("M-32 -48L-20 46", "none", ink, 4.5) + path(boat, ink) + path(cloak, ink)
    drawn += path("M8 -18C-2 -14 -14 -12 -25 -14L-24 -7C-12 -4 2 -4 12 -8Z", ink)
    drawn += path("M-7 -34C-3 -38 3 -37 4 -31C3 -26 -4 -25 -7 -28Z", cut)
    drawn += path("M-4 -2C-2 8 -4 16 -6 24M8 0C11 8 12 16 13 24M12 -8C2 -3 -10 -4 -18 -6", "none", cut, 2.4)
    drawn += path("M-40 28C-32 31 -20 31 -8 31H30", "none", cut, 2.6)
    return drawn + path(
        "M-46 47C-38 42 -32 42 -26 47C-20 51 -14 51 -8 47C-2 42 4 42 10 47C16 51 22 51 28 47C34 43 40 43 46 47",
        "none",
        ink,
        3.6,
    )


def crab(ink: str, cut: str) -> str:
    """The crab of Lerna."""
    claw = (
        "M28 -2C40 -8 46 -22 42 -36C40 -44 34 -49 26 -48C34 -42 34 -36 30 -31"
        "C27 -37 22 -40 15 -38C10 -30 14 -19 24 -17C27 -12 26 -8 22 -5Z"
    )
    legs = "M26 12C36 8 42 10 47 18M27 20C36 20 41 25 43 34M22 27C30 30 33 36 33 45"
    side = (
        path(claw, ink) + path(legs, "none", ink, 5.5) + path("M7 -8L9 -19", "none", ink, 4) + circle(9, -21, 4.5, ink)
    )
    shell = "M0 -10C22 -10 34 2 33 14C31 28 16 36 0 36C-16 36 -31 28 -33 14C-34 2 -22 -10 0 -10Z"
    drawn = _both(side) + path(shell, ink, cut, 2.5)
    marks = path("M25 8C20 0 10 -3 0 -3", "none", cut, 2.6) + path("M22 20C17 24 13 21 13 15", "none", cut, 2.6)
    return drawn + _both(marks + circle(12, 7, 3.4, cut)) + path("M0 6V26M-5 15H5", "none", cut, 2.6)


def elder(ink: str, cut: str) -> str:
    """An old man: long hair, a wreath, a beard in waves."""
    hair = (
        "M0 -48C24 -48 34 -32 32 -12C34 0 36 10 30 18C28 10 26 6 25 2C24 26 14 42 0 50"
        "C-14 42 -24 26 -25 2C-26 6 -28 10 -30 18C-36 10 -34 0 -32 -12C-34 -32 -24 -48 0 -48Z"
    )
    drawn = path(hair, ink) + path(
        "M-20 -16C-18 -24 18 -24 20 -16C21 -6 19 0 17 6C8 0 4 4 0 6C-4 4 -8 0 -17 6C-19 0 -21 -6 -20 -16Z", cut
    )
    brow = path("M4 -13C8 -17 14 -17 18 -12", "none", ink, 4) + circle(10.5, -7, 2.8, ink)
    brow += path("M1 8C8 3 16 8 20 16C12 15 6 14 1 10Z", ink)
    drawn += (
        _both(brow)
        + path("M-2 -10C-3 -4 -4 0 0 1C4 0 3 -4 2 -10", "none", ink, 2.6)
        + path("M-4 14C-2 12 2 12 4 14", "none", cut, 2.6)
    )
    waves = path("M16 20C14 28 12 32 8 38M8 18C8 26 6 34 3 42", "none", cut, 2.4)
    waves += path("M26 -26C20 -32 12 -34 4 -34M29 -20C27 -24 25 -26 22 -29", "none", cut, 2.4)
    leaves = "".join(
        group(path("M0 0C5 -3 7 -9 3 -14C-3 -10 -4 -4 0 0Z", cut), x, y, 0.72, turn)
        for x, y, turn in ((6, -35, 40), (15, -32, 62), (23, -25, 84))
    )
    return drawn + _both(waves + leaves)


def spirits(ink: str, cut: str) -> str:
    """Three wild spirits, flickering like flames."""
    wisp = (
        "M4 -48C2 -34 22 -26 22 -4C22 14 12 24 0 24C-12 24 -22 14 -22 -4"
        "C-22 -12 -18 -18 -14 -24C-12 -18 -9 -16 -5 -16C-10 -30 -4 -42 4 -48Z"
    )
    face = circle(-8, 0, 4.4, cut) + circle(8, 0, 4.4, cut) + path("M0 8C5 8 6 18 0 18C-6 18 -5 8 0 8Z", cut)
    one = path(wisp, ink, cut, 2.4) + face
    tail = path("M-6 22C-10 32 -4 36 -8 46M6 22C4 30 10 36 6 44", "none", ink, 4)
    return group(one, -27, 8, 0.72, -12) + group(one, 27, 8, 0.72, 12) + tail + group(one, 0, -2, 1.0)


def sentinel(ink: str, cut: str) -> str:
    """A guard behind shield and spear."""
    drawn = path("M34 50V-34", "none", ink, 4) + path("M34 -50L40 -33H28Z", ink)
    drawn += path("M-16 28L-20 50H-8L-4 30ZM6 30L10 50H22L16 26Z", ink)
    crest = "M-18 -22C-24 -44 -4 -54 14 -46C22 -42 26 -32 24 -20C18 -34 6 -38 -6 -32C-12 -30 -15 -27 -18 -22Z"
    head = "M-14 -18C-14 -32 -4 -37 4 -35C14 -33 18 -24 16 -8H4L0 -16H-6L-8 -8C-12 -10 -14 -14 -14 -18Z"
    drawn += path(crest, ink) + path("M-14 -34C-4 -44 10 -44 20 -32", "none", cut, 2.2) + path(head, ink, cut, 2)
    drawn += path("M-6 -19H3", "none", cut, 3.4)
    drawn += circle(-2, 14, 29, ink, cut, 2.8) + circle(-2, 14, 22.5, "none", cut, 2.4)
    return drawn + path("M-16 15C-10 4 6 4 12 15C6 26 -10 26 -16 15Z", cut) + circle(-2, 15, 5.5, ink)


def hounds(ink: str, cut: str) -> str:
    """The three heads of Cerberus."""
    half = "M0 -30C8 -30 14 -32 17 -36L27 -50C31 -38 30 -26 25 -16C27 -4 22 8 14 18L12 36C10 44 4 46 0 46"
    other = "C-4 46 -10 44 -12 36L-14 18C-22 8 -27 -4 -25 -16C-30 -26 -31 -38 -27 -50L-17 -36C-14 -32 -8 -30 0 -30Z"
    eye = path("M6 -8L20 -15C20 -8 15 -3 8 -3Z", cut) + path("M3 26C7 24 10 20 11 14", "none", cut, 2.6)
    eye += path("M22 -36C20 -32 18 -29 15 -27", "none", cut, 2.4)
    head = path(half + other, ink, cut, 2.6) + _both(eye) + path("M-6 33C-3 29 3 29 6 33L0 39Z", cut)
    drawn = group(head, -25, 2, 0.74, -24) + group(head, 25, 2, 0.74, 24)
    collar = rect(-24, 36, 48, 12, 5, ink, cut, 2.4) + "".join(circle(x, 42, 2.4, cut) for x in (-14, -5, 5, 14))
    return drawn + collar + group(head, 0, -4, 0.9)


def gorgon(ink: str, cut: str) -> str:
    """A gorgon's face: snakes for hair, tusks, her tongue out."""
    snakes = (
        "M10 -26C10 -38 22 -36 20 -46",
        "M20 -22C24 -32 36 -26 36 -37",
        "M26 -12C34 -20 42 -10 47 -20",
        "M28 0C36 -4 40 6 48 2",
        "M26 12C34 10 36 20 44 19",
    )
    heads = ((20, -46), (36, -38), (46, -21), (47, 2), (43, 20))
    side = "".join(path(snake, "none", ink, 6) for snake in snakes)
    side += "".join(circle(x, y, 4.6, ink) + circle(x, y, 1.4, cut) for x, y in heads)
    drawn = _both(side) + path("M0 -26V-44", "none", ink, 6) + circle(0, -45, 4.6, ink) + circle(0, -45, 1.4, cut)
    face = "M0 -32C20 -32 32 -18 31 2C30 22 18 38 0 38C-18 38 -30 22 -31 2C-32 -18 -20 -32 0 -32Z"
    drawn += path(face, ink, cut, 2.5)
    eye = path("M5 -6C10 -14 20 -13 24 -6C20 0 10 1 5 -6Z", cut) + circle(14, -6, 3.6, ink)
    eye += path("M3 -12C10 -16 18 -20 27 -20", "none", cut, 3)
    drawn += _both(eye) + path("M-6 8C-4 4 4 4 6 8", "none", cut, 2.6)
    drawn += path("M-18 15C-8 19 8 19 18 15C16 25 8 28 0 28C-8 28 -16 25 -18 15Z", cut)
    drawn += path("M-7 20C-7 34 -5 44 0 44C5 44 7 34 7 20Z", ink, cut, 2.4)
    return drawn + path("M-15 17L-12 25L-9 18ZM15 17L12 25L9 18Z", ink)
