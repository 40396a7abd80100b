"""``/preferences``: how the bot speaks to one person."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.commands.answered import answered, table_here
from bot.languages import LANGUAGES, Speech, speech
from bot.languages.translator import text
from bot.panels.answers import pantheon, spoken
from bot.panels.layout import Panel
from bot.panels.private import show
from bot.tables.refusals import Refusal

if TYPE_CHECKING:
    from bot.client import Pantheon
    from bot.commands.tree import PantheonTree

AUTOMATIC = "auto"
"""Follow what Discord says about the person."""


def add_preference_commands(tree: PantheonTree, bot: Pantheon) -> None:
    """Add ``/preferences language`` and ``/preferences standing``."""
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

    @group.command(
        name=text("command-preferences-standing"),
        description=text("command-preferences-standing-about"),
    )
    async def standing(interaction: discord.Interaction[Any]) -> None:
        await answered(interaction, "standing", lambda words: show_standing(interaction, words))

    tree.add_command(group)


async def show_standing(interaction: discord.Interaction[Any], words: Speech) -> Panel:
    """The standing answers of a person in the match here."""
    table = await table_here(interaction)
    return await show(pantheon(interaction), table.id, interaction.user.id, "standing", 0, words)


async def set_language(interaction: discord.Interaction[Any], language: str) -> str:
    """Keep a person's choice of language. Raises Refusal for a language that is not spoken."""
    if language not in (*LANGUAGES, AUTOMATIC):
        raise Refusal("no_such_language")
    chosen = None if language == AUTOMATIC else language
    await pantheon(interaction).tables.set_language(interaction.user.id, chosen)
    words: Speech = speech(chosen) if chosen else spoken(interaction)
    return words("bot-language-set", language=words("bot-language-name"))
