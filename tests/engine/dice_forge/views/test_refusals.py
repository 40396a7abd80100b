"""Why an option is refused: each reason comes up, and none is unknown to the list."""

from __future__ import annotations

from typing import Any

import pytest

from engine.dice_forge.views.refusals import REFUSALS, UNKNOWN, explain
from tests.engine.dice_forge.scenario import Course, build

CASES: list[tuple[str, dict[str, Any], list[tuple[int, str]], int, str]] = [
    ("not_your_turn", {}, [], 1, "pass"),
    ("not_your_turn", {}, [], 1, "forge:g3:light:1"),
    ("face_must_stay", {"gold": 4, "shows": ["boar_red", "g1"]}, [], 0, "forge:g3:light:1"),
    ("not_for_sale", {"gold": 4}, [], 0, "forge:x3:light:1"),
    ("action_over", {"gold": 4, "sun": 3}, [(0, "feat:wild_spirits")], 0, "forge:g3:light:1"),
    ("action_over", {"gold": 4, "sun": 1}, [(0, "forge:g3:light:1")], 0, "feat:elder"),
    ("same_face_in_one_action", {"gold": 8}, [(0, "forge:g3:light:1")], 0, "forge:g3:light:2"),
    ("face_sold_out", {"gold": 12}, [], 0, "forge:c_g2_s2_m2:light:1"),
    ("not_enough_gold", {"gold": 3}, [], 0, "forge:g6:light:1"),
    ("not_enough_gold", {"gold": 2, "cards": ["elder"]}, [], 0, "use:elder"),
    ("equal_side_offered", {"gold": 3}, [], 0, "forge:g3:light:3"),
    ("not_in_this_match", {"moon": 6}, [], 0, "feat:sentinel"),
    ("not_in_this_match", {"sun": 6}, [], 0, "feat:ancestor"),
    ("stack_empty", {"moon": 6}, [], 0, "feat:ferryman"),
    ("not_enough_shards", {"moon": 3}, [], 0, "feat:cancer"),
    ("card_not_yours", {}, [], 0, "use:elder"),
    ("no_reinforcement", {"cards": ["hydra"]}, [], 0, "use:hydra"),
    ("reinforcements_come_first", {"gold": 9, "cards": ["elder"]}, [(0, "forge:g3:light:1")], 0, "use:elder"),
    ("card_already_used_this_turn", {"gold": 9, "cards": ["elder"]}, [(0, "use:elder")], 0, "use:elder"),
    ("no_token", {}, [], 0, "triton:sun"),
    ("no_companion", {}, [], 0, "companion:3"),
    ("nothing_left_to_move", {"cards": ["companion"], "companions": [5]}, [], 0, "use:companion"),
    ("one_extra_action_only", {"gold": 9, "sun": 6}, [(0, "forge:g3:light:1"), (0, "extra")], 0, "extra"),
    ("action_comes_first", {"gold": 9, "sun": 6}, [], 0, "extra"),
    ("not_enough_sun", {"gold": 9}, [(0, "forge:g3:light:1")], 0, "extra"),
    ("nothing_to_do_with_it", {"sun": 2, "tokens": {"triton": 1}, "moon": 1}, [(0, "feat:chest")], 0, "extra"),
    ("end_instead", {"gold": 9}, [(0, "forge:g3:light:1")], 0, "pass"),
    ("must_act", {"gold": 9}, [], 0, "pass"),
    ("pass_instead", {"gold": 9}, [], 0, "end"),
    (UNKNOWN, {"gold": 9}, [], 0, "forge:g3:light"),
    (UNKNOWN, {"gold": 9}, [], 0, "forge:g3:light:0"),
    (UNKNOWN, {"gold": 0}, [], 0, "forge:g3:light:1:1"),
    (UNKNOWN, {"gold": 0}, [], 0, "forge:g3:light:7"),
    (UNKNOWN, {"gold": 9}, [], 1, "hammer:3"),
    (UNKNOWN, {"gold": 9}, [], 0, "dance"),
]


@pytest.mark.parametrize(("reason", "hero", "answers", "seat", "option"), CASES, ids=lambda value: str(value)[:30])
def test_reason(reason: str, hero: dict[str, Any], answers: list[tuple[int, str]], seat: int, option: str) -> None:
    scenario = {"heroes": [hero], "empty": ["m5"], "do": "phases", "must_act": reason == "must_act"}
    course = Course(scenario)
    for who, answer in answers:
        course.answer(who, answer)
    assert option not in course.offered(seat)
    assert explain(course.state, seat, option) == reason


@pytest.mark.parametrize(("seat", "reason"), [(0, "not_your_turn"), (1, UNKNOWN), (2, "not_your_turn")])
@pytest.mark.parametrize("option", ["dance", "feat:dance", "triton:sun"])
def test_only_the_active_player_is_told_more(option: str, seat: int, reason: str) -> None:
    state = build({"heroes": [{"tokens": {"triton": 1}} for _ in range(3)], "acting": 1})
    assert explain(state, seat, option) == reason


def test_every_reason_comes_up() -> None:
    assert {case[0] for case in CASES} == set(REFUSALS)


@pytest.mark.parametrize("option", ["", ":", "feat:", "forge:::", "forge:g3:light:²", "use:", "triton:vp", "extra:1"])
def test_nonsense_is_explained_too(option: str) -> None:
    assert explain(build({"heroes": [{}]}), 0, option) in REFUSALS
