"""Timers that are due, claimed by the process that acts on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, select, update

from bot.runtime.sharding import ALL, Shards
from bot.storage.postgresql.ownership import belongs_to
from bot.storage.schema import people, seats, tables, timers
from bot.storage.transaction import Transaction
from bot.tables.people.preferences import Preferences, preferences_from
from bot.tables.rules.timers import Timer
from bot.tables.time.timer_rows import IS_LEFT, LEASE, ROW, is_table, with_seats


class ClaimedTimer(NamedTuple):
    """A claimed timer, with what is needed to act on it. ``person`` is a Discord id, None for someone erased, and
    ``number`` that of their row."""

    timer: Timer
    server: int
    channel: int
    version: int
    person: int | None
    preferences: Preferences
    number: int | None = None

    @property
    def id(self) -> int:
        """The table's id, under the name that messages look for."""
        return self.timer.table


async def claim(connection: Transaction, now: int, most: int, shards: Shards = ALL) -> list[ClaimedTimer]:
    """Take the timers that were due first, for as long as the lease lasts. Of ``most`` or more, those come along that
    are due for a reminder of the same people, so that one message can hold all: as many again at most.

    A lease from the future does not count: the clock was set back.
    """
    is_free = (timers.c.due <= now) & ((timers.c.leased <= now) | (timers.c.leased > now + LEASE))
    waiting = (
        select(timers.c.id)
        .select_from(timers.join(tables))
        .where(is_free, ~IS_LEFT, belongs_to(tables.c.server, shards))
    )
    ids = list((await connection.execute(waiting.order_by(timers.c.due, timers.c.id).limit(most))).scalars())
    if not ids:
        return []
    if len(ids) == most:
        ids += await _more_reminders(connection, is_free & belongs_to(tables.c.server, shards), ids, most)
    statement = update(timers).where(timers.c.id.in_(ids), is_free).values(leased=now + LEASE).returning(timers.c.id)
    ours = list((await connection.execute(statement)).scalars())
    query = (
        select(*ROW, *(tables.c[name] for name in ("server", "channel", "version")))
        .add_columns(people.c.discord, people.c.preferences, people.c.id.label("person_number"))
        .select_from(with_seats().join(tables, is_table()).outerjoin(people, seats.c.person == people.c.id))
        .where(timers.c.id.in_(ours))
        .order_by(timers.c.due, timers.c.id)
    )
    return [_due(row) for row in await connection.execute(query)]


async def _more_reminders(
    connection: Transaction, is_meant: ColumnElement[bool], ids: Sequence[int], most: int
) -> list[int]:
    """Reminders that are due to the people of the timers with these ids."""
    people_of = (
        select(seats.c.person).select_from(with_seats()).where(timers.c.id.in_(ids), timers.c.kind == "reminder")
    )
    query = (
        select(timers.c.id)
        .select_from(with_seats().join(tables, is_table()))
        .where(is_meant, ~IS_LEFT, timers.c.kind == "reminder", timers.c.id.not_in(ids))
        .where(seats.c.person.in_(people_of))
        .order_by(timers.c.due, timers.c.id)
        .limit(most)
    )
    return list((await connection.execute(query)).scalars())


def _due(row: Any) -> ClaimedTimer:
    timer = Timer(*row[: len(ROW)])
    preferences = preferences_from(row.preferences)
    return ClaimedTimer(timer, row.server, row.channel, row.version, row.discord, preferences, row.person_number)
