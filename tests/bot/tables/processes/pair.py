"""Two processes that share a PostgreSQL database, each with a shard of its own."""

from __future__ import annotations

from typing import NamedTuple

from bot.tables.rules.new_table import NewTable
from tests.bot.tables.company import ANNA, BO, GAME, Company
from tests.waiting import until

LEFT, RIGHT = 4 << 22, 5 << 22
"""Servers of the shards 0 and 1."""


class Pair(NamedTuple):
    """Two processes, with shard 0 and shard 1 of 2. The left one was there first, and leads."""

    left: Company
    right: Company


async def wait_for_change(pair: Pair, table: int) -> None:
    """Wait until the process that has a table goes on with what the other one has made of it."""

    async def is_heard() -> bool:
        # The other one keeps nothing: it knows the table as it is stored.
        right, left = [await each.tables.lookup.get(table) for each in (pair.right, pair.left)]
        return right.version == left.version

    await until(is_heard)


async def begun(company: Company, server: int, channel: int, **options: str) -> int:
    """A match of Anna and Bo."""
    table = await company.tables.lobbies.open(NewTable(server, channel, ANNA, GAME, table_options=options))
    await company.tables.lobbies.join(table.id, BO)
    await company.tables.lobbies.start(table.id, ANNA)
    await company.settle()
    return table.id
