"""The permissions that the bot asks a server for."""

from __future__ import annotations

import discord

SCOPES = ("bot", "applications.commands")

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    create_public_threads=True,
    send_messages_in_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)


def invitation_url(application: int) -> str:
    """The address under which someone who manages a server can add the bot to it."""
    return discord.utils.oauth_url(application, permissions=PERMISSIONS, scopes=SCOPES)
