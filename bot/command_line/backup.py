"""``pantheon backup``: a checked copy of the database, also while the bot runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bot.command_failures import FAILED, Fault
from bot.command_line.operating import run_request
from bot.configuration import load

To = Annotated[
    Path | None, typer.Option("--to", metavar="FOLDER", help="Where to; by default the data folder's backups.")
]
Keep = Annotated[
    int | None, typer.Option("--keep", metavar="N", min=1, help="Remove all backups there but the N newest.")
]
OnlySqlite = Annotated[bool, typer.Option("--only-sqlite", help="With PostgreSQL say so and do nothing: for timers.")]


def backup(to: To = None, keep: Keep = None, only_sqlite: OnlySqlite = False) -> None:
    """Back the SQLite database up, also while the bot runs: matches continue meanwhile."""
    if only_sqlite and not load().database_url.startswith("sqlite"):
        typer.echo("This database is PostgreSQL's: nothing is done here; back it up with pg_dump.")
        return
    report = run_request("backup", to=None if to is None else str(to.absolute()), keep=keep)
    removal = f"; {report['removed']} older removed" if report["removed"] else ""
    typer.echo(f"{report['file']} ({report['size'] / 1e6:.1f} MB){removal}")
    if report["unsent"]:
        raise Fault(f"The backup is made, but PANTHEON_BACKUP_COMMAND failed: {report['unsent']}.", FAILED)
    if report["damaged"]:
        matches = ", ".join(map(str, report["damaged"]))
        typer.echo(f"Damaged in the database itself: the snapshots of the matches {matches}.", err=True)
    if ahead := report.get("ahead"):
        typer.echo(
            f"Named in the future, when a clock was ahead; left alone, and not counted: {', '.join(ahead)}.", err=True
        )
