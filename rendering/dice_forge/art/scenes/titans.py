"""The scenes of the Titan module."""

from __future__ import annotations

from rendering.canvas.brush import limb
from rendering.canvas.filling import branch, rosette
from rendering.canvas.people import Person, draw
from rendering.canvas.svg import circle, ellipse, group, path, rect, star, stroke_through
from rendering.canvas.things import column, crescent, die, rays, shield, spear, spiral, sun


def memory(ink: str, cut: str) -> str:
    """The head of Memory, her thoughts a spiral; two tokens before her."""
    face = "M-34 0C-32 -10 -30 -16 -32 -22C-50 -34 -50 -64 -38 -78C-26 -92 -2 -94 10 -80"
    face += "C15 -74 15 -68 14 -62L23 -44L16 -40L18 -35L14 -32"
    markup = path(face + "L15 -26C13 -20 6 -20 0 -21L0 -12C2 -6 8 -2 14 0Z", ink)
    markup += (
        group(spiral(cut, 0, 0, 20, 3), -18, -60)
        + path("M4 -58Q10 -64 15 -56Q9 -52 4 -58Z", cut)
        + circle(10, -58, 1.8, ink)
    )
    markup += path("M2 -64Q9 -70 14 -65M8 -28H14M-28 -10Q-12 -4 2 -11M-26 -5Q-12 1 6 -6", "none", cut, 1.8)
    markup += path("M-42 -36C-46 -28 -44 -22 -38 -20C-34 -24 -34 -32 -36 -38Z", ink, cut, 1.3)
    for y, sign in ((-70, crescent(cut, 2, 0, 6.5)), (-22, sun(cut, ink, 0, 0, 8, 10))):
        markup += circle(40, y, 14, ink) + circle(40, y, 11, "none", cut, 1.4) + group(sign, 40, y)
    return markup + rosette(ink, 40, -46)


def oracle(ink: str, cut: str) -> str:
    """The seer on the tripod over the vapour, laurel and bowl in her hands."""
    seer = Person(
        (0, -46),
        (-2, -66),
        (4, -76),
        [((16, -44), (15, -26)), ((18, -42), (21, -27))],
        [((10, -54), (24, -58)), ((-12, -56), (-22, -64))],
        beard=False,
        bun=True,
        hem=-30,
    )
    markup = path("M-14 -42H24L20 -30C14 -26 -4 -26 -10 -30Z", ink) + path("M-14 -38H24", "none", cut, 1.5)
    markup += (
        limb([(-10, -32), (-16, -2)], [4, 5], ink)
        + limb([(20, -32), (26, -2)], [4, 5], ink)
        + limb([(5, -28), (5, -2)], [4, 5], ink)
    )
    markup += path("M-12 -16H22", "none", ink, 2.6) + path("M-20 0H-12V-4H-20ZM22 0H30V-4H22ZM1 0H9V-4H1Z", ink)
    markup += draw(seer, ink, cut) + path("M17 -59H32C31 -52 19 -52 17 -59Z", ink)
    markup += group(branch(ink, 0, 0, 28, -3), -21, -60, 0.9, -12)
    for x, side in ((-38, 1), (44, -1), (-50, 1)):
        way = [(x, -2.0), (x + side * 6, -14.0), (x - side * 4, -26.0), (x + side * 5, -38.0), (x - side * 2, -50.0)]
        markup += limb(way, [5, 4, 3.4, 2.6, 1.4], ink)
    return markup + rays(ink, 26, -60, 8, 14, range(-130, -49, 40), 2)


def chaos(ink: str, cut: str) -> str:
    """A whirl tears everything apart: columns, dice and stars."""
    markup = ""
    for at in range(8):
        arm = limb([(6, 0), (18, -6), (27, -18), (26, -34)], [12, 10, 7, 1.5], ink)
        markup += group(arm, 0, -46, 1, at * 45)
    markup += circle(0, -46, 15, ink, cut, 1.6) + group(spiral(cut, 0, 0, 11, 2.6), 0, -46)
    markup += die(ink, cut, 43, -80, 9, 24) + crescent(ink, -43, -78, 8, -20)
    markup += sun(ink, cut, 44, -13, 9, 10) + group(path(star(5, 9, 3.8), ink), -44, -14, 1, 20)
    markup += "".join(
        path(f"M{x} {y}l4 -2l2 4l-4 3Z", ink)
        for x, y in ((-18, -88), (20, -90), (48, -44), (-52, -40), (-22, -4), (20, -4))
    )
    return markup


def dogged(ink: str, cut: str) -> str:
    """Sisyphus rolls his stone up the hill."""
    pusher = Person(
        (-26, -30),
        (-14, -45),
        (-7, -51),
        [((-12, -22), (-16, -6)), ((-36, -18), (-44, -2))],
        [((-2, -48), (9, -56)), ((-2, -36), (10, -42))],
    )
    markup = path("M-55 0L-40 0L55 -34V0Z", ink) + path("M-26 -2L55 -29", "none", cut, 1.6)
    stone = "M-26 4C-28 -8 -20 -22 -8 -26C6 -30 22 -22 25 -8C28 6 20 22 6 25C-8 28 -24 18 -26 4Z"
    markup += group(path(stone, ink), 31, -56, 0.88) + path(
        "M22 -72L31 -64L29 -54L40 -47M16 -50L25 -42M42 -68L46 -60M31 -64L38 -70", "none", cut, 1.9
    )
    markup += draw(pusher, ink, cut)
    return markup + rosette(ink, -42, -78) + rosette(ink, -44, -46)


def guardian(ink: str, cut: str) -> str:
    """The guardian: a giant in armour, seen from the front, fills the gate between two columns."""
    markup = rect(-55, -93, 110, 7, 0, ink) + rect(-55, -84.4, 110, 3, 0, ink)
    for x in (-46, 46):
        markup += group(column(ink, cut, 0, 80, 11), x, 0)
    markup += path("M-18 -56C-30 -48 -30 -20 -27 -6L-18 -12L-12 -40ZM18 -56C30 -48 30 -20 27 -6L18 -12L12 -40Z", ink)
    for side in (-1, 1):
        leg = limb([(side * 7, -28), (side * 9, -18), (side * 9, -4)], [12, 10, 6.4], ink)
        markup += leg + path(f"M{side * 5} 0L{side * 6} -5H{side * 12}L{side * 17} 0Z", ink)
        markup += path(f"M{side * 5.4} -16Q{side * 9} -19 {side * 12.6} -16M{side * 9} -15V-6", "none", cut, 1.5)
    markup += path("M-19 -56C-10 -61 10 -61 19 -56L15 -40L12 -33H-12L-15 -40Z", ink)
    markup += path("M-13 -34H13L16 -22H-16Z", ink) + path(
        "M-12 -33.4H12M-8 -31L-9 -23M-2.6 -31L-3 -23M2.6 -31L3 -23M8 -31L9 -23", "none", cut, 1.5
    )
    markup += path("M-2 -52Q6 -48 13 -52M1 -50V-42M5 -44Q9 -42 12 -45", "none", cut, 1.5)
    markup += limb([(18, -54), (27, -45), (27, -34)], [9, 7, 5], ink)
    markup += (
        stroke_through([(28, -1), (28, -66)], cut, 5.4) + spear(ink, (28, -1), (28, -66)) + circle(27, -35, 4, ink)
    )
    crest = "M-15 -69C-16 -86 -8 -92 0 -92C8 -92 16 -86 15 -69L10 -72C10 -80 6 -84 0 -84C-6 -84 -10 -80 -10 -72Z"
    markup += path(crest, ink, cut, 1.6) + "".join(
        group(path("M0 -11V-15.6", "none", cut, 1.3), 0, -73, turn=turn) for turn in range(-66, 67, 22)
    )
    markup += path(
        "M-10 -74C-10 -82 -5 -85 0 -85C5 -85 10 -82 10 -74L8.4 -58L3 -55V-68H-3V-55L-8.4 -58Z", ink, cut, 1.6
    )
    markup += path(
        "M-8 -73C-6 -75.6 -3 -74.6 -1.4 -71C-4 -70 -7 -70.6 -8 -73ZM8 -73C6 -75.6 3 -74.6 1.4 -71C4 -70 7 -70.6 8 -73Z",
        cut,
    )
    sign = path(star(8, 11, 4.6), cut) + circle(0, 0, 3, ink)
    return markup + shield(ink, cut, -15, -34, 17, sign)


def mirror_of_misfortune(ink: str, cut: str) -> str:
    """A man shrinks back from a cracked mirror, in which a demon grins."""
    man = Person(
        (-34, -34),
        (-40, -57),
        (-36, -67),
        [((-22, -22), (-24, -1)), ((-44, -19), (-50, -1))],
        [((-24, -56), (-14, -68)), ((-26, -46), (-14, -50))],
    )
    markup = limb([(22, -20), (22, -4)], [6, 6], ink) + path("M4 0C4 -7 40 -7 40 0Z", ink)
    markup += (
        ellipse(22, -54, 31, 36, ink)
        + ellipse(22, -54, 25.5, 30.5, cut)
        + path("M6 -88C0 -90 -4 -86 -2 -82M38 -88C44 -90 48 -86 46 -82", "none", ink, 3)
    )
    demon = path("M-15 -8C-16 -20 -8 -22 0 -18C8 -22 16 -20 15 -8C15 6 8 14 0 18C-8 14 -15 6 -15 -8Z", ink)
    demon += path(
        "M-13 -14C-20 -16 -22 -26 -17 -30C-17 -24 -12 -20 -6 -18ZM13 -14C20 -16 22 -26 17 -30C17 -24 12 -20 6 -18Z", ink
    )
    demon += path("M-11 -7L-3 -3L-10 0ZM11 -7L3 -3L10 0Z", cut) + path("M-9 6Q0 12 9 6L6 11L3 9L0 12L-3 9L-6 11Z", cut)
    markup += group(demon, 22, -50) + path(
        "M34 -82L26 -66L33 -58L24 -46L30 -38L25 -24M26 -66L12 -72M33 -58L46 -60M24 -46L6 -40", "none", cut, 2.6
    )
    markup += path(
        "M34 -82L26 -66L33 -58L24 -46L30 -38L25 -24M26 -66L12 -72M33 -58L46 -60M24 -46L6 -40", "none", ink, 0.9
    )
    return markup + draw(man._replace(hem=-20), ink, cut) + rosette(ink, -44, -86)
