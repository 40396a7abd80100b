"""Statistics from results: of one person by game, and of a server."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import islice
from statistics import fmean, median
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, exists, func, select

from bot.storage.schema import people, ratings, results, seats
from bot.storage.schema import tables as rows
from bot.storage.transaction import Transaction
from bot.tables.model.days import Span, begin_of
from bot.tables.people.preferences import preferences_from
from bot.tables.results.ratings import MOST_DOUBT, Rating, recompute_all
from bot.tables.results.skill import Skill, skill_in
from engine.luck import Luck

NEWEST = 2_000
"""How many of the newest results are read."""
LISTED = 10
"""How many people a leaderboard lists."""

Level = tuple[tuple[str, str], ...]
"""The difficulty of a solo match: settings and their values."""


class SoloRecord(NamedTuple):
    """Someone's matches for one at one level: how many, how many of them won, and the most points."""

    level: Level
    matches: int
    wins: int
    best: int


class GameStatistics(NamedTuple):
    """Someone's finished matches of one game.

    ``matches``, ``wins`` and ``shared`` (of the wins) are those with several seats, ``alone`` the others. ``points``
    and ``parts`` are means over all, ``best`` is the most points. ``pace`` is the median time for a decision in
    milliseconds, None where no one clicked. ``rating`` is the one in the server that was asked about. ``skill`` is for
    the person alone, None where no match was analysed or they do not want statistics.
    """

    game: str
    matches: int
    wins: int
    shared: int
    points: float
    best: int
    parts: Mapping[str, float]
    pace: int | None
    luck: Luck
    alone: tuple[SoloRecord, ...]
    rating: Rating | None
    skill: Skill | None = None


class Ranked(NamedTuple):
    """Someone on a leaderboard."""

    name: str
    rating: Rating
    wins: int


class RankedAlone(NamedTuple):
    """Someone on the leaderboard of matches for one."""

    name: str
    alone: SoloRecord


class Leaderboard(NamedTuple):
    """The best of a server at one game: by rating, and alone, each level on its own."""

    ranked: tuple[Ranked, ...]
    alone: tuple[RankedAlone, ...]


async def takes_part(connection: Transaction, person: int) -> bool:
    """Whether a person, by Discord's id, appears in statistics and ratings."""
    query = select(people.c.preferences).where(people.c.discord == person)
    return preferences_from((await connection.execute(query)).scalar_one_or_none()).rated


async def count_finished(connection: Transaction, person: int) -> int:
    """How many matches a person has played to their end, on all servers."""
    own = select(people.c.id).where(people.c.discord == person).scalar_subquery()
    query = select(func.count()).select_from(results).where(results.c.person == own)
    return int((await connection.execute(query)).scalar_one())


async def of_person(
    connection: Transaction, person: int, server: int, *, everywhere: bool = True
) -> list[GameStatistics]:
    """A person's statistics, game by game: of all servers, as the person alone sees them, or of one.

    Ratings are always those of the one server.
    """
    own = select(people.c.id).where(people.c.discord == person).scalar_subquery()
    query = select(results).where(results.c.person == own).order_by(results.c.ended.desc()).limit(NEWEST)
    own_rows = (await connection.execute(query if everywhere else query.where(results.c.server == server))).all()
    own_ratings = await connection.execute(select(ratings).where(ratings.c.person == own, ratings.c.server == server))
    rating = {row.game: Rating(row.mean, row.doubt, row.matches) for row in own_ratings}
    has_skill = everywhere and await takes_part(connection, person)
    by_game = {game: [row for row in own_rows if row.game == game] for game in sorted({row.game for row in own_rows})}
    return [
        _of_game(game, of_it, rating.get(game))._replace(
            skill=skill_in([row.facts for row in of_it]) if has_skill else None
        )
        for game, of_it in by_game.items()
    ]


def _of_game(game: str, own_rows: Sequence[Any], rating: Rating | None) -> GameStatistics:
    together = [row for row in own_rows if row.facts["seats"] > 1]
    won_rows = [row for row in together if _is_won(row)]
    paces = [row.facts["median"] for row in own_rows if row.facts["median"] is not None]
    lucks = [Luck(*row.facts["luck"]) for row in own_rows if row.facts["luck"]]
    return GameStatistics(
        game=game,
        matches=len(together),
        wins=len(won_rows),
        shared=sum(bool(row.facts.get("shared")) for row in won_rows),
        points=fmean(row.points for row in own_rows),
        best=max(row.points for row in own_rows),
        parts=_means([row.facts["parts"] for row in own_rows]),
        pace=round(median(paces)) if paces else None,
        luck=sum(lucks, Luck()),
        alone=tuple(_alone([row for row in own_rows if row.facts["seats"] == 1])),
        rating=rating,
    )


def _means(parts: Sequence[Mapping[str, int]]) -> dict[str, float]:
    """The mean of each source of points over those matches that had it."""
    sources = dict.fromkeys(source for each in parts for source in each)
    return {source: fmean(each[source] for each in parts if source in each) for source in sources}


def _alone(own_rows: Iterable[Any]) -> list[SoloRecord]:
    levels: dict[Level, list[Any]] = {}
    for row in own_rows:
        levels.setdefault(tuple(row.facts["level"].items()), []).append(row)
    return [
        SoloRecord(level, len(each), sum(row.place == 1 for row in each), max(row.points for row in each))
        for level, each in levels.items()
    ]


async def leaderboard(connection: Transaction, server: int, game: str, span: Span | None = None) -> Leaderboard:
    """The best of a server at a game, without people who do not want to be rated.

    With a ``span`` by the matches that ended in it alone: everyone begins it as a newcomer.
    """
    if span is None:
        return Leaderboard(await _rank_people(connection, server, game), await _rank_alone(connection, server, game))
    is_in = results.c.ended.between(begin_of(span.first), begin_of(span.last + 1) - 1)
    ranks = await _rank_in(connection, server, game, is_in)
    return Leaderboard(ranks, await _rank_alone(connection, server, game, is_in))


async def _rank_in(connection: Transaction, server: int, game: str, is_in: ColumnElement[bool]) -> tuple[Ranked, ...]:
    """The best by rating from some of the results."""
    by_key = await recompute_all(connection, results.c.server == server, results.c.game == game, is_in)
    result_rows = await connection.execute(
        select(people.c.id, people.c.preferences).where(people.c.id.in_([person for person, _, _ in by_key]))
    )
    rated_people = {row.id for row in result_rows if preferences_from(row.preferences).rated}
    best = sorted(by_key.items(), key=lambda each: (-each[1].worth, each[0]))
    ranks = [(key[0], rating) for key, rating in best if key[0] in rated_people][:LISTED]
    return await _lines(connection, ranks, server, game, is_in)


async def _rank_people(connection: Transaction, server: int, game: str) -> tuple[Ranked, ...]:
    strength = ratings.c.mean - MOST_DOUBT * ratings.c.doubt
    query = (
        select(ratings, people.c.preferences)
        .select_from(ratings.join(people))
        .where(ratings.c.server == server, ratings.c.game == game)
        .order_by(strength.desc(), ratings.c.person)
    )
    rated_rows = (row for row in await connection.execute(query) if preferences_from(row.preferences).rated)
    best = [(row.person, Rating(row.mean, row.doubt, row.matches)) for row in islice(rated_rows, LISTED)]
    return await _lines(connection, best, server, game)


async def _lines(
    connection: Transaction,
    best: Sequence[tuple[int, Rating]],
    server: int,
    game: str,
    *only: ColumnElement[bool],
) -> tuple[Ranked, ...]:
    """The lines of these people, with their names and victories."""
    persons = [person for person, _ in best]
    names, wins = await _names(connection, persons, server), await _wins(connection, persons, server, game, *only)
    return tuple(Ranked(names.get(person, ""), rating, wins[person]) for person, rating in best)


async def _rank_alone(
    connection: Transaction, server: int, game: str, *only: ColumnElement[bool]
) -> tuple[RankedAlone, ...]:
    """The best of each level, by points."""
    second = results.alias()
    has_others = exists().where(second.c.table_id == results.c.table_id, second.c.seat == 1)
    query = (
        select(results, people.c.preferences)
        .select_from(results.join(people))
        .where(results.c.server == server, results.c.game == game, ~has_others, *only)
        .order_by(results.c.ended.desc())
        .limit(NEWEST)
    )
    by_person: dict[int, list[Any]] = {}
    for row in (await connection.execute(query)).all():
        if preferences_from(row.preferences).rated:
            by_person.setdefault(row.person, []).append(row)
    every = [(person, alone) for person, own_rows in by_person.items() for alone in _alone(own_rows)]
    every.sort(key=lambda each: (each[1].level, -each[1].best, -each[1].wins))
    first: dict[Level, int] = {}
    ranks = []
    for person, alone in every:
        first[alone.level] = first.get(alone.level, 0) + 1
        if first[alone.level] <= LISTED // 2:
            ranks.append((person, alone))
    names = await _names(connection, [person for person, _ in ranks], server)
    return tuple(RankedAlone(names.get(person, ""), alone) for person, alone in ranks)


async def _names(connection: Transaction, persons: Collection[int], server: int) -> dict[int, str]:
    """The names under which these people sat down last in a server."""
    latest = (
        select(seats.c.person, func.max(seats.c.table_id).label("table_id"))
        .select_from(seats.join(rows))
        .where(seats.c.person.in_(persons), rows.c.server == server)
        .group_by(seats.c.person)
        .subquery()
    )
    is_latest = (seats.c.person == latest.c.person) & (seats.c.table_id == latest.c.table_id)
    query = select(seats.c.person, seats.c.name).select_from(latest.join(seats, is_latest))
    return {row.person: row.name for row in await connection.execute(query)}


async def _wins(
    connection: Transaction, persons: Collection[int], server: int, game: str, *only: ColumnElement[bool]
) -> Counter[int]:
    """How many rated matches each of these people won."""
    query = select(results.c.person, results.c.place, results.c.facts).where(
        results.c.person.in_(persons),
        results.c.server == server,
        results.c.game == game,
        results.c.rated,
        results.c.place == 1,
        *only,
    )
    return Counter(row.person for row in await connection.execute(query) if _is_won(row))


def _is_won(row: Any) -> bool:
    """Whether a result is a victory of the person's own: they played all of it."""
    return row.place == 1 and bool(row.facts.get("played", True))
