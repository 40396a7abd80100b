"""The state before a turn is the same whenever it is read: kept then, or played again from an earlier turn."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.contract import combinations
from engine.match import KEPT_TURNS, Match
from engine.registry import MODULES, find_game
from engine.simulation import match_seed

KINDS = [(key, *each) for key in MODULES for each in combinations(find_game(key))][::7]


def _choose(match: Match[Any], place: float) -> None:
    question = match.questions[0]
    match.choose(question, int(place * len(question.options)))


@pytest.mark.parametrize(("key", "seats", "settings"), KINDS)
def test_a_match_that_is_seldom_read_is_saved_as_one_that_is_read_at_each_choice(
    key: str, seats: int, settings: dict[str, str]
) -> None:
    game, die = find_game(key), Random(seats)
    always = Match.start(game, seats, settings, seed=match_seed("kept", seats))
    seldom = Match.start(game, seats, settings, seed=match_seed("kept", seats))
    never, far = seldom.fork(), 0
    while always.questions:
        place = die.random()
        for match in (always, seldom, never):
            _choose(match, place)
        saved = always.save()
        far = max(far, seldom._boundary_and_age[1])
        if die.random() < 0.02:
            assert seldom.save() == saved
            assert seldom.fork().turn_state == always.turn_state
    assert never.save() == seldom.save() == always.save()
    assert far > KEPT_TURNS // 2, "many turns are played again"


@pytest.mark.parametrize(("key", "seats", "settings"), KINDS)
def test_a_match_that_halts_and_plays_on_counts_no_turn_twice(key: str, seats: int, settings: dict[str, str]) -> None:
    game, die = find_game(key), Random(seats)
    match = Match.start(game, seats, settings, seed=match_seed("halts", seats))
    halting = match.fork()
    while match.questions:
        halting.halt_after_turn()
        began = match.turn_number
        while match.questions and match.turn_number == began:
            place = die.random()
            _choose(match, place)
            if halting.questions:
                _choose(halting, place)
        halting.resume()
        if die.random() < 0.2:
            assert halting.turn_state == match.turn_state
    assert halting.save() == match.save()
