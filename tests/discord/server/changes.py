"""Changes of the world that the bot hears of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.discord import permission_bits
from tests.discord.gateway import I_CONTENT
from tests.discord.gateway.sessions import Session
from tests.discord.server.state import ServerState
from tests.discord.shapes import Json
from tests.discord.world import (
    Channel,
    Guild,
    Message,
)

if TYPE_CHECKING:
    from tests.discord.gateway.sessions import Session


class Changes(ServerState):
    """Changes of the world that the bot hears of."""

    def message_event(self, event: str, message: Message) -> None:
        """MESSAGE_CREATE / MESSAGE_UPDATE to the sessions that may see it."""
        if message.ephemeral_for is not None:
            return
        channel = message.channel
        guild = channel.guild
        if channel.is_private and not channel.is_dm:
            return
        if guild is not None and self.world.bot.id not in guild.members:
            return
        if (
            guild is not None
            and not guild.permissions(self.world.bot, channel) & permission_bits.VALUES["VIEW_CHANNEL"]
        ):
            return
        data = message.json(viewer=self.world.bot.id)
        if guild is not None:
            data["guild_id"] = str(guild.id)
            member = guild.members.get(message.author.id)
            if member is not None and "webhook_id" not in data:
                data["member"] = member.json(user=False)
        if self.self_check:
            self.check_event(
                event, "MessageResponse", {k: v for k, v in data.items() if k not in ("guild_id", "member")}
            )

        def for_session(session: Session, body: Json) -> Json:
            if (
                session.intents & I_CONTENT
                or guild is None
                or message.author.id == self.world.bot.id
                or any(m["id"] == str(self.world.bot.id) for m in body["mentions"])
            ):
                return body
            return body | {"content": "", "embeds": [], "attachments": [], "components": []}

        self.gateway.dispatch(event, data, guild_id=guild.id if guild else None, transform=for_session)

    def delete_message(self, message: Message, *, dispatch: bool = True) -> None:
        message.deleted = True
        message.channel.messages.pop(message.id, None)
        message.touch()
        if dispatch and message.ephemeral_for is None:
            data = {"id": str(message.id), "channel_id": str(message.channel.id)}
            guild = message.channel.guild
            if (message.channel.is_private and not message.channel.is_dm) or (
                guild is not None and self.world.bot.id not in guild.members
            ):
                return
            if guild is not None:
                data["guild_id"] = str(guild.id)
            self.gateway.dispatch("MESSAGE_DELETE", data, guild_id=guild.id if guild else None)

    def delete_channel(self, channel: Channel, *, dispatch: bool = True) -> None:
        channel.deleted = True
        guild = channel.guild
        if guild is not None:
            guild.channels.pop(channel.id, None)
            guild.threads.pop(channel.id, None)
            for thread in [t for t in guild.threads.values() if t.parent_id == channel.id]:
                self.delete_channel(thread, dispatch=dispatch)
        self.world.channels.pop(channel.id, None)
        channel.signal.fire()
        if dispatch and guild is not None:
            if channel.is_thread:
                self.gateway.dispatch(
                    "THREAD_DELETE",
                    {
                        "id": str(channel.id),
                        "guild_id": str(guild.id),
                        "parent_id": str(channel.parent_id),
                        "type": channel.type,
                    },
                    guild_id=guild.id,
                )
            else:
                self.gateway.dispatch("CHANNEL_DELETE", channel.json(), guild_id=guild.id)

    def remove_bot(self, guild: Guild) -> None:
        """The bot is kicked from a guild."""
        guild.members.pop(self.world.bot.id, None)
        self.gateway.dispatch("GUILD_DELETE", {"id": str(guild.id)}, guild_id=guild.id)

    def invite_bot(self, guild: Guild, permissions: int = permission_bits.BOT) -> None:
        """The bot is added to a guild while it runs."""
        self.world.add_bot(guild, permissions)

        def joined(session: Session, _: Any) -> Json:
            # A guild that is new to the bot comes without `unavailable`.
            return {k: v for k, v in self.gateway.guild_create(guild, session).items() if k != "unavailable"}

        self.gateway.dispatch("GUILD_CREATE", None, guild_id=guild.id, transform=joined)

    def update_channel(self, channel: Channel) -> None:
        """Tell the bot about a changed channel (for example new overwrites)."""
        event = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
        if channel.guild is not None:
            self.gateway.dispatch(
                event, channel.json(me=self.world.bot.id if channel.is_thread else None), guild_id=channel.guild.id
            )
        channel.signal.fire()
