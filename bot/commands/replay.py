"""``/replay``: the whole match again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.commands.answered import answered, table_here
from bot.languages import Speech
from bot.languages.translator import text
from bot.panels.answers import pantheon
from bot.panels.layout import Panel
from bot.panels.replay import replay_panel

if TYPE_CHECKING:
    from bot.client import Pantheon
    from bot.commands.tree import PantheonTree


def add_replay_commands(tree: PantheonTree, bot: Pantheon) -> None:
    """Add ``/replay``."""

    @tree.command(name=text("command-replay"), description=text("command-replay-about"))
    async def replay(interaction: discord.Interaction[Any]) -> None:
        await answered(interaction, "replay", lambda speech: seen_again(interaction, speech))


async def seen_again(interaction: discord.Interaction[Any], speech: Speech) -> Panel:
    """The animation of the match here, or of the last one that ended here."""
    table = await table_here(interaction, over=True)
    return await replay_panel(pantheon(interaction), table.id, speech, limit=interaction.filesize_limit)
