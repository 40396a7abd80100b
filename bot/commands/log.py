"""``/log``: what happened, round by round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.commands.answered import answered, table_here
from bot.languages import Speech
from bot.languages.translator import text
from bot.panels.answers import pantheon
from bot.panels.layout import Panel
from bot.panels.log import log_page

if TYPE_CHECKING:
    from bot.client import Pantheon
    from bot.commands.tree import PantheonTree


def add_log_commands(tree: PantheonTree, bot: Pantheon) -> None:
    """Add ``/log``."""

    @tree.command(
        name=text("command-log"),
        description=text("command-log-about"),
    )
    async def log(interaction: discord.Interaction[Any]) -> None:
        await answered(interaction, "log", lambda speech: newest_page(interaction, speech))


async def newest_page(interaction: discord.Interaction[Any], speech: Speech) -> Panel:
    """The log of the table here, opened at its end."""
    table = await table_here(interaction, over=True)
    return await log_page(pantheon(interaction), table.id, None, speech)
