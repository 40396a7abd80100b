"""Where Discord offers a command, and from where an interaction comes: a server, a direct message, or elsewhere."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import discord
from discord.app_commands import AppCommandContext, AppInstallationType

Source = Literal["server", "direct", "elsewhere"]
"""``server``: one that has added the bot. ``direct``: the conversation of one person with the bot. ``elsewhere``:
another server, a group, or a conversation of others, where somebody uses the bot that they have added to their account;
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
    """From where an interaction comes. A server counts as ``elsewhere`` only where it has not added the bot."""
    if interaction.guild_id is None:
        return "elsewhere" if interaction.context.private_channel else "direct"
    return "elsewhere" if interaction.is_user_integration() and not interaction.is_guild_integration() else "server"
