"""Which tables are open: in a channel, of a person, at all; and which was finished last."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.schema import IS_OPEN, people, seats, tables


async def open_in_channel(connection: AsyncConnection, channel: int) -> int | None:
    """The id of the open table in a channel, or None."""
    query = select(tables.c.id).where(tables.c.channel == channel, IS_OPEN)
    return (await connection.execute(query)).scalar_one_or_none()


async def open_of(connection: AsyncConnection, person: int) -> list[int]:
    """The ids of the open tables at which a person sits, the oldest first."""
    query = (
        select(tables.c.id)
        .select_from(tables.join(seats).join(people, seats.c.person == people.c.id))
        .where(people.c.discord == person, IS_OPEN)
        .order_by(tables.c.id)
    )
    return list((await connection.execute(query)).scalars())


async def all_open(connection: AsyncConnection) -> list[int]:
    """The ids of every open table, the oldest first."""
    query = select(tables.c.id).where(IS_OPEN).order_by(tables.c.id)
    return list((await connection.execute(query)).scalars())


async def last_finished(connection: AsyncConnection, channel: int) -> int | None:
    """The id of the table of a channel whose match was played to its end last, or None."""
    query = (
        select(tables.c.id)
        .where(tables.c.channel == channel, tables.c.stage == "finished")
        .order_by(tables.c.ended.desc(), tables.c.id.desc())
        .limit(1)
    )
    return (await connection.execute(query)).scalar_one_or_none()
