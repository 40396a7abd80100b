"""What the end of a match means for its league: its result. Who did not play to the end has lost it alone."""

from __future__ import annotations

from sqlalchemy import select

from bot.storage.schema import results
from bot.storage.transaction import Transaction
from bot.tables.model.open_table import OpenTable
from bot.tables.people_leagues import rows


async def write_change(connection: Transaction, before: OpenTable | None, after: OpenTable) -> bool:
    """Store the result of a match of a league that has ended; whether there is one."""
    table = after.table
    if before is None or table.is_open or not table.is_of_league:
        return False
    place = await rows.of_match(connection, table.id)
    if place is None:
        return False
    league = await rows.read(connection, *place, to_change=True)
    own = next(each for each in league.tables if each.id == table.id)
    if own.result is not None:
        return False
    query = select(results.c.seat, results.c.points).where(results.c.table_id == table.id)
    points = {row.seat: float(row.points) for row in await connection.execute(query)}
    members = {each.number: each for each in league.members}
    scores, absent = list[float](), list[int]()
    for seat, number in enumerate(own.seated.players):
        person, sitting = members[number].person, table.seats[seat]
        is_present = person is not None and sitting.person == person and sitting.computer is None
        if not is_present or seat not in points:
            absent.append(number)
        scores.append(points.get(seat, 0.0))
    await rows.write_result(connection, table.id, scores, absent)
    return True
