"""Ratings: how strong people are at a game in a server, from the places of their rated matches (openskill).

A rating is a mean with a standard deviation. Ratings follow from the results alone, in the order in which
the matches ended, so that they can be recomputed at any time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import ColumnElement, delete, insert, select, update

from bot.storage.schema import people, ratings, results
from bot.storage.transaction import Transaction

_MODEL = PlackettLuce()
MOST_DOUBT = 3
"""How many standard deviations are subtracted from the mean, so that few matches give no high rating."""
RANKED_FROM = 5
"""From this many rated matches on a rating has a rank; before that it is provisional."""
ZERO, STEP = 1_000, 20
"""A newcomer's rating as it is shown, and by how much it is stretched."""


class Rating(NamedTuple):
    """The estimated strength, its standard deviation, and the number of rated matches."""

    mean: float = float(_MODEL.mu)
    doubt: float = float(_MODEL.sigma)
    matches: int = 0

    @property
    def worth(self) -> float:
        """The lower bound of the strength."""
        return self.mean - MOST_DOUBT * self.doubt

    @property
    def is_provisional(self) -> bool:
        """Whether it rests on too few matches for a rank."""
        return self.matches < RANKED_FROM

    @property
    def display_value(self) -> int:
        """The displayed rating: 1000 at the beginning."""
        return round(ZERO + STEP * self.worth)


Key = tuple[int, int, str]
"""Whose rating it is: the person's number, the server's id, the game."""


def rate_match(before: Sequence[Rating], places: Sequence[int], played: Sequence[bool]) -> list[Rating]:
    """Everyone's rating after a match that ended with these places; equal places are a draw.

    Who has not ``played`` all of it does not rise by it (``entrants``).
    """
    teams = [[_MODEL.rating(mu=each.mean, sigma=each.doubt)] for each in before]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    new_ratings = [Rating(team[0].mu, team[0].sigma, old.matches + 1) for team, old in zip(after, before, strict=True)]
    return [
        new if own or new.worth < old.worth else old._replace(matches=new.matches)
        for new, old, own in zip(new_ratings, before, played, strict=True)
    ]


async def lock_ratings(connection: Transaction, those: Sequence[int], server: int, game: str) -> dict[int, Rating]:
    """The ratings of these people, by their numbers; no one else rates one of them until the transaction is over."""
    # The people themselves are locked: people without a rating have no row of ratings to lock yet.
    alone = select(people.c.id).where(people.c.id.in_(those)).order_by(people.c.id).with_for_update(key_share=True)
    await connection.execute(alone)
    is_it = (ratings.c.server == server) & (ratings.c.game == game) & ratings.c.person.in_(those)
    rows = await connection.execute(select(ratings).where(is_it))
    return {row.person: Rating(row.mean, row.doubt, row.matches) for row in rows}


async def keep(connection: Transaction, key: Key, rating: Rating) -> None:
    """Keep a rating in place of the one before."""
    person, server, game = key
    is_it = (ratings.c.person == person) & (ratings.c.server == server) & (ratings.c.game == game)
    result = await connection.execute(update(ratings).where(is_it).values(rating._asdict()))
    if not result.rowcount:
        row = {"person": person, "server": server, "game": game, **rating._asdict()}
        await connection.execute(insert(ratings).values(row))


async def recompute_all(connection: Transaction, *only: ColumnElement[bool]) -> dict[Key, Rating]:
    """All ratings, recomputed from the results, or ``only`` from some of them.

    Someone who was erased has the rating that their result tells of.
    """
    query = select(results).where(results.c.rated, *only).order_by(results.c.ended, results.c.table_id, results.c.seat)
    matches: dict[int, list[Any]] = {}
    for row in await connection.execute(query):
        matches.setdefault(row.table_id, []).append(row)
    by_key: dict[Key, Rating] = {}
    for rows in matches.values():
        keys = [None if row.person is None else (row.person, row.server, row.game) for row in rows]
        before = [
            _before(row.facts) if key is None else by_key.get(key, Rating())
            for key, row in zip(keys, rows, strict=True)
        ]
        after = rate_match(before, [row.place for row in rows], [row.facts.get("played", True) for row in rows])
        by_key.update({key: rating for key, rating in zip(keys, after, strict=True) if key is not None})
    return by_key


async def replace_all(connection: Transaction, by_key: Mapping[Key, Rating]) -> None:
    """Keep these ratings and no others."""
    await connection.execute(delete(ratings))
    rows = [
        {"person": person, "server": server, "game": game, **rating._asdict()}
        for (person, server, game), rating in by_key.items()
    ]
    if rows:
        await connection.execute(insert(ratings), rows)


async def recompute(connection: Transaction) -> int:
    """Recompute all ratings from the results; returns how many there are."""
    by_key = await recompute_all(connection)
    await replace_all(connection, by_key)
    return len(by_key)


def _before(facts: Mapping[str, Any]) -> Rating:
    mean, doubt = facts["rating"]["before"]
    return Rating(mean, doubt)
