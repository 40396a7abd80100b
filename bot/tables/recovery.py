"""Bringing things in order at start: what a crash, a long pause or a lost errand left behind."""

from __future__ import annotations

from sqlalchemy import ColumnElement, and_, exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.schema import messages, outbox
from bot.storage.schema import tables as rows
from bot.tables.computer_players import Computers
from bot.tables.model.open_table import Errand
from bot.tables.store import rows as records
from bot.tables.store.other_rules import brought_along, is_played_by_others
from bot.tables.store.repository import Shelf
from bot.tables.time.idle_tables import let_go


async def reconcile(shelf: Shelf, computers: Computers) -> None:
    """Close forgotten lobbies, let computer players go on, and queue what the channels do not show yet.

    Matches of other rules are brought along first, before anybody plays on.
    """
    now = shelf.clock.now()
    for table in await shelf.healthy(await _ids(shelf, is_played_by_others())):
        await shelf.change(table.id, lambda live: brought_along(live, now))
    is_forgotten = and_(rows.c.stage == "lobby", rows.c.moved <= now - shelf.limits.lobby_lasts)
    for table in await shelf.healthy(await _ids(shelf, is_forgotten)):
        await shelf.change(table.id, lambda live: let_go(live, now, shelf.limits))
    await shelf.write(_queue_what_is_behind)
    for id in await _ids(shelf, and_(rows.c.stage == "playing", rows.c.computing)):
        computers.awaken(id)


async def _ids(shelf: Shelf, which: ColumnElement[bool]) -> list[int]:
    async def find(connection: AsyncConnection) -> list[int]:
        return list((await connection.execute(select(rows.c.id).where(which))).scalars())

    return await shelf.read(find)


async def _queue_what_is_behind(connection: AsyncConnection) -> None:
    for stage, kind, errands in (
        ("lobby", "lobby", (Errand("lobby"),)),
        ("playing", "board", (Errand("board", fresh=True),)),
    ):
        is_shown = exists().where(
            messages.c.table_id == rows.c.id, messages.c.kind == kind, messages.c.version >= rows.c.version
        )
        is_queued = exists().where(outbox.c.table_id == rows.c.id, outbox.c.kind == kind)
        behind = (rows.c.stage == stage) & rows.c.rested.is_(None) & ~is_shown & ~is_queued & ~rows.c.computing
        columns = (rows.c.id, rows.c.server, rows.c.channel, rows.c.version)
        found = (await connection.execute(select(*columns).where(behind))).all()
        await records.post_all(connection, [(row, errand) for row in found for errand in errands])
