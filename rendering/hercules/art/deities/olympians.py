"""Olympians in armour or at work, with their signs (box 112 x 94, its foot in the middle of the lower edge)."""

from __future__ import annotations

from rendering.canvas.brush import limb, line, polygon
from rendering.canvas.filling import branch, rosette, waves
from rendering.canvas.people import draw, pose_person
from rendering.canvas.svg import circle, group, path, rect, star, stroke_through
from rendering.canvas.things import column, flame, rays, shield, spear, wing
from rendering.hercules.art.labours.kit import Trunk, beast


def zeus(ink: str, cut: str) -> str:
    """Zeus hurls a thunderbolt, his eagle on his hand."""
    god = pose_person("striding", -6, [((-12, -68), (-19, -82)), ((20, -62), (32, -64))])
    markup = limb([(-12, -54), (-20, -42), (-16, -26)], [9, 10, 4], ink) + draw(god, ink, cut)
    bolt = path("M-20 0L-6 -8L-5 -3L5 -8L5 -3L20 0L6 8L5 3L-5 8L-5 3Z", ink)
    markup += group(bolt, -25, -84, 1.1, -14) + group(path("M-8 0L8 0", "none", cut, 1.6), -25, -84, turn=-14)
    eagle = limb([(0, 0), (4, -9), (6, -15)], [5, 11, 7], ink) + circle(8, -19, 4.6, ink)
    eagle += path("M10 -22L18 -18L11 -16Z", ink) + circle(9, -20, 1, cut)
    eagle += polygon([(2, -10), (-4, -34), (3, -28), (6, -20)], ink) + polygon([(7, -12), (26, -32), (22, -20)], ink)
    eagle += line([(1, -28), (4, -15)], cut, 1.1) + line([(20, -26), (10, -14)], cut, 1.1)
    return markup + group(eagle, 28, -62, 0.94) + rosette(ink, -44, -44) + rosette(ink, 40, -24)


def poseidon(ink: str, cut: str) -> str:
    """Poseidon strides over the waves with trident and fish."""
    god = pose_person("striding", -4, [((-14, -68), (-22, -56)), ((16, -46), (28, -42))], y=-7)
    markup = limb([(-10, -60), (-20, -44), (-18, -24)], [9, 11, 4], ink) + draw(god, ink, cut)
    markup += stroke_through([(-54, -55), (30, -75)], ink, 3.4)
    head = path("M0 2V-22M-11 -18V-8Q-11 0 0 0Q11 0 11 -8V-18", "none", ink, 3.6)
    head += path("M0 -30L4.5 -19H-4.5ZM-11 -26L-6.5 -15H-15.5ZM11 -26L15.5 -15H6.5Z", ink)
    markup += group(head, 25, -74, 0.95, 76)
    fish = path("M-20 0C-10 -12 8 -11 20 0C8 10 -10 9 -20 0Z", ink) + path("M-17 0L-29 -9V8Z", ink)
    fish += path("M-4 -8L4 -14L8 -7Z", ink) + circle(12, -2, 1.8, cut) + path("M6 -6Q3 0 6 6", "none", cut, 1.5)
    fish += path("M-2 -4Q-4 0 -2 4M-8 -4Q-10 0 -8 4", "none", cut, 1.2)
    return markup + group(fish, 30, -30, 0.9, 74) + waves(ink, -6) + waves(ink, 0)


def ares(ink: str, cut: str) -> str:
    """Ares advances behind his shield, the spear raised."""
    god = pose_person("striding", -4, [((-14, -68), (-10, -80)), ((12, -46), (20, -46))])._replace(helmet=True, hem=-22)
    markup = spear(ink, (-54, -76), (46, -82)) + draw(god, ink, cut)
    sign = path(star(8, 12, 5), cut)
    return markup + shield(ink, cut, 17, -44, 20, sign) + rosette(ink, -42, -48) + rosette(ink, 46, -18)


def athena(ink: str, cut: str) -> str:
    """Athena stands with spear and shield, her owl before her."""
    god = pose_person("standing", -16, [((-12, -48), (-20, -58)), ((15, -50), (27, -54))])
    markup = spear(ink, (-38, 0), (-34, -84)) + draw(god._replace(helmet=True, beard=False, hem=-2), ink, cut)
    markup += shield(ink, cut, -26, -24, 17, path("M-8 7L0 -9L8 7ZM0 -9V8", "none", cut, 2))
    owl = path("M-11 -14C-13 -32 13 -32 11 -14C13 0 6 6 0 6C-6 6 -13 0 -11 -14Z", ink)
    owl += path("M-11 -24L-9 -33L-3 -27ZM11 -24L9 -33L3 -27Z", ink)
    owl += circle(-5, -19, 4.6, cut) + circle(5, -19, 4.6, cut) + circle(-5, -19, 2, ink) + circle(5, -19, 2, ink)
    owl += path("M0 -17L2.4 -12H-2.4Z", cut) + path(
        "M-5 -7Q-3 -4 0 -7Q3 -4 5 -7M-4 -1Q-2 2 0 -1Q2 2 4 -1", "none", cut, 1.3
    )
    markup += group(owl, 32, -37, 1.2)
    return markup + column(ink, cut, 32, 33, 15)


def artemis(ink: str, cut: str) -> str:
    """Artemis draws her bow, a deer at her side."""
    legs = (
        [(-6, -24), (-10, -12), (-8, -1)],
        [(0, -24), (3, -12), (0, -1)],
        [(22, -24), (19, -12), (22, -1)],
        [(26, -24), (30, -12), (29, -1)],
    )
    deer = beast(Trunk((-2, -27), (24, -29), (14, 11, 14)), legs, (6, 4, 2.6), ink)
    deer += limb([(26, -31), (32, -42), (33, -48)], [10, 6, 6], ink) + limb([(33, -49), (42, -45)], [7, 3.6], ink)
    antlers = ([(32, -51), (27, -62), (30, -72)], [(28, -60), (21, -65)], [(34, -51), (39, -61), (46, -66)])
    deer += "".join(line(one, ink, 2.2) for one in antlers) + line([(38, -59), (37, -68)], ink, 2.2)
    deer += circle(35, -49.5, 1.1, cut) + "".join(circle(x, y, 1, cut) for x, y in ((2, -30), (8, -27), (14, -30)))
    god = pose_person("striding", -26, [((-14, -58), (-2, -62)), ((16, -58), (28, -62))])
    god = god._replace(beard=False, bun=True, hem=-20)
    markup = group(deer, 12, 0) + limb([(-36, -42), (-28, -62)], [7, 6], ink) + draw(god, ink, cut)
    markup += line([(-4, -88), (6, -74), (6, -52), (-6, -38)], ink, 3.4) + path(
        "M-4 -88L-28 -62L-6 -38", "none", ink, 1.2
    )
    return markup + stroke_through([(-28, -62), (14, -63)], ink, 2) + path("M12 -67L20 -63L12 -59Z", ink)


def apollo(ink: str, cut: str) -> str:
    """Apollo plays the lyre beside a laurel."""
    god = pose_person("standing", -18, [((11, -44), (25, -46)), ((15, -56), (26, -62))])
    markup = draw(god._replace(beard=False, hem=-3), ink, cut)
    lyre = path("M-16 4C-20 20 20 20 16 4Z", ink) + path(
        "M-13 5C-26 -12 -8 -20 -15 -38M13 5C26 -12 8 -20 15 -38", "none", ink, 4.6
    )
    lyre += path("M-20 -32H20", "none", ink, 4) + path("M-6 -30V6M-2 -30V6M2 -30V6M6 -30V6", "none", ink, 1.2)
    lyre += path("M-10 8H10", "none", cut, 1.6)
    markup += group(lyre, 20, -44, 1.08, 6) + path("M-21 -76Q-12 -82 -6 -75", "none", cut, 2)
    return markup + branch(ink, -42, 0, 70, -3) + rosette(ink, 44, -12)


def hermes(ink: str, cut: str) -> str:
    """Hermes runs with winged shoes and the herald's staff."""
    god = pose_person("running", -6, [((18, -52), (28, -62)), ((-12, -50), (-20, -40))])._replace(beard=False)
    markup = limb([(-6, -56), (-22, -50), (-36, -54)], [8, 10, 3], ink) + draw(god, ink, cut)
    markup += path("M-4 -73Q6 -83 17 -73L22 -71Q8 -70 -9 -70Z", ink) + path("M-3 -72H15", "none", cut, 1.2)
    markup += wing(ink, cut, -1, -75, 0.36, 6) + wing(ink, cut, -31, -16, 0.52, 6) + wing(ink, cut, 7, -8, 0.5, -4)
    staff = stroke_through([(0, 22), (0, -12)], ink, 3)
    staff += path("M0 -10C-10 -16 -8 -24 0 -26C8 -24 10 -16 0 -10", "none", ink, 3)
    staff += path("M0 -26C-8 -30 -7 -37 -2 -40M0 -26C8 -30 7 -37 2 -40", "none", ink, 3)
    return markup + group(staff, 26, -60, 0.9, 22) + rosette(ink, 40, -18)


def hephaestus(ink: str, cut: str) -> str:
    """Hephaestus strikes the anvil before the fire."""
    god = pose_person("striding", -22, [((-10, -70), (4, -82)), ((18, -48), (30, -42))])._replace(hem=-20)
    markup = flame(ink, cut, -44, 0, 0.8) + draw(god, ink, cut) + path("M-23 -75Q-14 -86 -4 -76Z", ink)
    markup += stroke_through([(-22, -86), (6, -78)], ink, 4.4) + group(rect(-8, -12, 16, 24, 2, ink), 6, -78, turn=16)
    markup += path("M0 -38H50C46 -28 36 -26 30 -24L33 -12H42V0H2V-12H11L14 -24C6 -26 2 -30 0 -38Z", ink)
    markup += path("M4 -34H40", "none", cut, 1.8) + stroke_through([(4, -42), (30, -41)], ink, 4.4)
    return markup + rays(ink, 32, -46, 9, 19, range(-150, -20, 30), 2.8)
