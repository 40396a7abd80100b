"""Interactions from where the bot is not, or where no match of its servers is: as Discord tells them, and as it never
would. What was clicked stays: the id of a control of a match in a server."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable

from tests.bot.simulation.discord_objects import BOT, user
from tests.bot.simulation.wire import Json

FOREIGN, ROOM, ANOTHER = 99 << 22, 990 << 22, 1_234_567
"""A server that has not added the bot, a channel there, and a person who has."""
TEXT, DIRECT, VOICE, GROUP, NEWS, STAGE, DIRECTORY, FORUM, MEDIA = 0, 1, 2, 3, 5, 13, 14, 15, 16
THREADS = (10, 11, 12)


def _alone(event: Json) -> Json:
    """The event outside of any server."""
    variant = copy.deepcopy(event)
    variant["user"] = variant.pop("member")["user"]
    for key in ("guild_id", "guild_locale"):
        variant.pop(key, None)
    variant["app_permissions"] = "0"
    return variant


def _moved(event: Json, channel: int, kind: int) -> Json:
    """The event in another channel, with the message that was clicked."""
    event["channel_id"] = str(channel)
    event["channel"] = {"id": str(channel), "type": kind, "name": "elsewhere", "position": 0}
    event["channel"]["permission_overwrites"] = []
    if kind in (DIRECT, GROUP):
        event["channel"] = {"id": str(channel), "type": kind, "recipients": [event["user"]], "last_message_id": None}
        if kind == GROUP:
            event["channel"] |= {"name": None, "icon": None, "owner_id": event["user"]["id"]}
            event["channel"]["recipients"].append(user(ANOTHER, "another"))
    elif "guild_id" in event:
        event["channel"]["guild_id"] = event["guild_id"]
        if kind in THREADS:
            about = {"archived": False, "locked": False, "auto_archive_duration": 60}
            about |= {"archive_timestamp": "2026-01-01T00:00:00+00:00"}
            event["channel"] |= {"parent_id": str(channel + 1), "owner_id": str(BOT), "thread_metadata": about}
            event["channel"] |= {"message_count": 1, "member_count": 1, "rate_limit_per_user": 0}
        if kind in (VOICE, STAGE):
            event["channel"] |= {"bitrate": 64_000, "user_limit": 0, "rtc_region": None, "topic": None}
        if kind in (FORUM, MEDIA):
            event["channel"] |= {"available_tags": [], "flags": 0, "nsfw": False}
    if "message" in event:
        event["message"]["channel_id"] = str(channel)
    return event


def _own(event: Json) -> str:
    return str((event.get("user") or event["member"]["user"])["id"])


def _group(event: Json, chance: random.Random) -> Json:
    """A group, by the person's own account or another's."""
    variant = _moved(_alone(event), ROOM, GROUP)
    return variant | {
        "context": 2,
        "authorizing_integration_owners": chance.choice(({"1": _own(variant)}, {"1": str(ANOTHER)}, {}, {"0": "0"})),
    }


def _conversation_of_others(event: Json, chance: random.Random) -> Json:
    """A conversation of two people."""
    variant = _moved(_alone(event), ROOM, DIRECT)
    return variant | {
        "context": 2,
        "authorizing_integration_owners": chance.choice(({"1": _own(variant)}, {"1": str(ANOTHER)})),
    }


def _direct(event: Json, chance: random.Random) -> Json:
    """The person's conversation with the bot."""
    variant = _moved(_alone(event), ROOM, DIRECT)
    variant |= {"context": 1, "authorizing_integration_owners": chance.choice(({"0": "0"}, {"1": _own(variant)}))}
    if chance.random() < 0.2:
        del variant["context"]
    return variant


def _account(event: Json, chance: random.Random) -> Json:
    """A server that has not added the bot: by the person's account, or on the message of another's."""
    variant = copy.deepcopy(event) | {"guild_id": str(FOREIGN), "app_permissions": "0"}
    variant["authorizing_integration_owners"] = {"1": chance.choice((_own(variant), str(ANOTHER)))}
    return _moved(variant, ROOM, chance.choice((TEXT, VOICE, NEWS, STAGE, FORUM, MEDIA, *THREADS)))


def _left(event: Json, chance: random.Random) -> Json:
    """The match's own server, after it has removed the bot: an account alone answers for it."""
    variant = copy.deepcopy(event)
    return variant | {"authorizing_integration_owners": {"1": chance.choice((_own(variant), str(ANOTHER)))}}


def _contradictory(event: Json, chance: random.Random) -> Json:
    """What contradicts itself: a server's context without one, a group without a context, another server's bot."""
    way = chance.randrange(4)
    if way == 3:
        variant = copy.deepcopy(event) | {"context": chance.choice((1, 2)), "guild_id": str(FOREIGN)}
        return variant | {"authorizing_integration_owners": {"0": event["guild_id"]}}
    variant = _moved(_alone(event), ROOM, chance.choice((DIRECT, GROUP, DIRECTORY, TEXT, 99)))
    variant.pop("context")
    return variant if way == 0 else variant | {"context": (0, 3)[way - 1]}


def _without_a_member(event: Json, chance: random.Random) -> Json:
    """A server's event without a member, or with one of whom little is told."""
    variant = copy.deepcopy(event) | {"guild_id": str(FOREIGN)}
    if chance.random() < 0.5:
        person = variant.pop("member")["user"]
        return variant | ({"user": person} if chance.random() < 0.5 else {})
    for key in chance.sample(("permissions", "nick", "joined_at"), 2):
        variant["member"].pop(key, None)
    return variant | {"authorizing_integration_owners": {"1": _own(variant)}}


OTHER_PLACES: dict[str, Callable[[Json, random.Random], Json]] = {
    "group": _group,
    "conversation of others": _conversation_of_others,
    "direct message": _direct,
    "server of an account": _account,
    "server that was left": _left,
    "contradiction": _contradictory,
    "no member": _without_a_member,
}
