"""What is kept no longer: matches that were over long ago, where the operator wants it so, and servers left long ago.

Journal, log, words, seed and messages of such a match go. What statistics and the leaderboard need stays: its results,
and who sat there by which name; ratings stay too. A match without results goes altogether. Where several processes
serve, the leader does so for all. Nothing goes by a clock that has not agreed with Discord's for a day, over restarts.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import structlog
from sqlalchemy import Table, delete, exists, select, update

from bot.runtime.clock import DAY
from bot.runtime.clock_skew import Skew
from bot.runtime.tasks import cancel_all
from bot.storage.schema import (
    analyses,
    archives,
    banks,
    boards,
    drills,
    entrants,
    follows,
    forum_posts,
    journal,
    match_links,
    memos,
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
from bot.tables.people import departed_servers
from bot.tables.people.departed_servers import KEPT, forget_strangers
from bot.tables.store.repository import LINKS, TABLE, TableRepository
from bot.tables.time.clock_trust import ClockTrust

_log = structlog.stdlib.get_logger("pantheon.retention")

AT_ONCE = 20
"""How many matches are removed in one transaction, so that no one waits for long."""
LOOKS_EVERY = 120.0
"""How often, in seconds, a process looks whether it leads and something may be due; first that long after a start."""
PAUSE = 6 * 3600.0
"""This many seconds lie between two removals."""
TRUSTED_AFTER = DAY
"""For how long the clock must have agreed with Discord's before anything is deleted by its age, in milliseconds."""
IsIn = Callable[[int], Awaitable[bool | None]]
"""Says whether the bot is in a server; None when that is unknown now."""
OF_A_MATCH: tuple[Table, ...] = (
    journal,
    undone,
    notes,
    offers,
    entrants,
    timers,
    banks,
    analyses,
    drills,
    memos,
    follows,
    match_links,
    snapshots,
    archives,
    messages,
    boards,
    forum_posts,
    outbox,
)
EMPTIED = {"host": None, "seed": b"", "salt": b"", "proposals": None, "click": None, "sealed": None, "commitment": ""}


async def remove_finished(repository: TableRepository, days: int) -> int:
    """Remove the matches and lobbies that were over this many days ago, of all shards; how many there were.

    Raises Refusal: busy, cannot_save.
    """
    before = repository.clock.now() - days * DAY
    removed_count = 0
    while ids := await repository.write(lambda connection: _remove_some(repository, connection, before)):
        removed_count += len(ids)
        for id in ids:
            repository.drop(id)
    if removed_count:
        await repository.write(forget_strangers)
        await repository.tidy()
    return removed_count


async def forget_departed(repository: TableRepository, is_in: IsIn) -> int:
    """Delete what is kept of servers that the bot left thirty days ago, of all shards; how many there were.

    Each is looked up before: the process that has its shard may not have noticed yet that the bot is back.
    Raises Refusal: busy, cannot_save.
    """
    before = repository.clock.now() - KEPT
    servers = await repository.read(lambda connection: departed_servers.find_left_before(connection, before))
    servers_to_forget = [server for server in servers if await is_in(server) is False]
    if not servers_to_forget:
        return 0

    async def delete_all(connection: Transaction) -> list[int]:
        ids = await departed_servers.purge_these(connection, servers_to_forget, before)
        await repository.database.tell_others(connection, LINKS, *(f"{TABLE} {id}" for id in ids))
        return ids

    for id in await repository.write(delete_all):
        repository.drop(id)
    await repository.tidy()
    return len(servers_to_forget)


async def _remove_some(repository: TableRepository, connection: Transaction, before: int) -> list[int]:
    is_over = tables.c.stage.in_(("finished", "ended")) & (tables.c.ended < before)
    query = select(tables.c.id).where(is_over).order_by(tables.c.id).limit(AT_ONCE)
    ids = list((await connection.execute(query)).scalars())
    if not ids:
        return []
    for rows in OF_A_MATCH:
        await connection.execute(delete(rows).where(rows.c.table_id.in_(ids)))
    nothing = dict.fromkeys(("word", "voted", "standing", "away", "counts_until", "plan"))
    await connection.execute(update(seats).where(seats.c.table_id.in_(ids)).values(nothing))
    has_results = exists().where(results.c.table_id == tables.c.id)
    await connection.execute(delete(tables).where(tables.c.id.in_(ids), ~has_results))
    await connection.execute(update(tables).where(tables.c.id.in_(ids)).values({**EMPTIED, "stage": REMOVED}))
    await repository.database.tell_others(connection, LINKS, *(f"{TABLE} {id}" for id in ids))
    return ids


class Retention:
    """Removes a few times a day what is kept no longer, while the bot runs and this process leads."""

    def __init__(self, repository: TableRepository, days: int | None, is_in: IsIn, skew: Skew) -> None:
        """``days`` is for how long a match that is over is kept; None: permanently. ``is_in`` asks Discord; ``skew`` is
        that of the clock."""
        self._repository = repository
        self._days = days
        self._is_in = is_in
        self._trust = ClockTrust(repository, skew)
        self._waits_for_clock = False
        self._done: float | None = None
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Start."""
        self._task = asyncio.create_task(self._go_on(), name="retention")

    async def close(self) -> None:
        """Stop; what is being removed is removed."""
        await cancel_all((self._task,))

    async def look(self) -> None:
        """Remove what is due, if this process is the leader, the last run is old enough and its clock can be trusted.

        Raises Refusal: busy, cannot_save.
        """
        database, now = self._repository.database, time.monotonic()
        if not database.leads:
            return
        agreement_ms = await self._trust.agreed_ms()
        if self._done is not None and now - self._done < PAUSE:
            return
        if agreement_ms is None or agreement_ms < TRUSTED_AFTER:
            if not self._waits_for_clock:
                _log.info("retention_waits_for_clock", reason="It has not agreed with Discord's for a day.")
            self._waits_for_clock = True
            return
        self._waits_for_clock = False
        if self._days is not None:
            _log.info("matches_removed", count=await remove_finished(self._repository, self._days))
        if server_count := await forget_departed(self._repository, self._is_in):
            _log.info("servers_forgotten", count=server_count)
        self._done = now

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(LOOKS_EVERY)
            try:
                await self.look()
            except Refusal as refusal:
                _log.warning("retention_waits_for_storage", reason=refusal.key)
            except Exception as error:
                _log.error("retention_failed", exc_info=error)
