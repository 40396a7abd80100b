"""Options that are offered along with the answer that follows them, or with the end of the turn."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.languages import speech
from bot.reading.choices import choices_of
from bot.reading.ending_choices import FIRST_TO_GO, and_end
from bot.reading.joined_choices import FEW, offered_choices, without_steps
from bot.reading.position import position_of
from bot.tables.rules.choices import AGAIN, THEN, in_order
from engine.match import Match
from engine.repeating import Repetition, repeated_options
from tests.bot.features.asked import played, questions, table_of


@pytest.fixture(scope="module")
def positions() -> list[Match[Any]]:
    return questions(1)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_reinforcement_is_used_and_answered_at_once(positions: list[Match[Any]], language: str) -> None:
    joined = repeated = usual = 0
    for match in positions:
        table, question = table_of(match), match.questions[0]
        offered = offered_choices(position_of(table, match, speech(language)), question)
        for choice in offered:
            _, *others = in_order(choice.id)
            assert len(choice.label) <= 80
            if others and others != [AGAIN]:
                joined += 1
                repeated += AGAIN in others
                after = played(match, question.seat, choice.id)
                assert after.journal[-1].option == others[-1]
                before_last = choice.id.removesuffix(f"{THEN}{others[-1]}")
                before_answer = played(match, question.seat, before_last)
                assert before_answer.chance_used == match.chance_used, "nothing is given away"
                assert (" then " if language == "en" else " dann ") in choice.label or ": " in choice.label
        assert {in_order(choice.id)[0] for choice in offered if not choice.opens} <= {o.id for o in question.options}
        before = {choice.id for choice in choices_of(position_of(table, match, speech(language)), question)}
        ids = {choice.id if choice.opens else in_order(choice.id)[0] for choice in offered}
        steps = tuple(id for id in before if id.endswith(":"))
        assert before == {id for id in ids if id in before or not id.startswith(steps or ("?",))}
        usual += len(ids - before)
        assert all(question.find(id).facts["old"] == "g1" for id in ids - before)
    assert joined
    assert repeated
    assert usual


def test_what_rolls_dice_is_asked_alone() -> None:
    rolling, joined = 0, 0
    for match in questions(2, ""):
        match.game = replace(match.game, offers=replace(match.game.offers, leads_on=("die", "feat", "cerberus", "use")))
        for choice in offered_choices(position_of(table_of(match), match, speech("en")), match.questions[0]):
            first, *others = in_order(choice.id)
            if choice.opens or choice.group not in match.game.offers.leads_on or others == [AGAIN]:
                continue
            after = played(match, match.questions[0].seat, first)
            rolling += after.chance_used != match.chance_used and after.turn_began == match.turn_began
            joined += bool(others)
            assert not (others and after.chance_used != match.chance_used), "the dice are not told beforehand"
    assert rolling > 5
    assert joined > 5


def test_each_option_is_tried_once_and_never_beyond_the_turn(
    positions: list[Match[Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[tuple[Any, str]] = []
    begun: list[bool] = []
    play = Match.play

    def note(match: Match[Any], seat: int, option: str) -> Any:
        tried.append((tuple(match.journal), option))
        events = play(match, seat, option)
        begun.extend(event.kind == "turn_began" for event in events)
        return events

    monkeypatch.setattr(Match, "play", note)
    for match in positions[:12]:
        tried.clear()
        offered_choices(position_of(table_of(match), match, speech("en")), match.questions[0])
        first = [option for journal, option in tried if journal == tuple(match.journal)]
        assert len(first) <= len(set(first)) + 1, "once, and once more to take as much as before"
    assert not any(begun)


def test_nothing_is_asked_along_that_is_answered_by_order(positions: list[Match[Any]]) -> None:
    owls = [match for match in positions if match.questions[0].find("use:guardians_owl")]
    assert owls
    table = table_of(owls[0], **{"choose:guardians_owl": "sun"})
    ids = [choice.id for choice in offered_choices(position_of(table, owls[0], speech("en")), owls[0].questions[0])]
    assert "use:guardians_owl" in ids
    assert not [id for id in ids if id.startswith(f"use:guardians_owl{THEN}")]


def test_faces_and_places_stand_in_one_select_where_it_holds_them(positions: list[Match[Any]]) -> None:
    whole = 0
    for match in positions:
        table, question, words = table_of(match), match.questions[0], speech("en")
        offered = offered_choices(position_of(table, match, words), question)
        every = {option.id for option in question.options if option.group == "forge"}
        for choices in without_steps(position_of(table, match, words), question, offered):
            whole += 1
            assert {in_order(choice.id)[0] for choice in choices if choice.group == "forge"} == every
            assert len(every) <= 25
            assert [c for c in choices if c.group != "forge"] == [c for c in offered if c.group != "forge"]
    assert whole > 5


def test_the_end_is_offered_along_where_the_turn_would_go_on(positions: list[Match[Any]]) -> None:
    ended, alone = 0, 0
    for match in positions:
        table, question, words = table_of(match), match.questions[0], speech("en")
        first = next(
            (choice for choice in offered_choices(position_of(table, match, words), question) if choice.opens), None
        )
        if first is None:
            continue
        places = choices_of(position_of(table, match, words), question, beginning=first.id)
        ends = and_end(position_of(table, match, words), question, places)
        after = played(match, question.seat, places[0].id)
        then = after.question_for(question.seat)
        assert bool(ends) == (
            after.turn_began == match.turn_began and then is not None and then.find("end") is not None
        )
        if ends:
            ended += 1
            assert [choice.id for choice in ends] == [f"{choice.id}{THEN}end" for choice in places]
            assert played(match, question.seat, ends[0].id).turn_began != match.turn_began
        else:
            alone += 1
    assert ended
    assert alone


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_that_was_used_before_is_used_again_by_one_choice(language: str) -> None:
    tried = 0
    for seed in range(1, 6):
        for match in questions(seed):
            question = match.questions[0]
            offered = offered_choices(position_of(table_of(match), match, speech(language)), question)
            again = [choice for choice in offered if in_order(choice.id)[-1] == AGAIN]
            options = repeated_options(match, question)
            copies = sum(match.state.ready.count(option.text("card")) for option in options)
            assert len(again) == (copies > 1), "one use alone needs no further choice"
            for choice in again:
                tried += 1
                assert len(choice.label) <= 80
                assert len(choice.note) <= 100
                names = [speech(language)(f"diceforge-card-{option.text('card')}") for option in options]
                assert all(name in choice.label for name in names)
                used(match, question.seat, in_order(choice.id)[0])
    assert tried > 5


def used(match: Match[Any], seat: int, first: str) -> None:
    """Go on as before, and see that it ends in time with answers as they were given before."""
    repetition, after = Repetition(match, seat, first), match.fork()
    option: str | None = first
    while option is not None:
        question = after.question_for(seat)
        assert question is not None
        assert option.startswith("use:") == (question.kind == "turn")
        before = [entry.option for entry in match.journal if entry.seat == seat]
        assert option in before
        after.play(seat, option)
        option = repetition.find_next(after)
    assert after.turn_began == match.turn_began, "nothing else was chosen"


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_feat_stands_there_with_the_end_and_an_extra_action(language: str) -> None:
    ended, extra = 0, 0
    for seed in range(1, 7):
        for match in questions(seed):
            question = match.questions[0]
            offered = offered_choices(position_of(table_of(match), match, speech(language)), question)
            feats = [choice for choice in offered if choice.group == "feat" and choice.saves < FIRST_TO_GO]
            single = choices_of(position_of(table_of(match), match, speech(language)), question)
            notes = {choice.id: choice.note for choice in single}
            assert len(feats) <= 25
            assert {in_order(each.id)[0] for each in feats} == {each.id for each in single if each.group == "feat"}
            for choice in feats:
                first, *others = in_order(choice.id)
                after = played(match, question.seat, first)
                then = after.question_for(question.seat)
                is_small = then is not None and len(then.options) <= FEW and after.turn_began == match.turn_began
                is_certain = is_small and after.chance_used == match.chance_used and len(after.questions) == 1
                assert not others or is_certain, "a choice of others, or of chance, comes between"
                if others:
                    assert then is not None
                    alike = {in_order(each.id)[1] for each in feats if in_order(each.id)[0] == first}
                    assert alike == {option.id for option in then.options}, "nothing that may be chosen is left out"
                    assert len(choice.label) <= 80
                    assert choice.note == notes[first] or not notes[first], "what the feat brings is still told"
                    ended += others == ["end"]
                    extra += others == ["extra"]
    assert ended
    assert extra


def test_no_group_grows_beyond_what_one_select_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    match = next(
        match
        for match in questions(1)
        if any(
            in_order(each.id)[1:] == ["end"]
            for each in offered_choices(position_of(table_of(match), match, speech("en")), match.questions[0])
        )
    )
    question, table = match.questions[0], table_of(match)
    feats = [each for each in choices_of(position_of(table, match, speech("en")), question) if each.group == "feat"]
    monkeypatch.setattr("bot.interactions.limits.SELECT_OPTIONS", len(feats))
    offered = offered_choices(position_of(table, match, speech("en")), question)
    assert [each.id for each in offered if each.group == "feat"] == [each.id for each in feats]
