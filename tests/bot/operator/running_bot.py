"""A bot's database, tables and channel, as a running bot holds them, without Discord; commands are run beside it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.command_line import carry_out
from bot.configuration import Configuration, load
from bot.operator.channel import OperatorChannel
from bot.operator.registry import REQUESTS
from bot.operator.requests import Operated, answers_about
from bot.runtime.incidents import Incidents
from bot.storage.database import Database
from bot.tables.building import start_tables
from bot.tables.people.erasure_ledger import Ledger
from tests.bot.storage.migrated_database import migrated_database
from tests.bot.tables.company import Company, Hand


def settings_in(folder: Path, address: str | None = None) -> Configuration:
    return load(data=folder, database_url=address or f"sqlite:///{folder}/pantheon.sqlite3")


def _database_in(folder: Path) -> str:
    """The address of the folder's database, which is made where there is none."""
    folder.mkdir(parents=True, exist_ok=True)
    return migrated_database(folder / "pantheon.sqlite3")


@asynccontextmanager
async def running_bot(folder: Path, clock: Hand | None = None, address: str | None = None) -> AsyncIterator[Company]:
    """The company of a bot whose data folder this is, started as the client starts it; its database is SQLite's in the
    folder, or the migrated one at ``address``."""
    settings = settings_in(folder, address)
    folder.mkdir(parents=True, exist_ok=True)  # noqa: ASYNC240 - nothing else runs yet
    database = await Database.open(address or _database_in(folder))
    company = Company.gather(database, clock or Hand(), ledger=Ledger(folder))
    operated = Operated(settings, database, company.tables)
    channel = OperatorChannel(folder, answers_about(operated, REQUESTS), Incidents())
    try:
        await start_tables(company.tables)
        await channel.open()
        yield company
    finally:
        await channel.close()
        await company.leave()
        await database.close()


async def command(*arguments: str) -> int:
    """Run a command of the command line beside the running bot; its exit code."""
    return await asyncio.to_thread(carry_out, list(arguments))
