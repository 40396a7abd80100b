"""The operator has the bot leave a server: its match is kept and waits."""

from __future__ import annotations

import pytest
from olympus import World

from bot.command_failures import Fault
from bot.operator.requests import Operated
from bot.operator.servers import leave_server


def operated_by(world: World) -> Operated:
    bot = world.bot
    return Operated(bot.configuration, bot.database, bot.tables, bot.emoji_upload, bot, bot.departures)


async def test_the_bot_leaves_a_server_and_its_match_waits(world: World) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules")
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    id = world.server.id
    await leave_server(operated_by(world), {"server": id})
    await world.env.settle()
    assert world.bot.get_guild(id) is None
    assert id in await world.bot.tables.servers.departed_ids()
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    assert table.stage == "playing"


async def test_a_server_without_the_bot_cannot_be_left(world: World) -> None:
    with pytest.raises(Fault, match="in no server 4711"):
        await leave_server(operated_by(world), {"server": 4711})


async def test_only_a_running_bot_leaves_a_server(world: World) -> None:
    bot = world.bot
    with pytest.raises(Fault, match="not running"):
        await leave_server(Operated(bot.configuration, bot.database, bot.tables), {"server": world.server.id})
    assert bot.get_guild(world.server.id) is not None
