"""Our own silhouettes of things, black-figure: ink, with lines cut into it that show the clay.

Each is drawn around the origin in a box of 100 x 100.
"""

from __future__ import annotations

import math

from rendering.canvas.svg import circle, group, path, rect, star


def hammer(ink: str, cut: str) -> str:
    """A smith's hammer, and sparks that fly."""
    tool = rect(-6, -14, 12, 66, 5, ink) + path("M-8 36H8M-8 43H8", "none", cut, 2.5, cap="butt")
    head = "M-35 -42C-37 -32 -37 -22 -35 -12H24L37 -20C40 -24 40 -30 37 -34L24 -42Z"
    tool += path(head, ink) + path("M-24 -42V-12M-18 -42V-12M18 -42V-12", "none", cut, 2.8, cap="butt")
    tool += path("M-11 -36H11M-11 -18H11", "none", cut, 2.4, cap="butt")
    sparks = "M-44 16L-30 20M-40 34L-28 30M-34 2L-24 10"
    return group(tool, 8, 0, 0.98, 34) + path(sparks, "none", ink, 4)


def chest(ink: str, cut: str) -> str:
    """A bound chest with a rounded lid."""
    drawn = path("M-44 -6V-16C-44 -42 44 -42 44 -16V-6Z", ink) + path(
        "M-44 -1H44V34A6 6 0 0 1 38 40H-38A6 6 0 0 1 -44 34Z", ink
    )
    bands = "M-28 -32V-6M-22 -34V-6M22 -34V-6M28 -32V-6M-28 -1V40M-22 -1V40M22 -1V40M28 -1V40"
    drawn += path(bands, "none", cut, 2.6, cap="butt")
    keys = "".join(f"M{x} 33V17H{x + 9}V27H{x + 4}" for x in (-15, 0))
    drawn += path(keys, "none", cut, 2.4, cap="butt")
    return drawn + rect(-9, -14, 18, 21, 4, ink, cut, 3) + circle(0, -6, 3.2, cut) + path("M0 -5V2", "none", cut, 3)


def helmet(ink: str, cut: str) -> str:
    """A Corinthian helmet from the front, with its crest."""
    crest = "M-7 -50C-20 -46 -24 -38 -24 -28L24 -28C24 -38 20 -46 7 -50Z"
    shell = (
        "M0 -40C26 -40 36 -22 36 2C36 22 32 38 24 50L8 50C10 38 9 26 7 14L-7 14"
        "C-9 26 -10 38 -8 50L-24 50C-32 38 -36 22 -36 2C-36 -22 -26 -40 0 -40Z"
    )
    drawn = path(crest, ink) + path("M-12 -46L-14 -32M-4 -48L-5 -34M4 -48L5 -34M12 -46L14 -32", "none", cut, 2.2)
    drawn += path(shell, ink, cut, 2.5)
    eye = "M7 -2C14 -9 26 -8 31 -1C26 6 14 8 8 5Z"
    drawn += path(eye, cut) + '<g transform="scale(-1 1)">' + path(eye, cut) + "</g>"
    drawn += path("M-30 -12C-20 -22 -8 -18 0 -8C8 -18 20 -22 30 -12", "none", cut, 2.6)
    return drawn + path("M-29 16C-28 28 -25 38 -19 46M29 16C28 28 25 38 19 46", "none", cut, 2.4)


def mirror(ink: str, cut: str) -> str:
    """A bronze hand mirror, its handle a lotus."""
    lotus = "M-5 18L-22 26C-20 14 -28 12 -30 4C-18 4 -10 10 0 22C10 10 18 4 30 4C28 12 20 14 22 26L5 18L7 40H-7Z"
    drawn = circle(0, -14, 35, ink) + path(lotus, ink, cut, 2.4) + circle(0, 43, 6, "none", ink, 4)
    drawn += circle(0, -14, 28, cut) + circle(0, -14, 25, ink)
    drawn += path("M-14 -4L8 -28M-4 0L14 -20", "none", cut, 4.4)
    return drawn + path("M-12 -18L-5 -26M6 -4L10 -8", "none", cut, 3)


def ship(ink: str, cut: str) -> str:
    """A ship with oars, ram and eye, under a star."""
    hull = "M-46 8L-40 14H30C38 14 41 4 36 -8C46 -2 50 12 42 24C38 31 30 34 20 34H-26C-36 34 -42 24 -46 8Z"
    oars = "".join(f"M{x} 30L{x - 9} 47" for x in range(-24, 25, 9))
    sail = "M-27 -36C-12 -31 12 -31 27 -36C33 -22 32 -10 27 4C12 -1 -12 -1 -27 4C-22 -10 -22 -22 -27 -36Z"
    drawn = path(oars, "none", ink, 3.4) + path("M0 -44V16", "none", ink, 4) + path(hull, ink) + path(sail, ink)
    drawn += group(path(star(8, 13, 5), cut), 1, -17)
    return drawn + circle(-34, 19, 3.4, cut) + path("M-24 21H30", "none", cut, 2.6)


def shield(ink: str, cut: str) -> str:
    """A round shield with a meander of rays around a gorgon's star."""
    drawn = circle(0, 0, 46, ink) + circle(0, 0, 39.5, "none", cut, 2.6) + circle(0, 0, 18, "none", cut, 2.6)
    for ray in range(12):
        angle = math.radians(ray * 30)
        x, y = math.cos(angle), math.sin(angle)
        drawn += path(f"M{22 * x:.1f} {22 * y:.1f}L{35 * x:.1f} {35 * y:.1f}", "none", cut, 4)
    return drawn + path(star(8, 14, 6), cut)


def trident(ink: str, cut: str) -> str:
    """Triton's trident out of the waves."""
    prongs = (
        "M-4 50V2H-10C-26 2 -34 -10 -34 -28L-40 -26L-31 -47L-21 -27L-27 -28C-27 -16 -20 -8 -10 -8H-4V-32L-11 -30L0 -50"
    )
    half = "L11 -30L4 -32V-8H10C20 -8 27 -16 27 -28L21 -27L31 -47L40 -26L34 -28C34 -10 26 2 10 2H4V50Z"
    drawn = path(prongs + half, ink) + path("M-7 6H7M-7 11H7", "none", cut, 2.2, cap="butt")
    wave = (
        "M-48 44C-46 28 -34 20 -24 24C-16 28 -18 38 -26 36C-20 44 -6 42 0 30"
        "C6 42 20 44 26 36C18 38 16 28 24 24C34 20 46 28 48 44Z"
    )
    return drawn + path(wave, ink, cut, 2.6) + path("M-36 40C-30 44 -10 46 0 38C10 46 30 44 36 40", "none", cut, 2.4)


def volcano(ink: str, cut: str) -> str:
    """Etna, under which Typhon lies: his eyes in the mountain, his snakes in the smoke."""
    mountain = "M-48 48L-18 -6H-10L-4 2L3 -6H18L48 48Z"
    snakes = (
        "M-8 -8C-14 -22 -30 -18 -28 -30C-27 -38 -18 -40 -14 -35",
        "M0 -6C4 -20 -8 -26 -2 -38C2 -46 10 -46 13 -41",
        "M9 -8C14 -20 28 -14 31 -24C34 -32 28 -38 22 -35",
    )
    drawn = path(mountain, ink) + "".join(path(snake, "none", ink, 7) for snake in snakes)
    drawn += circle(-13, -35, 5.5, ink) + circle(14, -41, 5.5, ink) + circle(21, -35, 5.5, ink)
    eye = "M5 22C10 14 22 14 28 20C22 28 10 29 5 22Z"
    drawn += path(eye, cut) + '<g transform="scale(-1 1)">' + path(eye, cut) + "</g>"
    return (
        drawn
        + circle(16, 21, 4, ink)
        + circle(-16, 21, 4, ink)
        + path("M-20 38L-10 34L0 40L10 34L20 38", "none", cut, 3)
    )
