"""Servers: their channels, roles and emojis."""

from __future__ import annotations

from tests.discord.rest.foundation import Foundation
from tests.discord.rest.routes import (
    GUILD,
    Answer,
    Context,
    route,
)
from tests.discord.specification import coerce
from tests.discord.world import (
    GUILD_TEXT,
)


class Guilds(Foundation):
    """Servers: their channels, roles and emojis."""

    @route("GET", GUILD)
    async def get_guild(self, c: Context) -> Answer:
        guild = self.guild(c.id("guild_id"))
        data = guild.rest_json()
        if c.query_bool("with_counts"):
            data.update(approximate_member_count=len(guild.members), approximate_presence_count=1)
        return 200, data

    @route("GET", GUILD + "/channels")
    async def get_channels(self, c: Context) -> Answer:
        guild = self.guild(c.id("guild_id"))
        return 200, [x.json() for x in guild.channels.values()]

    @route("POST", GUILD + "/channels")
    async def create_channel(self, c: Context) -> Answer:
        guild = self.guild(c.id("guild_id"), "MANAGE_CHANNELS")
        parent = self.world.channels.get(int(coerce(c.body["parent_id"]))) if c.body.get("parent_id") else None
        channel = guild.create_channel(
            c.body["name"], c.body.get("type") or GUILD_TEXT, parent=parent, nsfw=bool(c.body.get("nsfw"))
        )
        channel.topic = c.body.get("topic")
        if c.body.get("permission_overwrites"):
            channel.overwrites = {
                int(coerce(o["id"])): (
                    int(o["type"]),
                    int(coerce(o.get("allow")) or 0),
                    int(coerce(o.get("deny")) or 0),
                )
                for o in c.body["permission_overwrites"]
            }
        self.server.gateway.dispatch("CHANNEL_CREATE", channel.json(), guild_id=guild.id)
        return 201, channel.json()

    @route("GET", GUILD + "/roles")
    async def get_roles(self, c: Context) -> Answer:
        return 200, [r.json() for r in self.guild(c.id("guild_id")).roles.values()]

    @route("POST", GUILD + "/roles")
    async def create_role(self, c: Context) -> Answer:
        guild = self.guild(c.id("guild_id"), "MANAGE_ROLES")
        body = c.body or {}
        permissions = coerce(body.get("permissions"))
        role = guild.create_role(
            body.get("name") or "new role", guild.everyone.permissions if permissions is None else int(permissions)
        )
        role.mentionable = bool(body.get("mentionable"))
        self.server.gateway.dispatch(
            "GUILD_ROLE_CREATE", {"guild_id": str(guild.id), "role": role.json()}, guild_id=guild.id
        )
        return 200, role.json()

    @route("GET", GUILD + "/emojis")
    async def get_emojis(self, c: Context) -> Answer:
        return 200, list(self.guild(c.id("guild_id")).emojis.values())
