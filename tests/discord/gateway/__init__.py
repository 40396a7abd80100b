"""The gateway: sessions, events and their intents."""

from __future__ import annotations

from tests.discord.gateway.events import I_CONTENT, I_MEMBERS, I_PRESENCES
from tests.discord.gateway.gateway import Gateway

__all__ = ["I_CONTENT", "I_MEMBERS", "I_PRESENCES", "Gateway"]
