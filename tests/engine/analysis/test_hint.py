"""Hints: what ``master`` would choose, with an honest lead, and nothing of it from the future."""

from __future__ import annotations

from typing import Any

import pytest

from engine.analysis import choices
from engine.analysis.hint import hint
from engine.match import Match
from engine.players import choose
from engine.registry import find_game
from tests.engine.players.test_imagined_matches import ONES, differences, moments

MOST = 6
"""How many hints of a match are compared with the player's own choice."""


@pytest.mark.parametrize(("key", "seats"), [("hercules", 2), ("diceforge", 2), ("hercules", 1)])
def test_a_hint_is_what_master_would_choose(key: str, seats: int) -> None:
    looked, others, sure = 0, 0, 0
    for match in moments(key, seats, {}, 3):
        for question in match.questions[: 1 if looked < MOST else 0]:
            found = hint(match, question.seat)
            looked += 1
            assert found.advice.option == choose("master", match, question.seat).option
            assert found.greedy == choose("greedy", match, question.seat).option
            assert bool(found.advice.reason) == (found.advice.option == found.greedy) or not found.advice.reason
            if found.lead is None:
                assert not found.next
            else:
                assert question.find(found.next) is not None
                assert found.next != found.advice.option
                sure += found.lead.sure > 0.7
            others += found.advice.option != found.greedy
    assert looked > 2
    if seats > 1:
        assert sure
        assert others
    else:
        assert not sure
        assert not others


def test_nothing_learned_means_no_figures() -> None:
    match = Match.start(find_game("hercules"), 1, seed=bytes(32))
    assert hint(match, 0).lead is None


@pytest.mark.parametrize(("key", "seats", "chosen"), ONES[2::11])
def test_no_hint_sees_the_future(
    key: str, seats: int, chosen: tuple[tuple[str, str], ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(choices, "CONFIRMED", 6)
    for number, match in enumerate(moments(key, seats, dict(chosen), 8)):
        if number % 9 == 0:
            assert not differences(hint, match, number)


def test_a_peek_into_the_future_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: where imagined matches are the real one, hints in matches with other futures differ."""
    monkeypatch.setattr(choices, "CONFIRMED", 6)

    def peeking(match: Match[Any], seat: int, key: bytes) -> Match[Any]:
        return match.fork()

    monkeypatch.setattr(Match, "imagined", peeking)
    found = [differences(hint, match, number) for number, match in enumerate(moments("hercules", 2, {}, 8))]
    assert sum(found) > len(found) // 3
