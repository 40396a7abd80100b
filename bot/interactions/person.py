"""The person behind an interaction, as tables know people."""

from __future__ import annotations

from typing import Any

import discord

from bot.tables.people.people import Person


def person_of(interaction: discord.Interaction[Any]) -> Person:
    """Who clicked or typed: the id, and the name shown in this server, cleaned by the table when it is stored."""
    return Person(interaction.user.id, interaction.user.display_name)
