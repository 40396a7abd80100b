"""The services for handlers of clicks and commands, and for drawing messages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.drawing.studio import Studio
from bot.processes.cpu_pool import Pool
from bot.runtime.clicked_messages import ClickedMessages
from bot.runtime.clock import Clock
from bot.runtime.confirmations import Confirmations
from bot.runtime.drafts import Drafts
from bot.runtime.in_flight import InFlight
from bot.runtime.incidents import Incidents
from bot.runtime.one_at_a_time import OneAtATime
from bot.runtime.rate_limits import Cooldowns, Flood
from bot.runtime.stripped_messages import StrippedMessages
from bot.runtime.trials import Trials
from bot.tables.model.table import Table
from bot.tables.outbox.dispatcher import Dispatcher
from bot.tables.service import Tables


async def _nothing_to_look_at() -> None:
    """Where there are no emojis, none are asked about."""


@dataclass(frozen=True)
class ViewServices:
    """What views and pictures are made with. ``command_ids`` are Discord's ids of the commands by name.

    ``look_at_emojis`` learns which emojis Discord has, after it has refused one. ``clicked_messages`` are the messages
    that were clicked lately; ``stripped_messages`` knows what is left of a board when its choices go.
    """

    tables: Tables
    studio: Studio
    incidents: Incidents
    command_ids: dict[str, int]
    look_at_emojis: Callable[[], Awaitable[None]] = field(kw_only=True, default=_nothing_to_look_at)
    clicked_messages: ClickedMessages = field(kw_only=True)
    stripped_messages: StrippedMessages = field(kw_only=True, default_factory=StrippedMessages)

    @property
    def pool(self) -> Pool:
        """Where work goes that would block the event loop."""
        return self.tables.repository.pool


@dataclass(frozen=True)
class Services(ViewServices):
    """What a handler is given: everything one process holds, without the Discord client.

    ``serving_since`` is when the process began to serve (milliseconds since 1970), ``privacy_policy`` the address of
    the operator's own. ``can_see`` asks Discord whether a person (a Discord id) may see the place of a match now,
    ``is_member`` whether they are in a server (its id first); None: it does not say. ``exports`` are replays that are
    written as pages.
    """

    dispatcher: Dispatcher
    clock: Clock
    flood: Flood
    cooldowns: Cooldowns
    in_flight: InFlight
    drafts: Drafts
    can_see: Callable[[Table, int], Awaitable[bool | None]]
    is_member: Callable[[int, int], Awaitable[bool | None]]
    serving_since: int
    privacy_policy: str | None
    confirmations: Confirmations = field(default_factory=Confirmations)
    trials: Trials = field(default_factory=Trials)
    exports: OneAtATime = field(default_factory=OneAtATime)


def services_of(interaction: discord.Interaction[Any]) -> Services:
    """The services of the client that received this interaction."""
    services: Services = interaction.client.services
    return services
