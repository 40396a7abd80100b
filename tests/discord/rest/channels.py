"""Channels: their settings, and who may do what in them."""

from __future__ import annotations

import time

from tests.discord.rest.foundation import Foundation
from tests.discord.rest.routes import (
    CHANNEL,
    Answer,
    ApiError,
    Context,
    route,
)
from tests.discord.specification import coerce
from tests.discord.world import FORUM, now


class Channels(Foundation):
    """Channels: their settings, and who may do what in them."""

    @route("GET", CHANNEL)
    async def get_channel(self, c: Context) -> Answer:
        return 200, self.channel(c.id("channel_id")).json(me=self.bot.id)

    @route("PATCH", CHANNEL)
    async def patch_channel(self, c: Context) -> Answer:
        body = c.body
        channel = self.channel(c.id("channel_id"))
        if channel.is_dm:
            raise ApiError(403, 50003, "Cannot execute action on a DM channel")
        if ("name" in body and body["name"] != channel.name) or ("topic" in body and body["topic"] != channel.topic):
            verdict = self.server.ratelimits.rename(channel.id)
            if not verdict.allowed:
                raise ApiError(429, 0, "You are being rate limited.", retry=verdict)
        if channel.is_thread:
            own = channel.owner_id == self.bot.id
            only_unarchive = set(body) <= {"archived"} and body.get("archived") is False and not channel.locked
            if not (
                (own and not ({"locked", "invitable"} & set(body)))
                or only_unarchive
                or self.may(channel, "MANAGE_THREADS")
            ):
                raise ApiError(403, 50013, "Missing Permissions")
            if channel.archived and body.get("archived") is not False:
                raise ApiError(400, 50083, "Thread is archived")
            for key, attribute in (
                ("name", "name"),
                ("locked", "locked"),
                ("invitable", "invitable"),
                ("auto_archive_duration", "auto_archive"),
                ("rate_limit_per_user", "rate_limit"),
            ):
                if body.get(key) is not None:
                    setattr(channel, attribute, body[key])
            if body.get("applied_tags") is not None:
                parent = channel.parent
                if parent is None or parent.type != FORUM:
                    raise ApiError(400, 50024, "Cannot execute action on this channel type", kind="limit")
                channel.applied_tags = self.tags_of(parent, body["applied_tags"])
            if body.get("archived") is not None and body["archived"] != channel.archived:
                channel.archived = body["archived"]
                channel.archived_at = now()
        else:
            if not self.may(channel, "MANAGE_CHANNELS"):
                raise ApiError(403, 50013, "Missing Permissions")
            for key, attribute in (
                ("name", "name"),
                ("topic", "topic"),
                ("nsfw", "nsfw"),
                ("position", "position"),
                ("rate_limit_per_user", "rate_limit"),
            ):
                if key in body:
                    setattr(channel, attribute, body[key])
            if body.get("available_tags") is not None:
                if channel.type != FORUM:
                    raise ApiError(400, 50024, "Cannot execute action on this channel type", kind="limit")
                channel.available_tags = self.new_tags(channel, body["available_tags"])
            if "parent_id" in body:
                channel.parent_id = coerce(body["parent_id"])
            if "permission_overwrites" in body:
                channel.overwrites = {
                    int(o["id"]): (int(o["type"]), int(coerce(o.get("allow")) or 0), int(coerce(o.get("deny")) or 0))
                    for o in body["permission_overwrites"] or []
                }
        self.server.update_channel(channel)
        return 200, channel.json(me=self.bot.id)

    @route("DELETE", CHANNEL)
    async def delete_channel(self, c: Context) -> Answer:
        channel = self.channel(c.id("channel_id"))
        if channel.is_dm:
            return 200, channel.json(me=self.bot.id)
        if not self.may(channel, "MANAGE_THREADS" if channel.is_thread else "MANAGE_CHANNELS"):
            raise ApiError(403, 50013, "Missing Permissions")
        data = channel.json(me=self.bot.id)
        self.server.delete_channel(channel)
        return 200, data

    @route("POST", CHANNEL + "/typing")
    async def typing(self, c: Context) -> Answer:
        channel = self.channel(c.id("channel_id"), "SEND_MESSAGES")
        channel.typing_at = time.monotonic()
        return 204, None

    @route("PUT", CHANNEL + "/permissions/{overwrite_id}")
    async def put_overwrite(self, c: Context) -> Answer:
        channel = self.channel(c.id("channel_id"), "MANAGE_ROLES")
        channel.overwrites[c.id("overwrite_id")] = (
            int(c.body["type"]),
            int(coerce(c.body.get("allow")) or 0),
            int(coerce(c.body.get("deny")) or 0),
        )
        self.server.update_channel(channel)
        return 204, None

    @route("DELETE", CHANNEL + "/permissions/{overwrite_id}")
    async def delete_overwrite(self, c: Context) -> Answer:
        channel = self.channel(c.id("channel_id"), "MANAGE_ROLES")
        channel.overwrites.pop(c.id("overwrite_id"), None)
        self.server.update_channel(channel)
        return 204, None
