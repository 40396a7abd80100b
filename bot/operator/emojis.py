"""The operator's requests about the application's emojis: how they stand, upload them now, remove them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

import aiohttp
import discord

from bot.application_emojis import EmojiUpload
from bot.command_failures import BUSY, FAILED, Fault
from bot.operator.channel import Facts
from bot.operator.requests import Operated

T = TypeVar("T")


async def show_emojis(operated: Operated, _: Facts) -> Facts:
    """How each emoji stands (``states``), by name."""
    return {"states": await _ask(_running(operated).states)}


async def upload_emojis(operated: Operated, _: Facts) -> Facts:
    """Begin to upload what is missing or drawn differently; how many those are (``count``)."""
    upload = _leading(operated)
    if not operated.configuration.emojis:
        raise Fault("PANTHEON_EMOJIS is 0: this bot uses no emojis", FAILED)
    states = await _ask(upload.states)
    await upload.begin_again()
    return {"count": sum(state != "uploaded" for state in states.values())}


async def remove_emojis(operated: Operated, _: Facts) -> Facts:
    """Remove all emojis from Discord; how many there were (``count``)."""
    return {"count": await _ask(_leading(operated).remove)}


def _running(operated: Operated) -> EmojiUpload:
    if operated.emojis is None:
        raise Fault("The bot is not running, and only a running bot asks Discord about its emojis", FAILED)
    return operated.emojis


def _leading(operated: Operated) -> EmojiUpload:
    upload = _running(operated)
    if not operated.database.leads:
        raise Fault("Another process of this bot looks after its emojis; ask that one", FAILED)
    return upload


async def _ask(request: Callable[[], Awaitable[T]]) -> T:
    try:
        return await request()
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        raise Fault(f"Discord did not answer as it should: {error}", BUSY) from error
