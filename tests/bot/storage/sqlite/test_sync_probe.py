"""The disk: one that lies about syncing is noticed, and one that is full costs no stored move and no orderly stop."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.storage.sqlite.sync_probe import SUSPICIOUS, sync_seconds, warn_of_unsafe_disk

ROOT = Path(__file__).resolve().parents[4]

ON_A_FULL_DISK = """
import asyncio, sys
from pathlib import Path
from bot.storage.database import Database
from bot.tables.building import build_tables, close_tables
from bot.tables.model.refusals import Refusal
from bot.tables.people.people import Person
from bot.tables.rules.new_table import NewTable

folder, game = Path(sys.argv[1]), "hercules"
address = f"sqlite:///{folder}/pantheon.sqlite3"

async def open_tables(tables, channel):
    try:
        for number in range(500):
            await tables.lobbies.open(NewTable(1, channel + number, Person(channel + number, "A"), game))
    except Refusal as refusal:
        return number, refusal.key
    return number, None

async def main():
    database = await Database.open(address)
    tables = build_tables(database)
    await tables.lobbies.open(NewTable(1, 1, Person(1, "A"), game))
    with (folder / "fill").open("wb", buffering=0) as fill:
        try:
            while fill.write(bytes(4096)):
                pass
        except OSError:
            pass
    opened, refused = await open_tables(tables, 1000)
    assert (refused, tables.repository.is_storing) == ("cannot_save", False), (opened, refused)
    await close_tables(tables)
    await database.close()
    database = await Database.open(address)
    tables = build_tables(database)
    assert len(await tables.lookup.open_tables()) == 1 + opened, "everything that was stored is there"
    await close_tables(tables)
    await database.close()
    (folder / "fill").unlink()
    database = await Database.open(address)
    tables = build_tables(database)
    assert await tables.lobbies.open(NewTable(1, 9000, Person(9000, "B"), game))
    await close_tables(tables)
    await database.close()
    print("in order")

asyncio.run(main())
"""


def test_a_disk_that_syncs_passes_and_one_that_lies_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", lambda _: time.sleep(10 * SUSPICIOUS))
    with capture_logs() as lines:
        warn_of_unsafe_disk(tmp_path)
    assert [line["event"] for line in lines] == ["disk_syncs"]
    monkeypatch.setattr(os, "fsync", lambda _: None)
    with capture_logs() as lines:
        warn_of_unsafe_disk(tmp_path)
    assert [(line["event"], line["log_level"]) for line in lines] == [("disk_does_not_sync", "warning")]
    assert list(tmp_path.iterdir()) == [], "the probe leaves nothing behind"


def test_where_nothing_can_be_probed_the_bot_starts(tmp_path: Path) -> None:
    with capture_logs() as lines:
        warn_of_unsafe_disk(tmp_path / "missing")
    assert [line["event"] for line in lines] == ["disk_not_probed"]
    with pytest.raises(OSError, match="missing"):
        sync_seconds(tmp_path / "missing")


def small_disk(folder: Path, program: str, megabytes: int = 3) -> subprocess.CompletedProcess[str]:
    """Run a program with a disk of so many megabytes in a folder, which is gone with it."""
    script = f'mount -t tmpfs -o size={megabytes}m tmpfs "$1" && exec "$2" -c "$3" "$1"'
    command = ["unshare", "-rm", "sh", "-c", script, "sh", str(folder), sys.executable, program]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_a_full_disk_costs_no_stored_move_and_no_orderly_stop(tmp_path: Path) -> None:
    if shutil.which("unshare") is None or small_disk(tmp_path, "").returncode:
        pytest.skip("no disk of one's own can be made here")
    done = small_disk(tmp_path, ON_A_FULL_DISK)
    assert (done.returncode, done.stdout.splitlines()[-1:]) == (0, ["in order"]), done.stderr
