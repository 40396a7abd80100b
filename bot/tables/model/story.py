"""The events of a match from any place in it, with the table's own notes between them.

A replay would block the event loop too long, so it runs in the pool, once for each version of a table.
"""

from __future__ import annotations

from dataclasses import replace

from bot.processes.cpu_pool import Pool
from bot.processes.pool_cache import PoolCache
from bot.runtime.sizes import count_entries
from bot.tables.model.open_table import OpenTable, weave_notes
from engine.events import Event
from engine.timeline import Timeline, timeline

KEPT = 24
"""How many timelines are cached."""


class EventReplayer:
    """Replays matches off the event loop, and caches the most recent timelines."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._timelines = count_entries("timelines", PoolCache[Timeline](pool, KEPT, lambda making: 1))

    async def timeline(self, live: OpenTable) -> Timeline:
        """The timeline of a table's match. Raises Refusal (wrong_stage) and PoolBusy."""
        match = live.playing.fork()
        return await self._timelines.get((live.table.id, live.table.version), lambda: timeline(match))

    async def with_events(self, live: OpenTable) -> OpenTable:
        """The table with all its events. Raises Refusal (wrong_stage) and PoolBusy."""
        return await with_events(live, self._pool)


async def with_events(live: OpenTable, pool: Pool) -> OpenTable:
    """The table with all its events: a restored match has them only after a replay, which the pool does.

    Raises Refusal (wrong_stage) and PoolBusy.
    """
    match = live.playing
    if match.tells_all:
        return live
    again = match.fork()
    await pool.run(lambda: again.events)
    match.recall(again.events)
    return replace(live, match=again)


def between(live: OpenTable, first: int, last: int) -> list[Event]:
    """The events after the first ``first`` events of the match, up to event number ``last``."""
    events = live.playing.events
    begun = len(events) - live.event_count
    notes = [(begun + place, note) for place, note in live.notes]
    among = [each for each in notes if first < each[0] <= last or each[0] == first == last == 0]
    return weave_notes(events[:last], among, first)
