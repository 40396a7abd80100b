"""Drills of a restore: the newest backup is restored into a scratch file, and matches of it are rebuilt and compared.

A process of its own with the lowest priority does the work (``bot/operator/trial_restore.py``), so that the event loop
never waits for it. What it finds of matches that are over is compared with the running database, one match at a time.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sys
import tempfile
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args

import structlog

from bot.configuration import Configuration
from bot.operator.trial_restore import NO_CHOICES, journal_digest
from bot.processes.workers import SECRETS
from bot.runtime import metrics
from bot.runtime.clock import DAY, SECOND
from bot.storage.meta import drill_note, replace_drill_note
from bot.storage.sqlite.backups import machine_time, newest_backup
from bot.tables.model.refusals import Refusal
from bot.tables.store.repository import TableRepository

_log = structlog.stdlib.get_logger("pantheon.backups")

Outcome = Literal["whole", "damaged", "failed", "no_backup"]
MATCHES = 100
"""How many matches are rebuilt."""
WITHIN_S = 1800.0
"""How many seconds the process may take; then it is ended."""
WEEK = 7 * DAY
EVERY = {"whole": WEEK, "damaged": DAY, "failed": DAY, "no_backup": DAY, "": DAY}
"""After how many milliseconds a drill is due again, by how the last one ended; "": it did not end."""
SCRATCH = "drill-"
"""The beginning of the names of folders with scratch files, in the data folder."""
ROOM = 1.2
"""How much room there must be, in sizes of the backup."""
BETWEEN_S = 0.05
"""Seconds between two matches that are read from the running database."""

metrics.begin_at_zero(metrics.RESTORE_DRILLS, get_args(Outcome))


class Drill(NamedTuple):
    """A drill and what came of it. ``open`` and ``other_rules`` are among the ``matches`` that were rebuilt;
    ``compared`` are those that the running database has as well; ``damaged`` are numbers of matches; ``began`` is in
    milliseconds.
    """

    began: int
    outcome: Outcome | Literal[""] = ""
    backup: str = ""
    reason: str = ""
    matches: int = 0
    open: int = 0
    other_rules: int = 0
    compared: int = 0
    damaged: tuple[int, ...] = ()
    took_s: float = 0.0

    @classmethod
    def from_note(cls, text: str | None) -> Drill | None:
        """The drill that was noted; None for none, or for a note of another version."""
        try:
            fields = json.loads(text or "")
            return cls(**{**fields, "damaged": tuple(fields["damaged"])})
        except (ValueError, TypeError, LookupError):
            return None

    def is_due_again(self, now: int) -> bool:
        """Whether it is time for the next one. A drill of the future was noted by a clock that was wrong."""
        return not 0 <= now - self.began < EVERY[self.outcome]


class RestoreDrills:
    """Holds drills, one at a time. ``last`` is the newest one that is known to this process."""

    def __init__(self) -> None:
        self.last: Drill | None = None
        self._turn = asyncio.Lock()

    @property
    def is_failed(self) -> bool:
        """Whether the newest drill found that the backup cannot be restored, or could not be held."""
        return self.last is not None and self.last.outcome in ("damaged", "failed")

    async def hold_if_due(self, settings: Configuration, repository: TableRepository) -> Drill | None:
        """Hold a drill where one is due and no other process does; None where not. Raises StorageError."""
        database, now = repository.database, repository.clock.now()
        note = await database.read(drill_note)
        self.last = Drill.from_note(note)
        if self.last is not None:
            _show(self.last)
            if not self.last.is_due_again(now):
                return None
        claim = json.dumps(Drill(now)._asdict())
        if not await database.write(lambda connection: replace_drill_note(connection, note, claim)):
            return None
        return await self.hold(settings, repository)

    async def hold(self, settings: Configuration, repository: TableRepository, scratch_url: str | None = None) -> Drill:
        """Hold a drill now, and note it; ``scratch_url`` is a database into which a dump was restored, in place of the
        newest backup. Raises StorageError."""
        database, now, began = repository.database, repository.clock.now(), time.monotonic()
        async with self._turn:
            drill = (await self._carry_out(settings, repository, scratch_url))._replace(
                began=now, took_s=round(time.monotonic() - began, 1)
            )
            if scratch_url is not None and not (drill.matches or drill.damaged):
                # Nothing was looked at: a wrong address says nothing about dumps, and is no alert.
                return drill
            self.last = drill
        assert drill.outcome
        metrics.RESTORE_DRILLS.labels(drill.outcome).inc()
        _show(drill)
        log = _log.error if self.is_failed else _log.info
        log("restore_drill", **{**drill._asdict(), "damaged": list(drill.damaged)})
        note = await database.read(drill_note)
        text = json.dumps(drill._asdict())
        await database.write(lambda connection: replace_drill_note(connection, note, text))
        return drill

    async def _carry_out(self, settings: Configuration, repository: TableRepository, url: str | None) -> Drill:
        if url is not None:
            return await _try_restore(repository, "the scratch database", {"url": url})
        if repository.database.address.file is None:
            return Drill(0, "no_backup", reason="the bot makes no backups of PostgreSQL")
        backup = await asyncio.to_thread(_newest, settings.backups)
        if backup is None:
            return Drill(0, "no_backup", reason="there is no backup yet")
        try:
            folder = await asyncio.to_thread(_make_scratch, settings.data, backup)
        except OSError as error:
            return Drill(0, "failed", backup.name, str(error))
        try:
            return await _try_restore(
                repository, backup.name, {"backup": str(backup.absolute()), "folder": str(folder)}
            )
        finally:
            await asyncio.to_thread(shutil.rmtree, folder, ignore_errors=True)


async def _try_restore(repository: TableRepository, backup: str, order: dict[str, Any]) -> Drill:
    """What came of an order to the process of a drill. Raises StorageError."""
    try:
        return await _compare(repository, backup, await _ask_process({"matches": MATCHES, **order}))
    except (OSError, ValueError) as error:
        return Drill(0, "failed", backup, str(error) or type(error).__name__)


def _newest(folder: Path) -> Path | None:
    return newest_backup(folder, machine_time()) if folder.is_dir() else None


def _make_scratch(data: Path, backup: Path) -> Path:
    """A folder for scratch files, for our account alone; what killed drills have left is removed. Raises OSError."""
    for left in data.glob(f"{SCRATCH}*"):
        shutil.rmtree(left, ignore_errors=True)
    size, free = backup.stat().st_size, shutil.disk_usage(data).free
    if free < size * ROOM:
        raise OSError(f"{free // 1_000_000} MB are free, and the backup has {size // 1_000_000} MB")
    return Path(tempfile.mkdtemp(prefix=SCRATCH, dir=data.absolute()))


async def _ask_process(order: dict[str, Any]) -> dict[str, Any]:
    """What the process of a drill found. Raises OSError, ValueError, TimeoutError."""
    environment = {name: value for name, value in os.environ.items() if name not in SECRETS}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-c", "from bot.operator.trial_restore import main; main()"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env={**environment, "PYTHONPATH": os.pathsep.join(folder or os.getcwd() for folder in sys.path)},
    )
    try:
        async with asyncio.timeout(WITHIN_S):
            answer, _ = await process.communicate(json.dumps(order).encode())
    except TimeoutError:
        raise TimeoutError(f"it took more than {WITHIN_S:g} seconds and was ended") from None
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
    if process.returncode:
        raise ValueError(f"its process ended with code {process.returncode}")
    report: dict[str, Any] = json.loads(answer)
    return report


async def _compare(repository: TableRepository, backup: str, report: dict[str, Any]) -> Drill:
    """The drill by what was found in the backup, compared with the running database. Raises StorageError."""
    if "refused" in report:
        return Drill(0, "damaged", backup, report["refused"])
    damaged_ids = [id for id in report["damaged"] if not await _is_damaged_here(repository, id)]
    compared_count = 0
    for id, digest in report["digests"].items():
        here = await repository.database.read(partial(journal_digest, id=int(id)))
        if here != NO_CHOICES:
            compared_count += 1
            if here != digest:
                damaged_ids.append(int(id))
        await asyncio.sleep(BETWEEN_S)
    counts = {name: report[name] for name in ("matches", "open", "other_rules")}
    reason = f"matches come out otherwise: {', '.join(map(str, damaged_ids))}" if damaged_ids else ""
    return Drill(
        0,
        "damaged" if damaged_ids else "whole",
        backup,
        reason,
        **counts,
        compared=compared_count,
        damaged=tuple(damaged_ids),
    )


async def _is_damaged_here(repository: TableRepository, id: int) -> bool:
    """Whether a match is damaged in the running database too: then the backup is not at fault."""
    try:
        await repository.live(id)
    except Refusal as refusal:
        return refusal.key in ("damaged", "no_table")
    return False


def _show(drill: Drill) -> None:
    if drill.outcome == "whole":
        metrics.LAST_RESTORE_DRILL.set(drill.began / SECOND)
    metrics.DRILL_MATCHES.set(drill.matches)
