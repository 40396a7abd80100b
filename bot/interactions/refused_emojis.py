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

from bot.interactions.control import Control
from bot.languages.emojis import id_of, renew_emojis
from bot.runtime.failed_requests import refuses_emoji

_log = structlog.stdlib.get_logger("pantheon.emojis")

T = TypeVar("T")
Layout = ui.LayoutView | ui.Modal


class Sent:
    """A button or option as it is sent, with what is read and changed here of discord.py's own."""

    def __init__(self, body: dict[str, Any]) -> None:
        self._body = body

    @property
    def emoji(self) -> discord.PartialEmoji | None:
        """Its emoji."""
        emoji = self._body.get("emoji")
        return None if emoji is None else discord.PartialEmoji.from_dict(emoji)

    @emoji.setter
    def emoji(self, emoji: discord.PartialEmoji | None) -> None:
        if emoji is None:
            self._body.pop("emoji", None)
        else:
            self._body["emoji"] = dict(emoji.to_dict())

    @property
    def label(self) -> str | None:
        """What it says."""
        return self._body.get("label")

    @label.setter
    def label(self, label: str) -> None:
        self._body["label"] = label


Carrier = Sent | ui.Button[Any] | discord.SelectOption


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
    for item in layout.walk_children():
        if isinstance(item, Control):
            yield from map(Sent, [item.body, *item.body.get("options", ())])
        elif isinstance(item, ui.Button):
            yield item
        elif isinstance(item, ui.Select):
            yield from item.options
