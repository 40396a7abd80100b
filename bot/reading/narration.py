"""The events of a table in words, with the names of the people who had the seats at that time."""

from __future__ import annotations

from collections.abc import Sequence

from bot.languages import Speech
from bot.reading.position import Telling
from bot.tables.rules.seat_changes import REPLACED, SWAPPED
from engine.events import Event


def narrate(telling: Telling, events: Sequence[Event]) -> list[str]:
    """The lines of the newest events, up to now."""
    return narrate_chapters(telling, [events])[0]


def narrate_chapters(telling: Telling, chapters: Sequence[Sequence[Event]]) -> list[list[str]]:
    """The lines of each chapter, in that wording; the last one reaches up to now."""
    game, names, speech = telling
    lines: list[list[str]] = []
    for chapter in reversed(chapters):
        end, parts = len(chapter), []
        for place in reversed(range(len(chapter))):
            if chapter[place].kind in (SWAPPED, REPLACED):
                parts.append(speech.story(game, chapter[place:end], names))
                end, names = place, _before(chapter[place], names, speech)
        parts.append(speech.story(game, chapter[:end], names))
        lines.append([line for part in reversed(parts) for line in part])
    return lines[::-1]


def _before(note: Event, names: Sequence[str], speech: Speech) -> list[str]:
    """The names before a seat change. The name of a person who left a seat is not kept."""
    before, seat, other = list(names), note.seat, note.facts.get("other")
    if seat is None:
        return before
    if note.kind == SWAPPED and isinstance(other, int):
        before[seat], before[other] = before[other], before[seat]
    elif note.kind == REPLACED:
        before[seat] = speech("common-former", number=seat + 1)
    return before
