"""Repair the state at start after a crash, a long pause or a lost message."""

from __future__ import annotations

import asyncio

from sqlalchemy import ColumnElement, and_, exists, select

from bot.runtime.sharding import Shards
from bot.storage.postgresql.ownership import belongs_to
from bot.storage.schema import IS_AWAKE, IS_OPEN, messages, outbox
from bot.storage.schema import tables as rows
from bot.storage.transaction import Transaction
from bot.tables.computer_players import Computers
from bot.tables.model.messages import OutboxMessage
from bot.tables.other_rules import convert_match, is_played_by_others
from bot.tables.rules.place import post_message
from bot.tables.store import table_rows
from bot.tables.store.repository import TableRepository
from bot.tables.time.idle_tables import close_idle

AT_ONCE = 200
"""The number of tables that are examined before other tasks may run."""


async def reconcile(repository: TableRepository, computers: Computers, shards: Shards) -> None:
    """Close idle lobbies of these shards, start computer players, and queue messages that were not posted yet.

    Matches of other rules are converted first, before anyone plays on.
    """
    now = repository.clock.now()
    for table in await repository.readable(await _ids(repository, shards, is_played_by_others())):
        await repository.change(table.id, lambda live: convert_match(live, now))
    is_forgotten = and_(rows.c.stage == "lobby", rows.c.moved <= now - repository.limits.lobby_lasts)
    for table in await repository.readable(await _ids(repository, shards, is_forgotten)):
        await repository.change(table.id, lambda live: close_idle(live, now, repository.limits))
    await repository.write(lambda connection: _queue_what_is_behind(connection, shards))
    for id in await _ids(repository, shards, and_(rows.c.stage == "playing", rows.c.computing)):
        computers.awaken(id)


async def _ids(repository: TableRepository, shards: Shards, which: ColumnElement[bool]) -> list[int]:
    """The ids of open tables of which this is true."""

    async def find(connection: Transaction) -> list[int]:
        query = select(rows.c.id).where(IS_OPEN, which, belongs_to(rows.c.server, shards))
        return list((await connection.execute(query)).scalars())

    return await repository.read(find)


async def _queue_what_is_behind(connection: Transaction, shards: Shards) -> None:
    is_meant = IS_OPEN & belongs_to(rows.c.server, shards) & rows.c.rested.is_(None) & ~rows.c.computing
    ids = list((await connection.execute(select(rows.c.id).where(is_meant))).scalars())
    for start in range(0, len(ids), AT_ONCE):
        is_here = rows.c.id.in_(ids[start : start + AT_ONCE])
        for stage, kind, missing in (
            ("lobby", "lobby", OutboxMessage("lobby")),
            ("playing", "board", OutboxMessage("board", fresh=True)),
        ):
            is_shown = exists().where(
                messages.c.table_id == rows.c.id, messages.c.kind == kind, messages.c.version >= rows.c.version
            )
            is_queued = exists().where(outbox.c.table_id == rows.c.id, outbox.c.kind == kind)
            behind = is_here & (rows.c.stage == stage) & ~is_shown & ~is_queued
            columns = (rows.c.id, rows.c.server, rows.c.channel, rows.c.version)
            behind_rows = (await connection.execute(select(*columns).where(behind))).all()
            await table_rows.post_all(connection, [(row, missing) for row in behind_rows])
        await asyncio.sleep(0)
    await _queue_posts(connection, shards)


async def _queue_posts(connection: Transaction, shards: Shards) -> None:
    """Make the missing posts in forums, regardless of Discord's earlier answers."""
    is_queued = exists().where(outbox.c.table_id == rows.c.id, outbox.c.kind == "post")
    lacking = belongs_to(rows.c.server, shards) & IS_AWAKE & (rows.c.channel < 0) & rows.c.forum.is_not(None)
    columns = (rows.c.id, rows.c.server, rows.c.channel, rows.c.version, rows.c.forum)
    without = (await connection.execute(select(*columns).where(lacking, ~is_queued))).all()
    await table_rows.post_all(connection, [(row, message) for row in without for message in post_message(row.forum)])
