"""The Temple before a match: filled by the number of players, for two without random faces (rulebook p. 3)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.dice_forge import GAME
from engine.dice_forge.data.faces import POOLS, START_DICE
from engine.dice_forge.setup import MEASURES
from engine.match import Match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_temple_is_filled_by_the_number_of_players(seats: int) -> None:
    for number in range(30):
        state = Match.start(GAME, seats, {}, seed=bytes([number]) * 32).state
        for pool in POOLS.values():
            if pool.module:
                continue
            left = (
                sum(state.temple[face] for face in dict.fromkeys(pool.faces))
                + sum(1 for hero in state.heroes for die in hero.dice for face in die if face in pool.faces)
                - seats * sum(1 for die in START_DICE["base"] for face in die if face in pool.faces)
            )
            assert left == (MEASURES[seats].pool if pool.area == "sanctuary" else 4)


def test_every_face_of_the_sanctuary_may_be_taken_out_for_two() -> None:
    rare = Counter[str]()
    for number in range(200):
        temple = Match.start(GAME, 2, {}, seed=number.to_bytes(32, "big")).state.temple
        rare.update(face for face, count in temple.items() if count and POOLS[5].faces.count(face))
    assert set(rare) == set(POOLS[5].faces)
    assert all(60 <= count <= 140 for count in rare.values()), rare
