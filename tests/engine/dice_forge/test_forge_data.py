"""The data of Dice Forge against the facts, and against the code that carries it out."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from engine.dice_forge import GAME
from engine.dice_forge.data.cards import (
    BY_SLOT,
    CARDS,
    FEATS,
    FITTING,
    LINE_UPS,
    SLOTS,
    WrongSlot,
    check_line_up,
    line_up,
    stack_of,
)
from engine.dice_forge.data.faces import FACES, POOLS, SANCTUARY, START_DICE
from engine.dice_forge.greedy.appraisal import CARD_WORTH, FACE_WORTH
from engine.dice_forge.registry import CARD_EFFECTS, FACE_EFFECTS
from engine.dice_forge.state import ANCIENT, DICE, LOYALTY, RESOURCES, place_of
from engine.errors import BadSettings
from engine.match import Match

FACTS = Path(__file__).with_name("facts.json")
"""What the rulebooks print on cards, dice and boards: numbers and names, no text."""


@pytest.fixture(scope="module")
def facts() -> dict[str, Any]:
    table: dict[str, Any] = json.loads(FACTS.read_text(encoding="utf-8"))
    return table


def test_the_box_holds_what_the_rulebook_counts() -> None:
    base = [feat for feat in FEATS.values() if feat.box == "base"]
    assert len(base) == 24
    assert sum(feat.beginner for feat in base) == 15
    assert sum(len(stack_of(feat, 4)) for feat in base) == 96
    assert sum(len(pool.faces) for pool in POOLS.values() if pool.area == "sanctuary") == 40
    assert sum(len(pool.faces) for pool in POOLS.values() if pool.area == "garden") == 20
    start = Counter(face for die in START_DICE["base"] for face in die)
    assert start == {"g1": 9, "s1": 1, "m1": 1, "v2": 1}


def test_cards_are_as_in_the_facts(facts: dict[str, Any]) -> None:
    base = {card["slug"]: card for card in facts["cards"] if card["set"].startswith("base")}
    assert base.keys() == {feat.id for feat in FEATS.values() if feat.box == "base"}
    for name, card in base.items():
        feat = FEATS[name]
        assert (feat.vp, feat.slot.upper()) == (card["end_vp"], card["slot"])
        assert list(feat.types) == card["effect_types"]
        assert feat.beginner == (card["set"] == "base_beginner")
        assert list(feat.colours) == (card["colours"] or [])
        slot = SLOTS[feat.slot]
        assert slot.island == card["island"]
        assert slot.cost == {kind: cost for kind, cost in card["cost"].items() if cost}


def test_faces_and_pools_are_as_in_the_facts(facts: dict[str, Any]) -> None:
    base = {face["slug"]: face for face in facts["faces"] if not face.get("module")}
    assert base.keys() <= FACES.keys()
    for name, face in base.items():
        mine = FACES[name]
        assert dict(mine.gains) == face["gains"]
        assert mine.cost == (face["sanctuary_cost"] or 0)
        assert mine.level == face["level"]
        assert mine.glory == face["shows_vp_symbol"]
        assert dict(mine.match) == face.get("gain_when_match", {})
    for pool in facts["pools"]:
        if pool["area"] != "forest":
            assert POOLS[pool["id"]].faces == tuple(pool["faces"])
            assert POOLS[pool["id"]].cost == pool.get("cost", 0)


def test_everything_named_in_the_data_exists() -> None:
    for face in FACES.values():
        assert face.kind in {*FACE_EFFECTS, "mirror", "triple"}
        assert {*face.gains, *face.match, *face.owner} <= {*RESOURCES, ANCIENT, LOYALTY}
        assert not face.on or (face.match and face.on in RESOURCES)
        assert not face.card or face.card in CARDS
    for feat in FEATS.values():
        assert not feat.effect or feat.effect in CARD_EFFECTS
        assert {*feat.gains, *feat.choices, *feat.price, *feat.exchange} <= {*RESOURCES, ANCIENT, LOYALTY}
        assert not feat.pool or POOLS[feat.pool].area in ("garden", "forest")
        assert not feat.use or feat.use in CARD_EFFECTS
        assert set(feat.types) <= {"immediate", "reinforcement", "automatic"}
        assert feat.slot in SLOTS
    used = {effect for feat in FEATS.values() for effect in (feat.effect, feat.use)}
    assert used - {""} == CARD_EFFECTS.keys()
    assert {feat.effect for feat in FEATS.values()} - {""} == CARD_WORTH.keys()
    assert {face.kind for face in FACES.values()} == FACE_WORTH.keys()
    assert [face.cost for face in SANCTUARY] == sorted(face.cost for face in SANCTUARY)


@pytest.mark.parametrize("first", ["registry", "rules.turn", "effects.turns", "greedy.appraisal"])
def test_effects_are_registered_whatever_is_imported_first(first: str) -> None:
    program = f"import engine.dice_forge.{first}; from engine.dice_forge.registry import CARD_EFFECTS; "
    done = subprocess.run(
        [sys.executable, "-c", program + "print(len(CARD_EFFECTS))"],
        cwd=Path(__file__).resolve().parents[3],
        capture_output=True,
        text=True,
        check=True,
    )
    assert int(done.stdout) == len(CARD_EFFECTS)


def test_line_ups_have_one_set_for_each_slot() -> None:
    assert [*LINE_UPS][:2] == ["beginner", "advanced"]
    for placed in LINE_UPS.values():
        assert placed.keys() == SLOTS.keys()
        check_line_up(placed)
    assert all(FEATS[feat].beginner for feat in LINE_UPS["beginner"].values())
    assert sum(not FEATS[feat].beginner for feat in LINE_UPS["advanced"].values()) == 9


def test_a_set_on_the_wrong_slot_is_refused() -> None:
    sets = list(LINE_UPS["beginner"].values())
    with pytest.raises(WrongSlot, match="m3"):
        line_up([*sets, "great_bear"])
    with pytest.raises(WrongSlot, match="No set lies on m3"):
        line_up([feat for feat in sets if feat != "silver_hind"])
    for slot in ("m4", "m2"):
        with pytest.raises(WrongSlot, match="great_bear belongs on m3"):
            check_line_up({**LINE_UPS["beginner"], slot: "great_bear"})
    with pytest.raises(BadSettings):
        GAME.settle(4, {"line_up": "custom", "slot_m3": "satyrs"})


def test_a_custom_line_up_is_the_beginners_but_for_what_was_chosen() -> None:
    match = Match.start(GAME, 3, {"line_up": "custom", "slot_m3": "great_bear"}, seed=bytes(32))
    assert match.state.line_up == {**LINE_UPS["beginner"], "m3": "great_bear"}


def test_slots_are_chosen_only_in_a_custom_line_up() -> None:
    custom = GAME.settle(3, {"line_up": "custom", "slot_m3": "great_bear"})
    assert custom["slot_m3"] == "great_bear"
    assert custom["slot_f5"] == "default"
    assert "slot_m3" not in GAME.settle(3, {"slot_m3": "great_bear"})
    slots = {setting.key for setting in GAME.settings if setting.key.startswith("slot_")}
    assert slots == {f"slot_{slot}" for slot, feats in FITTING["rebellion"].items() if len(feats) > 1}
    assert sum(len(feats) > 1 for feats in BY_SLOT.values()) == 9


def test_every_side_of_both_dice_has_a_number_of_its_own() -> None:
    assert [place_of(die, side) for die in DICE for side in range(6)] == list(range(12))
