"""``/privacy``: everything kept about a person, as a file; and erasing it."""

from __future__ import annotations

import io
import json
from typing import Any

import discord
from discord import app_commands

from bot.features.privacy import erase_panel
from bot.interactions.command import answered
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel
from bot.interactions.person import person_of
from bot.languages import Speech
from bot.languages.command_names import text
from bot.services import services_of


def add_privacy_commands(tree: PantheonTree) -> None:
    """Add ``/privacy export`` and ``/privacy erase``."""
    group = app_commands.Group(
        name=text("command-privacy"),
        description=text("command-privacy-about"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
    )

    @group.command(
        name=text("command-privacy-export"),
        description=text("command-privacy-export-about"),
    )
    async def export(interaction: discord.Interaction[Any]) -> None:
        await answered(interaction, "privacy", lambda words: exported(interaction, words))

    @group.command(
        name=text("command-privacy-erase"),
        description=text("command-privacy-erase-about"),
    )
    async def erase(interaction: discord.Interaction[Any]) -> None:
        await answered(interaction, "privacy", lambda words: ask_to_erase(interaction, words))

    tree.add_command(group)


async def exported(interaction: discord.Interaction[Any], words: Speech) -> tuple[str, list[discord.File]]:
    """A person's data as a file."""
    tables = services_of(interaction).tables
    data = await tables.export_person(person_of(interaction))
    text = await tables.pool.run(lambda: json.dumps(data, ensure_ascii=False, indent=2).encode())
    return words("bot-privacy-exported"), [discord.File(io.BytesIO(text), filename="pantheon.json")]


async def ask_to_erase(interaction: discord.Interaction[Any], words: Speech) -> Panel:
    """What erasing does, and a button to do it."""
    return Panel(erase_panel(interaction.user.id, words))
