"""Channels that direct messages mention, by their names on the page, as Discord shows them.

SimCord's page names the channels of the server that a message is in, and direct messages are in none.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from simcord.backend.models import Channel, Message
from simcord.preview import Preview, _messages
from simcord.preview._pages import _Page

MENTION = re.compile(r"<#(\d{1,20})>")


@contextmanager
def naming_channels() -> Iterator[None]:
    """Let direct messages name the channels that they mention."""
    read = _messages._markdown_context

    def read_with_channels(
        preview: Preview, page: _Page, message: Message | None, channel: Channel, *, content: str = ""
    ) -> dict[str, Any]:
        context = read(preview, page, message, channel, content=content)
        if channel.guild_id is None:
            texts = _messages._message_texts(message, content)
            context["channels"].update(_names(preview, "\n".join(texts)))
        return context

    _messages._markdown_context = read_with_channels
    try:
        yield
    finally:
        _messages._markdown_context = read


def _names(preview: Preview, text: str) -> dict[str, str]:
    channels = preview.env.backend.channels
    places = {id: channels.get(int(id)) for id in MENTION.findall(text)}
    return {id: place.name for id, place in places.items() if place is not None and place.name}
