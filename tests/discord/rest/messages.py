"""Messages of channels."""

from __future__ import annotations

import time

from tests.discord import limits
from tests.discord.faults import MESSAGES
from tests.discord.rest.routes import (
    CHANNEL,
    CREATE_FLAGS,
    MESSAGE,
    Answer,
    ApiError,
    Context,
    route,
)
from tests.discord.rest.threads import Threads
from tests.discord.shapes import Json
from tests.discord.specification import coerce
from tests.discord.world import (
    ANNOUNCEMENT,
    DM,
    FORUM,
    GUILD_TEXT,
    GUILD_VOICE,
    MSG_REPLY,
    Channel,
    Message,
    Part,
)


class Messages(Threads):
    """Messages of channels."""

    def _writable(self, channel: Channel, body: Json, files: dict[int, Part]) -> None:
        if channel.type == FORUM:
            raise ApiError(400, 40058, "Cannot send messages in a forum channel", kind="limit")
        if channel.type not in (GUILD_TEXT, DM, GUILD_VOICE, ANNOUNCEMENT, 10, 11, 12, 13):
            raise ApiError(400, 50008, "Cannot send messages in a non-text channel", kind="limit")
        if channel.is_dm:
            for user in channel.recipients:
                if user.id == self.bot.id:
                    continue
                code = user.dm_refusal or (None if user.accepts_dms else 50007)
                if code is None and not self.world.shares_server(user) and not self.world.installed_by(user):
                    code = 50278
                if code is not None:
                    raise ApiError(403, code, MESSAGES[code])
            return
        if body.get("embeds") and not self.may(channel, "EMBED_LINKS"):
            raise ApiError(403, 50013, "Missing Permissions")
        if files and not self.may(channel, "ATTACH_FILES"):
            raise ApiError(403, 50013, "Missing Permissions")

    @route("POST", CHANNEL + "/messages")
    async def post_message(self, c: Context) -> Answer:
        body = c.body
        channel = self.channel(c.id("channel_id"), "SEND_MESSAGES")
        self._writable(channel, body, c.files)
        self.check_message(body, c.files, create=True, flags=CREATE_FLAGS)
        if limits.is_empty_message(body, len(c.files)):
            raise ApiError(400, 50006, "Cannot send an empty message", kind="empty_message")
        for key, what in (("sticker_ids", "stickers"), ("poll", "polls")):
            if body.get(key):
                self.server.gap(f"{what} in messages")
        nonce = body.get("nonce")
        if nonce is not None and body.get("enforce_nonce"):
            for old in list(channel.messages.values())[-50:]:
                if (
                    old.data.get("nonce") == nonce
                    and old.author.id == self.bot.id
                    and time.monotonic() - old.created < 300
                ):
                    return 200, old.json(viewer=self.bot.id)
        if channel.is_thread and channel.archived:
            if channel.locked and not self.may(channel, "MANAGE_THREADS"):
                raise ApiError(400, 50083, "Thread is archived")
            channel.archived = False
            self.server.update_channel(channel)
        message = self.world.new_message(channel, self.bot)
        self._reference(message, channel, body.get("message_reference"))
        self.apply(message, body, c.files, create=True)
        if nonce is not None:
            message.data["nonce"] = nonce
        if channel.is_thread:
            self.join_thread(channel, self.bot)
        self.publish(message)
        return 200, message.json(viewer=self.bot.id)

    def _reference(self, message: Message, channel: Channel, reference: Json | None) -> None:
        if not reference:
            return
        if reference.get("type") == 1:
            self.server.gap("message forwarding")
        target = channel.messages.get(int(coerce(reference["message_id"])))
        if target is None or target.ephemeral_for is not None:
            if reference.get("fail_if_not_exists") is False:
                return
            raise ApiError(
                400,
                50035,
                "Invalid Form Body",
                errors=[limits.limit(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")],
            )
        if not self.may(channel, "READ_MESSAGE_HISTORY"):
            raise ApiError(403, 160002, "Cannot reply without permission to read message history")
        message.data["type"] = MSG_REPLY
        message.data["message_reference"] = {"type": 0, "channel_id": str(channel.id), "message_id": str(target.id)}
        if channel.guild is not None:
            message.data["message_reference"]["guild_id"] = str(channel.guild.id)
        message.data["referenced_message"] = {
            k: v for k, v in target.json(viewer=self.bot.id).items() if k not in ("referenced_message", "reactions")
        }

    @route("GET", CHANNEL + "/messages")
    async def get_messages(self, c: Context) -> Answer:
        channel = self.channel(c.id("channel_id"))
        if not self.may(channel, "READ_MESSAGE_HISTORY"):
            return 200, []
        messages = sorted((m for m in channel.messages.values() if m.ephemeral_for is None), key=lambda m: -m.id)
        limit = c.query_int("limit", 50)
        before, after, around = c.query("before"), c.query("after"), c.query("around")
        if before:
            messages = [m for m in messages if m.id < int(before)][:limit]
        elif after:
            messages = [m for m in messages if m.id > int(after)][-limit:]
        elif around:
            middle = int(around)
            half = limit // 2
            older = [m for m in messages if m.id <= middle][: half + 1]
            newer = [m for m in messages if m.id > middle][-half:]
            messages = (newer + older)[:limit]
        else:
            messages = messages[:limit]
        return 200, [self.show(m) for m in messages]

    @route("GET", MESSAGE)
    async def get_message(self, c: Context) -> Answer:
        channel = self.channel(c.id("channel_id"), "READ_MESSAGE_HISTORY")
        return 200, self.show(self.message(channel, c.id("message_id")))

    @route("PATCH", MESSAGE)
    async def patch_message(self, c: Context) -> Answer:
        channel = self.channel(c.id("channel_id"))
        message = self.message(channel, c.id("message_id"))
        if message.author.id != self.bot.id:
            if set(c.body) <= {"flags", "tts"} and self.may(channel, "MANAGE_MESSAGES"):
                message.data["flags"] = int(coerce(c.body.get("flags")) or 0)
                return 200, message.json(viewer=self.bot.id)
            raise ApiError(403, 50005, "Cannot edit a message authored by another user")
        if channel.is_thread and channel.archived:
            raise ApiError(400, 50083, "Thread is archived")
        if c.files and not self.may(channel, "ATTACH_FILES"):
            raise ApiError(403, 50013, "Missing Permissions")
        self.edit(message, c.body, c.files)
        return 200, message.json(viewer=self.bot.id)

    @route("DELETE", MESSAGE)
    async def delete_message(self, c: Context) -> Answer:
        channel = self.channel(c.id("channel_id"))
        message = self.message(channel, c.id("message_id"))
        if message.author.id != self.bot.id:
            if channel.is_dm:
                raise ApiError(403, 50003, "Cannot execute action on a DM channel")
            if not self.may(channel, "MANAGE_MESSAGES"):
                raise ApiError(403, 50013, "Missing Permissions")
        self.server.delete_message(message)
        return 204, None

    @route("POST", CHANNEL + "/messages/bulk-delete")
    async def bulk_delete(self, c: Context) -> Answer:
        channel = self.channel(c.id("channel_id"), "MANAGE_MESSAGES")
        ids = [int(coerce(x)) for x in c.body["messages"]]
        if not 2 <= len(ids) <= 100:
            raise ApiError(400, 50016, "You can only bulk delete between 2 and 100 messages.", kind="limit")
        gone = [channel.messages[i] for i in ids if i in channel.messages and channel.messages[i].ephemeral_for is None]
        for message in gone:
            self.server.delete_message(message, dispatch=False)
        assert channel.guild is not None
        self.server.gateway.dispatch(
            "MESSAGE_DELETE_BULK",
            {"ids": [str(m.id) for m in gone], "channel_id": str(channel.id), "guild_id": str(channel.guild.id)},
            guild_id=channel.guild.id,
        )
        return 204, None
