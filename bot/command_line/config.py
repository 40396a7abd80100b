"""``pantheon config check``: the settings as the bot reads them."""

from __future__ import annotations

import os
from pathlib import Path

import typer

from bot.command_failures import FAILED
from bot.configuration import Configuration, load, unknown_settings

app = typer.Typer(help="Look at the settings.")


@app.command()
def check() -> int:
    """Show every setting as the bot reads it, secrets hidden. Exit code 1 when something looks wrong, 2 for a
    value that cannot be used."""
    settings = load()
    for field, field_info in Configuration.model_fields.items():
        typer.echo(f"{field_info.validation_alias!s:<30}{_value_text(settings, field)}")
    wrong = [
        f"{name} is no setting" + (f"; is {similar} meant?" if similar else ".")
        for name, similar in unknown_settings().items()
    ]
    if settings.discord_token is None:
        wrong.append("DISCORD_TOKEN is not set: only the playground can run.")
    if not _may_write(settings.data):
        wrong.append(f"The data folder {settings.data.absolute()} cannot be written.")
    if settings.log_file is not None and not _may_write_file(settings.log_file):
        wrong.append(f"The log file {settings.log_file.absolute()} cannot be written.")
    for sentence in wrong:
        typer.echo(sentence, err=True)
    return FAILED if wrong else 0


def _value_text(settings: Configuration, field: str) -> str:
    value = getattr(settings, field)
    if value is None:
        return "(not set)"
    if field == "discord_token":
        return "(set)"
    if field == "database_url":
        from bot.storage.address import read_address

        return read_address(value).url.render_as_string(hide_password=True)
    return str(int(value) if isinstance(value, bool) else value)


def _may_write_file(file: Path) -> bool:
    """Whether a file, and others beside it, can be written. Its folder must be there."""
    folder = file.absolute().parent
    is_free = os.access(file, os.W_OK) and file.is_file() if file.exists() else True
    return is_free and folder.is_dir() and os.access(folder, os.W_OK)


def _may_write(folder: Path) -> bool:
    """Whether a folder can be written, or made."""
    there = next(each for each in (folder.absolute(), *folder.absolute().parents) if each.exists())
    return there.is_dir() and os.access(there, os.W_OK)
