"""Everything that is kept about a person, as they may see it. Times are milliseconds since 1970 UTC."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Table, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.schema import entrants, journal, notes, offers, people, ratings, results, seats, timers, undone
from bot.storage.schema import tables as rows

Row = dict[str, Any]


async def exported_person(connection: AsyncConnection, discord: int) -> Row:
    """Everything that is kept about a person, as JSON holds it."""
    person = (await connection.execute(select(people).where(people.c.discord == discord))).one_or_none()
    if person is None:
        return {"discord_id": str(discord), "language": None, "tables": []}
    query = (
        select(rows, *(seats.c[name] for name in ("number", "name", "word", "voted", "standing", "away")))
        .select_from(rows.join(seats))
        .where(seats.c.person == person.id)
        .order_by(rows.c.id)
    )
    sat = (await connection.execute(query)).all()
    hosted = select(rows.c.id).where(rows.c.host == person.id).order_by(rows.c.id)
    return {
        "discord_id": str(discord),
        "language": person.language,
        "preferences": person.preferences or {},
        "tables": [await _sat_at(connection, row, person.id) for row in sat],
        "hosts": list((await connection.execute(hosted)).scalars()),
        "results": await _rows(connection, results, results.c.person == person.id, "person"),
        "ratings": await _rows(connection, ratings, ratings.c.person == person.id, "person"),
        "rated_matches_begun": await _rows(connection, entrants, entrants.c.person == person.id, "person"),
        "seats_offered": await _rows(connection, offers, offers.c.person == person.id, "person"),
    }


async def _sat_at(connection: AsyncConnection, row: Any, person: int) -> Row:
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
        "played_by_computer_because": row.away,
        "opened": row.opened,
        "started": row.started,
        "ended": row.ended,
        "moves": await _moves(connection, row),
        "moves_taken_back": await _of_seat(connection, undone, undone.c.table_id, row, "number", "option", "played"),
        "notes": await _of_seat(connection, notes, notes.c.table_id, row, "kind", "facts", "noted"),
        "timers": await _of_seat(connection, timers, timers.c.table_id, row, "kind", "began", "deadline", "due"),
    }


async def _moves(connection: AsyncConnection, row: Any) -> list[Row]:
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


async def _of_seat(connection: AsyncConnection, table: Table, owner: Any, row: Any, *columns: str) -> list[Row]:
    query = select(*(table.c[name] for name in columns)).where(owner == row.id, table.c.seat == row.number)
    return [dict(found._mapping) for found in await connection.execute(query.order_by(table.c.id))]


async def _rows(connection: AsyncConnection, table: Table, own: Any, *hidden: str) -> list[Row]:
    """The rows of a table that are somebody's; a server's id as text, for it is longer than many numbers may be."""
    shown = [column for column in table.c if column.name not in hidden]
    found = (dict(row._mapping) for row in await connection.execute(select(*shown).where(own)))
    return [{key: str(value) if key == "server" else value for key, value in row.items()} for row in found]
