"""What people may do in channels other than the one they write in."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import aiohttp
import discord


def manages(interaction: discord.Interaction[Any], channel: int) -> bool:
    """Whether somebody manages channels both here and there: a right in one corner moves nothing out of another.

    Where the other channel is gone, only the right in the whole server counts.
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
    """Who of these members of the server cannot see the channel of this interaction.

    Whoever has left the server is not counted, nor is anybody of whom Discord says nothing now.
    """
    guild, here = interaction.guild, interaction.channel_id
    if guild is None or here is None:
        return set()
    blind = set()
    for person in people:
        try:
            member = await guild.fetch_member(person)
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError):
            continue
        seen = _permissions(guild, here, member)
        if seen is not None and not seen.view_channel:
            blind.add(person)
    return blind


def _permissions(guild: discord.Guild, channel: int, member: discord.Member) -> discord.Permissions | None:
    """What somebody may do in a channel or thread; None when it is not known here."""
    place = guild.get_channel_or_thread(channel)
    try:
        return None if place is None else place.permissions_for(member)
    except discord.ClientException:
        return None  # a thread whose channel is gone
