"""Who follows which match, as rows."""

from __future__ import annotations

from functools import partial
from typing import cast

from sqlalchemy import bindparam, delete, func, insert, select, update

from bot.storage.constant_statements import mark_constant
from bot.storage.schema import IS_OPEN, follows, people, tables
from bot.storage.transaction import Transaction
from bot.tables.model.messages import QUIET
from bot.tables.model.open_table import OpenTable
from bot.tables.model.refusals import Refusal
from bot.tables.people.people import number_of
from bot.tables.people.preferences import preferences_from
from bot.tables.rules.follows import MOST_FOLLOWED, MOST_FOLLOWERS, Follower, Way, is_news
from bot.tables.store import outbox_rows
from bot.tables.store.outbox_rows import due_at_once

FOLLOW = "follow"
"""The kind of message to who follows a match."""
FIRST_QUEUE = 2**61
ROOM = 64
"""How many queues of the outbox each match has; more than there are people who may follow it."""
SLOTS = select(follows.c.slot).where(follows.c.table_id == bindparam("of_table"))
SLOTS_OF_TURNS = mark_constant(SLOTS.where(follows.c.way == "turn"))


def queue_of(table: int, slot: int) -> int:
    """The queue of the outbox for what is written to one who follows a match: a negative number, as no channel has,
    so that no one waits for the quiet hours of someone else."""
    return -(FIRST_QUEUE + table * ROOM + slot)


def slot_of(queue: int) -> int:
    """Which of those who follow a match such a queue is for."""
    return (-queue - FIRST_QUEUE) % ROOM


async def keep(connection: Transaction, person: int, table: int, way: Way, events: int, now: int) -> None:
    """Let a person (a Discord id) follow a match, or follow it in another way.

    Raises Refusal: too_many_follows, too_many_followers.
    """
    number = await number_of(connection, person)
    is_it = (follows.c.person == number) & (follows.c.table_id == table)
    if (await connection.execute(update(follows).where(is_it).values(way=way))).rowcount:
        return
    own = select(func.count()).select_from(follows.join(tables)).where(follows.c.person == number, IS_OPEN)
    if (await connection.execute(own)).scalar_one() >= MOST_FOLLOWED:
        raise Refusal("too_many_follows", {"limit": MOST_FOLLOWED})
    slots = {*(await connection.execute(select(follows.c.slot).where(follows.c.table_id == table))).scalars()}
    if len(slots) >= MOST_FOLLOWERS:
        raise Refusal("too_many_followers", {"limit": MOST_FOLLOWERS})
    slot = min({*range(MOST_FOLLOWERS)} - slots)
    row = {"person": number, "table_id": table, "slot": slot, "way": way, "events": events, "written": 0, "begun": now}
    await connection.execute(insert(follows).values(row))


async def stop(connection: Transaction, person: int, table: int) -> bool:
    """Let a person follow a match no more; whether they did."""
    number = select(people.c.id).where(people.c.discord == person).scalar_subquery()
    is_it = (follows.c.person == number) & (follows.c.table_id == table)
    return bool((await connection.execute(delete(follows).where(is_it))).rowcount)


async def of_person(connection: Transaction, person: int) -> dict[int, Way]:
    """The matches that a person follows, by their ids, the one first that they have followed longest."""
    query = select(follows.c.table_id, follows.c.way).join(people).where(people.c.discord == person)
    rows = await connection.execute(query.order_by(follows.c.begun, follows.c.table_id))
    return {row.table_id: cast("Way", row.way) for row in rows}


async def follower_of(connection: Transaction, table: int, queue: int) -> Follower | None:
    """Who is written to in a queue; None where they follow the match no more."""
    columns = (people.c.discord, people.c.preferences, follows.c.way, follows.c.events, follows.c.written)
    query = select(*columns).select_from(follows.join(people))
    row = (
        await connection.execute(query.where(follows.c.table_id == table, follows.c.slot == slot_of(queue)))
    ).one_or_none()
    if row is None:
        return None
    return Follower(row.discord, row.way, row.events, row.written, preferences_from(row.preferences))


async def note_written(connection: Transaction, table: int, queue: int, events: int, now: int) -> None:
    """Note what someone has read of a match."""
    is_it = (follows.c.table_id == table) & (follows.c.slot == slot_of(queue))
    await connection.execute(update(follows).where(is_it).values(events=events, written=now))


async def end(connection: Transaction, table: int, queue: int) -> None:
    """Let one follow a match no more."""
    is_it = (follows.c.table_id == table) & (follows.c.slot == slot_of(queue))
    await connection.execute(delete(follows).where(is_it))


async def write_change(connection: Transaction, before: OpenTable | None, after: OpenTable) -> None:
    """Write to those who follow a match what a change brings, in its transaction."""
    if not is_news(before, after):
        return
    table = after.table
    row = partial(due_at_once, table.id, table.server, kind=FOLLOW, facts={"version": table.version})
    slots = await connection.execute(SLOTS_OF_TURNS if table.is_open else SLOTS, {"of_table": table.id})
    queues = [queue_of(table.id, slot) for slot in slots.scalars()]
    if not table.is_open and queues:
        # What waits there is about a turn; it is read with the end.
        await outbox_rows.hasten(connection, (QUIET,), 0, queues)
    await outbox_rows.add(connection, [row(channel=queue) for queue in queues])
