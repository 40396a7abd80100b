"""The real bot in this process, with its HTTP client and gateway, before the strict Discord of ``tests/discord``."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.client import create_bot
from bot.configuration import Configuration
from bot.gateway import use_addresses
from tests.bot.storage.migrated_database import migrated_database
from tests.discord import FakeDiscord, MessageView, Result, SimUser
from tests.discord.rest import CALLBACK
from tests.discord.server.records import Record
from tests.discord.users import Button
from tests.discord.world import Channel
from tests.waiting import until

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789AB"
MESSAGES = "/channels/{channel_id}/messages"
LOOKS_AGAIN_S = 0.01


@asynccontextmanager
async def delphi(**options: Any) -> AsyncIterator[tuple[FakeDiscord, Channel, SimUser]]:
    """Discord with a server, a channel and a person, without rate limits of its own."""
    async with FakeDiscord(token=TOKEN, ratelimits="off", identify_scale=0.0, **options) as server:
        guild = server.world.create_guild("Delphi")
        channel = guild.create_channel("olympus")
        yield server, channel, SimUser.create(server, "zoe", guild, global_name="Zoë")


async def until_ready(server: FakeDiscord) -> None:
    """Wait for the bot's connection and its commands."""
    await until(lambda: server.gateway.is_ready() and server.world.commands)


def boards_in(channel: Channel, person: SimUser) -> list[MessageView]:
    """The public messages with a match's buttons, the oldest first."""
    views = [view for view in person.messages(channel, bot_only=True) if not view.ephemeral]
    return [view for view in views if '"b1:' in json.dumps(view.components)]


def moves_on(board: MessageView) -> list[Button]:
    """The buttons of a board that make a choice."""
    return [button for button in board.buttons if (button.custom_id or "").startswith("t1:")]


class Stage:
    """Discord and the bot, connected. ``allowed``: kinds of violations that a test brings about on purpose."""

    def __init__(self, server: FakeDiscord, channel: Channel, person: SimUser, bot: Any) -> None:
        self.server = server
        self.channel = channel
        self.person = person
        self.bot = bot
        self.allowed: set[str] = set()

    async def solo(self) -> Result:
        return await self.person.slash(self.channel, "play solo", wait=False)

    async def solo_board(self) -> MessageView:
        """Begin a match; its board, once everything is sent."""
        await self.solo()
        await until(lambda: self.boards())
        await self.bot.dispatcher.idle()
        return self.boards()[-1]

    def boards(self) -> list[MessageView]:
        return boards_in(self.channel, self.person)

    def option(self) -> tuple[MessageView, Button]:
        """The newest board and its first button that makes a choice."""
        board = self.boards()[-1]
        return board, moves_on(board)[0]

    async def click(self) -> Result:
        board, button = self.option()
        return await self.person.click(board, button, wait=False)

    def read_board(self) -> str:
        """What the newest board is made of that has choices."""
        return json.dumps([board.components for board in self.boards()[-1:]])

    def posted(self) -> list[Record]:
        """The requests that post a message."""
        return self.server.calls("POST", MESSAGES)

    def answers(self) -> list[Record]:
        """The requests that answer an interaction first."""
        return self.server.calls("POST", CALLBACK)


@asynccontextmanager
async def staged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, drawing_processes: int) -> AsyncIterator[Stage]:
    """The bot before Discord. In the end Discord must have nothing to object to."""

    async def soon(seconds: float) -> None:
        await wait(min(seconds, 0.02))

    wait = asyncio.sleep
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    async with delphi() as (server, channel, person):
        configuration = Configuration(
            _env_file=None,
            data=tmp_path,
            database_url=migrated_database(tmp_path / "pantheon.sqlite3"),
            discord_api_base=server.api_base,
            drawing_processes=drawing_processes,
        )
        use_addresses(configuration)
        bot = create_bot(configuration)
        serving = asyncio.create_task(bot.start(TOKEN))
        try:
            ready = asyncio.create_task(until_ready(server))
            await asyncio.wait((serving, ready), return_when="FIRST_COMPLETED")
            assert not serving.done(), serving.exception()
            await ready
            bot.dispatcher._sleep = soon
            stage = Stage(server, channel, person, bot)
            yield stage
        finally:
            await bot.close()
            serving.cancel()
            await asyncio.gather(serving, return_exceptions=True)
        server.assert_clean(allow=stage.allowed)
