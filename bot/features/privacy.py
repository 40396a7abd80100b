"""``/privacy``: export all data about a person, and erase it."""

from __future__ import annotations

import io
import json
from typing import Any

import discord
from discord import ui

from bot.interactions.availability import ANYWHERE
from bot.interactions.command import add_command, command_group
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel, note
from bot.interactions.handling import person_of
from bot.interactions.router import Click
from bot.interactions.routes import ERASE
from bot.languages import Speech
from bot.services import services_of


@ERASE.on
async def answer_erasing(click: Click, person: int, answer: str) -> None:
    """Erase everything, or leave it as it is; it works only for the person who asked."""
    if person != click.person.id:
        raise click.invalid()
    speech = await click.speech()
    if answer == "erase":
        await click.tables.erase_person(click.person)
    await click.update(note(speech("bot-privacy-erased" if answer == "erase" else "bot-privacy-kept")))


def erase_panel(person: int, speech: Speech) -> ui.LayoutView:
    """What erasing does, with the two buttons."""
    styles = {"erase": discord.ButtonStyle.danger, "keep": discord.ButtonStyle.secondary}
    buttons = [
        ERASE.button(person, answer, label=speech(f"bot-privacy-{answer}"), style=style)
        for answer, style in styles.items()
    ]
    return note(speech("bot-privacy-ask"), ui.ActionRow(*buttons))


def add_commands(tree: PantheonTree) -> None:
    """Add ``/privacy export`` and ``/privacy erase``."""
    group = command_group("privacy", offered=ANYWHERE)
    add_command(group, "privacy/export", exported)
    add_command(group, "privacy/erase", ask_to_erase)
    tree.add_command(group)


async def exported(interaction: discord.Interaction[Any], words: Speech) -> tuple[str, list[discord.File]]:
    """A person's data as a file."""
    tables = services_of(interaction).tables
    data = await tables.people.export(person_of(interaction))
    text = await tables.pool.run(lambda: json.dumps(data, ensure_ascii=False, indent=2).encode())
    return words("bot-privacy-exported"), [discord.File(io.BytesIO(text), filename="pantheon.json")]


async def ask_to_erase(interaction: discord.Interaction[Any], words: Speech) -> Panel:
    """What erasing does, and a button to do it."""
    return Panel(erase_panel(interaction.user.id, words))
