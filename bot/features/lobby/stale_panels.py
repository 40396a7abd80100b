"""Private panels of a lobby that is no more: they say so, and lose their controls."""

from __future__ import annotations

from bot.interactions.components import note
from bot.interactions.router import Click
from bot.reading.links import board_link_rows
from bot.reading.position import board_address


async def is_put_away(click: Click, number: int) -> bool:
    """Whether the panel that was clicked is of a lobby that has begun or was closed. Then it now says only that."""
    table = await click.tables.get(number)
    if table.stage == "lobby" or not click.is_private:
        return False
    speech = click.speech
    text = speech("lobby-closed" if table.started is None else "lobby-begun-before")
    await click.update(note(text, *board_link_rows(await board_address(click.services, table), speech)))
    return True
