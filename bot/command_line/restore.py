"""``pantheon restore``: put a backup in the place of the database."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from bot.command_failures import USE, Fault, database_faults
from bot.configuration import load
from bot.runtime.logs import start_logging

Backup = Annotated[Path | None, typer.Argument(metavar="FILE", help="The backup.")]
InPlace = Annotated[bool, typer.Option("--in-place", help="Only notify players (after pg_restore).")]


def restore(file: Backup = None, in_place: InPlace = False) -> None:
    """Put a backup in the place of the SQLite database, which is kept beside it. The bot must not be running.

    People who were erased since are erased again. The players of each open match read where it stands when the bot
    starts next; messages that waited when the backup was made are not sent.
    """
    from bot.operator.restoring import restore, restore_in_place
    from bot.tables.model.refusals import Refusal

    if (file is None) != in_place:
        raise Fault("Name the FILE of a backup, or --in-place", USE)
    settings = load()
    start_logging(settings.log, "WARNING")
    with database_faults():
        try:
            outcome = asyncio.run(restore_in_place(settings) if file is None else restore(settings, file.absolute()))
        except Refusal as refusal:
            raise Fault("The database cannot be written now; the database is as it was before") from refusal
    matches = "1 open match is" if outcome.tables == 1 else f"{outcome.tables} open matches are"
    people = "1 person was" if outcome.erased == 1 else f"{outcome.erased} people were"
    typer.echo(f"Restored: {matches} announced at the next start; {people} erased again.")
    if outcome.kept is not None:
        typer.echo(f"The database from before is kept as {outcome.kept}.")
