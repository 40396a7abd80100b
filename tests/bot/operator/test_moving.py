"""``pantheon migrate --from … --to …``: everything arrives, or nothing does."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest
import sqlalchemy as sa
from alembic import command as alembic
from sqlalchemy import insert, text

from bot.storage import transfer
from bot.storage.alembic_migrations import configuration
from bot.storage.database import Database
from bot.storage.schema import servers
from bot.storage.sequences import NUMBERED, last_numbers
from bot.storage.sqlite.file import APPLICATION_ID
from bot.storage.transfer import COPIED
from bot.tables.model.options import USUAL
from bot.tables.people.erasure_ledger import KEY, Ledger
from tests.bot.operator.running_bot import command
from tests.bot.tables.company import ANNA, BO, CLIO, GAME, SERVER, Company, Hand


@pytest.fixture
def empty(postgresql: str) -> Iterator[str]:
    """An empty database on the PostgreSQL server."""
    name = f"moved{random.randrange(10**9)}"

    async def carry(statement: str) -> None:
        connection = await asyncpg.connect(postgresql)
        await connection.execute(statement)
        await connection.close()

    asyncio.run(carry(f"CREATE DATABASE {name}"))
    yield postgresql.rpartition("/")[0] + f"/{name}"
    asyncio.run(carry(f"DROP DATABASE {name} WITH (FORCE)"))


KEPT: list[bytes] = []
"""The file that ``play_matches`` has made; playing it again takes longer than moving it."""


async def play_matches(address: str) -> None:
    """A database with an open match, a lobby, a finished match, an undo, a preference, and numbers that are gone."""
    file = Path(address.removeprefix("sqlite:///"))
    if KEPT:
        copy_played(file)
        return
    await play(address)
    KEPT.append(file.read_bytes())  # noqa: ASYNC240


def copy_played(file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(KEPT[0])


async def play(address: str) -> None:
    database = await Database.open(address)
    company = Company.gather(database, Hand())
    chance = random.Random(3)
    match = await company.started(BO)
    for _ in range(20):
        await company.move(match.id, chance)
    await company.lobby(CLIO, channel=2)
    over = await company.started(BO, channel=3)
    await company.play_out(over.id, 5)
    await company.tables.people.set_language(ANNA.id, "de")
    await company.tables.people.erase(CLIO)
    await company.settle()
    await database.write(lambda connection: connection.execute(insert(servers).values(id=5, settings={"ö": [1, None]})))
    await company.leave()
    await database.close()


async def contents(address: str) -> dict[str, list[dict[str, object]]]:
    database = await Database.open(address)

    async def work(connection):  # type: ignore[no-untyped-def]
        rows = {}
        for table in COPIED:
            query = table.select().order_by(*table.primary_key.columns)
            rows[table.name] = [dict(row) for row in (await connection.execute(query)).mappings()]
        return rows | {"numbers": [await last_numbers(connection)]}

    try:
        return await database.read(work)
    finally:
        await database.close()


async def test_everything_arrives_and_back(folder: Path, empty: str, capsys: pytest.CaptureFixture[str]) -> None:
    first, second = f"sqlite:///{folder}/first.db", f"sqlite:///{folder}/second.db"
    await play_matches(first)
    assert await command("migrate", "--from", first, "--to", empty) == 0
    assert "2 open matches were rebuilt in both databases and compared" in capsys.readouterr().out
    before = await contents(first)
    assert await contents(empty) == before
    assert all(before[name] for name in ("journal", "snapshots", "results", "people"))
    assert await command("migrate", "--from", empty, "--to", second) == 0
    assert await contents(second) == before
    for address in (empty, second):
        database = await Database.open(address)
        company = Company.gather(database, Hand())
        company.clicks = 10_000
        await company.move(1)
        new = await company.started(BO, channel=9)
        assert new.id == before["numbers"][0]["tables"] + 1  # type: ignore[operator]
        await company.leave()
        await database.close()


async def is_first_try(address: str, data: Path) -> bool:
    """Whether the challenge of the day would be a first try of ANNA's."""
    database = await Database.open(address)
    company = Company.gather(database, Hand(), ledger=Ledger(data))
    try:
        dailies = company.tables.dailies
        return (await dailies.play(SERVER, ANNA, GAME, dailies.today, language="en", options=USUAL)).ranked
    finally:
        await company.leave()
        await database.close()


async def test_a_used_up_first_try_of_an_erased_person_stays_used_up(folder: Path, empty: str) -> None:
    first, second, third = (f"sqlite:///{folder}/{name}.db" for name in ("first", "second", "third"))
    assert await is_first_try(first, folder)
    database = await Database.open(first)
    company = Company.gather(database, Hand(), ledger=Ledger(folder))
    await company.tables.people.erase(ANNA)
    await company.leave()
    await database.close()
    assert await command("migrate", "--from", first, "--to", empty) == 0
    assert await command("migrate", "--from", empty, "--to", second) == 0
    assert not await is_first_try(second, folder)
    key = "SELECT value FROM meta WHERE key = 'secret'"
    with closing(sqlite3.connect(folder / "second.db")) as there:
        assert there.execute(key).fetchall() == [], "it stands in the ledger beside the file"
    (folder / KEY).unlink()
    assert await command("migrate", "--from", empty, "--to", third) == 0
    assert not await is_first_try(third, folder), "the new folder's ledger has another key"
    assert not await is_first_try(empty, folder)


async def test_a_key_that_cannot_be_read_stops_a_move(
    folder: Path, empty: str, capsys: pytest.CaptureFixture[str]
) -> None:
    first = f"sqlite:///{folder}/first.db"
    await play_matches(first)
    (folder / KEY).write_text("no key", encoding="ascii")
    assert await command("migrate", "--from", first, "--to", empty) == 1
    assert "erased.key" in capsys.readouterr().err
    assert not any(rows for name, rows in (await contents(empty)).items() if name != "numbers")


async def test_a_target_with_rows_is_refused(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second = f"sqlite:///{folder}/first.db", f"sqlite:///{folder}/second.db"
    await play_matches(first)
    await play_matches(second)
    before = await contents(second)
    assert await command("migrate", "--from", first, "--to", second) == 1
    assert "The target is not empty" in capsys.readouterr().err
    assert await contents(second) == before


FAULTS = {
    "a changed row": "UPDATE seats SET name = 'Zeus' WHERE table_id = 1 AND number = 0",
    "a lost row": "DELETE FROM journal WHERE table_id = 1 AND number = 3",
    "a row too many": "INSERT INTO servers(id) VALUES (99999)",
}


@pytest.mark.parametrize("fault", FAULTS)
async def test_what_arrives_otherwise_is_noticed_and_nothing_stays(
    folder: Path, empty: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], fault: str
) -> None:
    """The planted faults: the copying changes something."""
    first = f"sqlite:///{folder}/first.db"
    await play_matches(first)
    compare, spoilt = transfer._compare, list[str]()

    async def spoiling(source, target, table):  # type: ignore[no-untyped-def]
        if not spoilt:
            spoilt.append(fault)
            await target.execute(text(FAULTS[fault]))
        await compare(source, target, table)

    monkeypatch.setattr(transfer, "_compare", spoiling)
    assert await command("migrate", "--from", first, "--to", empty) == 1
    assert "did not arrive as it is" in capsys.readouterr().err
    assert not any(rows for name, rows in (await contents(empty)).items() if name != "numbers")


async def test_a_match_that_comes_out_otherwise_is_noticed(
    folder: Path, empty: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The planted fault: rows are not compared, and one of them is another."""
    first = f"sqlite:///{folder}/first.db"
    await play_matches(first)

    async def spoiling(source, target, table):  # type: ignore[no-untyped-def]
        await target.execute(text("UPDATE journal SET option = 'fly' WHERE table_id = 1 AND number = 3"))

    monkeypatch.setattr(transfer, "_compare", spoiling)
    assert await command("migrate", "--from", first, "--to", empty) == 1
    assert "Match 1 comes out otherwise" in capsys.readouterr().err
    assert not any(rows for name, rows in (await contents(empty)).items() if name != "numbers")


async def test_damaged_matches_come_along_and_are_named(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second = f"sqlite:///{folder}/first.db", f"sqlite:///{folder}/second.db"
    await play_matches(first)
    database = await Database.open(first)
    damage = text("UPDATE journal SET option = 'fly' WHERE table_id = 1 AND number = 3")
    await database.write(lambda connection: connection.execute(damage))
    await database.close()
    assert await command("migrate", "--from", first, "--to", second) == 0
    assert "the matches 1." in capsys.readouterr().err


def make_old(file: Path) -> None:
    """A database as version 0.2 left it."""
    file.parent.mkdir()
    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        connection.execute(text(f"PRAGMA application_id={APPLICATION_ID}"))
        config = configuration()
        config.attributes["connection"] = connection
        alembic.upgrade(config, "0006")
        connection.execute(text("INSERT INTO servers(id, language) VALUES (5, 'de')"))
    engine.dispose()


async def test_a_file_of_an_earlier_version_stays_as_it_is(folder: Path) -> None:
    old, new = folder / "old.db", f"sqlite:///{folder}/new.db"
    make_old(old)
    before = old.read_bytes()
    assert await command("migrate", "--from", f"sqlite:///{old}", "--to", new) == 0
    assert old.read_bytes() == before
    assert not list(folder.glob(".*"))  # noqa: ASYNC240
    with closing(sqlite3.connect(folder / "new.db")) as there:
        assert there.execute("SELECT id, language FROM servers").fetchall() == [(5, "de")]


async def test_what_stands_in_the_log_only_comes_along(folder: Path) -> None:
    """A bot was killed: its last writes are in the write-ahead log."""
    first, killed = f"sqlite:///{folder}/first.db", folder / "killed"
    await play_matches(first)
    database = await Database.open(first)
    await database.write(lambda connection: connection.execute(insert(servers).values(id=77)))
    killed.mkdir()
    for end in ("", "-wal", ".lock"):
        (killed / f"first.db{end}").write_bytes((folder / f"first.db{end}").read_bytes())
    await database.close()
    assert await command("migrate", "--from", f"sqlite:///{killed}/first.db", "--to", f"sqlite:///{folder}/new.db") == 0
    assert any(row["id"] == 77 for row in (await contents(f"sqlite:///{folder}/new.db"))["servers"])
    assert (killed / "first.db-wal").stat().st_size


async def test_wrong_use_is_a_sentence(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = f"sqlite:///{folder}/first.db"
    assert await command("migrate", "--from", first) == 2
    assert await command("migrate", "--from", first, "--to", "mysql://zeus:secret@there/db") == 2
    assert "secret" not in capsys.readouterr().err
    database = await Database.open(first)
    assert await command("migrate", "--from", first, "--to", f"sqlite:///{folder}/second.db") == 75
    await database.close()


def test_the_numbered_tables_are_known() -> None:
    names = "drills notes outbox parties people people_leagues tables timers tournaments undone waits"
    assert tuple(names.split()) == NUMBERED
