"""Boards of matches with a module keep Discord's limits, and show one picture: what is asked is about it."""

from __future__ import annotations

import json
from random import Random

import pytest
from discord_contract import walk

from bot.interactions.limits import MESSAGE_BYTES
from bot.languages import LANGUAGES, speech
from bot.reading.pictures import asks_on_second_board
from bot.tables.model.table import Seat, Table
from engine.match import Match
from engine.registry import find_game
from tests.bot.features.panel_limits import HASH, LONG, PICTURE, board_of, check, end_of

GALLERY = 12


def table_of(match: Match[object], language: str) -> Table:
    seats = tuple(Seat(number, 2**62 + number, LONG[number], None) for number in range(match.seats))
    stamps = (0, 0, 0, None)
    game = match.game.key
    return Table(2**40, 2**62, 2**62, game, "playing", 2**62, seats, match.settings, 2**40, HASH, *stamps, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("module", ["goddess", "titans"])
def test_one_picture_and_all_choices_fit(module: str, language: str) -> None:
    chance = Random(4)
    match = Match.start(find_game("diceforge"), 4, {"module": module}, seed=bytes([4]) * 32)
    words, since, choices = speech(language), 0, 0
    while not match.is_finished:
        if len(match.journal) % 4 == 0:
            panel = board_of(table_of(match, language), match, match.events[since:], words, PICTURE)
            check(panel)
            assert [file.filename for file in panel.files()] == ["board.png"]
            parts = panel.view.to_components()
            assert len(json.dumps(parts, ensure_ascii=False).encode()) < MESSAGE_BYTES
            assert [part["type"] for part in walk(parts)].count(GALLERY) == 1
            choices += any(str(part.get("custom_id", "")).startswith(("t1:", "s1:", "f1:")) for part in walk(parts))
        since = len(match.events)
        question = chance.choice(match.questions)
        match.play(question.seat, chance.choice(question.options).id)
    assert choices > 10, "choices stand below the picture"
    check(end_of(table_of(match, language), match, (), words, PICTURE._replace(name="s.png")))


def test_the_module_stands_in_the_boards_place_while_a_way_is_asked_for() -> None:
    chance = Random(7)
    match = Match.start(find_game("diceforge"), 2, {"module": "goddess"}, seed=bytes(32))
    kinds: dict[bool, set[str]] = {True: set(), False: set()}
    while not match.is_finished:
        kinds[asks_on_second_board(match)].update(question.kind for question in match.questions)
        question = chance.choice(match.questions)
        match.play(question.seat, chance.choice(question.options).id)
    assert "path" in kinds[True]
    assert "turn" in kinds[False] - kinds[True]
