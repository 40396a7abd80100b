"""Buttons that no family knows: of a version long gone, or made up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord

from bot.interactions.controls import CONTROLS
from bot.interactions.handling import admitted, answering
from bot.interactions.routes import InvalidCustomId


def known(custom_id: str) -> bool:
    """Whether some family of ours answers this id."""
    return any(control.__discord_ui_compiled_template__.fullmatch(custom_id) for control in CONTROLS)


async def answer_stray(interaction: discord.Interaction[Any]) -> None:
    """Say that a button is no longer known, where discord.py would say nothing at all."""
    data: Mapping[str, Any] = interaction.data or {}
    if known(str(data.get("custom_id", ""))):
        return
    async with answering(interaction, "stray"):
        if await admitted(interaction):
            raise InvalidCustomId("stray")
