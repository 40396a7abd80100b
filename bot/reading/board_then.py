"""The board that a message shows, as it stood there."""

from __future__ import annotations

from typing import Any, NamedTuple

import discord

from bot.interactions.handling import check_reach
from bot.interactions.router import controls_of
from bot.services import services_of
from bot.tables.model.open_table import OpenTable
from bot.tables.model.refusals import Refusal


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
    board = await services.tables.messages.board_in(message.id)
    number = board.table if board else _table_named_in(message)
    if number is None:
        raise Refusal("not_a_board")
    live = await services.tables.lookup.live(number)
    table = live.table
    await check_reach(interaction, table)
    if live.match is None and not live.other_rules:
        raise Refusal("not_a_board")
    is_elsewhere = table.channel != interaction.channel_id and table.seat_of(interaction.user.id) is None
    if is_elsewhere and not await services.can_see(table, interaction.user.id):
        raise Refusal("unseen")
    entries = len(live.playing.journal)
    return BoardThen(live, min(board.choices, entries) if board else entries)


def _table_named_in(message: discord.Message) -> int | None:
    """The table that the controls of a message of the bot name, if there is one."""
    for control, parts in controls_of(message):
        if control.family.startswith("t") or "view" in parts:
            return int(parts["table"])
    return None
