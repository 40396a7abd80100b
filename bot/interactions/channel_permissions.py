"""The permissions that the bot needs in a channel, and which of them are missing."""

from __future__ import annotations

from typing import Any

import discord

from bot.languages import Speech

READING = ("view_channel", "attach_files", "read_message_history")
"""What every board takes besides writing: an old one is fetched before its buttons are taken off."""
THREADS = ("create_public_threads", "send_messages_in_threads", "read_message_history")
"""What a match takes that gets a thread of its own, besides the board."""


def to_write(channel: object) -> tuple[str, ...]:
    """The permissions that it takes to show a match in a channel or thread."""
    writing = "send_messages_in_threads" if isinstance(channel, discord.Thread) else "send_messages"
    return (READING[0], writing, *READING[1:])


def missing(may: discord.Permissions, needed: tuple[str, ...]) -> tuple[str, ...]:
    """What of the needed permissions is not there."""
    return tuple(name for name in needed if not getattr(may, name))


def missing_in(client: discord.Client, channel: int) -> tuple[str, ...]:
    """What is missing to show a match in a channel, as far as the cache tells; all that it takes where it does not."""
    known: Any = client.get_channel(channel)
    own = known.guild.me if known is not None and getattr(known, "guild", None) is not None else None
    needed = to_write(known)
    if own is None:
        return needed
    try:
        return missing(known.permissions_for(own), needed) or needed
    except discord.ClientException:
        # A thread whose channel is not in the cache.
        return needed


def in_words(permissions: tuple[str, ...], words: Speech) -> str:
    """Permissions as Discord names them to this reader."""
    return words.listed([words(f"permission-{name.replace('_', '-')}") for name in permissions])
