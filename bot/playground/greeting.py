"""The first message in the playground: how to begin."""

from __future__ import annotations

import discord

from bot.client import Pantheon
from bot.languages import Speech
from bot.panels.opening import start_rows

COLOUR = 0xC9A227
"""Gold, as on the board."""


async def greet(bot: Pantheon, channel: int, words: Speech) -> None:
    """Say in the channel how to begin, or that a kept match goes on."""
    view = discord.ui.LayoutView(timeout=None)
    box: discord.ui.Container[discord.ui.LayoutView] = discord.ui.Container(accent_colour=COLOUR)
    box.add_item(discord.ui.TextDisplay(f"## {words('house-greeting-title')}"))
    begun = await bot.tables.in_channel(channel)
    box.add_item(discord.ui.TextDisplay(words("house-greeting-goes-on" if begun else "house-greeting-begin")))
    if not begun:
        for row in start_rows(words):
            box.add_item(row)
    box.add_item(discord.ui.Separator())
    box.add_item(discord.ui.TextDisplay(words("house-greeting-more")))
    view.add_item(box)
    place = bot.get_partial_messageable(channel)
    await place.send(view=view, silent=True)
