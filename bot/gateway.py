"""Discord's gateway: another address when configured, and parsers that survive what they cannot read."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

if TYPE_CHECKING:
    from bot.client import Pantheon
    from bot.configuration import Configuration


def use_addresses(configuration: Configuration) -> None:
    """Point discord.py at the configured base addresses. Call it before a client starts."""
    if configuration.discord_api_base:
        Route.BASE = configuration.discord_api_base
    if configuration.discord_cdn_base:
        discord.Asset.BASE = configuration.discord_cdn_base


async def use_gateway_of(client: discord.Client) -> None:
    """Take the gateway's address from the API that the client speaks to, not the one written in discord.py."""
    _shards, address, _limits = await client.http.get_bot_gateway()
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address)


def guard_parsers(bot: Pantheon) -> None:
    """Keep the bot up when discord.py cannot parse an event.

    discord.py lets such an error end the whole client: a new field of Discord's, or an interaction that comes
    before the server it belongs to, would stop every match (faults.md, B20 and C21). The event is lost and noted.
    """
    parsers = bot._connection.parsers
    for event, parse in list(parsers.items()):
        parsers[event] = _guarded(bot, event, parse)


def _guarded(bot: Pantheon, event: str, parse: Callable[[Any], Any]) -> Callable[[Any], Any]:
    @functools.wraps(parse)
    def parse_or_note(data: Any) -> Any:
        try:
            return parse(data)
        except Exception as error:
            bot.incidents.note(error, f"event {event}")
            return None

    return parse_or_note
