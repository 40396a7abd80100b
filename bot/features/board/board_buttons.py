"""The helpers under a board: my choices, my own cards, the board in words, more pictures. All answer in private."""

from __future__ import annotations

from typing import Any

import discord

from bot.features.board.controls import check_same_channel, is_private
from bot.interactions.handling import acknowledge, reader
from bot.interactions.router import Control
from bot.interactions.routes import NUMBER, WORD, number, template
from bot.services import services_of

TURNED = ("choices", "described", "offered")
"""The private views that have pages."""


class BoardButton(
    Control,
    template=template("b1", f"table={NUMBER}", f"view={WORD}", f"page={NUMBER}"),
):
    """Shows something about the table as it is now."""

    async def acknowledge(self, interaction: discord.Interaction[Any]) -> bool:
        """Pages turn in the private panel they are on; anything else is a private message of its own."""
        return await acknowledge(interaction, private=not self._turns_a_page(interaction))

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Show the private view."""
        # Imported here because the private panels carry these buttons themselves.
        from bot.features.board.private import show

        table = number(self.parts["table"])
        await check_same_channel(interaction, table)
        view, page = self.parts["view"], number(self.parts["page"])
        speech = await reader(interaction)
        panel = await show(services_of(interaction), table, interaction.user.id, view, page, speech)
        if self._turns_a_page(interaction):
            await interaction.edit_original_response(view=panel.view, attachments=panel.files())
        else:
            await interaction.followup.send(view=panel.view, files=panel.files(), ephemeral=True)

    def _turns_a_page(self, interaction: discord.Interaction[Any]) -> bool:
        return self.parts["view"] in TURNED and is_private(interaction)
