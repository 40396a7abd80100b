"""Leaving servers that the operator has blocked: at once, and again where Discord did not let the bot."""

from __future__ import annotations

import asyncio

import discord
import structlog

from bot.runtime.tasks import cancel_all
from bot.server_members import NOT_IN, UNREACHED
from bot.tables.gate import Gate
from bot.tables.model.refusals import Refusal

_log = structlog.stdlib.get_logger("pantheon.servers")

AGAIN_S = 600.0
"""How often, in seconds, it looks whether the bot is in a server that is blocked."""


class Departures:
    """Leaves blocked servers. What fails is a line in the log, and is tried again while the server is blocked."""

    def __init__(self, client: discord.Client, gate: Gate) -> None:
        self._client = client
        self._gate = gate
        self._owed: set[int] = set()
        """The servers that could not be left."""
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Look from time to time."""
        self._task = asyncio.create_task(self._go_on(), name="departures")

    async def close(self) -> None:
        """Look no more."""
        await cancel_all((self._task,))

    async def leave(self, server: int) -> bool | None:
        """Leave a server (a Discord id); whether the bot was in it. None: it could not be left, and is tried again.
        Raises nothing."""
        try:
            # A server of another process is not in the cache.
            guild = self._client.get_guild(server) or await self._client.fetch_guild(server, with_counts=False)
            await guild.leave()
        except (discord.DiscordException, *UNREACHED) as error:
            if isinstance(error, discord.HTTPException) and error.code in NOT_IN:
                self._owed.discard(server)
                return False
            self._owed.add(server)
            _log.warning("blocked_server_not_left", again_s=AGAIN_S, reason=str(error) or type(error).__name__)
            return None
        self._owed.discard(server)
        return True

    async def look(self) -> None:
        """Leave the blocked servers that the bot is in, or could not leave before. Raises nothing."""
        try:
            blocked_servers = {int(server) for server in (await self._gate.state(read_now=True)).servers}
        except Refusal:
            return
        self._owed &= blocked_servers
        for server in sorted(blocked_servers):
            if server in self._owed or self._client.get_guild(server) is not None:
                await self.leave(server)

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(AGAIN_S)
            try:
                await self.look()
            except Exception as error:
                _log.error("blocked_servers_not_left", exc_info=error)
