"""The scenes of the base game's feats that can lie in place of the first fifteen."""

from __future__ import annotations

from rendering.canvas.brush import limb
from rendering.canvas.filling import rosette, sparkle, waves
from rendering.canvas.people import Person, draw, pose_person
from rendering.canvas.svg import circle, group, path, star, stroke_through
from rendering.canvas.things import eye, shield, snake, spear, sun, wing
from rendering.dice_forge.art.scenes import beasts


def great_bear(ink: str, cut: str) -> str:
    """A bear walks under the seven stars."""
    body = (
        "M-44 -38C-46 -54 -30 -62 -14 -58C-4 -62 8 -62 16 -56C20 -62 28 -64 34 -60L46 -48C50 -46 52 -42 48 -39L38 -35"
    )
    body += "C32 -28 26 -22 18 -24L-26 -22C-38 -22 -43 -28 -44 -38Z"
    markup = ""
    for points in (
        [(-36, -32), (-35, -16), (-43, -3.5)],
        [(-26, -30), (-20, -16), (-22, -3.5)],
        [(8, -32), (4, -16), (2, -3.5)],
        [(20, -36), (27, -18), (30, -3.5)],
    ):
        (x, y) = points[-1]
        markup += limb(points, [19, 13, 9], ink) + limb([(x, y), (x + 10, y + 0.5)], [8, 6], ink)
        markup += path(f"M{x + 6} -3V0M{x + 10} -3V0", "none", cut, 1)
    markup += path(body, ink) + circle(24, -60, 5, ink) + circle(24, -60, 2, cut) + circle(36, -51, 1.8, cut)
    markup += path("M38 -40L47 -42M4 -52C8 -46 8 -36 2 -30M-26 -50C-18 -46 -16 -36 -20 -28", "none", cut, 1.8)
    stars = ((-46, -70), (-32, -76), (-17, -74), (-3, -70), (2, -84), (26, -86), (24, -73))
    return markup + "".join(sparkle(ink, *at) for at in stars)


def tenacious_boar(ink: str, cut: str) -> str:
    """A hunter awaits the boar with his spear."""
    hunter = pose_person("kneeling", -36, [((9, -34), (16, -24)), ((-8, -36), (-6, -26))])._replace(beard=False)
    markup = rosette(ink, -46, -80) + rosette(ink, -14, -76)
    markup += group(beasts.boar(ink, cut), 18, 0)
    return markup + spear(ink, (-54, -29), (-2, -19)) + draw(hunter, ink, cut)


def cerberus(ink: str, cut: str) -> str:
    """The hound with three heads and a snake for a tail."""
    markup = snake(ink, cut, [(-30, -34), (-44, -40), (-40, -56), (-49, -66), (-42, -76)], 7)
    for hip, knee, foot in (((-26, -32), (-18, -16), (-28, -2)), ((-32, -34), (-34, -18), (-42, -2))):
        markup += limb([hip, knee, foot], [14, 8, 5], ink) + stroke_through([foot, (foot[0] + 8, -2)], ink, 4)
    for hip, knee, foot in (((8, -32), (12, -16), (8, -2)), ((4, -32), (22, -20), (24, -2))):
        markup += limb([hip, knee, foot], [12, 7, 5], ink) + stroke_through([foot, (foot[0] + 7, -2)], ink, 4)
    markup += path("M-38 -36C-38 -48 -20 -46 -6 -46L10 -56L20 -40C18 -28 6 -24 -6 -28C-20 -30 -36 -22 -38 -36Z", ink)
    for x, y, turn, neck in ((6, -76, -24, (4, -50)), (26, -66, 0, (12, -46)), (32, -44, 20, (12, -38))):
        markup += (
            limb([neck, (x, y)], [16, 12], cut) + limb([neck, (x, y)], [14, 10], ink) + _hound(ink, cut, x, y, turn)
        )
    markup += path("M-6 -44C-2 -38 -2 -32 -6 -29M-30 -44C-24 -40 -22 -34 -24 -29", "none", cut, 1.8)
    return markup + rosette(ink, -16, -66) + rosette(ink, 46, -10)


def _hound(ink: str, cut: str, x: float, y: float, turn: float) -> str:
    head = path("M-9 3C-9 -7 -2 -9 5 -7L20 -3C22 -2 22 1 20 1.4L8 2L19 6C18 9 14 9.4 8 8C0 8 -8 9 -9 3Z", ink)
    head += path("M-3 -6L-12 -15L-8 -3Z", ink) + circle(5, -3, 1.6, cut) + path("M11 2L13 4.2L15 2.4", "none", cut, 1)
    return group(head, x, y, turn=turn)


def sentinel(ink: str, cut: str) -> str:
    """A guard with an eye on the shield looks out over the battlements."""
    guard = pose_person("standing", -6, [((14, -52), (20, -58)), ((-8, -48), (-2, -42))], y=-8)._replace(helmet=True)
    markup = (
        draw(guard, ink, cut) + spear(ink, (14, -20), (14, -80)) + shield(ink, cut, -17, -44, 17, eye(ink, cut, 21))
    )
    wall = "M-55 0V-32H-41V-25H-27V-32H-13V-25H1V-32H15V-25H29V-32H43V-25H55V0Z"
    markup += path(wall, ink, cut, 2) + path("M-55 -17H55M-55 -8H55", "none", cut, 1.6)
    markup += path(
        "M-42 -17V-8M-14 -17V-8M14 -17V-8M42 -17V-8M-28 -25V-17M0 -25V-17M28 -25V-17M-28 -8V0M0 -8V0M28 -8V0",
        "none",
        cut,
        1.6,
    )
    return markup + sun(ink, cut, 40, -72, 13) + rosette(ink, -42, -80)


def typhon(ink: str, cut: str) -> str:
    """The giant with wings and two snakes for legs."""
    giant = Person((0, -42), (0, -66), (5, -77), [], [((19, -58), (30, -64)), ((-19, -58), (-30, -64))])
    markup = wing(ink, cut, -8, -58, 0.92, -14) + wing(ink, cut, 8, -58, 0.92, 14, flipped=True)
    for side in (-1, 1):
        way = [(0.0, -40.0), (side * 18.0, -24.0), (side * 10.0, -7.0), (side * 36.0, -6.0), (side * 47.0, -22.0)]
        markup += limb(way[:2], [15, 11], ink) + snake(ink, cut, [*way, (side * 36.0, -38.0)], 10)
        scales = f"M{side * 8} -37q{side * 4} 2 {side * 3} 7M{side * 23} -4q{side * 1} -4 {side * 5} -5"
        markup += path(scales + f"M{side * 35} -2q0 -5 {side * 5} -7", "none", cut, 1.3)
    return markup + draw(giant, ink, cut) + path("M-40 -1H40", "none", ink, 2.4)


def celestial_ship(ink: str, cut: str) -> str:
    """A ship with oars and an eye sails under the stars."""
    markup = "".join(stroke_through([(at, -20), (at - 9, -3)], ink, 2.6) for at in range(-22, 34, 9))
    markup += stroke_through([(2, -90), (2, -28)], ink, 3.4) + path("M2 -86L-40 -30M2 -86L42 -34", "none", ink, 1.4)
    markup += path(
        "M-28 -82C-10 -78 14 -78 32 -82C40 -66 38 -52 30 -40C12 -45 -8 -45 -26 -40C-20 -54 -20 -68 -28 -82Z", ink
    )
    markup += group(path(star(8, 14, 6), cut), 6, -62) + circle(6, -62, 3, ink)
    hull = "M-55 -22L-44 -24L-44 -34C-40 -30 -36 -30 -30 -30H26C38 -30 42 -40 38 -52"
    hull += "C50 -48 54 -32 46 -20C42 -14 34 -12 26 -12"
    markup += path(hull + "H-36C-44 -12 -50 -16 -55 -22Z", ink) + path("M-28 -24H32", "none", cut, 2)
    markup += group(eye(ink, cut, 9), -38, -20) + waves(ink, -1)
    stars = ((-46, -84), (-40, -60), (50, -66), (46, -86))
    return markup + "".join(sparkle(ink, *at) for at in stars)


def guardians_shield(ink: str, cut: str) -> str:
    """A warrior behind a great shield on which the arrows break."""
    warrior = pose_person("kneeling", -28, [((14, -36), (20, -32)), ((-12, -40), (-16, -32))])._replace(helmet=True)
    sign = group(path(star(12, 17, 9), cut)) + circle(0, 0, 7, ink) + circle(0, 0, 3.4, cut)
    markup = spear(ink, (-46, -1), (-42, -80)) + draw(warrior, ink, cut) + shield(ink, cut, 5, -32, 29, sign)
    for x, y, turn in ((32, -62, -36), (40, -34, 0), (34, -7, 34)):
        arrow = path("M0 0H12", "none", ink, 2.4) + path("M-5 0L3 -4.4V4.4Z", ink)
        markup += group(arrow + path("M9 0L13 -4M9 0L13 4", "none", ink, 2), x, y, turn=turn)
    return markup + rosette(ink, 8, -80) + rosette(ink, 44, -82)


def triton(ink: str, cut: str) -> str:
    """A man with a fish's tail blows a shell over the waves."""
    man = Person((-8, -38), (-4, -62), (2, -72), [], [((12, -58), (19, -68)), ((-20, -50), (-30, -46))])
    markup = limb([(-8, -36), (-2, -18), (18, -10), (36, -22), (38, -42)], [15, 17, 15, 10, 4], ink)
    markup += path("M38 -38C30 -46 26 -56 28 -62C34 -60 38 -56 40 -50C42 -56 46 -60 53 -62C54 -54 48 -44 38 -38Z", ink)
    markup += path(
        "M-12 -24C-8 -20 -2 -20 2 -24M-2 -15C4 -13 8 -15 10 -20M12 -9C16 -9 20 -12 20 -17M26 -11C29 -13 30 -17 28 -21",
        "none",
        cut,
        1.8,
    )
    markup += draw(man, ink, cut) + path("M11 -70L20 -74C30 -80 34 -78 34 -72C34 -66 28 -62 20 -65Z", ink)
    markup += path("M24 -75L27 -65M29 -77L31 -66", "none", cut, 1.4)
    fork = path("M-8 -20V-26C-8 -10 8 -10 8 -26V-20M0 -14V-28", "none", ink, 3) + path("M0 -14V44", "none", ink, 3)
    fork += path("M-11 -26L-8 -33L-5 -26ZM-3 -28L0 -36L3 -28ZM5 -26L8 -33L11 -26Z", ink, ink, 1)
    return (
        markup
        + group(fork, -36, -50, turn=-6)
        + waves(ink, -1)
        + path("M38 -86q6 -5 8 0M44 -78q7 -3 8 2", "none", ink, 2.2)
    )


def cyclops(ink: str, cut: str) -> str:
    """The giant with one eye and his club."""
    markup = limb([(34, -46), (42, -62), (36, -80)], [7, 12, 16], ink)
    markup += "".join(circle(x, y, 1.8, cut) for x, y in ((36, -79), (41, -70), (33, -84)))
    markup += path("M-34 0C-40 -30 -30 -44 -12 -46H12C30 -44 36 -30 34 0Z", ink)
    markup += limb([(-26, -36), (-44, -26), (-44, -6)], [14, 12, 9], ink) + limb(
        [(26, -34), (44, -32), (36, -52)], [14, 12, 9], ink
    )
    markup += path(
        "M-22 -4C-26 -18 -24 -28 -20 -34M22 -4C26 -16 24 -24 22 -30M-12 -30Q-6 -22 0 -30Q6 -22 12 -30M0 -30V-8",
        "none",
        cut,
        1.8,
    )
    head = "M-21 -66C-22 -84 -10 -92 0 -92C10 -92 22 -84 21 -66C22 -52 12 -44 0 -40C-12 -44 -22 -52 -21 -66Z"
    markup += (
        path(head, ink, cut, 2) + group(eye(ink, cut, 27), 0, -70) + path("M-14 -81Q0 -89 14 -81", "none", cut, 2.4)
    )
    markup += path("M-3 -62L-4 -58H4L3 -62M-8 -53Q0 -49 8 -53", "none", cut, 1.8)
    markup += path(
        "M-14 -56L-11 -48M-9 -49L-6 -43M-2 -47L-1 -42M5 -48L4 -43M10 -50L7 -45M14 -56L12 -49", "none", cut, 1.4
    )
    for side in (-1, 1):
        markup += circle(side * 23, -66, 5, ink, cut, 1.4)
    return markup + rosette(ink, -44, -78)
