"""The simulated Discord's state: users, servers, channels, messages, files.

Nothing here talks to a network. Objects turn themselves into the JSON that Discord sends; ``server`` decides who may
see or change them.
"""

from __future__ import annotations

from tests.discord.world.channels import (
    ANNOUNCEMENT,
    ANNOUNCEMENT_THREAD,
    CATEGORY,
    DM,
    FORUM,
    GROUP_DM,
    GUILD_TEXT,
    GUILD_VOICE,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    Channel,
)
from tests.discord.world.files import Part
from tests.discord.world.guilds import Guild
from tests.discord.world.messages import (
    MSG_CHAT_COMMAND,
    MSG_CONTEXT_COMMAND,
    MSG_DEFAULT,
    MSG_PIN,
    MSG_REPLY,
    MSG_THREAD_CREATED,
    MSG_THREAD_STARTER,
    Message,
    reaction_emoji,
)
from tests.discord.world.people import Member, Role, User
from tests.discord.world.signals import Signal, Snowflakes, iso, now
from tests.discord.world.state import World

__all__ = [
    "ANNOUNCEMENT",
    "ANNOUNCEMENT_THREAD",
    "CATEGORY",
    "DM",
    "FORUM",
    "GROUP_DM",
    "GUILD_TEXT",
    "GUILD_VOICE",
    "MSG_CHAT_COMMAND",
    "MSG_CONTEXT_COMMAND",
    "MSG_DEFAULT",
    "MSG_PIN",
    "MSG_REPLY",
    "MSG_THREAD_CREATED",
    "MSG_THREAD_STARTER",
    "PRIVATE_THREAD",
    "PUBLIC_THREAD",
    "Channel",
    "Guild",
    "Member",
    "Message",
    "Part",
    "Role",
    "Signal",
    "Snowflakes",
    "User",
    "World",
    "iso",
    "now",
    "reaction_emoji",
]
