"""Choosing and taking back, thousands of times on one table: a click stays as fast as the first, and little is kept.

The hour's limit stays in force; the clock is turned on so that it lets every click through.
"""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from sqlalchemy import ClauseElement, event, func, select
from sqlalchemy.engine import Engine

from bot.runtime.clock import HOUR
from bot.storage.database import Database
from bot.storage.schema import metadata
from bot.tables.model.limits import Limits
from bot.tables.model.table import Table
from bot.tables.rules import undo
from bot.tables.rules.new_table import NewTable
from bot.tables.store import boards, undone_rows
from tests.bot.storage.migrated_database import migrated_database
from tests.bot.tables.company import ANNA, CHANNEL, SERVER, Company, Hand

LIMITS = Limits()
assert LIMITS.undos_per_hour is not None
BETWEEN = HOUR // LIMITS.undos_per_hour + 1
"""Milliseconds between two clicks that take back: as often as a person may."""
GAMES = ("hercules", "diceforge")
OPENING = 6
"""How many choices are made first, and stand."""
EDGE = 50
"""How many pairs of clicks at the beginning and the end are compared."""
OF_A_TABLE = {
    "notes": 4,
    "messages": 4,
    "boards": boards.KEPT,
    "undone": 2 * undone_rows.KEPT,
    "outbox": 3,
    "snapshots": 1,
}
"""How many rows there may be of each table of the database; of all others not one more than after the opening."""

SAME_TURN = {"journal": 8}
"""How many more rows there may be because a computer player has gone on."""


class Work(NamedTuple):
    """What some pairs of clicks took: statements, and seconds of processor time."""

    statements: Counter[str]
    cpu_s: float


@pytest.fixture
def statements() -> Iterator[list[str]]:
    """The kinds of the statements that are carried out."""
    kinds: list[str] = []

    def hear(connection: Any, statement: ClauseElement, *rest: Any) -> None:
        kinds.append(statement.__visit_name__)

    event.listen(Engine, "before_execute", hear)
    yield kinds
    event.remove(Engine, "before_execute", hear)


async def rows_of(database: Database) -> dict[str, int]:
    """How many rows each table of the database has."""

    async def find(connection: Any) -> dict[str, int]:
        return {
            name: (await connection.execute(select(func.count()).select_from(each))).scalar_one()
            for name, each in metadata.tables.items()
        }

    return await database.read(find)


async def opened(company: Company, game: str) -> Table:
    """A match of one person, against a computer player where the game needs two, with some choices that stand."""
    is_alone = game == "hercules"
    table = await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, game, solo=is_alone))
    if not is_alone:
        await company.tables.lobbies.add_computer(table.id, ANNA)
        table = await company.tables.lobbies.start(table.id, ANNA)
    for _ in range(OPENING):
        await company.tables.computers.idle()
        await company.move(table.id)
    await company.settle()
    return table


async def choose_and_take_back(company: Company, table: Table, clock: Hand, number: int) -> None:
    """A pair of clicks: one option after another is chosen."""
    _, person, options = await company.choices(table.id)
    option = options[number % len(options)]
    await company.tables.play.choose(table.id, person, await company.ticket(table.id), option, company.click())
    await company.tables.computers.idle()
    clock.turn(BETWEEN)
    await company.tables.seats.undo(table.id, ANNA)


async def worked(company: Company, table: Table, clock: Hand, statements: list[str], pairs: range) -> Work:
    """What these pairs take, in all. Each is delivered before the next: how much is delivered at once is a matter of
    how busy the machine is."""
    del statements[:]
    began = time.process_time()
    for number in pairs:
        await choose_and_take_back(company, table, clock, number)
        await company.settle()
    return Work(Counter(statements), time.process_time() - began)


async def play(tmp_path: Path, game: str, pairs: int, statements: list[str], edge: int = EDGE) -> tuple[Work, Work]:
    """Choose and take back; the work of the first and of the last pairs. What is kept is looked at."""
    clock = Hand()
    database = await Database.open(migrated_database(tmp_path / "pantheon.sqlite3"))
    company = Company.gather(database, clock, limits=LIMITS)
    try:
        table = await opened(company, game)
        before = await rows_of(database)
        first = await worked(company, table, clock, statements, range(edge))
        await company.settle()
        for begin in range(edge, pairs - edge, edge):
            await worked(company, table, clock, statements, range(begin, min(begin + edge, pairs - edge)))
            await company.settle()
        last = await worked(company, table, clock, statements, range(pairs - edge, pairs))
        await company.settle()
        after = await rows_of(database)
        live = await company.tables.repository.live(table.id)
        size = sum(len(str(note)) for note in live.notes)
        print(game, {name: (before[name], count) for name, count in after.items() if count != before[name]})
        print("characters of notes", size, "cpu ms", *(round(1000 * each.cpu_s / edge, 1) for each in (first, last)))
        beyond = {
            name: count
            for name, count in after.items()
            if count > OF_A_TABLE.get(name, before[name] + SAME_TURN.get(name, 0))
        }
        assert not beyond, f"rows that grow with the clicks: {beyond}"
        assert len(live.notes) <= 2
        assert size < 4_000
    finally:
        await company.leave()
        await database.close()
    return first, last


@pytest.mark.parametrize(("game", "pairs", "edge"), [("hercules", 300, EDGE), ("diceforge", 100, 25)])
async def test_some_hundred_times(tmp_path: Path, game: str, pairs: int, edge: int, statements: list[str]) -> None:
    first, last = await play(tmp_path, game, pairs, statements, edge)
    assert sum(last.statements.values()) <= 1.15 * sum(first.statements.values())


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
async def test_ten_thousand_times(tmp_path: Path, game: str, statements: list[str]) -> None:
    first, last = await play(tmp_path, game, int(os.environ.get("PANTHEON_PAIRS", "10000")), statements)
    assert sum(last.statements.values()) <= 1.15 * sum(first.statements.values())
    assert last.cpu_s <= 1.5 * first.cpu_s


@pytest.mark.parametrize("grows", ["undone", "notes", "boards"])
async def test_what_would_grow_is_seen(
    tmp_path: Path, statements: list[str], monkeypatch: pytest.MonkeyPatch, grows: str
) -> None:
    """The control: choices that were taken back are never forgotten, nor old boards; notes are not merged."""
    for name, module in (("undone", undone_rows), ("boards", boards)):
        monkeypatch.setitem(OF_A_TABLE, name, 10)
        monkeypatch.setattr(module, "KEPT", 10_000 if grows == name else 10)
    if grows == "notes":
        monkeypatch.setattr(undo, "_merge", lambda *_: ())
    with pytest.raises(AssertionError, match=f"rows that grow.*{grows}"):
        await play(tmp_path, GAMES[0], 40, statements, edge=10)
