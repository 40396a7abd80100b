"""``/privacy``: export all data about a person, and erase it."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator, Mapping
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

import discord
from discord import ui

from bot.interactions.availability import ANYWHERE
from bot.interactions.command import add_command, command_group
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel, note
from bot.interactions.handling import person_of
from bot.interactions.limits import FILE_BYTES, FILES
from bot.interactions.router import Click
from bot.interactions.routes import ERASE
from bot.languages import Speech
from bot.services import services_of

PLAIN = "pantheon.json"


@ERASE.on
async def answer_erasing(click: Click, person: int, answer: str) -> None:
    """Erase everything, or leave it as it is; it works only for the person who asked."""
    if person != click.person.id:
        raise click.invalid()
    speech = click.speech
    if answer == "erase":
        await click.tables.people.erase(click.person)
        click.services.trials.forget_person(click.person.id)
    await click.update(note(speech("privacy-erased" if answer == "erase" else "privacy-kept")))


def erase_panel(person: int, speech: Speech) -> ui.LayoutView:
    """What erasing does, with the two buttons."""
    styles = {"erase": discord.ButtonStyle.danger, "keep": discord.ButtonStyle.secondary}
    buttons = [
        ERASE.button(person, answer, label=speech(f"privacy-{answer}"), style=style) for answer, style in styles.items()
    ]
    return note(speech("privacy-ask"), ui.ActionRow(*buttons))


def add_commands(tree: PantheonTree) -> None:
    """Add ``/privacy export`` and ``/privacy erase``."""
    group = command_group("privacy", offered=ANYWHERE)
    add_command(group, "privacy/export", export_data)
    add_command(group, "privacy/erase", ask_to_erase)
    tree.add_command(group)


async def export_data(interaction: discord.Interaction[Any], speech: Speech) -> tuple[str, list[discord.File]]:
    """A person's data as a file; what is too long for one is packed."""
    services = services_of(interaction)
    data = await services.tables.people.export(person_of(interaction))
    files = await services.pool.run(lambda: files_of(data, FILE_BYTES))
    text = speech("privacy-exported" if PLAIN in files else "privacy-packed")
    return text, [discord.File(io.BytesIO(content), filename=name) for name, content in files.items()]


def files_of(data: Mapping[str, Any], largest: int) -> dict[str, bytes]:
    """A person's data as files of a largest size in bytes, by name: JSON, else an archive, else several with some
    of the tables each."""
    plain = _json(data)
    if len(plain) <= largest:
        return {PLAIN: plain}
    for count in range(1, FILES + 1):
        files = {_name(number, count): _pack(_json(part)) for number, part in enumerate(_parts(data, count), 1)}
        if max(map(len, files.values())) <= largest:
            break
    return files


def _parts(data: Mapping[str, Any], count: int) -> Iterator[Mapping[str, Any]]:
    """The data in a number of parts: tables in each, everything else in the first."""
    tables = data["tables"]
    for number in range(count):
        some = {"tables": tables[number * len(tables) // count : (number + 1) * len(tables) // count]}
        yield {**data, **some} if number == 0 else {"discord_id": data["discord_id"], **some}


def _json(data: Mapping[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False, indent=2).encode()


def _name(number: int, count: int) -> str:
    return "pantheon.zip" if count == 1 else f"pantheon-{number}.zip"


def _pack(text: bytes) -> bytes:
    archive = io.BytesIO()
    with ZipFile(archive, "w", ZIP_DEFLATED) as zip_file:
        zip_file.writestr(PLAIN, text)
    return archive.getvalue()


async def ask_to_erase(interaction: discord.Interaction[Any], speech: Speech) -> Panel:
    """What erasing does, and a button to do it."""
    return Panel(erase_panel(interaction.user.id, speech))
