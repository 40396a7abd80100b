"""Cut the power of a real file system: a life on an image with ext4, of which only what was flushed is left.

The process stands still while the image is copied; what the kernel had not written yet is missing in the copy, as after
a power cut, and the next mount replays ext4's own journal. Needs the rights to mount. ``PANTHEON_CUTS_EXT4`` sets how
many cuts there are.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import sleep

import pytest

from bot.storage.database import Database
from bot.storage.errors import StorageError
from tests.bot.gates.ledger import Answered, compare
from tests.bot.gates.recorded_life import DATABASE

ROOT = Path(__file__).resolve().parents[3]
CUTS = int(os.environ.get("PANTHEON_CUTS_EXT4", "40"))
MOVES = 4_000
SIZE = 96 * 1024 * 1024
LONGEST_PAUSE_S = 0.6

BOOT = """
import asyncio, sys, types
from pathlib import Path
root, folder, moves, synchronous = sys.argv[1:]
sys.path.insert(0, root)
tests = sys.modules["tests"] = types.ModuleType("tests")
tests.__path__ = [root + "/tests"]
from bot.storage.sqlite import file as sqlite
from tests.bot.gates.recorded_life import _live
if synchronous != "FULL":
    sqlite.SETTINGS["synchronous"] = (synchronous, {"NORMAL": 1, "OFF": 0}[synchronous])
class Reporter:
    def note_report(self, report):
        if isinstance(report, tuple):
            print(*report, flush=True)
asyncio.run(_live(Path(folder), Reporter(), int(moves)))
"""


def may_mount() -> bool:
    """Whether an image with ext4 can be made and mounted here."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and None not in map(shutil.which, ("mkfs.ext4", "mount"))


pytestmark = [pytest.mark.soak, pytest.mark.skipif(not may_mount(), reason="images cannot be mounted here")]


@contextmanager
def mounted(image: Path, where: Path) -> Iterator[Path]:
    """An image in its place among the folders."""
    where.mkdir(exist_ok=True)
    if subprocess.run(["mount", "-o", "loop", str(image), str(where)], check=False, capture_output=True).returncode:
        pytest.skip("images cannot be mounted here")
    try:
        yield where
    finally:
        subprocess.run(["umount", "-l", str(where)], check=True)


def lost_after_cuts(place: Path, cuts: int, synchronous: str) -> tuple[int, list[object]]:
    """How many choices were answered until the last cut, and every fault after each of so many."""
    image, chance = place / "image", Random(7)
    image.touch()
    os.truncate(image, SIZE)
    subprocess.run(["mkfs.ext4", "-q", "-F", str(image)], check=True)
    answers: list[Answered] = []
    faults: list[object] = []
    with mounted(image, place / "disk") as disk:
        command = [sys.executable, "-c", BOOT, str(ROOT), str(disk), str(MOVES), synchronous]
        with subprocess.Popen(command, stdout=subprocess.PIPE) as life:
            assert life.stdout is not None
            os.set_blocking(life.stdout.fileno(), False)
            rest = b""
            while not answers:
                assert life.poll() is None, "the bot ended before it answered anything"
                rest = _read(life.stdout.fileno(), rest, answers)
                sleep(0.05)
            for number in range(cuts):
                sleep(chance.uniform(0.01, LONGEST_PAUSE_S))
                life.send_signal(signal.SIGSTOP)
                rest = _read(life.stdout.fileno(), rest, answers)
                copy = place / f"copy{number}"
                subprocess.run(["cp", "--sparse=always", str(image), str(copy)], check=True)
                life.send_signal(signal.SIGCONT)
                faults += [
                    (number, fault) for fault in asyncio.run(_faults_in(copy, place / f"after{number}", answers))
                ]
                copy.unlink()
                if life.poll() is not None:
                    break
            life.kill()
    return len(answers), faults


def _read(pipe: int, rest: bytes, answers: list[Answered]) -> bytes:
    """Take what was answered; the rest is a line that is not whole."""
    try:
        while more := os.read(pipe, 1 << 16):
            rest += more
    except BlockingIOError:
        pass
    *lines, rest = rest.split(b"\n")
    answers += [Answered(*map(int, line.split())) for line in lines]
    return rest


async def _faults_in(copy: Path, where: Path, answers: list[Answered]) -> list[object]:
    """What is missing or wrong when the bot opens the database on this image."""
    with mounted(copy, where) as disk:
        try:
            database = await Database.open(f"sqlite:///{disk / DATABASE}")
        except StorageError as error:
            return [f"{type(error).__name__}: {error}"]
        try:
            return (await compare(database, answers)).faults
        finally:
            await database.close()


def test_no_answered_move_is_lost_on_ext4(tmp_path: Path) -> None:
    answered, faults = lost_after_cuts(tmp_path, CUTS, "FULL")
    print(f"{CUTS} cuts, {answered} choices answered until the last")
    assert answered > CUTS
    assert not faults, "\n".join(map(str, faults[:20]))


def test_without_a_sync_at_each_commit_moves_are_lost_on_ext4(tmp_path: Path) -> None:
    """The control: the gate sees what SQLite's setting for speed costs."""
    _, faults = lost_after_cuts(tmp_path, 3, "NORMAL")
    assert any(isinstance(fault, Answered) for _, fault in faults)  # type: ignore[misc]
