"""The labours of bull, mares, girdle, cattle, apples and hound (box 116 x 100, ground at 94)."""

from __future__ import annotations

from rendering.canvas.brush import limb, line, polygon
from rendering.canvas.svg import circle, flip, group, path, rect
from rendering.hercules.art.labours.kit import Pose, Tones, Trunk, beast, club, hercules
from rendering.hercules.palette import BLACK, FAR_BLACK


def bull(tones: Tones) -> str:
    """He takes the Cretan bull by the horns; cloak and club hang on a tree."""
    clay = tones.clay
    legs = (
        [(100, 62), (106, 76), (102, 92)],
        [(96, 62), (94, 78), (90, 92)],
        [(70, 62), (62, 76), (54, 78)],
        [(74, 64), (72, 80), (68, 92)],
    )
    markup = beast(Trunk((98, 58), (68, 56), (23, 22, 27), -1), legs, (11, 7, 5))
    markup += limb([(66, 52), (54, 50)], [26, 18], BLACK) + limb([(54, 51), (44, 62)], [17, 9], BLACK)
    markup += line([(56, 44), (48, 40), (42, 30)], BLACK, 4) + line([(52, 45), (42, 44), (35, 38)], BLACK, 4)
    markup += line([(106, 54), (113, 66), (111, 82)], BLACK, 3) + circle(111, 83, 3.4, BLACK)
    markup += circle(50, 51, 1.7, clay) + line([(64, 46), (62, 56), (65, 64)], clay, 1.5)
    markup += line([(92, 52), (90, 66)], clay, 1.4)
    pose = Pose(((14, -22), (20, -24)), ((8, -30), (22, -30)), 3, ((11, 11), (16, 30)), ((-8, 13), (-16, 29)))
    markup += hercules(22, 61, pose, tones)
    markup += path("M62 2C70 6 92 6 102 2L106 26L98 20L94 32L86 21L78 30L74 20L64 26Z", BLACK)
    folds = (line([(x, 7), (x - 2 + at, 20)], clay, 1.2) for at, x in enumerate((70, 78, 86, 94)))
    return markup + "".join(folds) + club((46, 24), (38, 4))


def _mare(tones: Tones, ink: str, with_tail: bool) -> str:
    clay = tones.clay
    legs = (
        [(90, 72), (98, 82), (92, 93)],
        [(86, 72), (84, 84), (78, 93)],
        [(72, 50), (60, 56), (56, 66)],
        [(70, 48), (58, 46), (50, 52)],
    )
    markup = beast(Trunk((88, 70), (72, 48), (20, 16, 20)), legs, (9, 5.5, 4), ink)
    markup += limb([(72, 46), (70, 30), (62, 20)], [18, 13, 10], ink) + limb([(62, 19), (50, 31)], [11, 7], ink)
    markup += polygon([(62, 16), (64, 8), (68, 16)], ink)
    markup += polygon([(66, 14), (74, 18), (80, 30), (82, 44), (76, 34), (70, 22)], ink)
    markup += line([(66, 22), (72, 32), (74, 42)], clay, 1.6) + circle(59, 20, 1.5, clay)
    markup += line([(50, 33), (55, 31)], tones.white, 1.6)
    return markup + (limb([(92, 66), (102, 66), (104, 80)], [5, 6, 3], ink) if with_tail else "")


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
        [(42, 66), (38, 78), (40, 93)],
        [(48, 66), (50, 80), (46, 93)],
        [(80, 66), (78, 80), (80, 93)],
        [(86, 66), (88, 80), (90, 93)],
    )
    markup = beast(Trunk((44, 62), (82, 60), (22, 20, 24)), legs, (9, 6, 4.6), ink)
    markup += limb([(84, 56), (94, 50)], [20, 13], ink) + limb([(95, 48), (105, 60)], [14, 8], ink)
    markup += line([(96, 42), (100, 34), (95, 26)], ink, 3.4) + line([(92, 42), (86, 36), (88, 27)], ink, 3.4)
    markup += line([(36, 56), (30, 68), (33, 80)], ink, 2.8) + circle(98, 49, 1.5, clay)
    markup += path("M56 54C62 50 68 56 64 62C60 68 54 62 56 54Z", clay, opacity=0.9)
    return markup + line([(82, 52), (80, 62), (83, 70)], clay, 1.5)


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
    markup = line([(100, 58), (112, 52), (106, 40), (114, 32)], BLACK, 3.6)
    markup += polygon([(114, 34), (108, 26), (117, 28)], BLACK)
    legs = (
        [(100, 64), (108, 76), (102, 84), (106, 93)],
        [(96, 66), (94, 80), (90, 93)],
        [(72, 66), (66, 80), (66, 93)],
        [(78, 66), (76, 80), (76, 93)],
    )
    markup += beast(Trunk((98, 62), (72, 60), (20, 18, 26)), legs, (10, 6, 4.6))
    for neck in ([(76, 54), (80, 38), (74, 28)], [(72, 54), (66, 40), (60, 36)], [(68, 58), (58, 56), (52, 56)]):
        x, y = neck[-1]
        markup += limb(neck, [17, 11, 11], BLACK) + limb([(x, y), (x - 13, y + 4)], [11, 6], BLACK)
        markup += polygon([(x + 1, y - 4), (x + 5, y - 13), (x + 7, y - 2)], BLACK) + circle(x - 3, y - 2, 1.5, clay)
        markup += line([(x - 13, y + 5), (x - 6, y + 5)], tones.white, 1.5)
        markup += line([(x + 5, y - 3), (x + 5, y + 5)], clay, 1.4)
    pose = Pose(((12, -14), (20, -8)), ((-12, -28), (-8, -40)), 3, tool=club((-8, -40), (12, -53)))
    return markup + hercules(22, 61, pose, tones) + line([(42, 53), (48, 58), (54, 60)], BLACK, 2)
