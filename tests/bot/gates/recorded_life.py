"""A short life of two tables on a recorded disk: opened from nothing, played at, backed up, closed, opened again."""

from __future__ import annotations

import asyncio
import pickle
import random
from dataclasses import replace
from pathlib import Path

from bot.storage.database import Database
from bot.storage.sqlite import file as sqlite
from bot.tables.rules import lobby
from tests.bot.gates.ledger import Answered
from tests.bot.gates.recorded_disk import Recorder
from tests.bot.tables.company import BO, Company, Hand

CHANNELS = (1, 2)
DATABASE, BACKUPS = "data/pantheon.db", "data/backups"
"""Where they are in the recorded folder. Making the folder of the database is part of its life."""


def live(folder: str, record: str, moves: str, synchronous: str) -> None:
    """Live in an empty folder and leave the record in a file."""
    if synchronous == "NORMAL":
        sqlite.SETTINGS["synchronous"] = ("NORMAL", 1)
    recorder = Recorder(folder)
    recorder.begin()
    asyncio.run(_live(Path(folder), recorder, int(moves)))
    Path(record).write_bytes(pickle.dumps([tuple(event) for event in recorder.events]))


async def _live(folder: Path, recorder: Recorder, moves: int) -> None:
    address, clock, chance = f"sqlite:///{folder / DATABASE}", Hand(), random.Random(3)
    lobby.secrets.token_bytes = chance.randbytes  # type: ignore[attr-defined]
    database = await Database.open(address)
    company = Company.gather(database, clock)
    for number in range(moves):
        if number in (moves // 4, moves * 3 // 4):
            await company.settle()
            await company.leave()
            await database.close()
            database = await Database.open(address)
            company = replace(Company.gather(database, clock, company.messenger), clicks=company.clicks)
        if number == moves // 3:
            await database.forget_traces()
        if number == moves // 2:
            backup = await database.back_up(folder / BACKUPS)
            recorder.note_report(backup.file.name)
        id = await _table(company, chance.choice(CHANNELS))
        open_table = await company.move(id, chance)
        recorder.note_report(tuple(Answered(77_000_000 + company.clicks, id, len(open_table.match.journal))))
    await company.settle()
    await company.leave()
    await database.close()


async def _table(company: Company, channel: int) -> int:
    """The match in a channel; a new one where the last has ended."""
    there = await company.tables.lobbies.in_channel(channel)
    return (there or await company.started(BO, channel=channel)).id
