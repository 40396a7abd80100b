"""Requests about leagues among people: to open and close one, to join, leave and come back, and its tables."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import func, select

from bot.runtime.clock import DAY
from bot.storage.schema import people, people_league_members, people_leagues
from bot.storage.transaction import Transaction
from bot.tables.model.options import WITH_BANK, token
from bot.tables.model.refusals import Refusal
from bot.tables.people.people import Person, number_of, storable
from bot.tables.people.preferences import preferences_of
from bot.tables.people_leagues import rows
from bot.tables.people_leagues.opening import Openings
from bot.tables.people_leagues.rows import PeopleLeague, Rules
from bot.tables.people_leagues.season_ends import SeasonEnds, end_season, is_over
from bot.tables.rules.league_divisions import division_of_newcomer
from bot.tables.store.repository import TableRepository
from engine.registry import MODULES, find_game

MOST_MEMBERS = 200
"""The largest number of members that a league has in a season, with those who left."""
MOST_LEAGUES = 3
"""In how many leagues one person may be at the same time."""
PACES = (*(token(hours * DAY // 24) for hours in (12, 24, 48, 72)), *WITH_BANK)
"""The time limits for a decision, as words of the table options, and the paces with a time bank."""
SEATS, AT_ONCE, MOST, WEEKS = (2, 3, 4), (1, 2, 3, 4), (5, 10, 15, 20), (4, 6, 8, 12)


class PeopleLeagues:
    """Leagues among people, one of each game in a server. What cannot be done raises Refusal and changes nothing."""

    def __init__(self, repository: TableRepository, wake: Callable[[], None], *, may_be_wide: bool = False) -> None:
        """``wake`` is called when messages were left in the outbox; ``may_be_wide``: the operator lets leagues have
        people of several servers."""
        self._repository = repository
        self.may_be_wide = may_be_wide
        self.openings = Openings(repository, wake)
        self.season_ends = SeasonEnds(repository, wake)

    async def shown_in(self, server: int, game: str) -> list[PeopleLeague]:
        """The leagues of a game that a server has, its own first, then those of all servers."""

        async def find(connection: Transaction) -> list[PeopleLeague]:
            wide = await rows.wide_ids(connection) if self.may_be_wide else []
            ids = dict.fromkeys([*await rows.ids_of(connection, server), *wide])
            return [each for id in ids if (each := await rows.read(connection, id)).rules.game == game]

        return await self._repository.read(find)

    async def get(self, id: int, season: int = 0) -> PeopleLeague:
        """A league with a season (0: the present one). Raises Refusal: no_league."""
        return await self._repository.read(lambda connection: rows.read(connection, id, season))

    async def open(self, server: int, channel: int, rules: Rules, language: str) -> int:
        """Open the league of a game in a server, or open it again as these rules say from its next season on; its id.

        Raises Refusal: no_such_setting, tournament_seats.
        """
        self._check(rules)
        now = self._repository.clock.now()

        async def write(connection: Transaction) -> int:
            query = select(people_leagues.c.id).where(people_leagues.c.server == server)
            query_of_game = query.where(people_leagues.c.game == rules.game)
            id = (await connection.execute(query_of_game)).scalar_one_or_none()
            if id is None:
                values = {"server": server, "channel": channel, "language": language, "open": True, "season": 1}
                values |= {"began": now, "until": now + rules.days * DAY, **rules._asdict()}
                return await rows.add(connection, values)
            await rows.keep(connection, id, open=True, channel=channel, **rules._asdict())
            if is_over(await rows.read(connection, id, to_change=True), now):
                await end_season(connection, self._repository, id, now)
            return int(id)

        return await self._repository.write(write)

    def _check(self, rules: Rules) -> None:
        is_known = rules.game in MODULES and rules.seats in SEATS and rules.at_once in AT_ONCE and rules.most in MOST
        if not is_known or rules.pace not in PACES or rules.days not in [7 * each for each in WEEKS]:
            raise Refusal("no_such_setting")
        if rules.wide and not self.may_be_wide:
            raise Refusal("no_such_setting")
        if rules.seats not in find_game(rules.game).seats:
            raise Refusal("tournament_seats")

    async def close(self, id: int) -> None:
        """Close a league: no one joins, no match is opened, and no season follows. Matches that run are played on."""
        await self._repository.write(lambda connection: rows.keep(connection, id, open=False))

    async def set_wide(self, id: int, *, is_wide: bool) -> None:
        """Let people of other servers join, or not any more: those who are in stay. Raises Refusal: no_such_setting."""
        if is_wide and not self.may_be_wide:
            raise Refusal("no_such_setting")
        await self._repository.write(lambda connection: rows.keep(connection, id, wide=is_wide))

    async def join(self, id: int, person: Person, server: int, *, channel: int = 0, directly: bool = False) -> None:
        """Join a league: as a newcomer, or again as before in this season. ``server`` and ``channel`` are where the
        person says so. Missed matches keep a person out until they come back (``come_back``).

        Raises Refusal: no_league, league_closed, league_full, too_many_leagues, messages_refused.
        """

        async def write(connection: Transaction) -> None:
            league = await rows.read(connection, id, to_change=True)
            if not league.is_open or (server != league.server and not (league.rules.wide and self.may_be_wide)):
                raise Refusal("league_closed")
            if not directly and (await preferences_of(connection, person.id)).refused:
                raise Refusal("messages_refused")
            name, former = storable(person.name), league.member_of(person.id)
            if former is not None:
                await rows.change_member(connection, id, league.present, former.number, gone=False, name=name)
                await self.openings.tell_others(connection)
                return
            if len(league.members) >= MOST_MEMBERS:
                raise Refusal("league_full", {"most": MOST_MEMBERS})
            number = await number_of(connection, person.id)
            await _check_leagues(connection, number)
            sizes: dict[int, int] = {}
            for each in league.members:
                sizes[each.division] = sizes.get(each.division, 0) + 1
            member = {"person": number, "name": name, "division": division_of_newcomer(sizes)}
            member |= {"server": server, "channel": channel}
            await rows.add_members(connection, id, league.present, [member])
            await self.openings.tell_others(connection)

        await self._repository.write(write)
        self.openings.awaken()

    async def come_back(self, id: int, person: int) -> None:
        """Let a member who has missed the last matches have matches again. Raises Refusal: no_league, league_closed."""

        async def write(connection: Transaction) -> None:
            league = await rows.read(connection, id, to_change=True)
            if not league.is_open:
                raise Refusal("league_closed")
            member = league.member_of(person)
            if member is not None and league.is_shut_out(member):
                last = max((table.number for table in league.tables), default=0)
                await rows.change_member(connection, id, league.present, member.number, back=last)
                await self.openings.tell_others(connection)

        await self._repository.write(write)
        self.openings.awaken()

    async def leave(self, id: int, person: int) -> None:
        """Leave a league: no more matches are opened for the person. Those that run are played on, or lost to a
        stand-in; the others' scores stay as they are. Raises Refusal: no_league."""

        async def write(connection: Transaction) -> None:
            league = await rows.read(connection, id, to_change=True)
            if (member := league.member_of(person)) is not None:
                await rows.change_member(connection, id, league.present, member.number, gone=True)

        await self._repository.write(write)


async def _check_leagues(connection: Transaction, person: int) -> None:
    """Raises Refusal (too_many_leagues) where a person is in as many as allowed."""
    member = people_league_members.c
    is_present = (people_leagues.c.id == member.league) & (people_leagues.c.season == member.season)
    memberships = people_league_members.join(people_leagues, is_present).join(people, member.person == people.c.id)
    query = (
        select(func.count())
        .select_from(memberships)
        .where(member.person == person, ~member.gone, people_leagues.c.open)
    )
    if (await connection.execute(query)).scalar_one() >= MOST_LEAGUES:
        raise Refusal("too_many_leagues", {"most": MOST_LEAGUES})
