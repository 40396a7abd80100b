"""What was lost of each kind is inferred from the event alone, and never wrongly."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

import pytest

from engine import registry
from engine.dice_forge.rules.resources import cap, take
from engine.dice_forge.views.lost import infer_lost
from engine.events import Event
from engine.flow import Play
from engine.match import Match
from tests.engine.script import Script

FORGE = registry.find_game("diceforge")


@pytest.mark.parametrize("room", list(product((0, 1, 3), repeat=2)))
@pytest.mark.parametrize("gold", [1, 2, 4])
@pytest.mark.parametrize("moon", [0, 1, 2])
def test_what_is_inferred_was_lost(room: tuple[int, int], gold: int, moon: int) -> None:
    match = Match.start(FORGE, 2, {}, seed=bytes(32))
    play = Play(match.state, Script([]), [])
    hero = match.state.heroes[0]
    yields = {"gold": gold, "vp": 2, **({"moon": moon} if moon else {})}
    for kind, free in zip(("gold", "moon"), room, strict=True):
        hero.store[kind] = cap(hero, kind) - free
    before = dict(hero.store)
    take(play, 0, yields, "blessing")
    true = {kind: before[kind] + amount - hero.store[kind] for kind, amount in yields.items()}
    facts = infer_lost(play.events[-1])
    if "lost" in facts:
        assert facts["lost"] == {kind: amount for kind, amount in true.items() if amount}
    else:
        assert {kind for kind, amount in true.items() if amount} <= set(facts.get("kinds", ()))
        assert not any(true.values()) or moon


@pytest.mark.parametrize(
    ("facts", "lost"),
    [
        ({"gold": 0, "surplus": 3}, {"gold": 3}),
        ({"moon": 1, "vp": 2, "surplus": 2}, {"moon": 2}),
        ({"gold": 2, "moon": 0, "surplus": 1}, {"moon": 1}),
        ({"gold": 0, "moon": 0, "surplus": 2}, {"gold": 1, "moon": 1}),
        ({"ancient": 0, "loyalty": 1, "surplus": 1}, {"ancient": 1}),
        ({"gold": 2, "moon": 0, "surplus": 2}, ("gold", "moon")),
        ({"gold": 1, "vp": 2, "moon": 1, "surplus": 1}, ("gold", "moon")),
        ({"gold": 1}, None),
        ({}, None),
    ],
)
def test_where_there_is_doubt_all_kinds_are_named(
    facts: Mapping[str, int], lost: Mapping[str, int] | tuple[str, ...] | None
) -> None:
    inferred = infer_lost(Event("gained", 0, {"source": "blessing", **facts}))
    assert inferred == ({} if lost is None else {"kinds" if isinstance(lost, tuple) else "lost": lost})
