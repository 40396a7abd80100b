"""A database on a disk whose power fails with each process: what no sync has covered is lost, or half written.

SQLite syncs its write-ahead log at each commit where ``synchronous`` is FULL, and at checkpoints alone where it is
less. So the connection's own setting says which part of the log is safe; of the rest the disk keeps what it likes.
"""

from __future__ import annotations

import struct
from pathlib import Path
from random import Random
from typing import NamedTuple

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.storage.address import read_address
from bot.storage.database import _engine
from bot.storage.fair_queue import FairQueue
from bot.storage.schema import metadata
from bot.storage.sqlite.direct import ShortTransactions
from bot.storage.sqlite.file import log_of
from tests.bot.simulation.process import LastingDatabase, current_process

HEADER, FRAME = 32, 24
"""Bytes of a write-ahead log's header, and of what stands before each page in it."""
HALF_WRITTEN = "half_written"
"""The point between the writes of a commit and its sync."""
FULL = 2
"""SQLite's ``synchronous=FULL``."""


def is_torn(seed: int) -> bool:
    """Whether the world of a seed has its database on a disk: each eighth has."""
    return seed % 16 in (8, 9)


class Disk(NamedTuple):
    """The database and its write-ahead log, as they were at a moment."""

    pages: bytes
    log: bytes


def commits(log: bytes) -> list[int]:
    """Where in a write-ahead log each of its commits ends, in bytes. Older frames behind them have another salt."""
    if len(log) < HEADER:
        return []
    page_size = struct.unpack(">I", log[8:12])[0]
    salts, ends, at = log[16:24], [], HEADER
    while at + FRAME + page_size <= len(log) and log[at + 8 : at + 16] == salts:
        at_end = at + FRAME + page_size
        if struct.unpack(">I", log[at + 4 : at + 8])[0]:
            ends.append(at_end)
        at = at_end
    return ends


def kept_of(log: bytes, size: int) -> int:
    """Up to which byte a log that a disk has kept holds commits, of those in its first ``size`` bytes. Frames behind
    those are of a transaction that was never committed, though they look like earlier ones: their checksums do not
    fit."""
    return max([0, *(end for end in commits(log) if end <= size)])


def torn(log: bytes, safe: int, chance: Random) -> bytes:
    """A log of which only so many bytes are safe, as a disk may keep it: cut, overwritten, or continued with what was
    being written. It may be whole, too."""
    end = max([safe, *commits(log)])
    place = chance.randint(safe, end)
    match chance.choice(("lost", "cut", "overwritten", "zeros", "begun", "whole")):
        case "lost":
            return log[:safe]
        case "cut":
            return log[:place]
        case "overwritten":
            return log[:place] + chance.randbytes(max(1, min(512, end - place))) + log[place + 512 : end]
        case "zeros":
            return log[:place] + bytes(end - place)
        case "begun":
            # The frames of a transaction that was never committed, the last one half written.
            return log[:end] + log[HEADER : HEADER + chance.randint(1, max(1, end - HEADER))]
    return log[:end]


def _engine_of(file: Path) -> AsyncEngine:
    return _engine(read_address(f"sqlite:///{file}"))


class TornDatabase(LastingDatabase):
    """A database in a folder. Each process opens what the one before has left on the disk."""

    def __init__(self, folder: Path, chance: Random) -> None:
        folder.mkdir()
        # As one in memory it is not backed up: that takes a thread, which virtual time has not.
        super().__init__(read_address("sqlite://"), _engine_of(folder / "life-0.db"))
        self._folder = folder
        self._chance = chance
        self._lives = 0
        self._left: list[AsyncEngine] = []
        self._before: tuple[Disk, int] | None = None
        """The disk before the commit that is written now, and how much of its log was safe."""
        self._log_size = 0
        """How much of the log the disk had when it was opened."""

    @classmethod
    async def on_disk(cls, folder: Path, chance: Random) -> TornDatabase:
        """A new database, as all migrations together make it."""
        database = cls(folder, chance)
        await database.write(lambda connection: connection.run_sync(metadata.create_all))
        await database._empty_log()
        return database

    @property
    def _file(self) -> Path:
        return self._folder / f"life-{self._lives}.db"

    def _disk(self) -> Disk:
        log = log_of(self._file)
        return Disk(self._file.read_bytes(), log.read_bytes() if log.exists() else b"")

    def before_commit(self) -> None:
        process = current_process.get()
        if process is not None and process.doom == (HALF_WRITTEN, 1):
            disk = self._disk()
            self._before = disk, max([0, *commits(disk.log)])

    def left(self) -> str:
        """The power fails. What is told: whether the last commit was being written, and whether the log was torn."""
        disk, before, self._before = self._disk(), self._before, None
        ends = commits(disk.log)
        safe = max([0, *ends])
        if self._synchronous() < FULL:
            safe = min(safe, self._log_size)
        elif self.unsynced is not None and before is not None and before[0].pages == disk.pages:
            # A log that SQLite has begun again is all of this commit. A checkpoint after it has synced it.
            safe = before[1] if before[0].log[:HEADER] == disk.log[:HEADER] else 0
        log = torn(disk.log, safe, self._chance)
        end = kept_of(log, max([0, *ends]))
        if self.unsynced is not None and end == max([0, *ends]) and log[:end] == disk.log[:end]:
            for change in self.unsynced:
                self.note_change(*change)
        self._log_size = end
        self._open_next(disk.pages, log)
        return "commits half written" if self.unsynced is not None else "power cuts"

    def _synchronous(self) -> int:
        """The setting of the connection. A database that was not opened has written nothing."""
        driver = self._short._driver if self._short is not None else None
        if driver is None or not driver.is_open:
            return FULL
        return int(driver._conn.execute("PRAGMA synchronous").fetchone()[0])

    def _open_next(self, pages: bytes, log: bytes) -> None:
        """The next process finds these files."""
        self._lives += 1
        self._file.write_bytes(pages)
        log_of(self._file).write_bytes(log)
        self._left.append(self._engine)
        if self._short is not None:
            self._short.close()
        self._engine = _engine_of(self._file)
        self._short = ShortTransactions(self._engine)
        self._turns = FairQueue(1)

    async def close_for_good(self) -> None:
        for engine in self._left:
            await engine.dispose()
        await super().close_for_good()
