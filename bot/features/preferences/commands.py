"""``/preferences``: opens the panel, or sets the language at once."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.features.preferences.view import AUTOMATIC, own_panel
from bot.interactions.availability import ANYWHERE
from bot.interactions.command import add_command
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel
from bot.interactions.handling import speech_of
from bot.languages import LANGUAGES, Speech
from bot.languages import speech as speech_in
from bot.languages.command_names import text
from bot.services import services_of
from bot.tables.model.refusals import Refusal


def add_commands(tree: PantheonTree) -> None:
    """Add ``/preferences``."""
    languages = [
        app_commands.Choice(name=speech_in(code)("preferences-language-name"), value=code) for code in LANGUAGES
    ]
    automatic = app_commands.Choice(name=text("preferences-language-automatic"), value=AUTOMATIC)
    add_command(tree, "preferences", answer_preferences, choices={"choose": [*languages, automatic]}, offered=ANYWHERE)


async def answer_preferences(
    interaction: discord.Interaction[Any], speech: Speech, *, choose: str | None
) -> Panel | str:
    """Everything a person can choose; with a language, that it is kept."""
    if choose is not None:
        return await set_language(interaction, choose)
    return Panel(await own_panel(interaction, services_of(interaction)))


async def set_language(interaction: discord.Interaction[Any], language: str) -> str:
    """Store a person's choice of language. Raises Refusal for an unknown language."""
    if language not in (*LANGUAGES, AUTOMATIC):
        raise Refusal("no_such_language")
    locale = None if language == AUTOMATIC else language
    await services_of(interaction).tables.people.set_language(interaction.user.id, locale)
    speech: Speech = speech_in(locale) if locale else speech_of(interaction)
    return speech("preferences-language-set", language=speech("preferences-language-name"))
