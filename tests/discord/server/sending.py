"""Interactions: what they carry, how they are sent, and the messages that answer them."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, cast

from tests.discord import limits, permission_bits
from tests.discord.server.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Interaction, command_path
from tests.discord.server.state import ServerState
from tests.discord.shapes import Json
from tests.discord.world import (
    MSG_CHAT_COMMAND,
    MSG_CONTEXT_COMMAND,
    MSG_DEFAULT,
    MSG_REPLY,
    Channel,
    Message,
    User,
)

if TYPE_CHECKING:
    from tests.discord.server.fake_discord import FakeDiscord
    from tests.discord.server.interactions import Interaction


class Sending(ServerState):
    """Interactions: what they carry, how they are sent, and the messages that answer them."""

    def interaction_payload(
        self, kind: int, user: User, channel: Channel, data: Json, message: Message | None = None
    ) -> Json:
        """The INTERACTION_CREATE body, as documented."""
        guild = channel.guild
        bot = self.world.bot
        payload: dict[str, Any] = {
            "id": str(self.world.snowflake()),
            "application_id": str(self.world.app_id),
            "type": kind,
            "data": data,
            "token": "aW50ZXJhY3Rpb246" + secrets.token_urlsafe(140),
            "version": 1,
            "channel_id": str(channel.id),
            "locale": user.locale,
            "entitlements": [],
            "attachment_size_limit": limits.FILE_SIZE,
            "entitlement_sku_ids": [],
        }
        if guild is not None:
            member = guild.members[user.id]
            if bot.id in guild.members:
                app_permissions = guild.permissions(bot, channel)
            else:
                # What @everyone may, of what a response can use; files and embeds always (API#5316).
                usable = permission_bits.bits("MENTION_EVERYONE", "USE_EXTERNAL_EMOJIS")
                app_permissions = guild.everyone.permissions & usable | permission_bits.bits(
                    "ATTACH_FILES", "EMBED_LINKS"
                )
            payload.update(
                guild_id=str(guild.id),
                guild_locale=guild.locale,
                context=0,
                guild={"id": str(guild.id), "locale": guild.locale, "features": []},
                channel=channel.partial(guild.permissions(user, channel)),
                member=member.json(permissions=guild.permissions(user, channel)),
                app_permissions=str(app_permissions),
            )
        else:
            # "ATTACH_FILES | EMBED_LINKS | MENTION_EVERYONE for (G)DMs with other users, and additionally
            # USE_EXTERNAL_EMOJIS for DMs with the app's bot user" (Interaction object).
            allowed = permission_bits.bits("ATTACH_FILES", "EMBED_LINKS", "MENTION_EVERYONE")
            if channel.is_dm:
                allowed |= permission_bits.bits("USE_EXTERNAL_EMOJIS")
            payload.update(
                context=1 if channel.is_dm else 2,
                user=user.json(),
                app_permissions=str(allowed),
                channel=channel.json(me=bot.id if channel.is_dm else user.id),
            )
        payload["authorizing_integration_owners"] = self.owners(kind, user, channel, data, message)
        if message is not None:
            payload["message"] = message.json(viewer=bot.id)
        return payload

    def owners(self, kind: int, user: User, channel: Channel, data: Json, message: Message | None) -> Json:
        """For whom the application is installed here, server ("0") or account ("1"), as far as it bears on this."""
        world = self.world
        command = None
        if kind in (COMMAND, AUTOCOMPLETE):
            command = world.commands.get(int(data["id"])) or world.guild_commands.get(
                channel.guild.id if channel.guild else 0, {}
            ).get(int(data["id"]))
        elif message is not None and message.data.get("interaction_metadata"):
            # A component belongs to whoever authorized the message's interaction, not to who presses it.
            return dict(message.data["interaction_metadata"]["authorizing_integration_owners"])
        types = [0] if command is None or "guild_id" in command else command["integration_types"]
        out: dict[str, str] = {}
        if channel.guild is not None:
            if world.bot.id in channel.guild.members and 0 in types:
                out["0"] = str(channel.guild.id)
        elif channel.is_dm and (0 in types or command is None) and world.shares_server(user):
            out["0"] = "0"
        if world.installed_by(user) and (1 in types or not out):
            out["1"] = str(user.id)
        if not out and channel.is_dm:
            out["0"] = "0"
        return out

    def send_interaction(
        self,
        kind: int,
        user: User,
        channel: Channel,
        data: Json,
        *,
        message: Message | None = None,
        option_type: int = 0,
    ) -> Interaction:
        payload = self.interaction_payload(kind, user, channel, data, message)
        interaction = Interaction(cast("FakeDiscord", self), kind, user, channel, payload, message, option_type)
        self.interactions[interaction.id] = interaction
        self.by_token[interaction.token] = interaction
        repeat = 1
        if self.faults.take_duplicate(kind):
            interaction.duplicated = True
            repeat = 2
        guild = channel.guild
        interaction.start_timer()
        interaction.delivered = self.gateway.dispatch(
            "INTERACTION_CREATE", payload, guild_id=guild.id if guild else None, repeat=repeat
        )
        return interaction

    def metadata(self, interaction: Interaction) -> Json:
        data: dict[str, Any] = {
            "id": str(interaction.id),
            "type": interaction.type,
            "user": interaction.user.json(),
            "authorizing_integration_owners": dict(interaction.payload["authorizing_integration_owners"]),
        }
        if interaction.type == COMPONENT and interaction.message is not None:
            data["interacted_message_id"] = str(interaction.message.id)
        if interaction.type == MODAL_SUBMIT:
            # A form that no interaction opened is forged by the test: Discord's answers name one nevertheless.
            opener = interaction.opener
            data["triggering_interaction_metadata"] = (
                self.metadata(opener) if opener is not None else {**data, "type": COMMAND}
            )
        return data

    def new_response(self, interaction: Interaction, flags: int, *, followup: bool = False) -> Message:
        """An empty message from the app in answer to an interaction."""
        kind = MSG_DEFAULT
        if interaction.type == COMMAND and not followup:
            kind = MSG_CHAT_COMMAND if interaction.payload["data"].get("type", 1) == 1 else MSG_CONTEXT_COMMAND
        message = self.world.new_message(interaction.channel, self.world.bot, kind=kind, flags=flags)
        message.data["webhook_id"] = str(self.world.app_id)
        message.data["application_id"] = str(self.world.app_id)
        message.data["interaction_metadata"] = self.metadata(interaction)
        if kind in (MSG_CHAT_COMMAND, MSG_CONTEXT_COMMAND):
            message.data["interaction"] = {
                "id": str(interaction.id),
                "type": 2,
                "name": command_path(interaction.payload["data"]),
                "user": interaction.user.json(),
            }
        target = interaction.response if followup else interaction.message
        if target is not None and not target.deleted:
            message.data["type"] = MSG_REPLY
            message.data["message_reference"] = {
                "type": 0,
                "channel_id": str(target.channel.id),
                "message_id": str(target.id),
            }
            if interaction.channel.guild is not None:
                message.data["message_reference"]["guild_id"] = str(interaction.channel.guild.id)
        message.interaction = interaction
        if not flags & limits.EPHEMERAL and self.kept_private(interaction):
            message.data["flags"] |= limits.EPHEMERAL
        if message.flags & limits.EPHEMERAL:
            message.ephemeral_for = interaction.user.id
        return message

    def kept_private(self, interaction: Interaction) -> bool:
        """Without USE_EXTERNAL_APPS, what an application answers that only the account has added is ephemeral."""
        guild = interaction.channel.guild
        return (
            guild is not None
            and interaction.by_account
            and not (
                guild.permissions(interaction.user, interaction.channel) & permission_bits.VALUES["USE_EXTERNAL_APPS"]
            )
        )

    def expire_tokens(self) -> None:
        """All interaction tokens become invalid, as after 15 minutes."""
        for interaction in self.interactions.values():
            interaction.expired = True
