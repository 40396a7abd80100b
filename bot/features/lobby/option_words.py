"""Table options in words."""

from __future__ import annotations

from bot.languages import Speech


def part_name(key: str, speech: Speech) -> str:
    """The name of a table option."""
    return speech(f"conduct-{key}")


def value_name(key: str, value: str, speech: Speech) -> str:
    """The name of one of its values."""
    return speech(f"conduct-{key}-{value}")
