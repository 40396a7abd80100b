"""Threads and their members."""

from __future__ import annotations

from tests.discord import limits
from tests.discord.rest.contents import Contents
from tests.discord.rest.routes import (
    CHANNEL,
    CREATE_FLAGS,
    GUILD,
    HAS_THREAD,
    MESSAGE,
    Answer,
    ApiError,
    Context,
    route,
    unknown,
)
from tests.discord.world import (
    ANNOUNCEMENT,
    ANNOUNCEMENT_THREAD,
    FORUM,
    GUILD_TEXT,
    MSG_THREAD_CREATED,
    MSG_THREAD_STARTER,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    Channel,
    User,
    iso,
)


class Threads(Contents):
    """Threads and their members."""

    def join_thread(self, thread: Channel, user: User) -> None:
        if user.id in thread.thread_members or thread.guild is None:
            return
        thread.thread_members[user.id] = iso()
        entry = thread.thread_member(user.id)
        if user.id == self.bot.id and thread.type == PRIVATE_THREAD:
            self.server.gateway.dispatch("THREAD_CREATE", thread.json(me=user.id), guild_id=thread.guild.id)
        self.server.gateway.dispatch(
            "THREAD_MEMBERS_UPDATE",
            {
                "id": str(thread.id),
                "guild_id": str(thread.guild.id),
                "member_count": len(thread.thread_members),
                "added_members": [entry],
            },
            guild_id=thread.guild.id,
        )

    def new_thread(
        self,
        parent: Channel,
        name: str,
        kind: int,
        owner: User,
        *,
        tid: int | None = None,
        auto_archive: int | None = None,
        applied_tags: list[int] | None = None,
    ) -> Channel:
        thread = Channel(self.world, tid or self.world.snowflake(), kind, name, parent.guild)
        thread.parent_id = parent.id
        thread.owner_id = owner.id
        thread.applied_tags = applied_tags or []
        thread.auto_archive = auto_archive or 1440
        assert parent.guild is not None
        parent.guild.threads[thread.id] = thread
        self.world.channels[thread.id] = thread
        thread.thread_members[owner.id] = iso()
        bot_in = owner.id == self.bot.id
        data = thread.json(me=self.bot.id if bot_in else None) | {"newly_created": True}
        if kind != PRIVATE_THREAD or bot_in:
            self.server.gateway.dispatch("THREAD_CREATE", data, guild_id=parent.guild.id)
        return thread

    @route("POST", CHANNEL + "/threads")
    async def create_thread(self, c: Context) -> Answer:
        body = c.body
        parent = self.channel(c.id("channel_id"))
        if parent.type == FORUM:
            return await self._create_post(c, parent)
        if parent.type not in (GUILD_TEXT, ANNOUNCEMENT):
            raise ApiError(400, 50024, "Cannot execute action on this channel type", kind="limit")
        kind = body.get("type")
        kind = PRIVATE_THREAD if kind is None else kind
        need = "CREATE_PRIVATE_THREADS" if kind == PRIVATE_THREAD else "CREATE_PUBLIC_THREADS"
        if not self.may(parent, need):
            raise ApiError(403, 50013, "Missing Permissions")
        thread = self.new_thread(parent, body["name"], kind, self.bot, auto_archive=body.get("auto_archive_duration"))
        if body.get("invitable") is not None:
            thread.invitable = body["invitable"]
        if body.get("rate_limit_per_user"):
            thread.rate_limit = body["rate_limit_per_user"]
        if kind == PUBLIC_THREAD and parent.guild is not None:
            note = self.world.new_message(parent, self.bot, kind=MSG_THREAD_CREATED, content=thread.name or "")
            note.data["message_reference"] = {"type": 0, "channel_id": str(thread.id), "guild_id": str(parent.guild.id)}
            self.publish(note)
        return 201, thread.json(me=self.bot.id)

    async def _create_post(self, c: Context, parent: Channel) -> Answer:
        body = c.body
        if not self.may(parent, "SEND_MESSAGES"):
            raise ApiError(403, 50013, "Missing Permissions")
        first = body["message"]
        self.check_message(first, c.files, create=True, path=("message",), flags=CREATE_FLAGS)
        if limits.is_empty_message(first, len(c.files)):
            raise ApiError(400, 50006, "Cannot send an empty message", kind="empty_message")
        applied = self.tags_of(parent, body.get("applied_tags"))
        thread = self.new_thread(
            parent,
            body["name"],
            PUBLIC_THREAD,
            self.bot,
            auto_archive=body.get("auto_archive_duration"),
            applied_tags=applied,
        )
        message = self.world.new_message(thread, self.bot)
        message.id = thread.id
        message.data["id"] = str(thread.id)
        self.apply(message, first, c.files, create=True)
        self.publish(message)
        return 201, thread.json(me=self.bot.id) | {"message": message.json(viewer=self.bot.id)}

    @route("POST", MESSAGE + "/threads")
    async def create_message_thread(self, c: Context) -> Answer:
        parent = self.channel(c.id("channel_id"), "CREATE_PUBLIC_THREADS", "READ_MESSAGE_HISTORY")
        message = self.message(parent, c.id("message_id"))
        if parent.type not in (GUILD_TEXT, ANNOUNCEMENT):
            raise ApiError(400, 50024, "Cannot execute action on this channel type", kind="limit")
        if message.id in self.world.channels:
            raise ApiError(400, 160004, "A thread has already been created for this message", kind="limit")
        kind = ANNOUNCEMENT_THREAD if parent.type == ANNOUNCEMENT else PUBLIC_THREAD
        thread = self.new_thread(
            parent, c.body["name"], kind, self.bot, tid=message.id, auto_archive=c.body.get("auto_archive_duration")
        )
        message.data["flags"] |= HAS_THREAD
        message.touch()
        self.server.message_event("MESSAGE_UPDATE", message)
        assert parent.guild is not None
        starter = self.world.new_message(thread, self.bot, kind=MSG_THREAD_STARTER)
        starter.data["message_reference"] = {
            "type": 0,
            "channel_id": str(parent.id),
            "message_id": str(message.id),
            "guild_id": str(parent.guild.id),
        }
        self.world.add_message(starter)
        return 201, thread.json(me=self.bot.id)

    def _thread(self, c: Context) -> Channel:
        thread = self.channel(c.id("channel_id"))
        if not thread.is_thread:
            raise ApiError(400, 50024, "Cannot execute action on this channel type", kind="limit")
        return thread

    @route("PUT", CHANNEL + "/thread-members/@me")
    async def join_me(self, c: Context) -> Answer:
        thread = self._thread(c)
        if thread.archived:
            raise ApiError(400, 50083, "Thread is archived")
        self.join_thread(thread, self.bot)
        return 204, None

    @route("DELETE", CHANNEL + "/thread-members/@me")
    async def leave_me(self, c: Context) -> Answer:
        self._thread(c).thread_members.pop(self.bot.id, None)
        return 204, None

    @route("PUT", CHANNEL + "/thread-members/{user_id}")
    async def add_thread_member(self, c: Context) -> Answer:
        thread = self._thread(c)
        if thread.archived:
            raise ApiError(400, 50083, "Thread is archived")
        if not self.may(thread, "SEND_MESSAGES_IN_THREADS"):
            raise ApiError(403, 50013, "Missing Permissions")
        user = self.world.users.get(c.id("user_id"))
        if user is None or thread.guild is None or user.id not in thread.guild.members:
            raise unknown("Member")
        self.join_thread(thread, user)
        thread.signal.fire()
        return 204, None

    @route("DELETE", CHANNEL + "/thread-members/{user_id}")
    async def remove_thread_member(self, c: Context) -> Answer:
        thread = self._thread(c)
        if not (
            self.may(thread, "MANAGE_THREADS") or (thread.type == PRIVATE_THREAD and thread.owner_id == self.bot.id)
        ):
            raise ApiError(403, 50013, "Missing Permissions")
        if thread.thread_members.pop(c.id("user_id"), None) is not None and thread.guild is not None:
            self.server.gateway.dispatch(
                "THREAD_MEMBERS_UPDATE",
                {
                    "id": str(thread.id),
                    "guild_id": str(thread.guild.id),
                    "member_count": len(thread.thread_members),
                    "removed_member_ids": [c.params["user_id"]],
                },
                guild_id=thread.guild.id,
            )
        return 204, None

    @route("GET", CHANNEL + "/thread-members")
    async def get_thread_members(self, c: Context) -> Answer:
        thread = self._thread(c)
        return 200, [thread.thread_member(u) for u in thread.thread_members]

    @route("GET", CHANNEL + "/thread-members/{user_id}")
    async def get_thread_member(self, c: Context) -> Answer:
        thread = self._thread(c)
        if c.id("user_id") not in thread.thread_members:
            raise unknown("Member")
        return 200, thread.thread_member(c.id("user_id"))

    def _archived(self, c: Context, kinds: tuple[int, ...]) -> Answer:
        parent = self.channel(c.id("channel_id"), "READ_MESSAGE_HISTORY")
        assert parent.guild is not None
        threads = [
            t for t in parent.guild.threads.values() if t.parent_id == parent.id and t.archived and t.type in kinds
        ]
        return 200, {
            "threads": [t.json() for t in threads],
            "has_more": False,
            "members": [t.thread_member(self.bot.id) for t in threads if self.bot.id in t.thread_members],
        }

    @route("GET", CHANNEL + "/threads/archived/public")
    async def archived_public(self, c: Context) -> Answer:
        return self._archived(c, (PUBLIC_THREAD, ANNOUNCEMENT_THREAD))

    @route("GET", CHANNEL + "/threads/archived/private")
    async def archived_private(self, c: Context) -> Answer:
        self.channel(c.id("channel_id"), "MANAGE_THREADS")
        return self._archived(c, (PRIVATE_THREAD,))

    @route("GET", CHANNEL + "/users/@me/threads/archived/private")
    async def archived_mine(self, c: Context) -> Answer:
        return self._archived(c, (PRIVATE_THREAD,))

    @route("GET", GUILD + "/threads/active")
    async def active_threads(self, c: Context) -> Answer:
        guild = self.guild(c.id("guild_id"))
        threads = [
            t
            for t in guild.threads.values()
            if not t.archived
            and (t.type != PRIVATE_THREAD or self.bot.id in t.thread_members or self.may(t, "MANAGE_THREADS"))
        ]
        return 200, {
            "threads": [t.json() for t in threads],
            "has_more": False,
            "members": [t.thread_member(self.bot.id) for t in threads if self.bot.id in t.thread_members],
        }
