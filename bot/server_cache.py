"""What is kept of servers in memory: as little as permissions need, for a bot may be in tens of thousands of them.

discord.py keeps each word of each channel and role. Of a server with 22 channels and 16 roles that makes 22 kB, half of
it topics, names, colours, and the same permissions again in each channel of a category.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import discord

Payload = dict[str, Any]

UNUSED: Payload = {"topic": None, "last_message_id": None, "last_pin_timestamp": None}
"""The facts about a channel that nothing here reads."""
UNUSED_OF_ROLES: Payload = {"name": "", "color": 0, "colors": {}, "icon": None, "unicode_emoji": None, "tags": {}}
UNUSED_OF_SERVERS: Payload = {
    "icon": None,
    "features": [],
    "description": None,
    "banner": None,
    "splash": None,
    "discovery_splash": None,
}


def keep_little_of_servers(client: discord.Client) -> None:
    """Let a client keep of each server that Discord shows it only what is used. Call it before it connects."""
    state: Any = client._connection
    create: Callable[[Any], discord.Guild] = state._get_create_guild

    def create_small(event: Any) -> discord.Guild:
        guild = create(trim_event(event))
        share_permissions(guild)
        return guild

    state._get_create_guild = create_small


def trim_event(event: Payload) -> Payload:
    """The event about a server without what is not used; equal names are one string."""
    channels = [
        {**each, **_without_unused(each, UNUSED), "name": sys.intern(each["name"])}
        for each in event.get("channels", ())
    ]
    roles = [{**each, **_without_unused(each, UNUSED_OF_ROLES)} for each in event.get("roles", ())]
    return {**event, **_without_unused(event, UNUSED_OF_SERVERS), "channels": channels, "roles": roles}


def _without_unused(facts: Payload, unused: Payload) -> Payload:
    return {key: value for key, value in unused.items() if key in facts}


def share_permissions(guild: discord.Guild) -> None:
    """Let equal permissions of a server's channels be one object: most channels have those of their category.

    discord.py replaces such a list when permissions change, and never changes it.
    """
    permissions: dict[Any, Any] = {}
    for channel in guild.channels:
        of_channel: Any = channel
        each = [permissions.setdefault((one.id, one.allow, one.deny, one.type), one) for one in of_channel._overwrites]
        of_channel._overwrites = permissions.setdefault(tuple(map(id, each)), each)
