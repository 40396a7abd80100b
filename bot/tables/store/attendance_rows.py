"""How people attended their matches with others: time-outs as they happen, the rest when a match is over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.dialects.postgresql import insert

from bot.storage.schema import attendances, notes, seats, tables
from bot.storage.transaction import Transaction
from bot.tables.model.options import TABLE_OPTION_CHANGED
from bot.tables.people.people import number_of

PATIENCE = "patience"
"""The kind of the timer of a seat whose time has run out already."""


async def note_timeout(connection: Transaction, table: int, person: int, now: int) -> None:
    """Note that the time of a person (a Discord id) ran out in a match, if others played it too and none of them has
    changed the time limit meanwhile: no host makes a person late by a shorter one."""
    sitting = select(func.count()).select_from(seats.join(tables))
    sitting = sitting.where(seats.c.table_id == table, seats.c.person.is_not(None), tables.c.day.is_(None))
    if (await connection.execute(sitting)).scalar_one() < 2 or await _is_limit_changed(connection, table):
        return
    row = {"table_id": table, "person": await number_of(connection, person), "noted": now}
    added = insert(attendances).values(row | {"decisions": 1, "in_time": 0, "timeouts": 1, "replaced": False})
    again = {
        "timeouts": attendances.c.timeouts + 1,
        "decisions": attendances.c.decisions + 1,
        "noted": now,
    }
    await connection.execute(added.on_conflict_do_update(index_elements=["table_id", "person"], set_=again))


async def _is_limit_changed(connection: Transaction, table: int) -> bool:
    query = select(notes.c.facts).where(notes.c.table_id == table, notes.c.kind == TABLE_OPTION_CHANGED)
    return any(facts.get("part") == "limit" for facts in (await connection.execute(query)).scalars())


async def timeouts_of(connection: Transaction, table: int) -> dict[int, int]:
    """How often time ran out in a match, by the numbers of people."""
    query = select(attendances.c.person, attendances.c.timeouts).where(attendances.c.table_id == table)
    return {row.person: row.timeouts for row in await connection.execute(query)}


async def keep(connection: Transaction, table: int, number: int, attended: Mapping[str, Any], now: int) -> None:
    """Keep how a person (by their number) attended a match that is over, in place of what was noted meanwhile."""
    values: dict[str, Any] = {**attended, "noted": now}
    row = insert(attendances).values(table_id=table, person=number, **values)
    await connection.execute(row.on_conflict_do_update(index_elements=["table_id", "person"], set_=values))
