"""Two processes that share a PostgreSQL database, each with a shard of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from tests.bot.tables.company import ANNA, BO, GAME, Company

LEFT, RIGHT = 4 << 22, 5 << 22
"""Servers of the shards 0 and 1."""


class Pair(NamedTuple):
    """Two processes, with shard 0 and shard 1 of 2. The left one was there first, and leads."""

    left: Company
    right: Company


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not condition():  # noqa: ASYNC110
            await asyncio.sleep(0.02)


async def heard(pair: Pair, table: int) -> None:
    """Wait until the process that has a table goes on with what the other one has made of it."""
    async with asyncio.timeout(20):
        # The other one keeps nothing: it knows the table as it is stored.
        while (await pair.right.tables.lookup.get(table)).version != (await pair.left.tables.lookup.get(table)).version:  # noqa: ASYNC110
            await asyncio.sleep(0.02)


async def begun(company: Company, server: int, channel: int, **options: str) -> int:
    """A match of Anna and Bo."""
    table = await company.tables.lobbies.open(server, channel, ANNA, GAME, table_options=options)
    await company.tables.lobbies.join(table.id, BO)
    await company.tables.lobbies.start(table.id, ANNA)
    await company.settle()
    return table.id
