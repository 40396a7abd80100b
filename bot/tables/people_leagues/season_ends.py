"""The end of a season of a league among people: its table becomes final, the next one begins with new divisions, and it
is announced.

The process that leads does it for all. The league's row holds the number of its season and changes in the same
transaction, so a season ends once, also when the program ends in between or another process is at it too.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from sqlalchemy import delete, select

from bot.runtime.clock import DAY
from bot.storage.schema import people, people_league_deals, people_league_members, people_league_tables, servers
from bot.storage.transaction import Transaction
from bot.tables.dailies.due_posts import DuePosts
from bot.tables.people.preferences import settings_of_server
from bot.tables.people_leagues import rows
from bot.tables.people_leagues.opening import CLOSING
from bot.tables.people_leagues.rows import PeopleLeague
from bot.tables.rules.deal_scores import Standing
from bot.tables.rules.league_divisions import next_divisions
from bot.tables.store import outbox_rows
from bot.tables.store.repository import TableRepository

LEAGUE = "league"
"""The kind of the message."""
KEPT = 6
"""How many past seasons of a league are kept."""


class SeasonEnds(DuePosts):
    """Looks from time to time whether a season of a league among people is over."""

    name = "people_leagues_seasons"

    async def find_due(self) -> Sequence[Callable[[Transaction], Awaitable[bool]]]:
        """The end of the season for each open league that opens no more matches and has none running, or has waited
        long enough for them."""
        now = self._repository.clock.now()

        async def find(connection: Transaction) -> list[int]:
            every = [await rows.read(connection, id) for id in await rows.ids_of(connection, is_open=True)]
            return [each.id for each in every if is_over(each, now)]

        return [
            partial(end_season, repository=self._repository, id=id, now=now) for id in await self._repository.read(find)
        ]


def is_over(league: PeopleLeague, now: int) -> bool:
    """Whether the present season has ended: all its matches are over, or the last time for them is."""
    if now < league.until:
        return False
    return now >= league.until + CLOSING or all(table.result is not None for table in league.tables)


async def end_season(connection: Transaction, repository: TableRepository, id: int, now: int) -> bool:
    """End a season and begin the next; False where that was done already, or the league was closed meanwhile.

    Who played no match in it is not in the next one. What is still played counts for no one.
    """
    league = await rows.read(connection, id, to_change=True)
    if not league.is_open or not is_over(league, now):
        return False
    tables = {number: league.standings_in(number) for number in league.divisions}
    for standing in (each for table in tables.values() for each in table):
        final = {"place": standing.place, "score": standing.score, "played": standing.played}
        await rows.change_member(connection, id, league.present, standing.person, **final)
    season = league.present + 1
    await rows.keep(connection, id, season=season, began=now, until=now + league.rules.days * DAY)
    await rows.add_members(connection, id, season, await _next_members(connection, league, tables))
    for table in (people_league_members, people_league_tables, people_league_deals):
        is_old = (table.c.league == id) & (table.c.season < season - KEPT)
        await connection.execute(delete(table).where(is_old))
    await _announce(connection, repository, league)
    return True


async def _next_members(
    connection: Transaction, league: PeopleLeague, tables: dict[int, list[Standing]]
) -> list[dict[str, object]]:
    """The members of the next season in their divisions: a quarter goes up and a quarter down."""
    stay = {number: [each for each in table if each.played] for number, table in tables.items()}
    newcomers = [each for number in stay if number < 0 for each in stay[number]]
    newcomers.sort(key=lambda each: (-each.score, -each.played))
    regular = [[each.person for each in stay[number]] for number in sorted(stay) if number > 0]
    divisions = next_divisions(regular, [each.person for each in newcomers])
    members_by_number = {each.number: each for each in league.members}
    query = select(people.c.discord, people.c.id).where(
        people.c.discord.in_([each.person for each in league.members if each.person is not None])
    )
    numbers = {row.discord: row.id for row in await connection.execute(query)}
    return [
        {
            "person": numbers[person],
            "name": members_by_number[member].name,
            "division": number,
            "server": members_by_number[member].server,
            "channel": members_by_number[member].channel,
        }
        for number, members in enumerate(divisions, start=1)
        for member in members
        if (person := members_by_number[member].person) in numbers
    ]


async def _announce(connection: Transaction, repository: TableRepository, league: PeopleLeague) -> None:
    """Tell the end of the season once in each server that takes part; without a match there is nothing to tell."""
    carrier = next((table.id for table in reversed(league.tables) if table.id is not None), None)
    if carrier is None:
        return
    channels = await _channels(connection, league)
    for place, (server, channel) in enumerate(channels.items()):
        facts = {"channel": channel, LEAGUE: league.id, "season": league.present, "place": place}
        await outbox_rows.add(connection, [outbox_rows.due_at_once(carrier, server, 0, LEAGUE, facts)])
    await repository.tell_of_posts(connection, channels)


async def _channels(connection: Transaction, league: PeopleLeague) -> dict[int, int]:
    """The channel of each server that takes part, by the server: the league's own, and of each other server whose
    people have matches, that for the ends of seasons, else that in which the first of them joined."""
    channels = {league.server: league.channel}
    playing = {player for table in league.tables for player in table.seated.players}
    for member in league.members:
        if member.server and member.server not in channels and member.number in playing:
            settings = await settings_of_server(connection, member.server)
            if channel := settings.season_channel or member.channel:
                channels[member.server] = channel
    query = select(servers.c.id).where(servers.c.id.in_(channels), servers.c.left.is_not(None))
    departed_servers = set((await connection.execute(query)).scalars())
    return {
        server: channel
        for server, channel in channels.items()
        if server == league.server or server not in departed_servers
    }
