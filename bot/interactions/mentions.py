"""Commands in texts, as mentions one can tap: Discord shows them by the name that this reader's client has for them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from discord import app_commands, ui

_COMMAND = re.compile(r"`/([a-z-]+)((?: [a-z-]+)?)`")


def command_ids(commands: Iterable[app_commands.AppCommand]) -> dict[str, int]:
    """The ids of the commands that Discord knows, by name."""
    return {command.name: command.id for command in commands}


def with_mentions(text: str, ids: Mapping[str, int]) -> str:
    """The text with every ```/command``` made a mention, as far as Discord knows the command."""

    def mention(found: re.Match[str]) -> str:
        number = ids.get(found[1])
        return f"</{found[1]}{found[2]}:{number}>" if number else found[0]

    return _COMMAND.sub(mention, text)


def mention_in(view: ui.LayoutView, ids: Mapping[str, int]) -> ui.LayoutView:
    """Make the commands mentions in all texts of a layout."""
    for item in view.walk_children():
        if isinstance(item, ui.TextDisplay):
            item.content = with_mentions(item.content, ids)
    return view
