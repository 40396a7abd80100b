"""The operator's command for a copy of each backup elsewhere: whatever it does, the backup stays."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.operator.off_site import OffSite
from bot.runtime import metrics
from tests.waiting import until

PYTHON = f"'{sys.executable}' -c"


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    file = tmp_path / "pantheon-2026 11.sqlite3"
    file.write_bytes(b"whole")
    return file


def copies_in(folder: Path) -> list[bytes]:
    return [file.read_bytes() for file in (*folder.glob("*.copy"), *(folder / "there").iterdir())]


def is_whole(file: Path) -> bool:
    return file.read_bytes() == b"whole"


def count(outcome: str) -> float:
    return metrics.BACKUPS_SENT.labels(outcome)._value.get()


@pytest.mark.parametrize("command", ["cp {file} {file}.copy", "cp -t FOLDER"])
async def test_the_command_is_given_the_file(backup: Path, tmp_path: Path, command: str) -> None:
    before, folder = count("sent"), tmp_path / "there"
    folder.mkdir()
    assert await OffSite().send(command.replace("FOLDER", str(folder)), backup) == ""
    assert copies_in(tmp_path) == [b"whole"]
    assert count("sent") == before + 1


async def test_no_shell_and_no_secret(backup: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "x" * 60)
    script = "import os, sys; sys.exit('DISCORD_TOKEN' in os.environ or sys.argv[2:] != ['$HOME'])"
    assert await OffSite().send(f'{PYTHON} "{script}" {{file}} $HOME', backup) == ""


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("no-such-program-at-all", "cannot be run"),
        (f"{PYTHON} 'import sys; sys.exit(\"the disk there is full\")'", "exit code 1: the disk there is full"),
        ("false", "exit code 1"),
        ("scp 'x", "cannot be read: No closing quotation"),
    ],
)
async def test_a_command_that_fails_leaves_the_backup_and_says_why(backup: Path, command: str, reason: str) -> None:
    before = count("failed")
    assert reason in await OffSite().send(command, backup)
    assert is_whole(backup)
    assert count("failed") == before + 1


async def test_a_command_that_hangs_is_ended(backup: Path) -> None:
    began, before = time.monotonic(), count("timed_out")
    command = f"{PYTHON} 'import time; time.sleep(60)'"
    assert "more than 0.3 seconds" in await OffSite(within_s=0.3).send(command, backup)
    assert time.monotonic() - began < 10
    assert count("timed_out") == before + 1
    assert is_whole(backup)


async def test_one_runs_at_a_time_and_what_comes_meanwhile_is_skipped(backup: Path, tmp_path: Path) -> None:
    before, off_site, go_on = count("skipped"), OffSite(), tmp_path / "go on"
    other = tmp_path / "other.sqlite3"
    first = off_site.begin(
        f"{PYTHON} 'import pathlib, time\nwhile not pathlib.Path(\"{go_on}\").exists(): time.sleep(0.01)'", backup
    )
    await asyncio.sleep(0)
    with capture_logs() as lines:
        assert await off_site.send("cp {file} {file}.copy", other) == f"the command still runs for {backup.name}"
    (line,) = lines
    assert (line["event"], line["file"], line["outcome"]) == ("backup_not_sent", "other.sqlite3", "skipped")
    assert count("skipped") == before + 1
    go_on.touch()
    assert await first == ""
    other.write_bytes(b"whole")
    assert await off_site.send("cp {file} {file}.copy", other) == ""


async def test_a_command_is_ended_when_the_bot_stops(backup: Path) -> None:
    off_site, has_begun = OffSite(), backup.with_name(backup.name + ".begun").exists
    off_site.begin(f'{PYTHON} \'import sys, time; open(sys.argv[1] + ".begun", "w"); time.sleep(60)\'', backup)
    await until(has_begun)
    began = time.monotonic()
    await off_site.close()
    assert not off_site.is_busy
    assert time.monotonic() - began < 10
