"""The labours of bull, mares, girdle, cattle, apples and hound (box 116 x 100, ground at 94)."""

from __future__ import annotations

from rendering.canvas.brush import Point, limb, line, polygon
from rendering.canvas.svg import circle, flip, group, path, rect
from rendering.hercules.art.labours.kit import Pose, Tones, club, hercules, hoof, outline
from rendering.hercules.palette import BLACK, FAR_BLACK


def bull(tones: Tones) -> str:
    """He takes the Cretan bull by the horns; cloak and club hang on a tree."""
    clay = tones.clay
    legs = (
        ([(94, 66), (92, 78), (89, 92)], [12, 6.4, 5]),
        ([(100, 64), (105, 76), (101, 83), (103, 92)], [15, 7.4, 5.4, 5]),
        ([(66, 66), (56, 71), (57, 82)], [12, 7, 5]),
        ([(72, 66), (71, 79), (69, 92)], [13, 6.8, 5]),
    )
    markup = "".join(limb(points, widths, BLACK) + hoof(points[-1]) for points, widths in legs)
    markup += outline(
        [
            *((40, 66), (38, 60), (44, 51), (50, 45), (57, 42), (65, 36), (74, 38), (86, 42), (97, 43)),
            *((105, 49), (107, 60), (102, 71), (92, 69), (80, 68), (70, 73), (62, 69), (56, 66), (50, 64), (46, 67)),
        ]
    )
    markup += line([(54, 45), (47, 42), (43, 36), (44, 29)], BLACK, 3.6) + line(
        [(50, 46), (41, 45), (34, 38)], BLACK, 3.6
    )
    markup += line([(104, 49), (113, 58), (112, 78)], BLACK, 2.8) + limb([(112, 77), (111, 87)], [3, 6], BLACK)
    markup += circle(49, 52, 1.6, clay) + line([(40, 61), (43, 63)], clay, 1.2)
    markup += line([(64, 42), (60, 54), (66, 66)], clay, 1.5) + line([(57, 46), (55, 54), (57, 61)], clay, 1.1)
    markup += line([(95, 48), (89, 58), (94, 67)], clay, 1.5) + line([(76, 50), (75, 61)], clay, 1.1)
    markup += line([(82, 50), (81, 61)], clay, 1.1)
    pose = Pose(((14, -22), (20, -24)), ((8, -30), (22, -30)), 3, ((11, 11), (16, 30)), ((-8, 13), (-16, 29)))
    markup += hercules(22, 61, pose, tones)
    markup += path("M62 2C70 6 92 6 102 2L106 26L98 20L94 32L86 21L78 30L74 20L64 26Z", BLACK)
    folds = (line([(x, 7), (x - 2 + at, 20)], clay, 1.2) for at, x in enumerate((70, 78, 86, 94)))
    return markup + "".join(folds) + club((46, 24), (38, 4))


def _mare(tones: Tones, ink: str, with_tail: bool) -> str:
    clay = tones.clay
    legs = (
        ([(90, 72), (97, 81), (89, 86), (88, 93)], [14, 7, 5, 4.6]),
        ([(85, 74), (82, 84), (77, 93)], [12, 6, 4.4]),
        ([(68, 58), (56, 59), (53, 68)], [10, 5.6, 4]),
        ([(67, 51), (55, 47), (48, 54)], [10, 5.6, 4]),
    )
    markup = limb([(97, 68), (108, 68), (112, 79), (108, 91)], [5, 7, 6.4, 2], ink) if with_tail else ""
    markup += "".join(limb(points, widths, ink) + hoof(points[-1], ink) for points, widths in legs)
    markup += outline(
        [
            *((46, 33), (49, 26), (56, 18), (62, 12), (69, 15), (75, 27), (80, 40), (89, 53), (98, 65)),
            *((99, 76), (92, 82), (84, 79), (74, 70), (65, 62), (62, 50), (63, 39), (60, 31), (53, 35), (49, 36)),
        ],
        ink,
    )
    mane = [(61, 13), (64, 4), (67, 11), (73, 10), (73, 17), (80, 20), (78, 28), (86, 34), (81, 38)]
    markup += polygon([*mane, (74, 30), (68, 18)], ink)
    markup += line([(64, 17), (70, 27), (75, 41)], clay, 1.5) + circle(57, 21, 1.4, clay) + circle(49, 30, 0.9, clay)
    markup += line([(69, 56), (74, 52), (77, 44)], clay, 1.3) + line([(84, 76), (86, 66), (94, 63)], clay, 1.3)
    markup += line([(58, 17), (60, 25), (57, 31)], clay, 1) + line([(47, 34), (53, 32.5)], tones.white, 1.8)
    return markup


def mares(tones: Tones) -> str:
    """He tames the mares of Diomedes."""
    markup = group(_mare(tones, FAR_BLACK, False), 14, -5) + _mare(tones, BLACK, True)
    pose = Pose(((13, -22), (22, -26)), ((-12, -28), (-9, -40)), tool=club((-9, -40), (10, -52)))
    return markup + hercules(24, 61, pose, tones) + line([(46, 35), (52, 32)], BLACK, 2)


def _amazon(tones: Tones) -> str:
    white = tones.white
    markup = limb([(0, 0), (7, 13), (11, 30), (17, 31)], [11, 9, 5, 3.4], white)
    markup += limb([(0, 0), (-6, 14), (-14, 29), (-8, 31)], [11, 9, 5, 3.4], white)
    markup += limb([(0, 2), (1, -11), (2, -22)], [12, 10, 15], BLACK)
    markup += polygon([(-7, -3), (7, -3), (11, 12), (-10, 12)], BLACK)
    markup += limb([(2, -22), (4, -34)], [5, 5], white) + circle(4, -35, 6, white)
    markup += path("M-3 -34C-4 -46 12 -46 11 -37L4 -38L3 -31Z", BLACK)
    markup += path("M-6 -30C-14 -48 2 -56 13 -46C4 -49 -2 -44 -2 -34Z", BLACK) + circle(7, -35, 1.1, BLACK)
    markup += limb([(0, -20), (-10, -26), (-6, -36)], [6, 5, 4], white) + line([(-22, -30), (30, -46)], BLACK, 2.4)
    markup += polygon([(28, -49), (38, -49), (31, -42)], BLACK)
    markup += path("M12 -24A15 15 0 1 0 26 0A12 12 0 0 1 12 -24Z", BLACK)
    return markup + line([(10, -18), (9, -8), (16, 0)], tones.clay, 1.4) + rect(-7, -5, 14, 3.6, 1, tones.gold)


def girdle(tones: Tones) -> str:
    """He fights Hippolyta, who wears the golden girdle."""
    pose = Pose(((14, -14), (27, -4)), ((-12, -26), (-8, -40)), 6, tool=club((-8, -40), (14, -50)))
    return group(flip(_amazon(tones)), 84, 61) + hercules(26, 61, pose, tones)


def _cow(tones: Tones, ink: str) -> str:
    clay = tones.clay
    legs = (
        ([(50, 68), (51, 80), (48, 93)], [12, 6, 4.8]),
        ([(43, 66), (37, 77), (41, 84), (40, 93)], [14, 6.6, 5, 4.8]),
        ([(78, 68), (77, 80), (78, 93)], [11, 6, 4.8]),
        ([(84, 68), (87, 80), (88, 93)], [12, 6, 4.8]),
    )
    markup = line([(38, 55), (30, 64), (32, 78)], ink, 2.6) + limb([(32, 77), (31, 86)], [3, 5.4], ink)
    markup += "".join(limb(points, widths, ink) + hoof(points[-1], ink) for points, widths in legs)
    markup += outline(
        [
            *((110, 62), (108, 56), (102, 49), (97, 44), (90, 47), (82, 50), (66, 50), (50, 48), (40, 52)),
            *((36, 61), (39, 71), (50, 72), (66, 74), (78, 76), (88, 72), (94, 64), (101, 64), (106, 66)),
        ],
        ink,
    )
    markup += line([(94, 46), (91, 38), (95, 28)], ink, 3.4) + line([(100, 47), (107, 42), (106, 31)], ink, 3.4)
    markup += limb([(95, 48), (88, 43)], [5, 3], ink) + circle(100, 52, 1.5, clay) + circle(107, 59, 0.9, clay)
    markup += path("M56 55C62 51 68 57 64 63C60 69 54 63 56 55Z", clay, opacity=0.9)
    markup += line([(50, 53), (45, 61), (49, 69)], clay, 1.3)
    return markup + line([(84, 54), (80, 63), (84, 72)], clay, 1.5) + line([(91, 50), (90, 60), (93, 66)], clay, 1.2)


def cattle(tones: Tones) -> str:
    """He drives the cattle of Geryon."""
    markup = group(_cow(tones, FAR_BLACK), 16, -10) + _cow(tones, BLACK)
    staff = line([(18, -34), (12, 30)], BLACK, 2.8)
    return markup + hercules(18, 61, Pose(((9, -12), (14, -4)), ((-6, -16), (-10, -8)), 1, tool=staff), tones)


def apples(tones: Tones) -> str:
    """He picks the apples of the Hesperides; the snake guards the tree."""
    clay = tones.clay
    markup = limb([(44, 94), (48, 70), (44, 50), (50, 30)], [13, 8, 7, 6], BLACK)
    markup += limb([(46, 54), (64, 40)], [5, 3], BLACK) + limb([(45, 56), (26, 40)], [5, 3], BLACK)
    crowns = ((24, 30, 15), (44, 18, 17), (64, 28, 15), (34, 40, 10), (56, 40, 10))
    markup += "".join(circle(x, y, radius, BLACK) for x, y, radius in crowns)
    leaves = ((18, 24), (40, 10), (60, 22), (30, 40))
    markup += "".join(line([(x - 5, y), (x, y - 4), (x + 5, y)], clay, 1.2) for x, y in leaves)
    for x, y in ((22, 34), (46, 24), (66, 36), (34, 18), (58, 16)):
        markup += circle(x, y, 5, tones.gold) + circle(x + 1.4, y - 1.6, 1.4, tones.white)
    markup += line([(38, 92), (56, 86), (38, 78), (54, 70), (40, 62), (30, 58)], BLACK, 5)
    markup += line([(40, 91), (56, 86), (38, 78), (54, 70), (40, 62)], clay, 1)
    markup += polygon([(33, 54), (22, 57), (32, 62)], BLACK)
    return markup + hercules(92, 61, Pose(((14, -30), (21, -38)), ((-6, -14), (-12, -6)), 3), tones, flipped=True)


def hound(tones: Tones) -> str:
    """He leads Cerberus out of the underworld."""
    clay = tones.clay
    markup = limb([(102, 56), (113, 50), (107, 40), (112, 32)], [6, 5, 4.4, 3], BLACK)
    markup += polygon([(107, 33), (111, 23), (118, 31), (113, 36)], BLACK) + circle(112, 29, 1, clay)
    legs = (
        ([(96, 64), (94, 78), (89, 93)], [11, 6, 4.6]),
        ([(101, 62), (109, 74), (102, 83), (105, 93)], [14, 7, 5, 4.6]),
        ([(70, 66), (64, 79), (63, 93)], [12, 6.4, 5]),
        ([(77, 66), (76, 80), (75, 93)], [12, 6.4, 5]),
    )
    markup += "".join(limb(points, widths, BLACK) + _paw(points[-1]) for points, widths in legs)
    markup += outline(
        [
            *((64, 52), (72, 44), (82, 47), (93, 51), (103, 53), (107, 61), (102, 70), (94, 68), (87, 66)),
            *((82, 71), (74, 79), (66, 75), (62, 64)),
        ]
    )
    markup += line([(97, 56), (91, 62), (97, 69)], clay, 1.4) + line([(83, 53), (81, 64)], clay, 1.1)
    markup += line([(88, 55), (86, 63)], clay, 1.1)
    for neck in ([(77, 54), (82, 38), (76, 25)], [(72, 56), (68, 44), (61, 40)], [(70, 62), (62, 62), (56, 61)]):
        markup += limb(neck, [19, 12, 11], BLACK) + group(_hound_head(tones), *neck[-1])
    pose = Pose(((12, -14), (20, -8)), ((-12, -28), (-8, -40)), 3, tool=club((-8, -40), (12, -53)))
    return markup + hercules(22, 61, pose, tones) + line([(42, 53), (46, 58), (52, 62)], BLACK, 2)


def _hound_head(tones: Tones) -> str:
    """A head that barks to the left, its neck at the origin."""
    markup = polygon(
        [(5, -6), (8, -15), (0, -8), (-5, -5), (-15, -1), (-15, 3), (-7, 3.5), (-13, 8), (-3, 8.5), (5, 6)], BLACK
    )
    teeth = polygon([(-13, 3), (-11.6, 5.4), (-10, 3), (-8.6, 5), (-7, 3)], tones.white)
    return markup + teeth + circle(-3, -2.4, 1.4, tones.clay) + line([(5, -5), (3.6, 0), (5, 5)], tones.clay, 1.4)


def _paw(foot: Point) -> str:
    return limb([(foot[0] + 1, foot[1] + 0.4), (foot[0] - 6, foot[1] + 0.6)], [5, 3.6], BLACK)
