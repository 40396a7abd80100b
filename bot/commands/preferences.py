"""``/preferences``: how the bot speaks to one person."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.commands.answered import answered
from bot.languages import LANGUAGES, Speech, speech
from bot.languages.translator import text
from bot.panels.answers import pantheon, spoken
from bot.tables.refusals import Refusal

if TYPE_CHECKING:
    from bot.client import Pantheon
    from bot.commands.tree import PantheonTree

AUTOMATIC = "auto"
"""Follow what Discord says about the person."""


def add_preference_commands(tree: PantheonTree, bot: Pantheon) -> None:
    """Add ``/preferences language``."""
    group = app_commands.Group(
        name=text("command-preferences"),
        description=text("command-preferences-about"),
    )

    @group.command(
        name=text("command-preferences-language"),
        description=text("command-preferences-language-about"),
    )
    @app_commands.describe(language=text("command-preferences-language-language-about"))
    @app_commands.rename(language=text("command-preferences-language-language"))
    @app_commands.choices(
        language=[
            *(app_commands.Choice(name=speech(code)("bot-language-name"), value=code) for code in LANGUAGES),
            app_commands.Choice(name=text("bot-language-automatic"), value=AUTOMATIC),
        ]
    )
    async def language(interaction: discord.Interaction[Any], language: str) -> None:
        await answered(interaction, "preferences", lambda words: set_language(interaction, language))

    tree.add_command(group)


async def set_language(interaction: discord.Interaction[Any], language: str) -> str:
    """Keep a person's choice of language. Raises Refusal for a language that is not spoken."""
    if language not in (*LANGUAGES, AUTOMATIC):
        raise Refusal("no_such_language")
    chosen = None if language == AUTOMATIC else language
    await pantheon(interaction).tables.set_language(interaction.user.id, chosen)
    words: Speech = speech(chosen) if chosen else spoken(interaction)
    return words("bot-language-set", language=words("bot-language-name"))
