"""Text of the bot's own in which names stand as they are: nothing in it is taken for markdown or lives on its own.

It is a module of its own because of discord.py, which takes half a second to load: processes that draw need none of it.
"""

from __future__ import annotations

import re

import discord

_ALIVE = re.compile(
    r"(?<!\\)(?:<(?=[@#/:a-z])|@(?=everyone|here)|\](?=\()|(?<=http):(?=//)|(?<=https):(?=//)|(?<=discord)\.(?=gg/))",
    re.I,
)
"""Mentions of people, channels and commands, times, and links that Discord makes on its own."""


def disarm_markdown(text: str) -> str:
    """A text in which names stand as they are, so that neither markdown nor mentions nor links of theirs live.

    What needs no care stays as it is written.
    """
    return _ALIVE.sub(r"\\\g<0>", discord.utils.escape_markdown(text, ignore_links=False))
