"""Packing the rows of matches that were over a while ago, one match after the other, while the bot runs.

Where several processes serve, the leader does so for all. Nothing is lost by it, so it does not matter what the clock
says. A match has a transaction of its own, of a few milliseconds, and a pause follows, so that no one waits for it: a
short one while the event loop has nothing else to do, else a longer one.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial

import structlog

from bot.runtime import metrics
from bot.runtime.clock import DAY
from bot.tables.store import journal_rows
from bot.tables.store.leader_work import LeaderWork
from bot.tables.store.repository import UNREADABLE, TableRepository

_log = structlog.stdlib.get_logger("pantheon.archive")

AFTER = 15 * DAY
"""How long a match has been over that is packed, in milliseconds; longer than the queue searches choices by time."""
AT_ONCE = 50
"""How many matches are looked up at once."""
PAUSE_S = 0.2
"""The pause after a match while others use the event loop."""
SHORT_PAUSE_S, LATE_S = 0.01, 0.005
"""The pause while no one does, and how late it ends at most then."""
metrics.begin_at_zero(metrics.ARCHIVED, ("packed", "damaged"))


class Archiving(LeaderWork):
    """Packs matches that are over. ``sleep`` and ``monotonic`` may be exchanged by tests."""

    name = "archiving"
    looks_every_s = 600.0

    def __init__(self, repository: TableRepository, wake: Callable[[], None]) -> None:
        super().__init__(repository, wake)
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        self.monotonic: Callable[[], float] = time.monotonic

    async def do_due(self) -> int:
        """Pack all that is due; how many matches were looked at. Raises Refusal: busy, cannot_save."""
        before, looked_at = self._repository.clock.now() - AFTER, 0
        # Not after each few: counting a million takes longer than packing one.
        waiting = await self._repository.read(partial(journal_rows.count_to_archive, before=before))
        metrics.ARCHIVE_WAITING.set(waiting)
        while self._repository.database.leads and (some := await self.pack_some()):
            looked_at += some
            metrics.ARCHIVE_WAITING.set(max(0, waiting - looked_at))
        return looked_at

    async def pack_some(self) -> int:
        """Pack the matches that were over longest; how many were looked at. Raises Refusal: busy, cannot_save."""
        before = self._repository.clock.now() - AFTER
        ids = await self._repository.read(partial(journal_rows.oldest_to_archive, before=before, most=AT_ONCE))
        for id in ids:
            await self._pack(id)
            await self._rest()
        return len(ids)

    async def _rest(self) -> None:
        began = self.monotonic()
        await self.sleep(SHORT_PAUSE_S)
        if self.monotonic() - began > SHORT_PAUSE_S + LATE_S:
            await self.sleep(PAUSE_S)

    async def _pack(self, id: int) -> None:
        """Pack a match; one that is damaged is left as it is, for good."""
        now = self._repository.clock.now()
        try:
            is_packed = await self._repository.write(partial(journal_rows.archive_match, id=id, now=now))
        except UNREADABLE as error:
            _log.warning("match_not_archived", table=id, reason=str(error))
            metrics.ARCHIVED.labels("damaged").inc()
            await self._repository.write(partial(journal_rows.leave_as_rows, id=id))
            return
        if is_packed:
            metrics.ARCHIVED.labels("packed").inc()
