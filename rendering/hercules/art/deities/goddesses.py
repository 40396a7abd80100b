"""Aphrodite, Demeter, Hera and Dionysus, with their signs (box 112 x 94, its foot in the middle of the lower edge)."""

from __future__ import annotations

from rendering.canvas.brush import limb, line
from rendering.canvas.filling import branch, waves
from rendering.canvas.people import draw, pose_person
from rendering.canvas.svg import circle, ellipse, group, path, rect, stroke_through
from rendering.canvas.things import flame


def aphrodite(ink: str, cut: str) -> str:
    """Aphrodite looks into her mirror, standing in a shell on the sea."""
    markup = path(
        "M0 -3C-30 -4 -52 -14 -50 -30L-40 -28L-32 -33L-22 -26L-12 -28L0 -24"
        "L12 -28L22 -26L32 -33L40 -28L50 -30C52 -14 30 -4 0 -3Z",
        ink,
    )
    ribs = ((-42, -24), (-32, -28), (-20, -23), (-8, -22), (8, -22), (20, -23), (32, -28), (42, -24))
    markup += path("".join(f"M{x * 0.14} -6L{x} {y}" for x, y in ribs), "none", cut, 1.4)
    god = pose_person("standing", -6, [((14, -44), (22, -58)), ((-13, -50), (-6, -40))], y=-16)
    markup += draw(god._replace(beard=False, bun=True, hem=-23), ink, cut)
    mirror = circle(0, 0, 11, ink) + circle(0, 0, 7.6, cut) + stroke_through([(0, 11), (0, 25)], ink, 3.6)
    markup += group(mirror, 23, -80, 0.95, -12) + waves(ink, 0)
    dove = path("M-12 2C-6 -8 4 -8 8 -4L14 -3L8 0C4 8 -6 8 -12 2Z", ink) + path("M-2 -3L-12 -18L2 -12L6 -4Z", ink)
    dove += path("M-10 2L-20 6L-12 8Z", ink) + circle(7, -3, 1, cut)
    return markup + group(dove, -36, -70, 1.05)


def _ear(ink: str, x: float, y: float, lean: float, high: float) -> str:
    """An ear of wheat on its stalk."""
    markup = line([(x, y), (x + lean * 0.4, y - high * 0.6), (x + lean, y - high)], ink, 2)
    grains = ""
    for at in range(5):
        for side in (-1, 1):
            grains += group(ellipse(side * 3.2, -at * 5.4, 2.2, 4, ink), turn=0)
        grains += path(f"M0 {-at * 5.4}L0 {-at * 5.4 - 5}", "none", ink, 1.4)
    grains += path("M0 -24V-36M-3 -24L-6 -34M3 -24L6 -34", "none", ink, 1.4)
    return markup + group(grains, x + lean, y - high + 6, turn=lean * 0.9)


def demeter(ink: str, cut: str) -> str:
    """Demeter holds a torch and stands in the wheat."""
    god = pose_person("standing", -16, [((14, -46), (26, -40)), ((-13, -52), (-20, -62))])
    markup = stroke_through([(-36, -44), (-37, -68)], ink, 4.6) + flame(ink, cut, -37, -68, 0.7)
    markup += draw(god._replace(beard=False, bun=True, hem=-2), ink, cut)
    markup += path("M-22 -77L-19 -84L-15 -78L-11 -85L-7 -78L-4 -82L-3 -75Z", ink)
    ears = ((27, -9, 48), (30, 1, 60), (34, 12, 52), (31, 6, 32))
    markup += "".join(_ear(ink, x, 0, lean, high) for x, lean, high in ears)
    return markup + rect(23, -22, 16, 5, 2, ink) + _ear(ink, -44, 0, -4, 30)


def hera(ink: str, cut: str) -> str:
    """Hera sits enthroned with crown and sceptre, a peacock at her side."""
    throne = path("M-46 0V-74H-40V-40H-12V-34H-14V0H-20V-30H-40V0Z", ink) + circle(-43, -77, 4, ink)
    god = pose_person("seated", -26, [((12, -50), (20, -60)), ((10, -42), (20, -40))])
    markup = throne + draw(god._replace(beard=False, hem=-3), ink, cut)
    markup += path("M-29 -77L-30 -88L-25 -83L-21 -90L-17 -83L-12 -88L-14 -76Z", ink)
    markup += stroke_through([(-8, -10), (-4, -84)], ink, 2.8) + circle(-4, -87, 4.6, ink) + circle(-4, -87, 1.6, cut)
    tail = path("M8 -22C2 -62 22 -90 44 -84C58 -76 56 -40 34 -16Z", ink)
    for x, y in ((18, -62), (30, -74), (43, -72), (26, -50), (38, -58), (49, -58), (41, -40)):
        tail += ellipse(x, y, 4, 4.8, cut) + circle(x, y, 2, ink)
    body = [(34, -19), (22, -18), (13, -28), (14, -38)]
    bird = limb(body, [14, 19, 12, 9], cut) + limb(body, [10, 15, 8, 5], ink) + circle(13, -40, 4, ink)
    bird += path("M10 -42L4 -39L10 -38Z", ink) + path("M13 -43L10 -50M14 -43L14 -51M15 -43L18 -50", "none", ink, 1.4)
    bird += path("M20 -12L18 0M27 -12L28 0", "none", ink, 2.4) + circle(12, -41, 1, cut)
    return markup + group(tail, 6, 0, 0.92) + group(bird, 8, 0)


def dionysus(ink: str, cut: str) -> str:
    """Dionysus lifts his cup under a vine."""
    god = pose_person("standing", -18, [((14, -46), (26, -54)), ((-13, -48), (-20, -56))])._replace(hem=-3)
    markup = stroke_through([(-40, 0), (-36, -74)], ink, 3) + branch(ink, -36, -66, 20) + draw(god, ink, cut)
    markup += path("M-24 -74Q-14 -83 -5 -75", "none", ink, 4)
    cup = path("M-10 -12H10C10 -2 4 0 2 2V8H7V11H-7V8H-2V2C-4 0 -10 -2 -10 -12Z", ink)
    cup += path("M-9 -12C-20 -18 -18 0 -6 -1M9 -12C20 -18 18 0 6 -1", "none", ink, 2.2) + path(
        "M-7 -9H7", "none", cut, 1.4
    )
    markup += group(cup, 10, -63, 1.0) + line([(48, 0), (42, -30), (50, -60), (38, -88), (10, -91)], ink, 3)
    grapes = ((0, 0), (7, 0), (-7, 0), (-3.5, 6), (3.5, 6), (0, 12), (-10, -5), (10, -5), (3.5, -5), (-3.5, -5))
    bunch = "".join(circle(x, y, 4.2, ink) + circle(x + 1.2, y - 1.2, 0.9, cut) for x, y in grapes)
    leaf = path("M0 0L-9 -3L-6 -9L-9 -15L-2 -13L2 -19L5 -12L12 -13L8 -7L10 -1Z", ink)
    markup += group(bunch, 33, -74, 0.95) + group(bunch, 29, -34, 1.15) + line([(44, -40), (29, -42)], ink, 2)
    return markup + group(leaf, 46, -72, 0.8, 20) + group(leaf, 44, -14, 0.7, 150)
