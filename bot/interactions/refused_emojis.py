"""Messages and forms that Discord refuses for an emoji: sent again with the emojis that there are, then without any.

An emoji can be deleted in the portal, replaced by another process, or be of a restored database; and now and then
Discord refuses one that it has. No emoji is worth a message that is not sent (docs/faults.md, C3).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import Any, TypeVar

import discord
import structlog
from discord import ui

from bot.languages.emojis import id_of, renew_emojis
from bot.runtime.failed_requests import refuses_emoji

_log = structlog.stdlib.get_logger("pantheon.emojis")

T = TypeVar("T")
Carrier = ui.Button[Any] | discord.SelectOption
Layout = ui.LayoutView | ui.Modal


async def send_despite_emojis(
    send: Callable[[], Awaitable[T]], layout: Layout | None, look: Callable[[], Awaitable[None]]
) -> T:
    """Send a layout by ``send``, which is called again with a changed ``layout`` where Discord refuses an emoji.

    ``look`` learns which emojis Discord has. Raises what ``send`` raises for any other reason.
    """
    try:
        return await send()
    except discord.HTTPException as error:
        if layout is None or not refuses_emoji(error):
            raise
        _log.warning("emoji_refused_in_message", reason=error.text)
    await look()
    renew(layout)
    try:
        return await send()
    except discord.HTTPException as error:
        if not refuses_emoji(error):
            raise
    take_off(layout)
    return await send()


def renew(layout: Layout) -> None:
    """Give a layout that was made before the emojis changed those that are used now."""
    for item in layout.walk_children():
        if isinstance(item, ui.TextDisplay):
            item.content = renew_emojis(item.content)
    for carrier in _carriers(layout):
        emoji = carrier.emoji
        if emoji is not None and emoji.id is not None:
            id = id_of(emoji.name)
            carrier.emoji = None if id is None else discord.PartialEmoji(name=emoji.name, id=id)


def take_off(layout: Layout) -> None:
    """Take the emojis off all buttons and options; where one stands alone, it becomes the label."""
    for carrier in _carriers(layout):
        if carrier.emoji is not None:
            carrier.label = carrier.label or carrier.emoji.name
            carrier.emoji = None


def _carriers(layout: Layout) -> Iterator[Carrier]:
    """What of a layout can carry an emoji, apart from its texts."""
    for each in layout.walk_children():
        item: object = getattr(each, "item", each)
        if isinstance(item, ui.Button):
            yield item
        elif isinstance(item, ui.Select):
            yield from item.options
