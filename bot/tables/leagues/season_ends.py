"""The end of a league's season: its table becomes final, and the next season begins with new divisions.

The process that leads does it for all. The league's row holds the first day of its season and changes in the same
transaction, so a season ends once, also when the program ends in between or another process is at it too.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from sqlalchemy import delete, insert, select, update

from bot.storage.schema import league_entries, leagues
from bot.storage.transaction import Transaction
from bot.tables.dailies.due_posts import DuePosts
from bot.tables.leagues.seasons import Entry, Season, entries_of, tables_of
from bot.tables.model.days import day_of
from bot.tables.rules.league_divisions import next_divisions
from bot.tables.rules.league_scores import DEALS, Standing

KEPT = 6
"""How many past seasons of a league are kept."""


class SeasonEnds(DuePosts):
    """Looks from time to time whether a season of a league is over."""

    name = "leagues"

    async def find_due(self) -> Sequence[Callable[[Transaction], Awaitable[bool]]]:
        """The end of the season for each open league whose deals can be played no longer."""
        now = self._repository.clock.now()
        query = select(leagues).where(leagues.c.open, leagues.c.first <= day_of(now) - DEALS)
        rows = (await self._repository.read(lambda connection: connection.execute(query))).all()
        seasons = [Season(row.server, row.game, row.first) for row in rows]
        return [partial(end_season, season=season, now=now) for season in seasons if season.is_over(now)]


async def end_season(connection: Transaction, season: Season, now: int) -> bool:
    """End a season and begin the next; False where that was done already, or the league was closed meanwhile.

    Who played no deal in it is not in the next one.
    """
    is_it = (leagues.c.server == season.server) & (leagues.c.game == season.game) & (leagues.c.first == season.first)
    following = Season(season.server, season.game, _next_first(season, now))
    result = await connection.execute(update(leagues).where(is_it, leagues.c.open).values(first=following.first))
    if not result.rowcount:
        return False
    entries = await entries_of(connection, season)
    tables = await tables_of(connection, season, entries, now)
    for standing in (each for table in tables.values() for each in table):
        own = (league_entries.c.server == season.server) & (league_entries.c.game == season.game)
        own &= (league_entries.c.first == season.first) & (league_entries.c.person == standing.person)
        final = {"place": standing.place, "score": standing.score, "played": standing.played}
        await connection.execute(update(league_entries).where(own).values(final))
    if rows := _next_entries(following, entries, tables):
        await connection.execute(insert(league_entries), rows)
    is_old = (league_entries.c.server == season.server) & (league_entries.c.game == season.game)
    await connection.execute(
        delete(league_entries).where(is_old, league_entries.c.first < following.first - (KEPT + 1) * DEALS)
    )
    return True


def _next_first(season: Season, now: int) -> int:
    """The day after the season; today, where the season that would begin then is over as well."""
    first = season.first + DEALS
    return first if day_of(now) < first + DEALS else day_of(now)


def _next_entries(
    season: Season, entries: Sequence[Entry], tables: dict[int, list[Standing]]
) -> list[dict[str, object]]:
    stay = {number: [each for each in table if each.played] for number, table in tables.items()}
    newcomers = [each for number in sorted(stay, reverse=True) if number < 0 for each in stay[number]]
    newcomers.sort(key=lambda each: (-each.score, -each.played))
    regular = [[each.person for each in stay[number]] for number in sorted(stay) if number > 0]
    names = {each.person: each.name for each in entries}
    divisions = next_divisions(regular, [each.person for each in newcomers])
    return [
        {
            **season._asdict(),
            "person": person,
            "name": names[person],
            "division": number,
            "since": season.first,
            "gone": False,
        }
        for number, members in enumerate(divisions, start=1)
        for person in members
    ]
