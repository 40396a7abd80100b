"""Backups of a database in use: whole, private, in time, and nothing that is not whole ever has a backup's name
(docs/faults.md, A20)."""

from __future__ import annotations

import asyncio
import os
import random
import re
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest
import sqlalchemy as sa
from alembic import command
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.alembic_migrations import configuration
from bot.storage.database import Database
from bot.storage.errors import DatabaseDamaged, DatabaseNotWritable, StorageError
from bot.storage.sqlite import backups
from bot.storage.sqlite.backups import NAME, backups_in, checked_version
from bot.storage.sqlite.file import APPLICATION_ID

pytestmark = pytest.mark.only_sqlite

ROOT = Path(__file__).resolve().parents[4]
ROWS = 40
"""Rows of a quarter of a megabyte: about ten megabytes."""


async def fill(database: Database, rows: int = ROWS) -> None:
    async def work(connection: AsyncConnection) -> None:
        await connection.execute(text("CREATE TABLE filling(id INTEGER PRIMARY KEY, body BLOB)"))
        await connection.execute(text("CREATE TABLE counted(number INTEGER PRIMARY KEY)"))
        for _ in range(rows):
            await connection.execute(text("INSERT INTO filling(body) VALUES (randomblob(250000))"))

    await database.write(work)


async def count(database: Database, number: int) -> None:
    query = text("INSERT INTO counted VALUES (:number)")
    await database.write(lambda connection: connection.execute(query, {"number": number}))


def counted(file: Path) -> list[int]:
    with closing(sqlite3.connect(file)) as connection:
        return [row[0] for row in connection.execute("SELECT number FROM counted ORDER BY number")]


async def test_writes_go_on_during_a_backup_and_it_holds_what_was_there_before(address: str, tmp_path: Path) -> None:
    database = await Database.open(address)
    await fill(database)
    await count(database, 0)
    making = asyncio.create_task(database.back_up(tmp_path / "backups"))
    number = 0
    while not making.done():
        number += 1
        await count(database, number)
    backup = await making
    assert number >= 10, "the backup must not hold the database up"
    numbers = counted(backup.file)
    assert numbers == list(range(len(numbers)))
    assert numbers
    assert checked_version(backup.file)
    assert NAME.fullmatch(backup.file.name)
    assert [file.name for file in (tmp_path / "backups").iterdir()] == [backup.file.name]
    assert stat.S_IMODE(backup.file.stat().st_mode) == 0o600
    assert stat.S_IMODE((tmp_path / "backups").stat().st_mode) == 0o700
    await database.close()
    assert counted(tmp_path / "pantheon.db") == list(range(number + 1))


async def test_the_newest_stay(address: str, tmp_path: Path) -> None:
    database = await Database.open(address)
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "holiday.sqlite3").write_text("not ours")
    (folder / "pantheon-20200101T000000Z-0001.sqlite3").write_text("an old one")
    results = [await database.back_up(folder, keep=3) for _ in range(4)]
    assert backups_in(folder) == [each.file for each in results[1:]]
    assert [each.removed for each in results] == [0, 0, 1, 1]
    assert (folder / "holiday.sqlite3").exists()
    await database.close()


async def test_what_a_killed_backup_left_is_removed(address: str, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    gone = subprocess.Popen([sys.executable, "-c", "pass"])  # noqa: ASYNC220
    gone.wait()
    (folder / f"pantheon-{gone.pid}-00ff00ff.part").write_text("half")
    (folder / f"pantheon-{os.getpid()}-00ff00ff.part").write_text("being written")
    database = await Database.open(address)
    await database.back_up(folder)
    await database.close()
    assert [file.name for file in folder.glob("*.part")] == [f"pantheon-{os.getpid()}-00ff00ff.part"]


async def test_without_room_nothing_is_written(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = await Database.open(address)
    monkeypatch.setattr(backups.shutil, "disk_usage", lambda folder: SimpleNamespace(free=1_000))
    with pytest.raises(DatabaseNotWritable, match=r"No backup can be written to .* \(0 MB are free"):
        await database.back_up(tmp_path / "backups")
    assert list((tmp_path / "backups").iterdir()) == []
    await database.close()


async def test_where_nothing_can_be_written_it_says_so(address: str, tmp_path: Path) -> None:
    database = await Database.open(address)
    (tmp_path / "letter").write_text("Dear Hera")
    with pytest.raises(DatabaseNotWritable, match="No backup can be written to"):
        await database.back_up(tmp_path / "letter" / "backups")
    await database.close()


DAMAGES = {
    "a page": lambda file: _write(file, 4096 * 3, b"\xff" * 4096),
    "half": lambda file: os.truncate(file, file.stat().st_size // 2),
    "another program's": lambda file: _write(file, 68, b"abcd"),
    "everything": lambda file: os.truncate(file, 0),
}


def _write(file: Path, at: int, what: bytes) -> None:
    with file.open("r+b") as opened:
        opened.seek(at)
        opened.write(what)


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_copy_that_came_out_damaged_is_no_backup(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: str
) -> None:
    database = await Database.open(address)
    await fill(database, 2)
    copy = database._copy

    async def badly(file: Path) -> None:
        await copy(file)
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
        DAMAGES[damage](file)

    monkeypatch.setattr(database, "_copy", badly)
    with pytest.raises(StorageError):
        await database.back_up(tmp_path / "backups")
    assert list((tmp_path / "backups").iterdir()) == []
    monkeypatch.undo()
    assert (await database.back_up(tmp_path / "backups")).file.exists()
    await database.close()


def _begun(folder: Path) -> bool:
    return any(file.stat().st_size for file in folder.glob("backups/*.part"))


@pytest.mark.parametrize("how", ["closed", "cancelled"])
async def test_a_bot_that_stops_does_not_wait_for_its_backup(address: str, tmp_path: Path, how: str) -> None:
    database = await Database.open(address)
    await fill(database, 200)
    making = asyncio.create_task(database.back_up(tmp_path / "backups"))
    for _ in range(1_000):
        if _begun(tmp_path):
            break
        await asyncio.sleep(0.002)
    if how == "cancelled":
        making.cancel()
        await count(database, 1)
    began = time.monotonic()
    await database.close()
    assert time.monotonic() - began < 3
    with pytest.raises(StorageError if how == "closed" else asyncio.CancelledError):
        await making
    assert list((tmp_path / "backups").iterdir()) == []
    assert counted(tmp_path / "pantheon.db") == ([1] if how == "cancelled" else [])


async def test_before_a_migration_the_database_is_backed_up(address: str, tmp_path: Path) -> None:
    file = tmp_path / "pantheon.db"
    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        connection.execute(text(f"PRAGMA application_id={APPLICATION_ID}"))
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, "0006")
        connection.execute(text("INSERT INTO servers(id, language) VALUES (5, 'de')"))
    engine.dispose()
    before = file.read_bytes()
    await (await Database.open(address)).close()
    (backup,) = backups_in(tmp_path / "backups")
    assert re.fullmatch(r"pantheon-\d{8}T\d{6}Z-0006\.sqlite3", backup.name)
    with closing(sqlite3.connect(backup)) as there:
        assert there.execute("SELECT id, language FROM servers").fetchall() == [(5, "de")]
    assert before != file.read_bytes()
    await (await Database.open(address)).close()
    assert backups_in(tmp_path / "backups") == [backup], "only where something changes"


async def test_where_no_backup_can_be_made_nothing_is_migrated(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await test_before_a_migration_the_database_is_backed_up(address, tmp_path)
    with closing(sqlite3.connect(tmp_path / "pantheon.db")) as there, there:
        there.execute("UPDATE alembic_version SET version_num = '0001'")
    monkeypatch.setattr(backups.shutil, "disk_usage", lambda folder: SimpleNamespace(free=1_000))
    with pytest.raises(DatabaseNotWritable, match="No backup can be written"):
        await Database.open(address)
    with closing(sqlite3.connect(tmp_path / "pantheon.db")) as there:
        assert there.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)


async def test_postgresql_has_its_own_tools(postgresql: str, tmp_path: Path) -> None:
    database = await Database.open(postgresql)
    with pytest.raises(StorageError, match="pg_dump"):
        await database.back_up(tmp_path / "backups")
    await database.close()
    assert not (tmp_path / "backups").exists()


# Killed anywhere

DOOMED = """
import asyncio, sys
from pathlib import Path
from bot.storage.sqlite import backups
from bot.storage.database import Database
folder, careless = Path(sys.argv[1]), sys.argv[2] == "careless"
async def main():
    database = await Database.open(f"sqlite:///{folder}/pantheon.db")
    while True:
        print("begun", flush=True)
        if careless:
            # The planted fault: the copy has a backup's name while it is being written.
            number = len(list((folder / "backups").iterdir()))
            file = folder / "backups" / f"pantheon-20260101T0000{number:02}Z-0007.sqlite3"
            file.touch()
            await database._copy(file)
        else:
            await database.back_up(folder / "backups", keep=3)
asyncio.run(main())
"""


def killed(folder: Path, kills: int, how: str, chance: random.Random) -> Iterator[list[Path]]:
    """Kill a process that makes one backup after the other, at a random moment of the second one on."""
    for _ in range(kills):
        process = subprocess.Popen(
            [sys.executable, "-c", DOOMED, str(folder), how], cwd=ROOT, stdout=subprocess.PIPE, text=True
        )
        assert process.stdout is not None
        for _ in range(chance.randint(1, 3)):
            assert process.stdout.readline() == "begun\n"
        time.sleep(chance.uniform(0, 0.25))
        process.kill()
        process.wait()
        process.stdout.close()
        yield backups_in(folder / "backups")


def damaged(files: list[Path]) -> list[str]:
    errors = []
    for file in files:
        try:
            checked_version(file)
            with closing(sqlite3.connect(file)) as connection:
                assert connection.execute("SELECT count(*) FROM filling").fetchone() == (ROWS,)
        except (sqlite3.Error, DatabaseDamaged, AssertionError) as error:
            errors.append(str(error))
    return errors


async def prepared(folder: Path) -> None:
    database = await Database.open(f"sqlite:///{folder}/pantheon.db")
    await fill(database)
    await database.close()
    (folder / "backups").mkdir()


@pytest.mark.parametrize("kills", [2, pytest.param(40, marks=pytest.mark.soak)])
async def test_a_killed_backup_is_never_promoted(tmp_path: Path, kills: int) -> None:
    await prepared(tmp_path)
    parts = 0
    for files in killed(tmp_path, kills, "careful", random.Random(7)):
        assert damaged(files) == []
        parts += bool(list((tmp_path / "backups").glob("*.part")))
    assert parts >= kills // 4, "most kills must hit a backup that is being made"
    assert len(backups_in(tmp_path / "backups")) in (1, 2, 3, 4), "how many are whole depends on the machine"


@pytest.mark.soak
async def test_the_gate_of_kills_notices_a_backup_that_is_promoted_too_early(tmp_path: Path) -> None:
    await prepared(tmp_path)
    assert any(damaged(files) for files in killed(tmp_path, 6, "careless", random.Random(7)))
