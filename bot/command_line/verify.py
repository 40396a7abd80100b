"""``pantheon verify``: an exported match, checked from its first roll to its last move."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from bot.command_failures import FAILED, Fault

SEAL = re.compile("[0-9a-f]{64}")

LARGEST = 8 * 1024 * 1024
"""The largest size of an exported match, in bytes."""

Exported = Annotated[
    Path, typer.Argument(metavar="FILE", help="A match exported by /verify, or written by export-match.")
]


Commitment = Annotated[
    str,
    typer.Option("--commitment", metavar="HASH", help="The seal that was posted before the match, 64 characters."),
]


def verify(file: Exported, commitment: Commitment = "") -> int:
    """Check an exported match: its seed against the seal, and every roll and move by replaying them."""
    from engine.verification import verify as check

    if commitment and not SEAL.fullmatch(commitment.strip().lower()):
        raise Fault("A commitment has 64 characters, 0 to 9 and a to f.")
    report = check(_document_in(file), promised=commitment)
    if not report.valid:
        typer.echo(f"This match does not hold: {report.difference}")
    else:
        typer.echo(
            f"This match holds: the seed fits its commitment, and {report.moves} moves with {report.events} events "
            "come out the same when they are played again."
        )
    if report.commitment:
        comparison = "the one you named" if commitment else "the file's own; compare it with the one that was posted"
        typer.echo(f"Seed and salt fit the commitment {report.commitment} ({comparison}).")
    return 0 if report.valid else FAILED


def _document_in(file: Path) -> Mapping[str, Any]:
    """The match in a file as it can be checked. Raises Fault for a file that holds no match."""
    from bot.tables.match_file import BadFile, as_exported
    from bot.tables.model.match_parts import FORMAT
    from engine.verification import is_export

    document = read_export(file)
    if document.get("format") == FORMAT:
        try:
            return as_exported(document)
        except BadFile as fault:
            raise Fault(f"The match in {file} does not hold: {fault}.", FAILED) from None
    if not is_export(document):
        raise _no_match_in(file)
    return document


def _no_match_in(file: Path) -> Fault:
    return Fault(f"{file} holds no match: name the file that /verify gives, or one that export-match wrote.")


def read_export(file: Path) -> dict[str, Any]:
    """Read an exported match from a file. Raises Fault when there is none."""
    try:
        if file.stat().st_size > LARGEST:
            raise Fault(f"{file} is too large to be an exported match.")
        document = json.loads(file.read_text(encoding="utf-8"))
    except OSError as fault:
        raise Fault(f"{file} cannot be read: {fault.strerror}.") from None
    except (ValueError, RecursionError):
        raise Fault(
            f"{file} holds no match: name the file that /verify gives, or one that export-match wrote."
        ) from None
    if not isinstance(document, dict):
        raise _no_match_in(file)
    return document
