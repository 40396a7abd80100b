"""Queries for open and finished tables."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.database import Database
from bot.storage.schema import IS_AWAKE, IS_OPEN, tables
from tests.bot.tables.company import ANNA, BO, CHANNEL, DORA, Company


async def test_lists_of_tables(company: Company) -> None:
    one = await company.started(BO)
    two = await company.lobby(host=BO, channel=2)
    lookup, lobbies = company.tables.lookup, company.tables.lobbies
    assert [table.id for table in await lookup.open_tables()] == [one.id, two.id]
    assert [table.id for table in await lookup.open_tables_of(BO.id)] == [one.id, two.id]
    assert [table.id for table in await lookup.open_tables_of(ANNA.id)] == [one.id]
    assert await lookup.open_tables_of(DORA.id) == []
    current = await lobbies.in_channel(2)
    assert current is not None
    assert current.id == two.id
    assert await lobbies.in_channel(3) is None


async def test_match_finished_last_in_a_channel(company: Company) -> None:
    assert await company.tables.lookup.last_finished(CHANNEL) is None
    for _ in range(2):
        table = await company.started(BO)
        await company.play_on(table.id, random.Random(3))
        last = await company.tables.lookup.last_finished(CHANNEL)
        assert last is not None
        assert last.id == table.id
    assert await company.tables.lookup.last_finished(CHANNEL + 1) is None


@pytest.mark.only_sqlite
@pytest.mark.parametrize(
    ("condition", "index"),
    [
        (IS_OPEN, "open_tables_by_server"),
        ((tables.c.channel == CHANNEL) & IS_AWAKE, "one_open_table_per_channel"),
        (tables.c.stage.in_(("lobby", "playing")), None),
    ],
    ids=["open", "in a channel", "the control: by parameters"],
)
async def test_open_tables_are_found_by_an_index_however_many_are_over(
    database: Database, condition: Any, index: str | None
) -> None:
    async def plan(connection: AsyncConnection) -> str:
        query = select(tables.c.stage).where(condition).compile(dialect=connection.dialect)
        values = tuple(query.params[name] for name in query.positiontup or ())
        values = tuple(each for value in values for each in (value if isinstance(value, list | tuple) else [value]))
        text = re.sub(r"\(__\[POSTCOMPILE_\w+\]\)", "(?, ?)", str(query))
        return str((await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}", values)).all())

    used = await database.read(plan)
    assert (index is None and "SCAN tables" in used and "INDEX" not in used) or (index is not None and index in used)
