"""*Play on from here*: from a place in a match that is over into a match of one's own, with other dice."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.interactions.answering import answer
from bot.interactions.command import send
from bot.interactions.components import note
from bot.interactions.match_place import private_place
from bot.interactions.router import Click
from bot.interactions.routes import PLAY_ON, PLAY_ON_START
from bot.languages import Speech
from bot.reading.answered import about_answers, answered_panel
from bot.services import Services
from bot.tables.model.table import Table
from bot.tables.rules.playing_on import Wish, may_be_played_on
from engine.match import Match
from engine.players import PLAYERS

RUN = {"limit": "none", "after_time": "ask", "thread": "no"}
"""The table options of such a match: no one else waits."""


def play_on_rows(services: Services, table: Table, then: Match[Any], speech: Speech) -> list[ui.ActionRow[Any]]:
    """The button that plays on from this place in a match; none while it runs, where its dice are secret, and at its
    end."""
    if then.is_finished or not may_be_played_on(table, services.tables.clock.now()):
        return []
    return [ui.ActionRow(PLAY_ON.button(table.id, len(then.journal), label=speech("playing-on-button"), emoji="🔀"))]


@PLAY_ON.on(reply="private")
async def offer_levels(click: Click, table: int, at: int) -> None:
    """Ask how well the computer players shall play."""
    earlier = await click.tables.get(table)
    await click.send(levels_panel(earlier, at, click.speech))


def levels_panel(earlier: Table, at: int, speech: Speech) -> ui.LayoutView:
    """A button for each level of computer players; one button where no one else plays."""
    seats = len(earlier.seats)
    levels = PLAYERS if seats > 1 else PLAYERS[-1:]
    buttons = [
        PLAY_ON_START.button(
            earlier.id,
            at,
            level,
            label=speech(f"computer-players-{level}" if seats > 1 else "playing-on-start"),
            style=discord.ButtonStyle.success if seats == 1 else discord.ButtonStyle.secondary,
        )
        for level in levels
    ]
    return note(speech("playing-on-about", others=seats - 1), ui.ActionRow(*buttons))


@PLAY_ON_START.on(reply="private")
async def play_on(click: Click, table: int, at: int, level: str) -> None:
    """Begin the match, in the direct message where it was asked for, or in answers that the person alone sees."""
    tables, speech, interaction = click.tables, click.speech, click.interaction
    server, channel = await private_place(interaction)
    options = await tables.servers.options_of_new_table(server, RUN)
    wish = Wish(at, click.person, level, server, channel, speech.language, options, interaction.id)
    begun = await tables.lobbies.play_on(table, wish)
    said = speech("playing-on-begun")
    if not begun.is_answered:
        await send(interaction, said)
        return
    await answer(interaction, "\n".join([said, about_answers(begun, speech)]))
    await click.send(await answered_panel(click.services, begun.id, click.person.id, speech))
