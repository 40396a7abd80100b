"""Every pair of faces on every space of the Titans' track, against a second reading of the rules (Rebellion p. 14-18).

All outcomes that a player can reach must be those of the second reading, in either order of the faces; and the order is
asked just where the two orders do not come to the same. A chaos face or a shield is settled by what the other die
gives, also where it is carried out first; of two such faces the second looks at what the first has given.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations, product
from typing import NamedTuple

import pytest

from engine.dice_forge.data.titan_track import TRACK
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
ONE_OF_THEM = {
    "c_g3_v2": ({"gold": 3}, {"vp": 2}),
    "boar_blue": ({"sun": 1}, {"moon": 1}),
    "misfortune_red": ({"loyalty": 1}, {"ancient": 1}),
    "misfortune_blue": ({"loyalty": 1}, {"ancient": 1}),
}
BY_THE_OTHER = {
    "chaos_yellow": ("gold", {"loyalty": 2}, {"loyalty": 2, "vp": 3}),
    "chaos_green": ("vp", {"loyalty": 2}, {"loyalty": 2, "vp": 3}),
    "chaos_blue": ("moon", {"ancient": 2}, {"ancient": 2, "vp": 3}),
    "shield_green": ("vp", {"vp": 3}, {"vp": 5}),
    "shield_yellow": ("gold", {"gold": 3}, {"vp": 5}),
    "shield_blue": ("moon", {"moon": 2}, {"vp": 5}),
}
FACES = (*ALL_OF_IT, *ONE_OF_THEM, *BY_THE_OTHER)
COUNTED = ("gold", "sun", "moon", "vp", "ancient")
CAPS = {"gold": 12, "sun": 6, "moon": 6, "ancient": 6}

STEPS_LEFT = {1: 1, 3: 1, 6: 4, 31: 29, 29: 27}
STEPS_RIGHT = {31: 31}
"""Spaces from which a step does not lead to the next number; elsewhere it does."""


class Standing(NamedTuple):
    """What a player has, and the space of the marker."""

    amounts: tuple[int, ...]
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


def settled(order: tuple[str, ...]) -> Iterator[list[dict[str, int]]]:
    """What the faces give in this order, for every choice."""
    for choices in product(*(ONE_OF_THEM.get(face, (None,)) for face in order)):
        gains = [ALL_OF_IT.get(face) or choice for face, choice in zip(order, choices, strict=True)]
        for place, face in enumerate(order):
            if face in BY_THE_OTHER:
                kind, plain, matched = BY_THE_OTHER[face]
                gains[place] = matched if kind in (gains[1 - place] or ()) else plain
        yield [yields or {} for yields in gains]


def in_order(space: int, order: tuple[str, ...], store: dict[str, int]) -> Iterator[Standing]:
    """All that the faces may come to in this order, from what is in store."""
    for gains in settled(order):
        amounts, here = {kind: store.get(kind, 0) for kind in COUNTED}, space
        for yields in gains:
            gold, points, more = gods(here)
            for kind, amount in yields.items():
                if kind in amounts:
                    amounts[kind] += amount
            amounts["gold"] += gold * ("gold" in yields)
            amounts["vp"] += points * ("gold" in yields) + more * ("vp" in yields)
            here = moved(here, yields.get("ancient", 0), yields.get("loyalty", 0))
        yield Standing(tuple(min(amount, CAPS.get(kind, amount)) for kind, amount in amounts.items()), here)


def reached(
    space: int, faces: tuple[str, ...], store: dict[str, int], answers: tuple[tuple[int, str], ...] = ()
) -> Iterator[tuple[Standing, bool]]:
    """All that a player may reach in the engine, and whether the order was asked on the way."""
    course = Course({"module": "titans", "heroes": [{"track": space, "shows": faces, **store}], "do": "blessing"})
    for seat, option in answers:
        course.answer(seat, option)
    if not course.open:
        hero = course.state.heroes[0]
        was_asked = any(option.startswith("first:") for _, option in answers)
        yield Standing(tuple(hero.store[kind] for kind in COUNTED), hero.track), was_asked
        return
    [question] = course.open
    for option in question.options:
        if question.kind == "order" and "space" in option.facts:
            check_outcome(space, faces, store, option.id, option.facts)
        yield from reached(space, faces, store, (*answers, (question.seat, option.id)))


def check_outcome(space: int, faces: tuple[str, ...], store: dict[str, int], option: str, facts: object) -> None:
    """What an order says that it comes to is what it comes to, before caps."""
    assert isinstance(facts, dict)
    first = option.partition(":")[2]
    order = (first, *(face for face in faces if face != first))
    [standing] = set(in_order(space, order, {}))
    assert {kind: facts.get(kind, 0) for kind in COUNTED} == dict(zip(COUNTED, standing.amounts, strict=True))
    assert facts["space"] == standing.space


STORES: list[dict[str, int]] = [{}, {"gold": 12}, {"gold": 11, "sun": 5, "moon": 6, "ancient": 5}]


@pytest.mark.parametrize("thorough", [False, pytest.param(True, marks=pytest.mark.soak)])
@pytest.mark.parametrize("space", TRACK)
@pytest.mark.parametrize("which", range(len(STORES)))
def test_every_pair_of_faces(space: int, which: int, thorough: bool) -> None:
    """On every space with every store, with a third of the pairs; all of them with ``make soak``."""
    store, pairs = STORES[which], [*combinations(FACES, 2)]
    # Another third on each space and with each store, so that the short form meets each pair with each store.
    for faces in pairs if thorough else pairs[(space + which) % 3 :: 3]:
        standings = list(reached(space, faces, store))
        orders = [set(in_order(space, order, store)) for order in permutations(faces)]
        assert {standing for standing, _ in standings} == orders[0] | orders[1], faces
        assert {was_asked for _, was_asked in standings} == {orders[0] != orders[1]}, faces
