"""The first try of each person at a day's challenge: stored when it begins, and with its result when it counts.

A first try counts when its person has made every choice of it and it was played to its end in time. One that was given
up is used up. Later tries at the same challenge are not ranked and leave no results: their dice are known.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import insert, select, update

from bot.storage.schema import attempts, people, seats, tables
from bot.storage.transaction import Transaction
from bot.tables.model.days import counts_until
from bot.tables.model.open_table import OpenTable
from bot.tables.people.people import number_of
from bot.tables.results.entrants import seats_played_for
from bot.tables.results.results import read_choices

SEAT = 0
"""The seat of the person."""


class Attempt(NamedTuple):
    """Someone's first try. ``points``, ``place`` and ``marks`` are there when it counts; ``stage`` is that of the
    table."""

    table: int
    server: int
    channel: int
    stage: str
    points: int | None
    place: int | None
    marks: tuple[str, ...]


async def attempt_of(connection: Transaction, person: int, day: int, game: str) -> Attempt | None:
    """The first try of a person, by Discord's id, at the challenge of a day; None before it."""
    query = (
        select(attempts, tables.c.stage, tables.c.channel)
        .select_from(attempts.join(tables).join(people, attempts.c.person == people.c.id))
        .where(people.c.discord == person, attempts.c.day == day, attempts.c.game == game)
    )
    row = (await connection.execute(query)).one_or_none()
    if row is None:
        return None
    marks = tuple(map(str, row.marks or ()))
    return Attempt(row.table_id, row.server, row.channel, row.stage, row.points, row.place, marks)


async def tries_of(connection: Transaction, person: int, day: int, game: str) -> list[tuple[int, str]]:
    """The tables, and their stages, of all tries of a person, by Discord's id, at the challenge of a day, the first try
    first. They are shown to that person alone, so only those that are shown in answers are among them."""
    query = (
        select(tables.c.id, tables.c.stage)
        .select_from(tables.join(seats).join(people, seats.c.person == people.c.id))
        .where(people.c.discord == person, tables.c.day == day, tables.c.game == game)
        .where(tables.c.channel < 0, tables.c.stage.in_(("playing", "finished", "ended")))
        .order_by(tables.c.ranked.desc(), tables.c.id)
    )
    return [(row.id, row.stage) for row in await connection.execute(query)]


async def write_change(connection: Transaction, before: OpenTable | None, after: OpenTable) -> None:
    """Store that a first try begins, and its result when it is finished, as a change of its table demands."""
    table = after.table
    if table.day is None or not table.ranked:
        return
    if before is None:
        person = await number_of(connection, table.host)
        row = {"table_id": table.id, "person": person, "server": table.server, "day": table.day, "game": table.game}
        await connection.execute(insert(attempts).values(row))
    elif before.table.stage == "playing" and table.stage == "finished" and await _counts(connection, after):
        is_it = attempts.c.table_id == table.id
        await connection.execute(update(attempts).where(is_it).values(_result(after)))


async def _counts(connection: Transaction, live: OpenTable) -> bool:
    table = live.table
    if table.day is None or table.ended is None or table.ended >= counts_until(table.day):
        return False
    return SEAT not in seats_played_for(live, await read_choices(connection, table.id))


def _result(live: OpenTable) -> dict[str, Any]:
    match = live.playing
    daily, own = match.game.daily, next(each for each in match.standings if each.seat == SEAT)
    marks = list(daily.marks(match.state, SEAT)) if daily else []
    return {"points": own.points, "place": own.place, "marks": marks}
