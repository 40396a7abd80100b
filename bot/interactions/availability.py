"""Where Discord offers a command, and from where an interaction comes: a server, a direct message, or elsewhere."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import discord
from discord.app_commands import AppCommandContext, AppInstallationType

SERVER = 0
"""The key of the server among the owners of an installation, as Discord numbers them."""
Source = Literal["server", "direct", "elsewhere"]
"""``server``: one that has added the bot. ``direct``: the conversation of one person with the bot. ``elsewhere``:
another server, a group, or a conversation of others, where someone uses the bot that they have added to their account;
there the bot can only answer interactions, and sees no channel."""


class Availability(NamedTuple):
    """Where a command is offered, as Discord has it: in which ``contexts`` (server 0, direct message to the bot 1,
    other conversations 2), and by which ``installs`` of the bot (to a server 0, to a person's account 1)."""

    contexts: AppCommandContext
    installs: AppInstallationType


IN_SERVERS = Availability(AppCommandContext(guild=True), AppInstallationType(guild=True))
"""For whatever needs a channel with others: lobbies, tables, servers' settings and leaderboards."""
DIRECTLY = Availability(AppCommandContext(guild=True, dm_channel=True), AppInstallationType(guild=True, user=True))
"""For what one person asks about a match that is shown where they ask, or about themselves."""
ANYWHERE = Availability(
    AppCommandContext(guild=True, dm_channel=True, private_channel=True), AppInstallationType(guild=True, user=True)
)
"""For what one person does alone, and what is answered in private: look-up, puzzles, matches alone, the own data."""


def source_of(interaction: discord.Interaction[Any]) -> Source:
    """From where an interaction comes.

    A server counts as ``elsewhere`` where Discord names only others that have added the bot: the account of the person,
    or of the one whose message was clicked, who may be someone else.
    """
    if interaction.guild_id is None:
        context = interaction.context
        is_shared = context.private_channel or context.guild or isinstance(interaction.channel, discord.GroupChannel)
        return "elsewhere" if is_shared else "direct"
    # discord.py's methods tell no account of another person from nothing said, which is how a server's own messages
    # may come.
    owners: dict[int, int] = getattr(interaction, "_integration_owners", {})
    return "server" if not owners or owners.get(SERVER) == interaction.guild_id else "elsewhere"


def server_of(interaction: discord.Interaction[Any]) -> int:
    """The server that an interaction comes from; 0 outside of those that have added the bot."""
    return interaction.guild_id or 0 if source_of(interaction) == "server" else 0
