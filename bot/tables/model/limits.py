"""Limits of open tables per person and server, of matches that are begun within an hour, and of times."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import ColumnElement, delete, func, select

from bot.runtime.clock import DAY, HOUR, MINUTE
from bot.storage.schema import IS_AWAKE, openings, people, seats, tables, undone
from bot.storage.transaction import Transaction
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table


@dataclass(frozen=True)
class Limits:
    """Limits; the times are milliseconds.

    Within an hour a person opens ``openings_per_hour`` matches for several people and ``alone_per_hour`` for themselves
    alone. Challenges of the day, rematches, puzzles and tutorials do not count towards either; ``tables_per_hour`` and
    ``tables_per_day``, above what anyone can play, keep a program from filling the database with them; so does
    ``seats_per_day``, for all matches begun of those that a person has opened: what a match takes goes by its seats.
    ``undos_per_hour`` clicks may a person take back alone, over all matches that are played. Who is not reliable yet
    plays ``queued_until_reliable`` matches of the queue at once. None: no limit.
    """

    open_per_person: int = 10
    open_per_server: int = 50
    openings_per_hour: int | None = 5
    alone_per_hour: int | None = 30
    tables_per_hour: int | None = 40
    tables_per_day: int | None = 60
    seats_per_day: int | None = 60
    undos_per_hour: int | None = 120
    queued_until_reliable: int | None = 2
    lobby_lasts: int = 2 * DAY
    silence: int = DAY
    absence: int = DAY
    silent_until_rest: int = 14 * DAY


UNHURRIED = Limits(
    openings_per_hour=None,
    alone_per_hour=None,
    tables_per_hour=None,
    tables_per_day=None,
    seats_per_day=None,
    undos_per_hour=None,
    queued_until_reliable=None,
)
"""For places where a person tries things out, and no one else waits."""


async def check_person(connection: Transaction, person: int, limits: Limits) -> None:
    """Raises Refusal when a person plays at as many open tables as one may; those that rest, and where a computer
    player stands in, do not count."""
    query = (
        select(func.count())
        .select_from(seats.join(tables).join(people, seats.c.person == people.c.id))
        .where(people.c.discord == person, IS_AWAKE, seats.c.computer.is_(None))
    )
    if (await connection.execute(query)).scalar_one() >= limits.open_per_person:
        raise Refusal("too_many_tables", {"limit": limits.open_per_person, "whose": "person"})


async def count_queued(connection: Transaction, person: int) -> int:
    """How many open matches of the queue a person (a Discord id) plays; where a computer player stands in counts."""
    query = (
        select(func.count())
        .select_from(seats.join(tables).join(people, seats.c.person == people.c.id))
        .where(people.c.discord == person, IS_AWAKE, tables.c.queued, tables.c.secret_until.is_(None))
    )
    return int((await connection.execute(query)).scalar_one())


IS_COUNTED = tables.c.day.is_(None) & tables.c.rematch_of.is_(None)
"""The condition for matches that count towards the openings of an hour."""
_PEOPLE_AT_IT = (
    select(func.count())
    .select_from(seats)
    .where(seats.c.table_id == tables.c.id, seats.c.person.is_not(None))
    .scalar_subquery()
)
IS_ALONE = tables.c.started.is_not(None) & (_PEOPLE_AT_IT <= 1)
"""The condition for matches that one person plays alone or against computer players. A lobby is for several people
until it has begun without others."""


async def check_openings(connection: Transaction, table: Table, now: int, limits: Limits) -> None:
    """Raises Refusal when the host of a new table has opened as many within an hour, or a day, as one may. What is
    longer ago than that is forgotten."""
    await connection.execute(delete(openings).where(openings.c.opened <= now - DAY))
    limit = limits.tables_per_day
    if limit is not None and len(times := await _opening_times(connection, table.host, now, within=DAY)) >= limit:
        wait = times[-limit] + DAY - now
        raise Refusal("too_many_in_a_day", {"limit": limit, "hours": -(-wait // HOUR)})
    times = ()
    limit = limits.tables_per_hour
    if limit is not None:
        times = await _opening_times(connection, table.host, now)
    if (limit is None or len(times) < limit) and table.day is None and table.rematch_of is None:
        limit = limits.alone_per_hour if _is_alone(table) else limits.openings_per_hour
        times = await _opening_times(connection, table.host, now, _counts(alone=_is_alone(table)))
    if limit is not None and len(times) >= limit:
        wait = times[-limit] + HOUR - now
        raise Refusal("too_many_openings", {"limit": limit, "minutes": -(-wait // MINUTE)})


FEWEST_COUNTED = 2
"""As how many seats a match of one counts: what it stands against answers, too."""


async def check_seats(connection: Transaction, table: Table, now: int, limits: Limits) -> None:
    """Raises Refusal when a match that begins now has more seats than are left of a day to who has opened its table."""
    limit = limits.seats_per_day
    if limit is None:
        return
    opener = select(openings.c.person).where(openings.c.table_id == table.id).scalar_subquery()
    host = select(people.c.id).where(people.c.discord == table.host).scalar_subquery()
    query = (
        select(openings.c.opened, func.count().label("seats"))
        .select_from(openings.join(tables).join(seats, seats.c.table_id == tables.c.id))
        .where(openings.c.person == func.coalesce(opener, host), openings.c.opened.between(now - DAY + 1, now))
        .where(tables.c.started.is_not(None), tables.c.id != table.id)
        .group_by(openings.c.table_id, openings.c.opened)
        .order_by(openings.c.opened)
    )
    rows = (await connection.execute(query)).all()
    begun = [(row.opened, max(FEWEST_COUNTED, row.seats)) for row in rows]
    over, wait = sum(count for _, count in begun) + max(FEWEST_COUNTED, len(table.seats)) - limit, 0
    for opened_at, count in begun:
        if over <= 0:
            break
        over, wait = over - count, opened_at + DAY - now
    if wait:
        raise Refusal("too_many_seats", {"limit": limit, "hours": -(-wait // HOUR)})


async def openings_left(connection: Transaction, person: int, now: int, limits: Limits, *, alone: bool) -> int | None:
    """How many matches a person may still open within this hour, for themselves ``alone`` or for several people; None:
    as many as they like."""
    limit = limits.alone_per_hour if alone else limits.openings_per_hour
    if limit is None:
        return None
    return max(0, limit - len(await _opening_times(connection, person, now, _counts(alone=alone))))


def _counts(*, alone: bool) -> ColumnElement[bool]:
    return IS_COUNTED & (IS_ALONE if alone else ~IS_ALONE)


def _is_alone(table: Table) -> bool:
    return table.started is not None and len(table.people) <= 1


async def _opening_times(
    connection: Transaction, person: int, now: int, *counted: ColumnElement[bool], within: int = HOUR
) -> tuple[int, ...]:
    """When a person has opened tables within the last hour (or ``within``), the earliest first. Who hosts them now does
    not matter: a lobby that is handed on counts for the one who opened it."""
    query = (
        select(openings.c.opened)
        .select_from(openings.join(tables).join(people, openings.c.person == people.c.id))
        .where(people.c.discord == person, openings.c.opened > now - within, openings.c.opened <= now, *counted)
        .order_by(openings.c.opened)
    )
    return tuple((await connection.execute(query)).scalars())


async def check_server(connection: Transaction, table: Table, limits: Limits) -> None:
    """Raises Refusal when the channels of a table's server hold as many open tables as they may; without a server, or a
    channel, there is no limit."""
    server = table.server
    if not server or table.is_answered or table.is_direct:
        return
    is_there = (tables.c.server == server) & ((tables.c.channel > 0) | tables.c.forum.is_not(None))
    query = select(func.count()).select_from(tables).where(is_there, IS_AWAKE)
    if (await connection.execute(query)).scalar_one() >= limits.open_per_server:
        raise Refusal("too_many_tables", {"limit": limits.open_per_server, "whose": "server"})


async def check_undos(connection: Transaction, person: int, now: int, limits: Limits) -> None:
    """Raises Refusal when a person has taken back as many clicks within an hour as one may: each plays a match again
    from its beginning."""
    limit = limits.undos_per_hour
    if limit is None:
        return
    is_own = (undone.c.table_id == seats.c.table_id) & (undone.c.seat == seats.c.number)
    query = (
        select(undone.c.taken_back)
        .select_from(people.join(seats, seats.c.person == people.c.id).join(tables).join(undone, is_own))
        .where(people.c.discord == person, tables.c.stage == "playing")
        .where(undone.c.interaction.is_not(None), undone.c.taken_back > now - HOUR)
        .order_by(undone.c.taken_back)
    )
    times = (await connection.execute(query)).scalars().all()
    if len(times) >= limit:
        wait = times[-limit] + HOUR - now
        raise Refusal("too_many_undos", {"limit": limit, "minutes": -(-wait // MINUTE)})
