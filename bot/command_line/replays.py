"""``pantheon export-replay``: a match as pages that any web host shows, or a browser from a disk."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from bot.command_failures import FAILED, Fault
from bot.command_line.match_files import check_new
from bot.command_line.operating import run_request

Match = Annotated[int, typer.Argument(metavar="MATCH", min=1, help="The number of the match (pantheon admin find).")]
To = Annotated[Path, typer.Option("--to", metavar="FOLDER", help="Output folder, or a .zip file (must not exist).")]
Language = Annotated[str | None, typer.Option("--language", metavar="CODE", help="The language of the pages.")]


def export_replay(match: Match, to: To, language: Language = None) -> None:
    """Write a match turn by turn as pages: what its table sees, for any web host or a disk."""
    from bot.configuration import load
    from bot.match_page.export import INDEX, pack
    from bot.operator.replays import write_replay

    check_new(to)
    answer = run_request("export-replay", match=match)
    files = asyncio.run(write_replay(load(), answer, language))
    is_archive = to.suffix == ".zip"
    try:
        if is_archive:
            to.write_bytes(pack(files))
        else:
            write_files(to, files)
    except OSError as error:
        raise Fault(f"{to} cannot be written: {error.strerror}.", FAILED) from None
    typer.echo(f"The replay of match {match} is in {to}; begin with {INDEX}.")


def write_files(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write the files below a folder by their paths. Raises OSError."""
    for path, content in files.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
