"""A server that the operator has blocked is left: at once, after each invitation and start, and after what failed."""

from __future__ import annotations

from typing import Any

import aiohttp
import pytest
from olympus import World
from simcord.backend import serializers
from structlog.testing import capture_logs

from bot.operator.closing import block, unblock
from bot.operator.requests import Operated
from bot.server_departures import AGAIN_S

LEAVING = ("DELETE", "/users/@me/guilds/*")


def operated_by(world: World) -> Operated:
    bot = world.bot
    return Operated(bot.configuration, bot.database, bot.tables, bot.emoji_upload, bot, bot.departures)


def is_there(world: World) -> bool:
    return world.server.id in world.env.backend.guilds


async def invite(world: World) -> None:
    """Invite the bot again. Of a server that is new to it Discord does not say whether it is available."""
    build_payload = serializers.guild_create_payload

    def of_new_server(*args: Any) -> Any:
        return {key: value for key, value in build_payload(*args).items() if key != "unavailable"}

    world.env.backend._reserved_ids.discard(world.server.id)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(serializers, "guild_create_payload", of_new_server)
        world.env.create_guild(id=world.server.id)
    await world.env.settle()


async def later(world: World) -> None:
    await world.env.advance_time(AGAIN_S + 1)
    await world.env.settle()


async def test_a_blocked_server_that_invites_the_bot_again_is_left_again(world: World) -> None:
    operated, server = operated_by(world), world.server.id
    assert await block(operated, {"kind": "server", "id": server}) == {"left": 1, "later": False}
    await world.env.settle()
    assert not is_there(world)
    for _ in range(2):
        await invite(world)
        assert not is_there(world)
        assert world.bot.get_guild(server) is None
    await unblock(operated, {"kind": "server", "id": server})
    await invite(world)
    assert is_there(world), "what is not blocked any more stays"


async def test_a_server_that_is_not_in_the_cache_is_left_too(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(world.bot, "get_guild", lambda id: None)
    assert await block(operated_by(world), {"kind": "server", "id": world.server.id}) == {"left": 1, "later": False}
    assert not is_there(world)


async def test_a_server_without_the_bot_is_blocked_and_not_tried_again(world: World) -> None:
    assert await block(operated_by(world), {"kind": "server", "id": 4711}) == {"left": 0, "later": False}
    before = len(world.env.http_requests)
    await later(world)
    assert not [each for each in world.env.http_requests[before:] if each.path.endswith("/guilds/4711")]


async def test_what_cannot_be_left_is_a_line_in_the_log_and_tried_again(world: World) -> None:
    world.env.inject_error(*LEAVING, status=403, code=20012)
    with capture_logs() as lines:
        result = await block(operated_by(world), {"kind": "server", "id": world.server.id})
    assert result == {"left": 0, "later": True}
    assert await world.bot.tables.gate.is_blocked("server", world.server.id), "it is blocked all the same"
    assert "blocked_server_not_left" in [line["event"] for line in lines]
    assert is_there(world)
    await later(world)
    assert not is_there(world)


@pytest.mark.parametrize("error", [aiohttp.ServerDisconnectedError(), TimeoutError(), OSError("no route")], ids=repr)
async def test_a_lost_connection_stops_nothing(world: World, monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    async def lost(*_: Any, **__: Any) -> Any:
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(world.bot.http, "leave_guild", lost)
        result = await block(operated_by(world), {"kind": "server", "id": world.server.id})
        assert result == {"left": 0, "later": True}
        await later(world)
    await later(world)
    assert not is_there(world)


async def test_an_invitation_whose_leave_fails_is_no_incident_and_tried_again(world: World) -> None:
    await block(operated_by(world), {"kind": "server", "id": world.server.id})
    await world.env.settle()
    world.env.inject_error(*LEAVING, status=403, code=20012)
    with capture_logs() as lines:
        await invite(world)
    assert is_there(world)
    assert "blocked_server_not_left" in [line["event"] for line in lines]
    assert not world.bot.incidents.count
    await later(world)
    assert not is_there(world)


async def test_what_is_unblocked_meanwhile_stays(world: World) -> None:
    world.env.inject_error(*LEAVING, status=403, code=20012)
    await block(operated_by(world), {"kind": "server", "id": world.server.id})
    await unblock(operated_by(world), {"kind": "server", "id": world.server.id})
    await later(world)
    assert is_there(world)


async def test_a_blocked_server_that_invited_the_bot_while_it_was_away_is_left(world: World) -> None:
    tables, server = world.bot.tables, world.server.id
    await world.command(world.people[0], "play solo")
    await tables.servers.leave(server)
    await tables.gate.block("server", server, "")
    world.env.inject_error(*LEAVING, status=403, code=20012)
    await world.restart()
    await world.env.settle()
    assert server in await world.bot.tables.servers.departed_ids(), "its matches wait, also while it cannot be left"
    await later(world)
    assert not is_there(world)
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    assert table.stage == "playing"


async def test_a_server_that_another_process_has_blocked_is_left_before_long(world: World) -> None:
    await world.bot.tables.gate.block("server", world.server.id, "")
    assert is_there(world)
    await later(world)
    assert not is_there(world)
