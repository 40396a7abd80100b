"""Servers: their roles, members, channels and threads."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from tests.discord import permission_bits
from tests.discord.shapes import Json
from tests.discord.world.channels import GUILD_TEXT, Channel
from tests.discord.world.people import Member, Role, User
from tests.discord.world.signals import iso

if TYPE_CHECKING:
    from tests.discord.world.state import World


class Guild:
    def __init__(self, world: World, gid: int, name: str, owner: User):
        self.world = world
        self.id = gid
        self.name = name
        self.owner_id = owner.id
        self.locale = "en-US"
        self.roles: dict[int, Role] = {gid: Role(gid, "@everyone", permission_bits.EVERYONE, 0)}
        self.members: dict[int, Member] = {}
        self.channels: dict[int, Channel] = {}
        self.threads: dict[int, Channel] = {}
        self.emojis: dict[int, Json] = {}
        self.unavailable = False

    @property
    def everyone(self) -> Role:
        return self.roles[self.id]

    def create_role(self, name: str, permissions: int = 0) -> Role:
        role = Role(self.world.snowflake(), name, permissions, len(self.roles))
        self.roles[role.id] = role
        return role

    def add_member(self, user: User, *roles: Role) -> Member:
        member = self.members.get(user.id) or Member(user, self)
        member.roles = [r.id for r in roles]
        self.members[user.id] = member
        return member

    def create_channel(
        self, name: str, kind: int = GUILD_TEXT, *, parent: Channel | None = None, nsfw: bool = False
    ) -> Channel:
        channel = Channel(self.world, self.world.snowflake(), kind, name, self)
        channel.position = len(self.channels)
        channel.nsfw = nsfw
        channel.parent_id = parent.id if parent else None
        if parent is not None:
            channel.overwrites = dict(parent.overwrites)
        self.channels[channel.id] = channel
        self.world.channels[channel.id] = channel
        return channel

    def permissions(self, user: User | int, channel: Channel | None = None) -> int:
        return permission_bits.compute(self, user if isinstance(user, int) else user.id, channel)

    def rest_json(self) -> Json:
        return {
            "id": str(self.id),
            "name": self.name,
            "icon": None,
            "description": None,
            "home_header": None,
            "splash": None,
            "discovery_splash": None,
            "features": [],
            "banner": None,
            "owner_id": str(self.owner_id),
            "application_id": None,
            "region": "deprecated",
            "afk_channel_id": None,
            "afk_timeout": 300,
            "system_channel_id": None,
            "system_channel_flags": 0,
            "widget_enabled": False,
            "widget_channel_id": None,
            "verification_level": 0,
            "roles": [r.json() for r in self.roles.values()],
            "default_message_notifications": 0,
            "mfa_level": 0,
            "explicit_content_filter": 0,
            "max_presences": None,
            "max_members": 25000000,
            "max_stage_video_channel_users": 50,
            "max_video_channel_users": 25,
            "vanity_url_code": None,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "preferred_locale": self.locale,
            "rules_channel_id": None,
            "safety_alerts_channel_id": None,
            "public_updates_channel_id": None,
            "premium_progress_bar_enabled": False,
            "nsfw": False,
            "nsfw_level": 0,
            "emojis": list(self.emojis.values()),
            "stickers": [],
            "incidents_data": None,
        }

    def gateway_json(self, *, viewer: int, all_members: bool) -> Json:
        data = self.rest_json()
        members = self.members.values() if all_members else [m for m in self.members.values() if m.user.id == viewer]
        visible = [
            c for c in self.channels.values() if self.permissions(viewer, c) & permission_bits.VALUES["VIEW_CHANNEL"]
        ]
        data.update(
            joined_at=iso(self.members[viewer].joined_at),
            large=len(self.members) > 250,
            unavailable=False,
            member_count=len(self.members),
            voice_states=[],
            presences=[],
            stage_instances=[],
            guild_scheduled_events=[],
            soundboard_sounds=[],
            version=int(time.time() * 1000),
            members=[m.json() for m in members],
            channels=[c.json() for c in visible],
            threads=[
                t.json(me=viewer)
                for t in self.threads.values()
                if not t.archived and self.permissions(viewer, t) & permission_bits.VALUES["VIEW_CHANNEL"]
            ],
        )
        return data
