"""``pantheon migrate``: bring the database to this version's schema."""

from __future__ import annotations

import asyncio

import typer

from bot.command_failures import database_faults
from bot.configuration import load
from bot.runtime.logs import start_logging


def migrate() -> None:
    """Bring the database to this version's schema. The bot does this itself at its start."""
    from bot.storage.database import migrate as bring_up_to_date

    settings = load()
    start_logging(settings.log, "WARNING")
    with database_faults():
        asyncio.run(bring_up_to_date(settings.database_url, settings.backups))
    typer.echo("The database is up to date.")
