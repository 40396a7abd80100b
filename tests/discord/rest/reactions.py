"""Reactions to messages."""

from __future__ import annotations

import re
from typing import Any

from tests.discord import limits
from tests.discord.rest.foundation import Foundation
from tests.discord.rest.routes import (
    MESSAGE,
    Answer,
    ApiError,
    Context,
    route,
    unknown,
)
from tests.discord.world import (
    Message,
    User,
    reaction_emoji,
)


class Reactions(Foundation):
    """Reactions to messages."""

    def _emoji(self, c: Context) -> str:
        name = c.params["emoji_name"]
        if re.fullmatch(r"\w{2,32}:\d+", name):
            if int(name.rsplit(":", 1)[1]) not in self.world.known_emojis():
                raise unknown("Emoji")
            return name
        if not limits.is_emoji(name):
            raise unknown("Emoji")
        return name

    def react(self, message: Message, key: str, user: User, *, add: bool) -> None:
        users = message.reactions.setdefault(key, [])
        if add == (user.id in users):
            return
        if add:
            users.append(user.id)
        else:
            users.remove(user.id)
            if not users:
                del message.reactions[key]
        message.signal.fire()
        message.channel.signal.fire()
        guild = message.channel.guild
        data: dict[str, Any] = {
            "user_id": str(user.id),
            "channel_id": str(message.channel.id),
            "message_id": str(message.id),
            "emoji": reaction_emoji(key),
            "burst": False,
            "type": 0,
        }
        if guild is not None:
            data["guild_id"] = str(guild.id)
            if add and user.id in guild.members:
                data["member"] = guild.members[user.id].json()
        if add:
            data["message_author_id"] = str(message.author.id)
            data["burst_colors"] = []
        self.server.gateway.dispatch(
            "MESSAGE_REACTION_ADD" if add else "MESSAGE_REACTION_REMOVE", data, guild_id=guild.id if guild else None
        )

    @route("PUT", MESSAGE + "/reactions/{emoji_name}/@me")
    async def put_reaction(self, c: Context) -> Answer:
        channel = self.channel(c.id("channel_id"), "READ_MESSAGE_HISTORY")
        message = self.message(channel, c.id("message_id"))
        key = self._emoji(c)
        if key not in message.reactions:
            if not self.may(channel, "ADD_REACTIONS"):
                raise ApiError(403, 50013, "Missing Permissions")
            if len(message.reactions) >= 20:
                raise ApiError(400, 30010, "Maximum number of reactions reached (20)", kind="limit")
        self.react(message, key, self.bot, add=True)
        return 204, None

    @route("DELETE", MESSAGE + "/reactions/{emoji_name}/@me")
    async def delete_my_reaction(self, c: Context) -> Answer:
        channel = self.channel(c.id("channel_id"))
        self.react(self.message(channel, c.id("message_id")), self._emoji(c), self.bot, add=False)
        return 204, None

    @route("DELETE", MESSAGE + "/reactions/{emoji_name}/{user_id}")
    async def delete_reaction(self, c: Context) -> Answer:
        channel = self.channel(c.id("channel_id"), "MANAGE_MESSAGES")
        user = self.world.users.get(c.id("user_id"))
        if user is None:
            raise unknown("User")
        self.react(self.message(channel, c.id("message_id")), self._emoji(c), user, add=False)
        return 204, None

    @route("GET", MESSAGE + "/reactions/{emoji_name}")
    async def get_reactions(self, c: Context) -> Answer:
        channel = self.channel(c.id("channel_id"))
        message = self.message(channel, c.id("message_id"))
        return 200, [self.world.users[u].json() for u in message.reactions.get(self._emoji(c), [])][
            : c.query_int("limit", 25)
        ]

    @route("DELETE", MESSAGE + "/reactions")
    @route("DELETE", MESSAGE + "/reactions/{emoji_name}")
    async def _clear_reactions(self, c: Context) -> Answer:
        channel = self.channel(c.id("channel_id"), "MANAGE_MESSAGES")
        message = self.message(channel, c.id("message_id"))
        data: dict[str, Any] = {"channel_id": str(channel.id), "message_id": str(message.id)}
        if channel.guild is not None:
            data["guild_id"] = str(channel.guild.id)
        event = "MESSAGE_REACTION_REMOVE_ALL"
        if "emoji_name" in c.params:
            key = self._emoji(c)
            message.reactions.pop(key, None)
            data["emoji"] = reaction_emoji(key)
            event = "MESSAGE_REACTION_REMOVE_EMOJI"
        else:
            message.reactions.clear()
        message.signal.fire()
        self.server.gateway.dispatch(event, data, guild_id=channel.guild.id if channel.guild else None)
        return 204, None
