"""In the menu of a message: *Describe this board*, as it was when the message showed it."""

from __future__ import annotations

from typing import Any, NamedTuple

import discord

from bot.features.board.pictures import describe_board
from bot.features.board.private import described
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel, note, page_row, pages_of
from bot.interactions.context_menu import add_message_command
from bot.interactions.handling import check_reach
from bot.interactions.router import Click, Control, controls_of
from bot.interactions.routes import DESCRIBED_THEN
from bot.languages import Speech
from bot.languages.display_names import harmless
from bot.services import Services, services_of
from bot.tables.model.open_table import OpenTable
from bot.tables.model.refusals import Refusal
from bot.tables.store.boards import board_in


class BoardThen(NamedTuple):
    """The table of a message's board, and how many choices had been made by then."""

    live: OpenTable
    choices: int

    @property
    def is_now(self) -> bool:
        """Whether no choice was made since."""
        return self.choices >= len(self.live.playing.journal)


async def board_of(interaction: discord.Interaction[Any], message: discord.Message) -> BoardThen:
    """The board that a message shows; that of a private panel is the present one.

    Raises Refusal: not_a_board, no_table, unseen (the match has moved to a channel that the person does not see).
    """
    services, own = services_of(interaction), interaction.client.user
    if own is None or message.author.id != own.id:
        raise Refusal("not_a_board")
    repository = services.tables.repository
    known = await repository.read(lambda connection: board_in(connection, message.id))
    number = known.table if known else _named_in(message)
    if number is None:
        raise Refusal("not_a_board")
    live = await repository.live(number)
    table = live.table
    await check_reach(interaction, table)
    if live.match is None and not live.other_rules:
        raise Refusal("not_a_board")
    is_elsewhere = table.channel != interaction.channel_id and table.seat_of(interaction.user.id) is None
    if is_elsewhere and not await services.can_see(table, interaction.user.id):
        raise Refusal("unseen")
    made = len(live.playing.journal)
    return BoardThen(live, min(known.choices, made) if known else made)


def _named_in(message: discord.Message) -> int | None:
    """The table that the controls of a message of the bot name, if there is one."""
    for control, parts in controls_of(message):
        if control.family.startswith("t") or "view" in parts:
            return int(parts["table"])
    return None


def add_commands(tree: PantheonTree) -> None:
    """Add *Describe this board*."""
    add_message_command(tree, "describe", describe)


async def describe(interaction: discord.Interaction[Any], speech: Speech, message: discord.Message) -> Panel:
    """The board of a message in words. Raises Refusal as ``board_of`` does."""
    then = await board_of(interaction, message)
    return await described_then(services_of(interaction), then, 0, speech)


@DESCRIBED_THEN.on
async def turn_page(click: Click, table: int, choices: int, page: int) -> None:
    """Show another page of the board in words."""
    await click.check_here(table)
    live = await click.tables.repository.live(table)
    await click.show(await described_then(click.services, BoardThen(live, choices), page, await click.speech()))


async def described_then(services: Services, then: BoardThen, page: int, speech: Speech) -> Panel:
    """A board in words, as it was after so many choices."""
    table = then.live.table
    if then.is_now:
        return described(table, then.live.playing, page, speech)
    scenes = await services.tables.event_replayer.timeline(then.live)
    match = await services.tables.pool.run(lambda: scenes.at(then.choices))
    told = speech(
        "records-step-title",
        at=then.choices,
        of=len(scenes.every) - 1,
        round=match.round,
        game=speech(f"{table.game}-title"),
    )
    parts = pages_of(f"{told}\n{harmless(describe_board(table, match, speech))}")
    page = min(page, len(parts) - 1)

    def button(other: int) -> Control:
        label = speech("bot-page", page=other + 1, pages=len(parts))
        return DESCRIBED_THEN.button(table.id, then.choices, other, label=label)

    return Panel(note(parts[page], *page_row(page, len(parts), button)))
