"""What the end of a match means for its tournament: its result, and the message with the standings."""

from __future__ import annotations

from sqlalchemy import select

from bot.storage.schema import results
from bot.storage.transaction import Transaction
from bot.tables.model.open_table import OpenTable
from bot.tables.store import outbox_rows
from bot.tables.tournaments import rows
from bot.tables.tournaments.rounds import TableResult

TOURNAMENT = "tournament"
"""The kind of the message with the standings."""


async def write_change(connection: Transaction, before: OpenTable | None, after: OpenTable) -> bool:
    """Store the result of a match of a tournament that has ended, and let the standings be shown again; whether there
    is one."""
    table = after.table
    if before is None or table.is_open or not table.server:
        return False
    id = await rows.of_match(connection, table.id)
    if id is None:
        return False
    tournament = await rows.read(connection, id, to_change=True)
    own = next(each for each in tournament.tables if each.id == table.id)
    if own.result is not None:
        return False
    query = select(results.c.seat, results.c.points, results.c.place).where(results.c.table_id == table.id)
    by_seat = {row.seat: row for row in await connection.execute(query)}
    people = {player.number: player for player in tournament.players}
    scores, places, absent = list[float](), list[int](), set[int]()
    for seat, number in enumerate(own.players):
        person = people[number].person
        is_present = person is not None and table.seats[seat].person == person and table.seats[seat].computer is None
        if seat not in by_seat or not is_present or people[number].is_out:
            absent.add(number)
        scores.append(float(by_seat[seat].points) if seat in by_seat else 0.0)
        places.append(by_seat[seat].place if seat in by_seat else len(own.players))
    result = TableResult(own.round, own.players, tuple(scores), tuple(places), frozenset(absent))
    await rows.write_result(connection, table.id, result)
    await show(connection, tournament)
    return True


async def show(connection: Transaction, tournament: rows.Tournament, opened: int | None = None) -> None:
    """Let the standings be shown as they are, once there is a match of the tournament, which carries the message; one
    that is ``opened`` just now does. The final ones are posted afresh."""
    carrier = opened or next((table.id for table in reversed(tournament.tables) if table.id is not None), None)
    if carrier is None:
        return
    facts = {"channel": tournament.channel, TOURNAMENT: tournament.id}
    is_over = tournament.stage == "over"
    row = outbox_rows.due_at_once(carrier, tournament.server, tournament.channel, TOURNAMENT, facts, fresh=is_over)
    await outbox_rows.add(connection, [row])
