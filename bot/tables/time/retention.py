"""Matches that were over long ago are removed, where the operator wants it so.

Journal, log, words, seed and messages of such a match go. What statistics and the leaderboard need stays: its results,
and who sat there by which name; ratings stay too. A match without results goes altogether.
"""

from __future__ import annotations

import asyncio

import structlog
from sqlalchemy import Table, delete, exists, select, update

from bot.runtime.clock import DAY
from bot.runtime.sharding import Shards
from bot.storage.ownership import belongs_to
from bot.storage.schema import (
    entrants,
    journal,
    messages,
    notes,
    offers,
    outbox,
    results,
    seats,
    snapshots,
    tables,
    timers,
    undone,
)
from bot.storage.transaction import Transaction
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import REMOVED
from bot.tables.people.departed_servers import forget_strangers
from bot.tables.store.repository import TableRepository

_log = structlog.stdlib.get_logger("pantheon.retention")

AT_ONCE = 20
"""How many matches are removed in one transaction, so that nobody waits for long."""
FIRST_PAUSE = 120.0
"""So many seconds after a start it is looked for the first time."""
PAUSE = 6 * 3600.0
"""So often, in seconds, it is looked again."""
OF_A_MATCH: tuple[Table, ...] = (journal, undone, notes, offers, entrants, timers, snapshots, messages, outbox)
EMPTIED = {"host": None, "seed": b"", "salt": b"", "proposals": None, "click": None, "sealed": None, "commitment": ""}


async def remove_finished(repository: TableRepository, days: int) -> int:
    """Remove the matches and lobbies that were over so many days ago; how many there were.

    Raises Refusal: busy, cannot_save.
    """
    before = repository.clock.now() - days * DAY
    removed = 0
    shards = repository.database.shards
    while ids := await repository.write(lambda connection: _remove_some(connection, before, shards)):
        removed += len(ids)
        for id in ids:
            repository.drop(id)
    if removed:
        await repository.write(forget_strangers)
        await repository.tidy()
    return removed


async def _remove_some(connection: Transaction, before: int, shards: Shards) -> list[int]:
    is_over = (
        tables.c.stage.in_(("finished", "ended")) & (tables.c.ended < before) & belongs_to(tables.c.server, shards)
    )
    query = select(tables.c.id).where(is_over).order_by(tables.c.id).limit(AT_ONCE)
    ids = list((await connection.execute(query)).scalars())
    if not ids:
        return []
    for rows in OF_A_MATCH:
        await connection.execute(delete(rows).where(rows.c.table_id.in_(ids)))
    nothing = dict.fromkeys(("word", "voted", "standing", "away", "counts_until"))
    await connection.execute(update(seats).where(seats.c.table_id.in_(ids)).values(nothing))
    has_results = exists().where(results.c.table_id == tables.c.id)
    await connection.execute(delete(tables).where(tables.c.id.in_(ids), ~has_results))
    await connection.execute(update(tables).where(tables.c.id.in_(ids)).values({**EMPTIED, "stage": REMOVED}))
    return ids


class Retention:
    """Removes old matches a few times a day, while the bot runs."""

    def __init__(self, repository: TableRepository, days: int | None) -> None:
        """``days`` is for how long a match that is over is kept; None: permanently."""
        self._repository = repository
        self._days = days
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Start, where matches are not kept permanently."""
        if self._days is not None:
            self._task = asyncio.create_task(self._go_on(self._days), name="retention")

    async def close(self) -> None:
        """Stop; what is being removed is removed."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _go_on(self, days: int) -> None:
        await asyncio.sleep(FIRST_PAUSE)
        while True:
            try:
                removed = await remove_finished(self._repository, days)
                _log.info("matches_removed", count=removed)
            except Refusal as refusal:
                _log.warning("retention_waits_for_storage", reason=refusal.key)
            except Exception as error:
                _log.error("retention_failed", exc_info=error)
            await asyncio.sleep(PAUSE)
