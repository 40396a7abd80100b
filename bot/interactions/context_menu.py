"""Commands in the menu of a message or of a person: added with their names, carried out and answered as others are.

Discord shows at most ``MOST`` of an app's commands in the menu of messages, and as many in that of people.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.interactions.command import Answer, run_command
from bot.interactions.command_tree import PantheonTree
from bot.interactions.handling import error_boundary
from bot.languages import Speech
from bot.languages.command_names import text

MOST = 5

OfMessage = Callable[[discord.Interaction[Any], Speech, discord.Message], Awaitable[Answer]]
OfPerson = Callable[[discord.Interaction[Any], Speech, discord.User | discord.Member], Awaitable[Answer]]


def add_message_command(
    tree: PantheonTree,
    name: str,
    work: Callable[[discord.Interaction[Any], Speech, discord.Message], Awaitable[Answer]],
) -> None:
    """Add a command to the menu of messages; its name is ``menu-NAME``."""

    async def callback(interaction: discord.Interaction[Any], message: discord.Message) -> None:
        await run_command(interaction, name, lambda words: work(interaction, words, message))

    tree.add_command(app_commands.ContextMenu(name=text(f"menu-{name}"), callback=callback))


def add_person_command(
    tree: PantheonTree,
    name: str,
    work: OfPerson,
    *,
    then: Callable[[discord.Interaction[Any]], Awaitable[None]] | None = None,
) -> None:
    """Add a command to the menu of people; its name is ``menu-NAME``. ``then`` is done after the answer was sent."""

    async def callback(interaction: discord.Interaction[Any], person: discord.User | discord.Member) -> None:
        await run_command(interaction, name, lambda words: work(interaction, words, person))
        if then is not None:
            async with error_boundary(interaction, name):
                await then(interaction)

    tree.add_command(app_commands.ContextMenu(name=text(f"menu-{name}"), callback=callback))
