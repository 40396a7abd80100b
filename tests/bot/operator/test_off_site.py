"""The operator's command for a copy of each backup elsewhere: whatever it does, the backup stays."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from bot.operator.off_site import send_off_site
from bot.runtime import metrics

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
    assert await send_off_site(command.replace("FOLDER", str(folder)), backup) == ""
    assert copies_in(tmp_path) == [b"whole"]
    assert count("sent") == before + 1


async def test_no_shell_and_no_secret(backup: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "x" * 60)
    script = "import os, sys; sys.exit('DISCORD_TOKEN' in os.environ or sys.argv[2:] != ['$HOME'])"
    assert await send_off_site(f'{PYTHON} "{script}" {{file}} $HOME', backup) == ""


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
    assert reason in await send_off_site(command, backup)
    assert is_whole(backup)
    assert count("failed") == before + 1


async def test_a_command_that_hangs_is_ended(backup: Path) -> None:
    began = time.monotonic()
    command = f"{PYTHON} 'import time; time.sleep(60)'"
    assert "more than 0.3 seconds" in await send_off_site(command, backup, within_s=0.3)
    assert time.monotonic() - began < 10
