"""``/board``, ``/mine`` and ``/move``: the board, the own cards and the own choice."""

from __future__ import annotations

from typing import Any

import discord

from bot.features.board.pictures import draw_turn
from bot.features.board.private import show
from bot.features.board.view import board_panel
from bot.interactions.command import run_command, table_here
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel
from bot.languages import Speech
from bot.languages.command_names import text
from bot.services import services_of
from bot.tables.model.refusals import Refusal


def add_commands(tree: PantheonTree) -> None:
    """Add the commands that show a match."""

    @tree.command(
        name=text("command-board"),
        description=text("command-board-about"),
    )
    async def board(interaction: discord.Interaction[Any]) -> None:
        await run_command(interaction, "board", lambda speech: show_board(interaction, speech))

    @tree.command(
        name=text("command-mine"),
        description=text("command-mine-about"),
    )
    async def mine(interaction: discord.Interaction[Any]) -> None:
        await run_command(interaction, "mine", lambda speech: show_own(interaction, "mine", speech))

    @tree.command(
        name=text("command-move"),
        description=text("command-move-about"),
    )
    async def move(interaction: discord.Interaction[Any]) -> None:
        await run_command(interaction, "move", lambda speech: show_own(interaction, "choices", speech))


async def show_board(interaction: discord.Interaction[Any], speech: Speech) -> Panel:
    """The board as it is now, in private, with a link to the public one."""
    services = services_of(interaction)
    table = await table_here(interaction, over=True)
    if table.stage == "lobby":
        raise Refusal("wrong_stage")
    if table.seat_of(interaction.user.id) is not None:
        table = await services.tables.resting.go_on(table.id)
    match = await services.tables.match(table.id)
    picture = await draw_turn(services, table, match, speech, interaction.user.id)
    seat = table.seat_of(interaction.user.id)
    may_choose = seat is not None and match.question_for(seat.number) is not None
    hours = await services.tables.time.hours_shown(table.id)
    return board_panel(table, match, (), speech, picture, choices=may_choose, hours=hours)


async def show_own(interaction: discord.Interaction[Any], view: str, speech: Speech) -> Panel:
    """The own cards, also after the match, or the own choice."""
    table = await table_here(interaction, over=view == "mine")
    return await show(services_of(interaction), table.id, interaction.user.id, view, 0, speech)
