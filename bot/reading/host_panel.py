"""The private panel of a lobby's host: its buttons, who may use it, and what it says once the lobby is over."""

from __future__ import annotations

import discord

from bot.interactions.components import note
from bot.interactions.control import Control
from bot.interactions.router import Click
from bot.interactions.routes import LOBBY
from bot.languages import Speech
from bot.reading.links import board_link_rows
from bot.reading.position import board_address
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table


def lobby_button(
    table: Table, speech: Speech, action: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> Control:
    """A button of the lobby, or of its host's private panel."""
    return LOBBY.button(table.id, action, label=speech(f"lobby-press-{action}"), style=style)


async def host_table(click: Click, number: int) -> Table:
    """The table, checked to be the clicker's own. Raises Refusal: not_host."""
    table = await click.tables.lookup.get(number)
    if table.host != click.person.id:
        host = table.seat_of(table.host)
        raise Refusal("not_host", {"host": host.name if host else ""})
    return table


async def is_put_away(click: Click, number: int) -> bool:
    """Whether the panel that was clicked is of a lobby that has begun or was closed. Then it now says only that."""
    table = await click.tables.lookup.get(number)
    if table.stage == "lobby" or not click.is_private:
        return False
    speech = click.speech
    text = speech("lobby-closed" if table.started is None else "lobby-begun-before")
    await click.update(note(text, *board_link_rows(await board_address(click.services, table), speech)))
    return True
