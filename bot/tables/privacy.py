"""What is kept about a person: shown on request, and erased on request."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.schema import journal, people, seats
from bot.storage.schema import tables as rows
from bot.tables import lobby
from bot.tables.finding import open_of
from bot.tables.live import Change, Errand, Live
from bot.tables.refusals import Refusal
from bot.tables.shelf import Shelf
from bot.tables.table import Seat
from engine.verification import export

STAND_IN = "greedy"
"""The computer player that takes over for somebody who is gone."""


def exported_match(live: Live) -> dict[str, Any]:
    """A match that is over, with the seed that decided its dice. Raises Refusal while it is played."""
    if live.table.is_open or live.match is None:
        raise Refusal("wrong_stage", {"stage": live.table.stage})
    return export(live.match, live.salt, names=live.table.names)


async def exported_person(connection: AsyncConnection, discord: int) -> dict[str, Any]:
    """Everything that is kept about a person, as JSON holds it. Times are milliseconds since 1970 UTC."""
    person = (await connection.execute(select(people).where(people.c.discord == discord))).one_or_none()
    if person is None:
        return {"discord_id": str(discord), "language": None, "tables": []}
    query = (
        select(rows, seats.c.number, seats.c.name, seats.c.word, seats.c.voted, seats.c.standing)
        .select_from(rows.join(seats))
        .where(seats.c.person == person.id)
        .order_by(rows.c.id)
    )
    sat = (await connection.execute(query)).all()
    return {
        "discord_id": str(discord),
        "language": person.language,
        "tables": [{**_sat_at(row, person.id), "moves": await _moves(connection, row)} for row in sat],
    }


def _sat_at(row: Any, person: int) -> dict[str, Any]:
    return {
        "table": row.id,
        "server_id": str(row.server),
        "channel_id": str(row.channel),
        "game": row.game,
        "stage": row.stage,
        "host": row.host == person,
        "seat": row.number,
        "name": row.name,
        "word": row.word,
        "voted_to_end": row.voted,
        "standing_answers": row.standing or {},
        "opened": row.opened,
        "started": row.started,
        "ended": row.ended,
    }


async def _moves(connection: AsyncConnection, row: Any) -> list[dict[str, Any]]:
    columns = (journal.c.number, journal.c.option, journal.c.played, journal.c.interaction, journal.c.by_order)
    query = select(*columns).where(journal.c.table_id == row.id, journal.c.seat == row.number)
    return [
        {
            "number": move.number,
            "option": move.option,
            "played": move.played,
            "interaction_id": None if move.interaction is None else str(move.interaction),
            "by_standing_answer": move.by_order,
        }
        for move in await connection.execute(query.order_by(journal.c.number))
    ]


async def erase(shelf: Shelf, discord: int) -> None:
    """Forget a person. Lobbies are left, open matches go on with a computer player, others keep "Player 2".

    Afterwards no byte of the id, of the names or of the words is left in the database's files.
    """
    open_tables = await shelf.read(lambda connection: open_of(connection, discord))
    for table in await shelf.healthy(open_tables):
        await shelf.change(table.id, lambda live: _without(live, discord, shelf.clock.now()))
    forgotten = await shelf.write(lambda connection: _forget(connection, discord))
    for id in forgotten:
        shelf.drop(id)
    await shelf.tidy()


def _without(live: Live, discord: int, now: int) -> Change:
    """An open table without that person."""
    table = live.table
    if not table.is_open or table.seat_of(discord) is None:
        return Change(live)
    if table.stage == "lobby":
        return lobby.leave(live, discord, now)
    seats = tuple(
        Seat(seat.number, None, f"Player {seat.number + 1}", STAND_IN) if seat.person == discord else seat
        for seat in table.seats
    )
    others = [seat.person for seat in seats if seat.person is not None and seat.computer is None]
    host = table.host if table.host != discord else (others[0] if others else 0)
    after = replace(live, table=replace(table, seats=seats, host=host))
    if not others:
        return lobby.closed(after, now)
    was_asked = any(seat.person == discord for seat in live.asked)
    errands = (Errand("board", facts={"again": 1}), *([Errand("ping")] if was_asked else []))
    return Change(replace(after, computing=after.answers_itself), errands)


async def _forget(connection: AsyncConnection, discord: int) -> list[int]:
    """Cut every link to the person; the tables concerned."""
    number = (await connection.execute(select(people.c.id).where(people.c.discord == discord))).scalar_one_or_none()
    if number is None:
        return []
    own = select(seats.c.table_id, seats.c.number).where(seats.c.person == number)
    sat = (await connection.execute(own)).all()
    for row in sat:
        is_seat = (seats.c.table_id == row.table_id) & (seats.c.number == row.number)
        values = {"person": None, "name": f"Player {row.number + 1}", "word": None, "voted": None, "standing": None}
        await connection.execute(update(seats).where(is_seat).values(values))
    await connection.execute(update(rows).where(rows.c.host == number).values(host=None))
    await connection.execute(delete(people).where(people.c.id == number))
    return [row.table_id for row in sat]
