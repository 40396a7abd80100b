"""The permissions of the bot in a channel, and of people in other channels than the one they write in."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import aiohttp
import discord

from bot.languages import Speech
from bot.runtime.lookups import look_up_all

READING = ("view_channel", "attach_files", "read_message_history")
"""The permissions that every board needs besides writing: an old one is fetched before its buttons are removed."""
THREADS = ("create_public_threads", "send_messages_in_threads", "read_message_history")
"""The permissions that a match in a thread of its own needs in addition."""


def to_write(channel: object) -> tuple[str, ...]:
    """The permissions that are needed to show a match in a channel or thread."""
    writing = "send_messages_in_threads" if isinstance(channel, discord.Thread) else "send_messages"
    return (READING[0], writing, *READING[1:])


def missing_permissions(may: discord.Permissions, permissions: tuple[str, ...]) -> tuple[str, ...]:
    """The needed permissions that are missing."""
    return tuple(name for name in permissions if not getattr(may, name))


def missing_in(client: discord.Client, channel: int) -> tuple[str, ...]:
    """The permissions missing to show a match in a channel; all of them for a channel that is not in the cache."""
    channel_of: Any = client.get_channel(channel)
    own = channel_of.guild.me if channel_of is not None and getattr(channel_of, "guild", None) is not None else None
    permissions = to_write(channel_of)
    if own is None:
        return permissions
    try:
        return missing_permissions(channel_of.permissions_for(own), permissions) or permissions
    except discord.ClientException:
        # A thread whose channel is not in the cache.
        return permissions


def in_words(permissions: tuple[str, ...], speech: Speech) -> str:
    """Permissions as Discord names them to this reader."""
    return speech.join_words([speech(f"channels-permission-{name.replace('_', '-')}") for name in permissions])


def may_manage_both(interaction: discord.Interaction[Any], channel: int) -> bool:
    """Whether a person manages channels both here and there, as moving a match needs.

    Where the other channel is deleted, only the permission in the whole server counts.
    """
    if not interaction.permissions.manage_channels:
        return False
    guild, member = interaction.guild, interaction.user
    if guild is None or not isinstance(member, discord.Member):
        return False
    there = _permissions(guild, channel, member)
    if there is None:
        return member.guild_permissions.manage_channels
    return there.view_channel and there.manage_channels


async def cannot_see(interaction: discord.Interaction[Any], people: Collection[int]) -> set[int]:
    """The members of the server who cannot see the channel of this interaction.

    People who left the server are not counted, nor are people whose membership Discord does not report soon.
    """
    guild, here = interaction.guild, interaction.channel_id
    if guild is None or here is None:
        return set()

    def is_blind(member: discord.Member) -> bool:
        permissions = _permissions(guild, here, member)
        return permissions is not None and not permissions.view_channel

    async def fetch(person: int) -> discord.Member | None:
        try:
            return await guild.fetch_member(person)
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError):
            return None

    members = await look_up_all(fetch, list(people))
    return {member.id for member in members if member is not None and is_blind(member)}


def _permissions(guild: discord.Guild, channel: int, member: discord.Member) -> discord.Permissions | None:
    """A person's permissions in a channel or thread; None when they are unknown."""
    place = guild.get_channel_or_thread(channel)
    try:
        return None if place is None else place.permissions_for(member)
    except discord.ClientException:
        return None  # a thread whose channel is deleted
