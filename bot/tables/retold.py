"""A match told again from any place in it: what the match says, with the table's own notes between."""

from __future__ import annotations

from bot.tables.live import Live
from engine.events import Event


def between(live: Live, first: int, last: int) -> list[Event]:
    """What happened after the match's first ``first`` events, up to the event of number ``last``."""
    events = live.playing.events
    begun = len(events) - live.told
    story: list[Event] = []
    reached = first
    for told, note in live.notes:
        place = begun + told
        if first < place <= last or (place == first == last):
            story += [*events[reached:place], note]
            reached = place
    return [*story, *events[reached:last]]
