"""``/replay``: the whole match again."""

from __future__ import annotations

from typing import Any

import discord

from bot.features.history.replay import replay_panel
from bot.interactions.command import answered, table_here
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel
from bot.languages import Speech
from bot.languages.command_names import text
from bot.services import services_of


def add_replay_commands(tree: PantheonTree) -> None:
    """Add ``/replay``."""

    @tree.command(name=text("command-replay"), description=text("command-replay-about"))
    async def replay(interaction: discord.Interaction[Any]) -> None:
        await answered(interaction, "replay", lambda speech: seen_again(interaction, speech))


async def seen_again(interaction: discord.Interaction[Any], speech: Speech) -> Panel:
    """The animation of the match here, or of the last one that ended here."""
    table = await table_here(interaction, over=True)
    return await replay_panel(services_of(interaction), table.id, speech, limit=interaction.filesize_limit)
