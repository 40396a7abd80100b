"""How much one person or one server may have at once, and how long things last."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import DAY
from bot.storage.schema import IS_OPEN, people, seats, tables
from bot.tables.refusals import Refusal


@dataclass(frozen=True)
class Limits:
    """Limits; the times are milliseconds."""

    open_per_person: int = 10
    open_per_server: int = 50
    lobby_lasts: int = 2 * DAY
    silence: int = DAY


async def check_person(connection: AsyncConnection, person: int, limits: Limits) -> None:
    """Raises Refusal when a person sits at as many open tables as one may."""
    query = (
        select(func.count())
        .select_from(seats.join(tables).join(people, seats.c.person == people.c.id))
        .where(people.c.discord == person, IS_OPEN)
    )
    if (await connection.execute(query)).scalar_one() >= limits.open_per_person:
        raise Refusal("too_many_tables", {"limit": limits.open_per_person, "whose": "person"})


async def check_server(connection: AsyncConnection, server: int, limits: Limits) -> None:
    """Raises Refusal when a server has as many open tables as one may."""
    query = select(func.count()).select_from(tables).where(tables.c.server == server, IS_OPEN)
    if (await connection.execute(query)).scalar_one() >= limits.open_per_server:
        raise Refusal("too_many_tables", {"limit": limits.open_per_server, "whose": "server"})
