"""A strict Discord on loopback for tests of the bot. README.md says how to use it."""

from __future__ import annotations

from tests.discord.bot_process import BotDied, BotProcess
from tests.discord.permission_bits import bits
from tests.discord.server import FakeDiscord, Interaction, Violation
from tests.discord.users import MessageView, Modal, NotAllowed, Result, SimUser

__all__ = [
    "BotDied",
    "BotProcess",
    "FakeDiscord",
    "Interaction",
    "MessageView",
    "Modal",
    "NotAllowed",
    "Result",
    "SimUser",
    "Violation",
    "bits",
]
