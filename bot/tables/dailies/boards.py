"""The boards of the challenge of the day: who has how many points in a span, in a server or everywhere; streaks."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import func, select

from bot.storage.schema import attempts, people, seats
from bot.storage.transaction import Transaction
from bot.tables.model.days import Span
from bot.tables.people.preferences import preferences_from
from bot.tables.rules.streaks import Streak, streak_of

LISTED = 10
"""How many people a board lists."""
READ = 500
"""How many of the best are read, to find those who want to be listed."""


class Line(NamedTuple):
    """A line of a board: the place, shared by those with equal points, and how many challenges the points are from."""

    place: int
    name: str
    points: int
    played: int


class Board(NamedTuple):
    """The best of a span, how many have played in it, and the own line of the person who asks (None: not played)."""

    lines: tuple[Line, ...]
    players: int
    own: Line | None


class DayResult(NamedTuple):
    """What one person has reached on a day: the place, shared by those with equal points, and the match's marks."""

    place: int
    name: str
    points: int
    marks: tuple[str, ...]


class DayResults(NamedTuple):
    """The results of a day, the best first, of people who want to be listed; and how many people have played."""

    lines: tuple[DayResult, ...]
    players: int


async def results_of_day(connection: Transaction, game: str, day: int, server: int) -> DayResults:
    """The first tries of a day that were begun in a server and count."""
    counts = (attempts.c.game == game, attempts.c.day == day, attempts.c.server == server)
    placed = select(attempts, func.rank().over(order_by=attempts.c.points.desc()).label("rank"))
    found = placed.where(*counts, attempts.c.points.is_not(None)).subquery()
    query = select(found, people.c.preferences).join(people, people.c.id == found.c.person)
    rows = (await connection.execute(query.order_by(found.c.rank, found.c.person).limit(READ))).all()
    players = (await connection.execute(select(func.count()).select_from(found))).scalar_one()
    shown = [row for row in rows if preferences_from(row.preferences).rated][:LISTED]
    lines = [
        DayResult(row.rank, await _name(connection, row.person), row.points, tuple(map(str, row.marks or ())))
        for row in shown
    ]
    return DayResults(tuple(lines), players)


async def board(connection: Transaction, game: str, span: Span, *, server: int | None, asked_by: int) -> Board:
    """The board of a span, of one server or of everyone (None). Who wants no board is on none but the own line."""
    own = (await connection.execute(select(people.c.id).where(people.c.discord == asked_by))).scalar_one_or_none()
    total = func.sum(attempts.c.points)
    query = (
        select(attempts.c.person, total.label("total"), func.count().label("played"))
        .where(attempts.c.game == game, attempts.c.day.between(*span), attempts.c.points.is_not(None))
        .group_by(attempts.c.person)
    )
    if server is not None:
        query = query.where(attempts.c.server == server)
    everyone = query.subquery()
    placed = select(everyone, func.rank().over(order_by=everyone.c.total.desc()).label("place")).subquery()
    best = select(placed, people.c.preferences).join(people, people.c.id == placed.c.person)
    rows = await connection.execute(best.order_by(placed.c.place, placed.c.person).limit(READ))
    shown = [row for row in rows if preferences_from(row.preferences).rated][:LISTED]
    lines = [Line(row.place, await _name(connection, row.person), int(row.total), row.played) for row in shown]
    players = (await connection.execute(select(func.count()).select_from(everyone))).scalar_one()
    mine = (await connection.execute(select(placed).where(placed.c.person == own))).one_or_none()
    own_line = Line(mine.place, await _name(connection, own), int(mine.total), mine.played) if mine and own else None
    return Board(tuple(lines), players, own_line)


async def streak(connection: Transaction, person: int, today: int) -> Streak:
    """The streak of a person, by Discord's id: the days on which they have finished a challenge that counts."""
    query = (
        select(attempts.c.day)
        .join(people, people.c.id == attempts.c.person)
        .where(people.c.discord == person, attempts.c.points.is_not(None))
        .distinct()
    )
    return streak_of((await connection.execute(query)).scalars(), today)


async def _name(connection: Transaction, person: int) -> str:
    """The name under which someone sat down last."""
    query = select(seats.c.name).where(seats.c.person == person).order_by(seats.c.table_id.desc()).limit(1)
    return (await connection.execute(query)).scalar_one_or_none() or ""
