"""Backups of the database: when the operator asks for one, and by interval."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterable
from contextlib import closing, suppress
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

import structlog
from sqlalchemy import select

from bot.command_failures import USE, Fault
from bot.operator.channel import Facts
from bot.operator.requests import Operated
from bot.operator.restore_drills import RestoreDrills
from bot.runtime.tasks import cancel_all
from bot.storage.address import read_address
from bot.storage.database import Database
from bot.storage.errors import DatabaseDamaged, StorageError
from bot.storage.schema import snapshots
from bot.storage.sqlite.backups import Backup, Look, machine_time, newest_backup, time_of_backup
from bot.storage.sqlite.unsent import forget_unsent, unsent_in
from bot.storage.transaction import Transaction
from bot.tables.store.rebuilding import is_whole

_log = structlog.stdlib.get_logger("pantheon.backups")

SNAPSHOTS = (
    "SELECT table_id, saved, snapshots.hash FROM snapshots JOIN tables ON tables.id = table_id "
    "WHERE stage = 'playing' AND hash IS NOT NULL ORDER BY table_id"
)
FIRST_PAUSE = 60.0
"""This many seconds after a start it is looked whether a backup is due."""
FIRST_DRILL = 120.0
"""This many seconds after a start it is looked whether a drill of a restore is due."""
PAUSE = 600.0
"""How often, in seconds, it looks again; also after a backup that could not be made."""


async def back_up(operated: Operated, facts: Facts) -> Facts:
    """Make a backup into the folder ``to``, where the ``keep`` newest stay; without ``to`` into that of the data."""
    to, keep = facts.get("to"), facts.get("keep")
    if not isinstance(to, str | None) or not (keep is None or (type(keep) is int and keep > 0)):
        raise Fault("A backup goes to a folder, and one at least is kept", USE)
    if keep is None and to is None:
        keep = operated.configuration.backup_keep
    folder = operated.configuration.backups if to is None else Path(to)
    backup = await make_backup(operated.database, folder, keep)
    command = operated.configuration.backup_command
    return {
        "unsent": await operated.off_site.send(command, backup.file) if command else "",
        "file": str(backup.file),
        "size": backup.size,
        "damaged": list(backup.damaged),
        "removed": backup.removed,
        "ahead": [file.name for file in backup.ahead],
    }


async def hold_drill(operated: Operated, facts: Facts) -> Facts:
    """Restore the newest backup into a scratch file and look at it; ``scratch`` names a database in place of that."""
    scratch = facts.get("scratch")
    if not isinstance(scratch, str | None):
        raise Fault("A scratch database is named by its address", USE)
    if scratch is not None:
        address = read_address(scratch)
        if address.is_sqlite or address == operated.database.address:
            raise Fault("Name the PostgreSQL database into which the dump was restored, not the bot's own", USE)
    drill = await operated.drills.hold(operated.configuration, operated.tables.repository, scratch)
    return drill._asdict()


async def make_backup(database: Database, folder: Path, keep: int | None) -> Backup:
    """Back the database up, and look at its open matches. Raises StorageError."""
    backup = await database.back_up(folder, keep=keep, look=_look_at(database))
    _log.info("backed_up", megabytes=round(backup.size / 1e6, 1), removed=backup.removed, damaged=list(backup.damaged))
    if backup.ahead:
        _log.warning("backups_named_in_the_future", files=[file.name for file in backup.ahead])
    return backup


def _look_at(database: Database) -> Look:
    async def look(file: Path) -> tuple[int, ...]:
        """Raises DatabaseDamaged for a match that is whole in the database and damaged in the copy."""
        damaged_ids = await asyncio.to_thread(damaged_matches, file)
        if whole := await database.read(lambda connection: _whole_among(connection, damaged_ids)):
            raise DatabaseDamaged(
                f"The backup came out with a damaged match ({whole[0]}) and was thrown away; try again."
            )
        return tuple(damaged_ids)

    return look


def damaged_matches(file: Path) -> list[int]:
    """The tables of a copy whose open matches have a snapshot that is not what was saved."""
    with closing(sqlite3.connect(file)) as connection:
        return [id for id, snapshot, hash in _snapshots(connection) if not is_whole(snapshot, hash)]


def _snapshots(connection: sqlite3.Connection) -> Iterable[tuple[int, Any, str]]:
    for id, text, hash in connection.execute(SNAPSHOTS):
        try:
            yield id, json.loads(text), hash
        except ValueError:
            yield id, None, hash


async def _whole_among(connection: Transaction, ids: list[int]) -> list[int]:
    """Those of the tables whose snapshot is whole in the database."""
    query = select(snapshots.c.saved, snapshots.c.hash)
    whole = []
    for id in ids:
        try:
            row = (await connection.execute(query.where(snapshots.c.table_id == id))).one_or_none()
        except ValueError:
            continue
        if row is not None and is_whole(row.saved, row.hash):
            whole.append(id)
    return whole


class BackupSchedule:
    """Backs a SQLite file up by interval: when the newest backup in the data folder is old enough.

    Each is handed to the operator's command, and so are those that were made before a change of the schema. Once a week
    the newest one is restored in a drill, by the process that leads.
    """

    def __init__(self, operated: Operated) -> None:
        self._database = operated.database
        self._folder = operated.configuration.backups
        self._every = timedelta(hours=operated.configuration.backup_every)
        self._keep = operated.configuration.backup_keep
        self._command = operated.configuration.backup_command
        self._off_site = operated.off_site
        self._match_operator = operated
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def drills(self) -> RestoreDrills:
        """The drills of a restore."""
        return self._match_operator.drills

    def begin(self) -> None:
        """Start: backups where there is a file to back up, and the operator wants it so or has a command for backups;
        drills with every database that outlives the process."""
        address = self._database.address
        if (self._every or self._command) and address.file is not None:
            self._tasks.append(asyncio.create_task(self._go_on(), name="backups"))
        if address.file is not None or not address.is_sqlite:
            self._tasks.append(asyncio.create_task(self._hold_drills(), name="drills of a restore"))

    async def close(self) -> None:
        """Stop; a backup that is being made is dropped, and a command or a drill that runs is ended."""
        await cancel_all(self._tasks)
        await self._off_site.close()

    async def _hold_drills(self) -> None:
        await asyncio.sleep(FIRST_DRILL)
        while True:
            try:
                if self._database.leads:
                    await self.drills.hold_if_due(
                        self._match_operator.configuration, self._match_operator.tables.repository
                    )
            except (StorageError, OSError) as error:
                _log.warning("restore_drill_waits", reason=str(error))
            except Exception as error:
                _log.error("restore_drill_waits", exc_info=error)
            await asyncio.sleep(PAUSE)

    async def _go_on(self) -> None:
        await asyncio.sleep(FIRST_PAUSE)
        while True:
            try:
                if await asyncio.to_thread(self.is_due, machine_time()):
                    backup = await make_backup(self._database, self._folder, self._keep)
                    if self._command:
                        self._off_site.begin(self._command, backup.file)
                await self._hand_over_unsent()
            except (StorageError, OSError) as error:
                _log.error("backup_failed", reason=str(error))
            except Exception as error:
                _log.error("backup_failed", exc_info=error)
            await asyncio.sleep(PAUSE)

    async def _hand_over_unsent(self) -> None:
        """Begin to hand over the first backup that waits for it, unless the command runs. Raises OSError."""
        if not self._command:
            await asyncio.to_thread(forget_unsent, self._folder)
        elif not self._off_site.is_busy and (waiting := await asyncio.to_thread(unsent_in, self._folder)):
            sending = self._off_site.begin(self._command, waiting[0])
            sending.add_done_callback(partial(self._note_handed_over, waiting[0]))

    def _note_handed_over(self, backup: Path, sending: asyncio.Task[str]) -> None:
        if not sending.cancelled():
            with suppress(OSError):
                forget_unsent(self._folder, backup)

    def is_due(self, now: datetime) -> bool:
        """Whether backups are made by interval, and the newest is old enough. Those named in the future do not count:
        the clock was ahead when they were made. Raises OSError."""
        if not self._every:
            return False
        newest = newest_backup(self._folder, now)
        return newest is None or now - time_of_backup(newest) >= self._every
