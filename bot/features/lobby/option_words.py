"""Table options in words and as options of a select."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.interactions.components import option
from bot.languages import Speech
from bot.tables.model.options import TableOptions, token, tokens


def part_name(key: str, speech: Speech) -> str:
    """The name of a table option."""
    return speech(f"conduct-{key}")


def value_name(key: str, value: str, speech: Speech) -> str:
    """The name of one of its values."""
    return speech(f"conduct-{key}-{value}")


def parts_to_choose(
    table_options: TableOptions, keys: Sequence[str], speech: Speech, prefix: str = ""
) -> list[discord.SelectOption]:
    """The table options as options of a select, each with what is chosen now."""
    now = {key: value_name(key, token(getattr(table_options, key)), speech) for key in keys}
    return [
        option(speech("posting-chosen", option=part_name(key, speech), value=value), f"{prefix}{key}")
        for key, value in now.items()
    ]


def values_to_choose(table_options: TableOptions, key: str, speech: Speech) -> list[discord.SelectOption]:
    """The values of a table option, as options of a select."""
    now = token(getattr(table_options, key))
    return [option(value_name(key, value, speech), value, default=value == now) for value in tokens(key)]
