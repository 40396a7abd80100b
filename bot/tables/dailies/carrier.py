"""The table to which messages of a server belong that tell of no match: each row of the outbox belongs to a table."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import func, select

from bot.storage.schema import IS_OPEN, IS_OVER, tables
from bot.storage.transaction import Transaction
from bot.tables.model.open_table import Change
from bot.tables.model.table import REMOVED, Seat
from bot.tables.people.people import Person, server_language
from bot.tables.rules import lobby
from bot.tables.rules.new_table import NewTable
from bot.tables.store import table_rows
from engine.registry import MODULES

NO_ONE = Person(0, "")


async def carrier_of(connection: Transaction, server: int, now: int) -> int:
    """The server's newest table, by its id. Where there is none, a closed lobby without anyone is stored for it; it
    counts for nothing, and goes with the other tables of the server."""
    newest = select(func.max(tables.c.id)).where(tables.c.server == server, tables.c.stage != REMOVED)
    carriers = [(await connection.execute(newest.where(which))).scalar_one_or_none() for which in (IS_OPEN, IS_OVER)]
    if ids := [int(id) for id in carriers if id is not None]:
        return max(ids)
    language = await server_language(connection, server) or "en"
    live = lobby.open_lobby(NewTable(server, 0, NO_ONE, next(iter(MODULES)), language=language), now)
    closed = replace(live.table, stage="ended", ended=now, seats=(Seat(0, None, "", None),))
    return await table_rows.insert_table(connection, Change(replace(live, table=closed)))
