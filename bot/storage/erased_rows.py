"""Rows of people that were deleted: how their bytes go too, in a SQLite file and on a PostgreSQL server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple

from sqlalchemy import Connection, Table

from bot.storage.schema import avoided, party_members, people, people_league_members, seats, tournament_players

OF_PEOPLE = (people, seats, party_members, avoided, tournament_players, people_league_members)
"""The only tables that hold ids, names or words of people."""


class Order(NamedTuple):
    """The rows of a table ``by`` their place in it, or by a column in whose index ids of people stand."""

    rows: Table
    by: str = "rowid"


ORDERS = (*map(Order, OF_PEOPLE), Order(people, "discord"), Order(avoided, "other"))
AT_ONCE = 3_000
"""How many rows are rewritten in one transaction: some hundredths of a second. Others write between two of them."""
TWICE = 600
"""How many rows of a part are rewritten with the next one too: more than lie in the pages at its edge."""
PAUSE_S = 0.02
"""The pause after each part of a table."""


def vacuum(connection: Connection) -> None:
    """Vacuum the tables of people on a PostgreSQL server; it hinders no one who reads or writes meanwhile."""
    connection.exec_driver_sql(f"VACUUM (SKIP_LOCKED) {', '.join(each.name for each in OF_PEOPLE)}")


def checkpoint(connection: Connection) -> None:
    """Take what is in SQLite's write-ahead log into the database file, and empty the log."""
    connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")


async def rewrite_all(run: Callable[[Callable[[Connection], int | None]], Awaitable[int | None]]) -> None:
    """Rewrite the tables of people in a SQLite file, a part at a time; ``run`` does such work on a connection, on which
    no transaction has begun."""
    for order in ORDERS:
        work = partial(rewrite_part, order=order)
        while (top := await run(work)) is not None:
            work = partial(rewrite_part, order=order, top=top)
            await asyncio.sleep(PAUSE_S)


def rewrite_part(connection: Connection, order: Order, top: int | None = None) -> int | None:
    """Rewrite the rows of a table in a SQLite file that come last in an order, of those below ``top`` (None: of all),
    in one transaction. Where the next part begins; None when this was the last. References between rows do not change.

    A table of few rows is written as a whole. In a larger one, pages at the edges of a part stay where they are, with
    what was left in them, and take up rows of the part; which ones depends on how SQLite divides pages: always the
    first ones before and in it, never those behind. So parts follow each other from the end to the beginning, and each
    takes the first rows of the one before along once more.
    """
    run = connection.exec_driver_sql
    run("PRAGMA temp_store=MEMORY")
    run("PRAGMA foreign_keys=OFF")
    try:
        run("BEGIN IMMEDIATE")
        try:
            following = _rewrite(connection, order, top)
            run("COMMIT")
        except BaseException:
            run("ROLLBACK")
            raise
    finally:
        run("PRAGMA foreign_keys=ON")
    return following


def _rewrite(connection: Connection, order: Order, top: int | None) -> int | None:
    table = order.rows
    keys = f"SELECT {order.by} FROM {table.name}"  # noqa: S608
    if top is None and connection.exec_driver_sql(f"{keys} LIMIT 1 OFFSET {AT_ONCE}").first() is None:
        _write_again(connection, table, "", "rowid")
        return None
    below = "" if top is None else f"WHERE {order.by} < {top}"
    first = connection.exec_driver_sql(f"{keys} {below} ORDER BY {order.by} DESC LIMIT 1 OFFSET {AT_ONCE}").scalar()
    if first is None:
        _write_again(connection, table, below, order.by)
        return None
    part = f"WHERE {order.by} >= {first}" + ("" if top is None else f" AND {order.by} < {top}")
    following = connection.exec_driver_sql(f"{keys} {part} ORDER BY {order.by} LIMIT 1 OFFSET {TWICE}").scalar_one()
    _write_again(connection, table, part, order.by)
    return int(following)


def _write_again(connection: Connection, table: Table, which: str, by: str) -> None:
    run, names = connection.exec_driver_sql, [f'"{each.name}"' for each in table.columns]
    if '"id"' not in names:
        names = ["rowid", *names]
    kept_columns = ", ".join(["rowid AS place", *(each for each in names if each != "rowid")])
    columns = ", ".join("place" if each == "rowid" else each for each in names)
    order = "place" if by == "rowid" else by
    run(f"CREATE TEMP TABLE kept AS SELECT {kept_columns} FROM {table.name} {which}")  # noqa: S608
    run(f"DELETE FROM {table.name} {which}")  # noqa: S608
    run(f"INSERT INTO {table.name} ({', '.join(names)}) SELECT {columns} FROM kept ORDER BY {order}")  # noqa: S608
    run("DROP TABLE kept")
