"""Opening a lobby, or starting a match for one, by a command or by a button."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.features.board.answered import about_answers, answered_panel
from bot.interactions.answering import answer
from bot.interactions.availability import source_of
from bot.interactions.blocked_channels import check_threads, check_writable
from bot.interactions.command import Answer, send
from bot.interactions.components import Panel, small
from bot.interactions.handling import person_of
from bot.interactions.router import Click
from bot.interactions.routes import START
from bot.languages import Speech
from bot.services import services_of
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from engine.registry import MODULES

WARNED_AT = 1
"""With this many openings left within the hour a person is warned."""
USUAL: Mapping[str, str] = {}
"""No table option is chosen: the server's options count."""


async def open_table(
    interaction: discord.Interaction[Any],
    game: str,
    settings: Mapping[str, str],
    speech: Speech,
    table_options: Mapping[str, str] = USUAL,
    *,
    solo: bool,
    opponents: Sequence[str] = (),
) -> Answer:
    """Open a lobby in this channel, or start a match for one, alone or against ``opponents``; what to tell the person,
    or the match itself where it is shown only in answers. Raises Refusal.

    The table speaks the server's language, or else the one that its host reads.
    """
    tables = services_of(interaction).tables
    server, channel = await place_of(interaction, table_options, alone=solo)
    language = await tables.people.server_language(server) or speech.language
    table = await tables.lobbies.open(
        server,
        channel,
        person_of(interaction),
        game,
        settings,
        language=language,
        table_options=in_this_channel(interaction, table_options),
        solo=solo,
        opponents=opponents,
        click=interaction.id,
    )
    left = await tables.lobbies.openings_left(interaction.user.id, alone=solo)
    warned = small(speech("bot-openings-left", count=left)) if left == WARNED_AT else ""
    if table.is_answered:
        return await begun_in_answers(interaction, table, speech, warned)
    return "\n".join(filter(None, [speech("bot-solo-started" if solo else "bot-lobby-opened"), warned]))


async def begun_in_answers(
    interaction: discord.Interaction[Any], table: Table, speech: Speech, more: str = ""
) -> Panel:
    """A match that has begun without a channel, after the person has read what that means, and ``more`` if given."""
    about = "\n".join(filter(None, [about_answers(table, speech), more]))
    await answer(interaction, about)
    return await answered_panel(services_of(interaction), table.id, interaction.user.id, speech)


def in_this_channel(interaction: discord.Interaction[Any], table_options: Mapping[str, str]) -> Mapping[str, str]:
    """The chosen table options; in a thread, and outside a server, no match gets a thread of its own, whatever the
    server's options say."""
    is_outside = source_of(interaction) != "server"
    return {"thread": "no", **table_options} if is_outside or in_thread(interaction) else table_options


def in_thread(interaction: discord.Interaction[Any]) -> bool:
    """Whether an interaction comes from a thread."""
    return isinstance(interaction.channel, discord.Thread)


async def place_of(
    interaction: discord.Interaction[Any],
    table_options: Mapping[str, str] = USUAL,
    *,
    opens: bool = True,
    alone: bool = False,
) -> tuple[int, int]:
    """The server and channel for a match. One that a person plays ``alone`` has no server (0) in a direct message, and
    no channel (0) either where the bot may only answer: one such match for each person.

    Raises Refusal outside a server for a match with others, where the bot may not write or make the thread that is
    wanted, and, when a match ``opens``, in channels where the server wants none.
    """
    if interaction.channel_id is None or interaction.guild_id is None or source_of(interaction) != "server":
        if not alone:
            raise Refusal("no_server")
        if source_of(interaction) == "direct":
            return 0, interaction.channel_id or 0
        every = await services_of(interaction).tables.open_tables_of(interaction.user.id)
        if any(table.is_answered and table.day is None for table in every):
            raise Refusal("table_exists_answered")
        return 0, 0
    check_writable(interaction)
    if table_options.get("thread") == "yes":
        check_threads(interaction)
    if opens:
        here = interaction.channel
        # A thread whose channel discord.py does not know raises when it is asked for the category.
        holder = here.parent if isinstance(here, discord.Thread) else here
        await services_of(interaction).tables.servers.check_channel(
            interaction.guild_id,
            interaction.channel_id,
            getattr(here, "parent_id", None),
            getattr(holder, "category_id", None),
        )
    return interaction.guild_id, interaction.channel_id


@START.on(reply="private")
async def start(click: Click, way: str, game: str) -> None:
    """Open a lobby, or start alone, with the usual settings."""
    if game not in MODULES:
        raise click.invalid()
    told = await open_table(click.interaction, game, {}, await click.speech(), solo=way == "solo")
    await send(click.interaction, told)
