"""Suggestions while someone types (autocomplete).

Discord asks for them at each keystroke, so they are admitted before any work, as clicks are, and their work is bounded.
They return an empty list instead of an error, because autocomplete cannot show one.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord
from discord import app_commands

from bot.interactions import limits
from bot.interactions.components import clip
from bot.interactions.handling import is_identified, refusal_while_closed
from bot.processes.job_queue import PoolBusy
from bot.runtime import metrics
from bot.services import services_of
from bot.storage.fair_queue import current_server
from bot.tables.model.refusals import Refusal

Choices = list[app_commands.Choice[Any]]


async def suggest(
    interaction: discord.Interaction[Any], find: Callable[[], Awaitable[Sequence[tuple[str, str | int]]]]
) -> Choices:
    """What ``find`` suggests, each a text and the value that it stands for; nothing while the bot stops or is closed,
    for people and servers that are blocked, above the rate limit, or for ids that the database cannot hold."""
    services = services_of(interaction)
    if not is_identified(interaction):
        metrics.INTERACTIONS.labels("suggestion", "invalid").inc()
        return []
    if services.in_flight.stopping or not services.flood.allows_typing(interaction.user.id, interaction.guild_id):
        metrics.INTERACTIONS.labels("suggestion", "slowed").inc()
        return []
    began, outcome = time.monotonic(), "done"
    before = current_server.set(interaction.guild_id or interaction.channel_id)
    try:
        if await refusal_while_closed(interaction) is not None:
            outcome = "closed"
            return []
        pairs = await find()
    except (Refusal, PoolBusy):
        outcome = "refused"
        return []
    except Exception as error:
        outcome = "incident"
        services.incidents.note(error, "autocomplete")
        return []
    finally:
        current_server.reset(before)
        metrics.INTERACTIONS.labels("suggestion", outcome).inc()
        metrics.SUGGESTIONS.observe(time.monotonic() - began)
    return [
        app_commands.Choice(name=clip(text, limits.SUGGESTION_TEXT), value=value)
        for text, value in pairs[: limits.SUGGESTIONS]
    ]


def fitting_choices(choices: Sequence[tuple[str, str | int]], query: object) -> list[tuple[str, str | int]]:
    """The choices whose text contains the typed text."""
    prefix = str(query)[: limits.SUGGESTION_TEXT].casefold()
    return [(text, value) for text, value in choices if prefix in text.casefold()]
