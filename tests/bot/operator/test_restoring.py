"""The drill: back up, play on, erase somebody, lose everything, restore, play on (docs/faults.md, A21)."""

# Files are looked at between the steps, while nothing else runs.
# ruff: noqa: ASYNC240

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from subprocess import DEVNULL

import pytest
import sqlalchemy as sa
from alembic import command as alembic
from sqlalchemy import text

from bot.runtime.clock import SystemClock
from bot.storage.alembic_migrations import configuration
from bot.storage.database import Database
from bot.storage.schema import outbox
from bot.storage.sqlite.backups import backups_in, checked_version
from bot.storage.sqlite.file import APPLICATION_ID
from bot.tables import restoration
from bot.tables.erasure import Erasures
from bot.tables.model.refusals import Refusal
from tests.bot.operator.running_bot import command, running_bot, settings_in
from tests.bot.tables.company import ANNA, BO, CLIO, DORA, Company, Hand

ROOT = Path(__file__).resolve().parents[3]
CHANCE = random.Random(5)


def now() -> Hand:
    """A clock that agrees with the one of commands."""
    clock = Hand()
    clock.time = SystemClock().now()
    return clock


async def lost(folder: Path, clock: Hand) -> tuple[int, int, str]:
    """A backup, and what happened after it; the match's length then, and a click of Anna's on a later board."""
    async with running_bot(folder, clock) as company:
        match, lobby = await company.started(BO), await company.lobby(CLIO, channel=2)
        for _ in range(20):
            await company.move(match.id, CHANCE)
        await company.settle()
        length = len((await company.tables.lookup.match(match.id)).journal)
        await company.tables.messages.refresh(lobby.id)
        assert await command("backup") == 0
        while True:
            await company.move(match.id, CHANCE)
            _, person, options = await company.choices(match.id)
            if person == ANNA.id and len((await company.tables.lookup.match(match.id)).journal) > length + 5:
                break
        click = (await company.ticket(match.id), options[0])
        await company.tables.people.erase(CLIO)
        assert (await company.started(DORA, channel=3)).id == 3
        assert await command("restore", str(backups_in(folder / "backups")[0])) == 75
    return (length, *click)


async def restored(folder: Path) -> int:
    return await command("restore", str(backups_in(folder / "backups")[0]))


async def test_the_drill(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    clock = now()
    length, ticket, option = await lost(folder, clock)
    capsys.readouterr()
    assert await restored(folder) == 0
    out = capsys.readouterr().out
    assert "Restored: 2 open matches are announced at the next start; 1 person was erased again." in out
    (old_file,) = folder.glob("pantheon.sqlite3.before-*")
    assert str(old_file) in out
    assert checked_version(old_file)
    content = b"".join(file.read_bytes() for file in folder.iterdir() if file.is_file() and file != old_file)
    assert CLIO.id.to_bytes(8, "big") not in content
    clock.turn(60_000)
    async with running_bot(folder, clock) as company:
        company.clicks = 100_000
        await company.settle()
        match = await company.tables.lookup.match(1)
        assert len(match.journal) == length
        (board,) = company.messenger.of("board", 1)
        assert [event.facts["choices"] for event in board.facts["summary"] if event.kind == "restored"] == [length]
        (lobby,) = company.messenger.of("lobby", 2)
        assert lobby.facts["names"] == (ANNA.name,)
        assert [message.channel for message in company.messenger.calls if message.channel == 3] == []
        with pytest.raises(Refusal, match="stale"):
            await company.tables.play.choose(1, ANNA.id, ticket, option, company.click())
        assert (await company.started(DORA, channel=4)).id > 3, "no number of a lost table is given again"
        assert (await company.play_on(1, CHANCE)).stage == "finished"


async def test_the_drill_notices_old_buttons_that_count(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted fault: numbers of questions do not go on."""
    monkeypatch.setattr(restoration, "GAP", 0)
    clock = now()
    length, ticket, _ = await lost(folder, clock)
    assert await restored(folder) == 0
    async with running_bot(folder, clock) as company:
        company.clicks = 100_000
        while len((await company.tables.lookup.match(1)).journal) < length + 40:
            if await company.ticket(1) == ticket:
                return
            await company.move(1, CHANCE)
    pytest.fail("an old button must have met a new question")


async def test_the_drill_notices_people_who_come_back(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted fault: the ledger of erasures is not applied."""

    async def forget_it(self: Erasures) -> int:
        return 0

    clock = now()
    await lost(folder, clock)
    monkeypatch.setattr(Erasures, "erase_again", forget_it)
    assert await restored(folder) == 0
    assert CLIO.id.to_bytes(8, "big")[1:] in (folder / "pantheon.sqlite3").read_bytes()


async def test_what_waited_then_is_not_sent(folder: Path) -> None:
    async with running_bot(folder) as company:
        company.messenger.hangs = lambda call: call.kind == "board"
        company.dispatcher._longest_try_s = 1.0
        await company.started(BO)
        assert await company.count(outbox) > 0
        assert await command("backup") == 0
        company.messenger.hangs = lambda call: False
        await company.dispatcher.close()
    assert await restored(folder) == 0
    database = await Database.open(settings_in(folder).database_url)
    waiting = await database.read(lambda connection: connection.execute(sa.select(outbox.c.kind, outbox.c.fresh)))
    assert [tuple(row) for row in waiting] == [("board", True)]
    await database.close()


async def test_a_crashed_database_is_kept_with_its_log(folder: Path) -> None:
    async with running_bot(folder) as company:
        await company.started(BO)
        assert await command("backup") == 0
        await company.move(1)
        for end in ("", "-wal"):
            shutil.copy(folder / f"pantheon.sqlite3{end}", folder / f"copy{end}")
    for end in ("", "-wal"):
        (folder / f"copy{end}").rename(folder / f"pantheon.sqlite3{end}")
    assert await restored(folder) == 0
    (old_file,) = (file for file in folder.glob("pantheon.sqlite3.before-*") if not file.name.endswith("-wal"))
    with closing(sqlite3.connect(old_file)) as there:
        assert there.execute("SELECT count(*) FROM journal").fetchone() == (1,)
    with closing(sqlite3.connect(folder / "pantheon.sqlite3")) as there:
        assert there.execute("SELECT count(*) FROM journal").fetchone() == (0,)


async def test_an_older_schema_is_brought_up_to_date(folder: Path) -> None:
    folder.mkdir()
    old = folder / "pantheon-20260101T000000Z-0006.sqlite3"
    engine = sa.create_engine(f"sqlite:///{old}")
    with engine.begin() as connection:
        connection.execute(text(f"PRAGMA application_id={APPLICATION_ID}"))
        config = configuration()
        config.attributes["connection"] = connection
        alembic.upgrade(config, "0006")
    engine.dispose()
    before = old.read_bytes()
    assert await command("restore", str(old)) == 0
    assert old.read_bytes() == before
    assert checked_version(folder / "pantheon.sqlite3") > "0006"
    assert sorted(file.name for file in folder.iterdir()) == [
        "pantheon-20260101T000000Z-0006.sqlite3",
        "pantheon.sqlite3",
        "pantheon.sqlite3.lock",
    ]


def _newer(file: Path) -> None:
    with closing(sqlite3.connect(file)) as there, there:
        there.execute("UPDATE alembic_version SET version_num = '9999'")


def _foreign(file: Path) -> None:
    file.unlink()
    with closing(sqlite3.connect(file)) as there, there:
        there.execute("CREATE TABLE recipes(id)")


def _flipped(file: Path) -> None:
    whole = bytearray(file.read_bytes())
    whole[8192:12288] = b"\xff" * 4096
    file.write_bytes(whole)


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda file: file.write_bytes(file.read_bytes()[:20_000]), "is no undamaged backup"),
        (lambda file: file.write_text("Dear Hera, " * 500), "is no undamaged backup"),
        (lambda file: file.write_bytes(b""), "is no undamaged backup"),
        (_foreign, "is no database of Pantheon's"),
        (_flipped, "is no undamaged backup"),
        (_newer, "version 9999, this program knows"),
        (Path.unlink, "There is no backup"),
    ],
)
async def test_what_is_no_backup_is_refused_and_nothing_changes(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], spoil: object, sentence: str
) -> None:
    async with running_bot(folder) as company:
        await company.started(BO)
        assert await command("backup", "--to", str(tmp_path)) == 0
    (file,) = backups_in(tmp_path)
    capsys.readouterr()
    spoil(file)  # type: ignore[operator]
    before = {each.name: each.read_bytes() for each in folder.iterdir() if each.is_file()}
    assert await command("restore", str(file)) == 1
    error = capsys.readouterr().err
    assert sentence in error
    assert error.count("\n") == 1
    assert {each.name: each.read_bytes() for each in folder.iterdir() if each.is_file()} == before


async def test_wrong_use_is_a_sentence(
    folder: Path, postgresql: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async with running_bot(folder):
        pass
    assert await command("restore") == 2
    assert await command("restore", "x", "--in-place") == 2
    assert await command("restore", str(folder / "pantheon.sqlite3")) == 1
    assert "is the database itself" in capsys.readouterr().err
    monkeypatch.setenv("DATABASE_URL", postgresql)
    assert await command("restore", str(folder / "pantheon.sqlite3")) == 2
    assert "pg_restore" in capsys.readouterr().err


async def test_after_pg_restore_the_players_are_told(
    folder: Path, postgresql: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", postgresql)
    database = await Database.open(postgresql)
    company = Company.gather(database, Hand())
    table = await company.started(BO, channel=77)
    await company.leave()
    await database.close()
    assert await command("restore", "--in-place") == 0
    assert "1 open match is announced" in capsys.readouterr().out
    database = await Database.open(postgresql)
    company = Company.gather(database, Hand())
    assert (await company.tables.lookup.get(table.id)).tickets >= restoration.GAP
    assert (await company.started(BO, channel=78)).id > table.id + 9_999
    await company.leave()
    await database.close()


# Killed anywhere

RESTORE = "from bot.command_line import main; main()"


@pytest.mark.parametrize("kills", [1, pytest.param(40, marks=pytest.mark.soak)])
async def test_a_killed_restore_leaves_the_old_database_or_the_new_one(folder: Path, kills: int) -> None:
    async with running_bot(folder) as company:
        await company.started(BO)
        assert await command("backup") == 0
        for _ in range(3):
            await company.move(1)
    (backup,) = backups_in(folder / "backups")
    chance, began = random.Random(3), time.monotonic()
    assert await asyncio.to_thread(killed_restore, backup, None) == 0
    longest = time.monotonic() - began
    counts = []
    for _ in range(kills):
        await asyncio.to_thread(killed_restore, backup, chance.uniform(longest / 3, longest))
        with closing(sqlite3.connect(folder / "pantheon.sqlite3")) as there:
            assert there.execute("PRAGMA quick_check").fetchone() == ("ok",)
            counts.append(there.execute("SELECT count(*) FROM journal").fetchone()[0])
        async with running_bot(folder) as company:
            company.clicks = 1_000 * len(counts)
            for _ in range(3):
                await company.move(1)
    assert all(count % 3 == 0 for count in counts)
    assert not list(folder.glob("*.restoring*")) or await command("restore", str(backup)) == 0
    assert not list(folder.glob("*.restoring*"))


def killed_restore(backup: Path, after: float | None) -> int:
    """Restore in a process of its own, killed after so many seconds; its exit code."""
    process = subprocess.Popen([sys.executable, "-c", RESTORE, "restore", str(backup)], cwd=ROOT, stdout=DEVNULL)
    try:
        return process.wait(after)
    except subprocess.TimeoutExpired:
        process.kill()
        return process.wait()
