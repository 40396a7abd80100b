"""Matches that begin with a position: with a turn that was tried out, as its seat may imagine the table."""

from __future__ import annotations

import json
import pickle
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from engine.branching import branch_off
from engine.chance import KEYED
from engine.errors import DamagedMatch
from engine.match import Match
from engine.players import choose
from engine.save_format import Origin
from engine.seal import commitment, public_terms
from engine.trial import Trial, play_trial, position_after
from engine.verification import export, verify
from tests.engine.test_seal import ALONE
from tests.engine.test_trial import GAMES, KEY, begin

SEED, SALT = bytes(range(32)), b"a pinch of salt"


def begin_after(trial: Trial) -> Match[Any] | None:
    """A match that begins where a trial stands; None where none can."""
    position, match = position_after(trial), trial.match
    if position is None:
        return None
    return Match.of_origin(match.game, Origin(match.seats, match.settings, SEED, (), 7, KEYED, None, position))


def trials_of(match: Match[Any], seat: int) -> list[Trial]:
    """A turn tried out choice by choice, as a computer player would choose."""
    choices: list[str] = []
    trials: list[Trial] = []
    while (trial := play_trial(match, seat, choices, KEY)) is not None:
        trials.append(trial)
        if trial.is_over:
            break
        choices.append(choose("greedy", trial.match, seat).option)
    return trials


def finish(match: Match[Any]) -> Match[Any]:
    while match.questions:
        seat = match.questions[0].seat
        match.play(seat, choose("random", match, seat).option)
    return match


def sealed(match: Match[Any]) -> dict[str, Any]:
    terms = public_terms(match.game.key, match.settings, 12)
    return {**terms, "position": match.origin.position, "played_on": {"table": 3, "trial": 1, "round": match.round}}


@pytest.mark.parametrize(("game", "seats", "settings"), GAMES)
def test_it_begins_where_a_trial_stands_and_is_played_saved_and_verified(
    game: str, seats: int, settings: dict[str, str]
) -> None:
    match, random = begin(game, seats, settings), Random(5)
    count, ended = 0, 0
    while not match.is_finished and count < 6:
        if random.random() < 0.2 / seats:
            for seat in range(seats):
                for trial in trials_of(match, seat):
                    other = begin_after(trial)
                    if other is None:
                        assert not trial.is_over or trial.match.is_finished
                        continue
                    count += 1
                    ended += trial.is_over
                    if not trial.is_over:
                        assert (other.round, other.standings) == (trial.match.round, trial.match.standings)
                        assert other.questions[0].options == trial.match.questions[0].options
            if count:
                check_whole(other)
        next_seat = match.questions[0].seat
        match.play(next_seat, choose("greedy", match, next_seat).option)
    assert count >= ended > 0


def check_whole(match: Match[Any] | None) -> None:
    """It is pickled, saved and restored as it is; its export holds, and no other position does."""
    if match is None:
        return
    finish(match)
    saved = json.loads(json.dumps(match.save()))
    again = Match.restore(match.game, saved)
    assert again.state == match.state
    assert [*again.events] == [*match.events]
    assert pickle.loads(pickle.dumps(match)).save() == match.save()  # noqa: S301
    document = json.loads(json.dumps(export(match, SALT, sealed=sealed(match))))
    report = verify(document, promised=commitment(SEED, SALT, sealed(match)))
    assert (report.valid, report.difference) == (True, "")
    assert ALONE.check(document)
    forged = deepcopy(document)
    forged["position"]["round"] += 1
    assert verify(forged).difference == "It begins with another position than the one that was sealed."
    with pytest.raises(ValueError, match="another position"):
        ALONE.check(forged)
    with pytest.raises(DamagedMatch):
        Match.restore(match.game, {**saved, "position": [1]})


def test_what_branches_off_it_begins_with_the_same_position() -> None:
    match = begin("diceforge", 2, {})
    for _ in range(20):
        match.play(match.questions[0].seat, choose("greedy", match, match.questions[0].seat).option)
    whole = begin_after(trials_of(match, 0)[-1])
    assert whole is not None
    finish(whole)
    branch = branch_off(whole.replay(6), bytes(range(1, 33)), 9)
    assert [*branch.events] == [*whole.replay(6).events]
    finish(branch)
    assert Match.restore(branch.game, json.loads(json.dumps(branch.save()))).state == branch.state
    document = json.loads(json.dumps(export(branch, SALT)))
    assert verify(document).difference == ""
    assert ALONE.check(document)


def test_nothing_hidden_in_the_match_lies_in_the_position() -> None:
    """Two matches that differ only in what a seat cannot know give it the same positions."""
    match = begin("hercules", 3, {})
    for _ in range(9):
        match.play(match.questions[0].seat, choose("greedy", match, match.questions[0].seat).option)
    seat = match.questions[0].seat
    other = match.imagine(seat, b"o" * 32)
    assert other.state.stacks != match.state.stacks
    ours, theirs = (position_after(trials_of(each, seat)[-1]) for each in (match, other))
    assert ours == theirs
