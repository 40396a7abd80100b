"""``/log``: what happened, round by round."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.features.history.log import log_page
from bot.interactions.command import answered, table_here
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel
from bot.languages import Speech
from bot.languages.command_names import text
from bot.services import services_of
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table


def add_log_commands(tree: PantheonTree) -> None:
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
    """The log of the table here, opened at a round, or else at its end; also of a match that was given up."""
    table = await _here(interaction)
    return await log_page(services_of(interaction), table.id, None, speech, round=round)


async def _here(interaction: discord.Interaction[Any]) -> Table:
    try:
        table = await table_here(interaction, over=True)
    except Refusal as refusal:
        over = await services_of(interaction).tables.ends.last_over(interaction.channel_id or 0)
        if over is None or refusal.key != "no_table_here":
            raise
        return over
    if table.is_open:
        return table
    return await services_of(interaction).tables.ends.last_over(interaction.channel_id or 0) or table
