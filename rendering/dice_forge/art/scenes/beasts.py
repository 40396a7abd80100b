"""The beasts that stand in more than one picture, or beside people: hind, owl, sphinx, dog, boar."""

from __future__ import annotations

from rendering.canvas.brush import limb
from rendering.canvas.people import profile
from rendering.canvas.svg import circle, flip, group, path
from rendering.canvas.things import wing


def hind(ink: str, cut: str) -> str:
    """A hind with antlers walks to the right."""
    markup = limb([(-22, -42), (-29, -24), (-23, -13), (-26, -1)], [15, 7, 4, 3], ink)
    markup += limb([(-16, -40), (-18, -24), (-13, -13), (-15, -1)], [13, 6, 4, 3], ink)
    markup += limb([(11, -42), (12, -22), (10, -1)], [10, 5, 3.4], ink) + limb(
        [(15, -44), (29, -35), (25, -20)], [10, 5.6, 3], ink
    )
    markup += "".join(path(f"M{x} {y}l6 0l-2 -4h-4Z", ink) for x, y in ((-28, 0), (-17, 0), (8, 0), (23, -18)))
    markup += path(
        "M-33 -46C-32 -57 -18 -57 -8 -54C2 -52 10 -54 16 -58L23 -42C16 -34 6 -34 -4 -36C-16 -36 -31 -34 -33 -46Z", ink
    )
    markup += limb([(14, -48), (22, -58), (27, -66)], [18, 11, 8], ink) + path("M-32 -50L-40 -56L-37 -44Z", ink)
    markup += path("M21 -71L29 -74L44 -64L43 -60L33 -59L24 -61Z", ink) + path("M24 -71L13 -73L21 -66Z", ink)
    markup += path(
        "M26 -73C22 -80 12 -80 8 -91M20 -78.5C20 -84 23 -87 22 -92M13 -82C9 -82 4 -80 1 -82", "none", ink, 2.6
    )
    markup += path(
        "M29 -74C30 -81 38 -83 40 -91M31.4 -79C34 -79 40 -76 44 -79M36 -84C34 -87 34 -89 33 -92", "none", ink, 2.6
    )
    markup += circle(32, -68, 1.4, cut) + path(
        "M-24 -50C-17 -47 -15 -40 -18 -34M8 -52C14 -48 14 -42 10 -37", "none", cut, 1.5
    )
    spots = ((-10, -48), (-4, -44), (2, -48), (-12, -41), (0, -40))
    return markup + "".join(circle(x, y, 1.4, cut) for x, y in spots)


def owl(ink: str, cut: str) -> str:
    """The owl of the old coins: its body turned to the right, its face to the front."""
    markup = limb([(-8, -16), (-8, -3)], [7, 4], ink) + limb([(3, -14), (4, -3)], [7, 4], ink)
    markup += path("M-16 0L-8 -5L-7 0M-8 -4L-2 0M-5 0L4 -5L5 0M4 -4L11 0", "none", ink, 3)
    markup += path("M-18 -60C-29 -42 -23 -17 -7 -11L4 -11C12 -11 20 -6 32 -1L39 -9C28 -22 26 -46 18 -60Z", ink)
    for row, y in enumerate((-46, -39, -32, -25, -18)):
        for x in range(-17 + row % 2 * 3, 2, 6):
            markup += path(f"M{x + row * 0.6:.1f} {y}l1.8 2.6l1.8 -2.6", "none", cut, 1.2)
    markup += path("M5 -50C19 -46 25 -26 33 -8C17 -10 5 -22 4 -38Z", ink, cut, 1.6)
    markup += path(
        "M10 -40C15 -32 20 -24 27 -14M8 -32C12 -26 16 -20 22 -14M15 -43C20 -35 24 -27 29 -17", "none", cut, 1.3
    )
    markup += path(
        "M-21 -68C-25 -88 -13 -89 0 -82C13 -89 25 -88 21 -68C21 -54 11 -48 0 -48C-11 -48 -21 -54 -21 -68Z",
        ink,
        cut,
        1.6,
    )
    for side in (-1, 1):
        markup += "".join(circle(side * 9.6, -68, *ring) for ring in ((9, cut), (5.4, ink), (2, cut)))
    return (
        markup + path("M0 -66L4 -59L0 -52L-4 -59Z", cut) + path("M-16 -80Q-6 -82 0 -72Q6 -82 16 -80", "none", cut, 1.6)
    )


def sphinx(ink: str, cut: str) -> str:
    """A seated sphinx that looks to the left, 60 high."""
    markup = limb([(24, -4), (31, -6), (31, -14), (28, -20)], [3, 3, 3, 4], ink)
    markup += wing(ink, cut, 4, -32, 0.64, -6, flipped=True)
    markup += path("M27 -8C28 -26 10 -32 -2 -42L-15 -38C-17 -26 -12 -16 -6 -14L6 -3H24Z", ink)
    markup += limb([(-11, -34), (-13, -18), (-12, -3)], [10, 6, 5], ink) + limb(
        [(-5, -30), (-6, -16), (-4, -3)], [10, 6, 5], ink
    )
    markup += limb([(-12, -2), (-17, -1.6)], [4, 3], ink) + limb([(-4, -2), (-9, -1.6)], [4, 3], ink)
    markup += limb([(18, -4), (4, -2)], [7, 4], ink) + path(
        "M8 -4C5 -14 12 -22 22 -20M-13 -30C-9 -26 -4 -26 1 -30", "none", cut, 1.4
    )
    markup += limb([(-8, -38), (-10, -50)], [9, 6], ink)
    return markup + group(flip(profile(ink, cut, beard=False, bun=True)), -11, -54, 0.94)


def dog(ink: str, cut: str) -> str:
    """A dog with its head up trots to the right."""
    markup = limb([(-8, -15), (-10, -8), (-9, -1)], [6, 4, 3], ink) + limb(
        [(-30, -15), (-34, -8), (-31, -1)], [7, 4, 3], ink
    )
    markup += limb([(-26, -15), (-25, -8), (-26, -1)], [7, 4, 3], ink) + limb(
        [(-12, -15), (-4, -9), (-3, -1)], [6, 4, 3], ink
    )
    markup += limb([(-31, -17), (-20, -17), (-9, -18)], [9, 7, 10], ink) + limb([(-10, -18), (-4, -27)], [9, 7], ink)
    markup += limb([(-33, -18), (-42, -22), (-44, -32)], [4, 3, 1.6], ink)
    head = path("M-9 -29C-8 -35 -2 -35 2 -32L8 -29L6 -26L-3 -24ZM-8 -33L-13 -26L-8 -26Z", ink)
    return markup + head + circle(-1, -30, 1, cut)


def boar(ink: str, cut: str) -> str:
    """A boar with bristles attacks to the left, 70 wide and 68 high around x = 0."""
    markup = ""
    for points in (
        [(8, -22), (-4, -14), (-2, -1.5)],
        [(16, -20), (12, -10), (4, -1.5)],
        [(40, -24), (46, -12), (38, -1.5)],
        [(44, -28), (49, -14), (46, -1.5)],
    ):
        markup += limb(points, [14, 6, 4], ink)
    body = "M-15 -20L-17 -29L-6 -38C0 -52 10 -62 26 -62C42 -62 51 -52 52 -38"
    body += "C52 -26 48 -20 40 -18L16 -14C8 -14 2 -18 -2 -22Z"
    markup += path(body, ink)
    bristles = (
        (0, -48, -50),
        (6, -55, -38),
        (14, -61, -24),
        (23, -63, -10),
        (32, -62, 6),
        (41, -58, 22),
        (48, -51, 36),
    )
    markup += "".join(group(path("M-6 4L-1 -6L6 4Z", ink), x, y, turn=turn) for x, y, turn in bristles)
    markup += path("M-1 -41L2 -53L8 -43Z", ink, cut, 1.3) + circle(-4, -34, 1.7, cut)
    markup += path("M-13 -20C-9 -22 -8 -28 -10 -33C-14 -31 -16 -25 -13 -20Z", cut, ink, 1)
    markup += path(
        "M14 -48C20 -42 20 -30 14 -22M38 -52C34 -44 34 -34 38 -26M8 -50C18 -58 34 -58 44 -50", "none", cut, 1.7
    )
    return group(markup, -18, 0)
