"""Reveals of a choice, found by replaying the match."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.match import Match
from engine.registry import find_game
from engine.reveals import Reveal, reveals_of
from tests.engine.toy import TOY


def play_at_random(key: str, seats: int, moves: int, seed: int, **settings: str) -> tuple[Match[Any], list[bool]]:
    """A match played at random, and whether each option said that it is left to chance."""
    chance = random.Random(seed)
    match: Match[Any] = Match.start(find_game(key), seats, settings, seed=chance.randbytes(32))
    marked = []
    while match.questions and len(match.journal) < moves:
        question = chance.choice(match.questions)
        option = chance.choice(question.options)
        marked.append(option.chance)
        match.play(question.seat, option.id)
    return match, marked


def test_a_roll_is_a_barrier_and_is_told() -> None:
    match: Match[Any] = Match.start(TOY, 2, {}, seed=bytes(32))
    match.play(0, "bid:1")
    match.play(1, "bid:2")
    still, roll = reveals_of(match)
    assert still == Reveal(False, False)
    assert (roll.has_roll, roll.is_barrier) == (True, True)
    assert [event.kind for event in roll.rolls] == ["won"]


@pytest.mark.parametrize(("key", "seats"), [("hercules", 1), ("hercules", 3), ("diceforge", 2), ("diceforge", 4)])
def test_options_left_to_chance_are_barriers(key: str, seats: int) -> None:
    for seed in range(3):
        match, marked = play_at_random(key, seats, 120, seed)
        steps = reveals_of(match)
        assert len(steps) == len(match.journal)
        assert all(step.is_barrier for step, chance in zip(steps, marked, strict=True) if chance)
        rolls = [event.kind for step in steps for event in step.rolls]
        assert rolls
        assert {*rolls} <= {"rolled", "white_rolled", "hades_rolled", "used"}


def test_what_brings_nothing_to_light_is_no_barrier() -> None:
    free = []
    for key in ("hercules", "diceforge"):
        for seed in range(3):
            match, _ = play_at_random(key, 2, 120, seed)
            steps = reveals_of(match)
            free.append(sum(not step.is_barrier for step in steps))
    assert all(free), free


def test_a_card_turned_up_is_a_barrier() -> None:
    match, _ = play_at_random("hercules", 2, 200, 5)
    steps = reveals_of(match)
    events = [event for event in match.events if event.kind == "took_demigod"]
    assert sum(step.has_new_card for step in steps) >= len(events) - 6 > 0, "the last card of a stack hides none"


@pytest.mark.parametrize("key", ["hercules", "diceforge"])
def test_questions_are_counted(key: str) -> None:
    match, _ = play_at_random(key, 2, 25, 7)
    assert match.question_count >= max(question.number for question in match.questions)
    assert match.fork().question_count == match.question_count
    assert match.replay().question_count == match.question_count
    assert match.question_count >= len(match.journal) + len(match.questions)
