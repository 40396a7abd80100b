"""Opening databases: locks, damage, foreign files, permissions."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.storage.address import read_address
from bot.storage.database import Database
from bot.storage.errors import (
    BadDatabaseAddress,
    DatabaseBusy,
    DatabaseDamaged,
    DatabaseInUse,
    DatabaseNotWritable,
    DatabaseTooNew,
    DatabaseUnreachable,
    StorageError,
)
from bot.storage.sqlite import file as sqlite
from bot.storage.sqlite.file import SETTINGS

pytestmark = pytest.mark.only_sqlite

ROOT = Path(__file__).resolve().parents[4]


async def opened_and_closed(address: str) -> None:
    await (await Database.open(address)).close()


@pytest.mark.parametrize("name", SETTINGS)
async def test_settings_hold_on_the_connection_in_use(address: str, name: str) -> None:
    database = await Database.open(address)
    result = await database.read(lambda connection: connection.execute(text(f"PRAGMA {name}")))
    assert result.scalar_one() == SETTINGS[name][1]
    await database.close()


async def test_memory_needs_no_file() -> None:
    database = await Database.open("sqlite://")
    result = await database.read(lambda connection: connection.execute(text("SELECT count(*) FROM tables")))
    assert result.scalar_one() == 0
    await database.close()


async def test_missing_folder_is_made(tmp_path: Path) -> None:
    await opened_and_closed(f"sqlite:///{tmp_path}/a/new one/pantheon.db")
    assert (tmp_path / "a" / "new one" / "pantheon.db").exists()


async def test_second_owner_is_refused_and_welcome_afterwards(address: str) -> None:
    first = await Database.open(address)
    with pytest.raises(DatabaseInUse, match="Another process is using the database"):
        await Database.open(address)
    await first.close()
    await opened_and_closed(address)


OPEN = "import asyncio, sys; from bot.storage.database import Database; asyncio.run(Database.open(sys.argv[1]))"


BECOME_NOBODY = f"""
import asyncio, os, sys
sys.path.insert(0, {str(ROOT)!r})
from bot.storage.database import Database
async def load_everything():
    await (await Database.open("sqlite://")).close()
asyncio.run(load_everything())
os.setuid(65534)
"""


async def test_second_process_is_refused_with_a_sentence(address: str) -> None:
    first = await Database.open(address)
    other = subprocess.run(  # noqa: ASYNC221
        [sys.executable, "-c", OPEN, address], capture_output=True, text=True, cwd=ROOT, check=False
    )
    assert other.returncode != 0
    assert "DatabaseInUse: Another process is using the database" in other.stderr
    await first.close()


async def test_newer_database_is_refused_and_left_alone(address: str, tmp_path: Path) -> None:
    await opened_and_closed(address)
    file = tmp_path / "pantheon.db"
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(DatabaseTooNew, match=r"version 9999, this program knows \d{4}:"):
        await Database.open(address)
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == ("9999",)
    connection.close()


async def test_no_database_at_all_is_said_to_be_damaged(address: str, tmp_path: Path) -> None:
    (tmp_path / "pantheon.db").write_bytes(b"these are holiday pictures" * 500)
    with pytest.raises(DatabaseDamaged, match="is no database"):
        await Database.open(address)


async def test_torn_file_is_said_to_be_damaged(address: str, tmp_path: Path) -> None:
    await opened_and_closed(address)
    file = tmp_path / "pantheon.db"
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(DatabaseDamaged, match="restore"):
        await Database.open(address)


@pytest.mark.parametrize("loss", ["gone", "empty"])
async def test_lost_file_is_not_replaced_by_an_empty_one(address: str, tmp_path: Path, loss: str) -> None:
    await opened_and_closed(address)
    file = tmp_path / "pantheon.db"
    file.unlink()
    if loss == "empty":
        file.touch()
    with pytest.raises(DatabaseDamaged, match="was here and is gone; restore"):
        await Database.open(address)
    assert not file.exists() or not file.stat().st_size
    (tmp_path / "pantheon.db.lock").unlink()
    await opened_and_closed(address)


async def test_file_of_another_program_is_left_alone(address: str, tmp_path: Path) -> None:
    file = tmp_path / "pantheon.db"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE recipes(id)")
    connection.close()
    before = file.read_bytes()
    with pytest.raises(DatabaseDamaged, match="belongs to another program"):
        await Database.open(address)
    assert file.read_bytes() == before


async def test_folder_instead_of_a_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DatabaseNotWritable, match="is a folder"):
        await Database.open(f"sqlite:///{tmp_path}")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can become somebody else")
@pytest.mark.parametrize("exists", [True, False])
async def test_folder_or_file_of_somebody_else_is_refused(tmp_path: Path, exists: bool) -> None:
    place = Path("/tmp") / f"pantheon-readonly-{os.getpid()}-{exists}"
    place.mkdir()
    try:
        address = f"sqlite:///{place / 'pantheon.db'}"
        if exists:
            await opened_and_closed(address)
        script = BECOME_NOBODY + OPEN.replace("; ", "\n")
        other = subprocess.run(  # noqa: ASYNC221
            [sys.executable, "-c", script, address], capture_output=True, text=True, check=False
        )
        assert "DatabaseNotWritable: The database" in other.stderr, other.stderr
        assert "by user 65534" in other.stderr
    finally:
        for file in place.iterdir():
            file.unlink()
        place.rmdir()


@pytest.mark.parametrize("address", ["mysql://root@host/x", "nonsense", "sqlite://host/file", ""])
async def test_address_that_is_not_understood(address: str) -> None:
    with pytest.raises(BadDatabaseAddress):
        await Database.open(address)


@pytest.mark.parametrize("address", ["mysql://root:hunter2@host/x", "postgresql://u:hunter2@h:port/x"])
def test_password_is_not_in_the_message(address: str) -> None:
    with pytest.raises(BadDatabaseAddress) as error:
        read_address(address)
    assert "hunter2" not in str(error.value)


def test_driver_is_added() -> None:
    assert read_address("postgresql://u:p@h/n").url.drivername == "postgresql+asyncpg"
    assert read_address("postgres://u:p@h/n").url.drivername == "postgresql+asyncpg"
    assert read_address("sqlite:///x.db").url.drivername == "sqlite+aiosqlite"


async def test_unreachable_server_is_one_sentence() -> None:
    pytest.importorskip("asyncpg")
    with pytest.raises(DatabaseUnreachable) as error:
        await Database.open("postgresql://tester:hunter2@127.0.0.1:1/none")
    assert "hunter2" not in str(error.value)


async def test_missing_driver_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(BadDatabaseAddress, match="pip install"):
        await Database.open("postgresql://tester@127.0.0.1/none")


async def test_file_locked_by_another_program_is_said_to_be_busy(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await opened_and_closed(address)
    monkeypatch.setattr("bot.storage.sqlite.file.BUSY_TIMEOUT", 20)
    other = sqlite3.connect(tmp_path / "pantheon.db")
    other.execute("PRAGMA locking_mode=EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(DatabaseBusy, match="try again"):
        await Database.open(address)
    other.rollback()
    other.close()
    await opened_and_closed(address)


def test_every_storage_error_is_a_storage_error() -> None:
    for error in (BadDatabaseAddress, DatabaseDamaged, DatabaseInUse, DatabaseNotWritable, DatabaseTooNew):
        assert issubclass(error, StorageError)


def crashed(place: Path, address: str) -> None:
    """A process opens the database, writes something and is killed."""
    script = (
        "import asyncio, os, signal, sys\n"
        "from sqlalchemy import text\n"
        "from bot.storage.database import Database\n"
        "async def work():\n"
        "    database = await Database.open(sys.argv[1])\n"
        '    await database.write(lambda c: c.execute(text("INSERT OR IGNORE INTO people(discord) VALUES (7)")))\n'
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
        "asyncio.run(work())\n"
    )
    ended = subprocess.run([sys.executable, "-c", script, address], cwd=ROOT, capture_output=True, check=False)
    assert ended.returncode < 0, ended.stderr
    assert (place / "pantheon.db-wal").exists()


async def people_of(address: str) -> int:
    database = await Database.open(address)
    result = await database.read(lambda connection: connection.execute(text("SELECT count(*) FROM people")))
    await database.close()
    return int(result.scalar_one())


async def test_lost_log_of_a_crash_is_noticed(address: str, tmp_path: Path) -> None:
    crashed(tmp_path, address)
    log = tmp_path / "pantheon.db-wal"
    log.rename(tmp_path / "elsewhere")
    for _ in range(2):
        with pytest.raises(
            DatabaseDamaged,
            match=r"was not closed, and pantheon\.db-wal is gone.*put it back.*delete pantheon\.db\.lock",
        ):
            await Database.open(address)
    (tmp_path / "elsewhere").rename(log)
    assert await people_of(address) == 1
    assert await people_of(address) == 1, "closed in good order, it needs no log"
    crashed(tmp_path, address)
    log.unlink()
    (tmp_path / "pantheon.db.lock").unlink()
    assert await people_of(address) >= 1, "after the lock file is deleted the bot goes on without what is missing"


@pytest.mark.parametrize("leaves", ["with the log", "without the log"])
async def test_killed_while_it_closes_it_opens_again(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leaves: str
) -> None:
    """SQLite removes the log when it closes. Right before and right after, the lock file must not say it is needed."""
    place, dispose = tmp_path / "killed", AsyncEngine.dispose

    async def dispose_and_be_killed(engine: AsyncEngine) -> None:
        if leaves == "without the log":
            await dispose(engine)
        if not place.exists():
            shutil.copytree(tmp_path, place)
        await dispose(engine)

    database = await Database.open(address)
    await database.write(lambda connection: connection.execute(text("INSERT INTO people(discord) VALUES (7)")))
    monkeypatch.setattr(AsyncEngine, "dispose", dispose_and_be_killed)
    await database.close()
    assert (place / "pantheon.db-wal").exists() == (leaves == "with the log")
    assert await people_of(f"sqlite:///{place / 'pantheon.db'}") == 1


async def test_tables_are_in_the_file_itself_from_the_first_start_on(address: str, tmp_path: Path) -> None:
    """After a first run that crashed, everything was in the log, and the file was empty."""
    crashed(tmp_path, address)
    (tmp_path / "pantheon.db-wal").unlink()
    with sqlite3.connect(tmp_path / "pantheon.db") as connection:
        assert connection.execute("SELECT count(*) FROM alembic_version").fetchone() == (1,)
    connection.close()


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="other systems have other permissions")
async def test_nobody_else_can_read_the_database(tmp_path: Path) -> None:
    place = tmp_path / "data"
    address = f"sqlite:///{place / 'pantheon.db'}"
    before = os.umask(0)
    try:
        # Made now; as an earlier version made it by the usual mask; as an operator shares it with a group.
        for rights, left in ((None, 0), (0o664, 0), (0o644, 0), (0o660, 0o060), (0o640, 0o040)):
            for file in place.iterdir() if rights else ():
                file.chmod(rights)
            database = await Database.open(address)
            await database.write(lambda connection: connection.execute(text("DELETE FROM people")))
            modes = {file.name: file.stat().st_mode & 0o077 for file in (place, *place.iterdir())}
            assert set(modes) == {"data", "pantheon.db", "pantheon.db-wal", "pantheon.db.lock"}
            assert modes.pop("data") == 0
            assert set(modes.values()) <= {0, left}, rights
            assert modes["pantheon.db"] == left
            await database.close()
    finally:
        os.umask(before)


async def test_a_second_start_shares_no_memory_with_anybody(address: str, tmp_path: Path) -> None:
    for _ in range(3):
        database = await Database.open(address)
        await database.write(lambda connection: connection.execute(text("DELETE FROM people")))
        assert not (tmp_path / "pantheon.db-shm").exists()
        await database.close()


async def test_a_file_is_looked_through_once(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[bool] = []
    check = sqlite.check
    monkeypatch.setattr(
        sqlite, "check", lambda cursor, *, thoroughly: looked.append(thoroughly) or check(cursor, thoroughly=thoroughly)
    )
    database = await Database.open(address)
    await database._engine.dispose()
    await database.write(lambda connection: connection.execute(text("DELETE FROM people")))
    await database.close()
    assert looked == [True, False]


@pytest.mark.parametrize(
    ("loss", "sentence"),
    [
        ("DELETE FROM alembic_version", "has tables of Pantheon's but no version; restore it"),
        ("DROP TABLE alembic_version", "has tables of Pantheon's but no version; restore it"),
        ("DROP TABLE ratings", "lacks the table ratings; restore it"),
    ],
)
async def test_missing_tables_are_told_in_a_sentence(address: str, tmp_path: Path, loss: str, sentence: str) -> None:
    await opened_and_closed(address)
    connection = sqlite3.connect(tmp_path / "pantheon.db")
    connection.execute(loss)
    connection.commit()
    connection.close()
    with pytest.raises(DatabaseDamaged, match=sentence):
        await Database.open(address)
