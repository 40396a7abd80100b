"""The demigods, the Pantheon and a vase (box 112 x 94, its foot in the middle of the lower edge)."""

from __future__ import annotations

from rendering.canvas.brush import limb, line
from rendering.canvas.filling import branch, rosette, sparkle
from rendering.canvas.ornament import meander_band, tongue_band
from rendering.canvas.people import draw, pose_person
from rendering.canvas.svg import circle, group, path, rect, stroke_through
from rendering.canvas.things import column, crescent, die, flame, rays, spiral, wing


def hestia(ink: str, cut: str) -> str:
    """Hestia, veiled, warms her hands at the hearth."""
    god = pose_person("standing", -28, [((14, -46), (27, -48)), ((13, -50), (25, -56))])._replace(beard=False, hem=-2)
    markup = draw(god, ink, cut) + path(
        "M-18 -76C-26 -86 -38 -78 -36 -64C-42 -50 -44 -34 -42 -20L-33 -24C-32 -40 -33 -52 -28 -60L-29 -70Z", ink
    )
    markup += path("M-37 -60C-39 -48 -40 -38 -39 -26", "none", cut, 1.4)
    markup += path("M2 -30H54V-24H48V-6H54V0H2V-6H8V-24H2Z", ink) + meander_band(12, -19, 32, 8, cut, 5, 1.6)
    return markup + flame(ink, cut, 28, -29, 1.55) + rosette(ink, 2, -82) + rosette(ink, 50, -78)


def pan(ink: str, cut: str) -> str:
    """Pan, with a goat's legs and horns, plays the pipes on a rock."""
    god = pose_person("seated", -16, [((8, -46), (16, -60)), ((14, -50), (21, -62))])._replace(tail=True)
    markup = path("M-50 0C-48 -20 -42 -33 -30 -33L-14 -32C-10 -24 -12 -12 -14 0Z", ink) + draw(god, ink, cut)
    markup += path("M-42 -6Q-36 -22 -24 -27M-26 -6Q-24 -16 -20 -20", "none", cut, 1.6)
    for knee, shin, hoof in (((4, -36), (-2, -20), (3, -2)), ((14, -38), (10, -20), (20, -4))):
        markup += limb([(-14, -36), knee, shin, hoof], [14, 13, 6, 5], ink)
        markup += path(f"M{hoof[0] - 3} -5L{hoof[0] + 7} -3V1H{hoof[0] - 4}Z", ink)
    markup += path("M6 -40L2 -33M-1 -41L-4 -34M-8 -40L-11 -34M12 -36L8 -31", "none", cut, 1.3)
    markup += path(
        "M-13 -77C-20 -82 -22 -90 -14 -94C-16 -87 -12 -83 -7 -79ZM-9 -78C-10 -86 -6 -92 2 -92C-3 -88 -5 -83 -4 -78Z",
        ink,
    )
    pipes = "".join(rect(at * 4.6, 0, 4.2, 22 - at * 2.6, 1.4, ink) for at in range(6)) + rect(-1, 5, 29, 2.4, 0, cut)
    return markup + group(pipes, -2, -70, 0.95, -8) + branch(ink, 42, 0, 76, 2) + rosette(ink, -42, -66)


def aeolus(ink: str, cut: str) -> str:
    """Aeolus lets the winds out of their bag."""
    god = pose_person("striding", -28, [((10, -44), (20, -36)), ((14, -50), (24, -42))])._replace(hem=-4)
    markup = limb([(-26, -56), (-42, -48), (-54, -56)], [8, 11, 3], ink) + draw(god, ink, cut)
    markup += path(
        "M-8 -40L-2 -44C-4 -38 0 -34 8 -30C22 -22 20 0 2 0C-16 0 -20 -14 -14 -26C-10 -32 -8 -36 -8 -40Z", ink
    )
    markup += path("M-9 -37L-2 -38M-10 -24Q-14 -12 -8 -6M8 -24Q12 -14 8 -6", "none", cut, 1.8)
    markup += path("M-2 -46C8 -60 20 -52 34 -62", "none", ink, 4) + spiral(ink, 38, -76, 15, 4, turn=60)
    markup += path("M0 -42C14 -44 24 -34 36 -40", "none", ink, 4) + spiral(ink, 44, -46, 11, 3.6, turn=120)
    markup += spiral(ink, 40, -16, 12, 3.6, turn=100) + path("M16 -26C24 -30 28 -22 34 -8", "none", ink, 3.6)
    return markup + spiral(ink, 8, -82, 9, 3, turn=40)


def hecate(ink: str, cut: str) -> str:
    """Hecate lifts two torches under the moon, her dog beside her."""
    god = pose_person("standing", -6, [((-15, -54), (-25, -62)), ((17, -54), (27, -62))])
    god = god._replace(beard=False, bun=True, hem=-2)
    markup = "".join(stroke_through([(x, -50), (x * 1.06 - 0.4, -72)], ink, 5) for x in (-31, 21))
    markup += flame(ink, cut, -33, -70, 0.74) + flame(ink, cut, 22, -70, 0.74) + draw(god, ink, cut)
    markup += crescent(ink, -4, -86, 8, -90)
    legs = ([(22, -20), (20, -10), (21, 0)], [(26, -20), (26, -10), (27, 0)], [(42, -20), (46, -10), (42, 0)])
    dog = "".join(limb(leg, [7, 4, 3.4], ink) for leg in (*legs, [(46, -20), (50, -10), (48, 0)]))
    dog += limb([(46, -22), (34, -23), (24, -24)], [11, 10, 13], ink) + limb([(24, -26), (20, -35)], [9, 8], ink)
    dog += limb([(20, -36), (10, -33)], [8, 4.6], ink) + path("M20 -38L22 -46L26 -37Z", ink)
    dog += (
        line([(50, -24), (56, -32), (54, -40)], ink, 3)
        + circle(18, -37, 1.1, cut)
        + line([(22, -31), (27, -28)], cut, 1.6)
    )
    return markup + dog + rosette(ink, -40, -22) + sparkle(ink, 44, -62)


def tyche(ink: str, cut: str) -> str:
    """Tyche, crowned with a city's walls, carries the horn of plenty; a die lies at her feet."""
    god = pose_person("standing", -14, [((14, -46), (22, -36)), ((-12, -46), (-20, -38))])
    markup = draw(god._replace(beard=False, bun=True, hem=-2), ink, cut)
    markup += path("M-18 -77L-19 -88H-15V-85H-12V-88H-8V-85H-5V-88H-1L-3 -76Z", ink) + path(
        "M-17 -79H-4", "none", cut, 1.2
    )
    horn = limb([(-4, -26), (10, -30), (22, -44), (26, -62)], [2, 8, 15, 23], ink)
    horn += (
        line([(8, -27), (13, -36)], cut, 1.6)
        + line([(16, -32), (24, -42)], cut, 1.6)
        + line([(15, -62), (38, -62)], cut, 2)
    )
    fruits = ((18, -71, 6), (28, -73, 6.6), (37, -69, 5.4), (24, -82, 5.4), (34, -82, 4.6))
    horn += "".join(
        circle(x, y, r + 1, cut) + circle(x, y, r, ink) + circle(x + 1.6, y - 1.6, 1.2, cut) for x, y, r in fruits
    )
    markup += horn + die(ink, cut, 34, -19, 19)
    wheel = circle(0, 0, 16, "none", ink, 4) + circle(0, 0, 3.6, ink)
    wheel += path("M-15 0H15M0 -15V15M-10 -10L10 10M10 -10L-10 10", "none", ink, 2.2)
    return markup + group(wheel, -38, -18) + rosette(ink, -44, -66)


def morpheus(ink: str, cut: str) -> str:
    """Morpheus, winged, bends over a sleeper with poppies in his hand."""
    markup = path("M-54 0V-12H54V0H48V-6H-48V0Z", ink) + limb(
        [(-44, -18), (-10, -20), (20, -18), (46, -15)], [9, 15, 12, 7], ink
    )
    markup += (
        limb([(36, -20), (50, -20)], [9, 9], ink)
        + circle(-38, -24, 7.4, ink)
        + path("M-54 -13C-54 -26 -40 -20 -36 -13Z", ink)
    )
    markup += path("M-42 -25Q-39 -23 -37 -25", "none", cut, 1.4) + path(
        "M-26 -22Q0 -28 40 -18M-20 -16Q10 -20 36 -14", "none", cut, 1.4
    )
    god = pose_person("striding", 14, [((16, -46), (28, -44)), ((8, -44), (20, -36))], -1, -8)
    markup += wing(ink, cut, 16, -60, 0.72, 14, True) + wing(ink, cut, 18, -54, 0.66, 50, True)
    markup += group(draw(god._replace(beard=False), ink, cut), 2, -12, 0.86)
    for x, y, lean in ((-10, -54, -10), (-9, -54, 0), (-11, -53, -19)):
        markup += line([(x, y), (x + lean * 0.6, y - 10), (x + lean, y - 20)], ink, 1.8)
        markup += circle(x + lean, y - 22, 4.6, ink) + path(f"M{x + lean - 4} {y - 27}H{x + lean + 4}", "none", ink, 2)
    markup += crescent(ink, -44, -80, 10, 150)
    return markup + sparkle(ink, -8, -88) + sparkle(ink, -48, -50) + sparkle(ink, -16, -42)


def pantheon(ink: str, cut: str) -> str:
    """The temple of the gods on Olympus, light behind its gable."""
    markup = rays(ink, 0, -50, 36, 43, range(-150, -20, 20), 3) + path("M-52 -58L0 -84L52 -58Z", ink)
    markup += (
        path("M-34 -62L0 -79L34 -62Z", cut) + circle(0, -68, 5, ink) + rays(ink, 0, -68, 7, 10, range(0, 360, 45), 1.6)
    )
    markup += rect(-50, -57, 100, 7, 0, ink) + rect(-50, -52.6, 100, 1.6, 0, cut)
    markup += "".join(group(column(ink, cut, 0, 40, 11), x, -10) for x in (-40, -20, 20, 40))
    markup += rect(-50, -10, 100, 4.4, 0, ink) + rect(-56, -5, 112, 5, 0, ink)
    god = pose_person("standing", -1, [((10, -48), (14, -58)), ((-11, -48), (-9, -38))])._replace(hem=-3)
    statue = draw(god, ink, cut) + stroke_through([(14, -6), (14, -76)], ink, 3)
    return markup + group(statue, 0, -10, 0.5)


def vase(ink: str, cut: str) -> str:
    """An amphora with bands of ornament and an empty field."""
    markup = path(
        "M-13 -92H13V-86H9C9 -74 10 -68 20 -62C36 -50 36 -30 18 -14C12 -9 9 -8 9 -5H15V0H-15V-5H-9"
        "C-9 -8 -12 -9 -18 -14C-36 -30 -36 -50 -20 -62C-10 -68 -9 -74 -9 -86H-13Z",
        ink,
    )
    markup += path("M-9 -84C-30 -88 -34 -70 -24 -58M9 -84C30 -88 34 -70 24 -58", "none", ink, 4.4)
    markup += (
        tongue_band(-17, -64, 34, 7, cut, 9)
        + path("M-26 -54H26", "none", cut, 1.8)
        + path("M-26 -26H26", "none", cut, 1.8)
    )
    markup += meander_band(-19, -22, 38, 6, cut, 6, 1.5)
    return markup + branch(ink, -46, 0, 60, 2) + branch(ink, 46, 0, 60, -2)
