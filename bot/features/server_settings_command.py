"""``/settings``: what a server wants for its matches, for those who manage it."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.features.server_settings import server_panel
from bot.interactions.command import answered
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel
from bot.languages.command_names import text


def add_settings_commands(tree: PantheonTree) -> None:
    """Add ``/settings``."""

    @tree.command(
        name=text("command-settings"),
        description=text("command-settings-about"),
    )
    @app_commands.default_permissions(manage_guild=True)
    async def settings(interaction: discord.Interaction[Any]) -> None:
        await answered(interaction, "settings", lambda words: show_settings(interaction))


async def show_settings(interaction: discord.Interaction[Any]) -> Panel:
    """The server's settings. Raises Refusal for somebody who does not manage it."""
    return Panel(await server_panel(interaction))
