"""``/log``: what happened, round by round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

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
    @app_commands.rename(round=text("command-log-round"))
    @app_commands.describe(round=text("command-log-round-about"))
    async def log(interaction: discord.Interaction[Any], round: app_commands.Range[int, 1, 99] | None = None) -> None:
        await answered(interaction, "log", lambda speech: opened(interaction, round, speech))


async def opened(interaction: discord.Interaction[Any], round: int | None, speech: Speech) -> Panel:
    """The log of the table here, opened at a round, or else at its end."""
    table = await table_here(interaction, over=True)
    return await log_page(pantheon(interaction), table.id, None, speech, round=round)
