"""Conditions of plans: nothing is played against one, and none waits for dice to come."""

from __future__ import annotations

from typing import Any

import pytest

from engine.conditions import LEAD, ROUND, Conditions, conditions_of, find_breach, lasting_conditions
from engine.events import Event
from engine.match import Match
from engine.plan import Step, plan_step
from engine.plan_conditions import Planned
from engine.registry import find_game


def turn_of(game: str, seat: int = 1, **stores: int) -> Match[Any]:
    """A match in which it is that seat's turn; in Dice Forge with this much in its store."""
    match = Match.start(find_game(game), 3, {}, seed=b"7" * 32)
    state = match.state if (turn := match.game.plans.next_turn_of(match.state, seat)) is None else turn
    if stores:
        state.heroes[seat].store.update(stores)
    return match.begin_from(state)


def step_of(match: Match[Any], seat: int, beginning: str) -> Step:
    question = match.question_for(seat)
    assert question is not None
    return plan_step(match, seat, next(each.id for each in question.options if each.id.startswith(beginning)))


def breach(match: Match[Any], steps: list[Step], conditions: Conditions, seat: int = 1) -> str:
    broken = find_breach(match, seat, steps, conditions)
    assert broken is None or broken.value in conditions[broken.condition]
    return broken.condition if broken else ""


def test_so_much_stays_after_each_choice_of_the_turn() -> None:
    match = turn_of("diceforge", gold=6, sun=0, moon=0)
    first = step_of(match, 1, "forge:g3:light")
    assert first.facts["cost"] == 2
    after = match.fork()
    after.play(1, first.option)
    second = step_of(after, 1, "forge:m1:light:2")
    assert second.facts["cost"] == 2
    for amount, one, both in ((2, "", ""), (3, "", "stays"), (4, "", "stays"), (6, "stays", "stays")):
        conditions = {"stays": (f"gold:{amount}",)}
        assert breach(match, [first], conditions) == one
        assert breach(match, [first, second], conditions) == both
    assert find_breach(match, 1, [first], {"stays": ("gold:1", "sun:1")}) == ("stays", "sun:1"), "not the gold"


def test_what_a_choice_brings_itself_does_not_count_as_kept() -> None:
    """Else a plan would wait for the dice that it rolls."""
    match = turn_of("diceforge", gold=0, sun=0, moon=2)
    hammer = step_of(match, 1, "feat:hammer")
    assert breach(match, [hammer], {"stays": ("moon:1",)}) == ""
    assert breach(match, [hammer], {"stays": ("moon:2",)}) == "stays"
    stays = next(each for each in conditions_of(match.game) if each.key == "stays")
    assert stays.allows is not None
    after = turn_of("diceforge", gold=3).state
    rolled = [Event("gained", 1, {"gold": 2}), Event("gained", 0, {"gold": 3})]
    planned = Planned(1, after, after, {}, rolled)
    assert stays.allows(planned, "gold:1")
    assert not stays.allows(planned, "gold:2")


def test_nobody_stands_on_the_island() -> None:
    match = turn_of("diceforge", gold=0, sun=3, moon=3)
    feat = step_of(match, 1, "feat:hammer")
    free: Conditions = {"free": ("yes",)}
    assert breach(match, [feat], free) == ""
    state = match.state.copy()
    state.heroes[0].island = int(str(feat.facts["island"]))
    assert breach(match.begin_from(state), [feat], free) == "free"
    assert breach(match.begin_from(state), [feat], {}) == ""
    assert breach(match.begin_from(state), [step_of(match, 1, "pass")], free) == ""


@pytest.mark.parametrize("game", ["hercules", "diceforge"])
def test_a_named_card_is_still_there(game: str) -> None:
    match = turn_of(game)
    condition = next(each for each in conditions_of(match.game) if each.key == "there")
    for card in condition.values(match.state, 1):
        assert breach(match, [], {"there": (card,)}) == ""
    state = match.state.copy()
    stack = next(name for name, cards in state.stacks.items() if cards)
    gone = state.stacks[stack][0]
    state.stacks[stack] = tuple(card for card in state.stacks[stack] if card != gone)
    assert breach(match.begin_from(state), [], {"there": (gone,)}) == "there"


@pytest.mark.parametrize("game", ["hercules", "diceforge"])
def test_only_in_a_round_and_only_without_such_a_lead(game: str) -> None:
    match = turn_of(game)
    assert breach(match, [], {ROUND: (str(match.round),)}) == ""
    assert breach(match, [], {ROUND: (str(match.round + 1),)}) == ROUND
    points = {each.seat: each.points for each in match.standings}
    ahead = points[1] - max(points[0], points[2])
    assert breach(match, [], {LEAD: (str(ahead + 1),)}) == ""
    assert breach(match, [], {LEAD: (str(ahead),)}) == LEAD


def test_markers_stay() -> None:
    match = turn_of("hercules")
    state = match.state.copy()
    hero = state.heroes[1]
    hero.labours, hero.supply, hero.demigods = tuple(range(3, 13)), 2, ("pan_01", "aeolus_02")
    usable = [card for card in state.stacks["hestia"] if card in ("hestia_01", "hestia_02")]
    hero.demigods = (usable[0],)
    match = match.begin_from(state)
    use = step_of(match, 1, "use:")
    assert breach(match, [use], {"stays": ("marker:1",)}) == ""
    assert breach(match, [use], {"stays": ("marker:2",)}) == "stays"


def test_a_condition_that_a_game_does_not_have_forbids_all() -> None:
    assert breach(turn_of("diceforge"), [], {"no_such": ("1",)}) == "no_such"


@pytest.mark.parametrize(("key", "value"), [("stays", "gold:x"), ("stays", "silk:1"), (LEAD, "far")])
def test_a_value_that_no_longer_is_any_forbids_all(key: str, value: str) -> None:
    """A plan that was stored so must not stop the match."""
    match = turn_of("diceforge", gold=6)
    assert breach(match, [step_of(match, 1, "pass")], {key: (value,)}) == key


def test_once_something_is_played_only_what_concerns_choices_is_left() -> None:
    conditions: Conditions = {"free": ("yes",), "stays": ("gold:1",), "there": ("hydra",), ROUND: ("1",), LEAD: ("5",)}
    assert {*lasting_conditions(find_game("diceforge"), conditions)} == {"free", "stays"}


def test_the_turns_end_is_the_end_of_what_is_looked_at() -> None:
    """What the dice of the next turn bring or take is none of it."""
    match = turn_of("diceforge", seat=1, gold=3, sun=0, moon=0)
    for amount, expected in ((3, ""), (4, "stays")):
        assert breach(match, [step_of(match, 1, "pass")], {"stays": (f"gold:{amount}",)}) == expected
