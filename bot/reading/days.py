"""Dates and marks of the challenge of the day in words and signs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from babel.dates import format_date
from discord import ui

from bot.interactions.components import small
from bot.interactions.routes import DAILY
from bot.languages import Speech
from bot.runtime.clock import SECOND
from bot.tables.model.days import Span, counts_until, date_of, season_of
from bot.tables.model.table import Table


def date_in_words(day: int, speech: Speech) -> str:
    """The date of a day: "23 November 2026"."""
    return str(format_date(date_of(day), "long", locale=speech.language))


def day_name(day: int, speech: Speech) -> str:
    """The day of the week in two letters: "Mo"."""
    return str(format_date(date_of(day), "EEEEEE", locale=speech.language))[:2]


def season_in_words(season: Span, speech: Speech) -> str:
    """A season: its number, its year and its days."""
    year, quarter = season_of(season.first)
    first, last = (date_in_words(day, speech) for day in season)
    return speech("daily-season", number=quarter, year=str(year), first=first, last=last)


def marks_lines(game: str, marks: Sequence[str], speech: Speech) -> list[str]:
    """How a match went, a sign for each mark, and what the signs mean."""
    row = "".join(speech(f"{game}-daily-mark-{mark}") for mark in marks)
    return [row, small(speech(f"{game}-daily-marks"))]


def final_lines(table: Table, speech: Speech) -> list[str]:
    """What the end of a match tells of the challenge that it was; nothing for other matches."""
    if table.day is None:
        return []
    date = date_in_words(table.day, speech)
    text = speech("daily-final", date=date, ranked="yes" if table.ranked else "no")
    return [text, small(speech("daily-final-proof", until=str(counts_until(table.day) // SECOND)))]


def final_rows(table: Table, speech: Speech) -> list[ui.Item[Any]]:
    """The button to the result and the boards, below the end of a challenge."""
    if table.day is None:
        return []
    return [ui.ActionRow(DAILY.button("today", table.game, table.day, label=speech("daily-press-today")))]
