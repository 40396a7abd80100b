"""``pantheon backup`` beside the running bot, damaged matches in backups, and backups by interval."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from alembic import command as alembic
from sqlalchemy import create_engine, text

from bot.configuration import load
from bot.operator import backups
from bot.operator.backups import BackupSchedule, make_backup
from bot.operator.requests import Operated
from bot.storage import alembic_migrations
from bot.storage.database import Database
from bot.storage.errors import DatabaseDamaged, DatabaseNotWritable
from bot.storage.sqlite.backups import backups_in, time_of_backup
from bot.storage.sqlite.file import APPLICATION_ID
from bot.storage.sqlite.unsent import unsent_in
from tests.bot.operator.running_bot import command, running_bot
from tests.bot.tables.company import BO, Company
from tests.waiting import until

CHANGED = "UPDATE snapshots SET saved = replace(saved, '\"journal\"', '\"jaurnal\"') WHERE table_id = {}"


async def with_snapshots(company: Company) -> None:
    """Two matches with snapshots."""
    for channel in (1, 2):
        table = await company.started(BO, channel=channel)
        for _ in range(20):
            await company.move(table.id)


async def test_the_running_bot_makes_a_backup(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with running_bot(folder) as company:
        await company.started(BO)
        assert await command("backup") == 0
        (backup,) = backups_in(folder / "backups")
        assert capsys.readouterr().out.startswith(f"{backup} (0.")
        for _ in range(3):
            assert await command("backup", "--to", "elsewhere", "--keep", "2") == 0
        assert len(backups_in(tmp_path / "elsewhere")) == 2
        assert "1 older removed" in capsys.readouterr().out
        await company.move(1)
    with closing(sqlite3.connect(backup)) as there:
        assert there.execute("SELECT game, stage FROM tables").fetchall() == [("hercules", "playing")]


async def test_without_a_bot_the_command_makes_it_itself(folder: Path) -> None:
    async with running_bot(folder) as company:
        await company.started(BO)
    assert await command("backup") == 0
    assert len(backups_in(folder / "backups")) == 1


async def test_what_cannot_be_written_is_a_sentence(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with running_bot(folder):
        assert await command("backup", "--to", str(folder / "pantheon.sqlite3")) == 1
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert error.startswith("No backup can be written to")
    assert await command("backup", "--keep", "0") == 2


async def test_postgresql_is_told_its_own_tools(
    folder: Path, postgresql: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", postgresql)
    assert await command("backup") == 2
    assert "pg_dump" in capsys.readouterr().err


async def test_a_match_damaged_in_the_database_is_named_and_all_others_are_kept(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with running_bot(folder) as company:
        await with_snapshots(company)
        await company.database.write(lambda connection: connection.execute(text(CHANGED.format(2))))
        assert await command("backup") == 0
    assert capsys.readouterr().err == "Damaged in the database itself: the snapshots of the matches 2.\n"
    (backup,) = backups_in(folder / "backups")
    assert backups.damaged_matches(backup) == [2]


async def test_a_match_damaged_by_the_copying_is_no_backup(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running_bot(folder) as company:
        await with_snapshots(company)
        copy = company.database._copy

        async def badly(file: Path) -> None:
            await copy(file)
            with closing(sqlite3.connect(file)) as there, there:
                there.execute("PRAGMA journal_mode=DELETE")
                there.execute(CHANGED.format(1))

        monkeypatch.setattr(company.database, "_copy", badly)
        with pytest.raises(DatabaseDamaged, match=r"damaged match \(1\)"):
            await make_backup(company.database, folder / "backups", 1)
        assert list((folder / "backups").iterdir()) == []


def schedule(folder: Path, **settings: Any) -> BackupSchedule:
    database: Any = SimpleNamespace(address=SimpleNamespace(file=folder / "pantheon.sqlite3"))
    tables: Any = None
    return BackupSchedule(Operated(load(data=folder, **settings), database, tables))


NOW = datetime(2026, 11, 22, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("hours", "is_due"), [(None, True), (23.9, False), (24.1, True), (0.1, False), (-0.1, True), (-48, True)]
)
def test_a_backup_is_due_when_the_newest_is_old_enough(folder: Path, hours: float | None, is_due: bool) -> None:
    (folder / "backups").mkdir(parents=True)
    if hours is not None:
        moment = NOW - timedelta(hours=hours)
        (folder / "backups" / f"pantheon-{moment:%Y%m%dT%H%M%SZ}-0007.sqlite3").touch()
    assert schedule(folder).is_due(NOW) is is_due


async def test_backups_are_made_by_interval(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backups, "FIRST_PAUSE", 0.0)
    monkeypatch.setattr(backups, "PAUSE", 0.01)
    success = asyncio.Event()
    tries = 0

    async def failing_first(database: Database, to: Path, keep: int | None) -> Any:
        nonlocal tries
        tries += 1
        if tries == 1:
            raise DatabaseNotWritable("No backup can be written (disk full).")
        assert (to, keep) == (folder / "backups", 3)
        success.set()

    monkeypatch.setattr(backups, "make_backup", failing_first)
    planned = schedule(folder, backup_keep=3)
    planned.begin()
    await asyncio.wait_for(success.wait(), 5)
    await planned.close()


async def test_zero_hours_mean_none(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    planned = schedule(folder, backup_every=0)
    planned.begin()
    assert [task.get_name() for task in planned._tasks] == ["drills of a restore"]
    await planned.close()


async def test_a_slow_command_delays_no_backup(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backups, "FIRST_PAUSE", 0.0)
    monkeypatch.setattr(backups, "PAUSE", 0.01)
    files = list[Path]()
    twice = asyncio.Event()

    async def make(*_: object) -> Any:
        files.append(folder / f"{len(files)}.sqlite3")
        if len(files) == 2:
            twice.set()
        return SimpleNamespace(file=files[-1])

    monkeypatch.setattr(backups, "make_backup", make)
    planned = schedule(folder, backup_command="sh -c 'sleep 60'")
    planned.begin()
    await asyncio.wait_for(twice.wait(), 10)
    began = time.monotonic()
    await planned.close()
    assert not planned._off_site.is_busy, "the command is ended with the bot"
    assert time.monotonic() - began < 10


def an_old_database(file: Path) -> None:
    """A database of an earlier version."""
    file.parent.mkdir(parents=True)
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        connection.execute(text(f"PRAGMA application_id={APPLICATION_ID}"))
        config = alembic_migrations.configuration()
        config.attributes["connection"] = connection
        alembic.upgrade(config, "0019")
    engine.dispose()


async def handed_over(planned: BackupSchedule, log: Path, count: int) -> list[str]:
    """What the command was given until the note is empty."""
    planned.begin()
    await until(lambda: not unsent_in(planned._folder) and log.exists() and len(log.read_text().split()) >= count)
    await planned.close()
    return log.read_text().split()  # noqa: ASYNC240


@pytest.mark.parametrize("every", [0, 24])
@pytest.mark.parametrize("with_a_command_of_the_operator", [True, False])
async def test_a_backup_from_before_a_change_of_the_schema_is_handed_over_when_the_bot_runs(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, every: int, with_a_command_of_the_operator: bool
) -> None:
    monkeypatch.setattr(backups, "FIRST_PAUSE", 0.0)
    monkeypatch.setattr(backups, "PAUSE", 0.01)
    an_old_database(folder / "pantheon.sqlite3")
    if with_a_command_of_the_operator:
        assert await command("migrate") == 0
    else:
        async with running_bot(folder):
            pass
    (backup,) = backups_in(folder / "backups")
    assert backup.name.endswith("-0019.sqlite3")
    log, script = tmp_path / "log", tmp_path / "send"
    script.write_text(f'#!/bin/sh\necho "$1" >> "{log}"\n')
    script.chmod(0o700)
    planned = schedule(folder, backup_command=str(script), backup_every=every)
    assert await handed_over(planned, log, 1) == [str(backup)]
    assert unsent_in(folder / "backups") == []
    again = schedule(folder, backup_command=str(script), backup_every=every)
    again.begin()
    await asyncio.sleep(0.1)
    await again.close()
    assert log.read_text().split() == [str(backup)], "once"


async def test_a_backup_whose_command_did_not_end_is_handed_over_at_the_next_start(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backups, "FIRST_PAUSE", 0.0)
    an_old_database(folder / "pantheon.sqlite3")
    assert await command("migrate") == 0
    (backup,) = backups_in(folder / "backups")
    planned = schedule(folder, backup_command="sh -c 'sleep 60'")
    planned.begin()
    await until(lambda: planned._off_site.is_busy)
    await planned.close()
    assert unsent_in(folder / "backups") == [backup]


def test_snapshots_of_earlier_versions_count_as_whole(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    with closing(sqlite3.connect(file)) as there, there:
        there.execute("CREATE TABLE tables(id, stage)")
        there.execute("CREATE TABLE snapshots(table_id, saved, hash)")
        there.execute("INSERT INTO tables VALUES (1, 'playing'), (2, 'playing')")
        there.execute("INSERT INTO snapshots VALUES (1, ?, NULL), (2, 'x', 'abc')", [json.dumps({"a": 1})])
    assert backups.damaged_matches(file) == [2]


DAY = 86_400
"""In seconds."""


class WrongClock:
    """The machine's own clock, which can be set wrong; ``ahead`` in seconds."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0.0
        right = time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: right() + round(self.ahead * 1e9))


async def look(company: Company, planned: BackupSchedule, keep: int = 7) -> bool:
    """What the schedule does at each look; whether a backup was made."""
    if not planned.is_due(backups.machine_time()):
        return False
    await make_backup(company.database, planned._folder, keep)
    return True


@pytest.mark.parametrize("ahead", [DAY, 30 * DAY, 3650 * DAY])
async def test_a_clock_that_was_ahead_once_eats_no_backup(
    folder: Path, monkeypatch: pytest.MonkeyPatch, ahead: float
) -> None:
    clock, planned = WrongClock(monkeypatch), schedule(folder)
    async with running_bot(folder) as company:
        for day in range(-6, 0):
            clock.ahead = day * DAY
            assert await look(company, planned)
        dailies = backups_in(planned._folder)
        clock.ahead = ahead
        assert await look(company, planned)
        clock.ahead = 0
        assert await look(company, planned), "nothing is known of when the newest was made"
        for minute in range(10, 120, 10):
            clock.ahead = minute * 60
            assert not await look(company, planned)
        assert set(dailies) <= set(backups_in(planned._folder))
        for day in range(1, 5):
            clock.ahead = day * DAY + 60
            assert await look(company, planned) or day * DAY + 60 >= ahead
        newest = backups_in(planned._folder)[-1]
        assert time_of_backup(newest) <= backups.machine_time()


async def test_seven_backups_of_the_future_stay_and_the_newest_made_too(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock, planned = WrongClock(monkeypatch), schedule(folder)
    async with running_bot(folder) as company:
        clock.ahead = 365 * DAY
        future = [(await make_backup(company.database, planned._folder, 7)).file for _ in range(7)]
        clock.ahead = 0
        results = [await make_backup(company.database, planned._folder, 1) for _ in range(3)]
        assert [each.removed for each in results] == [0, 1, 1]
        assert results[-1].ahead == tuple(future)
        assert backups_in(planned._folder) == [*future, results[-1].file]
        assert await command("backup") == 0
        err = capsys.readouterr().err
        assert "Named in the future" in err
        assert future[0].name in err
        clock.ahead = 366 * DAY
        assert (await make_backup(company.database, planned._folder, 2)).removed == 8, "made first, they go first"


async def test_a_clock_far_behind_makes_backups_and_removes_none(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, planned = WrongClock(monkeypatch), schedule(folder)
    async with running_bot(folder) as company:
        for day in (-2, -1, 0):
            clock.ahead = day * DAY
            assert await look(company, planned)
        clock.ahead = -3650 * DAY
        assert await look(company, planned, keep=1)
        assert not await look(company, planned, keep=1)
        assert len(backups_in(planned._folder)) == 4
        clock.ahead = 0
        assert await look(company, planned, keep=7)
        assert time_of_backup(backups_in(planned._folder)[-1]) <= backups.machine_time()
