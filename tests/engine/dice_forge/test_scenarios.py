"""Every written scenario, and some more."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from engine.dice_forge.greedy.choose import choose_greedily
from tests.engine.dice_forge.scenario import Course, build, look, score_of, setup_of, starters, wanted

SCENARIOS = [
    scenario
    for name in ("scenarios.json", "scenarios_rebellion.json", "scenarios_steps.json")
    for scenario in json.loads(Path(__file__).with_name(name).read_text(encoding="utf-8"))
]
FACTS = Path(__file__).with_name("facts.json")
ELSEWHERE = {"GOD-18"}
"""Steps through the labyrinth are counted where its map is tested."""


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario["id"])
def test_scenario(scenario: dict[str, Any]) -> None:
    what = scenario.get("do", "setup")
    if what == "setup":
        facts = setup_of(build(scenario))
    elif what == "score":
        facts = score_of(build(scenario))
    elif what == "rounds":
        facts = {"starters": list(starters(scenario["seats"]))}
    else:
        run(scenario)
        return
    assert {key: facts[key] for key in scenario["observe"]} == scenario["observe"]


def run(scenario: dict[str, Any]) -> None:
    course = Course(scenario)
    assert not set(scenario.get("waits", ())) & set(course.asked_seats)
    if scenario.get("before"):
        check_offers(course)
    for seat, option in scenario.get("answers", ()):
        course.answer(seat, option)
    if not scenario.get("before"):
        check_offers(course)
    for seat, expected in enumerate(scenario.get("expect", ())):
        before, after = course.start.heroes[seat], course.state.heroes[seat]
        facts = {key: look(after, key) for key in expected}
        assert facts == {key: wanted(value, look(before, key)) for key, value in expected.items()}, f"seat {seat}"
    for key, value in scenario.get("table", {}).items():
        assert getattr(course.state, key) == value, key
    if "asks" in scenario:
        assert [[question.seat, question.kind] for question in course.open] == scenario["asks"]
    if "over" in scenario:
        assert course.open == ()


@pytest.mark.parametrize(
    "scenario",
    [one for one in SCENARIOS if one.get("do", "setup") not in ("setup", "score", "rounds")],
    ids=lambda scenario: scenario["id"],
)
def test_greedy_knows_an_answer(scenario: dict[str, Any]) -> None:
    course = Course(scenario)
    check_advice(course)
    for seat, option in scenario.get("answers", ()):
        course.answer(seat, option)
        check_advice(course)


def check_advice(course: Course) -> None:
    questions = {question.seat: question for question in course.open}
    match: Any = SimpleNamespace(state=course.state, question_for=questions.get)
    for seat in questions:
        assert choose_greedily(match, seat).option in course.offered(seat)


def check_offers(course: Course) -> None:
    for seat, options in course.scenario.get("offered", {}).items():
        offered = course.offered(int(seat))
        assert {option: option in offered for option in options} == options


def test_no_written_scenario_is_missing() -> None:
    ids = set(json.loads(FACTS.read_text(encoding="utf-8"))["scenarios"])
    assert ids - {scenario["id"] for scenario in SCENARIOS} == ELSEWHERE
