"""A match told again from any place in it: what the match says, with the table's own notes between.

Playing a match again takes longer than the event loop may be kept, so it is done in the pool, once for each version of
a table.
"""

from __future__ import annotations

from dataclasses import replace

from bot.tables.model.open_table import OpenTable
from engine.events import Event
from rendering.cpu_pool import Pool, PoolCache
from rendering.timeline import Timeline, timeline

KEPT = 24
"""How many matches are kept taken apart."""


class EventReplayer:
    """Plays matches again off the event loop, and keeps those that were looked at last."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._timelines: PoolCache[Timeline] = PoolCache(pool, KEPT, lambda made: 1)

    async def timeline(self, live: OpenTable) -> Timeline:
        """The match of a table taken apart. Raises Refusal (wrong_stage) and PoolBusy."""
        match = live.playing.fork()
        return await self._timelines.get((live.table.id, live.table.version), lambda: timeline(match))

    async def with_events(self, live: OpenTable) -> OpenTable:
        """The table with all its events at hand: a match that was brought back tells them only when played again.

        Raises Refusal (wrong_stage) and PoolBusy.
        """
        match = live.playing
        if match.tells_all:
            return live
        again = match.fork()
        await self._pool.run(lambda: again.events)
        match.recall(again.events)
        return replace(live, match=again)


def between(live: OpenTable, first: int, last: int) -> list[Event]:
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
