"""Offers of seats as rows, so that only the named person can take a seat."""

from __future__ import annotations

from sqlalchemy import delete, insert, select

from bot.storage.schema import offers, people
from bot.storage.transaction import Transaction
from bot.tables.model.open_table import OpenTable
from bot.tables.model.refusals import Refusal
from bot.tables.people.people import number_of


async def write_offer(connection: Transaction, table: int, seat: int, person: int, own: bool) -> None:
    """Offer a seat to a person, in place of an earlier offer of it. ``own``: by the one who sits there."""
    await _withdraw(connection, table, seat)
    row = {"table_id": table, "seat": seat, "person": await number_of(connection, person), "own": own}
    await connection.execute(insert(offers).values(row))


async def use_offer(connection: Transaction, table: int, person: int, seat: int, *, is_played: bool) -> None:
    """Consume an offer. Raises Refusal: no_offer, seat_is_played (someone is back whose seat the host offered)."""
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


async def write_change(connection: Transaction, before: OpenTable | None, after: OpenTable) -> None:
    """Withdraw what the host has offered of seats whose people are back, as a change of their table demands."""
    was = () if before is None else before.table.seats
    back = [
        seat.number
        for earlier, seat in zip(was, after.table.seats, strict=False)
        if seat.person is not None and earlier.person == seat.person and earlier.away and not seat.away
    ]
    if back:
        is_such = (offers.c.table_id == after.table.id) & offers.c.seat.in_(back) & ~offers.c.own
        await connection.execute(delete(offers).where(is_such))


async def _withdraw(connection: Transaction, table: int, seat: int) -> None:
    await connection.execute(delete(offers).where(offers.c.table_id == table, offers.c.seat == seat))
