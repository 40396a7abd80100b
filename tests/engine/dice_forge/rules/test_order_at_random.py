"""Both orders of two faces on tables by chance: none is missed, and none is asked without need.

``make soak`` tries many more. Golems stand mostly where something may be paid soon.
"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from engine.dice_forge.data.faces import SANCTUARY
from engine.dice_forge.data.labyrinth import GODDESS, SPACES
from engine.dice_forge.rules.faces import Faces
from tests.engine.dice_forge.both_orders import forced, reached
from tests.engine.dice_forge.scenario import Scenario
from tests.short_forms import some

TABLES = 12
"""How many tables one test tries."""
BLOCKS = 150
GIVING = ("g1", "g3", "g6", "m1", "m2", "g2_m1", "c_g1_s1_m1", "c_g3_v2", "v2_m2", "shield_yellow", "shield_blue")
BESIDE_A_GOLEM = (*GIVING, "boar_red", "boar_blue", "ship")
BESIDE_A_SHIP = ("g1", "g3", "g4", "g6", "g2_m1", "c_g1_s1_m1", "c_g3_v2", "shield_yellow")
NEAR_A_PAYMENT = (9, 17, 22, 23, 24, 26, 27, 27, 28, 28, 29, 32, 35)
RISING = (1, 1, 2, 3, 3, 4, 4, 4, 5, 6)
"""The sides of the Celestial Die: gold, choices and copies more often."""


def hero(luck: Random, light: str, dark: str) -> dict[str, Any]:
    """A hero with some stores, and Twins, scepters or a hammer: they lie on one slot."""
    fields: dict[str, Any] = {"gold": luck.choice((0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12)), "cards": []}
    fields["moon"] = luck.choice((0, 0, 1, 2, 4, 5, 6))
    kind = luck.choice(("", "twins", "scepter", "hammer"))
    if kind == "twins":
        fields["cards"] = ["twins"] * luck.choice((1, 1, 2))
    elif kind == "scepter":
        fields["scepters"] = [luck.randrange(7) for _ in range(luck.choice((1, 1, 2)))]
        fields["gold"] = luck.choice((0, 0, 2, 6, 10, 12))
    elif kind == "hammer":
        fields.update(hammers=1, worked=luck.choice((0, 12, 24, 26, 28, 29)))
    if luck.random() < 0.2:
        fields["chests"] = 1
    if luck.random() < 0.2 and kind != "twins":  # a token may be spent later just as well, where Twins need none
        fields["tokens"] = {"triton": 1}
    more = [luck.choice(("ship", "m1", "golem_sun", "g6")) if luck.random() < 0.2 else "g1" for _ in range(2)]
    return {**fields, "light": [light, more[0], *["g1"] * 4], "dark": [dark, more[1], *["g1"] * 4]}


def table(luck: Random) -> tuple[Faces, Scenario]:
    """A golem or a ship beside another face, at a table with somebody else."""
    golem = luck.random() < 0.8
    faces = ("golem_moon", luck.choice(BESIDE_A_GOLEM)) if golem else ("ship", luck.choice(BESIDE_A_SHIP))
    own = hero(luck, *faces)
    other: dict[str, Any] = {"vp": luck.choice((0, 1, 2, 5)), "cards": []}
    if golem:
        spaces = [space for space in SPACES if space != GODDESS]
        own["golem"] = luck.choice(NEAR_A_PAYMENT if luck.random() < 0.7 else spaces)
        other["golem"] = luck.choice((1, 1, GODDESS))
    other["shows"] = [luck.choice(("g1", "g1", "ship", "golem_moon", "m2") if golem else ("g1", "g3")), "g1"]
    for colour in ("red", "blue"):
        luck.choice((own, other))["cards"].append(f"tenacious_boar_{colour}")
    temple = {face.id: 0 for face in SANCTUARY}
    temple.update(dict.fromkeys(luck.sample(("g3", "s1", "g2_m1", "c_g3_v2", "s2"), luck.choice((0, 1, 1, 2))), 1))
    module, acting = ("goddess" if golem else "none"), luck.choice((0, 0, 1))
    return faces, {"module": module, "heroes": [own, other], "temple": temple, "do": "blessing", "acting": acting}


@pytest.mark.parametrize("block", some(range(BLOCKS), 75))
def test_tables_by_chance(monkeypatch: pytest.MonkeyPatch, block: int) -> None:
    luck = Random(block)
    for _ in range(TABLES):
        faces, scenario = table(luck)
        rolls = [luck.choice(RISING) for _ in range(3)]
        fallen = {**scenario, "rolls": [1, 1, *rolls]}
        first, last = (forced(monkeypatch, fallen, order) for order in (faces, faces[::-1]))
        outcomes = list(reached(fallen, faces))
        assert {outcome for outcome, _ in outcomes} == first | last, f"an order is missed: {fallen}"
        if first == last and any(was_asked for _, was_asked in outcomes):
            assert may_differ(monkeypatch, scenario, faces), f"asked without need: {scenario}"


def may_differ(monkeypatch: pytest.MonkeyPatch, scenario: Scenario, faces: Faces) -> bool:
    """Whether the orders come to something else however else the Celestial Die falls."""
    for rolled in product(range(1, 7), repeat=2):
        fallen = {**scenario, "rolls": [1, 1, *rolled, 4]}
        if forced(monkeypatch, fallen, faces) != forced(monkeypatch, fallen, faces[::-1]):
            return True
    return False
