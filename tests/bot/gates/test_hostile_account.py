"""One account opens, closes, notes and takes back all day, at the limits: the database grows by a megabyte at most.

It is done through the real services in virtual time. What matches take that are played to their end is measured with
one of each kind, and multiplied by how many of them a day lets a person begin.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import text

from bot.runtime.clock import DAY, HOUR
from bot.storage.database import Database
from bot.storage.schema import undone
from bot.tables.model.limits import FEWEST_COUNTED, Limits
from bot.tables.model.refusals import Refusal
from bot.tables.people.memos import LENGTH_MAX
from bot.tables.people.people import Person
from bot.tables.rules.lobby import LONGEST_WORD
from bot.tables.rules.new_table import NewTable
from bot.tables.store.undone_rows import ANSWERED_FOR
from tests.bot.storage.migrated_database import migrated_database
from tests.bot.tables.company import ANNA, BO, CHANNEL, GAME, SERVER, Company, Hand

MOST_A_DAY = 1_000_000
"""Bytes."""
HOURS = 24
PAIRS = 30
SEED = 4
MATCHES = (("hercules", 1), ("hercules", 4), ("diceforge", 2), ("diceforge", 4))
"""Matches that are played to their end: the game, and how many seats."""
LIMITS = Limits()


@pytest.fixture
async def hostile(tmp_path: Path) -> AsyncIterator[Company]:
    """Anna is the hostile account; all limits are in force."""
    database = await Database.open(migrated_database(tmp_path / "pantheon.sqlite3"))
    company = Company.gather(database, Hand(), limits=LIMITS)
    yield company
    await company.leave()
    await database.close()


async def sizes(database: Database) -> dict[str, int]:
    """How many bytes the rows and indexes of each table of the database take, by its pages."""
    query = text(
        "SELECT m.tbl_name, SUM(s.pgsize - s.unused) AS size "
        "FROM dbstat s JOIN sqlite_schema m ON m.name = s.name GROUP BY 1"
    )

    async def find(connection: Any) -> dict[str, int]:
        return {row.tbl_name: row.size for row in await connection.execute(query)}

    return await database.read(find)


async def grown(company: Company, work: Callable[[Company], Awaitable[object]]) -> dict[str, int]:
    """By how many bytes each table of the database has grown after some work and what follows it."""
    before = await sizes(company.database)
    await work(company)
    await company.settle()
    after = await sizes(company.database)
    return {name: size - before.get(name, 0) for name, size in after.items() if size > before.get(name, 0)}


async def open_all_day(company: Company) -> None:
    """Open matches and lobbies in turn at the limits of hour and day; in each the longest words and notes."""
    clock, tables, opened = company.clock, company.tables, 0
    for _ in range(HOURS * 4):
        with suppress(Refusal):
            for _ in range(20):
                is_alone = bool(opened % 2)
                table = await tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=is_alone))
                opened += 1
                await tables.people.write_memo(ANNA.id, table.id, "ἀ" * LENGTH_MAX)
                if is_alone:
                    await company.move(table.id)
                    await tables.ends.vote(table.id, ANNA)
                else:
                    await tables.lobbies.add_word(table.id, ANNA, "ἀ" * LONGEST_WORD)
                    await tables.lobbies.close(table.id, ANNA)
        clock.turn(HOUR // 4)
    assert opened == LIMITS.tables_per_day


async def take_back_for_a_while(company: Company) -> None:
    """Choose and take back in one match."""
    table = await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    for _ in range(PAIRS):
        await company.move(table.id)
        await company.tables.seats.undo(table.id, ANNA)


async def play_to_the_end(company: Company, game: str, seats: int) -> None:
    """Play one match by chance until it is over."""
    if seats == 1:
        table = await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, game, solo=True))
    else:
        table = await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, game))
        for number in range(1, seats):
            await company.tables.lobbies.join(table.id, Person(ANNA.id + number, "Guest"))
        table = await company.tables.lobbies.start(table.id, ANNA)
    assert (await company.play_out(table.id, SEED)).stage == "finished"


async def test_a_day_of_one_account_adds_a_megabyte_at_most(hostile: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.rules.lobby.secrets.token_bytes", Random(SEED).randbytes)
    opened = await grown(hostile, open_all_day)
    hostile.clock.turn(DAY)
    taken_back = await grown(hostile, take_back_for_a_while)
    per_hour = taken_back["undone"] * (LIMITS.undos_per_hour or 0) // PAIRS
    [open_one] = await hostile.tables.lookup.open_tables_of(ANNA.id)
    await hostile.tables.ends.vote(open_one.id, ANNA)
    finished = {}
    for game, seats in MATCHES:
        most = min(LIMITS.tables_per_day or 0, (LIMITS.seats_per_day or 0) // max(FEWEST_COUNTED, seats))
        sizes_of_one = await grown(hostile, partial(play_to_the_end, game=game, seats=seats))
        finished[game, seats] = most * sum(sizes_of_one.values())
        hostile.clock.turn(DAY)
    print("opened", opened, "taken back", taken_back, "taken back in an hour", per_hour, "finished in a day", finished)
    assert sum(opened.values()) + per_hour + max(finished.values()) <= MOST_A_DAY


async def test_what_was_taken_back_is_kept_for_an_hour(hostile: Company) -> None:
    await take_back_for_a_while(hostile)
    assert await hostile.count(undone) == PAIRS
    hostile.clock.turn(ANSWERED_FOR)
    channel = CHANNEL + 1
    table = await hostile.tables.lobbies.open(NewTable(SERVER, channel, BO, GAME, solo=True))
    await hostile.move(table.id)
    await hostile.tables.seats.undo(table.id, BO)
    assert await hostile.count(undone) == 1, "also those of other tables go"
