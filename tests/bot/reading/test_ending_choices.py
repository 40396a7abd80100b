"""Small questions with the end of the turn after each answer, and the end of a turn within another."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from discord_contract import BUTTON

from bot.interactions import limits
from bot.languages import speech
from bot.reading.choice_rows import Target, choice_rows
from bot.reading.choice_sections import with_sections
from bot.reading.choices import ENDING, JOINED, Choice, choices_of
from bot.reading.ending_choices import FIRST_TO_GO
from bot.reading.joined_choices import offered_choices
from bot.reading.position import position_of
from bot.reading.usual_choices import as_room_allows
from bot.tables.rules.choices import THEN, in_order
from engine.match import Match
from engine.questions import Option
from tests.bot.features.asked import played, questions, table_of

GODDESS = {"module": "goddess", "line_up": "goddess_recommended"}
SEEDS = (1, 9)
"""Matches in which a turn within another is over while nothing else may be done."""


def offered(match: Match[Any], language: str = "en") -> list[Choice]:
    return offered_choices(position_of(table_of(match), match, speech(language)), match.questions[0])


def may_end_after(match: Match[Any], option: Option) -> bool:
    """Whether the same seat may end its turn after this option, and nothing has come to light."""
    seat, after = match.questions[0].seat, match.fork()
    if option.chance:
        return False
    after.play(seat, option.id)
    is_same = after.turn_began == match.turn_began and after.chance_used == match.chance_used
    then = after.question_for(seat)
    return is_same and len(after.questions) == 1 and then is not None and then.find("end") is not None


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_small_question_is_offered_with_the_end_of_the_turn(language: str) -> None:
    kinds, without = set[str](), set[str]()
    for match in (match for seed in (1, 2, 3) for match in questions(seed, "", seats=3, settings=GODDESS, most=300)):
        question = match.questions[0]
        if question.kind == "turn" or len(match.questions) > 1:
            continue
        choices = offered(match, language)
        ends = [choice for choice in choices if choice.group == JOINED]
        if any(choice.opens for choice in choices):
            assert not ends
            continue
        alone = {choice.id for choice in choices if choice not in ends}
        single = choices_of(position_of(table_of(match), match, speech(language)), question)
        assert {choice.id for choice in single} == alone
        wanted = [id for id in alone if (option := question.find(id)) and may_end_after(match, option)]
        assert {in_order(choice.id)[0] for choice in ends} == ({*wanted} if len(wanted) > 1 else set())
        for choice in ends:
            kinds.add(question.kind)
            assert played(match, question.seat, choice.id).turn_began != match.turn_began, "the whole turn is over"
            assert choice.saves == 1
            ending = "End the turn" if language == "en" else "Zug beenden"
            assert choice.label.endswith(ending), "the same choice stands beside it without the end"
        if not ends:
            without.add(question.kind)
    assert {"path", "choose"} <= kinds & without, "both in the own turn and in those of others"


def test_what_ends_the_turn_as_well_stands_in_a_select_below_the_others() -> None:
    alone = [Choice(f"deal:{each}", each) for each in ("yes", "no")]
    ends = [each._replace(id=f"{each.id}{THEN}end", group=JOINED, heading="And end", note="Much") for each in alone]
    rows = choice_rows(Target(1, 1), [*alone, *ends]) or []
    buttons, (select,) = ([control.to_component_dict() for control in row.children] for row in rows)
    assert all(button["type"] == BUTTON for button in buttons)
    assert [option["value"] for option in select["options"]] == [choice.id for choice in ends]
    third = ends[0]._replace(id="deal:never")
    sections, left = with_sections(Target(1, 1), [*ends, third], "Choose")
    assert not sections
    assert left == [*ends, third]


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_feat_has_the_end_of_the_turn_beside_it_where_more_may_follow(language: str) -> None:
    beside = 0
    for match in (match for seed in (1, 2) for match in questions(seed, seats=3, settings=GODDESS)):
        question, choices = match.questions[0], offered(match, language)
        for before, choice in pairwise(choices):
            if choice.saves != FIRST_TO_GO:
                continue
            beside += 1
            first, *ends = in_order(choice.id)
            assert first == before.id
            assert before.group == choice.group == "feat"
            assert {*ends} == {"end"}
            assert choice.label.endswith("End the turn" if language == "en" else "Zug beenden")
            assert may_end_after(match, question.options[[each.id for each in question.options].index(first)])
            assert played(match, question.seat, choice.id).turn_began != match.turn_began
        groups = Counter(choice.group for choice in choices if choice.saves in (0, FIRST_TO_GO))
        assert groups["feat"] <= limits.SELECT_OPTIONS
    assert beside


def test_what_saves_least_gives_way_first() -> None:
    choices = [Choice(str(saves), "", saves=saves) for saves in (0, 2, 1, 2, 0)]
    steps = [[choice.saves for choice in each] for each in as_room_allows(choices)]
    assert steps == [[0, 2, 1, 2, 0], [0, 1, 0], [0, 0]]


def test_a_turn_within_another_ends_with_it_where_the_same_would_be_asked_again() -> None:
    at_once, alone = 0, 0
    for match in (match for seed in SEEDS for match in questions(seed, seats=3, settings=GODDESS)):
        question, after = match.questions[0], match.fork()
        if question.find("end") is None:
            continue
        after.play(question.seat, "end")
        then = after.question_for(question.seat)
        is_same = after.turn_began == match.turn_began and then is not None and then.options == question.options
        ends = [in_order(choice.id) for choice in offered(match) if choice.group == ENDING]
        assert ends == ([["end", "end"]] if is_same else [["end"]])
        over = played(match, question.seat, THEN.join(ends[0]))
        assert over.turn_began != match.turn_began or not is_same, "the whole turn is over"
        at_once, alone = at_once + is_same, alone + (not is_same)
    assert at_once
    assert alone
