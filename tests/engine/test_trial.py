"""A turn tried out on a copy: it is the seat's turn there, which knows what the seat knows; the match stays."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest

from engine.match import Match
from engine.players import choose
from engine.registry import find_game
from engine.trial import Trial, play_trial

KEY = b"k" * 32
GAMES = [
    ("hercules", 1, {}),
    ("hercules", 3, {}),
    ("diceforge", 2, {}),
    ("diceforge", 4, {"line_up": "advanced"}),
    ("diceforge", 3, {"line_up": "draft"}),
    ("diceforge", 3, {"module": "goddess"}),
    ("diceforge", 2, {"module": "titans"}),
]


def begin(game: str, seats: int, settings: dict[str, str], seed: int = 1) -> Match[Any]:
    return Match.start(find_game(game), seats, settings, seed=seed.to_bytes(32, "big"))


def try_greedily(match: Match[Any], seat: int) -> Trial | None:
    """A whole turn, chosen as a computer player would in the copy."""
    choices: list[str] = []
    while (trial := play_trial(match, seat, choices, KEY)) is not None and not trial.is_over:
        assert trial.choices == tuple(choices)
        choices.append(choose("greedy", trial.match, seat).option)
    return trial


@pytest.mark.parametrize(("game", "seats", "settings"), GAMES)
def test_every_seat_can_try_a_turn_out_at_any_time_and_nothing_comes_of_it(
    game: str, seats: int, settings: dict[str, str]
) -> None:
    match, random, tried = begin(game, seats, settings), Random(2), 0
    while not match.is_finished:
        if random.random() < 0.4 / seats:
            before = match.save()
            for seat in range(seats):
                trial = try_greedily(match, seat)
                if trial is None:
                    # It is this seat's turn, or there is a draft, and someone else is asked.
                    assert match.question_for(seat) is None
                    continue
                assert [entry.seat for entry in trial.match.journal].count(seat) >= len(trial.choices) > 0
                tried += 1
            assert match.save() == before
        question = random.choice(match.questions)
        match.play(question.seat, choose("greedy", match, question.seat).option)
    assert tried > seats
    assert play_trial(match, 0, (), KEY) is None


def test_a_turn_of_its_own_continues_where_it_is_and_meets_other_dice() -> None:
    match = begin("diceforge", 2, {})
    seat = match.questions[0].seat
    trial = play_trial(match, seat, (), KEY)
    assert trial is not None
    assert trial.match.question_for(seat) == match.question_for(seat)
    assert trial.events == ()
    assert not trial.is_over


def test_in_another_seats_turn_it_is_asked_what_it_could_do_now() -> None:
    match = begin("hercules", 2, {})
    waiting = 1 - match.questions[0].seat
    trial = play_trial(match, waiting, (), KEY)
    assert trial is not None
    asked = trial.match.question_for(waiting)
    assert asked is not None
    assert asked.kind == "turn"
    assert trial.match.state.heroes[waiting].dice == match.state.heroes[waiting].dice
    assert trial.match.state.round == match.state.round


def test_the_order_of_hidden_cards_is_not_the_true_one() -> None:
    match = begin("hercules", 2, {})
    orders = set()
    for number in range(8):
        trial = play_trial(match, 1 - match.questions[0].seat, (), bytes([number]) * 32)
        assert trial is not None
        orders.add(tuple(trial.match.state.stacks["hestia"]))
        assert trial.match.state.stacks["hestia"][0] == match.state.stacks["hestia"][0]
    assert len(orders) > 1


def test_what_is_not_offered_any_more_ends_the_choices() -> None:
    match = begin("diceforge", 2, {})
    waiting = 1 - match.questions[0].seat
    trial = play_trial(match, waiting, ("no_such_option", "pass"), KEY)
    assert trial is not None
    assert (trial.choices, trial.dropped) == ((), 2)
    passed = play_trial(match, waiting, ("pass",), KEY)
    assert passed is not None
    assert passed.is_over
    assert passed.dropped == 0
    assert [event.kind for event in passed.events if event.seat == waiting][:1] == ["passed"]


@pytest.mark.parametrize(("game", "seats", "settings"), GAMES)
def test_a_trial_is_the_same_in_a_worker_process(game: str, seats: int, settings: dict[str, str]) -> None:
    """Its pictures are drawn there: what it shows goes along, also what happened before it."""
    match = begin(game, seats, settings)
    for number in range(60):
        if match.is_finished:
            break
        for seat in range(seats) if number % 12 == 7 else ():
            trial = try_greedily(match, seat)
            if trial is None:
                continue
            there = pickle.loads(pickle.dumps(trial.match, pickle.HIGHEST_PROTOCOL))  # noqa: S301
            assert there.state == trial.match.state
            assert there.questions == trial.match.questions
            assert list(there.events) == list(trial.match.events)
            assert there.origin.seed == b""
        asked = match.questions[0].seat
        match.play(asked, choose("greedy", match, asked).option)
