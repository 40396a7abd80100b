"""``/hint``: what a computer player would do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.features.board.hint import hint_panel
from bot.interactions.command import answered, table_here
from bot.interactions.components import Panel
from bot.interactions.handling import pantheon
from bot.languages import Speech
from bot.languages.command_names import text

if TYPE_CHECKING:
    from bot.client import Pantheon
    from bot.interactions.command_tree import PantheonTree


def add_hint_commands(tree: PantheonTree, bot: Pantheon) -> None:
    """Add ``/hint``."""

    @tree.command(name=text("command-hint"), description=text("command-hint-about"))
    async def hint(interaction: discord.Interaction[Any]) -> None:
        await answered(interaction, "hint", lambda speech: hinted(interaction, speech))


async def hinted(interaction: discord.Interaction[Any], speech: Speech) -> Panel:
    """A hint for whoever asks, about their open choice here."""
    table = await table_here(interaction)
    return await hint_panel(pantheon(interaction), table.id, interaction.user.id, speech)
