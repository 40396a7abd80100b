"""How a plan stands before its turn comes: what stops each way, and which of its other steps can still be chosen."""

from __future__ import annotations

from typing import Any

import pytest

from engine.match import Match
from engine.plan import CHANGED, GONE, Step, plan_step
from engine.plan_conditions import YES
from engine.plan_ways import FORBIDDEN, Outlook, Stop, find_stop, look_along
from engine.players import choose
from engine.registry import find_game
from engine.trial import play_trial

KEY = b"k" * 32
GAMES = [
    ("hercules", 3, {}),
    ("diceforge", 2, {}),
    ("diceforge", 3, {"module": "goddess"}),
    ("diceforge", 3, {"module": "titans"}),
]


def begin(game: str, seats: int, settings: dict[str, str]) -> Match[Any]:
    return Match.start(find_game(game), seats, settings, seed=b"o" * 32)


def greedy_way(match: Match[Any], seat: int) -> tuple[Step, ...]:
    """A whole turn as ``greedy`` would play it now."""
    choices: list[str] = []
    while (trial := play_trial(match.fork(), seat, choices, KEY)) is not None and not trial.is_over:
        choices.append(choose("greedy", trial.match, seat).option)
    assert trial is not None
    return trial.steps


@pytest.mark.parametrize(("game", "seats", "settings"), GAMES)
def test_a_way_that_can_be_played_now_is_stopped_by_nothing(game: str, seats: int, settings: dict[str, str]) -> None:
    match, looks = begin(game, seats, settings), 0
    for number in range(120):
        if match.is_finished:
            break
        question = match.questions[0]
        if number % 6 == 0 and question.kind == "turn":
            for seat in {*range(seats)} - {question.seat}:
                way = greedy_way(match, seat)
                before = match.save()
                outlook = look_along(match, seat, way, {})
                assert outlook.stop is None
                assert outlook.left == tuple(range(len(outlook.left)))
                assert outlook.left, "the first step is certain"
                assert match.save() == before
                looks += len(outlook.left)
        match.play(question.seat, choose("greedy", match, question.seat).option)
    assert looks > 10


def test_what_is_gone_or_brings_less_stops_it_and_the_other_steps_are_left() -> None:
    match = begin("diceforge", 2, {})
    seat = 1 - match.questions[0].seat
    trial = play_trial(match.fork(), seat, (), KEY)
    assert trial is not None
    question = trial.match.question_for(seat)
    assert question is not None
    forge = next(each.id for each in question.options if each.group == "forge")
    first, last = (play_trial(match.fork(), seat, (each,), KEY) for each in (forge, "pass"))
    assert first is not None
    assert last is not None
    (forging,), (passing,) = first.steps, last.steps
    gone, changed = forging._replace(option="no_such_option"), forging._replace(brings={**forging.brings, "vp": 99})
    assert look_along(match, seat, (gone, passing), {}) == Outlook(Stop(GONE), 0, (1,))
    assert look_along(match, seat, (changed, passing), {}) == Outlook(Stop(CHANGED), 0, (1,))
    assert look_along(match, seat, (forging, gone), {}) == Outlook(Stop(GONE), 1, (0,))
    assert look_along(match, seat, (passing,), {"round": ("2",)}) == Outlook(Stop(FORBIDDEN, "round", "2"), 0, ())
    by_condition = Outlook(Stop(FORBIDDEN, "round", "2"), 0, (1,))
    assert look_along(match, seat, (changed, passing), {"round": ("2",)}) == by_condition, "more precise"
    assert look_along(match, seat, (gone, passing), {"round": ("2",)}).stop == Stop(GONE)
    asked_between = Step("some_question", "x", {})
    assert look_along(match, seat, (asked_between, passing), {}) == Outlook(None, 0, ())


def test_an_island_that_is_taken_meanwhile_is_said_by_the_condition_that_it_be_free() -> None:
    match, count = begin("diceforge", 4, {}), 0
    while not match.is_finished:
        seat, question = match.questions[0].seat, match.questions[0]
        for option in question.options if question.kind == "turn" else ():
            step = plan_step(match, seat, option.id)
            if "other" in step.brings:
                free = step._replace(brings={key: fact for key, fact in step.brings.items() if key != "other"})
                assert find_stop(match, seat, (free,), {}) == Stop(CHANGED)
                assert find_stop(match, seat, (free,), {"free": (YES,)}) == Stop(FORBIDDEN, "free", YES)
                count += 1
        match.play(seat, choose("greedy", match, seat).option)
    assert count


def test_nothing_is_said_of_what_comes_after_dice() -> None:
    """After a roll other options are offered: none of them is gone for certain."""
    match = begin("diceforge", 2, {})
    while not match.is_finished:
        question = match.questions[0]
        if question.kind == "turn":
            for option in question.options:
                copy = match.fork()
                used, turn = copy.chance_used, copy.turn_number
                copy.play(question.seat, option.id)
                if (
                    copy.chance_used > used
                    and copy.turn_number == turn
                    and copy.question_for(question.seat) is not None
                ):
                    trial = play_trial(match.fork(), question.seat, (option.id,), KEY)
                    assert trial is not None
                    way = (*trial.steps, Step("turn", "no_such_option", {}))
                    assert look_along(match, question.seat, way, {}) == Outlook(None, 0, (0,))
                    return
        match.play(question.seat, choose("greedy", match, question.seat).option)
    raise AssertionError("no option rolls dice")


def test_there_is_nothing_to_say_where_no_turn_comes() -> None:
    match = begin("hercules", 2, {})
    while not match.is_finished:
        seat = match.questions[0].seat
        match.play(seat, choose("greedy", match, seat).option)
    assert look_along(match, 0, (Step("turn", "rest:all", {}),), {}) == Outlook()
