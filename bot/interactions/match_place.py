"""Where a match is opened: a server and a channel, or neither where the bot may only answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord

from bot.interactions.availability import source_of
from bot.interactions.blocked_channels import check_threads, check_writable
from bot.services import services_of
from bot.tables.model.refusals import Refusal

USUAL: Mapping[str, str] = {}
"""No table option is chosen: the server's options count."""


async def place_of(
    interaction: discord.Interaction[Any],
    table_options: Mapping[str, str] = USUAL,
    *,
    opens: bool = True,
    alone: bool = False,
    is_elsewhere: bool = False,
) -> tuple[int, int]:
    """The server and channel for a match. One that a person plays ``alone`` has no server (0) in a direct message, and
    no channel (0) either where the bot may only answer: one such match for each person.

    ``is_elsewhere``: it gets a post in a forum, so nothing is written here. Raises Refusal outside a server for a match
    with others, where the bot may not write or make the thread that is wanted, and, when a match ``opens``, in channels
    where the server wants none.
    """
    if interaction.channel_id is None or interaction.guild_id is None or source_of(interaction) != "server":
        if not alone:
            raise Refusal("no_server")
        return await private_place(interaction)
    if not is_elsewhere:
        check_writable(interaction)
    if not is_elsewhere and table_options.get("thread") == "yes":
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


async def private_place(interaction: discord.Interaction[Any]) -> tuple[int, int]:
    """No server, and the channel of a direct message; none where the match is shown only in answers, one such match for
    each person. Raises Refusal: table_exists_answered."""
    if source_of(interaction) == "direct":
        return 0, interaction.channel_id or 0
    every = await services_of(interaction).tables.lookup.open_tables_of(interaction.user.id)
    if any(table.is_answered and table.day is None for table in every):
        raise Refusal("table_exists_answered")
    return 0, 0
