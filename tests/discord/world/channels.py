"""Channels, threads and private conversations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.discord.shapes import Json
from tests.discord.world.people import Role, User
from tests.discord.world.signals import Signal, iso, now

if TYPE_CHECKING:
    from tests.discord.world.guilds import Guild
    from tests.discord.world.messages import Message
    from tests.discord.world.state import World


GUILD_TEXT, DM, GUILD_VOICE, GROUP_DM, CATEGORY, ANNOUNCEMENT = 0, 1, 2, 3, 4, 5
ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD, FORUM = 10, 11, 12, 15
THREADS = (10, 11, 12)
REQUIRE_TAG = 1 << 4


class Channel:
    def __init__(self, world: World, cid: int, kind: int, name: str | None, guild: Guild | None = None):
        self.world = world
        self.id = cid
        self.type = kind
        self.name = name
        self.guild = guild
        self.topic: str | None = None
        self.nsfw = False
        self.position = 0
        self.parent_id: int | None = None
        self.rate_limit = 0
        # id -> (type 0 role / 1 member, allow, deny)
        self.overwrites: dict[int, tuple[int, int, int]] = {}
        self.messages: dict[int, Message] = {}
        self.last_message_id: int | None = None
        self.last_pin: str | None = None
        self.recipients: list[User] = []
        self.deleted = False
        self.signal = Signal()
        # threads
        self.owner_id: int | None = None
        self.archived = False
        self.locked = False
        self.invitable = True
        self.auto_archive = 1440
        self.created_at = now()
        self.archived_at = self.created_at
        self.thread_members: dict[int, str] = {}
        self.total_sent = 0
        # forums, and their posts
        self.available_tags: list[Json] = []
        self.applied_tags: list[int] = []
        self.requires_tag = False
        self.typing_at = 0.0

    def __repr__(self) -> str:
        return f"<Channel {self.id} {self.name!r} type={self.type}>"

    @property
    def mention(self) -> str:
        return f"<#{self.id}>"

    @property
    def is_thread(self) -> bool:
        return self.type in THREADS

    @property
    def is_dm(self) -> bool:
        """The conversation of one person with the bot."""
        return self.type == DM and self.world.bot in self.recipients

    @property
    def is_private(self) -> bool:
        """Outside every server: with the bot, of two people, of a group."""
        return self.type in (DM, GROUP_DM)

    @property
    def parent(self) -> Channel | None:
        return self.world.channels.get(self.parent_id) if self.parent_id else None

    def overwrite(self, target: User | Role | int, *, allow: int = 0, deny: int = 0) -> None:
        """Set a permission overwrite (bits from permission_bits.bits)."""
        tid = target if isinstance(target, int) else target.id
        kind = 0 if self.guild is not None and tid in self.guild.roles else 1
        self.overwrites[tid] = (kind, allow, deny)

    def thread_metadata(self) -> Json:
        data = {
            "archived": self.archived,
            "archive_timestamp": iso(self.archived_at),
            "auto_archive_duration": self.auto_archive,
            "locked": self.locked,
            "create_timestamp": iso(self.created_at),
        }
        if self.type == PRIVATE_THREAD:
            data["invitable"] = self.invitable
        return data

    def json(self, *, me: int | None = None) -> Json:
        last = str(self.last_message_id) if self.last_message_id else None
        if self.is_private:
            data: Json = {
                "id": str(self.id),
                "type": self.type,
                "last_message_id": last,
                "flags": 0,
                "recipients": [u.json() for u in self.recipients if u.id != me],
            }
            if self.type == GROUP_DM:
                data.update(name=self.name, icon=None, owner_id=str(self.owner_id))
            return data
        assert self.guild is not None
        data = {
            "id": str(self.id),
            "type": self.type,
            "last_message_id": last,
            "flags": 0,
            "guild_id": str(self.guild.id),
            "name": self.name,
            "parent_id": str(self.parent_id) if self.parent_id else None,
            "rate_limit_per_user": self.rate_limit,
            "last_pin_timestamp": self.last_pin,
        }
        if self.is_thread:
            data.update(
                owner_id=str(self.owner_id),
                thread_metadata=self.thread_metadata(),
                message_count=min(len(self.messages), 50),
                member_count=min(len(self.thread_members), 50),
                total_message_sent=self.total_sent,
            )
            if self.parent is not None and self.parent.type == FORUM:
                data["applied_tags"] = [str(tag) for tag in self.applied_tags]
            if me is not None and me in self.thread_members:
                data["member"] = self.thread_member(me)
            return data
        data.update(
            position=self.position,
            topic=self.topic,
            nsfw=self.nsfw,
            permission_overwrites=[
                {"id": str(i), "type": t, "allow": str(a), "deny": str(d)} for i, (t, a, d) in self.overwrites.items()
            ],
        )
        if self.type in (GUILD_VOICE,):
            data.update(bitrate=64000, user_limit=0, rtc_region=None)
        if self.type == FORUM:
            data.update(
                available_tags=self.available_tags,
                default_reaction_emoji=None,
                default_sort_order=None,
                default_forum_layout=0,
                flags=REQUIRE_TAG if self.requires_tag else 0,
            )
        return data

    def thread_member(self, uid: int) -> Json:
        return {"id": str(self.id), "user_id": str(uid), "join_timestamp": self.thread_members[uid], "flags": 0}

    def partial(self, permissions: int, *, me: int | None = None) -> Json:
        """The partial channel of an interaction."""
        data = self.json(me=me)
        data.pop("permission_overwrites", None)
        data["permissions"] = str(permissions)
        return data
