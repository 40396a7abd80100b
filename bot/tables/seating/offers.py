"""Seats that are offered to somebody: as rows, so that only that person can take them."""

from __future__ import annotations

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.schema import offers, people
from bot.tables.people import number_of
from bot.tables.refusals import Refusal


async def write_offer(connection: AsyncConnection, table: int, seat: int, person: int, own: bool) -> None:
    """Offer a seat to a person, in place of an earlier offer of it. ``own``: by the one who sits there."""
    await _withdraw(connection, table, seat)
    row = {"table_id": table, "seat": seat, "person": await number_of(connection, person), "own": own}
    await connection.execute(insert(offers).values(row))


async def use_offer(connection: AsyncConnection, table: int, person: int, seat: int, *, is_played: bool) -> None:
    """Use an offer up. Raises Refusal: no_offer, seat_is_played (somebody is back whose seat the host offered)."""
    query = (
        select(offers.c.own)
        .select_from(offers.join(people))
        .where(offers.c.table_id == table, offers.c.seat == seat, people.c.discord == person)
    )
    own = (await connection.execute(query)).scalar_one_or_none()
    if own is None:
        raise Refusal("no_offer")
    if is_played and not own:
        raise Refusal("seat_is_played")
    await _withdraw(connection, table, seat)


async def _withdraw(connection: AsyncConnection, table: int, seat: int) -> None:
    await connection.execute(delete(offers).where(offers.c.table_id == table, offers.c.seat == seat))
