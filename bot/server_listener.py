"""The part of the Discord client that hears of servers: joins, removals, permissions, channels and threads."""

from __future__ import annotations

from typing import Any

import discord

from bot.interactions.blocked_channels import try_server
from bot.server_departures import Departures
from bot.server_events import channel_gone, server_joined, server_left, thread_slept
from bot.services import Services


class ServerListener(discord.AutoShardedClient):
    """Passes Discord's events about servers on. Each change of permissions lets messages that were blocked be sent."""

    services: Services
    departures: Departures

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is back after an outage."""
        await try_server(self.services, guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was added to a server, perhaps again."""
        await server_joined(self.services, self.departures, guild.id)
        await try_server(self.services, guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed from a server. An outage is another event."""
        await server_left(self.services, guild.id)

    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        """The permissions of a role changed, perhaps the bot's."""
        await try_server(self.services, role.guild.id)

    async def on_guild_channel_update(self, _: Any, channel: discord.abc.GuildChannel) -> None:
        """The permissions in a channel changed, perhaps the bot's."""
        await try_server(self.services, channel.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread was perhaps unlocked, or it was archived."""
        await try_server(self.services, payload.guild_id)
        metadata = payload.data.get("thread_metadata") or {}
        if metadata.get("archived") and not metadata.get("locked"):
            await thread_slept(self.services, payload.thread_id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone, perhaps one that a match is played in."""
        await channel_gone(self.services, payload.thread_id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone, perhaps one that a match is played in."""
        await channel_gone(self.services, channel.id)
