"""``/table``: what those who play can do about their match as a whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.commands.answered import answered, table_here
from bot.languages import Speech
from bot.languages.translator import text
from bot.panels.answers import pantheon
from bot.panels.person import person_of

if TYPE_CHECKING:
    from bot.client import Pantheon
    from bot.commands.tree import PantheonTree


def add_table_commands(tree: PantheonTree, bot: Pantheon) -> None:
    """Add ``/table end``."""
    group = app_commands.Group(
        name=text("command-table"),
        description=text("command-table-about"),
    )

    @group.command(
        name=text("command-table-end"),
        description=text("command-table-end-about"),
    )
    async def end(interaction: discord.Interaction[Any]) -> None:
        await answered(interaction, "table", lambda words: vote_to_end(interaction, words))

    tree.add_command(group)


async def vote_to_end(interaction: discord.Interaction[Any], words: Speech) -> str:
    """Vote to end the match here, or close the lobby; the refusal ``vote_counted`` says how many votes are missing."""
    tables = pantheon(interaction).tables
    table = await table_here(interaction)
    if table.stage == "lobby":
        await tables.close_lobby(table.id, person_of(interaction))
        return words("bot-lobby-closed")
    await tables.vote_end(table.id, person_of(interaction))
    return words("bot-match-end-counted")
