"""The next match: the one that has waited longest for a person, and the button that leads there."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
from discord import ui

from bot.interactions.availability import server_of, source_of
from bot.interactions.components import Panel, button_rows, link_row, moment, note
from bot.interactions.routes import BOARD
from bot.languages import Speech
from bot.reading.position import board_address
from bot.services import Services
from bot.tables.model.table import Table

Rows = list[ui.ActionRow[Any]]


async def find_next(
    services: Services, interaction: discord.Interaction[Any], besides: int | None = None
) -> Table | None:
    """The match that has waited longest for the person, among those whose place they see; without that one table."""
    sees = partial(_sees, services, interaction)
    return await services.tables.lookup.longest_waiting(interaction.user.id, besides, sees)


async def _sees(services: Services, interaction: discord.Interaction[Any], table: Table) -> bool:
    return is_shown_here(interaction, table) or await services.can_see(table, interaction.user.id) is True


def is_shown_here(interaction: discord.Interaction[Any], table: Table) -> bool:
    """Whether a match can be played where the person is, without asking Discord what they see: it is of this server, or
    of none."""
    return not table.server or table.server == server_of(interaction)


async def next_rows(services: Services, interaction: discord.Interaction[Any], besides: int, speech: Speech) -> Rows:
    """A row that leads to the match that has waited longest for the person; none where no other match waits."""
    table = await find_next(services, interaction, besides)
    return [] if table is None else await rows_to(services, interaction, table, speech)


async def rows_to(services: Services, interaction: discord.Interaction[Any], table: Table, speech: Speech) -> Rows:
    """A button that shows the choices of a match in private, where its clicks reach it from here; else the address of
    its board."""
    if is_shown_here(interaction, table) or source_of(interaction) == "direct":
        return choices_rows(table, speech)
    address = await board_address(services, table)
    return [link_row(_label(table, speech), address)] if address else []


def choices_rows(table: Table, speech: Speech) -> Rows:
    """A button that shows what the clicker can choose in a match."""
    return button_rows([BOARD.button(table.id, "choices", 0, label=_label(table, speech), emoji="⏭️")])


def _label(table: Table, speech: Speech) -> str:
    return speech("next-match-press", game=speech(f"{table.game}-title"))


async def elsewhere_panel(
    services: Services, interaction: discord.Interaction[Any], table: Table | None, speech: Speech
) -> Panel:
    """Where the match is that waits for the person; or that none does."""
    if table is None:
        return Panel(note(speech("next-match-none")))
    text = speech("next-match-elsewhere", game=speech(f"{table.game}-title"), since=moment(table.moved))
    return Panel(note(text, *await rows_to(services, interaction, table, speech)))
