"""What is asked and shown wherever a match of one's own begins with a position: how well the others play, and where it
stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from discord import ui

from bot.interactions.answering import answer
from bot.interactions.command import send
from bot.interactions.control import Control
from bot.interactions.match_place import private_place
from bot.interactions.router import Click
from bot.languages import Speech
from bot.reading.answered import about_answers, answered_panel
from bot.tables.model.table import Table
from bot.tables.rules.playing_on import Dice, Wish
from engine.players import PLAYERS

RUN = {"limit": "none", "bank": "none", "after_time": "ask", "thread": "no"}
"""The table options of such a match: no one else waits."""


def level_row(seats: int, speech: Speech, button: Callable[..., Control]) -> ui.ActionRow[Any]:
    """A button for each level of computer players; one button where no one else plays."""
    levels = PLAYERS if seats > 1 else PLAYERS[-1:]
    label = "computer-players-{}" if seats > 1 else "playing-on-start"
    style = discord.ButtonStyle.success if seats == 1 else discord.ButtonStyle.secondary
    buttons = [button(level, label=speech(label.format(level)), style=style) for level in levels]
    row: ui.ActionRow[Any] = ui.ActionRow(*buttons)
    return row


async def wish_of(click: Click, at: int, level: str, dice: Dice = "other") -> Wish:
    """A match in the direct message where it was asked for, or in answers that the person alone sees.

    Raises Refusal: table_exists_answered.
    """
    server, channel = await private_place(click.interaction)
    options = await click.tables.servers.options_of_new_table(server, RUN)
    return Wish(at, click.person, level, server, channel, click.speech.language, options, click.interaction.id, dice)


async def show_begun(click: Click, begun: Table, text: str) -> None:
    """Say that a match has begun; where it stands in no channel, show it."""
    speech, interaction = click.speech, click.interaction
    if not begun.is_answered:
        await send(interaction, text)
        return
    await answer(interaction, "\n".join([text, about_answers(begun, speech)]))
    await click.send(await answered_panel(click.services, begun.id, click.person.id, speech))
