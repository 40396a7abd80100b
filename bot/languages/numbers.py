"""Formats durations and means."""

from __future__ import annotations

from datetime import timedelta

from babel.dates import format_timedelta
from babel.numbers import format_decimal

MUCH_OF_THE_NEXT = 1.5
"""This many hours or days are given as such; less than that in minutes or hours."""


def span(milliseconds: int, language: str) -> str:
    """The approximate duration: "34 seconds", "2 hours", "3 days"."""
    length = timedelta(seconds=max(1, round(milliseconds / 1000)))
    return str(format_timedelta(length, threshold=MUCH_OF_THE_NEXT, locale=language))


def tenths(number: float, language: str) -> str:
    """The number with one decimal digit, without it when it is zero: "12.5", "8"."""
    return str(format_decimal(round(number, 1), locale=language))


def signed_tenths(number: float, language: str) -> str:
    """The number with its sign and one decimal digit: "+2.1", "−0.4"."""
    return str(format_decimal(round(number, 1) + 0.0, format="+0.0;−0.0", locale=language))
