"""Requests about leagues of equal deals: to open and close one, to join and leave it, and its tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from sqlalchemy import func, select, update
from sqlalchemy.dialects.postgresql import insert

from bot.storage.schema import attempts, league_entries, leagues, people
from bot.storage.transaction import Transaction
from bot.tables.leagues.season_ends import SeasonEnds, end_season
from bot.tables.leagues.seasons import Entry, Season, entries_of, tables_of
from bot.tables.model.days import Span, day_of
from bot.tables.model.refusals import Refusal
from bot.tables.people.people import Person, number_of, storable
from bot.tables.rules.league_divisions import count_movers, division_of_newcomer
from bot.tables.rules.league_scores import Standing
from bot.tables.store.repository import TableRepository
from engine.registry import MODULES, find_game

MOST_MEMBERS = 1_000
"""The largest number of members that a league has in a season, with those who left."""
MOST_LEAGUES = 10
"""In how many leagues one person may be at the same time."""
Zone = Literal["up", "stay", "down"]


class Line(NamedTuple):
    """A line of a division's table, and whether its member goes up or down if it stays so."""

    place: int
    name: str
    score: float
    played: int
    zone: Zone
    is_own: bool


class Division(NamedTuple):
    """A division's table; ``number`` is negative for newcomers."""

    number: int
    lines: tuple[Line, ...]


class League(NamedTuple):
    """A season of a league as it stands for a person.

    ``divisions`` are the numbers of all, from the top, and ``shown_division`` is one of them (None: there are no
    members). ``own`` is the division of the person. ``over`` is how many deals can be played no longer. ``before`` is
    the first day of the season before, if anything is kept of it; ``present`` that of the season that runs.
    """

    game: str
    span: Span
    is_open: bool
    over: int
    members: int
    divisions: tuple[int, ...]
    shown_division: Division | None
    own: int | None
    before: int | None
    present: int


class Leagues:
    """Reads and writes the leagues of servers: one for each game that has a challenge of the day."""

    def __init__(self, repository: TableRepository, wake: Callable[[], None]) -> None:
        self._repository = repository
        self.season_ends = SeasonEnds(repository, wake)

    async def open_games(self, server: int) -> list[str]:
        """The games whose league is open in a server."""
        query = select(leagues.c.game).where(leagues.c.server == server, leagues.c.open)
        games = (await self._repository.read(lambda connection: connection.execute(query))).scalars().all()
        return [game for game in MODULES if game in games]

    async def find(self, server: int, game: str, person: int, first: int = 0, page: int | None = None) -> League | None:
        """The league of a game as it stands for a person, by Discord's id: the season that began on a day (0: the
        present one), and one division, counted from the top (None: the person's own). None before it was opened.
        """
        now = self._repository.clock.now()

        async def read(connection: Transaction) -> League | None:
            row = await _league(connection, server, game)
            if row is None:
                return None
            season = Season(server, game, first or row.first)
            entries = await entries_of(connection, season)
            own = (await connection.execute(select(people.c.id).where(people.c.discord == person))).scalar_one_or_none()
            return await _as_viewed(connection, row, season, entries, own, page, now)

        return await self._repository.read(read)

    async def open(self, server: int, game: str) -> None:
        """Open the league of a game in a server, or open it again; a season that is over is ended then.

        Raises Refusal: no_league.
        """
        if game not in MODULES or find_game(game).daily is None:
            raise Refusal("no_league")
        now = self._repository.clock.now()

        async def write(connection: Transaction) -> None:
            row = await _league(connection, server, game, to_change=True)
            if row is None:
                values = {"server": server, "game": game, "first": day_of(now), "open": True}
                statement = insert(leagues).values(values).on_conflict_do_nothing(index_elements=["server", "game"])
                await connection.execute(statement)
                return
            is_it = (leagues.c.server == server) & (leagues.c.game == game)
            await connection.execute(update(leagues).where(is_it).values(open=True))
            season = Season(server, game, row.first)
            if season.is_over(now):
                await end_season(connection, season, now)

        await self._repository.write(write)

    async def close(self, server: int, game: str) -> None:
        """Close a league: no one joins, and no season follows. What was played stays in its tables."""
        is_it = (leagues.c.server == server) & (leagues.c.game == game)
        await self._repository.write(
            lambda connection: connection.execute(update(leagues).where(is_it).values(open=False))
        )

    async def join(self, server: int, game: str, person: Person) -> None:
        """Join a league: as a newcomer, or again as before in this season. The deal of today counts unless the person
        has begun it already.

        Raises Refusal: league_closed, league_full, too_many_leagues.
        """
        today = day_of(self._repository.clock.now())

        async def write(connection: Transaction) -> None:
            row = await _league(connection, server, game, to_change=True)
            if row is None or not row.open:
                raise Refusal("league_closed")
            season, number = Season(server, game, row.first), await number_of(connection, person.id)
            entries = await entries_of(connection, season)
            if any(each.person == number for each in entries):
                await _change(connection, season, number, gone=False, name=storable(person.name))
                return
            if len(entries) >= MOST_MEMBERS:
                raise Refusal("league_full", {"most": MOST_MEMBERS})
            await _check_leagues(connection, number)
            begun = select(attempts.c.day).where(attempts.c.person == number, attempts.c.game == game)
            has_begun = (await connection.execute(begun.where(attempts.c.day == today))).first() is not None
            sizes: dict[int, int] = {}
            for each in entries:
                sizes[each.division] = sizes.get(each.division, 0) + 1
            values = {"name": storable(person.name), "division": division_of_newcomer(sizes), "gone": False}
            key = {**season._asdict(), "person": number, "since": today + has_begun}
            await connection.execute(insert(league_entries).values(**key, **values))

        await self._repository.write(write)

    async def leave(self, server: int, game: str, person: int) -> None:
        """Leave a league. The scores of others stay as they are; until the season is over one may come back."""

        async def write(connection: Transaction) -> None:
            row = await _league(connection, server, game, to_change=True)
            query = select(people.c.id).where(people.c.discord == person)
            number = (await connection.execute(query)).scalar_one_or_none()
            if row is not None and number is not None:
                await _change(connection, Season(server, game, row.first), number, gone=True)

        await self._repository.write(write)


async def _league(connection: Transaction, server: int, game: str, *, to_change: bool = False) -> Entry | None:
    """The row of a league; ``to_change`` keeps other processes from ending its season meanwhile."""
    query = select(leagues).where(leagues.c.server == server, leagues.c.game == game)
    query = query.with_for_update() if to_change else query
    return (await connection.execute(query)).one_or_none()


async def _change(connection: Transaction, season: Season, person: int, **values: object) -> None:
    own = (league_entries.c.server == season.server) & (league_entries.c.game == season.game)
    own &= (league_entries.c.first == season.first) & (league_entries.c.person == person)
    await connection.execute(update(league_entries).where(own).values(**values))


async def _check_leagues(connection: Transaction, person: int) -> None:
    """Raises Refusal (too_many_leagues) where a person is in as many as allowed."""
    is_present = (leagues.c.server == league_entries.c.server) & (leagues.c.game == league_entries.c.game)
    is_present &= leagues.c.first == league_entries.c.first
    query = select(func.count()).select_from(league_entries.join(leagues, is_present))
    own = query.where(league_entries.c.person == person, ~league_entries.c.gone, leagues.c.open)
    if (await connection.execute(own)).scalar_one() >= MOST_LEAGUES:
        raise Refusal("too_many_leagues", {"most": MOST_LEAGUES})


async def _as_viewed(
    connection: Transaction,
    row: Entry,
    season: Season,
    entries: Sequence[Entry],
    person: int | None,
    page: int | None,
    now: int,
) -> League:
    present = [each for each in entries if not each.gone]
    numbers = sorted({each.division for each in present}, key=lambda number: (number < 0, abs(number)))
    own = next((each.division for each in present if each.person == person), None)
    place = None
    if numbers:
        number = own if page is None and own is not None else numbers[min(page or 0, len(numbers) - 1)]
        members = [each for each in present if each.division == number]
        if season.first != row.first:
            table = [Standing(each.person, each.place or 0, each.score or 0.0, each.played or 0) for each in members]
            table.sort(key=lambda each: (each.place, -each.played))
        else:
            table = (await tables_of(connection, season, members, now))[number]
        place = Division(number, _lines(table, members, number, numbers, person))
    earlier = select(func.max(league_entries.c.first)).where(
        league_entries.c.server == season.server,
        league_entries.c.game == season.game,
        league_entries.c.first < season.first,
    )
    before = (await connection.execute(earlier)).scalar_one_or_none()
    return League(
        game=season.game,
        span=season.span,
        is_open=row.open,
        over=len(season.due(now)),
        members=len(present),
        divisions=tuple(numbers),
        shown_division=place,
        own=own,
        before=before,
        present=row.first,
    )


def _lines(
    table: Sequence[Standing], members: Sequence[Entry], number: int, numbers: Sequence[int], person: int | None
) -> tuple[Line, ...]:
    names = {each.person: each.name for each in members}
    mover_count, last = count_movers(len(table)), max(numbers)
    up = mover_count if number != 1 else 0
    down = mover_count if 0 < number < last else 0

    def zone(index: int) -> Zone:
        if index < up:
            return "up"
        return "down" if index >= len(table) - down else "stay"

    return tuple(
        Line(each.place, names[each.person], each.score, each.played, zone(index), each.person == person)
        for index, each in enumerate(table)
    )
