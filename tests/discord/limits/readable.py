"""What Discord takes, and people would not want to read."""

from __future__ import annotations

import re
from typing import Any

from tests.discord.limits.constants import (
    TEXT,
)
from tests.discord.limits.errors import walk

_CUSTOM = re.compile(r"<a?:(\w+):(\d+)>")
_MARKUP = re.compile(r"<a?:\w+:\d+>|<@[!&]?\d+>|<#\d+>|</[^>]+:\d+>|<t:\d+(?::\w)?>")


def find_raw_markup(body: Any, known_emojis: set[int]) -> list[tuple[str, str, str]]:
    """What people would read as raw markup or as the name of an emoji that is no more: no error to Discord, but
    certainly not what the bot wants. (kind, where, text)"""
    out: list[tuple[str, str, str]] = []
    if not isinstance(body, dict):
        return out

    def plain(where: str, text: Any) -> None:
        if isinstance(text, str) and _MARKUP.search(text):
            out.append(("raw_markup", where, f"is shown as it is written: {text[:120]!r}"))

    def rich(where: str, text: Any) -> None:
        for name, number in _CUSTOM.findall(text or "") if isinstance(text, str) else ():
            if int(number) not in known_emojis:
                out.append(("unknown_emoji", where, f"is shown as :{name}: in {text[:80]!r}"))

    rich("content", body.get("content"))
    plain("title", body.get("title"))
    for _, c in walk(body.get("components")):
        kind = c.get("type")
        if kind == TEXT:
            rich("text", c.get("content"))
        for key in ("label", "placeholder", "description", "value"):
            plain(f"{key} of {kind}", c.get(key))
        for o in c.get("options") or []:
            if isinstance(o, dict):
                for key in ("label", "description"):
                    plain(f"option's {key} of {kind}", o.get(key))
        for item in c.get("items") or []:
            if isinstance(item, dict):
                plain("alt text", item.get("description"))
    return out
