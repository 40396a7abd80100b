"""Channels that the bot cannot write in: their people are told when they next use the bot, and repairs are noticed.

Trying again costs a request that Discord may refuse, so each server has only a few tries (faults.md, C6 to C8).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.clock import MINUTE, Clock
from bot.panels.answers import pantheon, reader, tell
from bot.tables.refusals import Refusal

if TYPE_CHECKING:
    from bot.client import Pantheon

TOLD_AGAIN = 10 * MINUTE
TRIED_AGAIN = MINUTE


class Notices:
    """Remembers when something was done last, so that it is not done too often."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last: dict[tuple[object, ...], tuple[int, int]] = {}

    def due(self, pause: int, *what: object) -> bool:
        """Whether it was not done for so many milliseconds; from now on it was."""
        now = self._clock.now()
        if what in self._last and abs(now - self._last[what][0]) < pause:
            return False
        self._last = {key: (at, length) for key, (at, length) in self._last.items() if abs(now - at) < length}
        self._last[what] = (now, pause)
        return True


async def tell_parked(interaction: discord.Interaction[Any]) -> None:
    """Tell the host of a match, and whoever is in its channel, that nothing can be written there, and try again."""
    bot = pantheon(interaction)
    if not bot.courier.parked:
        return
    for channel, parked in list(bot.courier.parked.items()):
        is_here = channel == interaction.channel_id
        if not is_here and parked.host != interaction.user.id:
            continue
        if bot.notices.due(TOLD_AGAIN, interaction.user.id, channel):
            message = "bot-channel-gone" if parked.trouble == "channel_gone" else "bot-channel-closed"
            await tell(interaction, (await reader(interaction))(message, channel=f"<#{channel}>"))
        if is_here:
            await try_server(bot, parked.server)


async def try_server(bot: Pantheon, server: int) -> None:
    """Try the parked channels of a server again: something has changed there."""
    channels = [channel for channel, parked in bot.courier.parked.items() if parked.server == server]
    if not channels or not bot.notices.due(TRIED_AGAIN, server):
        return
    try:
        await bot.courier.try_again(channels)
    except Refusal:
        # The database cannot be written now; the channels are probed by and by anyway.
        return


def check_threads(interaction: discord.Interaction[Any]) -> None:
    """Raises Refusal when no thread can be made in this channel, or nothing written in it."""
    may = interaction.app_permissions
    if isinstance(interaction.channel, discord.Thread):
        raise Refusal("no_threads_here")
    if not (may.create_public_threads and may.send_messages_in_threads):
        raise Refusal("no_threads_here")


def check_writable(interaction: discord.Interaction[Any]) -> None:
    """Raises Refusal when the board could not be shown in this channel."""
    may = interaction.app_permissions
    is_thread = isinstance(interaction.channel, discord.Thread)
    writes = may.send_messages_in_threads if is_thread else may.send_messages
    if not (may.view_channel and writes and may.attach_files):
        raise Refusal("cannot_write_here")
