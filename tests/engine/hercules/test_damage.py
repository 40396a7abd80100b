"""Saved matches of Hercules that somebody or something has damaged."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from engine.errors import DamagedMatch
from engine.hercules import GAME
from engine.match import Match
from engine.players import choose

Damage = Callable[[dict[str, Any]], Any]


def saved_match() -> dict[str, Any]:
    match = Match.start(GAME, 3, seed=bytes(32))
    for _ in range(60):
        seat = match.questions[0].seat
        match.play(seat, choose("random", match, seat).option)
    saved: dict[str, Any] = json.loads(json.dumps(match.save()))
    return saved


def test_an_undamaged_match_comes_back() -> None:
    assert Match.restore(GAME, saved_match()).questions


@pytest.mark.parametrize(
    "damage",
    [
        lambda state: state.pop("stacks"),
        lambda state: state.pop("heroes"),
        lambda state: state["heroes"].pop(),
        lambda state: state["heroes"][0].update(dice=[7, 1]),
        lambda state: state["heroes"][0].update(dice=[1]),
        lambda state: state["heroes"][0].update(dice=None),
        lambda state: state["heroes"][0].update(supply=13),
        lambda state: state["heroes"][0].update(column=13),
        lambda state: state["heroes"][0].update(gods=["god_nobody"]),
        lambda state: state["heroes"][0].update(face_down=["god_zeus"]),
        lambda state: state["heroes"][0].update(luck=1),
        lambda state: state["stacks"].pop("pan"),
        lambda state: state["stacks"].update(pan=["pan_01", "pan_01"]),
        lambda state: state["vases"].update(many=[]),
        lambda state: state.update(acting=3),
        lambda state: state.update(white=7),
        lambda state: state.update(gods=[]),
        lambda state: state.update(hades_level="boss"),
        lambda state: state.update(seats=2),
        lambda state: state.update(weather="fair"),
    ],
)
def test_damaged_tables_are_refused(damage: Damage) -> None:
    saved = saved_match()
    damage(saved["boundary"]["state"])
    with pytest.raises(DamagedMatch):
        Match.restore(GAME, saved)


@pytest.mark.parametrize("text", ["null", "[]", "7", '"match"', "{}"])
def test_other_documents_are_refused(text: str) -> None:
    with pytest.raises(DamagedMatch):
        Match.restore(GAME, json.loads(text))
