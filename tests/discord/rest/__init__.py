"""The operations of the HTTP API. Each handler returns a status, and JSON or None."""

from __future__ import annotations

from tests.discord.rest.application import Application
from tests.discord.rest.callbacks import Callbacks
from tests.discord.rest.channels import Channels
from tests.discord.rest.commands import Commands
from tests.discord.rest.emojis import Emojis
from tests.discord.rest.followups import Followups
from tests.discord.rest.guilds import Guilds
from tests.discord.rest.members import Members
from tests.discord.rest.messages import Messages
from tests.discord.rest.pins import Pins
from tests.discord.rest.reactions import Reactions
from tests.discord.rest.routes import CALLBACK, ApiError, Context

__all__ = ["CALLBACK", "ApiError", "Context", "Rest"]


class Rest(Application, Commands, Emojis, Callbacks, Followups, Channels, Messages, Pins, Reactions, Guilds, Members):
    """All routes that this server knows."""
