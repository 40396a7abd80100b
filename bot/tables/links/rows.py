"""Links to matches, as rows.

The secret of a link is stored as it stands in the address: all at the table may read it again, and who can read
the row can read the match as well.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import delete, exists, insert, select

from bot.storage.schema import match_links, servers, tables
from bot.storage.transaction import Transaction


class Linked(NamedTuple):
    """The match that a link shows: its table, and the table's version."""

    table: int
    version: int


async def secret_of(connection: Transaction, table: int) -> str | None:
    """The secret of the link to a match; None where there is no link."""
    query = select(match_links.c.secret).where(match_links.c.table_id == table)
    return (await connection.execute(query)).scalar_one_or_none()


async def add(connection: Transaction, table: int, secret: str, now: int) -> str:
    """Store a link to a match, unless there is one; the secret of the one there is then."""
    old_secret = await secret_of(connection, table)
    if old_secret is not None:
        return old_secret
    await connection.execute(insert(match_links).values(table_id=table, secret=secret, made=now))
    return secret


async def remove(connection: Transaction, ids: Collection[int]) -> bool:
    """Delete the links to these tables; whether there were any."""
    return bool((await connection.execute(delete(match_links).where(match_links.c.table_id.in_(ids)))).rowcount)


async def is_linked(connection: Transaction, table: int) -> bool:
    """Whether there is a link to a match."""
    return bool((await connection.execute(select(exists().where(match_links.c.table_id == table)))).scalar_one())


async def find(connection: Transaction, secret: str) -> Linked | None:
    """The match of a link; None where there is none, or the bot was removed from its server."""
    is_left = exists().where(servers.c.id == tables.c.server, servers.c.left.is_not(None))
    query = select(tables.c.id, tables.c.version).select_from(match_links.join(tables))
    row = (await connection.execute(query.where(match_links.c.secret == secret, ~is_left))).one_or_none()
    return None if row is None else Linked(row.id, row.version)
