"""Running a command: admit, acknowledge, carry out, answer, put errors into words."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.interactions.blocked_channels import tell_blocked
from bot.interactions.components import Panel, mention_in, with_mentions
from bot.interactions.handling import acknowledge, admitted, error_boundary, speech_for
from bot.languages import Speech
from bot.services import services_of
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table

Answer = Panel | str | tuple[str, list[discord.File]]
"""What a command answers: a panel, words, or words with files."""
Work = Callable[[Speech], Awaitable[Answer]]
WorkAloud = Callable[[Speech, list[str]], Awaitable[Answer]]


async def run_command(interaction: discord.Interaction[Any], doing: str, work: Work) -> None:
    """Carry out a command and send what ``work`` returns, in private.

    The command is acknowledged before the work, which may take longer than Discord's limit.
    """
    async with error_boundary(interaction, doing):
        if not await admitted(interaction) or not await acknowledge(interaction, private=True):
            return
        await send(interaction, await work(await speech_for(interaction)))
        await tell_blocked(interaction)


async def send(interaction: discord.Interaction[Any], answer: Answer) -> None:
    """Send an answer in private, after the interaction was acknowledged."""
    ids = services_of(interaction).command_ids
    if isinstance(answer, Panel):
        view = mention_in(answer.view, ids)
        await interaction.followup.send(view=view, files=answer.files(), ephemeral=True)
        return
    text, files = (answer, []) if isinstance(answer, str) else answer
    await interaction.followup.send(with_mentions(text, ids), files=files, ephemeral=True)


async def run_command_aloud(interaction: discord.Interaction[Any], doing: str, work: WorkAloud) -> None:
    """Carry out a command as ``run_command`` does; then post the lines that it left to the channel.

    The private answer goes first: Discord shows the first one where the command was acknowledged.
    """
    aloud: list[str] = []
    await run_command(interaction, doing, lambda words: work(words, aloud))
    for text in aloud:
        async with error_boundary(interaction, doing):
            told, nobody = with_mentions(text, services_of(interaction).command_ids), discord.AllowedMentions.none()
            await interaction.followup.send(told, silent=True, allowed_mentions=nobody)


def may_announce(interaction: discord.Interaction[Any], table: Table) -> bool:
    """Whether a change at a table is announced: not from another channel, and not too often.

    The log contains it in any case.
    """
    return table.channel == interaction.channel_id and services_of(interaction).flood.may_call(interaction.user.id)


async def table_here(interaction: discord.Interaction[Any], *, over: bool = False) -> Table:
    """The table a command without a name means: the channel's, one of the person's that rests here, else the person's
    only one in this server.

    ``over``: else the channel's match that ended last. Raises Refusal when there is none, or when it could be several.
    """
    tables = services_of(interaction).tables
    channel = interaction.channel_id or 0
    if (table := await tables.in_channel(channel)) is not None:
        return table
    if (table := await tables.resting.here(channel, interaction.user.id)) is not None:
        return table
    own = [table for table in await tables.open_tables_of(interaction.user.id) if table.server == interaction.guild_id]
    if len(own) == 1:
        return own[0]
    if over and (table := await tables.last_finished(channel)) is not None:
        return table
    raise Refusal("which_table" if own else "no_table_here")
