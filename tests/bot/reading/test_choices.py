"""Choices laid out within Discord's limits, whatever their number and length."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest
from discord import ButtonStyle, ui
from discord_contract import BUTTON, SELECT, message_faults, walk
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.interactions.components import clip, note
from bot.languages import speech
from bot.reading import choices as reading_choices
from bot.reading.choice_rows import Layout, Target, choice_page_row, choice_pages, choice_rows
from bot.reading.choices import MAIN_BUTTONS, Choice, choices_of
from bot.reading.position import Position, position_of
from engine.match import Match
from engine.players import choose
from engine.questions import Option, Question
from engine.registry import find_game
from tests.bot.features.board.test_view import table_of

LARGEST = 2**63 - 1


def choices(count: int, group: str = "labour", label: str = "choice", note: str = "a note") -> list[Choice]:
    return [Choice(f"{group}:{number}", f"{label} {number}", note, group, "Choose…") for number in range(count)]


def dump_rows(rows: list[ui.ActionRow[Any]]) -> list[dict[str, Any]]:
    return [row.to_component_dict() for row in rows]


def offered(rows: list[ui.ActionRow[Any]]) -> list[str]:
    ids = []
    for component in walk(dump_rows(rows)):
        if component["type"] == BUTTON:
            ids.append(component["custom_id"].split(":", 3)[3])
        elif component["type"] == SELECT:
            ids += [option["value"] for option in component["options"]]
    return ids


def check(rows: list[ui.ActionRow[Any]]) -> None:
    message = note("What will you do?", *rows)
    body = {"components": message.to_components(), "flags": 1 << 15}
    assert list(message_faults(body)) == []
    assert not message.is_dispatchable(), "the router answers clicks, not discord.py"


@pytest.mark.parametrize("game_seed", range(3))
def test_of_equal_faces_the_one_over_a_plain_face_stands_first(game_seed: int) -> None:
    """Who takes the first line of a face must not lose a face that was forged just before."""
    match = Match.start(find_game("diceforge"), 2, seed=bytes([game_seed]) * 32)
    looked_at = 0
    while not match.is_finished and looked_at < 12:
        question = match.questions[0]
        forges = [option for option in question.options if option.group == "forge"]
        if question.kind == "turn" and forges:
            offered = choices_of(
                position_of(replace(table_of(match, "en"), game="diceforge"), match, speech("en")),
                question,
                at_once=200,
            )
            first: dict[object, Any] = {}
            for choice in offered:
                if (option := question.find(choice.id)) is not None and option.group == "forge":
                    first.setdefault(option.facts["face"], option)
            for face, option in first.items():
                plain = [each for each in forges if each.facts["face"] == face and each.facts["old"] == "g1"]
                assert not plain or option.facts["old"] == "g1"
            looked_at += 1
        match.play(question.seat, choose("greedy", match, question.seat).option)
    assert looked_at


@pytest.mark.parametrize("count", [1, 2, 5, 6, 25, 26, 60])
def test_every_choice_is_offered_once_and_in_order(count: int) -> None:
    rows = choice_rows(Target(1, 1), choices(count))
    assert rows is not None
    assert offered(rows) == [f"labour:{number}" for number in range(count)]
    kinds = {component["type"] for component in walk(dump_rows(rows))} - {1}
    assert kinds == ({BUTTON} if count == 1 else {SELECT}), "a select shows the notes"
    check(rows)


def test_choices_without_notes_are_buttons() -> None:
    for count, kind in ((MAIN_BUTTONS, BUTTON), (MAIN_BUTTONS + 1, SELECT)):
        rows = choice_rows(Target(1, 1), choices(count, note=""))
        assert rows is not None
        assert {component["type"] for component in walk(dump_rows(rows))} - {1} == {kind}


def test_small_groups_are_gathered_where_there_would_be_too_many_rows() -> None:
    options = [
        *choices(9, "forge"),
        *choices(4, "feat"),
        *choices(3, "use"),
        *choices(2, "triton"),
        *choices(3, "extra"),
    ]
    rows = choice_rows(Target(1, 1), options, layout=Layout(more="More choices…"))
    assert rows is not None
    assert len(rows) == 3
    assert sorted(offered(rows)) == sorted(choice.id for choice in options)


def test_enough_is_grey() -> None:
    rows = choice_rows(Target(1, 1), [Choice("take", "Take"), Choice("enough", "Done", done=True)])
    assert rows is not None
    styles = [component["style"] for component in walk(dump_rows(rows)) if component["type"] == BUTTON]
    assert styles == [ButtonStyle.primary.value, ButtonStyle.secondary.value]


def test_what_cannot_be_taken_back_shows() -> None:
    rows = choice_rows(Target(1, 1), [Choice("use", "Roll", "", "ability", "", True), Choice("end", "End", "", "end")])
    assert rows is not None
    emoji = [component["emoji"]["name"] for component in walk(dump_rows(rows)) if component.get("emoji")]
    assert emoji == ["🎲", "🏁"]


def test_long_labels_stand_alone() -> None:
    rows = choice_rows(Target(1, 1), choices(3, label="x" * 60, note=""))
    assert rows is not None
    assert [len(row["components"]) for row in dump_rows(rows)] == [1, 1, 1]


def test_notes_go_before_choices_do() -> None:
    many = choices(50, label="labour " * 4, note="n" * 90)
    rows = choice_rows(Target(1, 1), many)
    assert rows is not None
    assert offered(rows) == [choice.id for choice in many]
    assert not [
        option for part in walk(dump_rows(rows)) for option in part.get("options", []) if "description" in option
    ]
    check(rows)


def test_what_overflows_a_message_is_shown_page_by_page() -> None:
    many = choices(300, label="a rather long label for a choice", note="and a note besides")
    assert choice_rows(Target(1, 1), many) is None
    parts = choice_pages(many)
    assert [choice for part in parts for choice in part] == many
    for number, part in enumerate(parts):
        row = choice_page_row(Target(LARGEST, LARGEST), part, number, "Choose…")
        assert offered([row]) == [choice.id for choice in part]
        check([row])


def test_a_page_with_choices_of_several_groups_does_not_name_one_of_them() -> None:
    forge = Choice("f", "3 gold", "", "forge", "Forge a face…")
    end = Choice("e", "End the turn", "", "end", "Choose…")
    for page, heading in (([forge, forge._replace(id="g")], "Forge a face…"), ([forge, end], "Choose…")):
        row = choice_page_row(Target(1, 1), page, 0, "Choose…")
        assert [part["placeholder"] for part in walk(dump_rows([row])) if "placeholder" in part] == [heading]


@settings(max_examples=150, deadline=None)
@given(
    st.lists(
        st.tuples(st.text(min_size=1, max_size=120).filter(str.strip), st.text(max_size=150), st.booleans()),
        min_size=1,
        max_size=70,
    ),
    st.integers(1, 4),
)
def test_any_words_keep_the_limits(words: list[tuple[str, str, bool]], groups: int) -> None:
    options = [
        Choice(f"o:{number}", label, about, f"g{number % groups}", "Wähle …", chance)
        for number, (label, about, chance) in enumerate(words)
    ]
    rows = choice_rows(Target(LARGEST, LARGEST), options)
    if rows is None:
        assert len(json.dumps([choice.label for choice in options], ensure_ascii=False).encode()) > 1_000
        return
    assert sorted(offered(rows)) == sorted(choice.id for choice in options)
    check(rows)


def test_clipping_shows_that_something_is_missing() -> None:
    assert clip("abc", 3) == "abc"
    assert clip("abcd", 3) == "ab…"


def test_what_may_be_chosen_together_is_one_select() -> None:
    offered_together = [*choices(4, "marker"), *choices(2, "god"), Choice("nothing", "Get nothing back")]
    rows = choice_rows(Target(1, 1), offered_together, several={"marker": 3, "god": 1})
    assert rows is not None
    check(rows)
    select, button = (component for component in walk(dump_rows(rows)) if component["type"] in (SELECT, BUTTON))
    assert select["max_values"] == 4
    assert [option["value"] for option in select["options"]] == [choice.id for choice in offered_together[:-1]]
    assert button["label"] == "Get nothing back"
    assert button["style"] == 2
    alone = choice_rows(Target(1, 1), choices(1, "marker"), several={"marker": 3, "god": 1})
    assert alone is not None
    assert dump_rows(alone)[0]["components"][0]["max_values"] == 1


def test_options_are_put_into_words_once_beside_first_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    match: Match[Any] = Match.start(find_game("hercules"), 2, seed=bytes(32))
    position, question = position_of(table_of(match, "en"), match, speech("en")), match.questions[0]
    worded: list[str] = []
    put_into_words = reading_choices._options

    def count(position: Position, question: Question, options: Sequence[Option], **how: Any) -> Iterator[Choice]:
        worded.append(options[0].group)
        return put_into_words(position, question, options, **how)

    monkeypatch.setattr(reading_choices, "_options", count)
    for at_once in (0, 25):
        choices_of(position, question, at_once=at_once)
    assert len(worded) == len({*worded}) > 1


def test_first_steps_are_put_into_words_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match: Match[Any] = Match.start(find_game("diceforge"), 2, seed=bytes(32))
    while not any(option.group == "forge" for option in match.questions[0].options):
        match.play(match.questions[0].seat, match.questions[0].options[0].id)
    position, question = position_of(table_of(match, "en"), match, speech("en")), match.questions[0]
    worded: list[str] = []
    put_into_words = reading_choices._steps_in_words

    def count(position: Position, question: Question, options: Sequence[Option]) -> list[Choice] | None:
        worded.append(options[0].group)
        return put_into_words(position, question, options)

    monkeypatch.setattr(reading_choices, "_steps_in_words", count)
    whole, beside = (choices_of(position, question, at_once=at_once) for at_once in (0, 1))
    assert any(choice.opens for choice in whole)
    assert [choice for choice in beside if choice.opens] == [choice for choice in whole if choice.opens]
    assert len(worded) == len({*worded})
