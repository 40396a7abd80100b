"""The server: requests, interactions, and what it has found."""

from __future__ import annotations

from tests.discord.server.fake_discord import FakeDiscord
from tests.discord.server.interactions import CB_CHOICES, CB_DEFER, CB_DEFER_UPDATE, CB_MESSAGE, CB_MODAL, Interaction
from tests.discord.server.records import Record, Violation

__all__ = [
    "CB_CHOICES",
    "CB_DEFER",
    "CB_DEFER_UPDATE",
    "CB_MESSAGE",
    "CB_MODAL",
    "FakeDiscord",
    "Interaction",
    "Record",
    "Violation",
]
