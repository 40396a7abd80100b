"""Undo: the button on a board, and ``/undo``."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.interactions.availability import DIRECTLY
from bot.interactions.command import add_command, channel_meant, table_here
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel
from bot.interactions.handling import person_of
from bot.interactions.router import Click
from bot.interactions.routes import UNDO
from bot.languages import Speech
from bot.reading.answered import answered_panel, show_answered
from bot.reading.seats import undo_asked
from bot.services import services_of
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.service import Tables

MOST = 20
"""How many choices can be taken back at once."""


def add_commands(tree: PantheonTree) -> None:
    """Add ``/undo``."""
    add_command(tree, "undo", take_back, offered=DIRECTLY)


async def take_back(
    interaction: discord.Interaction[Any], speech: Speech, *, choices: app_commands.Range[int, 1, MOST] = 1
) -> str | Panel:
    """Take this many of the own choices back, or ask the others; or resume a match that the person gave up here."""
    if type(choices) is not int or not 1 <= choices <= MOST:
        raise Refusal("nothing_to_undo")
    services = services_of(interaction)
    tables = services.tables
    given_up = await _last_given_up(tables, await channel_meant(interaction), interaction.user.id)
    if given_up is not None:
        await tables.ends.take_back(given_up.id, person_of(interaction))
        if given_up.is_answered:
            return await answered_panel(services, given_up.id, interaction.user.id, speech)
        return speech("giving-up-end-taken-back")
    table = await table_here(interaction)
    outcome = await tables.seats.undo(table.id, person_of(interaction), choices)
    return undo_asked(outcome, speech) if outcome.missing else speech("undo-done")


async def _last_given_up(tables: Tables, channel: int, person: int) -> Table | None:
    """The match that the person gave up and means: the last one of the channel where none is played there, else, where
    they play no other, their newest one that is shown in answers alone."""
    if await tables.lobbies.in_channel(channel) is not None:
        return None
    if (here := await tables.ends.last_to_take_back(channel, person)) is not None:
        return here
    if await tables.lookup.open_tables_of(person):
        return None
    alone = await tables.ends.newest_without_channel(person)
    return await tables.ends.last_to_take_back(alone, person) if alone else None


@UNDO.on
async def undo_last(click: Click, table: int, moment: int) -> None:
    """Take the clicker's last choice back, or ask the others. The dispatcher posts the board."""
    outcome = await click.tables.seats.undo(table, click.person, moment=moment)
    await show_answered(click, outcome.table)
    if outcome.missing:
        await click.send(undo_asked(outcome, click.speech))
