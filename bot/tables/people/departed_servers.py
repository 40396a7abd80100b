"""Servers that the bot was removed from: their matches wait for thirty days, and then their data is deleted."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from sqlalchemy import Column, ColumnElement, Select, Table, Text, cast, delete, exists, func, select, update
from sqlalchemy.dialects.postgresql import insert

from bot.runtime.clock import DAY
from bot.storage.schema import (
    IS_OPEN,
    IS_OVER,
    attendances,
    avoided,
    drills,
    entrants,
    follows,
    league_entries,
    leagues,
    memos,
    offers,
    party_members,
    people,
    people_league_members,
    people_leagues,
    puzzle_answers,
    ratings,
    results,
    seats,
    servers,
    tournament_players,
    tournaments,
    tutorials,
)
from bot.storage.schema import tables as rows
from bot.storage.transaction import Transaction

Ours = Callable[[int], bool]

KEPT = 30 * DAY
"""For how long a server's matches wait for the bot to be invited again, in milliseconds."""


async def leave(connection: Transaction, server: int, now: int) -> None:
    """Note when the bot left a server; an earlier note is kept."""
    await connection.execute(
        insert(servers)
        .values(id=server, left=now)
        .on_conflict_do_update(index_elements=["id"], set_={"left": now}, where=servers.c.left.is_(None))
    )


async def come_back(connection: Transaction, server: int) -> int | None:
    """Delete the note that the bot left a server; returns since when it was away (None: it was not)."""
    is_it = (servers.c.id == server) & servers.c.left.is_not(None)
    left = (await connection.execute(select(servers.c.left).where(is_it))).scalar_one_or_none()
    return left if (await connection.execute(update(servers).where(is_it).values(left=None))).rowcount else None


async def departed_ids(connection: Transaction) -> set[int]:
    """The servers that the bot was removed from."""
    return set((await connection.execute(select(servers.c.id).where(servers.c.left.is_not(None)))).scalars())


async def note_absent(connection: Transaction, present: Collection[int], now: int, is_ours: Ours) -> dict[int, int]:
    """Compare the servers of which anything is kept with those that the bot is in, after a time without news of them.

    ``is_ours`` says of which servers this process hears at all. Returns the servers that the bot is in again, and since
    when it was away.
    """
    back: set[int] = set()
    for column in (*(each.c.server for each in (results, ratings, leagues, people_leagues)), servers.c.id):
        back.update((await connection.execute(_each_once(column))).scalars())
    for which in (IS_OPEN, IS_OVER):
        back.update((await connection.execute(_each_once(rows.c.server, which))).scalars())
    back.discard(0)  # matches in direct messages
    departed_servers = await departed_ids(connection)
    for server in sorted(filter(is_ours, back - set(present) - departed_servers)):
        await leave(connection, server, now)
    away = {server: await come_back(connection, server) for server in sorted(departed_servers & set(present))}
    return {server: since for server, since in away.items() if since is not None}


async def _tables_of(connection: Transaction, server_ids: Collection[int]) -> list[int]:
    """The ids of all tables of these servers, by the indices of those that are open and of those that are over."""
    queries = (select(rows.c.id).where(rows.c.server.in_(server_ids), which) for which in (IS_OPEN, IS_OVER))
    return [id for query in queries for id in (await connection.execute(query)).scalars()]


def _each_once(column: Column[int], *which: ColumnElement[bool]) -> Select[Any]:
    """The values of a column that an index begins with, of the rows for which this is true. Each is looked up from the
    one before; to read all rows for a few servers would take long."""
    first = select(func.min(column).label("value")).where(*which)
    chain = first.cte("found", recursive=True)
    following = select(func.min(column)).where(column > chain.c.value, *which).scalar_subquery()
    chain = chain.union_all(select(following).where(chain.c.value.is_not(None)))
    return select(chain.c.value).where(chain.c.value.is_not(None))


async def find_left_before(connection: Transaction, before: int) -> list[int]:
    """The servers that the bot was removed from before then, and is not in as far as anyone has noticed."""
    return list((await connection.execute(select(servers.c.id).where(servers.c.left <= before))).scalars())


async def purge_these(connection: Transaction, numbers: Collection[int], before: int) -> list[int]:
    """Delete everything about those of these servers that were left before then; the ids of the tables that went."""
    query = select(servers.c.id).where(servers.c.id.in_(numbers), servers.c.left <= before).with_for_update()
    server_ids = list((await connection.execute(query)).scalars())
    if not server_ids:
        return []
    ids = await _tables_of(connection, server_ids)
    await connection.execute(delete(ratings).where(ratings.c.server.in_(server_ids)))
    await connection.execute(delete(league_entries).where(league_entries.c.server.in_(server_ids)))
    await connection.execute(delete(leagues).where(leagues.c.server.in_(server_ids)))
    await connection.execute(delete(tournaments).where(tournaments.c.server.in_(server_ids)))
    await connection.execute(delete(people_leagues).where(people_leagues.c.server.in_(server_ids)))
    member = people_league_members.c
    joined_there = update(people_league_members).where(member.server.in_(server_ids))
    await connection.execute(joined_there.values(server=0, channel=0))
    for which in (IS_OPEN, IS_OVER):
        await connection.execute(delete(rows).where(rows.c.server.in_(server_ids), which))
    await connection.execute(delete(servers).where(servers.c.id.in_(server_ids)))
    await forget_strangers(connection)
    return ids


async def forget_strangers(connection: Transaction) -> None:
    """Delete people who sit and wait nowhere, have no result, rating, puzzle, drill or tutorial, are in no league,
    avoid no one, and have chosen nothing."""

    def named_in(table: Table, column: str) -> ColumnElement[bool]:
        return exists().where(table.c[column] == people.c.id)

    is_known = (
        named_in(seats, "person") | named_in(rows, "host") | named_in(results, "person") | named_in(ratings, "person")
    )
    is_known |= named_in(offers, "person") | named_in(entrants, "person") | named_in(puzzle_answers, "person")
    is_known |= named_in(tutorials, "person") | named_in(party_members, "person") | named_in(avoided, "person")
    is_known |= named_in(drills, "person") | named_in(attendances, "person") | named_in(league_entries, "person")
    is_known |= named_in(memos, "person") | named_in(follows, "person")
    is_known |= named_in(tournaments, "organiser") | named_in(tournament_players, "person")
    is_known |= named_in(people_league_members, "person")
    # Preferences that were taken back stand as JSON's null, which is not the database's.
    chose_no_preferences = people.c.preferences.is_(None) | (cast(people.c.preferences, Text) == "null")
    chose_nothing = people.c.language.is_(None) & chose_no_preferences
    await connection.execute(delete(people).where(~is_known, chose_nothing))
    await connection.execute(delete(avoided).where(avoided.c.other.not_in(select(people.c.discord))))
