"""``/table time`` and its like: how a match is run, changed by its host; and ``/move-here``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.commands.answered import answered, table_here
from bot.commands.play import conduct_choices
from bot.languages import Speech
from bot.languages.names import plain
from bot.languages.translator import text
from bot.panels.answers import pantheon, spoken
from bot.panels.choices import clip
from bot.panels.conduct_words import part_name, value_name
from bot.panels.opening import place_of
from bot.panels.person import person_of
from bot.tables.conduct import IN_A_MATCH
from bot.tables.refusals import Refusal
from bot.tables.table import Table

if TYPE_CHECKING:
    from bot.client import Pantheon
    from bot.commands.tree import PantheonTree

CHOICES = 25
"""Discord's limit for the suggestions of an option."""
NAME = 100


def add_conduct_commands(tree: PantheonTree, bot: Pantheon) -> None:
    """Add to ``/table`` a subcommand for each part of how a match is run, and ``/move-here``."""
    group = tree.get_command("table")
    assert isinstance(group, app_commands.Group)
    for key in IN_A_MATCH:
        group.add_command(_command(key))

    @tree.command(
        name=text("command-move-here"),
        description=text("command-move-here-about"),
    )
    @app_commands.describe(match=text("command-move-here-match-about"))
    @app_commands.rename(match=text("command-move-here-match"))
    @app_commands.autocomplete(match=suggest_matches)
    async def move_here(interaction: discord.Interaction[Any], match: str | None) -> None:
        await answered(interaction, "move-here", lambda words: move(interaction, match, words))


def _command(key: str) -> app_commands.Command[Any, Any, Any]:
    @app_commands.describe(value=text("command-table-value-about"))
    @app_commands.rename(value=text("command-table-value"))
    @app_commands.choices(value=conduct_choices(key))
    async def callback(interaction: discord.Interaction[Any], value: str) -> None:
        await answered(interaction, "table", lambda words: run_otherwise(interaction, key, value, words))

    return app_commands.Command(
        name=text(f"command-table-{key}"), description=text(f"command-table-{key}-about"), callback=callback
    )


async def run_otherwise(interaction: discord.Interaction[Any], key: str, value: str, words: Speech) -> str:
    """Change how the match here is run. Raises Refusal."""
    table = await table_here(interaction)
    await pantheon(interaction).tables.choose_conduct(table.id, person_of(interaction), key, value)
    return words("posting-set", option=part_name(key, words), value=value_name(key, value, words))


async def move(interaction: discord.Interaction[Any], match: str | None, words: Speech) -> str:
    """Let a match go on in this channel. Raises Refusal."""
    _, channel = await place_of(interaction)
    bot = pantheon(interaction)
    table = _meant(await movable(interaction), interaction.user.id, match)
    await bot.tables.move(table.id, person_of(interaction), channel, may_manage=may_manage(interaction))
    bot.courier.parked.pop(table.channel, None)
    await bot.courier.try_again([table.channel, channel])
    return words("posting-moved")


def _meant(tables: list[Table], person: int, match: str | None) -> Table:
    if match is not None:
        tables = [table for table in tables if match == str(table.id)]
    tables = [table for table in tables if table.host == person] or tables
    if not tables:
        raise Refusal("nothing_to_move")
    if len(tables) > 1:
        raise Refusal("which_to_move")
    return tables[0]


async def movable(interaction: discord.Interaction[Any]) -> list[Table]:
    """The open matches of this server, outside this channel, that the person may move."""
    there = [
        table
        for table in await pantheon(interaction).tables.open_tables()
        if table.server == interaction.guild_id and table.channel != interaction.channel_id
    ]
    own = [table for table in there if table.host == interaction.user.id]
    return own + [table for table in there if may_manage(interaction) and table not in own]


def may_manage(interaction: discord.Interaction[Any]) -> bool:
    """Whether the person manages the channels here."""
    return interaction.permissions.manage_channels


async def suggest_matches(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    """The matches that the person may move: the own ones first, then, for who manages channels, all others."""
    try:
        tables = await movable(interaction)
    except Refusal:
        return []
    words = spoken(interaction)
    named = [(_title(table, words), table) for table in tables]
    fitting = [(name, table) for name, table in named if typed.casefold() in name.casefold()]
    return [app_commands.Choice(name=clip(name, NAME), value=str(table.id)) for name, table in fitting[:CHOICES]]


def _title(table: Table, words: Speech) -> str:
    names = words.listed([plain(seat.name) for seat in table.seats])
    return words("posting-thread-name", game=words(f"{table.game}-title"), names=names)
