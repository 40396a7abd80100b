"""What is foreseen of an option comes true when it is taken, and what is told adds up to what a side has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

import pytest

from engine.hercules import GAME
from engine.hercules.scoring import scores_of
from engine.hercules.state import Hero, State
from engine.match import Match
from engine.questions import Fact, Option, Question
from engine.simulation import match_seed
from tests.short_forms import some

MATCHES = 120
TAKEN = {"card": ("took_demigod",), "vase": ("took_vase",), "god": ("took_god", "took_pantheon")}
"""Where the cards are told of that a preview names."""


class Choice(NamedTuple):
    """One choice: the match after it, how the seat stood before, what was foreseen, and what is told of the seat."""

    match: Match[State]
    question: Question
    option: Option
    before: Hero
    faces: tuple[int, ...]
    foreseen: Mapping[str, Any]
    events: dict[str, Mapping[str, Fact]]


def play_choices(number: int) -> Iterator[Choice]:
    luck = Random(f"foreseen {number}")
    seats = (1, 2, 3, 4)[number % 4]
    settings = {"variant": ("full", "simplified")[number // 4 % 2]}
    match = Match.start(GAME, seats, settings, seed=match_seed("foreseen", number))
    while match.questions:
        question = luck.choice(match.questions)
        ways = [option for option in question.options if option.group == "labour"] or question.options
        option = luck.choice(ways if luck.random() < 0.6 else question.options)
        seat = question.seat
        before, faces = match.state.heroes[seat].copy(), match.state.faces(seat)
        foreseen = match.preview(seat, option)
        events = {event.kind: event.facts for event in match.play(seat, option.id)[::-1] if event.seat == seat}
        yield Choice(match, question, option, before, faces, foreseen, events)


def labour(choice: Choice) -> None:
    foreseen, events, hero = choice.foreseen, choice.events, choice.match.state.heroes[choice.question.seat]
    assert (foreseen["start"], foreseen["column"]) == (choice.before.column, hero.column)
    assert foreseen["steps"] == hero.column - choice.before.column
    assert ("moved" in events) == bool(foreseen["steps"])
    assert hero.supply == choice.before.supply + 1
    assert {*choice.before.labours} - {*hero.labours} == {foreseen["result"]}
    for kind, cards, earlier in (
        ("card", hero.demigods, choice.before.demigods),
        ("vase", hero.vases, choice.before.vases),
        ("god", hero.gods + hero.pantheon, choice.before.gods + choice.before.pantheon),
    ):
        gain = (foreseen[kind],) if foreseen[kind] else ()
        assert sorted(cards) == sorted((*earlier, *gain))
        assert [facts["card"] for name, facts in events.items() if name in TAKEN[kind]] == [*gain]
    if choice.match.seats > 1:  # against Hades his own turn follows at once
        assert scores_of(choice.match.state)[choice.question.seat].points == foreseen["points_after"]


def ability(choice: Choice) -> None:
    """Where no labour follows by itself, since it is the only thing left to do."""
    foreseen, used, card = choice.foreseen, choice.events["used"], choice.foreseen["card"]
    assert (used["card"], used["before"]) == (card, choice.faces)
    assert foreseen["before"] == choice.faces
    if "after" in foreseen:
        after = used["after"]
        assert isinstance(after, tuple)
        assert sorted(after) == sorted(foreseen["after"])
    if "laboured" not in choice.events:
        hero, before = choice.match.state.heroes[choice.question.seat], choice.before
        markers, gods = ((1, ()), (0, (card,)))[foreseen["cost"] == "god"]
        assert hero.supply == before.supply - markers
        assert {*hero.marked} == {*before.marked, *((card,) if markers else ())}
        assert {*hero.face_down} == {*before.face_down, *gods}


def rest(choice: Choice) -> None:
    if choice.option.label == "pass":
        labours = {option.facts["result"] for option in choice.question.options if option.group == "labour"}
        assert choice.foreseen["labours"] == len(labours)
    if choice.option.id == "rest":
        question = choice.match.question_for(choice.question.seat)
        assert question
        assert [option.facts["card"] for option in question.options if option.facts] == [*choice.foreseen["cards"]]
    if choice.option.id == "rest:all" and "rested" in choice.events:
        assert {fact: choice.events["rested"][fact] for fact in ("cards", "god")} == {
            fact: choice.foreseen[fact] for fact in ("cards", "god")
        }


def end(choice: Choice) -> None:
    usable = {option.facts["card"] for option in choice.question.options if option.group == "ability"}
    assert {*choice.foreseen["cards"]} == usable


CHECKS = {"labour": labour, "ability": ability, "rest": rest, "end": end}


@pytest.mark.parametrize("number", some(range(MATCHES), 5))
def test_what_is_foreseen_comes_true(number: int) -> None:
    for choice in play_choices(number):
        check = CHECKS.get(choice.option.group)
        if check:
            check(choice)
