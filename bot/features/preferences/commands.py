"""``/preferences``: opens the panel, or sets the language at once."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.features.preferences.view import AUTOMATIC, own_panel
from bot.interactions.command import run_command
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel
from bot.interactions.handling import spoken
from bot.languages import LANGUAGES, Speech, speech
from bot.languages.command_names import text
from bot.services import services_of
from bot.tables.model.refusals import Refusal


def add_commands(tree: PantheonTree) -> None:
    """Add ``/preferences``."""

    @tree.command(
        name=text("command-preferences"),
        description=text("command-preferences-about"),
    )
    @app_commands.describe(language=text("command-preferences-choose-about"))
    @app_commands.rename(language=text("command-preferences-choose"))
    @app_commands.choices(
        language=[
            *(app_commands.Choice(name=speech(code)("bot-language-name"), value=code) for code in LANGUAGES),
            app_commands.Choice(name=text("bot-language-automatic"), value=AUTOMATIC),
        ]
    )
    async def preferences(interaction: discord.Interaction[Any], language: str | None) -> None:
        if language is None:
            await run_command(interaction, "preferences", lambda words: show_preferences(interaction))
        else:
            await run_command(interaction, "preferences", lambda words: set_language(interaction, language))


async def show_preferences(interaction: discord.Interaction[Any]) -> Panel:
    """Everything a person can choose."""
    return Panel(await own_panel(interaction, services_of(interaction)))


async def set_language(interaction: discord.Interaction[Any], language: str) -> str:
    """Store a person's choice of language. Raises Refusal for an unknown language."""
    if language not in (*LANGUAGES, AUTOMATIC):
        raise Refusal("no_such_language")
    chosen = None if language == AUTOMATIC else language
    await services_of(interaction).tables.set_language(interaction.user.id, chosen)
    words: Speech = speech(chosen) if chosen else spoken(interaction)
    return words("bot-language-set", language=words("bot-language-name"))
