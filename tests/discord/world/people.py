"""Users, their roles, and their membership of a server."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

from tests.discord.shapes import Json
from tests.discord.world.signals import iso, now

if TYPE_CHECKING:
    from tests.discord.world.guilds import Guild


class User:
    def __init__(
        self, uid: int, username: str, *, bot: bool = False, global_name: str | None = None, locale: str = "en-US"
    ):
        self.id = uid
        self.username = username
        self.global_name = global_name
        self.bot = bot
        self.locale = locale
        self.accepts_dms = True
        # the error that refuses the bot's direct messages although both share a server (50007, 50001 …)
        self.dm_refusal: int | None = None
        self.adult = True

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    @property
    def display_name(self) -> str:
        return self.global_name or self.username

    def json(self) -> Json:
        data = {
            "id": str(self.id),
            "username": self.username,
            "avatar": None,
            "discriminator": "0",
            "public_flags": 0,
            "flags": 0,
            "global_name": self.global_name,
            "primary_guild": None,
            "avatar_decoration_data": None,
            "collectibles": None,
            "banner": None,
            "accent_color": None,
        }
        if self.bot:
            data["bot"] = True
        return data


class Role:
    def __init__(self, rid: int, name: str, permissions: int, position: int, *, bot_id: int | None = None):
        self.id = rid
        self.name = name
        self.permissions = permissions
        self.position = position
        self.bot_id = bot_id
        self.color = 0
        self.hoist = False
        self.mentionable = False

    @property
    def mention(self) -> str:
        return f"<@&{self.id}>"

    def json(self) -> Json:
        data: dict[str, Any] = {
            "id": str(self.id),
            "name": self.name,
            "permissions": str(self.permissions),
            "position": self.position,
            "color": self.color,
            "colors": {"primary_color": self.color, "secondary_color": None, "tertiary_color": None},
            "hoist": self.hoist,
            "managed": self.bot_id is not None,
            "mentionable": self.mentionable,
            "icon": None,
            "unicode_emoji": None,
            "flags": 0,
        }
        if self.bot_id is not None:
            data["tags"] = {"bot_id": str(self.bot_id)}
        return data


class Member:
    def __init__(self, user: User, guild: Guild):
        self.user = user
        self.guild = guild
        self.roles: list[int] = []
        self.nick: str | None = None
        self.joined_at = now() - timedelta(days=30)
        self.timeout_until: datetime | None = None

    @property
    def timed_out(self) -> bool:
        return self.timeout_until is not None and self.timeout_until > now()

    def json(self, *, user: bool = True, permissions: int | None = None) -> Json:
        data: dict[str, Any] = {
            "avatar": None,
            "banner": None,
            "communication_disabled_until": iso(self.timeout_until) if self.timeout_until else None,
            "flags": 0,
            "joined_at": iso(self.joined_at),
            "nick": self.nick,
            "pending": False,
            "premium_since": None,
            "roles": [str(r) for r in self.roles],
            "mute": False,
            "deaf": False,
        }
        if user:
            data["user"] = self.user.json()
        if permissions is not None:
            data["permissions"] = str(permissions)
        return data
