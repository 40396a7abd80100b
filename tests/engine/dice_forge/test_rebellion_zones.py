"""Every pair of faces on every space of the Titans' track, against a second reading of the rules (Rebellion p. 14-18).

All outcomes that a player can reach must be those of the second reading: in either order of the faces, except that a
chaos face or a shield comes after a face that does not depend on the other one.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations, product
from typing import NamedTuple

import pytest

from engine.dice_forge.titan_map import TRACK
from tests.engine.dice_forge.scenario import Course

ALL_OF_IT = {
    "g3": {"gold": 3},
    "v2": {"vp": 2},
    "m1": {"moon": 1},
    "g1_v1_s1_m1": {"gold": 1, "vp": 1, "sun": 1, "moon": 1},
    "a1": {"ancient": 1},
    "l1_v1": {"loyalty": 1, "vp": 1},
    "g3_a1": {"gold": 3, "ancient": 1},
    "l1_v1_g2": {"gold": 2, "vp": 1, "loyalty": 1},
}
ONE_OF_THEM = {"c_g3_v2": ({"gold": 3}, {"vp": 2}), "misfortune_red": ({"loyalty": 1}, {"ancient": 1})}
AFTER_THE_OTHER = {
    "chaos_yellow": ("gold", {"loyalty": 2}, {"loyalty": 2, "vp": 3}),
    "chaos_blue": ("moon", {"ancient": 2}, {"ancient": 2, "vp": 3}),
    "shield_green": ("vp", {"vp": 3}, {"vp": 5}),
}
FACES = (*ALL_OF_IT, *ONE_OF_THEM, *AFTER_THE_OTHER)
COUNTED = ("gold", "sun", "moon", "vp", "ancient")

STEPS_LEFT = {1: 1, 3: 1, 6: 4, 31: 29, 29: 27}
STEPS_RIGHT = {31: 31}
"""Spaces from which a step does not lead to the next number; elsewhere it does."""


class Standing(NamedTuple):
    """What a player has, and the space of the marker."""

    held: tuple[int, ...]
    space: int


def gods(space: int) -> tuple[int, int, int]:
    """Gold and points more for a die that gives gold, points more for one that gives points."""
    if space >= 26:
        return 1, 1, 1
    return (1, 1, 0) if space >= 23 else (1, 0, 0) if space >= 20 else (0, 0, 0)


def moved(space: int, left: int, right: int) -> int:
    for _ in range(left):
        space = STEPS_LEFT.get(space, space - 1)
    for _ in range(right):
        space = STEPS_RIGHT.get(space, space + 1)
    return space


def outcomes(space: int, faces: tuple[str, ...]) -> Iterator[Standing]:
    for order in permutations(faces):
        if order[0] in AFTER_THE_OTHER and order[1] not in AFTER_THE_OTHER:
            continue
        for chosen in product(*(ONE_OF_THEM.get(face, (None,)) for face in order)):
            held, here, given = dict.fromkeys(COUNTED, 0), space, set[str]()
            for face, choice in zip(order, chosen, strict=True):
                yields = ALL_OF_IT.get(face) or choice
                if yields is None:
                    kind, plain, matched = AFTER_THE_OTHER[face]
                    yields = matched if kind in given else plain
                gold, points, more = gods(here)
                for kind, amount in yields.items():
                    if kind in held:
                        held[kind] += amount
                held["gold"] += gold * ("gold" in yields)
                held["vp"] += points * ("gold" in yields) + more * ("vp" in yields)
                here = moved(here, yields.get("ancient", 0), yields.get("loyalty", 0))
                given = set(yields)
            yield Standing(tuple(held.values()), here)


def reached(space: int, faces: tuple[str, ...], answers: tuple[tuple[int, str], ...] = ()) -> Iterator[Standing]:
    course = Course({"module": "titans", "heroes": [{"track": space, "shows": faces}], "do": "blessing"})
    for seat, option in answers:
        course.answer(seat, option)
    if not course.open:
        hero = course.state.heroes[0]
        yield Standing(tuple(hero.store[kind] for kind in COUNTED), hero.track)
        return
    [question] = course.open
    for option in question.options:
        yield from reached(space, faces, (*answers, (question.seat, option.id)))


@pytest.mark.parametrize("space", TRACK)
def test_every_pair_of_faces(space: int) -> None:
    for faces in combinations(FACES, 2):
        assert set(reached(space, faces)) == set(outcomes(space, faces)), faces
