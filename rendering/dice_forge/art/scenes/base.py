"""The scenes of the base game's feats."""

from __future__ import annotations

from rendering.canvas.brush import limb
from rendering.canvas.filling import branch, rosette, sparkle, waves
from rendering.canvas.people import Person, draw, pose_person
from rendering.canvas.svg import circle, flip, group, path, rect, stroke_through
from rendering.canvas.things import coin, crescent, rays, snake
from rendering.dice_forge.art.scenes import beasts


def hammer(ink: str, cut: str) -> str:
    """A smith strikes the anvil; sparks fly."""
    smith = Person(
        (-26, -36),
        (-22, -60),
        (-16, -70),
        [((-14, -22), (-8, 0)), ((-34, -18), (-44, 0))],
        [((-36, -72), (-22, -86)), ((-6, -48), (8, -40))],
    )
    markup = rosette(ink, 42, -76) + rosette(ink, -46, -66) + stroke_through([(-22, -88), (6, -76)], ink, 4)
    markup += group(rect(-7, -11, 14, 22, 2, ink), 6, -76, turn=22) + draw(smith, ink, cut)
    markup += path("M8 -38H50C46 -30 38 -27 34 -25L36 -12H44V0H12V-12H20L22 -25C14 -27 9 -32 8 -38Z", ink)
    markup += stroke_through([(6, -41), (24, -41)], cut, 3) + stroke_through([(4, -41), (22, -41)], ink, 4)
    sparks = (((24, -48), (28, -58)), ((33, -47), (42, -55)), ((14, -50), (12, -58)))
    return markup + "".join(stroke_through(spark, ink, 3) for spark in sparks)


def chest(ink: str, cut: str) -> str:
    """A man kneels before an open chest full of gold."""
    kneeling = Person(
        (-34, -28),
        (-30, -52),
        (-25, -62),
        [((-18, -24), (-20, 0)), ((-34, -2), (-46, 0))],
        [((-18, -42), (-6, -44)), ((-22, -60), (-10, -66))],
    )
    markup = path("M34 -34L30 -84C42 -88 54 -80 54 -68L46 -34Z", ink) + path(
        "M36 -80L41 -38M46 -79L46 -38", "none", cut, 2
    )
    heap = ((2, -38), (10, -39), (18, -40), (26, -39), (33, -38), (6, -46), (14, -48), (22, -48), (29, -46), (18, -56))
    markup += "".join(circle(x, y, 5.4, cut) + coin(ink, cut, x, y, 4.8) for x, y in heap)
    markup += draw(kneeling, ink, cut) + path("M-6 -36H46V0H-6Z", ink, cut, 1.6) + path("M-5 -27H45", "none", cut, 2)
    markup += rect(14, -32, 12, 14, 1, cut) + circle(20, -27, 2, ink) + path("M20 -27V-21", "none", ink, 2)
    markup += stroke_through([(4, -24), (4, -3)], cut, 2) + stroke_through([(36, -24), (36, -3)], cut, 2)
    return markup + rays(ink, 18, -54, 12, 19, range(-135, -44, 30)) + rosette(ink, -44, -80)


def silver_hind(ink: str, cut: str) -> str:
    """A hind under the moon, between two bushes."""
    markup = crescent(ink, -34, -74, 12, -20) + branch(ink, 46, 0, 50, -3) + branch(ink, -47, 0, 34, 3)
    return markup + beasts.hind(ink, cut)


def satyrs(ink: str, cut: str) -> str:
    """Two satyrs dance, one plays the double pipe."""
    dancer = Person(
        (-26, -36),
        (-30, -58),
        (-25, -68),
        [((-12, -26), (-18, -4)), ((-34, -18), (-42, 0))],
        [((-14, -64), (-4, -76)), ((-44, -50), (-50, -64))],
        tail=True,
        horns=True,
    )
    piper = Person(
        (28, -36),
        (30, -58),
        (25, -68),
        [((12, -24), (20, -4)), ((36, -18), (44, 0))],
        [((16, -56), (10, -68)), ((18, -52), (8, -64))],
        facing=-1,
        tail=True,
        horns=True,
    )
    markup = draw(dancer, ink, cut) + draw(piper, ink, cut)
    markup += stroke_through([(10, -68), (-2, -60)], ink, 3.4) + stroke_through([(9, -65), (-1, -55)], ink, 3.4)
    return markup + path("M-7 -80q5 -8 8 -2l-3 8z", ink) + branch(ink, 1, 0, 30)


def ferryman(ink: str, cut: str) -> str:
    """The ferryman poles a soul across the river."""
    rower = Person(
        (-22, -34),
        (-20, -60),
        (-24, -70),
        [((-26, -22), (-28, -10)), ((-14, -20), (-12, -8))],
        [((-34, -54), (-36, -64)), ((-30, -44), (-34, -42))],
        facing=-1,
        hem=-11,
    )
    soul = Person(
        (18, -20),
        (16, -40),
        (13, -50),
        [((6, -20), (4, -8)), ((4, -18), (8, -8))],
        [((8, -30), (2, -26))],
        facing=-1,
        beard=False,
        robe="M6 -44C26 -46 30 -20 28 -8H6L10 -22Z",
    )
    boat = stroke_through([(-38, -90), (-30, -2)], ink, 4)
    boat += path(
        "M-56 -22C-48 -10 -38 -8 -20 -8H30C44 -8 50 -18 52 -42C60 -22 56 -2 40 2H-30C-46 2 -54 -10 -56 -22Z", ink
    )
    boat += (
        draw(rower, ink, cut) + draw(soul, ink, cut) + path("M-44 -4H34", "none", cut, 2) + circle(46, -16, 2.6, cut)
    )
    return rosette(ink, 46, -76) + waves(ink, -1) + group(boat, 0, -8, 0.93)


def helmet_of_invisibility(ink: str, cut: str) -> str:
    """A crested helmet before two crossed spears."""
    point = path("M0 -10L5 2L0 8L-5 2Z", ink)
    markup = stroke_through([(-40, -90), (40, 0)], ink, 3.4) + stroke_through([(40, -90), (-40, 0)], ink, 3.4)
    markup += group(point, -42, -88, turn=-42) + group(point, 42, -88, turn=42)
    markup += path("M-38 -10C-60 -60 -24 -98 22 -82L16 -72C-12 -80 -32 -56 -24 -14Z", ink, cut, 2.2)
    bowl = (
        "M-22 -6C-28 -52 -14 -72 8 -72C26 -72 32 -58 32 -42L40 -30L30 -28C30 -16 28 -8 22 -2L14 -20C10 -14 6 -10 4 -2Z"
    )
    markup += path(bowl, ink, cut, 2.2) + path("M10 -42C18 -48 26 -48 31 -44C26 -36 18 -36 10 -42Z", cut)
    markup += path("M18 -37L22 -12", "none", cut, 3) + path("M-18 -56C-10 -62 4 -62 12 -60", "none", cut, 2)
    hairs = (((-34 + at * 1.5, -18 - at * 13), (-26 + at * 2.4, -22 - at * 11)) for at in range(5))
    return markup + "".join(stroke_through(hair, cut, 1.8) for hair in hairs)


def cancer(ink: str, cut: str) -> str:
    """The crab with raised claws on the shore, under the stars of its constellation."""
    half = ""
    for joint, tip in (((37, -45), (49, -31)), ((40, -34), (51, -17)), ((36, -24), (45, -7)), ((27, -17), (31, -2))):
        root = (joint[0] * 0.5, -30 + (joint[1] + 30) * 0.3)
        half += limb([root, joint], [6.4, 5], ink) + limb([joint, tip], [5, 1.4], ink)
    half += limb([(20, -44), (36, -56), (33, -68)], [8, 8, 7], ink)
    half += path("M29 -64C40 -64 50 -74 47 -90C42 -90 38 -84 36 -78C34 -83 30 -88 24 -90C17 -80 20 -67 29 -64Z", ink)
    half += path("M35.6 -77C35 -73 33.6 -70 31.4 -67.6", "none", cut, 1.6) + path("M28 -52L33 -58", "none", cut, 1.6)
    half += path("M40 -82l2.4 1.2M38.4 -78.6l2.4 1.2M31 -84l-2.2 1.6M33 -81l-2.2 1.6", "none", cut, 1.2)
    half += limb([(8, -48), (9, -57)], [3, 3], ink) + circle(9.4, -59, 3.8, ink) + circle(9.8, -59.4, 1.4, cut)
    markup = half + flip(half)
    shell = (
        "M0 -49L5 -51L9 -48L14 -50L17 -46L24 -46C34 -40 34 -26 20 -17C12 -12 -12 -12 -20 -17C-34 -26 -34 -40 -24 -46"
    )
    markup += path(f"{shell}L-17 -46L-14 -50L-9 -48L-5 -51Z", ink, cut, 1.8)
    markup += path("M-22 -40Q0 -48 22 -40M-12 -20Q0 -15 12 -20M0 -31V-24", "none", cut, 1.7)
    mark = (
        path("M7 -38C15 -38 19 -32 15 -26C12 -28 9 -33 7 -38Z", "none", cut, 1.7)
        + circle(22, -32, 1.8, cut)
        + circle(5, -25, 1.4, cut)
    )
    markup += mark + flip(mark)
    stars = ((0, -82), (-11, -72), (11, -72), (-52, -56), (52, -56))
    return markup + "".join(sparkle(ink, *each) for each in stars)


def elder(ink: str, cut: str) -> str:
    """A bent old man with a long beard leans on his staff; a child brings him laurel."""
    old = Person(
        (-26, -37),
        (-10, -61),
        (0, -68),
        [((-20, -18), (-20, -1)), ((-30, -18), (-32, -1))],
        [((0, -46), (13, -50)), ((-2, -44), (12, -38))],
        hem=-3,
    )
    child = pose_person("standing", 0, [((12, -54), (22, -62)), ((9, -46), (16, -40))], -1)._replace(
        beard=False, hem=-22
    )
    markup = rosette(ink, -42, -78) + path("M14 -1L12 -66C12 -74 22 -74 21 -66", "none", ink, 3.4)
    markup += path("M-17 -58C-30 -52 -38 -38 -40 -16L-30 -30L-20 -40Z", ink) + draw(old, ink, cut)
    markup += path("M6 -64C10 -56 10 -48 5 -38C0 -46 -4 -54 -4 -60Z", ink, cut, 1.2)
    markup += path("M-19 -54C-28 -48 -33 -38 -35 -28", "none", cut, 1.3) + group(draw(child, ink, cut), 42, 0, 0.66)
    return markup + group(branch(ink, 0, 0, 34), 27, -41, 0.9, -8) + rosette(ink, 44, -78)


def _leaf_spirit(ink: str, cut: str) -> str:
    """A small spirit with a leaf for a head."""
    markup = (
        limb([(0, -14), (0, -5)], [6, 5], ink)
        + limb([(-1, -6), (-4, -1)], [4, 3], ink)
        + limb([(1, -6), (4, -1)], [4, 3], ink)
    )
    markup += limb([(0, -12), (9, -17)], [3.4, 2], ink) + limb([(0, -12), (-8, -8)], [3.4, 2], ink)
    markup += path("M0 -10C-13 -14 -12 -30 2 -42C13 -30 12 -14 0 -10Z", ink, cut, 1.6)
    markup += path("M1 -38V-30", "none", cut, 1.4)
    return (
        markup
        + circle(-4, -22, 2.6, cut)
        + circle(4, -22, 2.6, cut)
        + path("M-2 -15.6Q0 -13.6 2 -15.6", "none", cut, 1.6)
    )


def wild_spirits(ink: str, cut: str) -> str:
    """The spirit of the wood in a cloak of leaves, branches on its brow, and two small ones with leaves for heads."""
    horn = limb([(6, -69), (15, -80), (13, -91)], [5.4, 4, 2], ink) + limb(
        [(14, -79), (26, -84), (33, -92)], [4, 3, 1.6], ink
    )
    for x, y, turn in ((21, -84, 10), (30, -87, 78), (10, -86, -38), (17, -90, 40)):
        horn += group(path("M0 0C5 -2 7 -7 6 -12C1 -10 -2 -5 0 0Z", ink), x, y, 0.8, turn)
    arm = limb([(11, -45), (25, -42), (34, -54)], [7, 5, 3.4], ink)
    arm += "".join(limb([(34, -54), tip], [3, 1.2], ink) for tip in ((30, -62), (37, -63), (42, -57)))
    markup = horn + flip(horn) + arm + flip(arm)
    markup += path(
        "M0 -54C12 -50 15 -40 17 -26L24 -2L15 -6L10 0L4 -6L0 0L-4 -6L-10 0L-15 -6L-24 -2L-17 -26C-15 -40 -12 -50 0 -54",
        ink,
    )
    for y, places in ((-36, (-6, 6)), (-26, (-10, 0, 10)), (-16, (-14, -5, 5, 14))):
        markup += "".join(
            path(f"M{x - 4} {y}Q{x - 3} {y + 7} {x} {y + 9}Q{x + 3} {y + 7} {x + 4} {y}", "none", cut, 1.5)
            for x in places
        )
    markup += path(
        "M0 -40C-10 -44 -17 -56 -15 -66C-9 -72 -4 -70 0 -75C4 -70 9 -72 15 -66C17 -56 10 -44 0 -40Z", ink, cut, 1.8
    )
    face = path("M3 -59C6 -65 11 -65 13 -62C11 -56 6 -55 3 -59Z", cut) + circle(8, -60.4, 2.1, ink)
    markup += face + flip(face) + path("M0 -60V-52M-4 -47.6Q0 -44.6 4 -47.6", "none", cut, 1.6)
    small = group(_leaf_spirit(ink, cut), 42, 0, 0.94)
    return group(markup + small + flip(small), 0, 0, 0.97)


def guardians_owl(ink: str, cut: str) -> str:
    """An owl between two olive branches."""
    markup = branch(ink, -42, 0, 78, 5) + branch(ink, 47, 0, 66, -4)
    return markup + group(beasts.owl(ink, cut), -3, 0)


def minotaur(ink: str, cut: str) -> str:
    """Theseus wrestles with the Minotaur."""
    theseus = Person(
        (-28, -34),
        (-18, -56),
        (-10, -64),
        [((-14, -18), (-22, 0)), ((-40, -18), (-52, 0))],
        [((-2, -56), (12, -58)), ((-6, -44), (10, -44))],
        beard=False,
    )
    beast = Person(
        (28, -34),
        (18, -58),
        (12, -66),
        [((14, -18), (20, 0)), ((40, -18), (50, 0))],
        [((6, -50), (-8, -44)), ((34, -46), (36, -64))],
        facing=-1,
        beard=False,
        hair=False,
        tail=True,
    )
    markup = rosette(ink, -42, -76) + rosette(ink, 44, -80) + rosette(ink, 0, -12)
    markup += draw(theseus, ink, cut) + draw(beast, ink, cut) + path("M18 -74C20 -64 14 -56 4 -56L0 -62L6 -74Z", ink)
    horns = "M6 -72C0 -76 -2 -84 2 -90C4 -82 10 -80 14 -76M14 -74C20 -76 24 -82 22 -90C28 -82 24 -74 18 -71"
    return markup + path(horns, ink, ink, 1.5) + circle(8, -67, 1.5, cut)


def gorgon(ink: str, cut: str) -> str:
    """The gorgon's face: snakes for hair, tusks, and a tongue that hangs out."""
    markup = ""
    for points in (
        [(6, -66), (6, -78), (14, -82), (13, -89)],
        [(14, -62), (20, -74), (30, -74), (32, -84)],
        [(20, -56), (31, -62), (36, -56), (46, -66)],
        [(24, -44), (35, -48), (38, -39), (49, -43)],
        [(24, -32), (34, -32), (36, -22), (47, -22)],
        [(20, -22), (29, -18), (28, -9), (40, -5)],
    ):
        one = snake(ink, cut, points, 7)
        markup += one + flip(one)
    markup += path(
        "M0 -71C18 -71 30 -59 29 -42C28 -22 16 -5 0 -5C-16 -5 -28 -22 -29 -42C-30 -59 -18 -71 0 -71Z", ink, cut, 1.8
    )
    curls = [(-24 + 6 * at, -60 + 0.16 * (at - 4) ** 2 * 3.4 - 3) for at in range(9)]
    markup += "".join(circle(x, y, 2.5, "none", cut, 1.5) for x, y in curls)
    half = (
        path("M4 -43C9 -51 18 -51 23 -44C18 -37 9 -37 4 -43Z", cut)
        + circle(13, -44, 4.2, ink)
        + circle(13, -44, 1.4, cut)
    )
    half += path("M3 -50Q13 -58 24 -50", "none", cut, 2) + path(
        "M3 -46L4 -36M2 -33C4 -37 9 -35 8 -31C6 -29 3 -30 2 -31", "none", cut, 1.6
    )
    half += path("M22 -36C25 -31 25 -26 22 -21", "none", cut, 1.4)
    markup += half + flip(half)
    markup += path("M-21 -27C-10 -24 10 -24 21 -27C21 -17 13 -12 0 -12C-13 -12 -21 -17 -21 -27Z", cut)
    teeth = path("M2 -24.6H20L18 -20L15 -24L12 -20L9 -24L6 -19.6L3 -24Z", ink)
    teeth += path("M14 -15L16.6 -24L19 -17Z", cut, ink, 1.2) + path(
        "M5 -13L7 -18L9 -13.4L11 -17L13 -14", "none", ink, 1.3
    )
    markup += teeth + flip(teeth)
    markup += path("M-6 -20H6C8 -10 6 -1 0 0C-6 -1 -8 -10 -6 -20Z", ink, cut, 1.6) + path("M0 -17V-5", "none", cut, 1.4)
    return group(markup, 0, -1, 0.88)


def mirror_of_the_abyss(ink: str, cut: str) -> str:
    """A seated woman looks into a mirror."""
    woman = Person(
        (-14, -36),
        (-18, -62),
        (-12, -72),
        [((8, -36), (6, 0)), ((10, -32), (16, 0))],
        [((-2, -48), (16, -52))],
        beard=False,
        robe="M-28 -60C-8 -64 -4 -46 10 -40V-6H-16L-26 -34Z",
    )
    markup = rosette(ink, -44, -76) + rosette(ink, 40, -40) + rosette(ink, 36, -16) + draw(woman, ink, cut)
    markup += path("M-30 0V-32H-4V0M-32 -56C-40 -50 -40 -30 -30 -20", "none", ink, 4)
    markup += path(
        "M-8 -36C0 -34 4 -28 6 -10M-12 -32C-6 -28 -3 -20 -2 -10M-15 -28C-12 -22 -10 -16 -10 -10M-15 -8.6H9",
        "none",
        cut,
        1.3,
    )
    markup += stroke_through([(16, -50), (24, -60)], ink, 4) + circle(34, -72, 14, ink) + circle(34, -72, 9.5, cut)
    return markup + path("M28 -70L36 -80", "none", ink, 2.4) + circle(-18, -78, 4.5, ink)


def hydra(ink: str, cut: str) -> str:
    """A warrior with a spear before the Hydra."""
    warrior = Person(
        (-34, -34),
        (-36, -56),
        (-32, -66),
        [((-22, -20), (-26, 0)), ((-44, -18), (-52, 0))],
        [((-46, -68), (-34, -82)), ((-22, -52), (-14, -56))],
        helmet=True,
    )
    markup = ""
    for way in (
        [(30, -24), (40, -46), (36, -62), (47, -65), (43, -75)],
        [(28, -22), (28, -46), (16, -58), (24, -70), (14, -78)],
        [(26, -20), (20, -36), (8, -40), (12, -54), (2, -58)],
        [(24, -16), (12, -24), (0, -20), (2, -34), (-8, -36)],
        [(22, -10), (10, -6), (0, -4), (-2, -13), (-10, -14)],
    ):
        markup += limb(way[:-1], [16, 11, 10, 8], cut) + limb(way[:-1], [14, 9, 8, 6], ink) + snake(ink, cut, way, 8)
    markup += path("M10 0C8 -16 18 -30 32 -30C46 -30 52 -18 52 -8C52 -3 50 0 46 0Z", ink)
    markup += path("M22 -20C28 -16 34 -16 40 -22M20 -12C28 -7 38 -8 46 -15M24 -3C32 0 42 -2 50 -8", "none", cut, 1.5)
    return (
        markup + draw(warrior, ink, cut) + path("M-38 -87L-6 -92L-2 -89L-6 -86L-37 -81ZM-41 -90L-35 -78", ink, ink, 2)
    )


def sphinx(ink: str, cut: str) -> str:
    """The sphinx on a column asks a traveller."""
    traveller = Person(
        (-32, -34),
        (-32, -58),
        (-27, -68),
        [((-24, -18), (-24, 0)), ((-38, -18), (-42, 0))],
        [((-22, -46), (-10, -50))],
        hem=-17,
    )
    markup = rosette(ink, -12, -84) + rosette(ink, -47, -56) + rect(6, -30, 42, 5, 0, ink)
    markup += path("M12 -26H42L40 0H14Z", ink)
    markup += "".join(stroke_through([(19 + at * 8, -22), (19 + at * 8, -3)], cut, 2) for at in range(3))
    markup += group(beasts.sphinx(ink, cut), 25, -30, 0.94) + draw(traveller, ink, cut)
    return markup + stroke_through([(-12, -74), (-12, 0)], ink, 3.2) + path("M-40 -70Q-30 -84 -16 -72Z", ink)
