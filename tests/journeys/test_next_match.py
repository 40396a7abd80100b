"""On to the match that has waited longest: by ``/next``, and by a button after the last choice of a turn."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord_contract import walk
from olympus import World, answer, custom_ids, sensible, texts
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.interactions.custom_ids import base36
from bot.languages import LANGUAGES, speech
from bot.tables.model.table import Table
from bot.tables.people.people import Person
from bot.tables.rules.new_table import NewTable
from tests.short_forms import some


async def waiting_in(world: World, channel: Any, server: int) -> Table:
    """A match in a channel that waits for the first person to choose."""
    own, tables = Person(world.people[0].id, "Zoë"), world.bot.tables
    with world.env._bot_scope():
        lobby = await tables.lobbies.open(NewTable(server, channel.id, own, "hercules", {"first": "host"}))
        await tables.lobbies.add_computer(lobby.id, own)
        started = await tables.lobbies.start(lobby.id, own)
    world.clock.tick()
    return started


async def until_over(world: World, panel: Any) -> Any:
    """Choose in a private panel until the turn is over; returns what the panel says then."""
    zoe = world.people[0]
    match = await world.match()
    while match is not None and match.questions[0].seat == 0:
        panel = (await world.choose(zoe, sensible(match, match.questions[0]), panel)).response
        match = await world.match()
    return panel


@pytest.mark.parametrize("language", some(LANGUAGES, 3))
async def test_after_a_turn_a_button_leads_to_the_match_that_waits_longest(world: World, language: str) -> None:
    zoe, wang = world.people[:2]
    words = speech(language)
    agora, late = (world.server.create_text_channel(name) for name in ("agora", "late"))
    first = await waiting_in(world, agora, world.server.id)
    await waiting_in(world, late, world.server.id)
    await world.command(zoe, "play hercules", first="host")
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    await world.command(zoe, "preferences", language=language)
    over = await until_over(world, (await world.command(zoe, "move")).response)
    label = words("next-match-press", game=words("hercules-title"))
    [button] = [part for part in walk(over.components) if part.get("label") == label]
    panel = (await zoe.click(over, custom_id=button["custom_id"])).response
    assert any(id_.split(":")[1] == base36(first.id) for id_ in custom_ids(panel.components)), "it waits longest"
    assert texts(panel.components) == texts((await world.command(zoe, "next")).response.components)


async def test_a_match_on_another_server_is_reached_by_its_address_if_its_channel_is_seen(world: World) -> None:
    zoe = world.people[0]
    server = world.env.create_guild()
    agora = server.create_text_channel("agora")
    account = world.env.backend.users[zoe.id]
    server.add_member(next(user for user in (zoe, account) if user.id == zoe.id))
    assert "No match is waiting" in answer(await world.command(zoe, "next"))
    await waiting_in(world, agora, server.id)
    await world.bot.dispatcher.idle()
    panel = await world.command(zoe, "next")
    [link] = [part["url"] for part in walk(panel.response.components) if "url" in part]
    assert f"/{server.id}/{agora.id}/" in link
    hidden = Overwrite(zoe.id, OverwriteType.MEMBER, deny=discord.Permissions(view_channel=True).value)
    world.env.backend.set_overwrite(agora.id, hidden)
    assert "No match is waiting" in answer(await world.command(zoe, "next"))
