"""Before a match among strangers begins everyone confirms, in the lobby and in direct messages, in both languages."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from conversation import Conversation
from discord_contract import walk
from olympus import World, answer, custom_ids, new_world, texts
from test_queue import wish
from true_discord import locales

from bot.languages import LANGUAGES, speech
from bot.runtime.clock import DAY
from bot.tables.rules.muster import SLOW
from tests.short_forms import some


@pytest.fixture
async def queued_world(tmp_path: Path) -> AsyncIterator[World]:
    """A world whose operator has opened the queue."""
    async with new_world(tmp_path, queue=True) as world:
        yield world


@pytest.mark.parametrize("language", some(LANGUAGES, 3))
async def test_strangers_confirm_in_the_lobby(world: World, language: str) -> None:
    zoe, wang, mar = world.people[:3]
    words = speech(language)
    for person in (zoe, wang, mar):
        locales[person.id] = language
        await world.command(person, "preferences", language=language)
    await world.command(zoe, "play hercules")
    for person in (wang, mar):
        await world.press(person, words("lobby-press-join"))
    gathered = world.board.id
    world.clock.time += DAY
    await world.press(zoe, words("lobby-press-start"))
    lobby = world.board
    assert lobby.id != gathered, "a new message notifies those who are asked"
    text = texts(lobby.components)
    print(text)
    assert f"<@{wang.id}> <@{mar.id}>" in text
    assert f"<@{zoe.id}>" not in text
    assert words("muster-press-ready") in labels(lobby)
    assert not any(id.startswith("lc:") for id in custom_ids(lobby.components))
    assert answer(await world.press(world.people[3], words("muster-press-ready"))), "who does not play is not asked"
    assert not answer(await world.press(wang, words("muster-press-ready")))
    await world.press(mar, words("muster-press-cannot"))
    text = texts(world.board.components)
    assert "(2" in text
    await world.press(zoe, words("lobby-press-start"))
    assert (await world.bot.tables.lookup.get(1)).stage == "playing", "who is there need not confirm again"


def labels(message: Any) -> list[str]:
    return [part["label"] for part in walk(message.components) if part.get("label")]


async def test_who_does_not_confirm_frees_the_seat_and_the_host_hears_of_it(world: World) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules")
    await world.press(wang, "Join")
    world.clock.time += DAY
    await world.press(zoe, "Start")
    world.clock.time += SLOW
    await world.restart()
    await world.bot.tables.musters.look()
    assert (await world.bot.tables.lookup.get(1)).muster, "after a start there is a grace"
    world.clock.time += DAY
    await world.bot.tables.musters.look()
    await world.env.settle()
    text = texts(world.board.components)
    print(text)
    assert f"<@{zoe.id}>" in text
    assert "(1 of 4)" in text


@pytest.mark.parametrize("language", some(LANGUAGES, 3))
async def test_the_queue_asks_in_direct_messages(queued_world: World, language: str) -> None:
    world, words = queued_world, speech(language)
    anna, bo = Conversation(world, 0), Conversation(world, 1)
    for talk in (anna, bo):
        locales[talk.person.id] = language
        await talk.command("preferences", language=language)
        await wish(talk)
    await world.bot.tables.queue.opening.look()
    await world.env.settle()
    question = anna.messages[-1]
    print(texts(question.components))
    assert "⏳" in texts(question.components)
    await anna.press("lm")
    print(texts(anna.messages[-1].components))
    assert words("muster-answered-ready") in texts(anna.messages[-1].components)
    await bo.press("lm")
    await world.env.settle()
    (table,) = await world.bot.tables.lookup.open_tables()
    assert table.stage == "playing"
    for talk in (anna, bo):
        assert "⏳" not in texts(talk.messages[0].components)
        assert words("queue-found-title", game=words("hercules-title")) in texts(talk.messages[0].components)
        assert len(talk.messages) <= 2, "the found match and a turn"


@pytest.mark.parametrize("language", some(LANGUAGES, 3))
async def test_a_match_of_the_queue_is_off_when_somebody_is_not_there(queued_world: World, language: str) -> None:
    world = queued_world
    anna, bo = Conversation(world, 0), Conversation(world, 1)
    for talk in (anna, bo):
        locales[talk.person.id] = language
        await talk.command("preferences", language=language)
        await wish(talk)
    await world.bot.tables.queue.opening.look()
    await world.env.settle()
    await anna.press("lm")
    world.clock.time += SLOW
    await world.bot.tables.musters.look()
    await world.env.settle()
    for talk in (anna, bo):
        print(texts(talk.messages[-1].components))
    assert "⌛" in texts(anna.messages[-1].components)
    assert (await world.bot.tables.queue.standing(anna.person.id)).own
    assert not (await world.bot.tables.queue.standing(bo.person.id)).own
