"""The requests to a running bot, by name; without a running bot a command does the same itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from functools import partial

import discord

from bot.application_emojis import EmojiUpload
from bot.configuration import Configuration
from bot.operator.channel import Answer, Facts
from bot.operator.off_site import OffSite
from bot.operator.restore_drills import RestoreDrills
from bot.server_departures import Departures
from bot.storage.database import Database
from bot.tables.service import Tables


@dataclass(frozen=True)
class Operated:
    """What a request works on: what the running bot holds, or what a command has opened for itself.

    ``emojis``, ``client`` and ``departures`` are missing without a running bot; most commands do without them.
    """

    configuration: Configuration
    database: Database
    tables: Tables
    emojis: EmojiUpload | None = None
    client: discord.Client | None = None
    departures: Departures | None = None
    off_site: OffSite = field(default_factory=OffSite)
    drills: RestoreDrills = field(default_factory=RestoreDrills)


Request = Callable[[Operated, Facts], Awaitable[Facts]]
"""Carries out a request with its facts; its answer. Raises Fault, and StorageError."""


def answers_about(operated: Operated, requests: Mapping[str, Request]) -> dict[str, Answer]:
    """The requests as answers about what one process holds."""
    return {name: partial(request, operated) for name, request in requests.items()}
