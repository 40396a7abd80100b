"""The greeting in the playground: how to begin."""

from __future__ import annotations

from typing import Any

import discord

from bot.client import Pantheon
from bot.features.lookup.tour import first_rows, games_picture
from bot.interactions.components import Panel, gallery
from bot.languages import Speech
from bot.reading.board import view_button
from bot.tables.model.table import Table

COLOUR = 0xC9A227
"""Gold, as on the board."""


async def greet(bot: Pantheon, channel: int, speech: Speech) -> None:
    """Say in the channel how to begin, or that a kept match continues."""
    view = discord.ui.LayoutView(timeout=None)
    box: discord.ui.Container[discord.ui.LayoutView] = discord.ui.Container(accent_colour=COLOUR)
    box.add_item(discord.ui.TextDisplay(f"## {speech('playground-greeting-title')}"))
    begun = await bot.tables.lobbies.in_channel(channel)
    box.add_item(
        discord.ui.TextDisplay(speech("playground-greeting-goes-on" if begun else "playground-greeting-begin"))
    )
    rows = _board_rows(begun, speech) if begun else first_rows(speech, is_server=True)
    for row in rows:
        box.add_item(row)
    picture = None if begun else await games_picture(bot.services, speech)
    if picture:
        box.add_item(gallery([picture]))
    box.add_item(discord.ui.Separator())
    box.add_item(discord.ui.TextDisplay(speech("playground-greeting-more")))
    view.add_item(box)
    place = bot.get_partial_messageable(channel)
    files = Panel(view, (picture,)).files() if picture else []
    await place.send(view=view, files=files, silent=True)


def _board_rows(table: Table, speech: Speech) -> list[discord.ui.ActionRow[Any]]:
    """Buttons that lead back into a running match."""
    if table.stage != "playing":
        return []
    views = ("choices", "mine", "describe")
    return [
        discord.ui.ActionRow(
            *(view_button(table.game, table.id, view, speech, main=view == "choices") for view in views)
        )
    ]
