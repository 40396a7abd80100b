"""The scenes of Rebellion's feats that are paid with the sun."""

from __future__ import annotations

from rendering.canvas.brush import limb
from rendering.canvas.filling import branch, rosette, waves
from rendering.canvas.people import draw, pose_person, profile
from rendering.canvas.svg import circle, ellipse, flip, group, path, rect, stroke_through
from rendering.canvas.things import coin, die, flame, rays, snake, spear


def tree(ink: str, cut: str) -> str:
    """The tree with golden apples, a snake around its trunk, a girl who picks one."""
    girl = pose_person("standing", -38, [((8, -62), (15, -76)), ((-8, -46), (-2, -38))])._replace(
        beard=False, bun=True, hem=-3
    )
    markup = limb([(16, -8), (14, -24), (16, -50)], [15, 9, 10], ink) + path(
        "M0 0C8 -2 12 -8 12 -14H20C20 -8 26 -2 34 0Z", ink
    )
    markup += limb([(15, -34), (2, -48), (-2, -58)], [6, 5, 3], ink) + limb(
        [(16, -36), (30, -48), (34, -58)], [6, 5, 3], ink
    )
    for x, y, radius in (
        (14, -76, 16),
        (-4, -68, 13),
        (34, -68, 15),
        (24, -58, 12),
        (4, -58, 12),
        (44, -56, 9),
        (-14, -60, 9),
    ):
        markup += circle(x, y, radius, ink)
    apples = (
        (-12, -66),
        (0, -76),
        (14, -84),
        (28, -78),
        (42, -68),
        (30, -62),
        (14, -68),
        (2, -58),
        (24, -52),
        (44, -54),
    )
    markup += "".join(circle(x, y, 3.6, cut) for x, y in apples)
    coils = [(34.0, -4.0), (6.0, -12.0), (26.0, -22.0), (4.0, -32.0), (27.0, -38.0), (37.0, -32.0)]
    outline = limb(coils, [3, 7, 8, 8, 6], cut)
    return markup + outline + snake(ink, cut, coils, 6) + draw(girl, ink, cut)


def merchant(ink: str, cut: str) -> str:
    """A merchant weighs gold against a die."""
    trader = pose_person("standing", -38, [((10, -62), (20, -74)), ((10, -46), (18, -38))])._replace(hem=-3)
    markup = draw(trader, ink, cut) + path("M-43 -76Q-33 -88 -22 -76Z", ink, cut, 1)
    markup += stroke_through([(14, -92), (14, -76)], ink, 2.4) + limb(
        [(-16, -74), (14, -78), (46, -74)], [3, 5, 3], ink
    )
    markup += circle(14, -77, 4.2, ink) + circle(14, -77, 1.6, cut)
    for x, y in ((-4, -26), (38, -34)):
        end = -14 if x < 0 else 44
        markup += path(f"M{end} -73L{x - 13} {y}M{end} -73L{x + 13} {y}", "none", ink, 1.5)
        markup += path(f"M{x - 15} {y}H{x + 15}C{x + 13} {y + 9} {x - 13} {y + 9} {x - 15} {y}Z", ink)
    markup += "".join(coin(ink, cut, x, y, 4.6) for x, y in ((-9, -31), (1, -31), (-4, -39.6))) + die(
        ink, cut, 38, -45, 11
    )
    sack = path("M-10 0C-16 -6 -12 -15 -4 -17L-7 -22H7L4 -17C12 -15 16 -6 10 0Z", ink) + path(
        "M-5 -17H5", "none", cut, 1.6
    )
    return markup + group(sack, 20, 0, 0.9) + group(sack, 42, 0, 1.05)


def wood_nymph(ink: str, cut: str) -> str:
    """A maiden whose arms become branches."""
    markup = ""
    for side in (-1, 1):
        markup += limb([(side * 7, -56), (side * 18, -64), (side * 24, -80)], [8, 6, 4], ink)
        for end_x, end_y, turn in ((33, -80, 44), (42, -70, 70), (23, -82, 10), (41, -57, 100), (32, -48, 130)):
            start = (side * 22, -74) if end_y < -70 else (side * 17, -64)
            markup += limb([start, (side * end_x, end_y)], [3.4, 1.6], ink)
            for part in (0.5, 0.75, 1):
                x, y = start[0] + (side * end_x - start[0]) * part, start[1] + (end_y - start[1]) * part
                for lean in (-36, 36) if part < 1 else (0,):
                    leaf = path("M0 1C5 -2 5 -9 0 -13C-5 -9 -5 -2 0 1Z", ink) + path("M0 -1V-9", "none", cut, 0.8)
                    markup += group(leaf, x, y, 0.82, side * (turn + lean))
    markup += path(
        "M-11 -58C-7 -61 7 -61 11 -58L8 -38C14 -22 12 -12 24 0H8L2 -6L-2 0H-8L-12 -4L-24 0C-12 -12 -14 -22 -8 -38Z", ink
    )
    markup += path(
        "M-8 -39H8M-4 -34C-6 -22 -8 -12 -13 -6M4 -34C6 -22 8 -12 14 -4M0 -34C-2 -24 2 -14 0 -8", "none", cut, 1.5
    )
    markup += path("M-10 -54C-15 -62 -12 -82 0 -82C12 -82 15 -62 10 -54L6 -60H-6Z", ink, cut, 1.2)
    markup += path("M-6.4 -72C-6.4 -79 6.4 -79 6.4 -72C6.4 -64 3.4 -61 0 -60C-3.4 -61 -6.4 -64 -6.4 -72Z", cut)
    markup += path("M-4.6 -71H-1.4M1.4 -71H4.6M0 -70V-66H1.2M-2 -63.4H2", "none", ink, 1.2)
    for at in range(5):
        markup += group(
            path("M0 0C4 -3 4 -8 0 -11C-4 -8 -4 -3 0 0Z", ink, cut, 0.8),
            (at - 2) * 4.4,
            -79 + abs(at - 2),
            turn=(at - 2) * 24,
        )
    return markup + branch(ink, -42, 0, 32, 3) + branch(ink, 42, 0, 32, -3)


def light(ink: str, cut: str) -> str:
    """A runner with a torch."""
    runner = pose_person("running", -14, [((20, -62), (34, -66)), ((-8, -48), (-18, -58))])._replace(beard=False)
    markup = draw(runner, ink, cut) + path(
        "M-20 -60C-32 -60 -44 -54 -50 -42C-42 -44 -36 -40 -30 -44C-26 -40 -18 -44 -12 -48Z", ink
    )
    markup += path("M-22 -55C-30 -54 -38 -50 -43 -46", "none", cut, 1.4)
    markup += limb([(17, -48), (22, -72)], [3, 7], ink) + path("M16 -72H28L26 -67H18Z", ink, cut, 1)
    markup += (
        flame(ink, cut, 22, -72, 0.6)
        + rays(ink, 22, -74, 17, 25, range(-25, 36, 30))
        + rays(ink, 22, -74, 17, 25, range(145, 206, 30))
    )
    return markup + branch(ink, 44, 0, 44, -2) + rosette(ink, -44, -78)


def goldsmith(ink: str, cut: str) -> str:
    """A goldsmith on his stool sets the stone into a great ring."""
    smith = pose_person("seated", -32, [((8, -46), (22, -46)), ((12, -62), (24, -68))])._replace(hem=-22)
    markup = path("M-42 -32H-20L-18 0M-40 -32L-44 0M-42 -16H-20", "none", ink, 4) + draw(smith, ink, cut)
    markup += stroke_through([(-10, -66), (2, -74)], ink, 2.6) + group(rect(-4, -6, 8, 12, 1.5, ink), 3, -75, turn=58)
    markup += path("M2 -30H50L44 -24H34L36 -8H44V0H8V-8H18L20 -24H10Z", ink) + path(
        "M6 -27H46M14 -4H38", "none", cut, 1.5
    )
    markup += circle(27, -45, 12.5, "none", ink, 5) + path("M27 -56L17 -66L21 -73H33L37 -66Z", ink, cut, 1.4)
    markup += path("M18 -66H36M24 -72L23 -66L27 -57L31 -66L30 -72", "none", cut, 1.1)
    markup += rays(ink, 27, -68, 13, 20, range(-150, -20, 30))
    return markup + rosette(ink, -46, -76)


def omniscient(ink: str, cut: str) -> str:
    """Two great eyes, as on a cup, and between them the seer with his staff."""
    markup = ""
    for side in (-1, 1):
        one = path("M-25 0C-18 -17 6 -19 18 -3L27 4L17 6C6 17 -16 15 -25 0Z", ink)
        one += path("M-20 0C-13 -12 4 -13 14 -1C4 11 -13 10 -20 0Z", cut) + circle(-3, -1, 10.6, ink)
        one += circle(-3, -1, 7, cut) + circle(-3, -1, 4.4, ink)
        one += path("M-26 -18C-14 -32 10 -32 22 -18C8 -25 -12 -25 -26 -18Z", ink)
        markup += group(flip(one) if side > 0 else one, side * 30, -52)
    seer = pose_person("standing", -1, [((10, -48), (14, -58)), ((-9, -46), (-4, -38))])._replace(hem=-3)
    small = draw(seer, ink, cut) + stroke_through([(13, -78), (13, -1)], ink, 2.6)
    markup += group(small, 0, 0, 0.62) + path(
        "M-52 -14C-44 -26 -32 -24 -30 -14C-28 -6 -40 -4 -40 -12M52 -14C44 -26 32 -24 30 -14C28 -6 40 -4 40 -12",
        "none",
        ink,
        3,
    )
    return markup + rays(ink, 0, -44, 20, 30, range(-120, -59, 30))


def trident(ink: str, cut: str) -> str:
    """An octopus holds the trident of the deep."""
    markup = limb([(0, -1), (0, -80)], [6, 5], ink)
    fork = "M-21 -74C-24 -58 -14 -54 0 -54C14 -54 24 -58 21 -74L16 -70C16 -62 10 -60 3 -60V-76H-3V-60"
    fork += "C-10 -60 -16 -62 -16 -70Z"
    markup += path(fork, ink) + path("M-25 -70L-19 -86L-12 -69ZM25 -70L19 -86L12 -69ZM-6 -74L0 -93L6 -74Z", ink)
    arms = (
        [(6, -26), (24, -24), (34, -36), (46, -34), (48, -22), (40, -20)],
        [(6, -22), (22, -10), (38, -12), (50, -6), (46, 0)],
        [(8, -32), (24, -40), (28, -54), (40, -58), (44, -48), (38, -46)],
        [(4, -18), (10, -6), (22, -2), (28, -4)],
    )
    for way in arms:
        one = limb(way, [9, 7, 5, 3.4, 2], ink) + "".join(circle(x, y, 1.1, cut) for x, y in way[1:-1])
        markup += one + flip(one)
    markup += path(
        "M-12 -26C-22 -44 -10 -53 0 -53C10 -53 22 -44 12 -26C10 -16 6 -12 0 -12C-6 -12 -10 -16 -12 -26Z", ink, cut, 1.6
    )
    markup += circle(-5, -24, 4, cut) + circle(5, -24, 4, cut) + circle(-5, -24, 1.9, ink) + circle(5, -24, 1.9, ink)
    return markup + "".join(circle(x, y, 1.4, cut) for x, y in ((0, -41), (-5, -39), (5, -39))) + waves(ink, -1)


def eternal_fire(ink: str, cut: str) -> str:
    """A priestess pours an offering onto the fire of the altar."""
    priestess = pose_person("standing", -38, [((12, -54), (24, -60)), ((-2, -48), (12, -46))])._replace(
        beard=False, bun=True, hem=-3
    )
    markup = draw(priestess, ink, cut) + path("M-21 -63H-4C-6 -56 -18 -56 -21 -63Z", ink)
    markup += path("M-5 -60C0 -56 2 -50 3 -44", "none", ink, 1.8)
    markup += path("M-8 0V-6H52V0ZM-2 -7V-12H46V-7ZM2 -13V-28H42V-13ZM-4 -29V-35H48V-29Z", ink)
    markup += path(
        "M-4 -35C-8 -40 -4 -45 1 -42C4 -40 1 -36 -1 -38M48 -35C52 -40 48 -45 43 -42C40 -40 43 -36 45 -38",
        "none",
        ink,
        2.4,
    )
    ring = "M22 -20.5C18 -26 9 -26 9 -20.5C9 -15 18 -15 22 -20.5C26 -26 35 -26 35 -20.5C35 -15 26 -15 22 -20.5Z"
    markup += path(ring, "none", cut, 2.2) + path("M0 -32H44", "none", cut, 1.2)
    return markup + flame(ink, cut, 22, -35, 1.65) + ellipse(22, -36, 16, 2.4, ink)


def left_hand(ink: str, cut: str) -> str:
    """A giant's fist has caught a hero, who struggles in it; spear and helmet have fallen to the ground."""
    leg = limb([(-6, -30), (-12, -18), (-6, -7)], [9, 7, 4], ink) + limb([(-6, -7), (1, -5)], [4, 2.4], ink)
    leg += limb([(3, -30), (9, -19), (18, -14)], [9, 7, 4], ink) + limb([(18, -14), (23, -18)], [4, 2.4], ink)
    man = path("M-11 -74Q-2 -79 8 -74L7 -60H-9Z", ink) + group(profile(ink, cut), 1, -83, 0.96)
    man += limb([(-9, -73), (-20, -78), (-24, -90)], [7, 5.4, 3.6], ink) + limb(
        [(7, -73), (18, -76), (24, -88)], [7, 5.4, 3.6], ink
    )
    markup = leg + man
    arm = "M14 -70C30 -74 42 -72 55 -72V-24C44 -24 32 -24 20 -28Z"
    markup += path(arm, ink) + path("M40 -72.6V-24M45 -72.6V-24", "none", cut, 1.8)
    markup += "".join(circle(50, y, 2, cut) for y in (-65, -56, -48, -40, -31))
    for y, left, high in ((-65, -20, 13), (-53.4, -24, 13), (-41.8, -23, 12.4), (-31, -18, 11)):
        markup += path(
            f"M20 {y}H{left + 6}C{left - 2} {y} {left - 2} {y + high - 1.4} {left + 6} {y + high - 1.4}H20"
            f"C26 {y + high - 3} 26 {y + 2} 20 {y}Z",
            ink,
            cut,
            1.8,
        )
        markup += path(f"M{left + 3} {y + 3}Q{left + 8} {y + 5.4} {left + 3} {y + high - 4.4}", "none", cut, 1.4)
        markup += path(f"M6 {y + 2.6}Q8.6 {y + 5.6} 6 {y + high - 4}", "none", cut, 1.3)
    thumb = "M30 -72C22 -80 8 -74 -4 -72C-12 -71 -12 -61 -4 -61C8 -61 18 -62 26 -58C32 -60 33 -67 30 -72Z"
    markup += path(thumb, ink, cut, 1.8) + path("M-8 -69Q-2 -66.4 -8 -63.4M10 -70Q12 -67 10 -64", "none", cut, 1.4)
    markup += spear(ink, (-53, -4), (-22, -3))
    helmet = path("M-8 0C-9 -9 -4 -14 2 -14C8 -14 11 -9 10 -4L12 0H6L4 -5H1L2 0Z", ink) + path(
        "M-9 -2C-16 -12 -10 -21 1 -20C7 -20 12 -17 13 -13C6 -17 -3 -15 -6 -8Z", ink, cut, 1.2
    )
    return markup + group(helmet, 40, 0) + rosette(ink, -44, -64) + rosette(ink, -40, -28)
