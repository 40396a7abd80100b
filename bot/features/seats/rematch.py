"""Meeting again: the button below the end of a match."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.features.board.controls import check_same_channel
from bot.features.lobby.opening import place_of
from bot.interactions.handling import reader, tell
from bot.interactions.person import person_of
from bot.interactions.router import Control
from bot.interactions.routes import NUMBER, custom_id, number, template
from bot.languages import Speech, speech
from bot.languages.display_names import shown
from bot.services import services_of
from bot.tables.model.table import Table
from bot.tables.rules.rematch import invited


class RematchButton(Control, template=template("sm", f"table={NUMBER}")):
    """Opens a lobby for the people of a match that is over; whoever clicks later joins it."""

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Open or join the lobby, and call the others once."""
        table = number(self.parts["table"])
        await check_same_channel(interaction, table)
        await place_of(interaction)
        tables = services_of(interaction).tables
        again = await tables.meet_again(table, person_of(interaction), interaction.id)
        begun = "joined" if again.stage == "lobby" else "begun"
        await tell(interaction, (await reader(interaction))(f"seats-rematch-{begun}"))
        if again.stage == "lobby" and again.host == interaction.user.id:
            await _call(interaction, again, invited(again, await tables.get(table)))


async def _call(interaction: discord.Interaction[Any], table: Table, people: tuple[int, ...]) -> None:
    """Mention those who played before."""
    if not people:
        return
    words = speech(table.language)
    mentions = " ".join(f"<@{person}>" for person in people)
    text = words("seats-rematch", name=shown(interaction.user.display_name), people=mentions)
    allowed = discord.AllowedMentions(users=[discord.Object(person) for person in people])
    await interaction.followup.send(text, allowed_mentions=allowed)


def rematch_button(table: Table, speech: Speech) -> RematchButton:
    """The button that opens the next match of the same people."""
    label = speech("seats-press-rematch")
    identifier = custom_id("sm", table.id)
    return RematchButton(ui.Button(custom_id=identifier, label=label, style=discord.ButtonStyle.success))
