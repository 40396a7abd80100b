"""How people attended their matches with others: time-outs as they happen, the rest when a match is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.dialects.postgresql import insert

from bot.storage.schema import attendances, notes, seats, tables
from bot.storage.transaction import Transaction
from bot.tables.model.options import TABLE_OPTION_CHANGED

PATIENCE = "patience"
"""The kind of the timer of a seat whose time has run out already."""
_FIRST = insert(attendances)
TIMEOUT = _FIRST.on_conflict_do_update(
    index_elements=["table_id", "person"],
    set_={
        "timeouts": attendances.c.timeouts + 1,
        "decisions": attendances.c.decisions + 1,
        "noted": _FIRST.excluded.noted,
    },
)


async def note_timeouts(connection: Transaction, late: Sequence[tuple[int, int]], now: int) -> None:
    """Note that the time of people ran out, by their matches and numbers, where others played too and none of them has
    changed the time limit meanwhile: no host makes a person late by a shorter one."""
    ids = {table for table, _ in late}
    if not ids:
        return
    sitting = select(seats.c.table_id).select_from(seats.join(tables))
    sitting = sitting.where(seats.c.table_id.in_(ids), seats.c.person.is_not(None), tables.c.day.is_(None))
    several = sitting.group_by(seats.c.table_id).having(func.count() >= 2)
    counted_ids = set((await connection.execute(several)).scalars())
    change_query = select(notes.c.table_id, notes.c.facts).where(
        notes.c.table_id.in_(ids), notes.c.kind == TABLE_OPTION_CHANGED
    )
    counted_ids -= {row.table_id for row in await connection.execute(change_query) if row.facts.get("part") == "limit"}
    new = {"noted": now, "decisions": 1, "in_time": 0, "timeouts": 1, "replaced": False}
    rows = [{"table_id": table, "person": number, **new} for table, number in late if table in counted_ids]
    if rows:
        await connection.execute(TIMEOUT, rows)


async def timeouts_of(connection: Transaction, table: int) -> dict[int, int]:
    """How often time ran out in a match, by the numbers of people."""
    query = select(attendances.c.person, attendances.c.timeouts).where(attendances.c.table_id == table)
    return {row.person: row.timeouts for row in await connection.execute(query)}


async def keep(connection: Transaction, table: int, number: int, attended: Mapping[str, Any], now: int) -> None:
    """Keep how a person (by their number) attended a match that is over, in place of what was noted meanwhile."""
    values: dict[str, Any] = {**attended, "noted": now}
    row = insert(attendances).values(table_id=table, person=number, **values)
    await connection.execute(row.on_conflict_do_update(index_elements=["table_id", "person"], set_=values))
