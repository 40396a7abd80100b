"""Coming back after an outage: pauses that stay short, heartbeats that notice silence, and waits that end."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.gateway import DiscordWebSocket

from bot import gateway, gateway_events
from bot.gateway import (
    CALM,
    CONNECTS_WITHIN,
    DEAD_AFTER,
    FAREWELL_WITHIN,
    LONGEST_PAUSE,
    Heartbeat,
    Pauses,
    ResumingShard,
)
from bot.runtime.session_starts import SessionStarts

SOON_BACK = 30.0
"""Within how many seconds after the end of an outage the connection stands again."""


def test_pauses_grow_to_a_cap_and_differ() -> None:
    for _ in range(20):
        pauses = Pauses()
        delays = [pauses.delay() for _ in range(12)]
        assert delays[0] <= 1.0
        assert all(LONGEST_PAUSE / 2 <= pause <= LONGEST_PAUSE for pause in delays[-6:])
        assert len(set(delays)) == len(delays)


def test_after_a_calm_the_pauses_are_short_again(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses = Pauses()
    for _ in range(9):
        pauses.delay()
    now = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now + CALM + 1)
    assert pauses.delay() <= 1.0


def test_the_waits_together_stay_below_the_goal() -> None:
    assert CONNECTS_WITHIN + LONGEST_PAUSE < SOON_BACK, "a try that hangs at the outage's end, and the pause after it"
    assert DEAD_AFTER + FAREWELL_WITHIN + CONNECTS_WITHIN < SOON_BACK, "silence, farewell, and a new connection"
    assert DEAD_AFTER > 2 * gateway.BEATS_EVERY, "one heartbeat may get lost"


def test_discord_py_takes_what_stands_in_for_its_own() -> None:
    """What is replaced is still used under that name; a newer discord.py may have renamed it."""
    gateway.outlive_outages(discord.AutoShardedClient(intents=discord.Intents.none()))
    assert discord.shard.Shard is ResumingShard  # type: ignore[comparison-overlap]
    assert "_backoff" in discord.shard.Shard._handle_disconnect.__code__.co_names
    assert "reconnect" in discord.AutoShardedClient.connect.__code__.co_names
    assert "launch_shard" in discord.AutoShardedClient.launch_shards.__code__.co_names
    assert discord.gateway.KeepAliveHandler is Heartbeat  # type: ignore[comparison-overlap]
    assert "KeepAliveHandler" in DiscordWebSocket.received_message.__code__.co_names
    assert "ws_connect" in DiscordWebSocket.from_client.__func__.__code__.co_names  # type: ignore[attr-defined]


def test_heartbeats_come_often_whatever_discord_asks_for() -> None:
    socket: Any = SimpleNamespace(thread_id=1, _max_heartbeat_timeout=DEAD_AFTER)
    assert Heartbeat(ws=socket, interval=41.25, shard_id=None).interval == gateway.BEATS_EVERY
    assert Heartbeat(ws=socket, interval=2.0, shard_id=None).interval == 2.0


async def test_neither_a_try_to_connect_nor_a_farewell_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gateway, "CONNECTS_WITHIN", 0.05)
    monkeypatch.setattr(gateway, "FAREWELL_WITHIN", 0.05)
    hangs = asyncio.Event()

    async def never(*_: Any, **__: Any) -> Any:
        await hangs.wait()

    async def connects(*_: Any, **__: Any) -> Any:
        return SimpleNamespace(close=never)

    client = discord.AutoShardedClient(intents=discord.Intents.none())
    client.http.ws_connect = never  # type: ignore[method-assign]
    gateway.outlive_outages(client)
    with pytest.raises(TimeoutError):
        await client.http.ws_connect("ws://127.0.0.1")
    client.http.ws_connect = connects  # type: ignore[method-assign]
    gateway.outlive_outages(client)
    socket = await client.http.ws_connect("ws://127.0.0.1")
    assert await asyncio.wait_for(socket.close(code=4000), 1)


async def test_sessions_begin_five_seconds_apart_and_the_first_after_a_pause_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    moment, waited = 1000.0, []
    monkeypatch.setattr(gateway.time, "monotonic", lambda: moment)

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    pace = gateway.IdentifyPace(sleep)
    expected = [gateway.IDENTIFIES_EVERY - 2.0, 2 * gateway.IDENTIFIES_EVERY - 2.0]
    await pace.wait(0, initial=True)
    moment += 2.0
    await pace.wait(1)
    await pace.wait(2)
    assert waited == pytest.approx(expected)
    moment += 60.0
    await pace.wait(3)
    assert waited == pytest.approx(expected), "long after the last one, as at a takeover, nothing waits"


async def test_a_large_bot_begins_as_many_sessions_at_once_as_discord_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    monkeypatch.setattr(gateway.time, "monotonic", lambda: 1000.0)

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    pace = gateway.IdentifyPace(sleep, lambda: 16)
    for shard in range(16):
        await pace.wait(shard)
    assert not waited
    await pace.wait(16)
    await pace.wait(17)
    assert waited == pytest.approx([gateway.IDENTIFIES_EVERY] * 2), "each waits for the one with its remainder alone"


@pytest.mark.parametrize(
    ("at_once", "resumed", "rounds"),
    [(1, [], [[3], [0], [2]]), (2, [], [[3, 0], [2]]), (1, [0, 2], [[3, 0, 2]]), (1, [3], [[3, 0], [2]])],
)
async def test_further_shards_are_connected_in_the_order_given_and_those_with_a_session_at_once(
    at_once: int, resumed: list[int], rounds: list[list[int]]
) -> None:
    starts, begun, doors = SessionStarts(), list[int](), dict[int, asyncio.Event]()
    client: Any = SimpleNamespace(shards={1: None}, shard_ids=[1], _connection=SimpleNamespace(shard_ids=[1]))

    async def get_bot_gateway() -> Any:
        return 4, "", {"total": 1000, "remaining": 999, "reset_after": 1, "max_concurrency": at_once}

    async def launch_shard(_: Any, number: int) -> None:
        begun.append(number)
        await doors.setdefault(number, asyncio.Event()).wait()

    client.http, client.launch_shard = SimpleNamespace(get_bot_gateway=get_bot_gateway), launch_shard
    connecting = asyncio.create_task(gateway.connect_more(client, starts, resumed.__contains__, [3, 0, 1, 2]))
    for expected in rounds:
        await asyncio.sleep(0.01)
        assert sorted(begun) == sorted(expected)
        begun.clear()
        for number in expected:
            doors[number].set()
    await connecting
    assert client.shard_ids == [0, 1, 2, 3]


def test_interactions_of_a_flooding_server_are_not_parsed() -> None:
    client = discord.AutoShardedClient(intents=discord.Intents.none())
    parsed: list[Any] = []
    client._connection.parsers["INTERACTION_CREATE"] = parsed.append
    gateway_events.turn_floods_away(client, lambda server, clicked: server == 666)
    others = [{"guild_id": "8"}, {"guild_id": None}, {}]
    for data in ({"guild_id": "666"}, *others):
        client._connection.parsers["INTERACTION_CREATE"](data)
    assert parsed == others


def test_of_a_clicked_message_only_the_used_control_is_parsed() -> None:
    client = discord.AutoShardedClient(intents=discord.Intents.none())
    parsed: list[Any] = []
    client._connection.parsers["INTERACTION_CREATE"] = parsed.append
    messages: list[Any] = []

    def note(click: Any) -> None:
        messages.append(click["message"])
        assert click["message"]["components"][0]["type"] == 17

    gateway_events.leave_used_control(client, note)
    used = {"type": 2, "custom_id": "t1:1"}
    row = {"type": 1, "components": [{"type": 2, "custom_id": "t1:2"}, used]}
    beside = {"type": 9, "components": [{"type": 10, "content": "Hi"}], "accessory": {**used, "label": "Once more"}}
    message = {"id": "5", "flags": 64, "components": [{"type": 17, "components": [row, beside]}]}
    others = [{"type": 2, "data": {}}, {"type": 3, "message": {"id": "5", "components": []}, "data": {}}]
    for data in ({"type": 3, "message": message, "data": {"custom_id": "t1:1"}}, *others):
        client._connection.parsers["INTERACTION_CREATE"](data)
    assert parsed[0]["message"] == {"id": "5", "flags": 64, "components": [used, beside["accessory"]]}
    assert message["components"][0]["components"] == [row, beside], "Discord's own payload stays as it is"
    assert parsed[1:] == others
    assert messages == [message], "the whole message, before it is cut"
    broken: list[Any] = [
        {"type": 3, "message": message, "data": [7]},
        {"type": 3, "message": True, "data": {"custom_id": "t1:1"}},
        {"type": 3, "message": {"components": 2.5}, "data": {"custom_id": "t1:1"}},
        {"type": 3, "message": {"components": [[used]]}, "data": {"custom_id": "t1:1"}},
        {"type": 3, "message": {"components": [{"type": 17, "components": 3}]}, "data": {"custom_id": "t1:1"}},
        [],
    ]
    for data in broken:
        client._connection.parsers["INTERACTION_CREATE"](data)
    assert parsed[1 + len(others) :] == broken, "what Discord would not send is for discord.py to refuse"
