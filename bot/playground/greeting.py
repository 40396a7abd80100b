"""The greeting in the playground: how to begin."""

from __future__ import annotations

from typing import Any

import discord

from bot.client import Pantheon
from bot.features.lookup.tour import first_rows, games_picture
from bot.interactions.components import Panel, gallery
from bot.languages import Speech
from bot.languages import speech as speech_in
from bot.playground.language_choice import language_row, offer_languages
from bot.playground.world import World
from bot.reading.board import view_button
from bot.tables.model.table import Table

COLOUR = 0xC9A227
"""Gold, as on the board."""


async def greet(bot: Pantheon, world: World, speech: Speech) -> None:
    """Say in the channel how to begin, or that a kept match continues; the language can be chosen on top.

    A kept playground greets in the language that was chosen there last; its page speaks ``speech``.
    """

    viewing = speech("playground-page-viewing")
    own_language = await bot.tables.people.language(world.people[0].id)

    async def choose(language: str) -> Panel:
        await use_language(bot, world, language)
        return await greeting_panel(bot, world, speech_in(language), viewing)

    offer_languages(bot, choose)
    panel = await greeting_panel(bot, world, speech_in(own_language) if own_language else speech, viewing)
    await bot.get_partial_messageable(world.channel.id).send(view=panel.view, files=panel.files(), silent=True)


async def use_language(bot: Pantheon, world: World, language: str) -> None:
    """Let everyone in the playground's server read this language."""
    for person in world.people:
        await bot.tables.people.set_language(person.id, language)
    await bot.tables.people.set_server_language(world.server.id, language)


async def greeting_panel(bot: Pantheon, world: World, speech: Speech, viewing: str) -> Panel:
    """The greeting: the choice of language, how to begin, and a picture of the games.

    ``viewing`` is what the page says at its choice of a person, which stays in the language that it began in.
    """
    view = discord.ui.LayoutView(timeout=None)
    box: discord.ui.Container[discord.ui.LayoutView] = discord.ui.Container(accent_colour=COLOUR)
    box.add_item(language_row(speech))
    box.add_item(discord.ui.TextDisplay(f"## {speech('playground-greeting-title')}"))
    begun = await bot.tables.lobbies.in_channel(world.channel.id)
    box.add_item(
        discord.ui.TextDisplay(
            speech("playground-greeting-goes-on") if begun else speech("playground-greeting-begin", viewing=viewing)
        )
    )
    rows = _board_rows(begun, speech) if begun else first_rows(speech, is_server=True)
    for row in rows:
        box.add_item(row)
    picture = None if begun else await games_picture(bot.services, speech)
    if picture:
        box.add_item(gallery([picture]))
    box.add_item(discord.ui.Separator())
    box.add_item(discord.ui.TextDisplay(speech("playground-greeting-more", viewing=viewing)))
    view.add_item(box)
    return Panel(view, (picture,) if picture else ())


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
