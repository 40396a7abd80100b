"""The question before everything about a person is erased."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.interactions.components import note
from bot.interactions.handling import reader
from bot.interactions.person import person_of
from bot.interactions.router import Control
from bot.interactions.routes import NUMBER, InvalidCustomId, custom_id, number, template
from bot.languages import Speech
from bot.services import services_of

ANSWERS = ("erase", "keep")


class EraseButton(Control, template=template("p1", f"person={NUMBER}", f"answer={'|'.join(ANSWERS)}")):
    """Yes or no to erasing; it works for the person who asked only."""

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Erase, or leave everything as it is."""
        if number(self.parts["person"]) != interaction.user.id:
            raise InvalidCustomId(self.custom_id)
        speech = await reader(interaction)
        if self.parts["answer"] == "keep":
            await interaction.edit_original_response(view=note(speech("bot-privacy-kept")))
            return
        await services_of(interaction).tables.erase_person(person_of(interaction))
        await interaction.edit_original_response(view=note(speech("bot-privacy-erased")))


def erase_panel(person: int, speech: Speech) -> ui.LayoutView:
    """What erasing does, with the two buttons."""
    styles = {"erase": discord.ButtonStyle.danger, "keep": discord.ButtonStyle.secondary}
    buttons = [
        EraseButton(
            ui.Button(
                custom_id=custom_id("p1", person, answer), label=speech(f"bot-privacy-{answer}"), style=styles[answer]
            )
        )
        for answer in ANSWERS
    ]
    return note(speech("bot-privacy-ask"), ui.ActionRow(*buttons))
