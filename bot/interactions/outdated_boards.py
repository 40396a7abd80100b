"""Boards that Discord still shows although the table knows them no more, as after a restore: one click disarms them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord

from bot.interactions.handling import is_private
from bot.services import services_of
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import MessagePlace


@asynccontextmanager
async def disarm_when_outdated(interaction: discord.Interaction[Any], table: int | None) -> AsyncIterator[None]:
    """Take the choices off a public board whose click is refused as stale. Raises that Refusal again."""
    try:
        yield
    except Refusal as refusal:
        message, channel = interaction.message, interaction.channel_id
        is_public = message is not None and not is_private(interaction)
        if refusal.key == "stale" and table is not None and message is not None and channel is not None and is_public:
            await services_of(interaction).tables.messages.strip_outdated(table, MessagePlace(channel, message.id))
        raise
