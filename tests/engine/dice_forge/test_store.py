"""What a hero has in store, read by kind."""

from __future__ import annotations

import pytest

from engine.dice_forge.setup import new_hero
from engine.dice_forge.state import Hero, from_json, to_json
from engine.dice_forge.store import KINDS
from tests.engine.dice_forge.scenario import build

HELD = dict(zip(KINDS, range(5, 0, -1), strict=True))
MODULES = ("none", "goddess", "titans")


def hero_of(module: str) -> Hero:
    hero = new_hero(2, module)
    hero.store.update({kind: HELD[kind] for kind in hero.store})
    return hero


@pytest.mark.parametrize("module", MODULES)
def test_each_kind_is_read_and_changed_by_its_name(module: str) -> None:
    hero = hero_of(module)
    kinds = [kind for kind in KINDS if kind != "ancient" or module == "titans"]
    assert hero.store == {kind: HELD[kind] for kind in kinds}
    assert len(hero.store) == len(kinds)
    for kind in kinds:
        hero.store[kind] += 10
        assert hero.amount_of(kind) == hero.store[kind] == HELD[kind] + 10


@pytest.mark.parametrize("kind", ["ancient", "loyalty"])
def test_a_kind_that_is_not_played_with_is_not_in_store(kind: str) -> None:
    store = hero_of("none").store
    assert kind not in store
    assert store.get(kind, 0) == 0
    with pytest.raises(KeyError):
        store[kind]
    with pytest.raises(KeyError):
        store[kind] = 1


def test_no_kind_can_be_taken_out() -> None:
    with pytest.raises(TypeError):
        del hero_of("none").store["gold"]


@pytest.mark.parametrize("module", MODULES)
def test_a_saved_state_has_amounts_by_kind(module: str) -> None:
    state = build({"module": module})
    state.heroes[1] = hero_of(module)
    plain = to_json(state)
    saved = plain["heroes"][1]
    assert next(iter(saved)) == "store"
    assert "amounts" not in saved
    assert saved["store"] == dict(hero_of(module).store)
    assert from_json(plain) == state
