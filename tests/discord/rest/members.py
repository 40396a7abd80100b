"""Members of servers and their roles."""

from __future__ import annotations

from datetime import datetime

from tests.discord.gateway.events import I_MEMBERS
from tests.discord.rest.foundation import Foundation
from tests.discord.rest.routes import (
    GUILD,
    Answer,
    ApiError,
    Context,
    route,
    unknown,
)
from tests.discord.specification import coerce


class Members(Foundation):
    """Members of servers and their roles."""

    @route("GET", GUILD + "/members/{user_id}")
    async def get_member(self, c: Context) -> Answer:
        member = self.guild(c.id("guild_id")).members.get(c.id("user_id"))
        if member is None:
            raise unknown("Member")
        return 200, member.json()

    @route("GET", GUILD + "/members")
    async def get_members(self, c: Context) -> Answer:
        guild = self.guild(c.id("guild_id"))
        if not self.server.gateway.allowed_privileged & I_MEMBERS:
            raise ApiError(403, 50001, "Missing Access")
        after = c.query_int("after", 0)
        members = sorted((m for m in guild.members.values() if m.user.id > after), key=lambda m: m.user.id)
        return 200, [m.json() for m in members[: c.query_int("limit", 1)]]

    @route("GET", GUILD + "/members/search")
    async def search_members(self, c: Context) -> Answer:
        guild = self.guild(c.id("guild_id"))
        text = (c.query("query") or "").lower()
        members = [
            m
            for m in guild.members.values()
            if m.user.username.lower().startswith(text) or (m.nick or "").lower().startswith(text)
        ]
        return 200, [m.json() for m in members[: c.query_int("limit", 1)]]

    @route("PATCH", GUILD + "/members/@me")
    async def patch_my_member(self, c: Context) -> Answer:
        guild = self.guild(c.id("guild_id"), "CHANGE_NICKNAME")
        member = guild.members[self.bot.id]
        if "nick" in c.body:
            member.nick = c.body["nick"] or None
        return 200, member.json()

    @route("PATCH", GUILD + "/members/{user_id}")
    async def patch_member(self, c: Context) -> Answer:
        needs = {
            "nick": "MANAGE_NICKNAMES",
            "roles": "MANAGE_ROLES",
            "communication_disabled_until": "MODERATE_MEMBERS",
        }
        unsupported = set(c.body) - set(needs)
        if unsupported:
            self.server.gap(f"PATCH guild member: {sorted(unsupported)}")
        guild = self.guild(c.id("guild_id"), *(needs[k] for k in c.body if k in needs))
        member = guild.members.get(c.id("user_id"))
        if member is None:
            raise unknown("Member")
        if member.user.id == guild.owner_id:
            raise ApiError(403, 50013, "Missing Permissions")
        if "nick" in c.body:
            member.nick = c.body["nick"] or None
        if c.body.get("roles") is not None:
            member.roles = [int(coerce(r)) for r in c.body["roles"]]
        if "communication_disabled_until" in c.body:
            until = c.body["communication_disabled_until"]
            member.timeout_until = datetime.fromisoformat(until) if until else None
        self.server.gateway.dispatch(
            "GUILD_MEMBER_UPDATE", member.json() | {"guild_id": str(guild.id)}, guild_id=guild.id
        )
        return 200, member.json()

    @route("PUT", GUILD + "/members/{user_id}/roles/{role_id}")
    @route("DELETE", GUILD + "/members/{user_id}/roles/{role_id}")
    async def _member_role(self, c: Context) -> Answer:
        guild = self.guild(c.id("guild_id"), "MANAGE_ROLES")
        member = guild.members.get(c.id("user_id"))
        role = guild.roles.get(c.id("role_id"))
        if member is None:
            raise unknown("Member")
        if role is None:
            raise unknown("Role")
        top = max((guild.roles[r].position for r in guild.members[self.bot.id].roles if r in guild.roles), default=0)
        if role.position >= top or role.bot_id is not None:
            raise ApiError(403, 50013, "Missing Permissions")
        if c.method == "PUT" and role.id not in member.roles:
            member.roles.append(role.id)
        elif c.method == "DELETE" and role.id in member.roles:
            member.roles.remove(role.id)
        self.server.gateway.dispatch(
            "GUILD_MEMBER_UPDATE", member.json() | {"guild_id": str(guild.id)}, guild_id=guild.id
        )
        return 204, None
