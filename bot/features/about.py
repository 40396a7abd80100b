"""``/about``: which version runs and since when, whose games these are, and what is stored."""

from __future__ import annotations

from typing import Any

import discord

from bot.interactions.availability import ANYWHERE
from bot.interactions.command import add_command
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel, link_row, note
from bot.languages import Speech
from bot.runtime.build import version
from bot.runtime.clock import SECOND
from bot.services import Services, services_of


def about_panel(services: Services, speech: Speech) -> Panel:
    """The program, its version and its start; a link to the operator's privacy policy, where there is one."""
    text = speech("about-program", version=version(), started=f"<t:{services.serving_since // SECOND}:R>")
    policy = services.privacy_policy
    return Panel(note(text, *([link_row(speech("about-policy"), policy)] if policy else [])))


def add_commands(tree: PantheonTree) -> None:
    """Add ``/about``."""
    add_command(tree, "about", show_about, offered=ANYWHERE)


async def show_about(interaction: discord.Interaction[Any], speech: Speech) -> Panel:
    """The program, and where its operator says what becomes of data."""
    return about_panel(services_of(interaction), speech)
