"""Channels that the bot cannot write in: their people read so when they next use the bot, and repairs are noticed.

Trying again costs a request that Discord may refuse, so each server has only a few tries (docs/faults.md, C6 to C8).
"""

from __future__ import annotations

import contextlib
from typing import Any

import discord

from bot.interactions.answering import tell
from bot.interactions.channel_permissions import THREADS, in_words, missing_in, missing_permissions, to_write
from bot.interactions.handling import speech_for
from bot.languages import Speech
from bot.runtime.clock import MINUTE, SECOND
from bot.services import Services, services_of
from bot.tables.model.refusals import Refusal
from bot.tables.outbox.blocked import UNTIDY, BlockedChannel

TOLD_AGAIN = 10 * MINUTE
TRIED_AGAIN = MINUTE


async def tell_blocked(interaction: discord.Interaction[Any]) -> None:
    """Tell the host of a match and the people in its channel that nothing can be written there, and try again."""
    services = services_of(interaction)
    if not services.dispatcher.blocked:
        return
    for channel, block in list(services.dispatcher.blocked.items()):
        is_here = channel == interaction.channel_id
        if not is_here and block.host != interaction.user.id:
            continue
        if services.cooldowns.due(TOLD_AGAIN, interaction.user.id, channel):
            words = await speech_for(interaction)
            await tell(interaction, _problem_text(interaction, channel, block, words))
        if is_here:
            await (try_server(services, block.server) if block.server else try_channels(services, channel))


async def try_server(services: Services, server: int) -> None:
    """Try the blocked channels of a server again after a change there; a little later, if they were just tried."""
    channels = [channel for channel, block in services.dispatcher.blocked.items() if block.server == server]
    if channels:
        await try_channels(services, *channels, key=server)


async def try_channels(services: Services, *channels: int, key: int = 0) -> None:
    """Try blocked channels again, a little later if those of this ``key`` (usually the server) were just tried."""
    pause = services.cooldowns.wait(TRIED_AGAIN, key or channels[0])
    # When the database cannot be written now, the channels are still probed regularly.
    with contextlib.suppress(Refusal):
        await services.dispatcher.try_again(channels, pause / SECOND)


async def resend_waiting(services: Services, *channels: int) -> None:
    """Send at once the messages that waited while Discord could not be reached, in these channels or everywhere."""
    with contextlib.suppress(Refusal):
        await services.dispatcher.retry_failed(channels or None)


def _problem_text(interaction: discord.Interaction[Any], channel: int, block: BlockedChannel, speech: Speech) -> str:
    """What is wrong with a channel, and which permissions would solve it."""
    if not block.server:
        return speech("channels-direct-closed")
    there = f"<#{channel}>"
    if block.trouble == "channel_gone":
        return speech("channels-gone", channel=there)
    if channel == interaction.channel_id:
        permissions = to_write(interaction.channel)
        lacking = missing_permissions(interaction.app_permissions, permissions) or permissions
    else:
        lacking = missing_in(interaction.client, channel)
    message = "channels-untidy" if block.trouble == UNTIDY else "channels-closed"
    return speech(message, channel=there, permissions=in_words(lacking, speech))


def check_threads(interaction: discord.Interaction[Any]) -> None:
    """Raises Refusal when no thread can be created in this channel."""
    if isinstance(interaction.channel, discord.Thread):
        raise Refusal("no_threads_here")
    if lacking := missing_permissions(interaction.app_permissions, THREADS):
        raise Refusal("cannot_make_threads", {"permissions": lacking})


def check_writable(interaction: discord.Interaction[Any]) -> None:
    """Raises Refusal when the board could not be shown in this channel."""
    if lacking := missing_permissions(interaction.app_permissions, to_write(interaction.channel)):
        raise Refusal("cannot_write_here", {"permissions": lacking})
