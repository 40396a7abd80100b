"""Limits of open tables per person and server, and of times."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import func, select

from bot.runtime.clock import DAY, HOUR, MINUTE
from bot.storage.schema import IS_AWAKE, people, seats, tables
from bot.storage.transaction import Transaction
from bot.tables.model.refusals import Refusal


@dataclass(frozen=True)
class Limits:
    """Limits; the times are milliseconds."""

    open_per_person: int = 10
    open_per_server: int = 50
    openings_per_hour: int = 5
    lobby_lasts: int = 2 * DAY
    silence: int = DAY
    absence: int = DAY
    silent_until_rest: int = 14 * DAY


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


async def check_openings(connection: Transaction, host: int, now: int, limits: Limits) -> None:
    """Raises Refusal when a person has opened as many tables within an hour as one may."""
    query = (
        select(tables.c.opened)
        .select_from(tables.join(people, tables.c.host == people.c.id))
        .where(people.c.discord == host, tables.c.opened > now - HOUR, tables.c.opened <= now)
        .order_by(tables.c.opened)
    )
    opened = list((await connection.execute(query)).scalars())
    if len(opened) >= limits.openings_per_hour:
        wait = opened[-limits.openings_per_hour] + HOUR - now
        raise Refusal("too_many_openings", {"limit": limits.openings_per_hour, "minutes": -(-wait // MINUTE)})


async def check_server(connection: Transaction, server: int, limits: Limits) -> None:
    """Raises Refusal when a server has as many open tables as one may; without a server (0) there is no limit."""
    if not server:
        return
    query = select(func.count()).select_from(tables).where(tables.c.server == server, IS_AWAKE)
    if (await connection.execute(query)).scalar_one() >= limits.open_per_server:
        raise Refusal("too_many_tables", {"limit": limits.open_per_server, "whose": "server"})
