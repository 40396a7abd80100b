"""Equal events and choices of all matches as the same objects.

Most of a match in memory are events, and nine of ten are like one of another match: with a dictionary of its own each
takes 300 bytes, as a reference 8.
"""

from __future__ import annotations

from functools import lru_cache

from engine.events import Event
from engine.questions import Fact
from engine.save_format import Entry

KEPT = 2_048
"""The number of events that are remembered, and of choices: together some two megabytes. A thousand more would catch
one of a hundred events."""


def share_event(event: Event) -> Event:
    """An event that equals this one, the same object for all that are equal."""
    return _event(event.kind, event.seat, tuple(event.facts.items()))


def share_entry(entry: Entry) -> Entry:
    """A choice that equals this one, the same object for all that are equal."""
    return _entry(entry.seat, entry.option)


@lru_cache(KEPT)
def _event(kind: str, seat: int | None, facts: tuple[tuple[str, Fact], ...]) -> Event:
    return Event(kind, seat, dict(facts))


@lru_cache(KEPT)
def _entry(seat: int, option: str) -> Entry:
    return Entry(seat, option)
