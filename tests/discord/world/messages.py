"""Messages, kept as the JSON that Discord would send."""

from __future__ import annotations

import time
from typing import Any

from tests.discord import limits
from tests.discord.shapes import Json
from tests.discord.world.channels import Channel
from tests.discord.world.people import User
from tests.discord.world.signals import Signal

MSG_DEFAULT, MSG_PIN, MSG_THREAD_CREATED, MSG_REPLY = 0, 6, 18, 19
MSG_CHAT_COMMAND, MSG_THREAD_STARTER, MSG_CONTEXT_COMMAND = 20, 21, 23


class Message:
    """One message, kept as the JSON Discord would send."""

    def __init__(self, channel: Channel, data: Json, author: User):
        self.channel = channel
        self.data = data
        self.author = author
        self.id = int(data["id"])
        # None: visible to all who see the channel; else the only user who sees it.
        self.ephemeral_for: int | None = None
        # interaction whose response this is
        self.interaction: Any = None
        self.deleted = False
        self.signal = Signal()
        self.reactions: dict[str, list[int]] = {}
        # all attachments, also those shown only through embeds or components
        self.files: list[Json] = []
        # file names that the current embeds refer to with attachment://
        self.embed_names: set[str] = set()
        # ids of the users that the message notified (all members for @everyone)
        self.pings: set[int] = set()
        self.pinned_at: str | None = None
        self.created = time.monotonic()
        self.updated = self.created
        self.version = 0
        # (monotonic time, JSON) of every state, for latency and history checks
        self.history: list[tuple[float, Json]] = [(self.created, dict(data))]

    @property
    def flags(self) -> int:
        return int(self.data["flags"])

    @property
    def ephemeral(self) -> bool:
        return bool(self.flags & limits.EPHEMERAL)

    @property
    def is_v2(self) -> bool:
        return bool(self.flags & limits.COMPONENTS_V2)

    def touch(self) -> None:
        self.version += 1
        self.updated = time.monotonic()
        self.history.append((self.updated, dict(self.data)))
        if len(self.history) > 500:
            del self.history[1:250]
        self.signal.fire()
        self.channel.signal.fire()

    def json(self, *, viewer: int | None = None) -> Json:
        data = dict(self.data)
        if self.reactions:
            data["reactions"] = [
                {
                    "emoji": reaction_emoji(key),
                    "count": len(users),
                    "me": viewer in users,
                    "me_burst": False,
                    "burst_colors": [],
                    "count_details": {"burst": 0, "normal": len(users)},
                }
                for key, users in self.reactions.items()
            ]
        return data


def reaction_emoji(key: str) -> Json:
    if ":" in key:
        name, eid = key.rsplit(":", 1)
        return {"id": eid, "name": name}
    return {"id": None, "name": key}
