"""A match told again piece by piece says what the whole story says, the table's own notes in their places."""

from __future__ import annotations

import random
import threading
from typing import Any

import pytest

from bot.tables.model.story import between
from bot.tables.rules.new_table import NewTable
from engine.match import Match
from engine.timeline import stills
from tests.bot.tables.company import ANNA, BO, CHANNEL, GAME, SERVER, Company


async def test_the_pieces_make_the_whole_story(company: Company) -> None:
    table = await company.started(BO)
    chance = random.Random(5)
    for at in range(14):
        if at in (0, 5, 6):
            await company.tables.seats.take_over(table.id, 1, "timeout")
            await company.tables.computers.idle()
            await company.tables.seats.come_back(table.id, BO)
        await company.move(table.id, chance)
    live = await company.tables.repository.live(table.id)
    assert [event.kind for event in live.story()].count("came_back") == 3
    for each_choice in (True, False):
        events = [
            event
            for still in stills(live.playing, each_choice=each_choice)
            for event in between(live, still.since, still.events)
        ]
        assert events == live.story()


async def test_a_match_brought_back_is_played_again_off_the_loop_and_once(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await company.started(BO)
    chance = random.Random(5)
    for _ in range(40):
        await company.move(table.id, chance)
    expected = await company.tables.lookup.story(table.id)
    for _ in range(3):
        await company.move(table.id, chance)
    await company.settle()  # posting a board needs the events too
    company.tables.repository.drop(table.id)
    live = await company.tables.repository.live(table.id)
    assert not live.playing.tells_all, "the test needs a match that has to be played again"
    threads: list[threading.Thread] = []
    replayed = Match.replay

    def watched(match: Match[Any], *entries: int) -> Match[Any]:
        threads.append(threading.current_thread())
        return replayed(match, *entries)

    monkeypatch.setattr(Match, "replay", watched)
    story = await company.tables.lookup.story(table.id)
    assert story[: len(expected)] == expected
    assert len(story) > len(expected)
    assert await company.tables.lookup.story(table.id) == story
    assert len(threads) == 1
    assert threads[0] is not threading.current_thread()
    first = await company.tables.lookup.timeline(table.id)
    assert await company.tables.lookup.timeline(table.id) is first
    await company.move(table.id, chance)
    assert await company.tables.lookup.timeline(table.id) is not first
    assert threading.current_thread() not in threads


async def test_taking_back_plays_again_off_the_loop(company: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes several replays, and all of them run in other threads than the event loop's."""
    table = await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    chance = random.Random(2)
    for _ in range(12):
        await company.move(table.id, chance)
    threads: list[threading.Thread] = []
    replayed = Match.replay

    def watched(match: Match[Any], *entries: int) -> Match[Any]:
        threads.append(threading.current_thread())
        return replayed(match, *entries)

    expected = replayed(await company.tables.lookup.match(table.id), 9).save()
    monkeypatch.setattr(Match, "replay", watched)
    await company.tables.seats.undo(table.id, ANNA, 3)
    monkeypatch.undo()
    assert (await company.tables.lookup.match(table.id)).save() == expected
    assert threads
    assert threading.current_thread() not in threads
