"""Following a match in which one does not play: by clicks, one message at its end or at each turn's."""

from __future__ import annotations

import json
from typing import Any

import discord
import pytest
from conversation import Conversation
from olympus import World, answer, custom_ids, options_on, sensible, texts
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.languages import LANGUAGES, speech

MINUTE = 60_000


async def begun(world: World) -> None:
    """A match of the first two people in the channel."""
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules", first="host")
    await world.press(wang, "Join")
    await world.press(zoe, "Start")


async def follow(world: World, person: Any, way: str, language: str = "en") -> str:
    """Follow the match by the board's *More…*; what was answered."""
    words = speech(language)
    question = (await world.look(person, words("following-press"))).response
    world.clock.tick()
    return answer(await person.click(question, label=words(f"following-press-{way}")))


async def pass_turn(world: World) -> None:
    """Play until the other one is asked."""
    match = await world.match()
    assert match is not None
    seat = match.questions[0].seat
    while (match := await world.match()) is not None and match.questions[0].seat == seat:
        await world.play_on(sensible, most=1)
    await world.env.settle()


async def later(world: World) -> None:
    """Eleven minutes later, which the dispatcher of this process would sleep through."""
    world.clock.time += 11 * MINUTE
    await world.restart()
    await world.env.settle()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_each_turn_by_a_click(world: World, language: str) -> None:
    words, mar = speech(language), world.people[2]
    talk = Conversation(world, 2)
    await world.command(mar, "preferences", language=language)
    await begun(world)
    assert words("following-begun-turn", game=words("hercules-title")).split("`")[0] in await follow(
        world, mar, "turn", language
    )
    await pass_turn(world)
    [message] = talk.messages
    text = texts(message.components)
    print(text)
    assert "王小明" in text
    assert not list(options_on(message)), "nothing can be chosen there"
    await pass_turn(world)
    assert len(talk.messages) == 1, "no more than one in ten minutes"
    await later(world)
    assert len(talk.messages) == 2, "what was put off is not forgotten"
    listed = await world.command(mar, "games")
    print(answer(listed))
    assert words("following-list") in answer(listed)
    assert "Zoë" in answer(listed)
    await talk.press("fo")
    await later(world)
    await pass_turn(world)
    assert len(talk.messages) == 2, "from now on only the end"
    while await world.match() is not None:
        await world.play_on(sensible)
    await world.env.settle()
    assert len(talk.messages) == 3
    print(texts(talk.messages[-1].components))
    assert "🥇" in texts(talk.messages[-1].components)
    assert not [id for id in custom_ids(talk.messages[-1].components) if id.startswith("fo:")]
    assert words("following-list") not in answer(await world.command(mar, "games"))


async def test_unfollowed_by_a_click_in_the_list_and_in_the_message(world: World) -> None:
    mar, dora = world.people[2:4]
    await begun(world)
    for person in (mar, dora):
        await follow(world, person, "turn")
    file = (await world.command(mar, "privacy export")).response.attachments[0]
    exported = json.loads(world.env.backend.cdn.get(file.url))
    assert [each["way"] for each in exported["matches_followed"]] == ["turn"]
    panel = (await world.command(mar, "games")).response
    world.clock.tick()
    table = (await world.bot.tables.lookup.open_tables())[0].id
    await mar.select(panel, [str(table)], custom_id="fu")
    await pass_turn(world)
    assert not Conversation(world, 2).messages
    [message] = Conversation(world, 3).messages
    world.clock.tick()
    stopped = await Conversation(world, 3).person.click(Conversation(world, 3).view(message), label="Stop following")
    assert "don’t follow" in answer(stopped)
    assert not await world.bot.tables.follows.of_person(dora.id)


async def test_who_may_not_see_the_channel_any_more_is_told_nothing(world: World) -> None:
    mar = world.people[2]
    await begun(world)
    await follow(world, mar, "turn")
    denied = Overwrite(mar.id, OverwriteType.MEMBER, deny=discord.Permissions(view_channel=True).value)
    world.env.backend.set_overwrite(world.channel.id, denied)
    await pass_turn(world)
    assert not Conversation(world, 2).messages
    assert not await world.bot.tables.follows.of_person(mar.id)


async def test_a_player_does_not_follow(world: World) -> None:
    await begun(world)
    zoe = world.people[0]
    more = (await world.press(zoe, "More…")).response
    assert not [id for id in custom_ids(more.components) if id.startswith("fa:")]
    assert "You play in this match" in answer(await world.forged(zoe, "fo:1:end", world.board))
