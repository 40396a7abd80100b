"""``/table`` subcommands that change how a running match is run."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.interactions.command import may_announce, run_command_aloud, table_group, table_here
from bot.interactions.command_tree import PantheonTree
from bot.interactions.handling import person_of
from bot.languages import Speech
from bot.languages import speech as speech_in
from bot.languages.command_names import text
from bot.languages.display_names import safe_name
from bot.reading.options import part_name, table_option_choices, value_name
from bot.services import services_of
from bot.tables.model.options import IN_A_MATCH


def add_commands(tree: PantheonTree) -> None:
    """Add to ``/table`` a subcommand for each part of how a match is run."""
    group = table_group(tree)
    for key in IN_A_MATCH:
        group.add_command(_command(key))


def _command(key: str) -> app_commands.Command[Any, Any, Any]:
    @app_commands.describe(value=text("command-table-value-about"))
    @app_commands.rename(value=text("command-table-value"))
    @app_commands.choices(value=table_option_choices(key))
    async def callback(interaction: discord.Interaction[Any], value: str) -> None:
        await run_command_aloud(
            interaction, "table", lambda speech, aloud: change_table_option(interaction, key, value, speech, aloud)
        )

    return app_commands.Command(
        name=text(f"command-table-{key}"), description=text(f"command-table-{key}-about"), callback=callback
    )


async def change_table_option(
    interaction: discord.Interaction[Any], key: str, value: str, speech: Speech, aloud: list[str]
) -> str:
    """Change how the match here is run, and tell everyone. Raises Refusal."""
    table = await table_here(interaction)
    after = await services_of(interaction).tables.lobbies.choose_table_option(
        table.id, person_of(interaction), key, value
    )
    if after.options != table.options and after.stage == "playing" and may_announce(interaction, after):
        theirs = speech_in(after.language)
        facts = {"part": key, "option": part_name(key, theirs), "value": value_name(key, value, theirs)}
        aloud.append(theirs("table-options-news", name=safe_name(interaction.user.display_name), **facts))
    return speech("table-options-set", option=part_name(key, speech), value=value_name(key, value, speech))
