"""The simulated Discord as every route needs it: who the bot is, and what it may see and do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from tests.discord import permission_bits
from tests.discord.rest.routes import (
    CALLBACK,
    CHANNEL,
    HOOK,
    ROUTES,
    Answer,
    ApiError,
    Context,
    unknown,
)
from tests.discord.shapes import Json
from tests.discord.specification import SpecError
from tests.discord.world import (
    FORUM,
    PRIVATE_THREAD,
    Channel,
    Guild,
    Message,
    User,
    World,
)

if TYPE_CHECKING:
    from tests.discord.server.fake_discord import FakeDiscord


class Foundation:
    """The simulated Discord as every route needs it: who the bot is, and what it may see and do."""

    def __init__(self, server: FakeDiscord):
        self.server = server
        self.handlers: dict[tuple[str, str], Callable[[Context], Awaitable[Answer]]] = {
            key: handler.__get__(self) for key, handler in ROUTES.items()
        }

    @property
    def world(self) -> World:
        return self.server.world

    @property
    def bot(self) -> User:
        return self.server.world.bot

    def resolve(self, c: Context) -> None:
        """Choose the branch of a union that Discord would choose from the target."""
        template = c.op.template if c.op else ""
        if c.method == "PATCH" and template == CHANNEL:
            channel = self.world.channels.get(c.id("channel_id"))
            if channel is not None:
                c.schema = (
                    "UpdateDMRequestPartial"
                    if channel.is_dm
                    else "UpdateThreadRequestPartial"
                    if channel.is_thread
                    else "UpdateGuildChannelRequestPartial"
                )
        elif c.method == "POST" and template == CHANNEL + "/threads":
            channel = self.world.channels.get(c.id("channel_id"))
            if channel is not None:
                c.schema = (
                    "CreateForumThreadRequest" if channel.type == FORUM else "CreateTextThreadWithoutMessageRequest"
                )
        elif c.method == "POST" and template == HOOK:
            c.schema = "IncomingWebhookRequestPartial"

    def refine_errors(self, c: Context, errors: list[SpecError]) -> list[SpecError]:
        """An autocomplete answer is a union without a tag: check it by the option's type."""
        if c.op is None or c.op.template != CALLBACK or not isinstance(c.body, dict) or c.body.get("type") != 8:
            return errors
        interaction = self.server.interactions.get(int(c.params["interaction_id"]))
        if interaction is None or not any(e.path == ("data",) and e.code == "UNION_TYPE_CHOICES" for e in errors):
            return errors
        name = {3: "String", 4: "Integer", 10: "Number"}.get(interaction.option_type)
        if name is None:
            return errors
        data_errors = self.server.spec.check_named(
            f"InteractionApplicationCommandAutocompleteCallback{name}Data", c.body.get("data"), request=True
        )
        rest = [e for e in errors if not (e.path == ("data",) and e.code == "UNION_TYPE_CHOICES")]
        return rest + [SpecError(("data", *e.path), e.code, e.message, e.kind) for e in data_errors]

    def channel(self, cid: int, *needs: str) -> Channel:
        """The channel, if the bot may see it and has the permissions."""
        channel = self.world.channels.get(cid)
        if channel is None:
            raise unknown("Channel")
        if channel.is_dm:
            return channel
        # A group or a conversation of others: an application that an account has added is not in it.
        guild = channel.guild
        if guild is None or self.bot.id not in guild.members:
            raise ApiError(403, 50001, "Missing Access")
        value = guild.permissions(self.bot, channel)
        if not value & permission_bits.VALUES["VIEW_CHANNEL"]:
            raise ApiError(403, 50001, "Missing Access")
        if (
            channel.type == PRIVATE_THREAD
            and self.bot.id not in channel.thread_members
            and not value & permission_bits.VALUES["MANAGE_THREADS"]
        ):
            raise ApiError(403, 50001, "Missing Access")
        for need in needs:
            if need == "SEND_MESSAGES" and channel.is_thread:
                need = "SEND_MESSAGES_IN_THREADS"
            if not value & permission_bits.VALUES[need]:
                raise ApiError(403, 50013, "Missing Permissions")
        return channel

    def may(self, channel: Channel, name: str) -> bool:
        if channel.is_private or channel.guild is None:
            return True
        return bool(channel.guild.permissions(self.bot, channel) & permission_bits.VALUES[name])

    def guild(self, gid: int, *needs: str) -> Guild:
        guild = self.world.guilds.get(gid)
        if guild is None:
            raise unknown("Guild")
        if self.bot.id not in guild.members:
            raise ApiError(403, 50001, "Missing Access")
        value = guild.permissions(self.bot)
        for need in needs:
            if not value & permission_bits.VALUES[need]:
                raise ApiError(403, 50013, "Missing Permissions")
        return guild

    def message(self, channel: Channel, mid: int) -> Message:
        message = channel.messages.get(mid)
        if message is None or message.ephemeral_for is not None:
            raise unknown("Message")
        return message

    def application(self, c: Context) -> None:
        if c.id("application_id") != self.world.app_id:
            raise ApiError(403, 20012, "You are not authorized to perform this action on this application")

    def new_tags(self, forum: Channel, tags: list[Json]) -> list[Json]:
        """The tags of a forum as they are set: those without an id are new, those that are left out are gone."""
        ids = {int(each["id"]) for each in forum.available_tags}
        if len({each["name"] for each in tags}) < len(tags):
            raise ApiError(400, 40061, "Tag names must be unique", kind="limit")
        if any(each.get("id") and int(each["id"]) not in ids for each in tags):
            raise ApiError(404, 10087, "Unknown Tag")
        return [
            {
                "id": str(each.get("id") or self.world.snowflake()),
                "name": each["name"],
                "moderated": bool(each.get("moderated")),
                "emoji_id": each.get("emoji_id"),
                "emoji_name": each.get("emoji_name"),
            }
            for each in tags
        ]

    def tags_of(self, forum: Channel, tags: list[str] | None) -> list[int]:
        """The tags of a post, as far as the bot may give it those."""
        applied = [int(each) for each in tags or []]
        tags_by_id = {int(each["id"]): each for each in forum.available_tags}
        if forum.requires_tag and not applied:
            raise ApiError(400, 40067, "A tag is required to create a forum post in this channel", kind="limit")
        if any(each not in tags_by_id for each in applied):
            raise ApiError(404, 10087, "Unknown Tag")
        if any(tags_by_id[each]["moderated"] for each in applied) and not self.may(forum, "MANAGE_THREADS"):
            raise ApiError(403, 50013, "Missing Permissions")
        return applied
