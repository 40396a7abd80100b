"""Everything that exists on the simulated Discord."""

from __future__ import annotations

import hashlib
import re
import time
from typing import Any

from tests.discord import limits, permission_bits
from tests.discord.shapes import Json
from tests.discord.world.channels import DM, GROUP_DM, Channel
from tests.discord.world.commands import option_json
from tests.discord.world.files import Part, image_size
from tests.discord.world.guilds import Guild
from tests.discord.world.messages import MSG_DEFAULT, Message
from tests.discord.world.people import User
from tests.discord.world.signals import Snowflakes, iso


class World:
    """Everything that exists on the simulated Discord."""

    def __init__(self, *, cdn_base: str = "http://127.0.0.1"):
        self.snowflake = Snowflakes()
        self.cdn_base = cdn_base
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.dms: dict[int, Channel] = {}
        # CDN path -> (bytes, content type)
        self.cdn: dict[str, tuple[bytes, str]] = {}
        self.app_emojis: dict[int, Json] = {}
        # who has added the application to their account
        self.user_installs: set[int] = set()
        # how the application can be installed (portal): 0 to a server, 1 to an account
        self.app_installs: tuple[int, ...] = (0, 1)
        # global commands and guild commands as Discord returns them
        self.commands: dict[int, Json] = {}
        self.guild_commands: dict[int, dict[int, Json]] = {}
        self.bot = self.create_user("bot", bot=True)
        self.app_id = self.bot.id
        self.owner = self.create_user("app_owner")

    def create_user(
        self, username: str, *, bot: bool = False, global_name: str | None = None, locale: str = "en-US"
    ) -> User:
        user = User(self.snowflake(), username, bot=bot, global_name=global_name, locale=locale)
        self.users[user.id] = user
        return user

    def create_guild(
        self, name: str, *, owner: User | None = None, with_bot: bool = True, bot_permissions: int = permission_bits.BOT
    ) -> Guild:
        owner = owner or self.create_user(f"owner_of_{re.sub('[^a-z0-9]', '', name.lower())}")
        guild = Guild(self, self.snowflake(), name, owner)
        self.guilds[guild.id] = guild
        guild.add_member(owner)
        if with_bot:
            self.add_bot(guild, bot_permissions)
        return guild

    def add_bot(self, guild: Guild, permissions: int = permission_bits.BOT) -> None:
        role = guild.create_role(self.bot.username, permissions)
        role.bot_id = self.bot.id
        guild.add_member(self.bot, role)

    def dm(self, user: User) -> Channel:
        channel = self.dms.get(user.id)
        if channel is None:
            channel = Channel(self, self.snowflake(), DM, None)
            channel.recipients = [user, self.bot]
            self.dms[user.id] = channel
            self.channels[channel.id] = channel
        return channel

    def user_dm(self, one: User, other: User) -> Channel:
        """The conversation of two people; the bot is not in it."""
        return self._conversation(DM, None, [one, other])

    def group_dm(self, *people: User, name: str | None = None) -> Channel:
        """A group of people; the bot is not in it."""
        return self._conversation(GROUP_DM, name, list(people))

    def _conversation(self, kind: int, name: str | None, people: list[User]) -> Channel:
        channel = Channel(self, self.snowflake(), kind, name)
        channel.recipients = people
        channel.owner_id = people[0].id
        self.channels[channel.id] = channel
        return channel

    def store_file(
        self,
        channel: Channel,
        part: Part,
        *,
        ephemeral: bool = False,
        description: str | None = None,
        title: str | None = None,
    ) -> Json:
        aid = self.snowflake()
        filename = limits.clean_filename(part.filename)
        root = "ephemeral-attachments" if ephemeral else "attachments"
        path = f"/{root}/{channel.id}/{aid}/{filename}"
        content_type = part.content_type
        self.cdn[path] = (part.data, content_type or "application/octet-stream")
        token = hashlib.sha256(path.encode()).hexdigest()
        url = f"{self.cdn_base}{path}?ex={int(time.time()) + 86400:x}&is={int(time.time()):x}&hm={token}&"
        data: dict[str, Any] = {
            "id": str(aid),
            "filename": filename,
            "size": len(part.data),
            "url": url,
            "proxy_url": url,
        }
        if content_type:
            data["content_type"] = content_type
        if description:
            data["description"] = description
        if title:
            data["title"] = title
        if ephemeral:
            data["ephemeral"] = True
        size = image_size(part.data)
        if size:
            data["width"], data["height"] = size
        return data

    def file_bytes(self, url: str) -> bytes:
        path = url.split("?", 1)[0]
        if path.startswith(self.cdn_base):
            path = path[len(self.cdn_base) :]
        return self.cdn[path][0]

    def known_emojis(self) -> set[int]:
        """The custom emojis that the bot may use: its own, and those of the servers it is in."""
        ids = set(self.app_emojis)
        for guild in self.guilds.values():
            if self.bot.id in guild.members:
                ids |= set(guild.emojis)
        return ids

    def shares_server(self, user: User) -> bool:
        return any(self.bot.id in g.members and user.id in g.members for g in self.guilds.values())

    def installed_by(self, user: User) -> bool:
        """Whether the person has added the application to their account."""
        return user.id in self.user_installs

    def new_message(
        self, channel: Channel, author: User, *, kind: int = MSG_DEFAULT, content: str = "", flags: int = 0
    ) -> Message:
        data: dict[str, Any] = {
            "type": kind,
            "content": content,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "timestamp": iso(),
            "edited_timestamp": None,
            "flags": flags,
            "components": [],
            "id": str(self.snowflake()),
            "channel_id": str(channel.id),
            "author": author.json(),
            "pinned": False,
            "mention_everyone": False,
            "tts": False,
        }
        message = Message(channel, data, author)
        self.set_mentions(message, None)
        return message

    def add_message(self, message: Message) -> None:
        channel = message.channel
        channel.messages[message.id] = message
        if message.ephemeral_for is None:
            channel.last_message_id = message.id
            channel.total_sent += 1
        channel.signal.fire()

    def set_mentions(self, message: Message, allowed: Json | None) -> None:
        content = message.data["content"]
        users = []
        for uid in dict.fromkeys(re.findall(r"<@!?(\d+)>", content)):
            user = self.users.get(int(uid))
            if user is not None:
                users.append(user.json())
        message.data["mentions"] = users
        message.data["mention_roles"] = list(dict.fromkeys(re.findall(r"<@&(\d+)>", content)))
        may = allowed is None or "everyone" in (allowed.get("parse") or [])
        message.data["mention_everyone"] = bool(may and re.search(r"@(everyone|here)\b", content))

    def pings(self, message: Message, text: str, allowed: Json | None) -> set[int]:
        """Who is notified, after allowed_mentions."""
        parse = {"users", "roles", "everyone"} if allowed is None else set(allowed.get("parse") or [])
        users = {int(x) for x in (allowed or {}).get("users") or []}
        roles = {int(x) for x in (allowed or {}).get("roles") or []}
        guild = message.channel.guild
        ids = {int(u) for u in re.findall(r"<@!?(\d+)>", text) if "users" in parse or int(u) in users}
        if guild is not None:
            for raw in re.findall(r"<@&(\d+)>", text):
                if ("roles" in parse or int(raw) in roles) and int(raw) in guild.roles:
                    ids |= {m.user.id for m in guild.members.values() if int(raw) in m.roles}
            if (
                "everyone" in parse
                and re.search(r"@(everyone|here)\b", text)
                and guild.permissions(message.author, message.channel) & permission_bits.VALUES["MENTION_EVERYONE"]
            ):
                ids |= set(guild.members)
        reply = message.data.get("referenced_message")
        if reply and (allowed is None or allowed.get("replied_user")):
            ids.add(int(reply["author"]["id"]))
        return ids & set(self.users)

    def command_json(self, body: Json, *, guild_id: int | None, command_id: int | None = None) -> Json:
        kind = body.get("type") or 1
        permissions = body.get("default_member_permissions")
        data: dict[str, Any] = {
            "id": str(command_id or self.snowflake()),
            "application_id": str(self.app_id),
            "version": str(self.snowflake()),
            "default_member_permissions": None if permissions is None else str(permissions),
            "type": kind,
            "name": body["name"],
            "name_localizations": body.get("name_localizations"),
            "description": (body.get("description") or "") if kind == 1 else "",
            "description_localizations": body.get("description_localizations"),
            "nsfw": bool(body.get("nsfw")),
        }
        if guild_id is not None:
            data["guild_id"] = str(guild_id)
        else:
            dm = body.get("dm_permission")
            data["dm_permission"] = True if dm is None else dm
            contexts = body.get("contexts")
            if contexts is None and dm is False:
                contexts = [0]
            data["contexts"] = contexts
            data["integration_types"] = body.get("integration_types") or [0]
        options = [option_json(o) for o in body.get("options") or []]
        if options:
            data["options"] = options
        return data

    def scoped_commands(self, guild_id: int | None) -> dict[int, Json]:
        if guild_id is None:
            return self.commands
        return self.guild_commands.setdefault(guild_id, {})
