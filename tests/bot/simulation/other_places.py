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
    made = copy.deepcopy(event)
    made["user"] = made.pop("member")["user"]
    for key in ("guild_id", "guild_locale"):
        made.pop(key, None)
    made["app_permissions"] = "0"
    return made


def _moved(made: Json, channel: int, kind: int) -> Json:
    """The event in another channel, with the message that was clicked."""
    made["channel_id"] = str(channel)
    made["channel"] = {"id": str(channel), "type": kind, "name": "elsewhere", "position": 0}
    made["channel"]["permission_overwrites"] = []
    if kind in (DIRECT, GROUP):
        made["channel"] = {"id": str(channel), "type": kind, "recipients": [made["user"]], "last_message_id": None}
        if kind == GROUP:
            made["channel"] |= {"name": None, "icon": None, "owner_id": made["user"]["id"]}
            made["channel"]["recipients"].append(user(ANOTHER, "another"))
    elif "guild_id" in made:
        made["channel"]["guild_id"] = made["guild_id"]
        if kind in THREADS:
            about = {"archived": False, "locked": False, "auto_archive_duration": 60}
            about |= {"archive_timestamp": "2026-01-01T00:00:00+00:00"}
            made["channel"] |= {"parent_id": str(channel + 1), "owner_id": str(BOT), "thread_metadata": about}
            made["channel"] |= {"message_count": 1, "member_count": 1, "rate_limit_per_user": 0}
        if kind in (VOICE, STAGE):
            made["channel"] |= {"bitrate": 64_000, "user_limit": 0, "rtc_region": None, "topic": None}
        if kind in (FORUM, MEDIA):
            made["channel"] |= {"available_tags": [], "flags": 0, "nsfw": False}
    if "message" in made:
        made["message"]["channel_id"] = str(channel)
    return made


def _own(event: Json) -> str:
    return str((event.get("user") or event["member"]["user"])["id"])


def _group(event: Json, chance: random.Random) -> Json:
    """A group, by the person's own account or another's."""
    made = _moved(_alone(event), ROOM, GROUP)
    return made | {
        "context": 2,
        "authorizing_integration_owners": chance.choice(({"1": _own(made)}, {"1": str(ANOTHER)}, {}, {"0": "0"})),
    }


def _conversation_of_others(event: Json, chance: random.Random) -> Json:
    """A conversation of two people."""
    made = _moved(_alone(event), ROOM, DIRECT)
    return made | {
        "context": 2,
        "authorizing_integration_owners": chance.choice(({"1": _own(made)}, {"1": str(ANOTHER)})),
    }


def _direct(event: Json, chance: random.Random) -> Json:
    """The person's conversation with the bot."""
    made = _moved(_alone(event), ROOM, DIRECT)
    made |= {"context": 1, "authorizing_integration_owners": chance.choice(({"0": "0"}, {"1": _own(made)}))}
    if chance.random() < 0.2:
        del made["context"]
    return made


def _account(event: Json, chance: random.Random) -> Json:
    """A server that has not added the bot: by the person's account, or on the message of another's."""
    made = copy.deepcopy(event) | {"guild_id": str(FOREIGN), "app_permissions": "0"}
    made["authorizing_integration_owners"] = {"1": chance.choice((_own(made), str(ANOTHER)))}
    return _moved(made, ROOM, chance.choice((TEXT, VOICE, NEWS, STAGE, FORUM, MEDIA, *THREADS)))


def _left(event: Json, chance: random.Random) -> Json:
    """The match's own server, after it has removed the bot: an account alone answers for it."""
    made = copy.deepcopy(event)
    return made | {"authorizing_integration_owners": {"1": chance.choice((_own(made), str(ANOTHER)))}}


def _contradictory(event: Json, chance: random.Random) -> Json:
    """What contradicts itself: a server's context without one, a group without a context, another server's bot."""
    way = chance.randrange(4)
    if way == 3:
        made = copy.deepcopy(event) | {"context": chance.choice((1, 2)), "guild_id": str(FOREIGN)}
        return made | {"authorizing_integration_owners": {"0": event["guild_id"]}}
    made = _moved(_alone(event), ROOM, chance.choice((DIRECT, GROUP, DIRECTORY, TEXT, 99)))
    made.pop("context")
    return made if way == 0 else made | {"context": (0, 3)[way - 1]}


def _without_a_member(event: Json, chance: random.Random) -> Json:
    """A server's event without a member, or with one of whom little is told."""
    made = copy.deepcopy(event) | {"guild_id": str(FOREIGN)}
    if chance.random() < 0.5:
        person = made.pop("member")["user"]
        return made | ({"user": person} if chance.random() < 0.5 else {})
    for key in chance.sample(("permissions", "nick", "joined_at"), 2):
        made["member"].pop(key, None)
    return made | {"authorizing_integration_owners": {"1": _own(made)}}


OTHER_PLACES: dict[str, Callable[[Json, random.Random], Json]] = {
    "group": _group,
    "conversation of others": _conversation_of_others,
    "direct message": _direct,
    "server of an account": _account,
    "server that was left": _left,
    "contradiction": _contradictory,
    "no member": _without_a_member,
}
