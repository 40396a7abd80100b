"""``pantheon bench moves``: a move from the click to the commit, beside a bare transaction of the same rows."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

import aiosqlite

from bot.benchmarks import Figure, at_most
from bot.benchmarks.many_tables import copy_table
from bot.runtime.clock import SystemClock
from bot.storage.database import Database
from bot.tables.building import build_tables, close_tables, start_tables
from bot.tables.model.table import Table
from bot.tables.people.people import Person
from bot.tables.rules.choices import ticket_of
from bot.tables.rules.new_table import NewTable
from bot.tables.service import Tables

BARE_MOVES = 400
MOVES = 600
TABLES = 100
CLICKS_PER_SECOND = 50
SECONDS = 6
OPEN_TABLES = 10_000
GAME = "hercules"

BARE_TABLES = """
CREATE TABLE tables(id INTEGER PRIMARY KEY, version INTEGER);
CREATE TABLE journal(table_id INTEGER, number INTEGER, option TEXT, interaction INTEGER UNIQUE, events TEXT,
  PRIMARY KEY(table_id, number));
CREATE TABLE outbox(id INTEGER PRIMARY KEY, table_id INTEGER, kind TEXT, facts TEXT);
INSERT INTO tables VALUES (1, 0);
"""
EVENTS = '[["rolled", 0, {"dice": [5, 2]}], ["laboured", 0, {"result": 7, "left": 5, "right": 2}]]'


def figures() -> Iterator[Figure]:
    """Measure; takes about a quarter of a minute."""
    with tempfile.TemporaryDirectory() as folder:
        bare = asyncio.run(_bare(Path(folder) / "bare.db"))
        baseline = _percentile(bare, 50)
        yield Figure("bare transaction, aiosqlite in one hop, p50", baseline, "ms")
        yield Figure("bare transaction, aiosqlite in one hop, p99", _percentile(bare, 99), "ms")
        one = asyncio.run(_one_after_another(Path(folder) / "one.db"))
        yield Figure("move through a table, one after another, p50", _percentile(one, 50), "ms", note="rules included")
        yield Figure("move through a table, one after another, p99", _percentile(one, 99), "ms")
        yield Figure("moves per second, one after another", 1_000 / (sum(one) / len(one)), "moves/s")
        yield Figure("move against the bare transaction, p50", _percentile(one, 50) / baseline, "×")
        many = asyncio.run(_at_a_rate(Path(folder) / "many.db"))
        load = f"{CLICKS_PER_SECOND} clicks/s over {TABLES} tables"
        middle, worst = _percentile(many, 50), _percentile(many, 99)
        yield at_most(f"{load}, p50", middle, 15, "ms")
        yield at_most(f"{load}, p99", worst, 100, "ms")
        seconds = asyncio.run(_start(Path(folder) / "many.db"))
        yield at_most(f"start with {OPEN_TABLES:,} open tables", seconds, 5, "s")


def _percentile(milliseconds: list[float], percent: int) -> float:
    if percent == 50:
        return median(milliseconds)
    return sorted(milliseconds)[min(len(milliseconds) - 1, len(milliseconds) * percent // 100)]


async def _bare(file: Path) -> list[float]:
    """The lower bound: the same rows in one transaction, all statements in one call of the driver's thread."""
    connection = await aiosqlite.connect(file, isolation_level=None)
    try:
        await connection.execute("PRAGMA journal_mode=WAL")
        await connection.execute("PRAGMA synchronous=FULL")
        await connection.executescript(BARE_TABLES)
        seconds = []
        for number in range(1, BARE_MOVES + 1):
            began = time.perf_counter()
            await connection._execute(_bare_move, connection._conn, number)  # type: ignore[no-untyped-call]
            seconds.append((time.perf_counter() - began) * 1_000)
        return seconds
    finally:
        await connection.close()


def _bare_move(connection: sqlite3.Connection, number: int) -> None:
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("INSERT INTO journal VALUES (1, ?, 'labour:7:5+2:hestia', ?, ?)", (number, number, EVENTS))
    connection.execute("UPDATE tables SET version=? WHERE id=1 AND version=?", (number, number - 1))
    connection.executemany("INSERT INTO outbox(table_id, kind, facts) VALUES (1, ?, '{}')", [("board",), ("ping",)])
    connection.execute("COMMIT")


class Crowd:
    """Two players for each table who choose at random and open a new table when a match is over."""

    def __init__(self, tables: Tables, size: int) -> None:
        self._tables = tables
        self._chance = random.Random(7)
        self._size = size
        self._clicks = 0
        self._opened = 0
        self._at: list[Table] = []

    async def sit_down(self) -> None:
        """Open the tables."""
        for _ in range(self._size):
            self._at.append(await self._open())

    async def _open(self) -> Table:
        self._opened += 1
        here = self._opened
        host, guest = Person(2 * here, "Iola"), Person(2 * here + 1, "Hylas")
        table = await self._tables.lobbies.open(NewTable(here // 40 + 1, here, host, GAME))
        await self._tables.lobbies.join(table.id, guest)
        return await self._tables.lobbies.start(table.id, host)

    async def prepare(self) -> tuple[int, tuple[int, int, int, str, int]]:
        """A table, and a legal click at it."""
        place = self._clicks % self._size
        self._clicks += 1
        match = await self._tables.lookup.match(self._at[place].id)
        if match.is_finished:
            self._at[place] = await self._open()
            match = await self._tables.lookup.match(self._at[place].id)
        table = await self._tables.lookup.get(self._at[place].id)
        question = match.questions[0]
        option = self._chance.choice(question.options)
        person = table.seats[question.seat].person or 0
        return place, (table.id, person, ticket_of(table, question), option.id, self._clicks)

    async def click(self, click: tuple[int, int, int, str, int]) -> float:
        """Make the choice; returns the milliseconds until its answer."""
        began = time.perf_counter()
        await self._tables.play.choose(*click)
        return (time.perf_counter() - began) * 1_000


async def _with_crowd(file: Path, size: int, measure: Any) -> list[float]:
    database = await Database.open(f"sqlite:///{file}")
    tables = build_tables(database, SystemClock())
    try:
        crowd = Crowd(tables, size)
        await crowd.sit_down()
        result: list[float] = await measure(crowd)
        return result
    finally:
        await close_tables(tables)
        await database.close()


async def _one_after_another(file: Path) -> list[float]:
    async def measure(crowd: Crowd) -> list[float]:
        return [await crowd.click((await crowd.prepare())[1]) for _ in range(MOVES)]

    return await _with_crowd(file, 10, measure)


async def _at_a_rate(file: Path) -> list[float]:
    """Send clicks at a steady rate, without waiting for answers."""

    async def measure(crowd: Crowd) -> list[float]:
        clicks: list[asyncio.Task[float]] = []
        began = asyncio.get_running_loop().time()
        for number in range(CLICKS_PER_SECOND * SECONDS):
            _, click = await crowd.prepare()
            wait = began + number / CLICKS_PER_SECOND - asyncio.get_running_loop().time()
            await asyncio.sleep(max(0.0, wait))
            clicks.append(asyncio.create_task(crowd.click(click)))
        return list(await asyncio.gather(*clicks))

    return await _with_crowd(file, TABLES, measure)


async def _start(file: Path) -> float:
    """Open a database with many open tables and start the services."""
    await asyncio.to_thread(copy_table, file, OPEN_TABLES)
    began = time.perf_counter()
    database = await Database.open(f"sqlite:///{file}")
    tables = build_tables(database, SystemClock())
    try:
        await start_tables(tables)
        return time.perf_counter() - began
    finally:
        await close_tables(tables)
        await database.close()
