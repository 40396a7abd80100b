"""What is told of a gain names where it came from."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.dice_forge.scenario import Course


def sources(scenario: dict[str, Any], *answers: tuple[int, str]) -> list[tuple[int | None, Any]]:
    """The seats that gained or lost something, each with the source, in the order in which it was told."""
    course = Course(scenario)
    for seat, option in answers:
        course.answer(seat, option)
    return [(event.seat, event.facts["source"]) for event in course.play.events if event.kind in ("gained", "lost")]


@pytest.mark.parametrize(
    ("hero", "do", "expected"),
    [
        ({"shows": ["g3", "s1"]}, "blessing", [(0, "blessing")]),
        ({"shows": ["g3", "s1"]}, "minor", [(0, "g3")]),
        ({"shows": ["x3", "s1"]}, "blessing", [(0, "s1")]),
        ({"shows": ["shield_red", "s1"]}, "blessing", [(0, "shield_red"), (0, "s1")]),
        ({"shows": ["g3", "g1"], "hammers": 1}, "blessing", []),
    ],
)
def test_faces(hero: dict[str, Any], do: str, expected: list[tuple[int, str]]) -> None:
    assert sources({"heroes": [hero], "do": do}) == expected


def test_gold_of_both_dice_that_is_kept_from_a_hammer_comes_from_the_blessing() -> None:
    scenario = {"heroes": [{"shows": ["g3", "g1"], "hammers": 1}], "do": "blessing"}
    assert sources(scenario, (0, "hammer:1")) == [(0, "blessing")]
    scenario["heroes"] = [{"shows": ["g3", "s1"], "hammers": 1}]
    assert sources(scenario, (0, "hammer:1")) == [(0, "s1"), (0, "g3")]


def test_a_boar_names_its_face_to_the_bearer_and_its_card_to_the_owner() -> None:
    scenario = {"heroes": [{"shows": ["boar_red", "g1"]}, {"cards": ["tenacious_boar_red"]}], "do": "minor"}
    assert sources(scenario, (0, "gain:sun:1"), (1, "gain:vp:3")) == [(0, "boar_red"), (1, "tenacious_boar_red")]


def test_what_is_lost_names_what_takes_it() -> None:
    heroes = [{}, {"sun": 2, "vp": 3, "shows": ["s1", "g1"]}]
    assert sources({"heroes": heroes, "do": "card", "card": "minotaur"}) == [(1, "s1"), (1, "g1")]
    thief = [{"golem": 6}, {"vp": 3}]
    scenario = {"module": "goddess", "heroes": thief, "do": "walk"}
    assert sources(scenario, (0, "path:7")) == [(1, "space_7"), (0, "space_7")]


@pytest.mark.parametrize(("track", "expected"), [(16, ["blessing"]), (20, ["g3", "gods_1", "s1"])])
def test_on_the_titans_track_faces_are_told_one_by_one_only_where_it_matters(track: int, expected: list[str]) -> None:
    pairs = sources({"module": "titans", "heroes": [{"track": track, "shows": ["g3", "s1"]}], "do": "blessing"})
    assert pairs == [(0, source) for source in expected]


def test_what_there_is_no_room_for_is_told_apart() -> None:
    scenario = {"heroes": [{"gold": 11, "sun": 6, "moon": 3}], "do": "gain", "yields": {"gold": 4, "sun": 2, "moon": 2}}
    [event] = Course(scenario).play.events
    assert event.facts == {"source": "test", "gold": 1, "sun": 0, "moon": 2, "surplus": 5}
    scenario["yields"] = {"gold": 1, "vp": 9}
    [event] = Course(scenario).play.events
    assert event.facts == {"source": "test", "gold": 1, "vp": 9}


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (("forge:g3:light:1", "extra"), ["begin", "forging", "extra"]),
        (("feat:wild_spirits", "extra"), ["begin", "acted", "extra"]),
    ],
)
def test_the_question_of_a_turn_says_how_far_it_has_come(options: tuple[str, ...], expected: list[str]) -> None:
    course = Course({"heroes": [{"gold": 6, "sun": 6}], "do": "phases"})
    stages = [course.open[0].facts["stage"]]
    for option in options:
        course.answer(0, option)
        stages.append(course.open[0].facts["stage"])
    assert stages == expected
