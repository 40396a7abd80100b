"""Titles: what someone has achieved, worked out from results and challenges of the day whenever it is looked at.

No title is stored, so each is given for what was played before there were titles too, and goes when its results go.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from operator import itemgetter
from typing import Any, NamedTuple

from sqlalchemy import func, select

from bot.runtime.clock import HOUR, SECOND
from bot.storage.schema import attempts, people, results
from bot.storage.transaction import Transaction
from bot.tables.model.days import counts_until
from engine.luck import Luck
from engine.registry import MODULES

READ = 5_000
"""How many of the newest results are read."""
MANY_WINS, MANY_MATCHES, MANY_ALONE = 10, 100, 10
MOST_SEATS = 4
MANY_DICE, FORTUNATE, UNFORTUNATE = 300, 0.9, 0.1
"""From this many dice on luck is shown, and how many of all series of dice must be worse, or better."""
FEW_DICE = 20
SWIFT, PATIENT, DECISIONS = 10 * SECOND, HOUR, 10
"""The median time of the decisions of a match in milliseconds, and how many of them it takes."""
LONG_STREAK, FEW_PLAYERS = 7, 3


class Record(NamedTuple):
    """What the titles are worked out from: results, the newest first, days with a challenge that counts, and how often
    the person was the best of a challenge with several players.
    """

    results: Sequence[Any]
    days: Collection[int]
    laurels: int

    @property
    def wins(self) -> list[Any]:
        """The results of matches with others that the person has won."""
        return [row for row in self.results if row.facts["seats"] > 1 and _is_won(row)]


def _is_won(row: Any) -> bool:
    return row.place == 1 and bool(row.facts.get("played", True))


def _pace(row: Any, fits: Callable[[int], bool]) -> bool:
    median = row.facts["median"]
    return median is not None and row.facts["decisions"] >= DECISIONS and fits(median)


def _luck(row: Any) -> Luck:
    return Luck(*row.facts["luck"]) if row.facts["luck"] else Luck()


def _is_fortunate(record: Record) -> bool:
    luck = sum(map(_luck, record.results), Luck())
    return luck.dice >= MANY_DICE and luck.better_than >= FORTUNATE


def _is_against_the_odds(row: Any) -> bool:
    luck = _luck(row)
    return luck.dice >= FEW_DICE and luck.better_than <= UNFORTUNATE


def _longest_streak(days: Collection[int]) -> int:
    longest, length = 0, 0
    for day in sorted(days):
        length = length + 1 if day - 1 in days else 1
        longest = max(longest, length)
    return longest


def _wins_alone(record: Record) -> int:
    return sum(row.facts["seats"] == 1 and row.place == 1 for row in record.results)


TITLES: Mapping[str, Callable[[Record], bool]] = {
    "victor": lambda record: bool(record.wins),
    "champion": lambda record: len(record.wins) >= MANY_WINS,
    "veteran": lambda record: len(record.results) >= MANY_MATCHES,
    "crowd": lambda record: any(row.facts["seats"] >= MOST_SEATS for row in record.wins),
    "alone": lambda record: _wins_alone(record) >= MANY_ALONE,
    "versatile": lambda record: {row.game for row in record.results if _is_won(row)} >= {*MODULES},
    "fortune": _is_fortunate,
    "odds": lambda record: any(map(_is_against_the_odds, record.wins)),
    "swift": lambda record: any(_pace(row, lambda median: median <= SWIFT) for row in record.wins),
    "patient": lambda record: any(_pace(row, lambda median: median >= PATIENT) for row in record.wins),
    "steady": lambda record: _longest_streak(record.days) >= LONG_STREAK,
    "laurel": lambda record: record.laurels > 0,
}
"""Each title, and whether a record earns it; in the order in which they are shown."""


class NextTitle(NamedTuple):
    """A title that is not earned yet, and how much more of what it counts is missing."""

    title: str
    counts: str
    missing: int


COUNTED: Mapping[str, tuple[str, int, Callable[[Record], int]]] = {
    "victor": ("wins", 1, lambda record: len(record.wins)),
    "champion": ("wins", MANY_WINS, lambda record: len(record.wins)),
    "veteran": ("matches", MANY_MATCHES, lambda record: len(record.results)),
    "alone": ("alone", MANY_ALONE, _wins_alone),
}
"""The titles that count something: what it is, how much it takes, and how much a record has of it."""


def next_title(record: Record) -> NextTitle | None:
    """The title of those that count something of which the least is missing, as a number and then as a share; None
    when all are earned."""
    ahead = []
    for title, (counts, goal, count) in COUNTED.items():
        if (missing := goal - count(record)) > 0:
            ahead.append(((missing, missing / goal), NextTitle(title, counts, missing)))
    return min(ahead, key=itemgetter(0))[1] if ahead else None


async def titles_of(
    connection: Transaction, person: int, server: int, now: int, *, everywhere: bool = True
) -> tuple[str, ...]:
    """The titles of a person, by Discord's id: for everything they have played, or for what they played in a server."""
    record = await _record(connection, person, server, now, everywhere=everywhere)
    return tuple(title for title, is_earned in TITLES.items() if record is not None and is_earned(record))


async def next_title_of(
    connection: Transaction, person: int, server: int, now: int, *, everywhere: bool = True
) -> NextTitle | None:
    """The title that a person, by Discord's id, can earn next; None for who has played nothing yet."""
    record = await _record(connection, person, server, now, everywhere=everywhere)
    return next_title(record) if record is not None and record.results else None


async def _record(connection: Transaction, person: int, server: int, now: int, *, everywhere: bool) -> Record | None:
    number = (await connection.execute(select(people.c.id).where(people.c.discord == person))).scalar_one_or_none()
    if number is None:
        return None
    query = select(results).where(results.c.person == number).order_by(results.c.ended.desc()).limit(READ)
    days = select(attempts.c.day).where(attempts.c.person == number, attempts.c.points.is_not(None)).distinct()
    if not everywhere:
        query, days = query.where(results.c.server == server), days.where(attempts.c.server == server)
    return Record(
        (await connection.execute(query)).all(),
        frozenset((await connection.execute(days)).scalars()),
        await _laurels(connection, number, None if everywhere else server, now),
    )


async def _laurels(connection: Transaction, person: int, server: int | None, now: int) -> int:
    """How often a person was the best, or among the best, of a challenge that is over and that several have played."""
    each = attempts.alias()
    # Asked for each day of the person, by the index of days: all tries of all people are many more.
    of_the_day = select(each.c.points).where(each.c.game == attempts.c.game, each.c.day == attempts.c.day)
    of_the_day = of_the_day.where(each.c.points.is_not(None)).correlate(attempts)
    most = of_the_day.with_only_columns(func.max(each.c.points)).scalar_subquery()
    player_count = of_the_day.with_only_columns(func.count()).scalar_subquery()
    query = select(attempts.c.day).where(
        attempts.c.person == person, attempts.c.points == most, player_count >= FEW_PLAYERS
    )
    if server is not None:
        query = query.where(attempts.c.server == server)
    return sum(now >= counts_until(day) for day in (await connection.execute(query)).scalars())
