"""Leagues among people as rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import func, insert, select, update

from bot.storage.schema import (
    people,
    people_league_deals,
    people_league_members,
    people_league_tables,
    people_leagues,
    seats,
)
from bot.storage.transaction import Transaction
from bot.tables.model.refusals import Refusal
from bot.tables.people.people import LARGEST_ID
from bot.tables.rules.deal_scores import DealTable, Standing, standings
from bot.tables.rules.league_tables import MOST_MISSED, Seated, Terms, present_members


class Rules(NamedTuple):
    """How a league is played: ``pace`` as a word of the table options, ``days`` the length of a season; ``wide``:
    people of other servers may join."""

    game: str
    seats: int
    at_once: int
    most: int
    pace: str
    days: int
    wide: bool = False

    @property
    def terms(self) -> Terms:
        """What the opening of tables goes by."""
        return Terms(self.seats, self.at_once, self.most)


class Member(NamedTuple):
    """A member in a season, by number; ``person`` is a Discord id, None once erased. ``final`` is how the member stood
    at the end of a season that is over: place, score and matches. ``server`` and ``channel`` are where the person has
    joined (0: not known). The person came back after the table ``back``: matches missed before count no more."""

    number: int
    person: int | None
    name: str
    division: int
    gone: bool
    final: tuple[int, float, int] | None = None
    server: int = 0
    channel: int = 0
    back: int = 0


class LeagueTable(NamedTuple):
    """A table of a league; ``id`` is that of its match. ``result`` is None until it is over."""

    number: int
    division: int
    id: int | None
    seated: Seated
    result: DealTable | None


class PeopleLeague(NamedTuple):
    """A league with a season of it. ``season`` is the one that is shown, ``present`` the one that is played; ``until``
    is until when that opens matches."""

    id: int
    server: int
    channel: int
    language: str
    rules: Rules
    is_open: bool
    present: int
    began: int
    until: int
    season: int
    members: tuple[Member, ...] = ()
    tables: tuple[LeagueTable, ...] = ()

    @property
    def divisions(self) -> list[int]:
        """The numbers of the divisions, from the top; those of newcomers last."""
        numbers = {each.division for each in self.members if not each.gone or each.final}
        return sorted(numbers, key=lambda number: (number < 0, abs(number)))

    def member_of(self, person: int) -> Member | None:
        """The member who is this person (a Discord id), or None."""
        return next((each for each in self.members if each.person == person), None)

    def present_in(self, division: int) -> list[int]:
        """The members of a division who get matches: who have not left, nor missed the last ones."""
        members = {each.number: each for each in self.members if each.division == division}
        absences = [
            (player, player in table.result.absent)
            for table in self.tables
            if table.division == division and table.result is not None
            for player in table.seated.players
            if player in members and table.number > members[player].back
        ]
        return present_members({number: each.gone for number, each in members.items()}, absences, MOST_MISSED)

    def is_shut_out(self, member: Member) -> bool:
        """Whether a member gets no more matches because the last ones were missed, until they say they are back."""
        return not member.gone and member.number not in self.present_in(member.division)

    def standings_in(self, division: int) -> list[Standing]:
        """The table of a division, without those who have left."""
        own = [each for each in self.members if each.division == division]
        if self.season != self.present:
            finals = [(each.number, each.final) for each in own if each.final is not None]
            lines = [Standing(number, final[0], final[1], final[2]) for number, final in finals]
            return sorted(lines, key=lambda each: (each.place, -each.played))
        results = [each.result for each in self.tables if each.division == division and each.result is not None]
        every = standings([each.number for each in own], results, self.rules.most)
        departed_members = {each.number for each in own if each.gone}
        left = [each for each in every if each.person not in departed_members]
        return [each._replace(place=1 + sum(other.score > each.score for other in left)) for each in left]


async def ids_of(connection: Transaction, server: int | None = None, *, is_open: bool | None = None) -> list[int]:
    """The ids of leagues, of one server or of all."""
    query = select(people_leagues.c.id).order_by(people_leagues.c.id)
    query = query if server is None else query.where(people_leagues.c.server == server)
    query = query if is_open is None else query.where(people_leagues.c.open.is_(is_open))
    return list((await connection.execute(query)).scalars())


async def wide_ids(connection: Transaction) -> list[int]:
    """The ids of open leagues that people of every server may join."""
    query = select(people_leagues.c.id).where(people_leagues.c.wide, people_leagues.c.open)
    return list((await connection.execute(query.order_by(people_leagues.c.id))).scalars())


async def read(connection: Transaction, id: int, season: int = 0, *, to_change: bool = False) -> PeopleLeague:
    """A league with a season (0: the present one); ``to_change``: no other process changes it until the transaction
    ends. Raises Refusal: no_league."""
    query, row = select(people_leagues).where(people_leagues.c.id == id), None
    if 0 < id <= LARGEST_ID:
        row = (await connection.execute(query.with_for_update() if to_change else query)).one_or_none()
    if row is None:
        raise Refusal("no_league")
    season_of = season or row.season
    sitting = (
        select(people_league_members, people.c.discord)
        .select_from(people_league_members.outerjoin(people))
        .where(people_league_members.c.league == id, people_league_members.c.season == season_of)
        .order_by(people_league_members.c.number)
    )
    match_query = select(people_league_tables).where(
        people_league_tables.c.league == id, people_league_tables.c.season == season_of
    )
    return PeopleLeague(
        id,
        row.server,
        row.channel,
        row.language,
        Rules(*(getattr(row, name) for name in Rules._fields)),
        row.open,
        row.season,
        row.began,
        row.until,
        season_of,
        tuple(_member(each) for each in await connection.execute(sitting)),
        tuple(_table(each) for each in await connection.execute(match_query.order_by(people_league_tables.c.number))),
    )


def _member(row: Any) -> Member:
    final = None if row.place is None else (row.place, row.score or 0.0, row.played or 0)
    where = (row.server, row.channel, row.back)
    return Member(row.number, row.discord, row.name, row.division, row.gone, final, *where)


def _table(row: Any) -> LeagueTable:
    players = tuple(row.players)
    result = None
    if row.scores is not None:
        result = DealTable(row.deal, players, tuple(row.scores), frozenset(row.absent or ()))
    return LeagueTable(row.number, row.division, row.table_id, Seated(row.deal, players, result is not None), result)


async def add(connection: Transaction, values: Mapping[str, Any]) -> int:
    """Store a new league; its id."""
    query = insert(people_leagues).values(values).returning(people_leagues.c.id)
    return int((await connection.execute(query)).scalar_one())


async def keep(connection: Transaction, id: int, **values: Any) -> None:
    """Store something of a league."""
    await connection.execute(update(people_leagues).where(people_leagues.c.id == id).values(values))


async def add_members(connection: Transaction, league: int, season: int, members: Sequence[Mapping[str, Any]]) -> None:
    """Store new members of a season, each with person, name and division."""
    own = (people_league_members.c.league == league) & (people_league_members.c.season == season)
    last = (await connection.execute(select(func.max(people_league_members.c.number)).where(own))).scalar_one() or 0
    rows = [
        {"league": league, "season": season, "number": number, "gone": False, **member}
        for number, member in enumerate(members, start=last + 1)
    ]
    if rows:
        await connection.execute(insert(people_league_members), rows)


async def change_member(connection: Transaction, league: int, season: int, number: int, **values: Any) -> None:
    """Store something of a member."""
    is_it = (people_league_members.c.league == league) & (people_league_members.c.season == season)
    is_it &= people_league_members.c.number == number
    await connection.execute(update(people_league_members).where(is_it).values(values))


async def seed_of(connection: Transaction, league: PeopleLeague, division: int, deal: int) -> bytes | None:
    """The dice of a deal; None before its first table."""
    own = people_league_deals.c
    query = select(own.seed).where(own.league == league.id, own.season == league.present)
    seed = (await connection.execute(query.where(own.division == division, own.deal == deal))).scalar_one_or_none()
    return None if seed is None else bytes(seed)


async def add_table(
    connection: Transaction, league: PeopleLeague, division: int, seated: Seated, seed: bytes, match: int
) -> None:
    """Store a table with its match, and its deal if it is new. Raises Refusal (busy) where the season has ended, or a
    table was opened meanwhile."""
    now = await read(connection, league.id, to_change=True)
    if (now.present, len(now.tables)) != (league.present, len(league.tables)):
        raise Refusal("busy")
    key = {"league": league.id, "season": league.present}
    if await seed_of(connection, league, division, seated.deal) is None:
        await connection.execute(
            insert(people_league_deals).values({**key, "division": division, "deal": seated.deal, "seed": seed})
        )
    number = max((each.number for each in now.tables), default=0) + 1
    row = {**key, "number": number, "division": division, "deal": seated.deal, "table_id": match}
    await connection.execute(insert(people_league_tables).values({**row, "players": list(seated.players)}))


async def of_match(connection: Transaction, match: int) -> tuple[int, int] | None:
    """The league that a match belongs to, and its season, or None."""
    query = select(people_league_tables.c.league, people_league_tables.c.season)
    row = (await connection.execute(query.where(people_league_tables.c.table_id == match))).one_or_none()
    return None if row is None else (row.league, row.season)


async def write_result(connection: Transaction, match: int, scores: Sequence[float], absent: Sequence[int]) -> None:
    """Store how a table ended."""
    values = {"scores": list(scores), "absent": list(absent)}
    await connection.execute(
        update(people_league_tables).where(people_league_tables.c.table_id == match).values(values)
    )


async def stood_in(connection: Transaction, league: PeopleLeague) -> set[int]:
    """The numbers of members who have a stand-in in a match of this season that is played."""
    open_ones = [each.id for each in league.tables if each.result is None and each.id is not None]
    query = (
        select(people.c.discord)
        .select_from(seats.join(people, seats.c.person == people.c.id))
        .where(seats.c.table_id.in_(open_ones), seats.c.computer.is_not(None))
    )
    away = set((await connection.execute(query)).scalars())
    return {each.number for each in league.members if each.person in away}
