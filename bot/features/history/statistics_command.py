"""``/stats`` and ``/leaderboard``: what matches have come to."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.features.history.statistics import leaderboard_panel, statistics_panel
from bot.interactions.command import answered
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel
from bot.languages import Speech
from bot.languages.command_names import text
from bot.services import services_of
from bot.tables.model.refusals import Refusal
from engine.registry import MODULES


def add_statistics_commands(tree: PantheonTree) -> None:
    """Add ``/stats`` and ``/leaderboard``."""

    @tree.command(name=text("command-stats"), description=text("command-stats-about"))
    @app_commands.rename(person=text("command-stats-person"))
    @app_commands.describe(person=text("command-stats-person-about"))
    async def stats(interaction: discord.Interaction[Any], person: discord.User | None = None) -> None:
        await answered(interaction, "stats", lambda speech: statistics_of(interaction, person, speech))

    @tree.command(name=text("command-leaderboard"), description=text("command-leaderboard-about"))
    @app_commands.rename(game=text("command-leaderboard-game"))
    @app_commands.describe(game=text("command-leaderboard-game-about"))
    @app_commands.choices(game=[app_commands.Choice(name=text(f"{key}-title"), value=key) for key in MODULES])
    async def leaderboard(interaction: discord.Interaction[Any], game: str | None = None) -> None:
        await answered(interaction, "leaderboard", lambda speech: leaderboard_of(interaction, game, speech))


async def statistics_of(
    interaction: discord.Interaction[Any], person: discord.User | discord.Member | None, speech: Speech
) -> Panel:
    """A person's statistics; the own ones when nobody is named. Raises Refusal: not_rated, not_a_person."""
    about = person or interaction.user
    if about.bot:
        raise Refusal("not_a_person")
    own = about.id == interaction.user.id
    results = services_of(interaction).tables.results
    found = await results.of_person(about.id, _server(interaction), asked_by=interaction.user.id)
    return statistics_panel(about.display_name, found, speech, own=own)


async def leaderboard_of(interaction: discord.Interaction[Any], game: str | None, speech: Speech) -> Panel:
    """The best of this server: at one game, or at every one."""
    results, server = services_of(interaction).tables.results, _server(interaction)
    games = [key for key in MODULES if game in (None, key)]
    return leaderboard_panel([(key, await results.leaderboard(server, key)) for key in games], speech)


def _server(interaction: discord.Interaction[Any]) -> int:
    if interaction.guild_id is None:
        raise Refusal("no_server")
    return interaction.guild_id
