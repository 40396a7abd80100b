"""Drills of a restore: once a week, with and without a backup, with damaged matches, and by command."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from prometheus_client import REGISTRY

from bot.monitoring.alerts import HEALTHY, alerts_in
from bot.operator import restore_drills
from bot.operator.restore_drills import WEEK, Drill, RestoreDrills
from bot.runtime.clock import DAY
from bot.storage.meta import drill_note, replace_drill_note
from bot.storage.sqlite.backups import backups_in
from tests.bot.operator.running_bot import command, running_bot, settings_in
from tests.bot.tables.company import BO, DORA, Company


async def two_matches(company: Company) -> None:
    """A match that is over, and one that is played."""
    for channel in (1, 2):
        table = await company.started(BO, channel=channel)
        for _ in range(20):
            await company.move(table.id)
    await company.tables.ends.end_as_manager(1, DORA)


async def hold(drills: RestoreDrills, folder: Path, company: Company) -> Drill | None:
    return await drills.hold_if_due(settings_in(folder), company.tables.repository)


def leftovers(folder: Path) -> list[Path]:
    return list(folder.glob("drill-*"))


def drills_counted(outcome: str) -> float:
    return REGISTRY.get_sample_value("pantheon_restore_drills_total", {"outcome": outcome}) or 0.0


async def test_the_newest_backup_is_restored_once_a_week(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running_bot(folder) as company:
        await two_matches(company)
        assert await command("backup") == 0
        drills, before = RestoreDrills(), drills_counted("whole")
        drill = await hold(drills, folder, company)
        assert drill is not None
        assert (drill.outcome, drill.matches, drill.open, drill.compared) == ("whole", 2, 1, 1)
        assert drill.backup == backups_in(folder / "backups")[0].name
        assert drills_counted("whole") == before + 1
        assert not leftovers(folder)
        company.clock.turn(WEEK - 1000)
        assert await hold(RestoreDrills(), folder, company) is None
        company.clock.turn(1000)
        monkeypatch.setattr(restore_drills, "_newest", lambda folder: None)
        assert await hold(drills, folder, company) is not None


async def test_several_processes_hold_one_drill(folder: Path) -> None:
    async with running_bot(folder) as company:
        results = await asyncio.gather(*(hold(RestoreDrills(), folder, company) for _ in range(5)))
        assert sum(drill is not None for drill in results) == 1
        # A process that was killed in its drill holds no one up for a week.
        database = company.tables.repository.database
        before, claimed = await database.read(drill_note), json.dumps(Drill(company.clock.now())._asdict())
        await database.write(lambda connection: replace_drill_note(connection, before, claimed))
        assert await hold(RestoreDrills(), folder, company) is None
        company.clock.turn(DAY)
        assert await hold(RestoreDrills(), folder, company) is not None


async def test_without_a_backup_the_drill_says_so(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with running_bot(folder) as company:
        drills = RestoreDrills()
        drill = await hold(drills, folder, company)
        assert drill is not None
        assert (drill.outcome, drill.reason) == ("no_backup", "there is no backup yet")
        assert not drills.is_failed
        assert await command("drill") == 1
        assert "there is no backup yet" in capsys.readouterr().err


async def test_a_damaged_match_in_a_backup_is_found_and_alerted(folder: Path) -> None:
    async with running_bot(folder) as company:
        await two_matches(company)
        assert await command("backup") == 0
        (backup,) = backups_in(folder / "backups")
        with closing(sqlite3.connect(backup)) as connection, connection:
            connection.execute("UPDATE journal SET option = '0' WHERE table_id = 1 AND number = 3")
        drills = RestoreDrills()
        drill = await hold(drills, folder, company)
        assert drill is not None
        assert (drill.outcome, drill.damaged) == ("damaged", (1,))
        assert [alert.kind for alert in alerts_in(None, HEALTHY._replace(is_drill_failed=drills.is_failed))] == [
            "drill"
        ]
        # Another process that starts later knows it by the note.
        later = RestoreDrills()
        assert await hold(later, folder, company) is None
        assert later.is_failed


async def test_a_file_that_is_no_backup_and_a_process_that_dies_are_failures(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_bot(folder) as company:
        assert await command("backup") == 0
        (backup,) = backups_in(folder / "backups")
        monkeypatch.setattr(restore_drills, "WITHIN_S", 0.01)
        drill = await hold(drills := RestoreDrills(), folder, company)
        assert drill is not None
        assert (drill.outcome, drill.reason) == ("failed", "it took more than 0.01 seconds and was ended")
        monkeypatch.undo()
        backup.write_bytes(backup.read_bytes()[:50_000])
        company.clock.turn(DAY)
        drill = await drills.hold(settings_in(folder), company.tables.repository)
        assert drill.outcome == "damaged"
        assert not leftovers(folder)


async def test_the_command_tells_what_was_done(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with running_bot(folder) as company:
        await two_matches(company)
        assert await command("backup") == 0
        capsys.readouterr()
        assert await command("drill") == 0
        out = capsys.readouterr().out
        assert "2 matches were rebuilt (1 of them are open), and 1 compared with the running database." in out
        assert Drill.from_note(await company.tables.repository.database.read(drill_note)) is not None
        assert await command("drill", "--scratch", "sqlite:///other.sqlite3") == 2
