"""Hints: what ``master`` would choose, with an honest lead, and nothing of it from the future."""

from __future__ import annotations

from typing import Any

import pytest

from engine.analysis import choices, trials
from engine.analysis.hint import hint
from engine.match import Match
from engine.players import choose, master
from engine.registry import find_game
from tests.engine.few_futures import look_at_few_futures
from tests.engine.players.test_imagined_matches import EVERY_MODULE, ONES, differences, moments

MOST = 6
"""How many hints of a match are compared with the player's own choice."""


@pytest.mark.parametrize(("key", "seats"), [("hercules", 2), ("diceforge", 2)])
def test_a_hint_is_what_master_would_choose(key: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    look_at_few_futures(monkeypatch, master, trials, futures=12, block=4)
    looked, others, sure, reasons = 0, 0, 0, 0
    for match in moments(key, seats, {}, 4):
        for question in match.questions[: 1 if looked < MOST else 0]:
            result = hint(match, question.seat)
            looked += 1
            assert result.advice.option == choose("master", match, question.seat).option
            assert result.greedy == choose("greedy", match, question.seat).option
            reasons += bool(result.advice.reason)
            if result.lead is None:
                assert result.next is None
            else:
                assert result.next is not None
                assert question.find(result.next.option) is not None
                assert result.next.option != result.advice.option
                sure += result.lead.sure > 0.7
            others += result.advice.option != result.greedy
    assert looked > 2
    assert sure
    assert others
    assert reasons == looked, "what is tried out is explained, too, where greedy would choose otherwise"


def test_alone_a_hint_is_what_does_best_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing was learned of matches alone; still it is told by how much a choice is better, and that is so."""
    monkeypatch.setattr(trials, "ALONE", trials.ALONE._replace(futures=16))
    looked, gains, surely = 0, 0.0, 0
    for match in moments("hercules", 1, {}, 2):
        question = match.questions[0]
        if len(question.options) < 4 or looked == MOST:
            continue
        result = hint(match, 0)
        looked += 1
        assert result.lead is not None
        assert result.next is not None
        assert question.find(result.next.option) is not None
        assert result.next.option != result.advice.option
        best, bad = choices.confirm_options(match, 0, result.advice.option, question.options[-1].id)
        gains += best.points - bad.points
        surely += result.lead.sure > 0.7
    assert looked > 2
    assert gains > 0
    assert surely


def test_where_nothing_can_be_said_there_are_no_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.analysis.trials.can_try_out", lambda match: False)
    match = Match.start(find_game("hercules"), 2, seed=bytes(32))
    seat = match.questions[0].seat
    result = hint(match, seat)
    assert (result.lead, result.next) == (None, None)
    assert result.advice.option == choose("greedy", match, seat).option


def few_futures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choices, "CONFIRMED", 4)
    monkeypatch.setattr(trials, "ALONE", trials.ALONE._replace(futures=4, block=2))
    look_at_few_futures(monkeypatch, trials)


@pytest.mark.parametrize(("key", "seats", "settings"), [*EVERY_MODULE, *ONES[2::11]])
def test_no_hint_sees_the_future(
    key: str, seats: int, settings: tuple[tuple[str, str], ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    few_futures(monkeypatch)
    for number, match in enumerate(moments(key, seats, dict(settings), 8)):
        if number % 9 == 0:
            assert not differences(hint, match, number)


def test_a_peek_into_the_future_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: where imagined matches are the real one, hints in matches with other futures differ."""
    few_futures(monkeypatch)

    def peeking(match: Match[Any], seat: int, key: bytes) -> Match[Any]:
        return match.fork()

    monkeypatch.setattr(Match, "imagine", peeking)
    results = [differences(hint, match, number) for number, match in enumerate(moments("hercules", 2, {}, 8))]
    assert sum(results) > len(results) // 3
