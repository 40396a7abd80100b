"""The kernel: several seats at once, refusals, forks, saves, replays."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from engine.errors import BadSettings, DamagedMatch, IllegalOption, MatchIsOver, NotAsked, RefusedPlay
from engine.events import Event
from engine.match import Match
from engine.save_format import Entry
from tests.engine.script import Script
from tests.engine.toy import TOY, Toy

SEED = bytes(range(32))


def start(seats: int = 3, **settings: str) -> Match[Toy]:
    return Match.start(TOY, seats, settings, seed=SEED)


def finish(match: Match[Toy]) -> Match[Toy]:
    while match.questions:
        question = match.questions[-1]
        match.play(question.seat, question.options[0].id)
    return match


def list_questions(match: Match[Toy]) -> list[tuple[int, str]]:
    return [(question.seat, question.kind) for question in match.questions]


def test_all_seats_are_asked_together_and_answer_in_any_order() -> None:
    match = start()
    assert list_questions(match) == [(0, "bid"), (1, "bid"), (2, "bid")]
    assert match.play(2, "bid:2") == []
    assert list_questions(match) == [(0, "bid"), (1, "bid")]
    match.play(0, "bid:3")
    assert list_questions(match) == [(0, "sure"), (1, "bid")]
    match.play(1, "bid:1")
    assert list_questions(match) == [(0, "sure")]
    events = match.play(0, "yes")
    assert (events[0].kind, events[0].seat) == ("won", 0)
    assert match.state.log == ["2:bid:2", "1:bid:1", "0:bid:3"]
    assert match.round == 2


def test_a_single_option_answers_itself_and_is_told() -> None:
    match = Match.from_state(TOY, Toy([9, 0]), seats=2, chance=Script([6]))
    assert list_questions(match) == [(1, "bid")]
    assert [(event.kind, event.seat, event.facts["option"]) for event in match.events] == [("only_choice", 0, "bid:1")]


def test_an_option_is_chosen_by_its_place_as_by_its_id() -> None:
    one, other = start(), start()
    while one.questions:
        question = one.questions[-1]
        one.play(question.seat, question.options[-1].id)
        other.choose(other.questions[-1], len(question.options) - 1)
    assert (other.journal, other.events, other.state) == (one.journal, one.events, one.state)
    assert all(type(event) is Event for event in other.events)
    assert all(type(entry) is Entry for entry in other.journal)


def test_only_an_option_of_an_open_question_can_be_chosen_by_its_place() -> None:
    match = start()
    first, second, _ = match.questions
    match.choose(second, 0)
    with pytest.raises(NotAsked):
        match.choose(second, 0)
    with pytest.raises(IndexError):
        match.choose(first, len(first.options))
    assert len(match.journal) == 1
    fork = match.fork()
    fork.choose(first, 0)
    assert (len(match.journal), len(fork.journal)) == (1, 2)


def test_questions_are_numbered_through() -> None:
    match = start()
    assert [question.number for question in match.questions] == [1, 2, 3]
    match.play(1, "bid:3")
    assert match.question_for(1).number == 4  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("seat", "option", "error", "reason"),
    [
        (0, "bid:9", IllegalOption, "too_high"),
        (0, "", IllegalOption, "unknown_option"),
        (2, "bid:1", NotAsked, "too_high"),
        (7, "dance", NotAsked, "unknown_option"),
        (-1, "dance", NotAsked, "unknown_option"),
    ],
)
def test_illegal_plays_say_why_and_change_nothing(
    seat: int, option: str, error: type[RefusedPlay], reason: str
) -> None:
    match = start()
    match.play(2, "bid:2")
    before = match.save()
    with pytest.raises(error) as caught:
        match.play(seat, option)
    assert caught.value.reason == reason
    assert match.save() == before


def test_a_finished_match_takes_no_play() -> None:
    match = finish(start())
    assert match.is_finished
    before = match.save()
    with pytest.raises(MatchIsOver):
        match.play(0, "bid:1")
    assert match.save() == before
    assert sum(standing.place == 1 for standing in match.standings) >= 1


def test_a_fork_goes_its_own_way() -> None:
    match = start()
    match.play(1, "bid:3")
    before, events = match.save(), list(match.events)
    fork = match.fork()
    assert list_questions(fork) == list_questions(match)
    finish(fork)
    assert match.save() == before
    assert list(match.events) == events
    finish(match)
    assert match.save() == fork.save()
    assert list(match.events) == list(fork.events)


def test_a_restored_match_is_the_same_match() -> None:
    match = start(rounds="3")
    for seat, option in ((1, "bid:3"), (1, "no"), (0, "bid:2"), (2, "bid:1"), (2, "bid:1"), (1, "bid:2")):
        match.play(seat, option)
        saved = json.loads(json.dumps(match.save()))
        restored = Match.restore(TOY, saved)
        assert restored.questions == match.questions
        assert restored.state == match.state
        assert restored.journal == match.journal
        assert restored.events == match.events
        assert restored.save() == match.save()
        assert finish(restored).events == finish(match.fork()).events


def test_a_restored_match_tells_only_what_is_new() -> None:
    match = start()
    match.play(0, "bid:2")
    restored = Match.restore(TOY, match.save())
    for seat in (1, 2):
        assert restored.play(seat, "bid:1") == match.play(seat, "bid:1")


def test_a_match_can_be_seen_as_it_was() -> None:
    match = start()
    match.play(0, "bid:2")
    earlier = match.save()
    match.play(2, "bid:1")
    assert match.replay(1).save() == earlier
    assert match.replay().save() == match.save()


def test_words_and_seed_decide_the_dice() -> None:
    matches = [finish(Match.start(TOY, 2, seed=SEED, words=words)) for words in ((), ("amphora",), ("nectar",))]
    assert len({str(match.events) for match in matches}) > 1
    assert finish(Match.start(TOY, 2, seed=SEED)).events == matches[0].events


@pytest.mark.parametrize(
    ("seats", "settings", "seed", "sentence"),
    [
        (5, {}, SEED, "2, 3 seats, not 5"),
        (2, {"colour": "red"}, SEED, "no setting 'colour'"),
        (2, {"rounds": "9"}, SEED, "rounds is one of 2, 3, not '9'"),
        (2, {"rounds": "3", "short": "yes"}, SEED, "exclude each other"),
        (2, {}, b"short", "32 bytes, not 5"),
    ],
)
def test_bad_settings_are_refused(seats: int, settings: dict[str, str], seed: bytes, sentence: str) -> None:
    with pytest.raises(BadSettings, match=sentence):
        Match.start(TOY, seats, settings, seed=seed)


def test_settings_that_do_not_suit_the_seats_are_left_out() -> None:
    assert dict(start(seats=2, pairs="on").settings) == {"rounds": "2", "short": "no", "pairs": "on"}
    assert dict(start(seats=3, pairs="on").settings) == {"rounds": "2", "short": "no"}


def _set(*path: Any, to: Any) -> Callable[[dict[str, Any]], None]:
    def change(saved: dict[str, Any]) -> None:
        *parents, last = path
        for key in parents:
            saved = saved[key]
        saved[last] = to

    return change


@pytest.mark.parametrize(
    "damage",
    [
        _set("format", to=99),
        _set("game", to="chess"),
        _set("rules", to=2),
        _set("seed", to="xyz"),
        _set("seed", to=None),
        _set("seed", to="00"),
        _set("seats", to=17),
        _set("settings", to={"rounds": "x"}),
        _set("journal", to=[[0, "bid:9"]]),
        _set("journal", to=[[0]]),
        _set("journal", to="scribble"),
        _set("boundary", to=None),
        _set("boundary", to={}),
        _set("boundary", "state", to={}),
        _set("boundary", "state", to=[1, 2]),
        _set("boundary", "entries", to=50),
        _set("boundary", "entries", to="many"),
        _set("boundary", "chance_used", to="x"),
        _set("boundary", "chance_used", to=-5),
        _set("boundary", "events", to=-1),
        lambda saved: saved.pop("journal"),
    ],
)
def test_damaged_saves_are_refused(damage: Callable[[dict[str, Any]], None]) -> None:
    match = start()
    match.play(0, "bid:2")
    saved = copy.deepcopy(match.save())
    damage(saved)
    with pytest.raises(DamagedMatch):
        Match.restore(TOY, saved)
