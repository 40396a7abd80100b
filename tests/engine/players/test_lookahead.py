"""Playing on: a match that stands still at a turn boundary is worth the same there, and plays on as if it had not."""

from __future__ import annotations

from typing import Any

import pytest

from engine.match import Match
from engine.players import choose
from engine.players.lookahead import outcome, play_on
from engine.registry import find_game
from engine.simulation import match_seed
from tests.engine.players.test_imagined_matches import EVERY_MODULE, moments

SOME = [each for each in EVERY_MODULE if each[1] > 1]


@pytest.mark.parametrize(("key", "seats", "settings"), SOME)
def test_a_match_that_stands_still_plays_on_alike(key: str, seats: int, settings: tuple[tuple[str, str], ...]) -> None:
    match = Match.start(find_game(key), seats, dict(settings), seed=match_seed("halts", seats))
    greedy, rests, going = match.game.minds.greedy, match.fork(), match.fork()
    for number in range(8):
        turns = 1 + number % 2
        play_on(going, greedy, turns)
        play_on(rests, greedy, turns, halts=True)
        assert rests.is_halted
        assert not rests.questions
        assert not rests.is_finished
        assert rests.journal == going.journal
        assert rests.turn_state == going.turn_state
        assert [outcome(rests, seat) for seat in range(seats)] == [outcome(going, seat) for seat in range(seats)]
        if number % 3 == 0:
            rests = rests.fork()
    rests.resume()
    rests.resume()
    assert (rests.questions, rests.state, rests.chance_used) == (going.questions, going.state, going.chance_used)
    assert list(rests.events) == list(going.events)
    play_on(rests, greedy, -1, halts=True)
    play_on(going, greedy, -1)
    assert rests.is_finished
    assert list(rests.events) == list(going.events)


@pytest.mark.parametrize(("key", "seats", "settings"), SOME)
def test_a_match_that_was_to_halt_at_the_end_of_this_turn_plays_on_past_it(
    key: str, seats: int, settings: tuple[tuple[str, str], ...]
) -> None:
    """What is played on before it has halted passes as many turn boundaries as any other."""
    match = Match.start(find_game(key), seats, dict(settings), seed=match_seed("halts", seats))
    greedy = match.game.minds.greedy
    for turns in (2, 3):
        going, halting = match.fork(), match.fork()
        halting.halt_after_turn()
        play_on(going, greedy, turns)
        play_on(halting, greedy, turns)
        assert halting.journal == going.journal
        assert halting.questions == going.questions
        assert halting.questions


@pytest.mark.parametrize(("key", "seats", "settings"), SOME)
def test_what_is_said_to_begin_with_a_roll_does(key: str, seats: int, settings: tuple[tuple[str, str], ...]) -> None:
    """Between two turns no one has rolled where the game says that none is to come, and only there."""
    match = Match.start(find_game(key), seats, dict(settings), seed=match_seed("rolls", seats))
    greedy, answers = match.game.minds.greedy, set[bool]()
    play_on(match, greedy, 1, halts=True)
    while not match.is_finished and len(match.journal) < 40:
        rolls = match.game.minds.rolls_first(match.turn_state)
        match.resume()
        assert (match.chance_used > match.turn_chance_used) is rolls
        answers.add(rolls)
        play_on(match, greedy, 1, halts=True)
    assert answers == ({True, False} if key == "hercules" else {True})


@pytest.mark.parametrize(("key", "seats", "settings"), [each for each in SOME if each[0] == "diceforge"])
def test_copies_in_the_middle_of_a_turn_are_alike(key: str, seats: int, settings: tuple[tuple[str, str], ...]) -> None:
    """They begin at the last choice at which the turn can continue from the state, and that changes nothing."""
    earlier = 0
    for match in moments(key, seats, dict(settings), 3):
        if match.turn_began == len(match.journal) or match.game.rules.resting(match.state):
            continue
        restored = Match.restore(match.game, match.save())
        copy = restored.fork().fork()
        earlier += copy._rest is not None and copy._rest.entries > match.turn_began
        for other in (restored, copy):
            assert (other.questions, other.state, other.chance_used) == (
                match.questions,
                match.state,
                match.chance_used,
            )
        ended = [_with_turn_over(each) for each in (match.fork(), restored, copy)]
        assert ended[0] == ended[1] == ended[2]
    assert earlier


def _with_turn_over(match: Match[Any]) -> tuple[Any, ...]:
    began = match.turn_began
    while match.questions and match.turn_began == began:
        seat = match.questions[0].seat
        match.play(seat, choose("greedy", match, seat).option)
    return match.turn_state, match.questions, match.chance_used, match.event_count
