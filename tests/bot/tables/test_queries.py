"""Queries for open and finished tables."""

from __future__ import annotations

import random

from tests.bot.tables.company import ANNA, BO, CHANNEL, DORA, Company


async def test_lists_of_tables(company: Company) -> None:
    one = await company.started(BO)
    two = await company.lobby(host=BO, channel=2)
    tables = company.tables
    assert [table.id for table in await tables.open_tables()] == [one.id, two.id]
    assert [table.id for table in await tables.open_tables_of(BO.id)] == [one.id, two.id]
    assert [table.id for table in await tables.open_tables_of(ANNA.id)] == [one.id]
    assert await tables.open_tables_of(DORA.id) == []
    found = await tables.in_channel(2)
    assert found is not None
    assert found.id == two.id
    assert await tables.in_channel(3) is None


async def test_match_finished_last_in_a_channel(company: Company) -> None:
    assert await company.tables.last_finished(CHANNEL) is None
    for _ in range(2):
        table = await company.started(BO)
        await company.play_on(table.id, random.Random(3))
        found = await company.tables.last_finished(CHANNEL)
        assert found is not None
        assert found.id == table.id
    assert await company.tables.last_finished(CHANNEL + 1) is None
