"""What every panel must keep to, and names that make it hard."""

from __future__ import annotations

import re

from discord import ui
from discord_contract import TEXT, message_faults, walk

from bot.interactions.components import Panel
from bot.interactions.router import Control
from rendering.picture import Picture

LONG = ("W" * 32, "@everyone **x** <@1>", "王小明王小明王小明王小明王小明王小明王小明王小明", "Ζ͛͜͡" * 20)
PICTURE = Picture(b"png", "Ä" * 1024, 1650, 1050, "board.png")
HASH = "0" * 64


def check(panel: Panel) -> None:
    body = {"components": panel.view.to_components(), "flags": 1 << 15}
    assert list(message_faults(body)) == []
    check_dynamic(panel.view)
    said = "\n".join(part["content"] for part in walk(panel.view.to_components()) if part["type"] == TEXT)
    assert not re.search(r"(?<!\\)(@everyone|\*\*x\*\*|<@1>)", said), said


def check_dynamic(view: ui.LayoutView) -> None:
    assert view.timeout is None
    for item in view.walk_children():
        assert isinstance(item, Control) or not item.is_dispatchable()
