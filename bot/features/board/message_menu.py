"""In the menu of a message: *Describe this board*, as it was when the message showed it."""

from __future__ import annotations

from typing import Any

import discord

from bot.features.board.private import describe_position
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel, note, page_row, pages_of
from bot.interactions.context_menu import add_message_command
from bot.interactions.control import Control
from bot.interactions.router import Click
from bot.interactions.routes import DESCRIBED_THEN
from bot.languages import Speech
from bot.languages.markdown import disarm_markdown
from bot.reading.board_then import BoardThen, board_of
from bot.reading.pictures import describe_board
from bot.reading.position import position_of
from bot.services import Services, services_of


def add_commands(tree: PantheonTree) -> None:
    """Add *Describe this board*."""
    add_message_command(tree, "describe", describe)


async def describe(interaction: discord.Interaction[Any], speech: Speech, message: discord.Message) -> Panel:
    """The board of a message in words. Raises Refusal as ``board_of`` does."""
    then = await board_of(interaction, message)
    return await describe_then(services_of(interaction), then, 0, speech)


@DESCRIBED_THEN.on
async def turn_page(click: Click, table: int, choices: int, page: int) -> None:
    """Show another page of the board in words."""
    live = await click.tables.lookup.live(table)
    await click.show(await describe_then(click.services, BoardThen(live, choices), page, click.speech))


async def describe_then(services: Services, then: BoardThen, page: int, speech: Speech) -> Panel:
    """A board in words, as it was after this many choices."""
    table = then.live.table
    if then.is_now:
        return describe_position(position_of(table, then.live.playing, speech), page)
    scenes = await services.tables.lookup.timeline(table.id)
    match = await services.pool.run(lambda: scenes.at(then.choices))
    text = speech(
        "replay-step-title",
        at=then.choices,
        of=len(scenes.every) - 1,
        round=match.round,
        game=speech(f"{table.game}-title"),
    )
    parts = pages_of(f"{text}\n{disarm_markdown(describe_board(position_of(table, match, speech)))}")
    page = min(page, len(parts) - 1)

    def button(other: int) -> Control:
        label = speech("common-page", page=other + 1, pages=len(parts))
        return DESCRIBED_THEN.button(table.id, then.choices, other, label=label)

    return Panel(note(parts[page], *page_row(page, len(parts), button)))
