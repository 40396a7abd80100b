"""What is worked out about a match is given up when the match moves on, and its computer player thinks anew."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from bot.features.board.hint import _is_asked
from bot.tables.model.open_table import OpenTable
from bot.tables.pondering import Pondering, Superseded
from engine.advice import Advice
from tests.bot.tables.company import ANNA, BO, Company


async def test_only_what_does_not_matter_any_more_is_given_up(company: Company) -> None:
    table = await company.started(BO)
    live = await company.tables.repository.live(table.id)
    pondering, lives = Pondering(), list[OpenTable]()

    def is_current(now: OpenTable) -> bool:
        lives.append(now)
        return len(lives) < 2

    first = asyncio.create_task(pondering.run(table.id, is_current, asyncio.sleep(0.05, "thought")))
    other = asyncio.create_task(pondering.run(table.id + 1, lambda now: False, asyncio.sleep(0.05, "elsewhere")))
    await asyncio.sleep(0)
    pondering.note_change(live)
    assert await first == "thought"
    assert await other == "elsewhere"
    second = asyncio.create_task(pondering.run(table.id, is_current, asyncio.sleep(60)))
    await asyncio.sleep(0)
    pondering.note_change(live)
    with pytest.raises(Superseded):
        await second
    assert lives == [live, live]
    pondering.note_change(live)
    assert len(lives) == 2, "what is over is forgotten"


async def test_who_waits_may_be_cancelled_and_errors_arrive(company: Company) -> None:
    pondering, ended = Pondering(), asyncio.Event()

    async def endless() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            ended.set()

    async def broken() -> None:
        raise ZeroDivisionError

    waiting = asyncio.create_task(pondering.run(1, lambda now: True, endless()))
    await asyncio.sleep(0.01)
    waiting.cancel()
    await asyncio.wait_for(ended.wait(), 5)
    with pytest.raises(asyncio.CancelledError):
        await waiting
    with pytest.raises(ZeroDivisionError):
        await pondering.run(1, lambda now: True, broken())


async def thinking_begins(company: Company, begun: asyncio.Event) -> int:
    """A match of Anna's with a computer player that has begun to think after her choice; the table."""
    table = await company.started(computers=1)
    while not begun.is_set():
        live = await company.tables.repository.live(table.id)
        if any(seat.person for seat in live.asked_seats):
            await company.move(table.id)
        await asyncio.sleep(0.01)
    return table.id


async def test_a_computer_player_stops_thinking_when_choices_are_taken_back(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its first thought would never end. It thinks anew of the match as it has become."""
    begun, given_up = asyncio.Event(), asyncio.Event()
    choose = company.tables.computers.thinking.choose

    async def slow(player: str, match: Any, seat: int) -> Advice:
        if begun.is_set() or not any(entry.seat == 0 for entry in match.journal):
            return await choose(player, match, seat)
        begun.set()
        try:
            await asyncio.sleep(60)
        finally:
            given_up.set()
        raise AssertionError

    monkeypatch.setattr(company.tables.computers.thinking, "choose", slow)
    table = await thinking_begins(company, begun)
    await company.tables.seats.undo(table, ANNA)
    await asyncio.wait_for(given_up.wait(), 5)
    await company.play_on(table, random.Random(1), 3)
    await company.settle()
    live = await company.tables.repository.live(table)
    assert any(entry.seat == 1 for entry in live.playing.journal)


async def test_a_computer_player_stops_thinking_when_the_match_ends(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, given_up = asyncio.Event(), asyncio.Event()

    async def endless(*args: object) -> Advice:
        begun.set()
        try:
            await asyncio.sleep(60)
        finally:
            given_up.set()
        raise AssertionError

    monkeypatch.setattr(company.tables.computers.thinking, "choose", endless)
    table = await thinking_begins(company, begun)
    assert (await company.tables.ends.vote(table, ANNA)).table.stage != "playing"
    await asyncio.wait_for(given_up.wait(), 5)
    await company.tables.computers.idle()


async def test_a_hint_matters_only_to_the_question_that_it_was_asked_for(company: Company) -> None:
    """A question that is asked again, after its answer was taken back, is another one: the match may have changed."""
    table = await company.started(computers=1)
    await company.settle()
    live = await company.tables.repository.live(table.id)
    ticket = await company.ticket(table.id)
    assert _is_asked(0, ticket, live)
    assert not _is_asked(1, ticket, live)
    await company.move(table.id)
    await company.tables.seats.undo(table.id, ANNA)
    await company.settle()
    again = await company.tables.repository.live(table.id)
    assert again.playing.question_for(0) is not None
    assert not _is_asked(0, ticket, again)
    assert _is_asked(0, await company.ticket(table.id), again)
    await company.tables.ends.vote(table.id, ANNA)
    assert not _is_asked(0, await company.ticket(table.id), await company.tables.repository.live(table.id))
