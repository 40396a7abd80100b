"""Queries for open tables of a channel, a person or all, and for the last finished one."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple, cast

from sqlalchemy import case, func, select, true

from bot.storage.schema import IS_AWAKE, IS_OPEN, people, seats, tables
from bot.storage.transaction import Transaction
from bot.tables.model.refusals import Refusal, RefusalKey
from bot.tables.model.table import Table, board_link
from bot.tables.store import outbox_rows


async def open_in_channel(connection: Transaction, channel: int) -> int | None:
    """The id of the open table that holds a channel, or None."""
    query = select(tables.c.id).where(tables.c.channel == channel, IS_AWAKE)
    return (await connection.execute(query)).scalar_one_or_none()


async def open_of(connection: Transaction, person: int) -> list[int]:
    """The ids of the open tables at which a person sits, the oldest first."""
    query = (
        select(tables.c.id)
        .select_from(tables.join(seats).join(people, seats.c.person == people.c.id))
        .where(people.c.discord == person, IS_OPEN)
        .order_by(tables.c.id)
    )
    return list((await connection.execute(query)).scalars())


async def open_rematch_of(connection: Transaction, earlier: Table) -> int | None:
    """The id of the open lobby for the people of a match that is over, or None."""
    is_such = (tables.c.rematch_of == earlier.id) & (tables.c.stage == "lobby")
    query = select(tables.c.id).where(tables.c.server == earlier.server, IS_OPEN, is_such)
    return (await connection.execute(query.order_by(tables.c.id.desc()).limit(1))).scalar_one_or_none()


async def lock_rematch_of(connection: Transaction, earlier: Table) -> int | None:
    """``open_rematch_of`` for a transaction that opens one where there is none: others that would do so wait for it."""
    await connection.execute(select(tables.c.id).where(tables.c.id == earlier.id).with_for_update())
    return await open_rematch_of(connection, earlier)


async def find_given_up(connection: Transaction, channel: int, person: int, since: int) -> int | None:
    """The id of the match of a person in a channel that was given up last since then, or None."""
    query = (
        select(tables.c.id)
        .select_from(tables.join(seats).join(people, seats.c.person == people.c.id))
        .where(tables.c.channel == channel, tables.c.stage == "ended", tables.c.started.is_not(None))
        .where(people.c.discord == person, tables.c.ended >= since)
        .order_by(tables.c.ended.desc(), tables.c.id.desc())
        .limit(1)
    )
    return (await connection.execute(query)).scalar_one_or_none()


async def open_without_channel(connection: Transaction, person: int) -> int | None:
    """The id of a person's open match that is shown in answers alone, or None; not of a try at a challenge."""
    query = (
        select(tables.c.id)
        .select_from(tables.join(seats).join(people, seats.c.person == people.c.id))
        .where(people.c.discord == person, tables.c.channel < 0, tables.c.queued.is_(False), tables.c.day.is_(None))
        .where(IS_OPEN, tables.c.forum.is_(None))
        .limit(1)
    )
    return (await connection.execute(query)).scalar_one_or_none()


async def newest_without_channel(connection: Transaction, person: int) -> int | None:
    """What stands for the channel of a person's newest match that is shown in answers alone, or None."""
    query = (
        select(tables.c.channel)
        .select_from(tables.join(seats).join(people, seats.c.person == people.c.id))
        .where(people.c.discord == person, tables.c.channel < 0, tables.c.queued.is_(False))
        .where(tables.c.forum.is_(None))
        .order_by(tables.c.id.desc())
        .limit(1)
    )
    return (await connection.execute(query)).scalar_one_or_none()


async def newest_direct(connection: Transaction, person: int, conversation: int) -> int:
    """What stands for the channel of a person's newest match in direct messages: the conversation itself, or that of a
    match of the queue."""
    query = (
        select(tables.c.channel)
        .select_from(tables.join(seats).join(people, seats.c.person == people.c.id))
        .where(people.c.discord == person, tables.c.server == 0)
        .where((tables.c.channel == conversation) | tables.c.queued)
        .order_by(tables.c.id.desc())
        .limit(1)
    )
    return (await connection.execute(query)).scalar_one_or_none() or conversation


LOOKED_AT = 5
"""How many finished matches are checked to find one whose seed may be shown."""


class Listed(NamedTuple):
    """An open table as a list shows it. ``host`` is a Discord id, 0 when there is none."""

    id: int
    channel: int
    game: str
    host: int
    names: tuple[str, ...]


async def open_in_server(connection: Transaction, server: int) -> list[Listed]:
    """The open tables in the channels of a server, the oldest first, without their matches."""
    query = (
        select(tables.c.id, tables.c.channel, tables.c.game, people.c.discord)
        .select_from(tables.outerjoin(people, tables.c.host == people.c.id))
        .where(tables.c.server == server, tables.c.channel > 0, IS_OPEN)
        .order_by(tables.c.id)
    )
    rows = (await connection.execute(query)).all()
    sitting = (
        select(seats.c.table_id, seats.c.name)
        .select_from(seats.join(tables))
        .where(tables.c.server == server, tables.c.channel > 0, IS_OPEN)
        .order_by(seats.c.table_id, seats.c.number)
    )
    names: dict[int, list[str]] = {}
    for row in await connection.execute(sitting):
        names.setdefault(row.table_id, []).append(row.name)
    return [Listed(row.id, row.channel, row.game, row.discord or 0, tuple(names.get(row.id, ()))) for row in rows]


async def all_open(connection: Transaction) -> list[int]:
    """The ids of every open table, the oldest first."""
    # Put in order here: SQLite would read every table there ever was to have them in order.
    return sorted((await connection.execute(select(tables.c.id).where(IS_OPEN))).scalars())


async def last_over(connection: Transaction, channel: int) -> list[int]:
    """The ids of the tables of a channel whose matches are over, also those that were given up; the newest first."""
    query = (
        select(tables.c.id)
        .where(tables.c.channel == channel, tables.c.stage.in_(("finished", "ended")), tables.c.started.is_not(None))
        .order_by(tables.c.ended.desc(), tables.c.id.desc())
        .limit(LOOKED_AT)
    )
    return list((await connection.execute(query)).scalars())


async def last_over_of(connection: Transaction, person: int, *, with_tries: bool = False) -> list[int]:
    """The same of a person's matches that are shown in answers alone; of tries at a challenge of the day only
    ``with_tries``."""
    is_such = true() if with_tries else tables.c.day.is_(None)
    query = (
        select(tables.c.id)
        .select_from(tables.join(seats).join(people, seats.c.person == people.c.id))
        .where(people.c.discord == person, tables.c.channel < 0, tables.c.queued.is_(False), is_such)
        .where(tables.c.forum.is_(None))
        .where(tables.c.stage.in_(("finished", "ended")), tables.c.started.is_not(None))
        .order_by(tables.c.ended.desc(), tables.c.id.desc())
        .limit(LOOKED_AT)
    )
    return list((await connection.execute(query)).scalars())


async def last_finished(connection: Transaction, channel: int) -> int | None:
    """The id of the table of a channel whose match ended last, also one that was given up, or None."""
    return next(iter(await last_over(connection, channel)), None)


async def last_finished_for(connection: Transaction, channel: int, person: int) -> int | None:
    """The id of the table whose match ended last, of those of a channel and those of a person that are shown in answers
    alone, tries at a challenge of the day too; or None."""
    ids = [*await last_over(connection, channel), *await last_over_of(connection, person, with_tries=True)]
    query = select(tables.c.id).where(tables.c.id.in_(ids)).order_by(tables.c.ended.desc(), tables.c.id.desc())
    return (await connection.execute(query.limit(1))).scalar_one_or_none()


async def count_open(connection: Transaction) -> dict[str, int]:
    """How many tables are open, by stage; those that are frozen or rest are counted as such."""
    stage = case(
        (tables.c.frozen.is_not(None), "frozen"), (tables.c.rested.is_not(None), "resting"), else_=tables.c.stage
    )
    query = select(stage, func.count()).where(IS_OPEN).group_by(stage)
    counts = {row[0]: row[1] for row in await connection.execute(query)}
    return {"lobby": 0, "playing": 0, "resting": 0, "frozen": 0} | counts


async def check_channel_is_free(connection: Transaction, channel: int, refusal: RefusalKey = "table_exists") -> None:
    """Raises Refusal, with a link to its board or lobby, where an open table holds a channel."""
    query = select(tables.c.id, tables.c.server, tables.c.channel).where(tables.c.channel == channel, IS_AWAKE)
    table = (await connection.execute(query)).one_or_none()
    if table is not None:
        posts = await outbox_rows.newest_messages(connection, table.id)
        newest = posts.get("board") or posts.get("lobby")
        raise Refusal(refusal, board_link(cast("Table", table), newest.place if newest else None))


async def find_acquaintances(connection: Transaction, host: int, persons: Collection[int]) -> set[int]:
    """Who of these people (Discord ids) has finished a match with the host."""
    theirs, other = seats.alias(), people.alias()
    query = (
        select(other.c.discord)
        .select_from(
            people.join(seats, seats.c.person == people.c.id)
            .join(tables, tables.c.id == seats.c.table_id)
            .join(theirs, theirs.c.table_id == tables.c.id)
            .join(other, other.c.id == theirs.c.person)
        )
        .where(people.c.discord == host, tables.c.stage == "finished", other.c.discord.in_(persons))
        .distinct()
    )
    return set((await connection.execute(query)).scalars())
