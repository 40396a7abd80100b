"""``pantheon export-match`` and ``pantheon import-match``: hand a match over to another database."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated, Any

import typer

from bot.command_failures import FAILED, USE, Fault
from bot.command_line.operating import run_request
from bot.command_line.verify import read_export

Match = Annotated[int, typer.Argument(metavar="MATCH", min=1, help="The number of the match (pantheon admin find).")]
To = Annotated[Path, typer.Option("--to", metavar="FILE", help="Output file (must not exist).")]
WithoutPeople = Annotated[bool, typer.Option("--without-people", help="Leave people, server, channel and clicks out.")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A match written by export-match.")]
Server = Annotated[int | None, typer.Option("--server", min=1, help="Continue it in the server of this Discord id …")]
Channel = Annotated[int | None, typer.Option("--channel", min=1, help="… in the channel of this Discord id.")]


def export_match(match: Match, to: To, without_people: WithoutPeople = False) -> None:
    """Write a match into a file, also while it is played. The file holds its seed: whoever has it knows all dice."""
    check_new(to)
    write_document(to, run_request("export-match", match=match, without_people=without_people)["document"])
    typer.echo(f"Match {match} is written to {to}.")


def check_new(to: Path) -> None:
    """Raises Fault for a file that is there."""
    if to.exists():
        raise Fault(f"{to} is there already; name another file", USE)


def write_document(to: Path, document: Any) -> None:
    """Write a new file for our account alone, as JSON. Raises Fault."""
    try:
        with os.fdopen(os.open(to, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
            json.dump(document, file, ensure_ascii=False, indent=1)
    except OSError as error:
        raise Fault(f"{to} cannot be written: {error.strerror}.", FAILED) from None


def import_match(file: File, server: Server = None, channel: Channel = None) -> None:
    """Take a match from a file; it gets a new number, and continues in its channel or in another one.

    Nothing of it counts for ratings that were made elsewhere.
    """
    document = read_export(file)
    report = run_request("import-match", document=document, server=server, channel=channel)
    typer.echo(f"The match is here as number {report['match']}.")
