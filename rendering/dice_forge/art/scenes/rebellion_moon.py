"""The scenes of Rebellion's feats that are paid with the moon."""

from __future__ import annotations

from rendering.canvas.brush import limb
from rendering.canvas.filling import branch, rosette, sparkle
from rendering.canvas.people import Person, draw, pose_person, profile
from rendering.canvas.svg import circle, flip, group, path, rect, star, stroke_through
from rendering.canvas.things import coin, column, die, rays, spear, spiral, wing
from rendering.dice_forge.art.scenes.beasts import dog
from rendering.dice_forge.art.scenes.hands import hand


def twins(ink: str, cut: str) -> str:
    """Two youths with pointed caps, a star above each, hand in hand."""
    youth = pose_person("standing", 24, [((14, -46), (24, -40)), ((-13, -52), (-20, -58))], -1)._replace(
        beard=False, hem=-22
    )
    one = spear(ink, (45, -1), (45, -80)) + draw(youth, ink, cut)
    one += path("M11 -73C11 -83 16 -90 18 -91C22 -87 27 -80 27 -73Z", ink, cut, 1.2)
    one += path("M30 -60C38 -50 40 -34 39 -18L31 -26L26 -56Z", ink) + path(
        "M32 -54C35 -46 36 -36 35.6 -26", "none", cut, 1.3
    )
    markup = one + flip(one) + circle(0, -40, 3.4, ink)
    return markup + group(path(star(8, 8, 3), ink), 0, -62) + rosette(ink, 0, -84) + branch(ink, 0, 0, 26)


def scepter(ink: str, cut: str) -> str:
    """A smith kneels and holds up the great scepter, six pearls of gold on its shaft."""
    smith = pose_person("kneeling", -28, [((14, -46), (34, -42)), ((16, -54), (33, -62))])._replace(hem=-14)
    markup = limb([(10, -1), (10, -66)], [8, 5], ink) + draw(smith, ink, cut)
    markup += "".join(circle(10, -8 - at * 9, 2, cut) for at in range(6))
    for is_flipped in (False, True):
        markup += wing(ink, cut, 14 if is_flipped else 6, -62, 0.62, -16 if is_flipped else 16, is_flipped)
    markup += circle(10, -77, 11, ink, cut, 1.4) + group(path(star(6, 8, 3.4), cut), 10, -77)
    markup += "".join(coin(ink, cut, x, y, 5) for x, y in ((32, -5), (43, -5), (37.5, -14), (48, -14), (43, -23)))
    return markup + rosette(ink, -46, -78) + rosette(ink, 42, -46)


def companion(ink: str, cut: str) -> str:
    """A wanderer with hat, bundle and staff, and his dog."""
    wanderer = pose_person("striding", 8, [((16, -50), (24, -44)), ((-8, -54), (-14, -66))])._replace(hem=-20)
    markup = stroke_through([(34, -76), (32, -1)], ink, 3) + stroke_through([(8, -60), (-24, -74)], ink, 3)
    markup += path("M-24 -78C-38 -76 -42 -60 -34 -52C-24 -48 -14 -56 -18 -68Z", ink) + path(
        "M-24 -72C-32 -68 -34 -62 -32 -56", "none", cut, 1.4
    )
    markup += draw(wanderer, ink, cut) + path("M1 -72Q4 -90 19 -86Q28 -84 36 -74Q18 -78 1 -72Z", ink, cut, 1.2)
    return markup + group(dog(ink, cut), -6, 0) + rosette(ink, 46, -84) + rosette(ink, 46, -8)


def celestial_die(ink: str, cut: str) -> str:
    """A giant on his knee carries the Celestial Die on his shoulders."""
    bearer = Person(
        (-2, -26),
        (0, -42),
        (13, -46),
        [((16, -24), (16, -1)), ((-8, -4), (-24, -1))],
        [((22, -44), (24, -58)), ((-20, -40), (-22, -56))],
    )
    markup = die(ink, cut, 0, -67, 23) + draw(bearer, ink, cut)
    stars = ((-44, -80), (44, -80), (-36, -48), (38, -44), (-46, -20), (46, -16))
    return markup + "".join(sparkle(ink, *at) for at in stars)


def wind(ink: str, cut: str) -> str:
    """The winged wind flies by and blows; the trees bend."""
    flying = Person(
        (-20, -58),
        (2, -68),
        (12, -74),
        [((-34, -50), (-48, -57)), ((-32, -58), (-46, -69))],
        [((10, -58), (24, -54)), ((-4, -54), (6, -46))],
    )
    markup = (
        wing(ink, cut, -4, -64, 0.62, -4)
        + draw(flying, ink, cut)
        + path("M-22 -62L-6 -60L-12 -44L-26 -42L-30 -52Z", ink)
    )
    markup += path("M-12 -58L-17 -46M-18 -58L-23 -46", "none", cut, 1.2)
    markup += path("M24 -72C34 -72 40 -74 44 -80", "none", ink, 3) + spiral(ink, 45, -72, 8, 3, flipped=True)
    markup += path("M26 -66C36 -64 40 -58 36 -52", "none", ink, 3) + path(
        "M-54 -30H14C26 -30 28 -44 18 -43C12 -42 12 -35 18 -35", "none", ink, 3
    )
    markup += path("M-46 -20H34C48 -20 48 -36 38 -35C31 -34 32 -27 38 -28", "none", ink, 3)
    for x, high in ((-26, 20), (2, 15), (26, 18)):
        markup += path(f"M{x} 0Q{x + 1} {-high * 0.6} {x + 11} {-high * 0.7}", "none", ink, 2.6)
        crown = f"M{x + 3} {-high * 0.72}Q{x + 12} {-high * 1.1} {x + 26} {-high * 0.5}"
        markup += path(f"{crown}Q{x + 12} {-high * 0.25} {x + 3} {-high * 0.72}Z", ink)
    return markup


def ancestor(ink: str, cut: str) -> str:
    """A woman brings a wreath to a tombstone with a portrait."""
    woman = pose_person("standing", -30, [((12, -46), (24, -50)), ((8, -44), (18, -40))])._replace(
        beard=False, bun=True, hem=-3
    )
    markup = draw(woman, ink, cut) + circle(0, -47, 8, "none", ink, 4.4) + circle(0, -47, 8, "none", cut, 0.9)
    markup += rect(6, -7, 46, 7, 0, ink) + rect(10, -13, 38, 5, 0, ink) + path("M13 -14V-66H45V-14Z", ink)
    leaf = path("M20 -86C25 -86 27 -82 27 -77L22 -76C18 -79 18 -83 20 -86Z", ink)
    markup += path("M10 -67L29 -80L48 -67Z", ink) + path("M29 -93C33 -88 34 -84 31 -78H27C24 -84 25 -88 29 -93Z", ink)
    markup += leaf + group(flip(leaf), 58, 0)
    markup += path("M17 -62H41V-32H17Z", cut)
    head = path("M-5.5 3C-7.5 -5 -3 -9 1 -8.6C5 -8 6 -5 6 -3L8.6 2L6 3L6 7C7 12 5 15 2 15C-1 13 -1 10 -2 7Z", ink)
    markup += (
        group(head, 28, -49)
        + path("M19 -32C20 -40 24 -41 28 -41C34 -41 38 -38 39 -32Z", ink)
        + circle(31, -50, 1.1, cut)
    )
    markup += path("M17 -26H41M17 -20H41", "none", cut, 1.8)
    return markup + rosette(ink, -44, -80) + rosette(ink, -8, -80)


def _bank(ink: str, cut: str, x: float, y: float, long: float, ends: int) -> str:
    """A bank of mist: a band with round ends, curled at the right (1) or the left (-1)."""
    markup = rect(x, y, long, 7.4, 3.7, cut, ink, 1.8)
    if not ends:
        return markup
    line = "M-6 -3.6C2 -3.6 6 -8 3 -11.6C0 -14 -4 -12 -3.4 -9"
    curl = path(line, "none", ink, 5.6) + path(line, "none", cut, 2)
    at = x + long - 4 if ends > 0 else x + 4
    return group(curl if ends > 0 else flip(curl), at, y + 4.6) + markup


def mists(ink: str, cut: str) -> str:
    """A cloaked wanderer holds a lantern before him between bare trees; banks of mist hide the ground."""
    tree = limb([(0, -4), (1, -36), (-2, -62), (2, -88)], [9, 7, 4.6, 1.6], ink)
    for way in (
        [(1, -40), (10, -52), (10, -66)],
        [(0, -54), (-8, -62), (-10, -76)],
        [(6, -48), (13, -50), (17, -60)],
        [(-1, -66), (6, -74), (8, -86)],
    ):
        tree += limb(way, [4.4, 3, 1.2], ink)
    markup = group(tree, -43, 0) + group(flip(tree), 45, 0, 0.8)
    cloak = "M-4 -60C4 -62 10 -58 12 -50C16 -34 18 -16 22 0H-28C-27 -24 -20 -46 -12 -55Z"
    markup += group(profile(ink, cut), 7, -69, 1.25) + path(cloak, ink, cut, 1.6)
    hood = "M-13 -50C-18 -64 -24 -66 -27 -64C-24 -80 -6 -88 6 -82C13 -79 15 -75 14.6 -72C6 -76 2 -70 3 -60"
    hood += "C1 -55 -6 -50 -13 -50Z"
    markup += path(hood, ink, cut, 1.6) + path("M-20 -66C-14 -76 -4 -80 6 -78", "none", cut, 1.5)
    markup += path("M-12 -44C-17 -30 -19 -16 -20 0M-2 -46C0 -30 2 -14 3 0", "none", cut, 1.5)
    markup += limb([(8, -52), (18, -48), (29, -56)], [8, 6.4, 4], ink)
    markup += path("M29 -58V-50M24 -50H34L32.4 -35H25.6Z", ink, cut, 1.4) + path("M29 -58V-50", "none", ink, 2.4)
    markup += path("M29 -47C32.4 -43.6 32 -38.4 29 -37.4C26 -38.4 25.6 -43.6 29 -47Z", cut)
    for bank in (
        (-55, -33, 40, -1),
        (4, -26, 51, 1),
        (-44, -18.4, 72, 0),
        (-55, -10.8, 46, 0),
        (-2, -10.8, 57, 0),
        (-40, -4.6, 78, 0),
    ):
        markup += _bank(ink, cut, *bank)
    return markup


def eternal_night(ink: str, cut: str) -> str:
    """The goddess of the night rises over the crescent moon and spreads a cloak of stars above her."""
    veil = "M-48 -34C-52 -76 -28 -94 0 -94C28 -94 52 -76 48 -34C44 -38 40 -40 36 -40C38 -64 24 -76 0 -76"
    veil += "C-24 -76 -38 -64 -36 -40C-40 -40 -44 -38 -48 -34Z"
    markup = path(veil, ink)
    markup += "".join(
        group(sparkle(cut, 0, 0), x, y, scale)
        for x, y, scale in (
            (0, -85, 1),
            (-19, -82, 0.8),
            (19, -82, 0.8),
            (-34, -70, 0.9),
            (34, -70, 0.9),
            (-42, -53, 0.8),
            (42, -53, 0.8),
        )
    )
    moon = "M-42 -28C-40 -8 -22 0 0 0C22 0 40 -8 42 -28C32 -16 18 -11 0 -11C-18 -11 -32 -16 -42 -28Z"
    markup += path(moon, ink)
    night = Person(
        (0, -36),
        (0, -57),
        (1, -67),
        [((3, -20), (6, -8)), ((-3, -20), (-5, -8))],
        [((20, -54), (37, -44)), ((-20, -54), (-37, -44))],
        beard=False,
        bun=True,
        hem=-10,
    )
    short_wing = path(
        "M7 -52C16 -50 26 -42 28 -26C24 -26 21 -28 19 -31C19 -27 18 -24 15 -21C13 -24 11 -27 10 -31Z", ink
    )
    markup += short_wing + flip(short_wing) + draw(night, ink, cut)
    return markup + "".join(sparkle(ink, *each) for each in ((-50, -12), (50, -12), (-24, -62), (24, -63)))


def right_hand(ink: str, cut: str) -> str:
    """A great open hand with gold on its palm, laurels above."""
    markup = (
        hand(ink, cut, -39, -18) + path("M-53.6 -32H-44V-4H-53.6Z", ink, cut, 2) + path("M-49 -32V-4", "none", cut, 1.6)
    )
    heap = (
        (-2, -38),
        (9, -38),
        (20, -38),
        (31, -38),
        (3.5, -47.5),
        (14.5, -47.5),
        (25.5, -47.5),
        (9, -57),
        (20, -57),
        (14.5, -66.5),
    )
    markup += "".join(circle(x, y, 5.6, cut) + coin(ink, cut, x, y, 5) for x, y in heap)
    markup += group(branch(ink, 0, 0, 34, 6), -34, -52) + group(branch(ink, 0, 0, 34, -6), 45, -52)
    return markup + rays(ink, 14.5, -66, 10, 18, range(-150, -20, 30))


def first_titan(ink: str, cut: str) -> str:
    """A horned titan breaks his chains between two columns."""
    markup = column(ink, cut, -43, 92) + column(ink, cut, 43, 92)
    markup += limb([(-7, -32), (-14, -18), (-14, -3)], [17, 13, 8], ink) + limb(
        [(7, -32), (14, -18), (14, -3)], [17, 13, 8], ink
    )
    markup += path("M-24 0C-24 -5 -10 -5 -10 0ZM24 0C24 -5 10 -5 10 0Z", ink)
    markup += path("M-24 -58C-16 -66 16 -66 24 -58C24 -46 16 -42 14 -30H-14C-16 -42 -24 -46 -24 -58Z", ink)
    for side in (-1, 1):
        markup += limb([(side * 18, -56), (side * 31, -54), (side * 26, -74)], [13, 11, 8], ink) + circle(
            side * 25, -78, 5.6, ink
        )
        markup += path(f"M{side * 22} -70H{side * 31}", "none", cut, 2)
        markup += "".join(
            circle(side * x, y, 2.6, "none", ink, 1.8) for x, y in ((31, -84), (35, -79), (27, -44), (29, -39))
        )
    markup += path("M-12 -54Q-6 -46 0 -54Q6 -46 12 -54M0 -52V-34M-6 -42H6M-5 -36H5", "none", cut, 1.8)
    markup += path("M-15 -30H15L18 -14L9 -17L0 -13L-9 -17L-18 -14Z", ink) + path("M-14 -29H14", "none", cut, 2)
    markup += path("M-10 -74C-11 -84 11 -84 10 -74C10 -64 5 -58 0 -56C-5 -58 -10 -64 -10 -74Z", ink, cut, 1.6)
    markup += path(
        "M-9 -79C-16 -80 -18 -88 -14 -93C-13 -87 -9 -85 -5 -83ZM9 -79C16 -80 18 -88 14 -93C13 -87 9 -85 5 -83Z", ink
    )
    return markup + path("M-7 -74L-2 -72M7 -74L2 -72M-4 -64Q0 -67 4 -64", "none", cut, 1.8)


def goddess(ink: str, cut: str) -> str:
    """The goddess with a crown of rays, a die in each hand."""
    markup = rays(ink, 0, -74, 11, 19, range(-180, 1, 20), 2.6)
    markup += path("M-13 -60C-9 -63 9 -63 13 -60L10 -38C16 -24 22 -10 24 0H-24C-22 -10 -16 -24 -10 -38Z", ink)
    for side in (-1, 1):
        markup += limb([(side * 11, -58), (side * 24, -46), (side * 34, -54)], [8, 7, 4], ink)
        sleeve = f"M{side * 12} -58C{side * 26} -50 {side * 32} -40 {side * 32} -14"
        markup += path(f"{sleeve}C{side * 24} -24 {side * 16} -34 {side * 10} -40Z", ink)
        markup += path(f"M{side * 16} -48C{side * 23} -42 {side * 26} -34 {side * 27} -26", "none", cut, 1.4)
        markup += die(ink, cut, side * 40, -66, 11)
    markup += path("M-10 -38H10M-3 -34L-8 -5M3 -34L8 -5M0 -34V-5M-9 -30L-17 -5M9 -30L17 -5", "none", cut, 1.5)
    markup += path("M-22 -3H22", "none", cut, 1.8) + path("M-8 -58Q0 -50 8 -58", "none", cut, 1.8)
    markup += path("M-11 -60C-13 -72 -11 -84 0 -84C11 -84 13 -72 11 -60L6 -58H-6Z", ink, cut, 1.2)
    markup += path("M-6.4 -74C-6.4 -80 6.4 -80 6.4 -74C6.4 -66 3.4 -62 0 -61C-3.4 -62 -6.4 -66 -6.4 -74Z", cut)
    markup += path("M-4.6 -72.6H-1.4M1.4 -72.6H4.6M0 -72V-67.4H1.2M-2 -64.6H2", "none", ink, 1.2)
    return markup + path("M-10 -78Q0 -86 10 -78", "none", cut, 1.4)
