"""People and gods of the expansion, black-figure.

Each is drawn around the origin in a box of 100 x 100.
"""

from __future__ import annotations

import math

from rendering.canvas.svg import circle, group, path, star


def _both(fragment: str) -> str:
    """The fragment and its mirror image."""
    return f'{fragment}<g transform="scale(-1 1)">{fragment}</g>'


def twins(ink: str, cut: str) -> str:
    """Castor and Pollux back to back, in their caps, a star above each."""
    head = (
        "M2 50V20C1 8 1 -4 5 -13H36C38 -5 39 0 45 8L40 11L42 16L38 18L41 22L37 25C38 31 34 34 27 33V38"
        "C34 41 42 44 46 50Z"
    )
    cap = "M3 -14C6 -28 14 -36 21 -36C28 -36 35 -28 38 -14Z"
    half = (
        path(head, ink)
        + path(cap, ink, cut, 1.8)
        + path(star(6, 8.5, 3.6), ink).replace("<path", '<path transform="translate(21 -42)"')
    )
    half += path("M27 -1C30 -4 35 -4 38 -1C35 2 30 2 27 -1Z", cut) + path(
        "M8 -6C14 -2 14 6 8 10C14 14 13 22 8 26", "none", cut, 2.3
    )
    half += path("M24 33C18 30 16 24 17 18", "none", cut, 2.2) + path("M8 44C18 40 28 42 38 49", "none", cut, 2.4)
    return group(_both(half), 5, 4, 0.9)


def companion(ink: str, cut: str) -> str:
    """A companion on the road: hat, cloak, staff and bundle."""
    drawn = path("M37 -30L27 50", "none", ink, 4.4) + path(
        "M37 -30C46 -30 48 -42 38 -43C31 -44 28 -37 33 -34", "none", ink, 3.6
    )
    drawn += path("M-12 16L-22 36L-18 50H-4L-8 45L-11 37L0 20ZM6 16L14 34L12 50H27L22 45L23 32L18 16Z", ink)
    drawn += path("M-8 -23C6 -27 14 -20 16 -8L23 21H-20C-20 4 -18 -14 -8 -23Z", ink)
    drawn += path("M8 -17L18 -4L31 -3", "none", ink, 6.5)
    drawn += path("M-14 -18C-30 -22 -38 -8 -32 4C-26 12 -14 8 -12 0Z", ink, cut, 2)
    drawn += path(
        "M-9 -28C-9 -36 -4 -40 2 -40C10 -40 14 -34 13 -29L16 -25L12 -24C11 -19 6 -18 2 -18C-4 -18 -8 -22 -9 -28Z", ink
    )
    drawn += path("M-20 -36C-12 -37 -10 -48 2 -48C12 -48 14 -38 24 -35C14 -31 -8 -31 -20 -36Z", ink, cut, 2)
    return drawn + path("M-4 -14C-8 -2 -8 8 -12 20M6 -14C8 -2 8 8 10 20M-28 -10L-22 2", "none", cut, 2.4)


def ancestor(ink: str, cut: str) -> str:
    """An ancestor's grave stone with his portrait."""
    palm = path("M0 0C-5 -6 -5 -14 0 -20C5 -14 5 -6 0 0Z", ink)
    drawn = "".join(group(palm, 0, -29, 0.9 if turn else 1, turn) for turn in (-75, -38, 0, 38, 75))
    drawn += path("M-31 42V-16C-31 -34 31 -34 31 -16V42Z", ink) + path("M-40 43H40V50H-40Z", ink)
    drawn += path("M-23 35V-12C-23 -25 23 -25 23 -12V35Z", cut)
    drawn += path("M-22 35C-20 24 -10 20 0 20C10 20 20 24 22 35Z", ink)
    drawn += path("M-11 -8C-11 -21 11 -21 11 -8V2C11 14 5 22 0 25C-5 22 -11 14 -11 2Z", ink)
    drawn += path("M-9 -7C-6 -10 -3 -9 -1 -6M9 -7C6 -10 3 -9 1 -6", "none", cut, 2.2)
    drawn += circle(-4.6, -2.6, 1.9, cut) + circle(4.6, -2.6, 1.9, cut)
    drawn += path("M0 -2V5M-7 10C-4 7 4 7 7 10M-3 13V19M3 13V19", "none", cut, 1.9)
    return drawn + path("M-26 39H26", "none", cut, 2)


def nymph(ink: str, cut: str) -> str:
    """A nymph of the woods with leaves in her hair."""
    hair = (
        "M0 -40C24 -42 34 -26 32 -8C31 8 42 20 36 34C32 44 38 46 42 48C30 52 20 46 20 34C14 42 8 44 0 44"
        "C-8 44 -14 42 -20 34C-20 46 -30 52 -42 48C-38 46 -32 44 -36 34C-42 20 -31 8 -32 -8C-34 -26 -24 -42 0 -40Z"
    )
    face = "M0 -27C10 -24 17 -18 18 -6C18 10 10 26 0 30C-10 26 -18 10 -18 -6C-17 -18 -10 -24 0 -27Z"
    drawn = path(hair, ink) + path(face, cut)
    eye = path("M4 -5C7 -9 13 -9 15 -5C12 -2 7 -2 4 -5Z", ink) + path("M3 -12C7 -15 12 -15 15 -12", "none", ink, 2.2)
    drawn += _both(eye) + path("M0 -4L-2 8H2", "none", ink, 2.2) + path("M-6 15C-3 13 3 13 6 15C3 20 -3 20 -6 15Z", ink)
    leaf = path("M0 0C7 -5 8 -16 0 -24C-8 -16 -7 -5 0 0Z", ink, cut, 1.8) + path("M0 -3V-16", "none", cut, 1.8)
    for x, y, turn in ((-27, -20, -62), (-19, -31, -38), (-7, -36, -12), (7, -36, 12), (19, -31, 38), (27, -20, 62)):
        drawn += group(leaf, x, y, 0.72, turn)
    return drawn + _both(path("M25 0C24 12 32 22 28 36M22 22C24 30 24 36 27 42", "none", cut, 2.2))


def titan(ink: str, cut: str) -> str:
    """The first titan bursts his chains."""
    arm = "M14 -14C24 -20 32 -16 36 -6L32 -30L46 -32C50 -14 50 2 42 10C34 14 24 10 16 4Z"
    fist = "M31 -47C36 -51 46 -50 48 -45L47 -34L33 -33Z"
    side = path(arm, ink) + path(fist, ink, cut, 1.8) + path("M33 -28L46 -30M34 -24L47 -26", "none", cut, 2.2)
    link = circle(0, 0, 4.6, "none", ink, 3)
    side += group(link, 29, -24) + group(link, 25, -32) + path("M44 -2C40 6 32 6 26 2", "none", cut, 2.3)
    trunk = "M-24 -14C-10 -20 10 -20 24 -14C26 2 20 16 22 30L30 49H-30L-22 30C-20 16 -26 2 -24 -14Z"
    drawn = _both(side) + path(trunk, ink)
    drawn += path(
        "M-14 -36C-16 -46 -24 -48 -26 -50C-14 -52 -8 -48 -6 -46H6C8 -48 14 -52 26 -50C24 -48 16 -46 14 -36Z", ink
    )
    head = "M-13 -38C-13 -48 13 -48 13 -38L12 -26C12 -16 6 -12 6 -6H-6C-6 -12 -12 -16 -12 -26Z"
    drawn += path(head, ink, cut, 1.8) + path("M-9 -33L-3 -31M9 -33L3 -31", "none", cut, 3)
    drawn += path("M-7 -20C-4 -23 4 -23 7 -20M-3 -17V-11M3 -17V-11", "none", cut, 2)
    drawn += path(
        "M-17 -2C-8 4 -2 4 0 0C2 4 8 4 17 -2M0 2V28M-10 12H10M-9 20H9M-14 30C-6 35 6 35 14 30", "none", cut, 2.4
    )
    drawn += path("M-24 40L-12 36L0 42L12 36L24 40", "none", cut, 2.4)
    return group(drawn, 0, 6, 0.88)


def goddess(ink: str, cut: str) -> str:
    """The goddess in a crown of rays."""
    drawn = ""
    for at in range(9):
        angle = math.radians(-90 + (at - 4) * 24)
        x, y = math.cos(angle), math.sin(angle)
        tip = 47 if at % 2 == 0 else 41
        left, right = (24 * x + 4 * y, 24 * y - 4 * x), (24 * x - 4 * y, 24 * y + 4 * x)
        ray = f"M{left[0]:.1f} {left[1] - 4:.1f}L{tip * x:.1f} {tip * y - 4:.1f}L{right[0]:.1f} {right[1] - 4:.1f}Z"
        drawn += path(ray, ink, ink, 2)
    veil = "M0 -33C18 -33 28 -20 28 -4C28 14 38 30 48 49H-48C-38 30 -28 14 -28 -4C-28 -20 -18 -33 0 -33Z"
    drawn += path(veil, ink, cut, 1.8) + path("M-22 -19C-12 -28 12 -28 22 -19", "none", cut, 3)
    face = "M0 -19C10 -19 15 -13 15 -3C15 9 8 20 0 23C-8 20 -15 9 -15 -3C-15 -13 -10 -19 0 -19Z"
    drawn += path(face, cut) + path("M0 -4L-2 6H2", "none", ink, 2)
    eye = path("M3 -5C6 -8 11 -8 12 -5C10 -2 6 -2 3 -5Z", ink) + path("M2 -10C6 -13 10 -12 13 -10", "none", ink, 2)
    drawn += _both(eye + path("M20 4C22 20 32 34 38 46M12 24C16 34 20 40 24 46", "none", cut, 2.2))
    drawn += path("M-5 12C-2 10 2 10 5 12C2 16 -2 16 -5 12Z", ink)
    return drawn + path("M-14 28C-6 34 6 34 14 28", "none", cut, 2.4) + group(path(star(8, 8, 3.4), cut), 0, 40)


def dogged(ink: str, cut: str) -> str:
    """Sisyphus rolls his stone uphill, and does not give in."""
    drawn = path("M-50 50V44L50 14V50Z", ink) + path("M-38 47L44 22", "none", cut, 2.2)
    drawn += circle(20, -12, 27, ink, cut, 2) + path(
        "M8 -30L14 -18L4 -10M28 -34L24 -24L34 -16M14 6L22 -2L36 0", "none", cut, 2.6
    )
    drawn += path("M-22 14L-40 22L-44 40", "none", ink, 8.5) + path("M-20 14L-8 20L-17 34", "none", ink, 8.5)
    drawn += path("M-49 41H-40M-22 36H-12", "none", ink, 6)
    drawn += path("M-12 -8C-8 -4 -8 2 -14 10C-18 18 -28 20 -30 14C-32 6 -22 -8 -12 -8Z", ink, cut, 1.5)
    drawn += path("M-14 -2L0 2L0 -8M-12 -4L-2 -16", "none", ink, 6.5)
    drawn += circle(-16, -18, 8.5, ink, cut, 1.5) + path("M-12 -12L-8 -6L-14 -8Z", ink)
    return drawn + path("M-24 10C-20 6 -18 2 -17 -2M-23 -22C-20 -26 -14 -27 -10 -24", "none", cut, 2)


def guardian(ink: str, cut: str) -> str:
    """A guardian in a tall crest, his spear beside him."""
    drawn = path("M41 -30V50", "none", ink, 4.6) + path("M41 -50L48 -31H34Z", ink)
    crest = (
        "M-12 -20C-18 -44 6 -54 24 -48C34 -44 38 -36 38 -28C26 -40 10 -40 2 -32C-26 -34 -34 -8 -46 18"
        "C-50 -10 -36 -34 -12 -20Z"
    )
    helmet = "M-20 24C-26 4 -24 -16 -10 -26C4 -34 22 -28 26 -12L27 -6H18L24 8L15 10L16 24L6 30L-6 31Z"
    body = "M-44 50C-42 36 -24 30 -8 30L8 30C22 32 34 38 36 50Z"
    drawn += path(crest, ink) + path(helmet, ink, cut, 2.2) + path(body, ink)
    drawn += path("M2 -8C8 -14 16 -14 20 -10C16 -5 8 -3 2 -8Z", cut) + path(
        "M-18 12C-12 18 -8 26 -8 30", "none", cut, 2.4
    )
    drawn += path("M-4 -40L-7 -26M8 -46L4 -32M20 -46L18 -36M-22 -30L-17 -20M-34 -16L-25 -10", "none", cut, 2.2)
    return drawn + path("M-30 44C-20 38 12 38 26 46M-10 38V48M2 38V48", "none", cut, 2.3)


def memory(ink: str, cut: str) -> str:
    """A head that forgets nothing: the thread of Ariadne in it."""
    head = (
        "M-12 50V30C-34 26 -40 4 -32 -16C-24 -40 4 -50 24 -36C36 -28 38 -14 37 -4L46 10C46 13 42 14 39 14L40 22"
        "C40 24 38 25 37 25L38 30C38 38 30 38 20 36L18 50Z"
    )
    thread = "M4 -14A4 4 0 0 1 -3 -10A8 8 0 0 1 4 -22A12 12 0 0 1 15 -8A15 15 0 0 1 -10 -2A20 20 0 0 1 6 -32"
    thread += "A23 23 0 0 1 26 -12"
    return (
        path(head, ink)
        + path(thread, "none", cut, 3.4)
        + path("M26 0L33 1", "none", cut, 3)
        + path("M-24 10C-18 22 -8 24 0 22V36M-8 44H14", "none", cut, 2.6)
    )
