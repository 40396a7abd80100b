"""The helpers under a board: my choices, my own cards, the board in words. All of them answer in private."""

from __future__ import annotations

from typing import Any

import discord

from bot.panels.answers import pantheon, reader
from bot.panels.control import Control
from bot.panels.identifiers import NUMBER, number, template
from bot.panels.play import bound_here

VIEWS = ("choices", "mine", "describe")


class BoardButton(
    Control,
    template=template("b1", f"table={NUMBER}", f"version={NUMBER}", f"view={'|'.join(VIEWS)}", f"page={NUMBER}"),
):
    """Shows something about the table as it is now."""

    private = True

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Send the private view."""
        from bot.panels.private import show

        table = number(self.parts["table"])
        await bound_here(interaction, table)
        speech = await reader(interaction)
        panel = await show(
            pantheon(interaction), table, interaction.user.id, self.parts["view"], number(self.parts["page"]), speech
        )
        await interaction.followup.send(view=panel.view, files=panel.files(), ephemeral=True)
