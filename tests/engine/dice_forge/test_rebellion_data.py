"""The data of Rebellion against the facts, and the boards against their rules."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from engine.dice_forge import GAME
from engine.dice_forge.data.cards import BOXES, FEATS, FITTING, LINE_UPS, MEMORY, MODULES, SLOTS, stack_of
from engine.dice_forge.data.faces import CELESTIAL, FACES, POOLS, START_DICE
from engine.dice_forge.data.labyrinth import ENTRANCE, GODDESS, SPACES, TREASURES
from engine.dice_forge.data.rulings import COMPANION, SCEPTER, SCEPTER_SHARDS
from engine.dice_forge.data.titan_track import CENTRE, TRACK, ZONES
from engine.dice_forge.registry import SIDE_EFFECTS, SPACE_EFFECTS
from engine.errors import BadSettings
from engine.match import Match

FACTS = Path(__file__).with_name("facts.json")
"""What the rulebooks print on cards, dice and boards: numbers and names, no text."""
MODULE_NAMES = {"goddess_module": "goddess", "titan_module": "titans", "rebellion_alternate": ""}


@pytest.fixture(scope="module")
def facts() -> dict[str, Any]:
    table: dict[str, Any] = json.loads(FACTS.read_text(encoding="utf-8"))
    return table


def test_the_box_holds_what_its_rulebook_counts() -> None:
    sets = [feat for feat in FEATS.values() if feat.box == "rebellion"]
    assert Counter(feat.module for feat in sets) == {"": 20, "goddess": 4, "titans": 6}
    assert Counter(feat.mark for feat in sets) == {"feather": 11, "triangle": 9, "": 10}
    assert sum(len(stack_of(feat, 4)) for feat in sets) == 120
    forest = [pool for pool in POOLS.values() if pool.area == "forest"]
    assert sum(len(pool.faces) for pool in forest) == 20
    assert len(CELESTIAL) == 6
    assert all(len(die) == 6 for dice in START_DICE.values() for die in dice)


def test_cards_are_as_in_the_facts(facts: dict[str, Any]) -> None:
    cards = {card["slug"]: card for card in facts["cards"] if card["set"] in MODULE_NAMES}
    assert cards.keys() == {feat.id for feat in FEATS.values() if feat.box == "rebellion"}
    for name, card in cards.items():
        feat, slot = FEATS[name], SLOTS[FEATS[name].slot]
        assert (feat.vp, feat.slot.upper(), feat.module) == (card["end_vp"], card["slot"], MODULE_NAMES[card["set"]])
        assert list(feat.types) == card["effect_types"]
        assert list(feat.colours) == (card["colours"] or [])
        assert (card["set_symbol"] or "_").split("_")[1] == feat.mark
        assert slot.cost == {kind: cost for kind, cost in card["cost"].items() if cost}


def test_faces_and_pools_are_as_in_the_facts(facts: dict[str, Any]) -> None:
    faces = {face["slug"]: face for face in facts["faces"] if face.get("module")}
    assert faces.keys() == {face.id for face in FACES.values()} - {
        face["slug"] for face in facts["faces"] if not face.get("module")
    }
    for name, face in faces.items():
        mine = FACES[name]
        assert dict(mine.gains) == {kind: count for kind, count in face["gains"].items() if kind != "golem_step"}
        assert mine.steps == face["gains"].get("golem_step", 0)
        assert mine.glory == face["shows_vp_symbol"]
        assert dict(mine.match) == face.get("gain_when_match", {})
        assert mine.on == face.get("matching_resource", "")
    for pool in facts["pools"]:
        if pool["area"] == "forest":
            assert POOLS[pool["id"]].faces == tuple(pool["faces"])
    assert [side.id for side in CELESTIAL] == [side["slug"] for side in facts["celestial_die"]]
    assert {side.effect for side in CELESTIAL} == SIDE_EFFECTS.keys()


def test_the_labyrinth_is_as_in_the_facts(facts: dict[str, Any]) -> None:
    nodes = facts["labyrinth"]["nodes"]
    assert [*SPACES] == [node["id"] for node in nodes] == [*range(1, 37)]
    for node in nodes:
        space = SPACES[node["id"]]
        assert sorted(space.forward) == sorted(node["forward"])
        assert sorted(space.backward) == sorted(node["backward"])
    assert {space.effect for space in SPACES.values()} - {""} == SPACE_EFFECTS.keys()
    chambers = [space.id for space in SPACES.values() if space.effect == "treasure"]
    assert chambers == facts["labyrinth"]["treasure_chambers"]
    assert [(dict(one.front), dict(one.back)) for one in TREASURES.values()] == [
        (one["front"], one["back"]) for one in facts["labyrinth"]["treasures"]
    ]


def ways(space: int) -> list[tuple[int, ...]]:
    if space == GODDESS:
        return [(GODDESS,)]
    return [(space, *way) for target in SPACES[space].forward for way in ways(target)]


def test_steps_to_the_goddess() -> None:
    """GOD-18: eighteen through the middle, twenty-one at the top, twenty-four at the bottom; no way leads round."""
    every = {way: len(way) - 1 for way in ways(ENTRANCE)}
    assert min(every.values()) == every[1, 9, 10, 11, 12, 13, *range(24, 37)] == 18
    assert every[1, 2, 3, 4, 5, 6, 7, 8, 13, *range(24, 37)] == 21
    assert max(every.values()) == every[1, *range(14, 24), 13, *range(24, 37)] == 24


def test_the_track_is_as_in_the_facts(facts: dict[str, Any]) -> None:
    table = facts["titan_track"]
    assert table["start"] == CENTRE
    assert [*TRACK] == [space["id"] for space in table["spaces"]] == [*range(1, 32)]
    for space in table["spaces"]:
        mine = TRACK[space["id"]]
        assert (mine.vp, mine.zone.id, mine.row, mine.path) == (
            space["end_vp"],
            space["zone"],
            space["row"],
            space["space_colour"],
        )
        assert (mine.left, mine.right) == (space["left"] or mine.id, space["right"] or mine.id)
    for name, zone in table["zones"].items():
        spaces = [space.id for space in TRACK.values() if space.zone is ZONES[name]]
        assert [spaces[0], spaces[-1]] == zone["spaces"]
        assert ZONES[name].side == zone["side"]


def test_tokens_are_as_in_the_facts(facts: dict[str, Any]) -> None:
    tracks = facts["tracks"]
    assert {str(gold): shards for gold, shards in SCEPTER_SHARDS.items()} == tracks["scepter"]["convert"]
    assert tracks["scepter"]["positions"][-1] == SCEPTER
    assert tracks["companion"]["spaces"][-1] == {"pos": COMPANION, "sun": COMPANION, "vp": COMPANION}
    assert [dict(side) for side in MEMORY.values()] == tracks["memory_token_sides"]


def test_named_line_ups_fill_every_slot_and_modules_take_theirs(facts: dict[str, Any]) -> None:
    named = {"perfect_for_two", "again_and_again", "may_the_forge", "versatility", "tournament_2020"}
    named |= {"challenge_2021", "challenge_2021_final", "goddess_recommended", "titans_recommended"}
    assert set(LINE_UPS) == {"beginner", "advanced", *named}
    for name in LINE_UPS:
        for module, fixed in MODULES.items():
            match = Match.start(GAME, 2, {"line_up": name, "module": module}, seed=bytes(32))
            placed = match.state.line_up
            assert placed.keys() == SLOTS.keys()
            assert fixed.items() <= placed.items()
            assert {FEATS[feat].module for feat in placed.values()} <= {"", module}
    marks = (("feather", "goddess", "goddess_recommended"), ("triangle", "titans", "titan_recommended"))
    for mark, module, deck in marks:
        recommended = {**LINE_UPS[f"{module}_recommended"], **MODULES[module]}
        assert {feat for feat in recommended.values() if FEATS[feat].box == "base"} == set()
        key = next(key for key in facts["decks"] if key.startswith(deck))
        assert set(facts["decks"][key]) == {feat for feat in recommended.values() if FEATS[feat].mark == mark}


def test_boxes_limit_what_is_chosen() -> None:
    for sets, boxes in BOXES.items():
        dealt_boxes = {
            FEATS[feat].box
            for number in range(40)
            for feat in Match.start(
                GAME, 2, {"line_up": "random", "sets": sets}, seed=number.to_bytes(32, "big")
            ).state.line_up.values()
        }
        assert dealt_boxes == set(boxes)
        assert all(FEATS[feat].slot == slot for slot, feats in FITTING[sets].items() for feat in feats)
    with pytest.raises(BadSettings):
        GAME.settle(2, {"line_up": "custom", "slot_m1": "twins"})
    assert GAME.settle(2, {"line_up": "custom", "slot_m1": "twins", "sets": "rebellion"})["slot_m1"] == "twins"


def test_the_forest_is_filled_for_its_module_only() -> None:
    for module in MODULES:
        temple = Match.start(GAME, 2, {"module": module}, seed=bytes(32)).state.temple
        for pool in POOLS.values():
            if pool.area == "forest":
                assert sum(temple.get(face, 0) for face in dict.fromkeys(pool.faces)) == 4 * (pool.module == module)
