"""``pantheon admin tournaments``: which tournaments there are, and the results of one as files."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from bot.command_failures import FAILED, USE, Fault
from bot.command_line.match_files import check_new, write_document
from bot.command_line.operating import run_request

Number = Annotated[int | None, typer.Argument(metavar="[TOURNAMENT]", min=1, help="Its number; without it, a list.")]
To = Annotated[
    Path | None,
    typer.Option("--to", metavar="FILE", help="Output file (must not exist): .json, or .csv with FILE-tables.csv."),
]
Server = Annotated[int | None, typer.Option("--server", min=1, help="List those of this server (a Discord id).")]


def tournaments(tournament: Number = None, to: To = None, server: Server = None) -> None:
    """List tournaments, or write the results of one into a file: JSON or CSV, by the ending of its name."""
    if tournament is None:
        for row in run_request("tournaments", server=server)["tournaments"]:
            facts = f"{row['game']}, {row['format']}, {row['stage']}"
            typer.echo(f"{row['id']:<8} server {row['server']:<20} {facts}")
        return
    if to is None or to.suffix not in (".json", ".csv"):
        raise Fault("Name a file that ends in .json or .csv with --to", USE)
    files = [to] if to.suffix == ".json" else [to, to.with_name(f"{to.stem}-tables.csv")]
    for file in files:
        check_new(file)
    answer = run_request("export-tournament", tournament=tournament)
    if to.suffix == ".json":
        write_document(to, answer["document"])
    else:
        for file, part in zip(files, ("standings", "tables"), strict=True):
            _write_text(file, answer[part])
    typer.echo(f"Tournament {tournament} is written to {' and '.join(map(str, files))}.")


def _write_text(to: Path, text: str) -> None:
    """Write a new file for our account alone. Raises Fault."""
    try:
        descriptor = os.open(to, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w", encoding="utf-8", newline="") as file:
            file.write(text)
    except OSError as error:
        raise Fault(f"{to} cannot be written: {error.strerror}.", FAILED) from None
