"""A button or select as it is sent.

discord.py's own classes keep each of them as three objects with the same fields, from which what is sent is made
again wherever its size is asked for. A board has a dozen, and nothing in the bot changes one but for its emoji.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import discord
from discord import ComponentType, ui

from bot.interactions import limits

EMOJIS = 1_024
"""Of how many emojis it is known how they are sent."""


class Control(ui.Item[Any]):
    """A button or select whose custom id holds all its data, so that it works after any restart.

    discord.py answers no clicks on it: they are answered by the route of its ``family``. ``body`` is what is sent.
    """

    def __init__(self, family: str, body: dict[str, Any]) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.family = family
        self.body = body

    @property
    def type(self) -> ComponentType:
        """What kind of component it is."""
        return ComponentType(self.body["type"])

    @property
    def custom_id(self) -> str:
        """Its custom id."""
        return str(self.body["custom_id"])

    @property
    def label(self) -> str:
        """What stands on a button; "" for an emoji alone, and for a select."""
        return str(self.body.get("label", ""))

    @property
    def emoji(self) -> Any:
        """A button's emoji as it is sent, None where there is none."""
        return self.body.get("emoji")

    @property
    def width(self) -> int:
        """How many places of a row it takes: a select takes all."""
        return 1 if self.body["type"] == ComponentType.button.value else limits.ROW_BUTTONS

    def to_component_dict(self) -> dict[str, Any]:
        """What is sent."""
        return self.body


def button_body(
    custom_id: str, label: str, style: discord.ButtonStyle, emoji: str | None, *, disabled: bool
) -> dict[str, Any]:
    """A button as discord.py's own class would be sent."""
    body: dict[str, Any] = {"type": ComponentType.button.value, "style": style.value, "disabled": disabled}
    if label:
        body["label"] = label
    body["custom_id"] = custom_id
    if emoji:
        body["emoji"] = _emoji_body(emoji)
    return body


@lru_cache(EMOJIS)
def _emoji_body(emoji: str) -> dict[str, Any]:
    return dict(discord.PartialEmoji.from_str(emoji).to_dict())
