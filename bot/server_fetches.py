"""Servers that Discord has not shown yet, fetched when someone clicks in one.

In a session that another process began no server is in the cache, and commands need some facts about theirs: its
forums, and what the bot may do there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import aiohttp
import discord
import structlog

from bot.gateway_events import guard_parser, read_id
from bot.runtime.incidents import Incidents

_log = structlog.stdlib.get_logger("pantheon.servers")

FETCHES_WITHIN = 1.0
"""After this many seconds an interaction is answered without it. Discord waits for three."""
MOST_FETCHES = 8
"""For this many servers at once; each takes three of the fifty requests that Discord allows in a second."""
UNREACHED = (discord.DiscordException, aiohttp.ClientError, OSError)


def fetch_unseen_servers(client: discord.Client, incidents: Incidents, is_unseen: Callable[[int], bool]) -> None:
    """Let an interaction from a server that Discord has not shown wait until the server is fetched. Call it before
    ``guard_parsers``."""
    parsers = client._connection.parsers
    parse = parsers["INTERACTION_CREATE"]
    parse_later = guard_parser(incidents, "INTERACTION_CREATE", parse)
    fetches: dict[int, asyncio.Task[None]] = {}

    def parse_with_server(data: Any) -> None:
        server = read_id(data.get("guild_id"))
        if server is None or not is_unseen(server) or client.get_guild(server) is not None:
            parse(data)
            return
        if server not in fetches:
            if len(fetches) >= MOST_FETCHES:
                parse(data)
                return
            fetches[server] = asyncio.create_task(_fetch(client, server), name="fetch a server")
            fetches[server].add_done_callback(lambda _: fetches.pop(server))
        fetches[server].add_done_callback(lambda _: parse_later(data))

    parsers["INTERACTION_CREATE"] = parse_with_server


async def _fetch(client: discord.Client, server: int) -> None:
    """Put a server with its channels and the bot's own roles into the cache. Raises nothing."""
    http: Any = client.http
    try:
        async with asyncio.timeout(FETCHES_WITHIN):
            facts, channels, own = await asyncio.gather(
                http.get_guild(server, with_counts=False),
                http.get_all_guild_channels(server),
                http.get_member(server, client.user.id if client.user else 0),
            )
        if client.get_guild(server) is None:
            state: Any = client._connection
            state._get_create_guild({**facts, "channels": channels, "members": [own], "threads": []})
    except UNREACHED as error:
        _log.info("server_not_fetched", reason=type(error).__name__)
