"""The parts of custom ids, and how each is read and written.

A custom id is an untrusted request. It is read strictly (ASCII only, whole string, bounded lengths), and the handler
checks again what it asks for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

LARGEST = 2**63 - 1
"""The largest number that the database holds."""
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class InvalidCustomId(ValueError):
    """A custom id, or a value sent with one, that no message of the bot carries."""


def base36(number: int) -> str:
    """A number from 0 as short text of digits and small letters. Raises ValueError below 0."""
    if number < 0:
        raise ValueError(f"ids hold no negative numbers: {number}")
    digits = ""
    while True:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
        if not number:
            return digits


def number(text: str) -> int:
    """The number that ``base36`` wrote. Raises InvalidCustomId when it is larger than the database can hold."""
    value = int(text, 36)
    if value > LARGEST:
        raise InvalidCustomId(text)
    return value


class Part(NamedTuple):
    """A part of a custom id: what its text looks like, and how the value is read from it."""

    pattern: str
    read: Callable[[str], Any] = str


ID = Part("[0-9a-z]{1,13}", number)
"""A number from 0."""
LONGEST_OPTION = 60
OPTION = Part(rf"[a-z0-9:+\-x/_=.>]{{1,{LONGEST_OPTION}}}")
"""The id of an option of a question, or of several that are chosen one after another."""
WORD = Part(r"[a-z0-9_]{1,24}")


def one_of(*words: str) -> Part:
    """One of these words."""
    return Part("|".join(words))
