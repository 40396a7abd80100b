"""The post of the day in a channel: settings by clicks, one message, yesterday's results, and the thread for talk."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from conversation import Conversation
from form_filling import entered, send
from olympus import World, answer, custom_ids, texts
from test_daily import begin, list_messages, play

from bot.interactions.custom_ids import base36
from bot.runtime.clock import DAY, HOUR, MINUTE
from bot.tables.model.days import begin_of, counts_until, day_of


async def look(world: World) -> None:
    """What is due is posted."""
    with world.env._bot_scope():
        await world.bot.tables.dailies.posts.look()
    await world.env.settle(timeout=60)


def days(world: World) -> list[Any]:
    """The posts of the day in the channel."""
    return [
        each
        for each in list_messages(world, world.channel.id)
        if any(id.startswith("dy:") for id in custom_ids(each.components))
    ]


def manager(world: World) -> Any:
    role = world.server.create_role("archon", permissions=discord.Permissions(manage_guild=True))
    return world.server.add_member(world.env.create_user("archon"), roles=[role])


async def choose_post(world: World, archon: Any, **changes: Any) -> str:
    """Choose the post of the day by clicks; what the settings say then."""
    panel = await world.command(archon, "settings")
    form = await archon.click(panel.response, label="Post of the day…")
    return answer(await send(archon, form, {"channel": [world.channel], "hour": "0", "zone": "", **changes}))


@pytest.mark.parametrize("language", ["en", "de"])
async def test_a_day_in_the_channel(world: World, language: str) -> None:
    zoe, archon = world.people[0], manager(world)
    await world.bot.tables.people.set_server_language(world.server.id, language)
    day = day_of(world.clock.time)
    assert "**Post of the day:** none" in answer(await world.command(archon, "settings"))
    await choose_post(world, archon)
    await look(world)
    assert len(days(world)) == 1, "before anybody has played here"

    await begin(world, zoe, "hercules")
    await play(world, zoe)
    await look(world)
    [first] = days(world)
    words = texts(first.components)
    assert {"en": "No one here finished", "de": "niemand mit der Tagespartie"}[language] in words
    assert any(id.startswith("po:") for id in custom_ids(first.components)), "the puzzle stands in the same message"
    opened = await world.people[1].click(world.view(first), custom_id=f"dy:play:hercules:{base36(day)}")
    assert opened.ephemeral

    world.clock.time = begin_of(day + 1) + HOUR
    await look(world)
    await world.restart()
    await look(world)
    _, second = days(world)
    words = texts(second.components)
    assert "🥇" in words
    assert "Zoë" in words
    assert f"<t:{counts_until(day) // 1000}:f>" in words, "tries begun yesterday still count"

    world.clock.time = counts_until(day) + MINUTE
    await look(world)
    await look(world)
    [talk] = list_messages(world, second.id)
    assert "🔓" in texts(talk.components)
    assert "Zoë" in texts(talk.components)
    world.clock.time += DAY


async def test_a_time_zone_and_what_discord_does_not_allow(world: World) -> None:
    archon = manager(world)
    await begin(world, world.people[0], "hercules")
    said_then = await choose_post(world, archon, hour="18", zone="Vienna")
    assert "18:00" in said_then
    assert "Europe/Vienna" in said_then
    panel = await world.command(archon, "settings")
    form = await archon.click(panel.response, label="Post of the day…")
    assert entered(form)["hour"] == "18"
    assert entered(form)["zone"] == "Europe/Vienna"
    assert "know that time zone" in await choose_post(world, archon, zone="Xyzzyx")


@pytest.mark.parametrize("language", ["en", "de"])
async def test_a_reminder_before_the_streak_ends(world: World, language: str) -> None:
    zoe, tables = world.people[0], world.bot.tables
    await tables.people.set_language(zoe.id, language)
    panel = await world.command(zoe, "preferences")
    form = await zoe.click(panel.response, label={"en": "Change…", "de": "Ändern …"}[language])
    done = answer(await send(zoe, form, {}, tick="streaks"))
    assert {"en": "**Streak:** a direct message", "de": "**Serie:** eine Direktnachricht"}[language] in done
    for _ in range(2):
        await begin(world, zoe, "hercules")
        await play(world, zoe)
        world.clock.time += DAY
    world.clock.time = begin_of(day_of(world.clock.time)) + 20 * HOUR
    with world.env._bot_scope():
        assert await tables.dailies.reminders.look() == 1
    await world.env.settle(timeout=60)
    await world.bot.dispatcher.idle()
    [reminder] = Conversation(world, 0).messages
    assert {"en": "2 days in a row", "de": "2 Tage in Folge"}[language] in texts(reminder.components)
