"""Permission bits and Discord's permission computation."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.discord.world.channels import Channel
    from tests.discord.world.guilds import Guild


BITS = {
    "CREATE_INSTANT_INVITE": 0,
    "KICK_MEMBERS": 1,
    "BAN_MEMBERS": 2,
    "ADMINISTRATOR": 3,
    "MANAGE_CHANNELS": 4,
    "MANAGE_GUILD": 5,
    "ADD_REACTIONS": 6,
    "VIEW_AUDIT_LOG": 7,
    "VIEW_CHANNEL": 10,
    "SEND_MESSAGES": 11,
    "SEND_TTS_MESSAGES": 12,
    "MANAGE_MESSAGES": 13,
    "EMBED_LINKS": 14,
    "ATTACH_FILES": 15,
    "READ_MESSAGE_HISTORY": 16,
    "MENTION_EVERYONE": 17,
    "USE_EXTERNAL_EMOJIS": 18,
    "CONNECT": 20,
    "SPEAK": 21,
    "CHANGE_NICKNAME": 26,
    "MANAGE_NICKNAMES": 27,
    "MANAGE_ROLES": 28,
    "MANAGE_WEBHOOKS": 29,
    "MANAGE_GUILD_EXPRESSIONS": 30,
    "USE_APPLICATION_COMMANDS": 31,
    "MANAGE_EVENTS": 33,
    "MANAGE_THREADS": 34,
    "CREATE_PUBLIC_THREADS": 35,
    "CREATE_PRIVATE_THREADS": 36,
    "USE_EXTERNAL_STICKERS": 37,
    "SEND_MESSAGES_IN_THREADS": 38,
    "MODERATE_MEMBERS": 40,
    "SEND_VOICE_MESSAGES": 46,
    "SEND_POLLS": 49,
    "USE_EXTERNAL_APPS": 50,
    "PIN_MESSAGES": 51,
}
VALUES = {name: 1 << bit for name, bit in BITS.items()}
ALL = (1 << 53) - 1


def bits(*names: str | int) -> int:
    """`bits('VIEW_CHANNEL', 'SEND_MESSAGES')` as one integer."""
    value = 0
    for name in names:
        value |= name if isinstance(name, int) else VALUES[name.upper()]
    return value


# What a normal member may do.
EVERYONE = bits(
    "CREATE_INSTANT_INVITE",
    "ADD_REACTIONS",
    "VIEW_CHANNEL",
    "SEND_MESSAGES",
    "EMBED_LINKS",
    "ATTACH_FILES",
    "READ_MESSAGE_HISTORY",
    "USE_EXTERNAL_EMOJIS",
    "CONNECT",
    "SPEAK",
    "CHANGE_NICKNAME",
    "USE_APPLICATION_COMMANDS",
    "CREATE_PUBLIC_THREADS",
    "CREATE_PRIVATE_THREADS",
    "SEND_MESSAGES_IN_THREADS",
    "SEND_VOICE_MESSAGES",
    "SEND_POLLS",
    "USE_EXTERNAL_APPS",
)
# What a typical invite link gives a bot (no administrator right).
BOT = EVERYONE | bits(
    "MANAGE_MESSAGES", "MANAGE_THREADS", "PIN_MESSAGES", "MENTION_EVERYONE", "USE_EXTERNAL_STICKERS", "MANAGE_WEBHOOKS"
)


def compute(guild: Guild, user_id: int, channel: Channel | None = None) -> int:
    """Base permissions, channel overwrites, then Discord's implicit rules."""
    if guild.owner_id == user_id:
        return ALL
    member = guild.members.get(user_id)
    if member is None:
        return 0
    value = guild.roles[guild.id].permissions
    for role_id in member.roles:
        role = guild.roles.get(role_id)
        if role is not None:
            value |= role.permissions
    if value & VALUES["ADMINISTRATOR"]:
        return ALL
    if channel is not None:
        source = channel.parent if channel.is_thread else channel
        overwrites = source.overwrites if source is not None else {}
        everyone = overwrites.get(guild.id)
        if everyone:
            value = (value & ~everyone[2]) | everyone[1]
        allow = deny = 0
        for role_id in member.roles:
            entry = overwrites.get(role_id)
            if entry:
                allow |= entry[1]
                deny |= entry[2]
        value = (value & ~deny) | allow
        own = overwrites.get(user_id)
        if own:
            value = (value & ~own[2]) | own[1]
        if not value & VALUES["VIEW_CHANNEL"]:
            return 0
        if channel.is_thread:
            if not value & VALUES["SEND_MESSAGES_IN_THREADS"]:
                value &= ~bits("EMBED_LINKS", "ATTACH_FILES", "MENTION_EVERYONE", "SEND_TTS_MESSAGES")
        elif not value & VALUES["SEND_MESSAGES"]:
            value &= ~bits("EMBED_LINKS", "ATTACH_FILES", "MENTION_EVERYONE", "SEND_TTS_MESSAGES")
    if member.timed_out:
        value &= bits("VIEW_CHANNEL", "READ_MESSAGE_HISTORY")
    return value
