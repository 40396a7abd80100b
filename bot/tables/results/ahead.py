"""What people can reach next, after a match: a medal on the server's leaderboard, or a title."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import select

from bot.storage.schema import people, ratings, results
from bot.storage.transaction import Transaction
from bot.tables.model.table import Table
from bot.tables.people.preferences import preferences_from
from bot.tables.results.ratings import Rating
from bot.tables.results.statistics import takes_part
from bot.tables.results.titles import NextTitle, next_title_of

MEDALS = 3
"""How many places have one."""


class NextMedal(NamedTuple):
    """The medal that is nearest: its place, and how many points of rating are missing."""

    place: int
    points: int


class Ahead(NamedTuple):
    """The next medal of each seat whose rating moved; the next title of who played alone or with computer players."""

    medals: Mapping[int, NextMedal] = {}
    title: NextTitle | None = None


NOTHING_AHEAD = Ahead()


async def ahead_after(connection: Transaction, table: Table, now: int) -> Ahead:
    """What the people of a match that is over can reach next."""
    query = select(results.c.seat, results.c.person, results.c.rated).where(results.c.table_id == table.id)
    rows = (await connection.execute(query)).all()
    medals: dict[int, NextMedal] = {}
    if any(row.rated for row in rows):
        ranks = await _ranks(connection, table.server, table.game)
        for row in rows:
            if (medal := next_medal(ranks, row.person)) is not None:
                medals[row.seat] = medal
    title = None
    if rows and len(table.people) == 1 and await takes_part(connection, table.people[0]):
        title = await next_title_of(connection, table.people[0], table.server, now, everywhere=not table.server)
    return Ahead(medals, title)


async def _ranks(connection: Transaction, server: int, game: str) -> list[tuple[int, int]]:
    """Who has a rank on a server's leaderboard, by number, with the displayed rating; the best first."""
    query = select(ratings, people.c.preferences).select_from(ratings.join(people))
    rows = await connection.execute(query.where(ratings.c.server == server, ratings.c.game == game))
    rated_rows = [row for row in rows if preferences_from(row.preferences).rated]
    ranks = [(row.person, Rating(row.mean, row.doubt, row.matches)) for row in rated_rows]
    best = sorted(ranks, key=lambda each: (-each[1].worth, each[0]))
    return [(person, rating.display_value) for person, rating in best if not rating.is_provisional]


def next_medal(ranks: Sequence[tuple[int, int]], person: int | None) -> NextMedal | None:
    """What is missing to the nearest medal above; None for the best, and for who has no rank or needs no points."""
    people_in_order = [each for each, _ in ranks]
    if person not in people_in_order:
        return None
    own = people_in_order.index(person)
    place = min(own, MEDALS) - 1
    if place < 0:
        return None
    return NextMedal(place + 1, max(1, ranks[place][1] - ranks[own][1] + 1))
