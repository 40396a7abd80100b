"""What a person sees, and waiting for what comes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from tests.discord import permission_bits
from tests.discord.users.views import MessageView
from tests.discord.world import (
    PRIVATE_THREAD,
    Channel,
    Guild,
    Message,
    User,
    World,
)

if TYPE_CHECKING:
    from tests.discord.server.fake_discord import FakeDiscord


class Sight:
    """What a person sees, and waiting for what comes."""

    def __init__(self, server: FakeDiscord, user: User):
        self.server = server
        self.user = user

    @classmethod
    def create(
        cls, server: FakeDiscord, name: str, *guilds: Guild, locale: str = "en-US", global_name: str | None = None
    ) -> Self:
        user = server.world.create_user(name, locale=locale, global_name=global_name)
        for guild in guilds:
            guild.add_member(user)
        return cls(server, user)

    def __repr__(self) -> str:
        return f"<SimUser {self.user.username}>"

    @property
    def world(self) -> World:
        return self.server.world

    @property
    def id(self) -> int:
        return self.user.id

    @property
    def mention(self) -> str:
        return self.user.mention

    def permissions(self, channel: Channel) -> int:
        if channel.guild is None:
            return permission_bits.EVERYONE
        if self.id not in channel.guild.members:
            return 0
        return channel.guild.permissions(self.user, channel)

    def can(self, channel: Channel, name: str) -> bool:
        return bool(self.permissions(channel) & permission_bits.VALUES[name])

    def sees_channel(self, channel: Channel) -> bool:
        if channel.deleted:
            return False
        if channel.is_private:
            return self.user in channel.recipients
        if not self.can(channel, "VIEW_CHANNEL"):
            return False
        if channel.type == PRIVATE_THREAD:
            return self.id in channel.thread_members or self.can(channel, "MANAGE_THREADS")
        return True

    def sees(self, message: Message | MessageView) -> bool:
        m = message.message if isinstance(message, MessageView) else message
        if m.deleted or not self.sees_channel(m.channel):
            return False
        return m.ephemeral_for in (None, self.id)

    def messages(self, channel: Channel, *, bot_only: bool = False) -> list[MessageView]:
        """What this user sees in a channel, oldest first (own ephemeral messages included)."""
        messages = [m for m in channel.messages.values() if self.sees(m)]
        if bot_only:
            messages = [m for m in messages if m.author.id == self.world.bot.id]
        return [MessageView(self.world, m) for m in sorted(messages, key=lambda m: m.id)]

    def latest(self, channel: Channel, *, bot_only: bool = True) -> MessageView:
        views = self.messages(channel, bot_only=bot_only)
        if not views:
            raise LookupError("no message is visible")
        return views[-1]

    def find(self, channel: Channel, text: str) -> MessageView:
        for view in reversed(self.messages(channel)):
            if text in view.text:
                return view
        raise LookupError(f"no visible message has {text!r}")

    def channels(self, guild: Guild) -> list[Channel]:
        return [c for c in [*guild.channels.values(), *guild.threads.values()] if self.sees_channel(c)]

    def threads(self, channel: Channel) -> list[Channel]:
        if channel.guild is None:
            return []
        return [t for t in channel.guild.threads.values() if t.parent_id == channel.id and self.sees_channel(t)]

    def install(self) -> None:
        """Add the application to the own account."""
        self.world.user_installs.add(self.id)

    def dm(self) -> Channel:
        """The DM channel with the bot (opened when it does not exist yet)."""
        return self.world.dm(self.user)
