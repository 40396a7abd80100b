"""``pantheon ratings``: compute all ratings again from the results."""

from __future__ import annotations

import asyncio

import typer

from bot.command_failures import database_faults
from bot.configuration import load
from bot.runtime.logs import start_logging


def ratings() -> None:
    """Compute all ratings again from the results of finished matches. The bot must not be running."""
    settings = load()
    start_logging(settings.log, "WARNING")
    with database_faults():
        count = asyncio.run(recompute_ratings(settings.database_url))
    typer.echo(f"{count} {'rating' if count == 1 else 'ratings'} computed again from the results.")


async def recompute_ratings(database_url: str) -> int:
    """Compute all ratings of a database again; returns their number. Raises StorageError."""
    from bot.storage.database import Database
    from bot.tables.results.ratings import recompute

    database = await Database.open(database_url, make=False)
    try:
        return await database.write(recompute)
    finally:
        await database.close()
