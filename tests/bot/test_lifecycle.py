"""Serving and stopping: what the exit code says, and that addresses of Discord can be replaced."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot import lifecycle
from bot.client import create_bot
from bot.configuration import Configuration
from bot.gateway import use_addresses, use_gateway_of
from bot.gateway_events import guard_parsers
from bot.runtime.incidents import Incidents
from bot.storage.errors import DatabaseDamaged, DatabaseInUse


def configuration(folder: Path, **more: Any) -> Configuration:
    return Configuration(_env_file=None, data=folder, database_url=f"sqlite:///{folder}/x.sqlite3", **more)


class StandIn:
    """A bot that serves until it is closed, or fails."""

    def __init__(self, error: BaseException | None = None) -> None:
        self.error = error
        self.configuration = SimpleNamespace(wait=False)
        self.closed = False
        self.ended_by: Exception | None = None
        self.over = asyncio.Event()
        self.opened = asyncio.Event()
        self.companions: set[asyncio.Task[None]] = set()

    async def start(self, token: str) -> None:
        if self.error is not None:
            raise self.error
        os.kill(os.getpid(), signal.SIGTERM)
        await self.over.wait()

    async def close(self) -> None:
        self.closed = True
        self.over.set()


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (None, lifecycle.STOPPED),
        (discord.LoginFailure("no"), lifecycle.REFUSED),
        (discord.ConnectionClosed(SimpleNamespace(close_code=4004), shard_id=None, code=4004), lifecycle.REFUSED),
        (discord.ConnectionClosed(SimpleNamespace(close_code=4000), shard_id=None, code=4000), lifecycle.CRASHED),
        (DatabaseInUse("in use"), lifecycle.IN_USE),
        (DatabaseDamaged("damaged"), lifecycle.REFUSED),
        (RuntimeError("bug"), lifecycle.CRASHED),
    ],
)
async def test_exit_codes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: BaseException | None, code: int
) -> None:
    bot = StandIn(error)
    monkeypatch.setattr(lifecycle, "create_bot", lambda _: bot)
    assert await asyncio.wait_for(lifecycle.serve(configuration(tmp_path, discord_token="a.b.c")), 5) == code
    assert bot.closed


async def test_where_event_loops_hear_no_signals_the_process_hears_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = StandIn()
    before = signal.getsignal(signal.SIGTERM)
    monkeypatch.setattr(lifecycle, "create_bot", lambda _: bot)
    monkeypatch.setattr(asyncio.get_running_loop(), "add_signal_handler", Mock(side_effect=NotImplementedError))
    monkeypatch.setattr(lifecycle.sys, "platform", "win32")
    assert (
        await asyncio.wait_for(lifecycle.serve(configuration(tmp_path, discord_token="a.b.c")), 5) == lifecycle.STOPPED
    )
    assert bot.closed
    assert signal.getsignal(signal.SIGTERM) == before


@pytest.mark.parametrize(
    ("reason", "expected"),
    [(discord.LoginFailure("no"), lifecycle.REFUSED), (DatabaseInUse("in use"), lifecycle.IN_USE)],
)
async def test_a_bot_that_ended_by_itself_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reason: Exception, expected: int
) -> None:
    bot = StandIn()
    bot.ended_by = reason
    monkeypatch.setattr(lifecycle, "create_bot", lambda _: bot)
    code = await asyncio.wait_for(lifecycle.serve(configuration(tmp_path, discord_token="a.b.c")), 5)
    assert code == expected


async def test_there_is_nothing_to_serve_without_a_token(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no token"):
        await lifecycle.serve(configuration(tmp_path))


async def test_addresses_of_discord_can_be_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(discord.Asset, "BASE", discord.Asset.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    use_addresses(
        configuration(
            tmp_path, discord_api_base="http://127.0.0.1:8080/api/v10/", discord_cdn_base="http://127.0.0.1:8080/cdn"
        )
    )
    assert Route("GET", "/gateway/bot").url == "http://127.0.0.1:8080/api/v10/gateway/bot"
    assert discord.Asset.BASE == "http://127.0.0.1:8080/cdn"

    async def gateway() -> Any:
        return 3, "ws://127.0.0.1:8081", {"remaining": 7}

    for setting, count in ((None, 3), (8, 8)):
        client = SimpleNamespace(http=SimpleNamespace(get_bot_gateway=gateway), shard_count=setting)
        assert await use_gateway_of(client) == {"remaining": 7}  # type: ignore[arg-type]
        assert client.shard_count == count
    assert yarl.URL("ws://127.0.0.1:8081") == DiscordWebSocket.DEFAULT_GATEWAY


def test_a_parser_that_fails_is_noted_and_survived() -> None:
    def fails(data: Any) -> None:
        raise KeyError("guild_id")

    parsers: dict[str, Any] = {"INTERACTION_CREATE": fails, "READY": lambda data: data}
    bot: Any = SimpleNamespace(_connection=SimpleNamespace(parsers=parsers))
    incidents = Incidents()
    guard_parsers(bot, incidents)
    assert parsers["INTERACTION_CREATE"]({}) is None
    assert parsers["READY"](5) == 5
    assert incidents.count == 1


async def test_nothing_is_said_about_voice_which_the_bot_has_not(monkeypatch, caplog, tmp_path: Path):
    monkeypatch.setattr(discord.VoiceClient, "warn_nacl", True)
    monkeypatch.setattr(discord.VoiceClient, "warn_dave", True)
    create_bot(configuration(tmp_path))
    assert [record.getMessage() for record in caplog.records] == []
    discord.VoiceClient.warn_nacl = True
    discord.Client(intents=discord.Intents.none())
    assert "voice" in caplog.text, "the control: the library would say so"
