"""Drills as rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import delete, exists, func, select, update
from sqlalchemy.dialects.postgresql import insert

from bot.storage.schema import drills, outbox, people, tables
from bot.storage.transaction import Transaction
from bot.tables.model.drills import DRILLS_MAX, GAPS, REMINDED_EVERY, Drill
from bot.tables.model.refusals import Refusal
from bot.tables.people.people import number_of
from bot.tables.people.preferences import Preferences, preferences_from
from engine.analysis.report import Costly

DRILL = "drill"
"""The kind of the message that says that drills are due."""
QUEUES = 1 << 49
"""Above the number of each queue of an announcement (``bot/tables/notices.py``)."""
COLUMNS = tuple(drills.c[name] for name in ("id", "table_id", "found", "answered", "solved", "due"))


class DuePerson(NamedTuple):
    """Someone who has drills that are due: the number of their row, their Discord id, and what they prefer."""

    number: int
    discord: int
    preferences: Preferences


def queue_of(number: int) -> int:
    """The queue of the outbox for messages about drills to a person, by the number of their row."""
    return -(QUEUES + number)


async def keep(connection: Transaction, person: int, table: int, costs: Sequence[Costly], now: int) -> int:
    """Keep choices of a match as drills of a person (a Discord id); how many are new. Raises Refusal:
    too_many_drills."""
    number = await number_of(connection, person)
    rows = [
        {"person": number, "table_id": table, "entries": each.entries, "found": each._asdict()}
        | {"answered": 0, "solved": 0, "due": now + GAPS[0]}
        for each in costs
    ]
    added_count = 0
    for row in rows:
        statement = insert(drills).values(row).on_conflict_do_nothing(index_elements=["person", "table_id", "entries"])
        added_count += (await connection.execute(statement)).rowcount
    count = select(func.count()).select_from(drills).where(drills.c.person == number)
    if added_count and int((await connection.execute(count)).scalar_one()) > DRILLS_MAX:
        raise Refusal("too_many_drills", {"most": DRILLS_MAX})
    return added_count


async def of_person(connection: Transaction, person: int) -> list[Drill]:
    """The drills of a person (a Discord id), the next one due first."""
    query = select(*COLUMNS).select_from(drills.join(people)).where(people.c.discord == person)
    return [_drill(row) for row in await connection.execute(query.order_by(drills.c.due, drills.c.id))]


async def find(connection: Transaction, person: int, id: int, *, to_change: bool = False) -> Drill:
    """One drill of a person. ``to_change``: no one else changes it before this transaction ends. Raises Refusal:
    no_drill."""
    query = select(*COLUMNS).select_from(drills.join(people)).where(people.c.discord == person, drills.c.id == id)
    query = query.with_for_update(of=drills) if to_change else query
    row = (await connection.execute(query)).one_or_none()
    if row is None:
        raise Refusal("no_drill")
    return _drill(row)


def _drill(row: Any) -> Drill:
    mistake = Costly(*(row.found[name] for name in Costly._fields))
    return Drill(row.id, row.table_id, mistake, row.answered, row.solved, row.due)


async def write(connection: Transaction, drill: Drill) -> None:
    """Store what became of a drill; one that is over is deleted."""
    is_it = drills.c.id == drill.id
    if drill.is_over:
        await connection.execute(delete(drills).where(is_it))
        return
    values = {"answered": drill.answered, "solved": drill.solved, "due": drill.due}
    await connection.execute(update(drills).where(is_it).values(values))


async def remove(connection: Transaction, person: int, id: int | None = None) -> int:
    """Delete a drill of a person (None: all, and the message about them that waits); how many."""
    query = select(people.c.id).where(people.c.discord == person)
    number = (await connection.execute(query)).scalar_one_or_none()
    if number is None:
        return 0
    is_own = drills.c.person == number
    if id is None:
        await connection.execute(delete(outbox).where(outbox.c.channel == queue_of(number), outbox.c.kind == DRILL))
    else:
        is_own &= drills.c.id == id
    return (await connection.execute(delete(drills).where(is_own))).rowcount


async def due_people(connection: Transaction, now: int, after: int, most: int) -> list[DuePerson]:
    """People with drills that are due who were not written to about them lately: those with a number ``after``."""
    is_due = exists().where(drills.c.person == people.c.id, drills.c.due <= now, _may_be_reminded(now))
    query = select(people.c.id, people.c.discord, people.c.preferences).where(people.c.id > after, is_due)
    rows = await connection.execute(query.order_by(people.c.id).limit(most))
    return [DuePerson(row.id, row.discord, preferences_from(row.preferences)) for row in rows]


class DueDrills(NamedTuple):
    """What a message about drills tells, and by which match it is sent: how many are due, and the newest match of
    them, with its server."""

    due: int
    table: int
    server: int


async def due_of(connection: Transaction, number: int, now: int) -> DueDrills | None:
    """The drills of a person (the number of their row) that are due, where they may be written to about them."""
    is_due = (drills.c.person == number) & (drills.c.due <= now)
    query = select(func.count(), func.max(drills.c.table_id)).where(is_due, _may_be_reminded(now))
    count, table = (await connection.execute(query)).one()
    if not count:
        return None
    server = (await connection.execute(select(tables.c.server).where(tables.c.id == table))).scalar_one()
    return DueDrills(count, table, server)


def _may_be_reminded(now: int) -> Any:
    return drills.c.reminded.is_(None) | (drills.c.reminded <= now - REMINDED_EVERY)


async def note_reminded(connection: Transaction, number: int, now: int) -> None:
    """Note on all drills of a person that they are being written to."""
    await connection.execute(update(drills).where(drills.c.person == number).values(reminded=now))
