"""The labours of the lion, the Hydra, the hind, the boar, the stables and the birds (box 116 x 100, ground at 94)."""

from __future__ import annotations

import math

from rendering import theme
from rendering.canvas.brush import limb, line, polygon
from rendering.canvas.svg import circle, group, path, rect
from rendering.hercules.art.labours.kit import Pose, Tones, club, hercules, outline
from rendering.hercules.palette import BLACK


def lion(tones: Tones) -> str:
    """He wrestles with the Nemean lion; bow and quiver hang on the wall."""
    clay = tones.clay
    markup = line([(98, 76), (110, 68), (106, 52), (112, 44)], BLACK, 4) + limb([(112, 44), (113, 36)], [4, 8], BLACK)
    legs = (
        ([(95, 76), (103, 83), (96, 88), (97, 93)], [17, 8, 6, 5]),
        ([(88, 78), (82, 86), (83, 93)], [14, 7, 5]),
        ([(70, 58), (58, 64), (50, 61)], [13, 8, 6]),
        ([(68, 50), (58, 51), (48, 46)], [12, 8, 6]),
    )
    markup += "".join(limb(points, widths, BLACK) for points, widths in legs)
    markup += limb([(98, 93), (90, 93.6)], [5.4, 4], BLACK) + limb([(84, 93), (76, 93.6)], [5.4, 4], BLACK)
    markup += outline(
        [
            *((62, 44), (76, 38), (86, 46), (95, 58), (103, 70), (102, 81), (93, 86), (84, 80)),
            *((77, 71), (68, 66), (62, 56)),
        ]
    )
    tips = [(17.5 if at % 2 else 14.0, at * math.pi / 11) for at in range(22)]
    markup += polygon([(66 + far * math.cos(angle), 35 + far * math.sin(angle)) for far, angle in tips], BLACK)
    markup += polygon([(58, 25), (50, 31), (45, 35), (45, 39), (51, 41), (48, 46), (58, 48)], BLACK)
    markup += line([(60, 24), (66, 29), (67, 38), (61, 46)], clay, 1.6)
    for angle in (-1.5, -0.9, -0.3, 0.3, 0.9, 1.5):
        across, down = math.cos(angle), math.sin(angle)
        markup += line([(67 + 6 * across, 35 + 7 * down), (67 + 12 * across, 35 + 12 * down)], clay, 1.3)
    markup += circle(56, 33, 1.6, clay) + line([(45, 40), (53, 40.5)], tones.white, 1.5)
    markup += line([(96, 66), (89, 72), (94, 82)], clay, 1.5) + line([(77, 52), (74, 62)], clay, 1.1)
    markup += line([(84, 56), (80, 66)], clay, 1.1)
    markup += hercules(28, 61, Pose(((14, -20), (24, -24)), ((10, -26), (25, -14)), lean=7), tones)
    markup += limb([(6, 8), (14, 28)], [8, 6], BLACK) + line([(8, 16), (13, 14)], clay, 1.3)
    bow = [(18, 2), (27, 6), (29, 14), (24, 22)]
    return markup + line(bow, BLACK, 2.6) + line([bow[0], bow[-1]], BLACK, 1)


def hydra(tones: Tones) -> str:
    """He swings the club at the Hydra's five heads."""
    markup = limb([(112, 90), (104, 80), (88, 84), (78, 91), (98, 92)], [5, 12, 17, 16, 8], BLACK)
    necks = (
        [(84, 84), (70, 72), (68, 58), (56, 54)],
        [(86, 82), (72, 60), (74, 40), (58, 32)],
        [(90, 80), (84, 54), (86, 30), (70, 14)],
        [(94, 80), (98, 56), (94, 36), (102, 20), (93, 12)],
        [(98, 82), (110, 64), (104, 48), (112, 36), (106, 30)],
    )
    jaws = ((4, -4), (-3, -5), (-11, -2), (-5, 0), (-11, 4), (-2, 4), (4, 3))
    for neck in necks:
        x, y = neck[-1]
        markup += limb(neck, [8, 6, 4.6, 4.6], BLACK) + polygon([(x + dx, y + dy) for dx, dy in jaws], BLACK)
        markup += circle(x - 2, y - 2, 1.3, tones.clay)
    markup += line([(82, 86), (92, 82), (102, 84)], tones.clay, 1.4)
    pose = Pose(((14, -16), (26, -12)), ((-12, -30), (-8, -42)), tool=club((-8, -42), (16, -54)))
    return markup + hercules(28, 61, pose, tones)


def hind(tones: Tones) -> str:
    """He runs after the Ceryneian hind."""
    clay = tones.clay
    legs = (
        ([(51, 56), (40, 66), (45, 77), (35, 89)], [14, 6, 3.8, 3.2]),
        ([(55, 58), (49, 71), (55, 80), (48, 92)], [13, 5.6, 3.8, 3.2]),
        ([(83, 56), (93, 66), (101, 63), (109, 69)], [11, 5.4, 3.8, 3]),
        ([(80, 58), (88, 71), (97, 74), (102, 82)], [11, 5.4, 3.8, 3]),
    )
    markup = "".join(limb(points, widths, BLACK) for points, widths in legs)
    markup += outline(
        [
            *((108, 36), (104, 31), (97, 26), (92, 27), (90, 35), (84, 43), (75, 48), (62, 48), (52, 47), (46, 53)),
            *((48, 62), (56, 65), (68, 61), (78, 64), (87, 60), (93, 50), (96, 40), (103, 39)),
        ]
    )
    markup += polygon([(93, 29), (84, 25), (91, 34)], BLACK) + limb([(48, 50), (41, 46)], [6, 2.4], BLACK)
    antlers = (
        [(94, 26), (88, 14), (92, 3)],
        [(88, 15), (80, 10)],
        [(96, 25), (100, 13), (108, 6)],
        [(100, 14), (98, 4)],
        [(90, 20), (83, 20)],
    )
    markup += "".join(line(antler, BLACK, 2.8) for antler in antlers)
    markup += circle(98, 31, 1.3, clay) + line([(59, 50), (55, 56), (58, 62)], clay, 1.3)
    markup += line([(84, 48), (80, 55), (83, 61)], clay, 1.3)
    markup += "".join(circle(x, y, 1.3, clay) for x, y in ((65, 51), (71, 55), (66, 58), (76, 51)))
    pose = Pose(((14, -18), (26, -16)), ((-8, -16), (-15, -9)), 8, ((12, 10), (13, 30)), ((-4, 14), (-18, 22)))
    return markup + hercules(22, 61, pose, tones)


def boar(tones: Tones) -> str:
    """He carries the boar on his shoulders; Eurystheus hides in a jar."""
    clay = tones.clay
    markup = path("M82 94C74 80 76 66 84 62L106 62C114 66 116 80 108 94Z", BLACK) + rect(80, 57, 30, 7, 3, BLACK)
    markup += line([(79, 74), (111, 74)], clay, 1.5) + line([(79, 80), (111, 80)], clay, 1.5) + circle(95, 46, 6, BLACK)
    markup += limb([(90, 58), (84, 46), (80, 38)], [5, 4, 3], BLACK)
    markup += limb([(100, 58), (107, 46), (110, 38)], [5, 4, 3], BLACK) + circle(93, 45, 1.2, clay)
    markup += hercules(40, 61, Pose(((12, -30), (14, -40)), ((-14, -28), (-16, -40)), lean=0, head=(2, 2)), tones)
    markup += limb([(14, 22), (36, 15), (58, 20)], [18, 24, 20], BLACK) + limb([(58, 20), (72, 26)], [17, 8], BLACK)
    markup += line([(68, 22), (72, 17), (71, 14)], tones.white, 2.2)
    hooves = ([(22, 14), (16, 3)], [(30, 10), (27, 1)], [(50, 12), (54, 2)], [(56, 14), (62, 5)])
    markup += "".join(limb(hoof, [5, 3.4], BLACK) for hoof in hooves) + line([(8, 18), (3, 12), (7, 9)], BLACK, 2.6)
    return markup + circle(63, 19, 1.4, clay) + line([(14, 26), (34, 22), (52, 27)], clay, 1.3)


def stables(tones: Tones) -> str:
    """He leads the river through the stables of Augeas."""
    clay = tones.clay
    markup = polygon([(58, 26), (88, 10), (116, 26)], BLACK) + rect(58, 27, 58, 6, 0, BLACK)
    markup += polygon([(72, 23), (88, 15), (104, 23)], clay)
    for x in (62, 84, 106):
        markup += rect(x, 35, 8, 46, 0, BLACK) + line([(x + 4, 37), (x + 4, 79)], clay, 1.2)
    for row, y in enumerate((72, 84)):
        ink = BLACK if row else theme.mix(clay, BLACK, 0.22)
        for x in range(38 - 10 * row, 104, 18):
            wave = f"M{x} {y + 11}C{x + 2} {y - 3} {x + 14} {y - 5} {x + 15} {y + 4}C{x + 15} {y + 9} {x + 8} {y + 9} "
            wave += f"{x + 9} {y + 4}C{x + 4} {y + 4} {x + 8} {y + 14} {x + 20} {y + 11}Z"
            markup += path(wave, ink)
    markup += rect(28, 94, 88, 1, 0, BLACK)
    shovel = limb([(4, -22), (34, 26)], [3.4, 3.4], BLACK)
    shovel += polygon([(27, 22), (37, 17), (44, 32), (34, 35)], BLACK)
    return markup + hercules(28, 61, Pose(((13, -12), (20, -2)), ((4, -12), (14, -4)), 7, tool=shovel), tones)


def _bird(tones: Tones) -> str:
    markup = limb([(-12, 4), (0, 0), (10, -4)], [5, 10, 6], BLACK) + circle(12, -6, 4.6, BLACK)
    markup += polygon([(14, -9), (27, -5), (14, -3)], BLACK)
    markup += polygon([(-4, 0), (-18, -24), (-2, -17), (7, -3)], BLACK)
    markup += polygon([(2, 2), (10, 22), (-6, 14), (-6, 2)], BLACK)
    markup += polygon([(-11, 2), (-26, 6), (-24, 11), (-10, 7)], BLACK)
    markup += line([(-12, -18), (-2, -4)], tones.clay, 1.3) + line([(-6, -17), (1, -4)], tones.clay, 1.3)
    return markup + circle(13, -7, 1.2, tones.clay)


def birds(tones: Tones) -> str:
    """He shoots at the Stymphalian birds."""
    flying = f'<g transform="scale(-1 1)">{_bird(tones)}</g>'
    markup = "".join(group(flying, x, y, size) for x, y, size in ((66, 26, 1), (94, 14, 0.8), (96, 50, 0.95)))
    pose = Pose(
        ((13, -28), (24, -32)),
        ((-8, -26), (4, -27)),
        front_leg=((12, 8), (11, 30)),
        back_leg=((-4, 22), (-18, 30)),
        head=(0, -2),
    )
    markup += hercules(26, 62, pose, tones)
    markup += line([(48, 8), (57, 22), (55, 40), (42, 52)], BLACK, 3.4)
    return markup + line([(48, 8), (31, 34), (42, 52)], BLACK, 1.2) + line([(30, 35), (62, 24)], BLACK, 2)
