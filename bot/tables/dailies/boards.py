"""The boards of the challenge of the day: who has how many points in a span, in a server or everywhere; streaks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from sqlalchemy import func, select

from bot.storage.schema import attempts, people, seats
from bot.storage.transaction import Transaction
from bot.tables.model.days import Span
from bot.tables.people.preferences import preferences_from
from bot.tables.rules.streaks import Streak, streak_of

LISTED = 10
"""How many people a board lists."""
DAYS_OF_A_WEEK = 7
READ = 500
"""How many of the best are read, to find those who want to be listed."""


class Line(NamedTuple):
    """A line of a board: the place, shared by those with equal points, how many challenges the points are from, and the
    points of each day (None: not played), on a board of several days up to a week."""

    place: int
    name: str
    points: int
    played: int
    days: tuple[int | None, ...] = ()


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
    ranks = select(attempts, func.rank().over(order_by=attempts.c.points.desc()).label("rank"))
    results = ranks.where(*counts, attempts.c.points.is_not(None)).subquery()
    query = select(results, people.c.preferences).join(people, people.c.id == results.c.person)
    rows = (await connection.execute(query.order_by(results.c.rank, results.c.person).limit(READ))).all()
    players = (await connection.execute(select(func.count()).select_from(results))).scalar_one()
    rated_rows = [row for row in rows if preferences_from(row.preferences).rated][:LISTED]
    lines = [
        DayResult(row.rank, await _name(connection, row.person), row.points, tuple(map(str, row.marks or ())))
        for row in rated_rows
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
    places = select(everyone, func.rank().over(order_by=everyone.c.total.desc()).label("place")).subquery()
    best = select(places, people.c.preferences).join(people, people.c.id == places.c.person)
    rows = await connection.execute(best.order_by(places.c.place, places.c.person).limit(READ))
    rated_rows = [row for row in rows if preferences_from(row.preferences).rated][:LISTED]
    days = await _points_by_day(connection, game, span, server, [own or 0, *(row.person for row in rated_rows)])

    async def line(row: Any) -> Line:
        own_days = tuple(days.get((row.person, day)) for day in span_days(span))
        return Line(row.place, await _name(connection, row.person), int(row.total), row.played, own_days)

    lines = [await line(row) for row in rated_rows]
    players = (await connection.execute(select(func.count()).select_from(everyone))).scalar_one()
    mine = (await connection.execute(select(places).where(places.c.person == own))).one_or_none()
    own_line = await line(mine) if mine and own else None
    return Board(tuple(lines), players, own_line)


def span_days(span: Span) -> range:
    """The days of a span that a board shows one by one: those of a week, of no other span."""
    return range(span.first, span.last + 1) if span.last - span.first == DAYS_OF_A_WEEK - 1 else range(0)


async def _points_by_day(
    connection: Transaction, game: str, span: Span, server: int | None, persons: list[int]
) -> Mapping[tuple[int, int], int]:
    """The points of these people, by their numbers, on each day that is shown one by one."""
    if not span_days(span):
        return {}
    query = select(attempts.c.person, attempts.c.day, attempts.c.points).where(
        attempts.c.game == game,
        attempts.c.day.between(*span),
        attempts.c.points.is_not(None),
        attempts.c.person.in_(persons),
    )
    if server is not None:
        query = query.where(attempts.c.server == server)
    return {(row.person, row.day): row.points for row in await connection.execute(query)}


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
