"""A person who left a match's server sees no names of it, and the log contains no ids."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from functools import partial
from typing import Any

import discord
import pytest
from olympus import World, answer
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.features.history import followed_matches, my_matches
from bot.interactions.command_tree import without_ids
from bot.runtime.lookups import look_up_all
from bot.tables.model.table import Table


def read_answer(result: Any) -> str:
    options = [
        option["label"]
        for row in result.response.components
        for part in row.get("components", ())
        for option in part.get("options", ())
    ]
    return "\n".join([answer(result), *options])


async def test_a_person_who_has_left_a_server_is_told_no_names_of_its_matches(world: World) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules")
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    elsewhere = world.env.create_guild()
    channel = elsewhere.create_text_channel("delphi")
    account = world.env.backend.users[zoe.id]
    guest = elsewhere.add_member(next(user for user in (zoe, account) if user.id == zoe.id))
    world.clock.tick()
    assert "王小明" in read_answer(await guest.slash(channel, "games"))
    hidden = Overwrite(zoe.id, OverwriteType.MEMBER, deny=discord.Permissions(view_channel=True).value)
    world.env.backend.set_overwrite(world.channel.id, hidden)
    world.clock.tick()
    text = read_answer(await guest.slash(channel, "games"))
    assert "in a channel you can’t see right now" in text
    assert "王小明" not in text
    world.server.remove_member(zoe)
    world.clock.tick()
    text = read_answer(await guest.slash(channel, "games"))
    assert "on a server you’ve left" in text
    assert "王小明" not in text
    assert "Zoë" not in text
    assert f"/{world.server.id}/" not in text


async def test_matches_are_listed_while_discord_says_nothing_about_their_servers(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = list[int]()

    async def say_nothing(table: Table, _: int) -> bool | None:
        calls.append(table.id)
        await asyncio.sleep(600)
        return None

    zoe, wang, mar = world.people[:3]
    await world.command(zoe, "play hercules")
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    [table] = await world.bot.tables.lookup.open_tables()
    await world.bot.tables.follows.follow(mar.id, table.id, "end")
    elsewhere = world.env.create_guild()
    channel = elsewhere.create_text_channel("delphi")
    for module in (my_matches, followed_matches):
        monkeypatch.setattr(module, "look_up_all", partial(look_up_all, within_s=0.05))
    monkeypatch.setattr(world.bot, "services", replace(world.bot.services, can_see=say_nothing))
    for person in (zoe, mar):
        guest = elsewhere.add_member(person)
        world.clock.tick()
        text = read_answer(await asyncio.wait_for(guest.slash(channel, "games"), 20))
        assert "Hercules" in text
        assert "王小明" not in text
    assert calls == [table.id, table.id]
    assert await world.bot.tables.follows.of_person(mar.id), "who is not looked up in time follows on"


async def test_suggestions_that_fail_name_nobody_in_the_log(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def gone(*_: Any, **__: Any) -> None:
        raise OSError("the connection is gone")

    zoe = world.people[0]
    monkeypatch.setattr(discord.InteractionResponse, "autocomplete", gone)
    with caplog.at_level(logging.DEBUG):
        await zoe.autocomplete(world.channel, "card", "name", "ha")
    assert str(zoe.id) not in caplog.text
    record = logging.LogRecord("discord", logging.ERROR, "", 1, "Anything else", (), None)
    assert without_ids(record)
