"""Cut the power anywhere: every answered move is on the disk, and the bot starts (docs/faults.md, A5).

The record of a short life is cut at many points. ``PANTHEON_CUTS`` sets how many the long form has.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from bot.storage.database import Database
from bot.storage.errors import StorageError
from tests.bot.gates.ledger import Answered, compare
from tests.bot.gates.power_cut import MODELS, NAMING, after_cut
from tests.bot.gates.recorded_disk import Event, can_record
from tests.bot.gates.recorded_life import BACKUPS, DATABASE

ROOT = Path(__file__).resolve().parents[3]
CUTS, MANY_CUTS = 10, int(os.environ.get("PANTHEON_CUTS", "300"))
MOVES, MANY_MOVES = 60, 600

pytestmark = pytest.mark.skipif(not can_record(), reason="this Python's SQLite cannot be watched from outside")

BOOT = """
import sys, types
root, *arguments = sys.argv[1:]
sys.path.insert(0, root)
tests = sys.modules["tests"] = types.ModuleType("tests")
tests.__path__ = [root + "/tests"]
from tests.bot.gates.recorded_life import live
live(*arguments)
"""
Record = Callable[[int, str], list[Event]]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Record]:
    """The record of a life of so many moves, with this setting of ``synchronous``; each is lived once."""
    lived: dict[tuple[int, str], list[Event]] = {}

    def read(moves: int, synchronous: str) -> list[Event]:
        if (moves, synchronous) not in lived:
            place = tmp_path_factory.mktemp("life")
            folder, file = place / "disk", place / "record"
            folder.mkdir()
            command = [sys.executable, "-c", BOOT, str(ROOT), str(folder), str(file), str(moves), synchronous]
            subprocess.run(command, check=True)
            lived[moves, synchronous] = [Event(*each) for each in pickle.loads(file.read_bytes())]  # noqa: S301
        return lived[moves, synchronous]

    return read


def points(events: list[Event], count: int, chance: Random) -> list[int]:
    """Where to cut: while the database is made, about where a name is changed, right after an answer, and anywhere."""
    answers = [place + 1 for place, event in enumerate(events) if event.kind == "told"]
    names = [place for place, event in enumerate(events) if event.kind in NAMING and place > answers[0]]
    cuts = [chance.randint(0, answers[0]) for _ in range(count // 10)]
    cuts += [min(chance.choice(names) + chance.randint(0, 6), len(events)) for _ in range(count * 3 // 10)]
    cuts += chance.choices(answers, k=count * 3 // 10)
    return cuts + [chance.randint(answers[0], len(events)) for _ in range(count - len(cuts))]


async def faults_after_cut(events: list[Event], folder: Path) -> list[object]:
    """What is missing or wrong when the bot opens this folder."""
    reports = [event.data for event in events if event.kind == "told"]
    answers = [Answered(*each) for each in reports if isinstance(each, tuple)]
    backups = [each for each in reports if isinstance(each, str)]
    faults: list[object] = [f"backup {name} is gone" for name in backups if not (folder / BACKUPS / name).exists()]
    for name in (DATABASE, *(f"{BACKUPS}/{each}" for each in backups)):
        try:
            database = await Database.open(f"sqlite:///{folder / name}")
        except StorageError as error:
            faults.append(f"{type(error).__name__}: {error}")
            continue
        try:
            faults += (await compare(database, answers if name == DATABASE else [])).faults
        finally:
            await database.close()
    return faults


async def cut_everywhere(events: list[Event], count: int, place: Path) -> list[tuple[int, str, object]]:
    """Every fault after so many cuts in each model: where the cut was, in which model, and what is wrong."""
    chance = Random(5)
    faults: list[tuple[int, str, object]] = []
    for point in points(events, count, chance):
        for name, model in MODELS.items():
            folder = place / f"{point}-{name}-{chance.random()}"
            folder.mkdir()
            after_cut(events[:point], model, chance, folder)
            faults += [(point, name, fault) for fault in await faults_after_cut(events[:point], folder)]
    return faults


@pytest.mark.parametrize(
    ("moves", "count"), [(MOVES, CUTS), pytest.param(MANY_MOVES, MANY_CUTS, marks=pytest.mark.soak)]
)
async def test_no_answered_move_is_lost_when_the_power_is_cut(
    tmp_path: Path, record: Record, moves: int, count: int
) -> None:
    events = record(moves, "FULL")
    assert sum(event.kind == "told" for event in events) == moves + 1
    faults = await cut_everywhere(events, count, tmp_path)
    assert not faults, "\n".join(map(str, faults[:20]))


@pytest.mark.soak
async def test_without_a_sync_at_each_commit_moves_are_lost(tmp_path: Path, record: Record) -> None:
    """The control: the gate sees what SQLite's setting for speed costs."""
    faults = await cut_everywhere(record(MOVES // 3, "NORMAL"), 6, tmp_path)
    assert any(isinstance(fault, Answered) for _, _, fault in faults)
