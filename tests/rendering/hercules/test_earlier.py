"""A match of Hercules as it was at the board before, from what the process has kept of it."""

from __future__ import annotations

from random import Random

import pytest

from engine.hercules.state import State
from engine.match import Match
from engine.registry import find_game
from engine.simulation import match_seed
from rendering.hercules import earlier as earlier_file
from rendering.hercules.earlier import match_before


@pytest.fixture(autouse=True)
def nothing_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("_played", "_turns"):
        monkeypatch.setattr(earlier_file, name, earlier_file._Played())


def play_match(seed: str, choices: int, chance: Random | None = None) -> Match[State]:
    match = Match.start(find_game("hercules"), 2, {}, seed=match_seed(seed, 1))
    chance = chance or Random(seed)
    while match.questions and len(match.journal) < choices:
        question = match.questions[0]
        match.play(question.seat, chance.choice(question.options).id)
    return match


def told_by(match: Match[State], since: int) -> Match[State]:
    """The same, played from the beginning."""
    again = match.replay(0)
    for entry in match.journal:
        if len(again.events) >= since:
            break
        again.play(*entry)
    return again


def test_boards_in_a_row_are_compared_with_what_the_match_was_then() -> None:
    match, since = play_match("a row", 1), 0
    chance = Random(8)
    while match.questions and len(match.journal) < 40:
        question = match.questions[0]
        match.play(question.seat, chance.choice(question.options).id)
        packed = Match.restore(match.game, match.save())
        was, expected = match_before(packed, since), told_by(match, since)
        assert (was.journal, was.state) == (expected.journal, expected.state)
        if chance.random() < 0.4:
            since = len(match.events)


def test_what_was_taken_back_is_played_otherwise() -> None:
    one, other = play_match("undone", 20, Random(1)), play_match("undone", 20, Random(2))
    assert one.journal[:20] != other.journal[:20]
    for match in (one, other, one):
        for since in (len(match.events), len(match.events) // 2):
            assert match_before(match, since).state == told_by(match, since).state


def test_matches_do_not_mix_and_only_the_latest_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(earlier_file, "KEPT", 2)
    matches = [play_match(seed, 12) for seed in ("one", "two", "three")]
    for match in (*matches, *matches):
        since = len(match.events) - 1
        assert match_before(match, since).state == told_by(match, since).state
    assert len(earlier_file._played._replays) == 2


def test_it_goes_on_from_what_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play_match("kept", 20)
    match_before(match, len(match.events) - 1)
    monkeypatch.setattr(Match, "replay", None)
    assert match_before(match, len(match.events)).journal == match.journal


def test_the_last_turn_is_found_as_from_the_beginning() -> None:
    """Without a number of events; also where a match is shorter than what is kept of it."""
    match, before = play_match("turns", 0), []
    chance = Random(3)
    while match.questions and len(match.journal) < 30:
        question = match.questions[0]
        match.play(question.seat, chance.choice(question.options).id)
        before.append((match.fork(), match_before(match, None)))
    for shorter, was in chance.sample(before, 20):
        earlier_file._turns = earlier_file._Played()
        expected = match_before(shorter, None)
        assert (was.journal, was.state) == (expected.journal, expected.state)
    assert len({len(was.journal) for _, was in before}) > 5
    for shorter, was in reversed(before):
        assert match_before(shorter, None).journal == was.journal
