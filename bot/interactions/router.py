"""What every button and select of ours has in common.

discord.py logs the errors of a DynamicItem and tells nobody, and mixes badly with ordinary items (docs/discord.md,
"Components"); so everything clickable is a ``Control``: it admits, acknowledges, does its work and answers errors.
"""

from __future__ import annotations

import re
from typing import Any, ClassVar

import discord
from discord import ui

from bot.interactions.blocked_channels import tell_parked
from bot.interactions.handling import acknowledge, admitted, answering
from bot.interactions.routes import InvalidCustomId

NEVER = re.compile(r"(?!)")


class Control(ui.DynamicItem[ui.Item[Any]], template=NEVER):
    """A button or select whose id says all there is to know, so that it works after any restart."""

    private: ClassVar[bool] = False
    """Whether a click is answered by a private message; else it may change the message it is on."""
    component: ClassVar[type[ui.Item[Any]]] = ui.Button

    def __init__(self, item: ui.Item[Any]) -> None:
        super().__init__(item)
        match = self.template.fullmatch(self.custom_id)
        if match is None:
            raise ValueError(f"{self.custom_id!r} is no id of {type(self).__name__}")
        self.parts: dict[str, str] = match.groupdict(default="")

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Control:
        """The control that was clicked. What its id asks for is checked when it answers."""
        return cls(item)

    @property
    def values(self) -> list[str]:
        """What was chosen in a select, as sent: never trusted."""
        return [str(value) for value in getattr(self.item, "values", ())]

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a click: admit it, acknowledge it within the three seconds, act, and put errors into words."""
        async with answering(interaction, type(self).__name__):
            if not await admitted(interaction):
                return
            if not isinstance(self.item, self.component):
                raise InvalidCustomId(self.custom_id)
            if await self.acknowledge(interaction):
                await self.act(interaction)
                await tell_parked(interaction)

    async def acknowledge(self, interaction: discord.Interaction[Any]) -> bool:
        """Tell Discord that the click has arrived; False when it belongs to nobody any more and is not carried out."""
        return await acknowledge(interaction, private=self.private)

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Do what the control is for. Raises Refusal with the words for a refused click."""
        raise AssertionError(f"{type(self).__name__} does nothing")
