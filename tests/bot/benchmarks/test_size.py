"""The benchmark of large numbers fills a database with copies that are whole matches, and continues where it ended."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.benchmarks.size import figures
from bot.benchmarks.size.filling import Kind, copy_played, fill, play_some
from bot.benchmarks.size.scale import Scale
from bot.runtime.clock import SystemClock
from bot.storage.database import Database
from bot.tables.building import build_tables, close_tables


@pytest.mark.only_sqlite
async def test_copies_are_whole_and_filling_continues(tmp_path: Path) -> None:
    file, counts = tmp_path / "filled.db", list[int]()
    await play_some(f"sqlite:///{file}", Kind(played=2, choices=6, pace="h24"))
    next(copy_played(file, Kind(played=2), 9, step=1))
    fill(file, Kind(played=2), 9, lambda there, count: counts.append(there))
    assert counts == [9]
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        assert connection.execute("SELECT count(DISTINCT channel), count(*) FROM tables").fetchone() == (9, 9)
        assert connection.execute("SELECT count(DISTINCT person), count(*) FROM seats").fetchone() == (18, 18)
    database = await Database.open(f"sqlite:///{file}")
    tables = build_tables(database, SystemClock())
    try:
        matches = [await tables.lookup.match(id) for id in range(1, 10)]
    finally:
        await close_tables(tables)
        await database.close()
    assert [len(each.journal) for each in matches[2:]] == [len(matches[number % 2].journal) for number in range(7)]


@pytest.mark.soak
@pytest.mark.only_sqlite
def test_every_part_is_measured() -> None:
    by_name = {figure.name.strip(): figure for figure in figures(Scale(40, 4, 2, 30, 60))}
    assert by_name["messages for people in their quiet hours"].reached
    assert by_name["processor time of that"].value > 0
