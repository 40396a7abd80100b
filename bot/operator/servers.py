"""The operator's requests about one server: to leave it."""

from __future__ import annotations

import aiohttp
import discord

from bot.command_failures import BUSY, FAILED, USE, Fault
from bot.operator.channel import Facts
from bot.operator.matches import number_in
from bot.operator.requests import Operated


async def leave_server(operated: Operated, facts: Facts) -> Facts:
    """Leave the ``server``; its ``name``. Its matches wait, as when the server had removed the bot."""
    id = number_in(facts, "server")
    if id is None:
        raise Fault("Which server is meant?", USE)
    client = operated.client
    if client is None:
        raise Fault("The bot is not running, and only a running bot can leave a server", FAILED)
    try:
        server = client.get_guild(id) or await client.fetch_guild(id)
        await server.leave()
    except (discord.NotFound, discord.Forbidden) as error:
        raise Fault(f"The bot is in no server {id}", FAILED) from error
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        raise Fault(f"Discord did not answer as it should: {error}", BUSY) from error
    return {"name": server.name}
