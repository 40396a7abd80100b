"""Opcodes, intents, and which events need which."""

from __future__ import annotations

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, RECONNECT = 0, 1, 2, 3, 4, 6, 7
REQUEST_MEMBERS, INVALID_SESSION, HELLO, ACK, SOUNDBOARD = 8, 9, 10, 11, 31
I_GUILDS, I_MEMBERS, I_MODERATION, I_EXPRESSIONS = 1 << 0, 1 << 1, 1 << 2, 1 << 3
I_INTEGRATIONS, I_WEBHOOKS, I_INVITES, I_VOICE, I_PRESENCES = 1 << 4, 1 << 5, 1 << 6, 1 << 7, 1 << 8
I_MESSAGES, I_REACTIONS, I_TYPING = 1 << 9, 1 << 10, 1 << 11
I_DM, I_DM_REACTIONS, I_DM_TYPING, I_CONTENT = 1 << 12, 1 << 13, 1 << 14, 1 << 15
PRIVILEGED = I_MEMBERS | I_PRESENCES | I_CONTENT
KNOWN_INTENTS = ((1 << 17) - 1) | (1 << 20) | (1 << 21) | (1 << 24) | (1 << 25)
# event -> (intent for guild events, intent for DM events); 0 means always sent
EVENT_INTENTS: dict[str, tuple[int, int]] = {
    **dict.fromkeys(
        (
            "GUILD_CREATE",
            "GUILD_UPDATE",
            "GUILD_DELETE",
            "GUILD_ROLE_CREATE",
            "GUILD_ROLE_UPDATE",
            "GUILD_ROLE_DELETE",
            "CHANNEL_CREATE",
            "CHANNEL_UPDATE",
            "CHANNEL_DELETE",
            "THREAD_CREATE",
            "THREAD_UPDATE",
            "THREAD_DELETE",
            "THREAD_LIST_SYNC",
            "THREAD_MEMBER_UPDATE",
            "THREAD_MEMBERS_UPDATE",
        ),
        (I_GUILDS, 0),
    ),
    "CHANNEL_PINS_UPDATE": (I_GUILDS, I_DM),
    **dict.fromkeys(("GUILD_MEMBER_ADD", "GUILD_MEMBER_UPDATE", "GUILD_MEMBER_REMOVE"), (I_MEMBERS, 0)),
    **dict.fromkeys(("MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE", "MESSAGE_DELETE_BULK"), (I_MESSAGES, I_DM)),
    **dict.fromkeys(
        (
            "MESSAGE_REACTION_ADD",
            "MESSAGE_REACTION_REMOVE",
            "MESSAGE_REACTION_REMOVE_ALL",
            "MESSAGE_REACTION_REMOVE_EMOJI",
        ),
        (I_REACTIONS, I_DM_REACTIONS),
    ),
    "TYPING_START": (I_TYPING, I_DM_TYPING),
}
# events whose body is a resource of the specification
CHECKED = {
    "THREAD_CREATE": "ThreadResponse",
    "THREAD_UPDATE": "ThreadResponse",
    "CHANNEL_CREATE": "GuildChannelResponse",
    "CHANNEL_UPDATE": "GuildChannelResponse",
}
