"""Boards, ends and private panels of real matches, in every language, against Discord's limits."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from discord_contract import message_faults, walk

from bot.features.lobby.view import lobby_panel, settings_lines
from bot.interactions.custom_ids import base36
from bot.languages import LANGUAGES, speech
from bot.reading.choices import choices_of
from bot.reading.lobby_options import options_panel
from bot.reading.position import position_of
from bot.reading.seats import undo_buttons
from bot.tables.model.table import Seat, Table
from bot.tables.rules.choices import ticket_of
from engine.match import Match
from engine.registry import find_game
from tests.bot.features.panel_limits import HASH, LONG, PICTURE, board_of, check, check_dynamic, end_of


def table_of(match: Match[Any], language: str, version: int = 2**40) -> Table:
    seats = tuple(Seat(number, 2**62 + number, LONG[number], None) for number in range(match.seats))
    return Table(
        2**40, 2**62, 2**62, "hercules", "playing", 2**62, seats, match.settings, version, HASH, 0, 0, 0, None, language
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_board_of_a_match_keeps_the_limits(language: str, seats: int) -> None:
    chance = Random(seats)
    match = Match.start(find_game("hercules"), seats, seed=bytes([seats]) * 32)
    words = speech(language)
    since = 0
    while not match.is_finished:
        question = match.questions[0]
        table = table_of(match, language)
        check(board_of(table, match, match.events[since:], words, PICTURE))
        since = len(match.events)
        match.play(question.seat, chance.choice(question.options).id)
    check(end_of(table_of(match, language), match, match.events[-40:], words, PICTURE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_choices_read_the_same(language: str) -> None:
    chance = Random(11)
    match = Match.start(find_game("hercules"), 3, seed=b"t" * 32)
    while not match.is_finished:
        question = match.questions[0]
        choices = choices_of(position_of(table_of(match, language), match, speech(language)), question)
        read = [(choice.label, choice.note) for choice in choices]
        assert len(read) == len(set(read))
        assert all(choice.heading for choice in choices)
        match.play(question.seat, chance.choice(question.options).id)


def test_undo_is_offered_only_when_a_person_has_chosen_something() -> None:
    match = Match.start(find_game("hercules"), 2, seed=b"u" * 32)
    first = match.questions[0].seat
    table = table_of(match, "en")
    seats = tuple(
        seat._replace(person=None, computer="greedy") if seat.number == first else seat for seat in table.seats
    )
    alone = replace(table, seats=seats)
    assert undo_buttons(position_of(alone, match, speech("en"))) == []
    while any(question.seat == first for question in match.questions):
        question = match.questions[0]
        match.play(question.seat, question.options[0].id)
    assert undo_buttons(position_of(alone, match, speech("en"))) == []
    question = match.questions[0]
    match.play(question.seat, question.options[0].id)
    assert len(undo_buttons(position_of(alone, match, speech("en")))) == 1


def test_a_board_without_a_picture_still_tells_and_asks() -> None:
    match = Match.start(find_game("hercules"), 2, seed=b"p" * 32)
    panel = board_of(table_of(match, "en"), match, match.events, speech("en"), None)
    check(panel)
    assert not panel.files()
    assert "couldn’t draw the picture" in str(panel.view.to_components())


@pytest.mark.parametrize("language", LANGUAGES)
def test_lobbies_keep_the_limits(language: str) -> None:
    match = Match.start(find_game("hercules"), 4, seed=b"l" * 32)
    table = table_of(match, language)
    for seats in range(1, 5):
        gathered = Table(
            **{field: getattr(table, field) for field in Table.__slots__}
            | {"seats": table.seats[:seats], "stage": "lobby"}
        )
        check(lobby_panel(gathered, speech(language), PICTURE))
        check(lobby_panel(gathered, speech(language), None))
        assert not settings_lines(gathered, speech(language)), "all is as usual"
        changed = replace(gathered, settings={**gathered.settings, "variant": "simplified"})
        assert len(settings_lines(changed, speech(language))) == 1
        options = options_panel(gathered, speech(language))
        assert list(message_faults({"components": options.to_components(), "flags": 1 << 15})) == []
        check_dynamic(options)
        level = [part for part in walk(options.to_components()) if str(part.get("custom_id")).endswith(":level")]
        assert not level, "Hades plays only against one who is alone"


def test_pictures_are_new_files_for_each_try() -> None:
    match = Match.start(find_game("hercules"), 2, seed=b"f" * 32)
    panel = board_of(table_of(match, "en"), match, (), speech("en"), PICTURE)
    first, second = panel.files()[0], panel.files()[0]
    assert first.fp is not second.fp
    assert first.fp.read() == second.fp.read() == b"png"
    assert first.filename == "board.png"
    assert len(first.description or "") <= 1024


def test_a_panel_for_one_seat_asks_what_that_seat_is_asked_though_others_choose_too() -> None:
    chance, words = Random(3), speech("en")
    match = Match.start(find_game("diceforge"), 4, seed=b"d" * 32)
    while len(match.questions) < 2:
        match.play(match.questions[0].seat, chance.choice(match.questions[0].options).id)
    table = replace(table_of(match, "en"), game="diceforge")
    for question in match.questions:
        panel = board_of(table, match, (), words, PICTURE, seat=question.seat, heading="where")
        check(panel)
        parts = [*walk(panel.view.to_components())]
        ids = [str(part["custom_id"]).split(":") for part in parts if part.get("custom_id")]
        tickets = {id_[2] for id_ in ids if id_[0] in ("t1", "s1", "ts", "f1")}
        assert tickets == {base36(ticket_of(table, question))}
        assert sum("content" in part for part in parts) == 2, "where, and what is asked"
