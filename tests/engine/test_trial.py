"""A turn tried out on a copy: it is the seat's turn there, which knows what the seat knows; the match stays."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest

from engine.match import Match
from engine.plan import is_turn_of
from engine.players import choose
from engine.registry import find_game
from engine.trial import Trial, dice_before, has_had_turn, play_trial

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


@pytest.mark.parametrize(("game", "seats", "settings"), GAMES)
def test_nothing_happens_in_it_that_comes_after_the_turn(game: str, seats: int, settings: dict[str, str]) -> None:
    """No turn of an opponent who is asked nothing, and no next roll: those would be made up."""
    match, tried = begin(game, seats, settings), 0
    while not match.is_finished:
        trial = try_greedily(match, seat := match.questions[0].seat) if match.questions[0].kind == "turn" else None
        if trial is not None:
            assert trial.match.is_halted is not trial.match.is_finished
            assert not [event for event in trial.events if event.kind in ("hades_moved", "hades_rolled", "round_began")]
            more = play_trial(match, seat, (*trial.choices, "rest:all", "pass"), KEY)
            assert more is not None
            assert (more.choices, more.dropped, more.match.state) == (trial.choices, 2, trial.match.state)
            fork = trial.match.fork()
            assert (fork.state, fork.questions, fork.is_halted) == (trial.match.state, (), trial.match.is_halted)
            tried += 1
        next_seat = match.questions[0].seat
        match.play(next_seat, choose("greedy", match, next_seat).option)
    assert tried > 5


def test_alone_it_ends_before_the_opponents_turn() -> None:
    match, before = begin("hercules", 1, {}), 0
    while not match.is_finished:
        hades = match.state.heroes[1]
        trial = try_greedily(match, 0)
        assert trial is not None
        assert trial.is_own
        assert trial.match.state.heroes[1].column == hades.column
        if trial.match.is_halted:
            before += trial.match.state.acting == 1 and trial.match.state.turns == 1
        match.play(0, choose("greedy", match, 0).option)
    assert before > 2, "he comes second in every other round"


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
    question = trial.match.question_for(waiting)
    assert question is not None
    assert question.kind == "turn"
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
        next_seat = match.questions[0].seat
        match.play(next_seat, choose("greedy", match, next_seat).option)


@pytest.mark.parametrize("sides", [(0, 5), (3, None), (None, 2)])
@pytest.mark.parametrize(("game", "seats"), [("diceforge", 2), ("diceforge", 4), ("hercules", 3)])
def test_dice_that_are_counted_on_fall_so_before_the_turn(game: str, seats: int, sides: tuple[int | None, ...]) -> None:
    match, tried = begin(game, seats, {}), 0
    while not match.is_finished and tried < 12:
        for seat in range(seats):
            dice = dice_before(match, seat)
            trial = play_trial(match, seat, (), KEY, sides)
            if not dice or trial is None:
                continue
            rolled = next(event for event in trial.events if event.kind == "rolled" and event.seat == seat)
            faces = rolled.facts.get("faces") or rolled.facts["dice"]
            assert isinstance(faces, tuple)
            wanted = [side if side is None else dice[die][side] for die, side in enumerate(sides)]
            assert all(face in (None, str(here)) for face, here in zip(wanted, faces, strict=True))
            assert trial.steps == ()
            tried += 1
        next_seat = match.questions[0].seat
        match.play(next_seat, choose("greedy", match, next_seat).option)
    assert tried > 5


def test_what_is_answered_before_the_turn_is_no_part_of_a_plan() -> None:
    """A die that brings one thing or another is asked for when it falls, not by the plan."""
    match = begin("diceforge", 2, {})
    seat = 1 - match.questions[0].seat
    state = match.state.copy()
    choice = "c_g1_s1_m1"
    state.heroes[seat].dice = ((choice,) * 6, state.heroes[seat].dice[1])
    copy = match.begin_from(state)
    first = play_trial(copy, seat, (), KEY, (0, None))
    assert first is not None
    question = first.match.question_for(seat)
    assert question is not None
    assert question.kind != "turn"
    trial = play_trial(copy, seat, (question.options[0].id, "pass"), KEY, (0, None))
    assert trial is not None
    assert len(trial.choices) == 2
    assert [step.option for step in trial.steps] == ["pass"]


def test_in_ones_own_turn_and_with_dice_that_lie_nothing_is_counted_on() -> None:
    match = begin("hercules", 3, {})
    own_seat = match.questions[0].seat
    for seat in range(3):
        assert dice_before(match, seat) == ()
    match.play(own_seat, "rest:all")
    assert len(dice_before(match, own_seat)) == 2
    assert dice_before(match, match.questions[0].seat) == ()


@pytest.mark.parametrize(("game", "seats", "settings"), GAMES)
def test_a_turn_that_has_ended_is_known_from_answers_in_the_turns_of_others(
    game: str, seats: int, settings: dict[str, str]
) -> None:
    match, seat = begin(game, seats, settings), 0
    began, ends = [match.turn_began], []  # where turns of the seat began, and how many choices there were by their ends
    is_own = is_turn_of(match, seat)
    while not match.is_finished and len(match.journal) < 60:
        next_seat = match.questions[0].seat
        match.play(next_seat, choose("greedy", match, next_seat).option)
        if match.turn_began != began[-1]:
            if is_own:
                ends.append((began[-1], match.turn_began))
            began.append(match.turn_began)
            is_own = False
        is_own = is_own or is_turn_of(match, seat)
        for since in (0, len(match.journal) // 2, len(match.journal)):
            own = {at for at, entry in enumerate(match.journal) if entry.seat == seat}
            expected = any(end > since and own & {*range(max(since, start), end)} for start, end in ends)
            if not expected:
                assert not has_had_turn(match, seat, since)
            elif any(start >= since for start, end in ends):
                assert has_had_turn(match, seat, since)
    assert ends
