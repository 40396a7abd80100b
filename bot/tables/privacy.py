"""A match as a file for everybody, and the erasing of a person on request."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.schema import offers, people, ratings, results, seats
from bot.storage.schema import tables as rows
from bot.tables import lobby, records
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


async def erase(shelf: Shelf, discord: int) -> None:
    """Forget a person. Lobbies are left, open matches go on with a computer player, others keep "Player 2".

    Afterwards no byte of the id, of the names or of the words is left in the database's files.
    """
    open_tables = await shelf.read(lambda connection: open_of(connection, discord))
    for table in await shelf.healthy(open_tables):
        await shelf.change(table.id, lambda live: _without(live, discord, shelf.clock.now()))
    for id in await shelf.read(lambda connection: _stirred_by(connection, discord)):
        await _keep_whole(shelf, id)
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
    own = table.seat_of(discord)
    left = tuple(each for each in table.proposals if own is None or each.by != own.number)
    after = replace(live, table=replace(table, seats=seats, host=host, proposals=left))
    if not others:
        return lobby.closed(after, now)
    was_asked = any(seat.person == discord for seat in live.asked)
    errands = (Errand("board", facts={"again": 1}), *([Errand("ping")] if was_asked else []))
    return Change(replace(after, computing=after.answers_itself), errands)


async def _stirred_by(connection: AsyncConnection, discord: int) -> list[int]:
    """The tables at which a person still sits whose dice hold a word of theirs."""
    query = select(seats.c.table_id).select_from(seats.join(people)).where(people.c.discord == discord)
    return list((await connection.execute(query.where(seats.c.word.is_not(None)))).scalars())


async def _keep_whole(shelf: Shelf, id: int) -> None:
    try:
        live = await shelf.live(id)
    except Refusal as refusal:
        if refusal.key != "damaged":
            raise
        return
    await shelf.write(lambda connection: records.keep_whole(connection, live))
    shelf.drop(id)


async def _forget(connection: AsyncConnection, discord: int) -> list[int]:
    """Cut every link to the person; the tables concerned."""
    number = (await connection.execute(select(people.c.id).where(people.c.discord == discord))).scalar_one_or_none()
    if number is None:
        return []
    own = select(seats.c.table_id, seats.c.number).where(seats.c.person == number)
    sat = (await connection.execute(own)).all()
    for row in sat:
        is_seat = (seats.c.table_id == row.table_id) & (seats.c.number == row.number)
        nothing = dict.fromkeys(("person", "word", "voted", "standing", "away"))
        values = {**nothing, "name": f"Player {row.number + 1}"}
        await connection.execute(update(seats).where(is_seat).values(values))
    hosted = (await connection.execute(select(rows.c.id).where(rows.c.host == number))).scalars().all()
    await connection.execute(update(rows).where(rows.c.host == number).values(host=None))
    await connection.execute(update(results).where(results.c.person == number).values(person=None))
    await connection.execute(delete(ratings).where(ratings.c.person == number))
    await connection.execute(delete(offers).where(offers.c.person == number))
    await connection.execute(delete(people).where(people.c.id == number))
    return [*hosted, *(row.table_id for row in sat)]
