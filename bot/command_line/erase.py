"""``pantheon erase``: erase a person who shares no server with the bot and asks its operator."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from bot.command_failures import USE, Fault, database_faults
from bot.command_line.operating import send_request
from bot.configuration import Configuration, load
from bot.runtime.logs import start_logging


def erase(
    person: Annotated[str, typer.Argument(metavar="PERSON", help="The person's Discord id: digits only.")],
) -> None:
    """Erase a person, as /privacy erase does."""
    id = person_id(person)
    settings = load()
    start_logging(settings.log, "WARNING")
    with database_faults():
        typer.echo(asyncio.run(erase_person(settings, id)))


def person_id(text: str) -> int:
    """The Discord id that was typed. Raises Fault."""
    from bot.tables.people.people import LARGEST_ID

    if not (text.isascii() and text.isdigit() and 0 < int(text) <= LARGEST_ID):
        raise Fault("PERSON is a Discord id: a number of up to nineteen digits", USE)
    return int(text)


async def erase_person(settings: Configuration, person: int) -> str:
    """Erase a person; returns the outcome as a sentence. A bot that runs without a channel does so at its next start.

    Raises StorageError, and Fault if nothing can be stored.
    """
    from bot.storage.errors import DatabaseInUse
    from bot.tables.people.erasure_ledger import Ledger

    try:
        is_known = (await send_request(settings, "erase", {"person": person}))["known"]
    except DatabaseInUse:
        try:
            Ledger(settings.data).add(person)
        except (OSError, ValueError) as error:
            raise Fault(f"The erasure cannot be written down in {settings.data}") from error
        return "The bot is running: this person is written down, and erased when it starts next."
    return "This person is erased." if is_known else "Nothing is kept of this person."
