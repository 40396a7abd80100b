"""A bit that flips in what is stored of a match touches no other table, and keeps no bot from starting (A14)."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from bot.storage.database import Database
from bot.storage.sqlite import file as sqlite
from bot.tables.building import start_tables
from bot.tables.model.refusals import Refusal
from tests.bot.storage.migrated_database import migrated_database
from tests.bot.tables.company import ANNA, BO, CLIO, Company, Hand

CELLS = (
    ("snapshots", "saved", "table_id = 1"),
    ("journal", "events", "table_id = 1 AND number = 3"),
    ("journal", "option", "table_id = 1 AND number = 3"),
    ("tables", "settings", "id = 1"),
    ("tables", "conduct", "id = 1"),
    ("seats", "name", "table_id = 1 AND number = 1"),
    ("notes", "facts", "table_id = 1"),
)


async def outcome(company: Company) -> str:
    try:
        await company.tables.lookup.get(1)
    except Refusal as refusal:
        return refusal.key
    return "read"


async def spoilt(database: Database, clock: Hand, rows: str, column: str, which: str) -> None:
    """Two matches; in what is stored of the first, a byte becomes one that is no text."""
    company = Company.gather(database, clock)
    for channel, other in ((1, BO), (2, CLIO)):
        table = await company.started(other, channel=channel)
        for _ in range(20):
            await company.move(table.id, random.Random(3))
        await company.tables.lobbies.choose_table_option(table.id, ANNA, "posting", "edit")
    await company.settle()
    await company.leave()
    read, write = f"SELECT CAST({column} AS BLOB)", f"UPDATE {rows} SET {column} = CAST(:flipped AS TEXT)"  # noqa: S608
    query = text(f"{read} FROM {rows} WHERE {which}")
    content = bytearray((await database.read(lambda c: c.execute(query))).scalars().first() or b"")
    assert content
    content[len(content) // 2] |= 0x80
    change = text(f"{write} WHERE {which}").bindparams(flipped=bytes(content))
    await database.write(lambda c: c.execute(change))


@pytest.mark.parametrize(("rows", "column", "which"), CELLS)
async def test_text_that_is_no_text_any_more_stops_one_table(
    tmp_path: Path, clock: Hand, rows: str, column: str, which: str
) -> None:
    database = await Database.open(migrated_database(tmp_path / "pantheon.db"))
    await spoilt(database, clock, rows, column, which)
    again = Company.gather(database, clock)
    again.clicks = 1_000
    await start_tables(again.tables)
    await again.settle()
    assert await outcome(again) in ("damaged", "read")
    await again.move(2)
    assert 2 in [table.id for table in await again.tables.lookup.open_tables_of(ANNA)]
    await again.tables.lookup.list_open(5)
    await again.leave()
    await database.close()


async def test_the_gate_notices_rows_that_stop_others(
    tmp_path: Path, clock: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The planted fault: text is read as strictly as the driver does by itself."""
    monkeypatch.setattr(sqlite, "read_text", str)
    database = await Database.open(migrated_database(tmp_path / "pantheon.db"))
    await spoilt(database, clock, *CELLS[2])
    again = Company.gather(database, clock)
    with pytest.raises(OperationalError):
        await outcome(again)
    await again.leave()
    await database.close()
