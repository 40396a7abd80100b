"""Days and results of a league's season, as they are stored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any, NamedTuple

from sqlalchemy import Float, Row, cast, func, select

from bot.storage.schema import attempts, league_entries
from bot.storage.transaction import Transaction
from bot.tables.model.days import Span, counts_until
from bot.tables.rules.league_scores import DEALS, Par, Standing, standings

Entry = Row[Any]
"""A row of ``league_entries``."""


class Season(NamedTuple):
    """A season of a league, by its first day."""

    server: int
    game: str
    first: int

    @property
    def span(self) -> Span:
        """Its days."""
        return Span(self.first, self.first + DEALS - 1)

    def is_over(self, now: int) -> bool:
        """Whether none of its deals can be played any more."""
        return now >= counts_until(self.span.last)

    def due(self, now: int) -> list[int]:
        """The days of its deals that can be played no longer."""
        return [day for day in range(self.first, self.first + DEALS) if now >= counts_until(day)]


async def entries_of(connection: Transaction, season: Season) -> Sequence[Entry]:
    """All entries of a season, of those who left as well, the earliest member of the league first."""
    is_in = (league_entries.c.server == season.server) & (league_entries.c.game == season.game)
    query = select(league_entries).where(is_in, league_entries.c.first == season.first)
    return (await connection.execute(query.order_by(league_entries.c.person))).all()


async def tables_of(
    connection: Transaction, season: Season, entries: Sequence[Entry], now: int
) -> dict[int, list[Standing]]:
    """The table of each division that these entries are in, by its number; without those who left."""
    present = [each for each in entries if not each.gone]
    points = await _points(connection, season, present)
    pars, due = await pars_in(connection, season.game, season.span), season.due(now)
    divisions: dict[int, list[int]] = {}
    for each in present:
        divisions.setdefault(each.division, []).append(each.person)
    return {number: standings(members, points, due, pars) for number, members in divisions.items()}


async def pars_in(connection: Transaction, game: str, span: Span) -> dict[int, Par]:
    """The pars of the deals of these days, over all first tries that count, whoever made them and where."""
    points = cast(attempts.c.points, Float)
    query = (
        select(attempts.c.day, func.avg(points).label("mean"), func.avg(points * points).label("square"))
        .where(attempts.c.game == game, attempts.c.day.between(*span), attempts.c.points.is_not(None))
        .group_by(attempts.c.day)
    )
    return {
        row.day: Par(row.mean, sqrt(max(0.0, row.square - row.mean * row.mean)))
        for row in await connection.execute(query)
    }


async def _points(connection: Transaction, season: Season, entries: Sequence[Entry]) -> Mapping[int, Mapping[int, int]]:
    """The points that count, by member and day."""
    points: dict[int, dict[int, int]] = {each.person: {} for each in entries}
    since = {each.person: each.since for each in entries}
    is_in = (league_entries.c.server == season.server) & (league_entries.c.first == season.first)
    members = select(league_entries.c.person).where(is_in, league_entries.c.game == season.game)
    query = (
        select(attempts.c.person, attempts.c.day, attempts.c.points)
        .where(attempts.c.game == season.game, attempts.c.day.between(*season.span), attempts.c.points.is_not(None))
        .where(attempts.c.person.in_(members))
    )
    for row in await connection.execute(query):
        if row.person in points and row.day >= since[row.person]:
            points[row.person][row.day] = row.points
    return points
