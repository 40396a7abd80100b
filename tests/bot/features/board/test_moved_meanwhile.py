"""The second step of a choice, asked for while somebody plays."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.features.board import choosing
from bot.languages import speech
from bot.reading.position import position_of
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Seat, Table
from engine.match import Match
from engine.players import choose
from engine.questions import Question
from engine.registry import find_game
from tests.bot.features.panel_limits import HASH


def asked_in_two_steps(game: str) -> tuple[Table, Match[Any], Question, str]:
    """A match at a question that is answered in two steps, and how one of the answers begins."""
    match = Match.start(find_game(game), 2, seed=bytes(32))
    seats = (Seat(0, 1, "Ada", None), Seat(1, 2, "Bela", None))
    table = Table(1, 2, 3, game, "playing", 1, seats, match.settings, 1, HASH, 0, 0, 0, None, "en")
    while not match.is_finished:
        for question in match.questions:
            offered = choosing.choices_of(position_of(table, match, speech("en")), question)
            opening = [choice.id for choice in offered if choice.opens]
            if opening:
                return table, match, question, opening[0]
        question = match.questions[0]
        match.play(question.seat, choose("greedy", match, question.seat).option)
    raise AssertionError("no question has two steps")


async def test_a_match_that_moved_on_between_the_click_and_its_answer_is_no_fault() -> None:
    table, match, question, beginning = asked_in_two_steps("diceforge")
    now = match.fork()
    now.play(question.seat, choose("greedy", now, question.seat).option)

    async def the_table(_: int) -> Table:
        return table

    async def the_match(_: int) -> Match[Any]:
        return now

    services: Any = SimpleNamespace(tables=SimpleNamespace(lookup=SimpleNamespace(get=the_table, match=the_match)))
    with pytest.raises(Refusal, match="stale"):
        await choosing.step(services, 1, question, beginning, speech("en"))
