"""What is new to a seat is what happened since its last turn, and no more."""

from __future__ import annotations

from typing import Any

import pytest

from engine.chance import STREAM
from engine.match import Match
from engine.news import deeds, news_for
from engine.players import choose
from engine.registry import find_game
from tests.short_forms import some

KINDS = (("hercules", 1), ("hercules", 3), ("diceforge", 2), ("diceforge", 4))


def play_match(key: str, seats: int, choices: int) -> Match[Any]:
    match = Match.start(find_game(key), seats, seed=bytes([seats]) * 32, dice=STREAM)
    while match.questions and len(match.journal) < choices:
        seat = match.questions[0].seat
        match.play(seat, choose("greedy", match, seat).option)
    return match


@pytest.mark.parametrize(("key", "seats"), some(KINDS, 1))
def test_news_are_the_events_since_the_last_own_turn(key: str, seats: int) -> None:
    count = 0
    for choices in (0, 7, 20, 33):
        match = play_match(key, seats, choices)
        for seat in range(seats):
            news = news_for(match, seat)
            if news is None:
                continue
            own = [number for number, entry in enumerate(match.journal, start=1) if entry.seat == seat]
            assert news.entries in own
            assert news.entries <= match.turn_began, "what is chosen in the present turn is not new"
            assert tuple(news.events) == tuple(match.events[news.since :])
            between = match.events[len(match.replay(news.entries - 1).events) : news.since]
            assert all(event.seat == seat for event in between), "nothing of the others is left out"
            done = deeds(match, news, seat)
            assert {event.kind for event in done} <= {*match.game.reading.events.deeds}
            assert all(event.seat != seat for event in done)
            count += len(done)
    assert count > 3


@pytest.mark.parametrize("key", ["hercules", "diceforge"])
def test_before_the_first_turn_nothing_is_new(key: str) -> None:
    match = play_match(key, 2, 0)
    assert [news_for(match, seat) for seat in range(2)] == [None, None]


def test_the_turn_of_hades_is_new_although_it_comes_with_the_own_choice() -> None:
    match = play_match("hercules", 1, 6)
    news = news_for(match, 0)
    assert news is not None
    assert "hades_moved" in {event.kind for event in deeds(match, news, 0)}


@pytest.mark.parametrize("key", ["hercules", "diceforge"])
def test_deeds_are_events_that_the_game_tells(key: str) -> None:
    kinds = {
        event.kind
        for seats in (1, 2, 3, 4)
        if seats in find_game(key).seats
        for event in play_match(key, seats, 400).events
    }
    rare = {"drafted", "lap_finished", "goddess_reached", "treasure_found", "hades_took_vase"}
    assert {*find_game(key).reading.events.deeds} - kinds <= rare
