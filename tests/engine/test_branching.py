"""A match that branches off another one: as that one up to there, with other dice afterwards."""

from __future__ import annotations

import json
import pickle
from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import pytest

from engine.branching import branch_off
from engine.chance import KEYED, STREAM
from engine.errors import DamagedMatch
from engine.match import Match
from engine.players import choose
from engine.registry import MODULES, find_game
from engine.save_format import MOST_BRANCHES, Entry
from engine.seal import commitment, public_terms
from engine.verification import export, verify
from tests.engine.test_seal import ALONE

SEED, OTHER, THIRD = bytes(range(32)), bytes(range(1, 33)), bytes(range(2, 34))
SALT = b"a pinch of salt"
CASES = [(game, dice) for game in MODULES for dice in (KEYED, STREAM)]


def finish(match: Match[Any], decisions: int = 10_000) -> Match[Any]:
    while match.questions and len(match.journal) < decisions:
        seat = match.questions[0].seat
        match.play(seat, choose("random", match, seat).option)
    return match


def begin(game: str, dice: str) -> Match[Any]:
    return Match.start(find_game(game), 2, seed=SEED, words=("laurel",), click=7, dice=dice)


def rolls(match: Match[Any]) -> list[Any]:
    return [event.to_json() for event in match.events if "rolled" in event.kind]


def follow(match: Match[Any], journal: Sequence[Entry]) -> None:
    """Choose the same as another match did, until something is rolled."""
    count = len(rolls(match))
    for entry in journal:
        match.play(*entry)
        if len(rolls(match)) > count:
            return


@pytest.mark.parametrize(("game", "dice"), CASES)
def test_it_is_the_same_before_and_has_other_dice_afterwards(game: str, dice: str) -> None:
    whole = finish(begin(game, dice))
    for at in (0, 7, 20):
        before = whole.replay(at)
        branch = branch_off(before, OTHER, 9)
        assert branch.journal == before.journal
        assert [*branch.events] == [*before.events]
        assert branch.state == before.state
        assert branch.questions == before.questions
        assert branch.chance_used == before.chance_used
        follow(branch, whole.journal[at:])
        followed = whole.replay(len(branch.journal))
        assert len(rolls(branch)) > len(rolls(before))
        assert len(branch.journal) > at
        assert rolls(branch) != rolls(followed), "its first roll is another one"
        finish(branch)
        earlier_rolls = rolls(before)
        assert rolls(branch)[: len(earlier_rolls)] == earlier_rolls
        assert [*branch.replay().events] == [*branch.events]
        assert [*branch.replay(at).events] == [*before.events]


@pytest.mark.parametrize(("game", "dice"), CASES)
def test_it_is_saved_forked_and_pickled_with_both_halves_of_its_chance(game: str, dice: str) -> None:
    branch = branch_off(finish(begin(game, dice), 9), OTHER, 9)
    for decisions in (9, 10, 13, 30):
        branch = finish(branch, decisions)
        copies = (
            Match.restore(branch.game, json.loads(json.dumps(branch.save()))),
            pickle.loads(pickle.dumps(branch)),  # noqa: S301
            branch.fork(),
            branch.replay(),
        )
        for copy in copies:
            ended = finish(copy)
            assert ended.origin == branch.origin
            assert rolls(ended) == rolls(finish(branch.fork()))


@pytest.mark.parametrize(("game", "dice"), CASES)
def test_it_can_branch_off_again_on_either_side_of_its_branch(game: str, dice: str) -> None:
    first = finish(branch_off(finish(begin(game, dice), 9), OTHER, 9), 20)
    later = branch_off(first, THIRD)
    assert later.origin.branch is not None
    assert later.origin.branch.origin == first.origin
    assert [*later.events] == [*first.events]
    earlier = branch_off(first.replay(5), THIRD)
    assert earlier.origin.branch is not None
    assert earlier.origin.branch.origin.branch is None
    again = Match.restore(later.game, json.loads(json.dumps(finish(later).save())))
    assert [*again.events] == [*later.events]


@pytest.mark.parametrize(("game", "dice"), CASES)
def test_with_the_same_dice_the_same_choices_lead_to_the_same_end(game: str, dice: str) -> None:
    first = finish(branch_off(finish(begin(game, dice), 9), OTHER, 9))
    for whole, at in ((finish(begin(game, dice)), 7), (first, 9), (first, 20)):
        branch = branch_off(whole.replay(at), THIRD, 11, same=True)
        assert branch.origin.branch is not None
        assert branch.origin.seed == THIRD
        for entry in whole.journal[at:]:
            branch = Match.restore(branch.game, json.loads(json.dumps(branch.save())))
            branch.play(*entry)
        assert [*branch.events] == [*whole.events]
        sealed = {**public_terms(game, branch.settings, 3, dice), "branch": branch.origin.branch.to_json()}
        document = json.loads(json.dumps(export(branch, SALT, sealed=sealed)))
        assert verify(document, promised=commitment(THIRD, SALT, sealed)).difference == ""
        ALONE.check(document)
        for half in (document["branch"], document["sealed"]["branch"]):
            del half["same"]
        assert not verify(document).valid
    with pytest.raises(ValueError, match="by then"):
        branch_off(first.replay(5), THIRD, same=True)


@pytest.mark.parametrize(("game", "dice"), CASES)
def test_its_export_is_found_true_and_a_forged_one_is_not(game: str, dice: str) -> None:
    first = finish(branch_off(finish(begin(game, dice), 9), OTHER, 9), 20)
    check = ALONE.check
    for match in (finish(first.fork()), finish(branch_off(first, THIRD)), first):
        assert match.origin.branch is not None
        sealed = {**public_terms(game, match.settings, 3, dice), "branch": match.origin.branch.to_json()}
        document = json.loads(json.dumps(export(match, SALT, sealed=sealed)))
        report = verify(document, promised=commitment(match.origin.seed, SALT, sealed))
        assert (report.valid, report.difference) == (True, "")
        check(document)
        forged = deepcopy(document)
        forged["branch"]["seed"] = THIRD.hex()
        assert not verify(forged).valid
        with pytest.raises(ValueError, match="sealed"):
            check(forged)
        moved = deepcopy(document)
        moved["branched"][0] -= 1
        assert not verify(moved).valid


def test_a_seal_that_names_another_branch_is_noticed() -> None:
    other = Match.start(find_game("hercules"), 2, seed=THIRD, words=("laurel",), click=7)
    real, forged = (finish(branch_off(finish(each, 9), OTHER, 9)) for each in (begin("hercules", KEYED), other))
    assert real.origin.branch is not None
    sealed = {**public_terms("hercules", real.settings, 3), "branch": real.origin.branch.to_json()}
    document = json.loads(json.dumps(export(forged, SALT, sealed=sealed)))
    assert "branches off another match" in verify(document).difference


def test_branches_in_a_row_end_somewhere() -> None:
    saved = json.loads(json.dumps(branch_off(finish(begin("hercules", KEYED), 9), OTHER).save()))
    inner = saved["branch"]
    for _ in range(MOST_BRANCHES):
        inner["branch"] = deepcopy(inner)
        inner = inner["branch"]
    with pytest.raises(DamagedMatch, match="branch off so"):
        Match.restore(find_game("hercules"), saved)


def test_what_cannot_have_been_saved_is_refused() -> None:
    branch = branch_off(finish(begin("hercules", KEYED), 9), OTHER)
    for change in ({"entries": 10}, {"draws": -1}, {"seed": "00"}, {"dice": STREAM}, {"same": 1}):
        saved = json.loads(json.dumps(branch.save()))
        saved["branch"].update(change)
        with pytest.raises(DamagedMatch):
            Match.restore(branch.game, saved)
