"""Events of servers, channels and threads in which matches are played (docs/faults.md, C6, C7 and C11)."""

from __future__ import annotations

import discord

from bot.runtime.clock import DAY
from bot.runtime.sharding import Shard
from bot.server_departures import Departures
from bot.services import Services
from bot.tables.model.messages import OutboxMessage
from bot.tables.model.refusals import Refusal


async def server_left(services: Services, server: int) -> None:
    """The bot was sent away: the server's matches wait."""
    try:
        await services.tables.servers.leave(server)
    except Refusal:
        # The database cannot be written now; the change is noted when the connection comes back.
        return


async def server_joined(services: Services, departures: Departures, server: int) -> None:
    """The bot was invited: matches that waited for it continue. A server that is blocked is left again."""
    try:
        if await services.tables.gate.is_blocked("server", server):
            await departures.leave(server)
            return
        if (since := await services.tables.servers.come_back(server)) is not None:
            await services.tables.time.server_is_back(server, since)
            services.dispatcher.wake()
    except Refusal:
        return


async def compare_servers(client: discord.Client, services: Services, departures: Departures, shard: Shard) -> None:
    """Detect which servers of a shard removed or added the bot during an outage; those that are blocked are left.

    Servers in an outage are among those that Discord lists.
    """
    try:
        blocked_servers = (await services.tables.gate.state(read_now=True)).servers
        present = [guild.id for guild in client.guilds if shard.has(guild.id) and str(guild.id) not in blocked_servers]
        for server, since in (await services.tables.servers.compare(present, shard.has)).items():
            await services.tables.time.server_is_back(server, since)
    except Refusal:
        return
    await departures.look()


async def thread_slept(services: Services, thread: int) -> None:
    """A thread was archived: where a match is still played in it, it is opened, but at most once in a day."""
    try:
        table = await services.tables.lobbies.in_channel(thread)
        if table is None or table.stage != "playing" or not services.cooldowns.due(DAY, "slept", thread):
            return
        await services.tables.messages.post(table.id, OutboxMessage("awaken"))
    except Refusal:
        return


async def channel_gone(services: Services, channel: int) -> None:
    """A channel was deleted: showing its match once more fails, so that its people get a notice."""
    try:
        table = await services.tables.lobbies.in_channel(channel)
        if table is not None:
            await services.tables.messages.refresh(table.id)
    except Refusal:
        return
