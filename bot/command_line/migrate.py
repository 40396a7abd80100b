"""``pantheon migrate``: bring the database to this version's schema, or move everything into another database."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from bot.command_failures import USE, Fault, database_faults
from bot.configuration import load
from bot.runtime.logs import start_logging

From = Annotated[
    str, typer.Option("--from", metavar="ADDRESS", help="Copy all rows of this database, such as sqlite:///file …")
]
To = Annotated[str, typer.Option("--to", metavar="ADDRESS", help="… into this empty one, such as postgresql://…")]


def migrate(source: From = "", target: To = "") -> None:
    """Bring the database to this version's schema. The bot does this itself at its start.

    With --from and --to: copy a database into an empty one, compare every row, rebuild and compare every open match.
    """
    if bool(source) != bool(target):
        raise Fault("Name both databases, --from and --to", USE)
    settings = load()
    start_logging(settings.log, "WARNING")
    with database_faults():
        if source:
            _move(source, target, settings.data)
            return
        from bot.storage.database import migrate as bring_up_to_date

        asyncio.run(bring_up_to_date(settings.database_url, settings.backups))
    typer.echo("The database is up to date.")


def _move(source: str, target: str, data: Path) -> None:
    from bot.operator.moving import move
    from bot.tables.people.erasure_ledger import Ledger

    outcome = asyncio.run(move(source, target, Ledger(data)))
    matches = "1 open match was" if outcome.matches == 1 else f"{outcome.matches} open matches were"
    typer.echo(f"{outcome.rows} rows are copied and compared; {matches} rebuilt in both databases and compared.")
    if outcome.damaged:
        numbers = ", ".join(map(str, outcome.damaged))
        typer.echo(f"Damaged in the old database as in the new one: the matches {numbers}.", err=True)
