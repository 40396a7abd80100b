"""Asking the running bot; where none is running, a command opens the database and does the work itself."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.command_failures import database_faults
from bot.configuration import Configuration, load
from bot.runtime.logs import start_logging


def run_request(name: str, **facts: Any) -> Any:
    """The answer to a request, from the running bot or from the database. Raises Fault."""
    settings = load()
    start_logging(settings.log, "WARNING")
    with database_faults():
        return asyncio.run(send_request(settings, name, facts))


async def send_request(settings: Configuration, name: str, facts: dict[str, Any]) -> Any:
    """The answer to a request about what these settings name. Raises Fault, and StorageError: DatabaseInUse for a bot
    that runs without a channel."""
    from bot.operator.channel import NotRunning, ask
    from bot.operator.registry import REQUESTS
    from bot.operator.requests import Operated
    from bot.storage.database import Database
    from bot.tables.building import build_tables, close_tables
    from bot.tables.people.erasure_ledger import Ledger

    try:
        return await ask(settings.data, name, facts)
    except NotRunning:
        pass
    database = await Database.open(settings.database_url, backups=settings.backups, make=False)
    tables = build_tables(database, ledger=Ledger(settings.data))
    try:
        return await REQUESTS[name](Operated(settings, database, tables), facts)
    finally:
        await close_tables(tables)
        await database.close()
