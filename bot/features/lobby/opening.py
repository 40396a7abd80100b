"""Opening a lobby, or starting a match for one, by a command or by a button."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.interactions.answering import answer
from bot.interactions.availability import source_of
from bot.interactions.command import Answer, send
from bot.interactions.components import Panel, small
from bot.interactions.handling import person_of
from bot.interactions.match_forum import forum_in, forum_of, trouble_lines
from bot.interactions.match_place import USUAL, place_of
from bot.interactions.router import Click
from bot.interactions.routes import START
from bot.languages import Speech
from bot.reading.answered import about_answers, answered_panel
from bot.services import services_of
from bot.tables.model.table import Table
from bot.tables.rules.new_table import NewTable
from engine.registry import MODULES

WARNED_AT = 1
"""With this many openings left within the hour a person is warned."""


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
    forum = await forum_of(interaction)
    server, channel = await place_of(interaction, table_options, alone=solo, is_elsewhere=forum is not None)
    language = await tables.people.server_language(server) or speech.language
    new = NewTable(
        server,
        channel if forum is None else 0,
        person_of(interaction),
        game,
        settings,
        language,
        solo=solo,
        table_options=in_this_channel(interaction, table_options),
        opponents=opponents,
        forum=forum,
    )
    table = await tables.lobbies.open(new, interaction.id)
    left = await tables.lobbies.openings_left(interaction.user.id, alone=solo)
    warning = small(speech("lobby-openings-left", count=left)) if left == WARNED_AT else ""
    if table.is_answered:
        return await begin_in_answers(interaction, table, speech, warning)
    if forum is not None:
        return "\n".join(filter(None, [*_in_forum(interaction, table, speech), warning]))
    return "\n".join(filter(None, [speech("lobby-solo-started" if solo else "lobby-opened"), warning]))


def _in_forum(interaction: discord.Interaction[Any], table: Table, speech: Speech) -> list[str]:
    """Where the post of a new match is made, and what the bot lacks there."""
    begun = "forum-opened" if table.stage == "lobby" else "forum-started"
    forum = forum_in(interaction.guild, table.forum)
    troubles = [] if forum is None else trouble_lines(forum, speech)
    return [speech(begun, channel=f"<#{table.forum}>"), *map(small, troubles)]


async def begin_in_answers(
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


@START.on(reply="private")
async def start(click: Click, way: str, game: str) -> None:
    """Open a lobby, or start alone, with the usual settings."""
    if game not in MODULES:
        raise click.invalid()
    answer_to_person = await open_table(click.interaction, game, {}, click.speech, solo=way == "solo")
    await send(click.interaction, answer_to_person)
