"""Who is in which server and sees which channel, asked of Discord at the moment it matters.

The bot has no intent for members, so nothing of this is in its cache.
"""

from __future__ import annotations

import aiohttp
import discord

from bot.interactions.channel_permissions import missing_permissions
from bot.interactions.match_forum import POSTING
from bot.tables.model.table import Table

GONE = (10007, 10013)
"""Discord's codes for someone who is no member of the server, or no user any more."""
NOT_IN = (10004, 50001)
"""Discord's codes for a server that the bot is not in, or that is no more."""
UNREACHED = (aiohttp.ClientError, OSError, TimeoutError)


async def is_member(client: discord.Client, server: int, person: int) -> bool | None:
    """Whether someone is in a server; None when Discord does not say. Server 0 (no server): always True."""
    if not server:
        return True
    try:
        await client.http.get_member(server, person)
    except discord.HTTPException as error:
        return False if error.code in GONE else None
    except UNREACHED:
        return None
    return True


async def is_in(client: discord.Client, server: int) -> bool | None:
    """Whether the bot is in a server; None when Discord does not say."""
    try:
        await client.http.get_guild(server, with_counts=False)
    except discord.HTTPException as error:
        return False if error.code in NOT_IN else None
    except UNREACHED:
        return None
    return True


async def can_see(client: discord.Client, table: Table, person: int) -> bool | None:
    """Whether a person may see the place of a match now, so that it may be shown to them elsewhere; None when Discord
    does not say.

    They must be in the server and see the channel; for a private thread, be in it or manage threads. Where the place is
    a forum, the bot must be able to make its post there. A match without a server or a channel is shown to its own
    people only.
    """
    if not table.server or not table.has_channel:
        return table.seat_of(person) is not None
    try:
        # A server of another process is not in the cache.
        guild = client.get_guild(table.server) or await client.fetch_guild(table.server, with_counts=False)
        member = await guild.fetch_member(person)
        place = guild.get_channel_or_thread(table.channel) or await guild.fetch_channel(table.channel)
        thread = place if isinstance(place, discord.Thread) else None
        holder = thread.parent_id if thread is not None else table.channel
        may = (guild.get_channel(holder) or await guild.fetch_channel(holder)).permissions_for(member)
        if isinstance(place, discord.ForumChannel):
            own = guild.me or await guild.fetch_member(client.user.id if client.user else 0)
            return may.view_channel and not missing_permissions(place.permissions_for(own), POSTING)
        if may.view_channel and thread is not None and thread.is_private() and not may.manage_threads:
            await thread.fetch_member(person)
    except discord.HTTPException as error:
        return False if error.status in (403, 404) else None
    except UNREACHED:
        return None
    return may.view_channel
