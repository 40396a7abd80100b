"""The ids of buttons and selects: what they may look like, and what they say.

An id is an untrusted request. It is read strictly (ASCII only, whole string, bounded lengths), and what it asks for
is checked again by whoever answers it. Each family has its own first letter and a version, so that no two templates
ever match the same id (docs/discord.md, "Components").
"""

from __future__ import annotations

import re

LONGEST = 100
"""Discord's limit for an id, in characters."""
LARGEST = 2**63 - 1
"""The largest number that the database holds."""

NUMBER = "[0-9a-z]{1,13}"
OPTION = r"[a-z0-9:+\-x/_=.]{1,60}"
WORD = r"[a-z0-9_]{1,24}"

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def template(family: str, *parts: str) -> re.Pattern[str]:
    """The pattern of a family's ids: ``family:part:part``, each part named like ``table=[0-9]+``."""
    named = []
    for part in parts:
        name, _, pattern = part.partition("=")
        named.append(f"(?P<{name}>{pattern})")
    return re.compile(":".join([family, *named]), re.ASCII)


def base36(number: int) -> str:
    """A number from 0 as short text of digits and small letters."""
    if number < 0:
        raise ValueError(f"ids hold no negative numbers: {number}")
    digits = ""
    while True:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
        if not number:
            return digits


class InvalidCustomId(ValueError):
    """An id that no panel of ours ever carried."""


def number(text: str) -> int:
    """The number that ``base36`` wrote. Raises ForgedId when it is larger than the database can hold."""
    value = int(text, 36)
    if value > LARGEST:
        raise InvalidCustomId(text)
    return value


def custom_id(family: str, *parts: str | int) -> str:
    """Build an id. Raises ValueError when Discord would refuse it."""
    text = ":".join([family, *(base36(part) if isinstance(part, int) else part for part in parts)])
    if len(text) > LONGEST:
        raise ValueError(f"an id holds {LONGEST} characters: {text!r} has {len(text)}")
    return text
