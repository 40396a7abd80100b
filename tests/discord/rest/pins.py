"""Pinned messages."""

from __future__ import annotations

from typing import Any

from tests.discord.rest.contents import Contents
from tests.discord.rest.routes import (
    CHANNEL,
    Answer,
    ApiError,
    Context,
    route,
)
from tests.discord.world import (
    MSG_PIN,
    Channel,
    Message,
    iso,
)


class Pins(Contents):
    """Pinned messages."""

    @route("PUT", CHANNEL + "/messages/pins/{message_id}")
    @route("PUT", CHANNEL + "/pins/{message_id}")
    async def _pin(self, c: Context) -> Answer:
        channel = self.channel(c.id("channel_id"))
        if not (self.may(channel, "PIN_MESSAGES") or self.may(channel, "MANAGE_MESSAGES")):
            raise ApiError(403, 50013, "Missing Permissions")
        message = self.message(channel, c.id("message_id"))
        if not message.data["pinned"]:
            if sum(1 for m in channel.messages.values() if m.data["pinned"]) >= 250:
                raise ApiError(400, 30003, "Maximum number of pinned messages reached (250)")
            message.data["pinned"] = True
            message.pinned_at = iso()
            channel.last_pin = message.pinned_at
            message.touch()
            self._pins_event(channel)
            self.server.message_event("MESSAGE_UPDATE", message)
            note = self.world.new_message(channel, self.bot, kind=MSG_PIN)
            note.data["message_reference"] = {"type": 0, "channel_id": str(channel.id), "message_id": str(message.id)}
            self.publish(note)
        return 204, None

    @route("DELETE", CHANNEL + "/messages/pins/{message_id}")
    @route("DELETE", CHANNEL + "/pins/{message_id}")
    async def _unpin(self, c: Context) -> Answer:
        channel = self.channel(c.id("channel_id"))
        if not (self.may(channel, "PIN_MESSAGES") or self.may(channel, "MANAGE_MESSAGES")):
            raise ApiError(403, 50013, "Missing Permissions")
        message = self.message(channel, c.id("message_id"))
        message.data["pinned"] = False
        message.touch()
        self._pins_event(channel)
        self.server.message_event("MESSAGE_UPDATE", message)
        return 204, None

    def _pins_event(self, channel: Channel) -> None:
        data: dict[str, Any] = {"channel_id": str(channel.id), "last_pin_timestamp": channel.last_pin}
        if channel.guild is not None:
            data["guild_id"] = str(channel.guild.id)
        self.server.gateway.dispatch("CHANNEL_PINS_UPDATE", data, guild_id=channel.guild.id if channel.guild else None)

    def _pinned(self, c: Context) -> list[Message]:
        channel = self.channel(c.id("channel_id"))
        return sorted((m for m in channel.messages.values() if m.data["pinned"]), key=lambda m: -m.id)

    @route("GET", CHANNEL + "/messages/pins")
    async def get_pins(self, c: Context) -> Answer:
        messages = self._pinned(c)[: c.query_int("limit", 50)]
        return 200, {
            "items": [{"pinned_at": m.pinned_at, "message": self.show(m)} for m in messages],
            "has_more": False,
        }

    @route("GET", CHANNEL + "/pins")
    async def get_old_pins(self, c: Context) -> Answer:
        return 200, [self.show(m) for m in self._pinned(c)]
