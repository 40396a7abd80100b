"""``pantheon ratings``: all ratings, made anew from the results."""

from __future__ import annotations

import asyncio

import typer

from bot.command_line.database import database_faults
from bot.configuration import load
from bot.runtime.logs import start_logging


def ratings() -> None:
    """Make all ratings anew from the results of finished matches. The bot must not be running on this database."""
    settings = load()
    start_logging(settings.log, "WARNING")
    with database_faults():
        count = asyncio.run(rate_anew(settings.database_url))
    typer.echo(f"{count} {'rating' if count == 1 else 'ratings'} made anew from the results.")


async def rate_anew(database_url: str) -> int:
    """Make all ratings of a database anew; how many there are. Raises StorageError."""
    from bot.storage.database import Database
    from bot.tables.results.ratings import anew

    database = await Database.open(database_url)
    try:
        return await database.write(anew)
    finally:
        await database.close()
