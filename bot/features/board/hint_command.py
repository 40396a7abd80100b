"""``/hint``: what a computer player would do."""

from __future__ import annotations

from typing import Any

import discord

from bot.features.board.hint import hint_panel
from bot.interactions.command import answered, table_here
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel
from bot.languages import Speech
from bot.languages.command_names import text
from bot.services import services_of


def add_hint_commands(tree: PantheonTree) -> None:
    """Add ``/hint``."""

    @tree.command(name=text("command-hint"), description=text("command-hint-about"))
    async def hint(interaction: discord.Interaction[Any]) -> None:
        await answered(interaction, "hint", lambda speech: hinted(interaction, speech))


async def hinted(interaction: discord.Interaction[Any], speech: Speech) -> Panel:
    """A hint for whoever asks, about their open choice here."""
    table = await table_here(interaction)
    return await hint_panel(services_of(interaction), table.id, interaction.user.id, speech)
