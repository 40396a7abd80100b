"""Steps of plans: each is played where it is offered and brings the same as planned, or better."""

from __future__ import annotations

from typing import Any

import pytest

from engine.match import Match
from engine.plan import CHANGED, GONE, Step, find_obstacle, plan_step
from engine.registry import find_game


def turn_of(game: str, seat: int, **settings: str) -> Match[Any]:
    """A match in which it is that seat's turn."""
    match = Match.start(find_game(game), 3, settings, seed=b"7" * 32)
    state = match.game.plans.next_turn_of(match.state, seat)
    return match if state is None else match.begin_from(state)


def offered(match: Match[Any], seat: int, group: str) -> Step:
    """The first option of a group, as a planned step."""
    question = match.question_for(seat)
    assert question is not None
    return plan_step(match, seat, next(option.id for option in question.options if option.group == group))


@pytest.mark.parametrize(
    ("fact", "planned", "now", "is_as_good"),
    [
        ("cost", 3, 2, True),
        ("cost", 2, 3, False),
        ("vp", 2, 4, True),
        ("vp", 4, 2, False),
        ("titans", 3, None, False),
        ("titans", None, 3, True),
        ("other", 2, None, True),
        ("other", None, 2, False),
        ("other", 2, 1, False),
        ("face", "g3", "g4", False),
        ("treasure", None, "moon", False),
    ],
)
def test_each_fact_is_as_good_in_its_own_direction(
    fact: str, planned: Any, now: Any, is_as_good: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = turn_of("diceforge", 1)
    step = offered(match, 1, "forge")
    preview = {"cost": 2, fact: now} if now is not None else {"cost": 2}
    relied = {"cost": 2, fact: planned} if planned is not None else {"cost": 2}
    monkeypatch.setattr(type(match), "preview", lambda *_: preview)
    assert find_obstacle(match, 1, step._replace(brings=relied)) == ("" if is_as_good else CHANGED)


def test_an_island_that_has_become_free_is_as_good_and_one_that_is_taken_is_not() -> None:
    """Whoever stands on an island is ousted and blessed: without that a feat is the better."""
    match = turn_of("diceforge", 1)
    state = match.state
    for hero in state.heroes:
        hero.store.update(sun=6, moon=6)
    match = match.begin_from(state)
    step = offered(match, 1, "feat")
    island = int(str(step.facts["island"]))
    assert "other" not in step.brings
    crowded = match.state.copy()
    crowded.heroes[2].island = island
    there = match.begin_from(crowded)
    assert find_obstacle(there, 1, step) == CHANGED
    ousting = plan_step(there, 1, step.option)
    assert ousting.brings["other"] == 2
    assert find_obstacle(match, 1, ousting) == ""


def test_a_vase_of_as_many_points_will_do_and_one_of_fewer_will_not() -> None:
    match = turn_of("hercules", 1)
    state = match.state.copy()
    hero = state.heroes[1]
    hero.column, hero.labours, hero.supply, hero.dice = 0, (2, 7, 8, 9, 10, 11, 12), 5, (1, 1)
    before = match.begin_from(state)
    question = before.question_for(1)
    assert question is not None
    laboured = next(
        step
        for option in question.options
        if option.group == "labour" and (step := plan_step(before, 1, option.id)).brings["vase_points"]
    )
    stack = int(str(laboured.facts["steps"]))
    poorer = before.state.copy()
    poorer.vases[stack] = poorer.vases[stack][1:]
    assert find_obstacle(before.begin_from(poorer), 1, laboured) == CHANGED
    planned = laboured._replace(brings={**laboured.brings, "vase_points": 1})
    assert find_obstacle(before.begin_from(poorer), 1, planned) == ""


@pytest.mark.parametrize(("card", "is_as_good"), [("hestia_10", True), ("hestia_03", False)])
def test_another_card_that_does_the_same_will_do(card: str, *, is_as_good: bool) -> None:
    """Three cards of Hestia turn a die one up; in a match of four all are used."""
    match = turn_of("hercules", 1)
    state = match.state.copy()
    state.stacks["hestia"] = ("hestia_01", *state.stacks["hestia"])
    match = match.begin_from(state)
    question = match.question_for(1)
    assert question is not None
    option = next(each for each in question.options if each.facts.get("demigod") == "hestia")
    step = plan_step(match, 1, option.id)
    assert step.brings["card"] == "hestia_01"
    other = match.state.copy()
    other.stacks["hestia"] = (card, *state.stacks["hestia"][1:])
    assert find_obstacle(match.begin_from(other), 1, step) == ("" if is_as_good else CHANGED)


def test_what_is_not_offered_is_gone() -> None:
    match = turn_of("diceforge", 1)
    assert find_obstacle(match, 1, offered(match, 1, "end")._replace(option="forge:none")) == GONE


def test_a_step_is_read_as_it_was_written_also_by_the_first_form() -> None:
    match = turn_of("diceforge", 1)
    step = offered(match, 1, "forge")
    assert Step.from_json(step.to_json()) == step
    assert Step.from_json(step.to_json()[:3]) == Step(step.kind, step.option, step.brings)
