"""Boards, private choices and second steps of whole matches of Dice Forge, against Discord's limits."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from discord_contract import message_faults

from bot.interactions.components import note
from bot.interactions.limits import SELECT_OPTIONS
from bot.languages import LANGUAGES, speech
from bot.reading.choice_rows import Target, choice_rows
from bot.reading.choices import choices_of
from bot.reading.position import position_of
from bot.reading.standing_answers import always_row, standing_panel
from bot.tables.model.table import Seat, Table
from bot.tables.rules.choices import ticket_of
from engine import registry
from engine.match import Match
from engine.registry import find_game
from engine.standing_answers import standing_key, standing_options
from tests.bot.features.panel_limits import HASH, LONG, PICTURE, board_of, check, end_of
from tests.short_forms import some

GAME = "diceforge"
SELDOM = {"hammer", "exchange", "celestial", "companion"}
"""What a few matches need not ask."""
BYTES = 8_000
"""Discord refuses layouts from about ten kilobytes on, and says no more than that something went wrong."""


@pytest.fixture(autouse=True)
def in_the_registry(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(registry.MODULES, GAME, "engine.dice_forge")
    find_game.cache_clear()
    yield
    find_game.cache_clear()


def table_of(match: Match[Any], language: str) -> Table:
    seats = tuple(Seat(number, 2**62 + number, LONG[number], None) for number in range(match.seats))
    stamps = (0, 0, 0, None)
    return Table(2**40, 2**62, 2**62, GAME, "playing", 2**62, seats, match.settings, 2**40, HASH, *stamps, language)


def small_enough(view: Any) -> None:
    assert len(json.dumps(view.to_components(), ensure_ascii=False).encode()) < BYTES


@pytest.mark.parametrize(
    ("language", "seats", "settings"),
    some(
        (
            (language, *kind)
            for kind in [
                (2, {"line_up": "draft"}),
                (3, {"line_up": "random"}),
                (4, {"line_up": "advanced"}),
                (2, {"line_up": "goddess_recommended", "module": "goddess"}),
                (4, {"line_up": "titans_recommended", "module": "titans"}),
            ]
            for language in LANGUAGES
        ),
        3,
    ),
    ids=lambda argument: "-".join(argument.values()) if isinstance(argument, dict) else str(argument),
)
def test_every_board_and_choice_keeps_the_limits(language: str, seats: int, settings: dict[str, str]) -> None:
    chance = Random(seats)
    match = Match.start(find_game(GAME), seats, settings, seed=bytes([seats]) * 32)
    words = speech(language)
    since = steps = 0
    while not match.is_finished:
        table = table_of(match, language)
        panel = board_of(table, match, match.events[since:], words, PICTURE)
        check(panel)
        small_enough(panel.view)
        question = chance.choice(match.questions)
        offered = choices_of(position_of(table, match, words), question)
        assert choice_rows(Target(table.id, ticket_of(table, question)), offered) is not None, "nothing needs pages"
        for choice in offered:
            if choice.opens:
                second = choices_of(position_of(table, match, words), question, beginning=choice.id)
                assert 0 < len(second) <= SELECT_OPTIONS
                assert not any(each.opens for each in second)
                steps += 1
        rows = always_row(position_of(table, match, words), question)
        assert list(message_faults({"components": note("?", *rows).to_components(), "flags": 1 << 15})) == []
        since = len(match.events)
        match.play(question.seat, chance.choice(question.options).id)
    assert steps > 20
    check(end_of(table_of(match, language), match, match.events[-40:], words, PICTURE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_about_gold_has_its_standing_answer_beside_the_options(language: str) -> None:
    match = Match.start(find_game(GAME), 2, {"line_up": "titans_recommended", "module": "titans"}, seed=bytes(32))
    chance, words, count = Random(3), speech(language), 0
    while not match.is_finished:
        question = chance.choice(match.questions)
        table = table_of(match, language)
        rows = board_of(table, match, (), words, PICTURE).view.to_components()[0]["components"]
        pressed = [[each["custom_id"] for each in row["components"]] for row in rows if row["type"] == 1]
        always = [row for row in pressed if row[-1].startswith("ab:")]
        if [each.kind for each in match.questions] == ["scepter"]:
            [row] = always
            assert row[-1].endswith(":all")
            assert len(question.options) > 2 or row[0].startswith("t1:"), "beside, where there is room"
            count += 1
        elif len(match.questions) == 1:
            assert not always
        match.play(question.seat, chance.choice(question.options).id)
    assert count


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_standing_answer_has_words(language: str) -> None:
    words = speech(language)
    answers: dict[str, str] = {}
    table = None
    for seed in range(9):
        chance = Random(seed)
        settings = (
            {"line_up": "advanced"},
            {"line_up": "goddess_recommended", "module": "goddess"},
            {"line_up": "titans_recommended", "module": "titans"},
        )[seed % 3]
        match = Match.start(find_game(GAME), 4, settings, seed=bytes([seed]) * 32)
        table = table_of(match, language)
        while not match.is_finished:
            question = chance.choice(match.questions)
            key = standing_key(match.game.offers.standing_answers, question)
            for answer in standing_options(match.game.offers.standing_answers, question):
                assert key
                answers[key] = answer
            feats = [option for option in question.options if option.group in ("feat", "use")]
            match.play(question.seat, chance.choice(feats or question.options).id)
    assert table is not None
    declared = {answer.kind for answer in find_game(GAME).offers.standing_answers}
    for each in find_game(GAME).offers.standing_answers:
        assert all(words.has(f"{GAME}-standing-{each.kind}-{answer}") for answer in each.answers)
    assert {key.partition(":")[0] for key in answers} >= declared - SELDOM
    check(standing_panel(position_of(table, match, words), table.seats[0]._replace(standing=answers)))
