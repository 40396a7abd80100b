"""What a seat does in most of its turns, done again: all of several that get the same."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Any

from engine.match import Match
from engine.players import choose
from engine.registry import find_game
from engine.repeating import Repetition

FIRST, LAST = "use:companion", 5
"""What moves a Companion, and the last space that it comes to."""
SETTINGS = {"module": "goddess", "line_up": "goddess_recommended"}


def with_companions() -> Iterator[Match[Any]]:
    """Matches at the beginning of a turn in which several Companions may move that do not stand on one space."""
    for seed in range(1, 30):
        match = Match.start(find_game("diceforge"), 2, SETTINGS, seed=bytes([seed]) * 32)
        while not match.is_finished:
            question = match.questions[0]
            moved = [entry for entry in match.journal if entry.seat == question.seat and entry.option == FIRST]
            if moved and question.find(FIRST) and len({space for space in waiting(match) if space < LAST}) > 1:
                yield match.fork()
            buys = question.find("feat:companion")
            match.play(question.seat, buys.id if buys else choose("greedy", match.fork(), question.seat).option)


def waiting(match: Match[Any]) -> list[int]:
    """The spaces of those Companions of the active hero that were not moved yet in this turn."""
    return [*match.state.heroes[match.state.acting].companions[: match.state.ready.count("companion")]]


def repeated(match: Match[Any]) -> Match[Any]:
    seat, after = match.questions[0].seat, match.fork()
    repetition = Repetition(match, seat, FIRST)
    option: str | None = FIRST
    while option is not None:
        after.play(seat, option)
        option = repetition.find_next(after)
    return after


def test_all_companions_move_and_in_any_order_it_comes_to_the_same() -> None:
    matches = [match for match, _ in zip(with_companions(), range(3), strict=False)]
    assert len(matches) == 3
    for match in matches:
        seat = match.questions[0].seat
        after = repeated(match)
        question = after.question_for(seat)
        assert question is not None
        assert question.kind == "turn"
        assert not question.find(FIRST)
        moved = waiting(match)
        further = match.state.heroes[seat].companions[len(moved) :]
        expected = sorted([*(min(LAST, space + 1) for space in moved), *further])
        assert sorted(after.state.heroes[seat].companions) == expected
        for picks in product((0, -1), repeat=3):
            assert outcome(in_order(match, seat, picks), seat) == outcome(after, seat)


def in_order(match: Match[Any], seat: int, picks: tuple[int, ...]) -> Match[Any]:
    """The match after all Companions moved; which of them is next is the one at that place."""
    after, left = match.fork(), [*picks]
    while (question := after.question_for(seat)) is not None:
        if question.kind == "turn" and not question.find(FIRST):
            break
        after.play(seat, FIRST if question.kind == "turn" else question.options[left.pop() if left else 0].id)
    return after


def outcome(match: Match[Any], seat: int) -> tuple[object, ...]:
    """What a seat has and may do, apart from the line in which its Companions wait."""
    hero = match.state.heroes[seat]
    question = match.question_for(seat)
    assert question is not None
    return sorted(hero.companions), hero.store, hero.gold, question.options


def test_without_the_word_of_the_game_the_seat_is_asked_which_is_first() -> None:
    match = next(with_companions())
    match.game = replace(match.game, offers=replace(match.game.offers, routines={"use": ()}))
    question = repeated(match).question_for(match.questions[0].seat)
    assert question is not None
    assert question.kind == "companion"
