"""A simulated person.

What Discord's client would not let a person do raises NotAllowed, and nothing is sent to the bot.
"""

from __future__ import annotations

from collections.abc import Sequence

from tests.discord.users.invocations import Invocations
from tests.discord.users.presses import Presses
from tests.discord.users.results import NotAllowed
from tests.discord.users.views import MessageView
from tests.discord.world import (
    MSG_REPLY,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    Channel,
    Guild,
    Part,
)


class SimUser(Invocations, Presses):
    """A simulated person.

    What Discord's client would not let a person do raises NotAllowed, and nothing is sent to the bot.
    """

    async def send(
        self,
        channel: Channel,
        content: str = "",
        *,
        reply_to: MessageView | None = None,
        files: Sequence[tuple[str, bytes]] = (),
    ) -> MessageView:
        need = "SEND_MESSAGES_IN_THREADS" if channel.is_thread else "SEND_MESSAGES"
        if not self.sees_channel(channel) or (channel.guild is not None and not self.can(channel, need)):
            raise NotAllowed("cannot write here")
        message = self.world.new_message(channel, self.user, content=content)
        if reply_to is not None:
            message.data["type"] = MSG_REPLY
            message.data["message_reference"] = {
                "type": 0,
                "channel_id": str(channel.id),
                "message_id": str(reply_to.id),
            }
            message.data["referenced_message"] = {
                k: v for k, v in reply_to.message.json().items() if k not in ("referenced_message", "reactions")
            }
            message.data["mentions"].append(reply_to.message.author.json())
        message.files = [self.world.store_file(channel, Part(*f)) for f in files]
        message.data["attachments"] = list(message.files)
        if channel.is_thread:
            self.server.rest.join_thread(channel, self.user)
        self.server.rest.publish(message)
        return MessageView(self.world, message)

    async def delete(self, view: MessageView) -> None:
        own = view.author_id == self.id
        if not own and not (view.channel.guild is not None and self.can(view.channel, "MANAGE_MESSAGES")):
            raise NotAllowed("cannot delete this message")
        self.server.delete_message(view.message)

    async def react(self, view: MessageView, emoji: str) -> None:
        if not self.sees(view):
            raise NotAllowed("the message is not visible")
        self.server.rest.react(view.message, emoji, self.user, add=True)

    def dismiss(self, view: MessageView) -> None:
        """Dismiss an own ephemeral message; the bot is not told."""
        if view.message.ephemeral_for != self.id:
            raise NotAllowed("not an own ephemeral message")
        view.message.deleted = True
        view.channel.messages.pop(view.id, None)

    def leave(self, guild: Guild) -> None:
        guild.members.pop(self.id, None)
        self.server.gateway.dispatch(
            "GUILD_MEMBER_REMOVE", {"guild_id": str(guild.id), "user": self.user.json()}, guild_id=guild.id
        )

    def join(self, guild: Guild) -> None:
        member = guild.add_member(self.user)
        self.server.gateway.dispatch("GUILD_MEMBER_ADD", member.json() | {"guild_id": str(guild.id)}, guild_id=guild.id)

    async def create_thread(self, channel: Channel, name: str, *, private: bool = False) -> Channel:
        need = "CREATE_PRIVATE_THREADS" if private else "CREATE_PUBLIC_THREADS"
        if not self.can(channel, need):
            raise NotAllowed("cannot create threads here")
        return self.server.rest.new_thread(channel, name, PRIVATE_THREAD if private else PUBLIC_THREAD, self.user)
