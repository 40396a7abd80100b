"""The board in words: everything of it, on as many pages as messages need."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from discord_contract import BUTTON, TEXT, walk

from bot.features.board.controls import TURNED
from bot.features.board.private import describe_position
from bot.interactions.components import pages_of
from bot.interactions.limits import MESSAGE_TEXT as LONGEST
from bot.languages import LANGUAGES, speech
from bot.reading.pictures import describe_board
from bot.reading.position import position_of
from bot.tables.model.table import Seat, Table
from engine.match import Match
from engine.registry import find_game
from tests.bot.features.panel_limits import HASH, check

NAMES = ("Ann", "Bo", "Cy", "Di")


def table_of(match: Match[Any], language: str) -> Table:
    seats = tuple(Seat(number, 2**62 + number, NAMES[number], None) for number in range(match.seats))
    stamps = (0, 0, 0, None)
    game = match.game.key
    return Table(7, 2**62, 2**62, game, "playing", 2**62, seats, match.settings, 2**40, HASH, *stamps, language)


def test_a_text_is_broken_between_lines() -> None:
    assert pages_of("") == [""]
    assert pages_of("one\ntwo\nthree", 7) == ["one\ntwo", "three"]
    assert pages_of("one\ntwo", 100) == ["one\ntwo"]
    assert pages_of("a very long line\nb", 5) == ["a very long line", "b"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("module", ["goddess", "titans"])
def test_nothing_is_left_out(language: str, module: str) -> None:
    match = Match.start(find_game("diceforge"), 4, {"module": module}, seed=bytes([7] * 32))
    chance = Random(7)
    for _ in range(160):
        if match.is_finished:
            break
        question = match.questions[0]
        match.play(question.seat, chance.choice(question.options).id)
    table, words = table_of(match, language), speech(language)
    whole = describe_board(position_of(table, match, words)).splitlines()
    read: list[str] = []
    page, last = 0, -1
    while page > last:
        panel = describe_position(position_of(table, match, words), page)
        check(panel)
        parts = list(walk(panel.view.to_components()))
        text = next(part["content"] for part in parts if part["type"] == TEXT)
        assert len(text) <= LONGEST
        read += text.replace("\\", "").splitlines()
        turning = [part["custom_id"].split(":") for part in parts if part["type"] == BUTTON]
        assert all(view in TURNED for _, _, view, _ in turning)
        last, page = page, max([page, *(int(to, 36) for *_, to in turning)])
    assert read == whole
