"""Playing an option: the buttons and selects that carry a choice."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.panels.answers import pantheon, reader, tell
from bot.panels.control import Control
from bot.panels.identifiers import NUMBER, OPTION, WORD, ForgedId, number, template
from bot.panels.layout import note
from bot.tables.refusals import Refusal

_OPTION = frozenset("abcdefghijklmnopqrstuvwxyz0123456789:+-x/_=.")


class PlayButton(Control, template=template("t1", f"table={NUMBER}", f"version={NUMBER}", f"option={OPTION}")):
    """One option as a button."""

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Play the option."""
        await play(interaction, number(self.parts["table"]), number(self.parts["version"]), self.parts["option"])


class PlaySelect(Control, template=template("s1", f"table={NUMBER}", f"version={NUMBER}", f"slot={WORD}")):
    """Several options as a select."""

    component = ui.Select

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Play the option that was selected."""
        if len(self.values) != 1 or not 0 < len(self.values[0]) <= 60 or not _OPTION.issuperset(self.values[0]):
            raise ForgedId(self.custom_id)
        await play(interaction, number(self.parts["table"]), number(self.parts["version"]), self.values[0])


async def play(interaction: discord.Interaction[Any], table: int, version: int, option: str) -> None:
    """Play an option for the person who clicked. The board follows by the courier."""
    tables = pantheon(interaction).tables
    await bound_here(interaction, table)
    played = await tables.play(table, interaction.user.id, version, option, interaction.id)
    if is_private(interaction):
        words = await reader(interaction)
        await interaction.edit_original_response(view=note(words("bot-played")), attachments=[])
    elif played.duplicate:
        await tell(interaction, (await reader(interaction))("bot-refusal-already_played"))


async def bound_here(interaction: discord.Interaction[Any], table: int) -> None:
    """Refuse a click for a table of another server, or on a public board of another channel."""
    place = await pantheon(interaction).tables.get(table)
    elsewhere = place.channel != interaction.channel_id and not is_private(interaction)
    if place.server != interaction.guild_id or elsewhere:
        raise Refusal("no_table")


def is_private(interaction: discord.Interaction[Any]) -> bool:
    """Whether the click was on a private message."""
    return interaction.message is not None and interaction.message.flags.ephemeral
