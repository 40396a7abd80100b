"""What is told above a board fits its rows, with its markdown whole."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.features.board.view import story
from bot.interactions.panel_height import PANEL, TEXT_ROW, fitted, own_last, rows, shortened
from bot.languages import speech
from engine.chance import SEED_BYTES
from engine.match import Match
from engine.players import choose
from engine.registry import find_game
from tests.bot.features.board.test_view import table_of

BLESSING = "**Round 1 · Anna:** rolls 1 gold · " + " · ".join(f"Bo: {number} gold and a sun" for number in range(9))


def test_the_middle_of_a_long_line_is_left_out() -> None:
    short = shortened(BLESSING, 1)
    assert short.startswith("**Round 1 · Anna:** rolls 1 gold · … · Bo: ")
    assert short.endswith("Bo: 8 gold and a sun")
    assert rows(short) == 1
    assert shortened(BLESSING, rows(BLESSING)) == BLESSING


def test_a_line_whose_last_part_is_too_long_ends_early() -> None:
    line = f"**Round 1 · Anna** · {'forges a face ' * 12}"
    assert shortened(line, 1).endswith("forges a …")
    assert "*" not in shortened(line, 1)


def test_what_is_told_of_the_reader_stands_last_and_bold() -> None:
    line = "**Round 1 · Anna:** rolls · Anna: 1 gold · Bo: 2 gold"
    assert own_last(line, "Anna") == "**Round 1 · Anna:** rolls · Bo: 2 gold · **Anna: 1 gold**"
    assert own_last(line, "Clio") == line


def test_the_oldest_lines_go_first() -> None:
    told = [f"line {number}" for number in range(6)]
    assert fitted(told, PANEL) == told[2:]
    assert fitted(told, 2 * TEXT_ROW) == told[4:]
    assert fitted(told, 0) == ["-# line 5"]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 4])
def test_every_sign_for_bold_has_its_second_one(seats: int, language: str) -> None:
    match = Match.start(find_game("diceforge"), seats, seed=bytes(SEED_BYTES))
    table = replace(table_of(match, language), game="diceforge")
    left_out, since = 0, 0
    while match.questions and len(match.journal) < 80:
        question = match.questions[0]
        match.play(question.seat, choose("greedy", match, question.seat).option)
        for room in (PANEL, 2 * TEXT_ROW, 0):
            lines = story(table, match.events[since:], speech(language), room, table.names[question.seat])
            assert not [line for line in lines if line.count("**") % 2]
            left_out += sum(" · … · " in line for line in lines)
        since = max(0, len(match.events) - 30)
    assert left_out
