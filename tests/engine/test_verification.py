"""Exported matches: true ones are found true, and each forgery is found and named."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from engine.hercules import GAME
from engine.match import Match
from engine.players import choose
from engine.seal import commitment
from engine.verification import BROKEN_SEAL, export, verify

SEED = bytes(range(32))
SALT = b"a pinch of salt"


def play(seats: int = 1, decisions: int = 1000) -> Match[Any]:
    match = Match.start(GAME, seats, seed=SEED, words=("laurel",))
    while match.questions and len(match.journal) < decisions:
        seat = match.questions[0].seat
        match.play(seat, choose("random", match, seat).option)
    return match


DOCUMENT = json.loads(json.dumps(export(play(), SALT, ["Ἡρακλῆς"])))


def event_number(kind: str) -> int:
    return next(number for number, event in enumerate(DOCUMENT["events"]) if event[0] == kind)


def test_a_true_match_is_found_true() -> None:
    report = verify(DOCUMENT, promised=commitment(SEED, SALT))
    assert report[:4] == (True, "", len(DOCUMENT["moves"]), len(DOCUMENT["events"]))
    assert report.commitment == commitment(SEED, SALT)


def test_an_unfinished_match_can_be_verified() -> None:
    assert verify(json.loads(json.dumps(export(play(3, 20), SALT)))).valid


def changed_roll(document: dict[str, Any]) -> None:
    dice = document["events"][event_number("rolled")][2]["dice"]
    dice[0] = dice[0] % 6 + 1


def another_seed(document: dict[str, Any]) -> None:
    document["seed"] = bytes(32).hex()


def another_seed_with_its_commitment(document: dict[str, Any]) -> None:
    document["seed"] = bytes(32).hex()
    document["commitment"] = commitment(bytes(32), SALT)


def illegal_move(document: dict[str, Any]) -> None:
    document["moves"][2][1] = "labour:13:6+6:hestia"


def another_move(document: dict[str, Any]) -> None:
    offered = Match.start(GAME, 1, seed=SEED, words=("laurel",)).questions[0].options
    document["moves"][0][1] = next(option.id for option in offered if option.id != document["moves"][0][1])


def lost_move(document: dict[str, Any]) -> None:
    del document["moves"][-1]


def another_event(document: dict[str, Any]) -> None:
    document["events"].append(["scored", 0, {"points": 99, "place": 1}])


def lost_event(document: dict[str, Any]) -> None:
    del document["events"][5]


def other_words(document: dict[str, Any]) -> None:
    document["words"] = ["olive"]


def other_scores(document: dict[str, Any]) -> None:
    document["standings"][0][2] += 1


def not_over(document: dict[str, Any]) -> None:
    document["finished"] = False


@pytest.mark.parametrize(
    ("forge", "named", "part"),
    [
        (changed_roll, "Event 2, before the first move, is written as rolled", ("event", 0)),
        (another_seed, "do not give the commitment", ("seal", 0)),
        (another_seed_with_its_commitment, "played again it is", ("event", 0)),
        (illegal_move, "Move 3 is not allowed", ("move", 3)),
        (another_move, "after move 1", ("event", 1)),
        (lost_move, "at the end", ("event", len(DOCUMENT["moves"]) - 1)),
        (another_event, "points 99", ("event", len(DOCUMENT["moves"]))),
        (lost_event, "Event 6", ("event", 1)),
        (other_words, "played again it is", ("event", 0)),
        (other_scores, "The scores are not those", ("scores", 0)),
        (not_over, "The match is over by its moves", ("end", 0)),
    ],
)
def test_forgeries_are_named(forge: Callable[[dict[str, Any]], None], named: str, part: tuple[str, int]) -> None:
    document = copy.deepcopy(DOCUMENT)
    forge(document)
    report = verify(document)
    assert not report.valid
    assert named in report.difference
    assert (report.part, report.number) == part


def test_other_rules_that_lead_to_the_same_match_are_told() -> None:
    report = verify({**DOCUMENT, "rules": 0})
    assert report.valid
    assert report.other_rules == 0


def test_other_rules_that_lead_elsewhere_are_no_forgery_as_long_as_the_seal_fits() -> None:
    document = copy.deepcopy({**DOCUMENT, "rules": 0})
    another_move(document)
    report = verify(document, promised=commitment(SEED, SALT))
    assert (report.valid, report.other_rules, report.commitment) == (False, 0, commitment(SEED, SALT))
    assert "played by rules 0 of hercules, not by" in report.difference
    another_seed(document)
    assert verify(document).difference == BROKEN_SEAL


def test_a_broken_promise_is_named() -> None:
    assert "commitment" in verify(DOCUMENT, promised=commitment(bytes(32), SALT)).difference


@pytest.mark.parametrize("document", [{}, {**DOCUMENT, "moves": 7}, {**DOCUMENT, "game": "chess"}])
def test_other_documents_are_refused(document: dict[str, Any]) -> None:
    report = verify(document)
    assert not report.valid
    assert report.part == "unreadable"
