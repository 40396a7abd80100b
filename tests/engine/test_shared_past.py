"""A match that stays in memory shares its past with others: it reads the same, and takes far less."""

from __future__ import annotations

from itertools import count

import pytest

from engine import shared_past
from engine.chance import Stream
from engine.match import Match
from engine.registry import MODULES, find_game
from engine.simulation import match_seed
from tests.engine.test_cache_sizes import weigh

GAMES = pytest.mark.parametrize("name", list(MODULES))


def play_match(name: str, number: int, *, is_shared: bool, choices: int | None = None) -> Match[object]:
    game = find_game(name)
    die = Stream(bytes([number]) * 32).die
    match = Match.start(game, 2, seed=match_seed("past", number))
    for _ in count() if choices is None else range(choices):
        if not (questions := match.questions):
            break
        match = match.fork()
        options = questions[0].options
        match.play(questions[0].seat, options[die(len(options)) - 1].id)
        if is_shared:
            match.share_past()
    return match


@GAMES
def test_a_match_reads_the_same(name: str) -> None:
    for number in range(4):
        alone, shared = (play_match(name, number, is_shared=is_shared) for is_shared in (False, True))
        assert repr(shared.events) == repr(alone.events)
        assert repr(shared.journal) == repr(alone.journal)
        assert all(type(fact) in (int, str, tuple) for event in alone.events for fact in event.facts.values())


@GAMES
def test_equal_pasts_are_the_same_objects(name: str) -> None:
    one, other = (play_match(name, 1, is_shared=True) for _ in range(2))
    assert len(one.events) > 50
    assert all(mine is its for mine, its in zip(one.events, other.events, strict=True))
    assert all(mine is its for mine, its in zip(one.journal, other.journal, strict=True))


@GAMES
def test_the_present_turn_is_its_own(name: str) -> None:
    match = play_match(name, 2, is_shared=True, choices=20)
    ids = {id(event) for event in play_match(name, 2, is_shared=True, choices=20).events}
    past = match.turn_number[1]
    assert all((id(event) in ids) == (place < past) for place, event in enumerate(match.events))


@GAMES
def test_events_that_are_read_later_are_shared_too(name: str) -> None:
    match = play_match(name, 3, is_shared=True, choices=30)
    restored = Match.restore(match.game, match.save())
    restored.share_past()
    assert restored.events
    restored.share_past()
    past = match.turn_number[1]
    assert all(mine is its for mine, its in zip(match.events[:past], restored.events, strict=False))
    assert restored.events == match.events


@GAMES
def test_matches_in_memory_take_half_as_much(name: str) -> None:
    alone, shared = (
        weigh([play_match(name, number, is_shared=is_shared) for number in range(40)]) for is_shared in (False, True)
    )
    assert shared < 0.5 * alone


def test_what_is_remembered_has_a_bound() -> None:
    for remembered in (shared_past._event, shared_past._entry):
        remembered.cache_clear()
        for number in range(shared_past.KEPT + 100):
            if remembered is shared_past._event:
                shared_past._event("gained", number, ())
            else:
                shared_past._entry(number, "pass")
        assert remembered.cache_info().currsize == shared_past.KEPT
        remembered.cache_clear()
