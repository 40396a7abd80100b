"""The post of the day in ``/settings``: what is posted, where and when, and what keeps it from being posted."""

from __future__ import annotations

from typing import Any, NamedTuple

import discord
from discord import ui

from bot.interactions import limits
from bot.interactions.channel_permissions import in_words, missing_permissions
from bot.interactions.components import clip, moment, small
from bot.interactions.forms import Value, boxes, channels, one_of
from bot.interactions.router import Click
from bot.languages import Speech
from bot.languages.time_zones import find_zone, zone_name
from bot.tables.model.days import day_of
from bot.tables.model.refusals import Refusal
from bot.tables.people.post_of_day import MOST_FAILURES, PARTS, PostOfDay
from bot.tables.servers_service import HOURS

LONGEST_ZONE = 60
WRITING = ("view_channel", "send_messages", "attach_files")
TALKING = ("create_public_threads", "send_messages_in_threads")
"""The permissions that the post, and a thread below it, need."""


class PostOfDayView(NamedTuple):
    """What is known of it when it is shown: the permissions that are missing now, and the time."""

    lacking: tuple[str, ...] = ()
    now: int = 0


def find_lacking(guild: discord.Guild | None, post: PostOfDay) -> tuple[str, ...]:
    """The permissions that the bot lacks in the channel of the post, as far as Discord has said."""
    channel = guild.get_channel(post.channel) if guild is not None and post.channel else None
    if guild is None or channel is None:
        return ()
    return missing_permissions(
        channel.permissions_for(guild.me), (*WRITING, *(TALKING if "talk" in post.parts else ()))
    )


def post_lines(post: PostOfDay, view: PostOfDayView, speech: Speech) -> list[str]:
    """The post of the day in words, and what keeps it from being posted."""
    parts = [part for part in PARTS if part in post.parts]
    if post.channel is None or not set(parts) - {"talk"}:
        return [speech("server-settings-day-none")]
    channel = f"<#{post.channel}>"
    facts = {
        "parts": speech.join_words([speech(f"server-settings-day-{part}") for part in parts]),
        "hour": f"{post.hour}:00",
        "zone": zone_name(post.zone or "UTC"),
        "time": moment(post.due_at(day_of(view.now)), "t"),
    }
    lines = [speech("server-settings-day", channel=channel, **facts)]
    if post.failures >= MOST_FAILURES:
        lines.append(speech("server-settings-day-stopped", channel=channel, days=post.failures))
    elif post.trouble:
        lines.append(speech(f"server-settings-day-{post.trouble.replace('_', '-')}", channel=channel))
    if view.lacking:
        permissions = in_words(view.lacking, speech)
        lines.append(speech("server-settings-day-lacking", channel=channel, permissions=permissions))
    return [lines[0], *map(small, lines[1:])]


def post_fields(post: PostOfDay, zone: str, speech: Speech) -> list[ui.Label[Any]]:
    """The fields of the form; ``zone`` is the time zone of the person who opens it, for where none was chosen."""
    parts = [Value(part, speech(f"server-settings-day-box-{part}"), part in post.parts) for part in PARTS]
    hours = [Value(str(hour), f"{hour}:00", hour == post.hour) for hour in range(HOURS)]
    zone_input = ui.TextInput[Any](
        custom_id="zone", max_length=LONGEST_ZONE, required=False, default=zone_name(post.zone or zone)
    )
    return [
        channels(
            "channel",
            speech("server-settings-day-form-channel"),
            (discord.ChannelType.text,),
            1,
            [post.channel] if post.channel else [],
            speech("server-settings-day-choose-channel"),
        ),
        boxes("parts", speech("server-settings-day-form-parts"), parts),
        one_of("hour", speech("server-settings-day-form-hour"), hours, speech("server-settings-day-choose-hour")),
        ui.Label(
            text=clip(speech("server-settings-day-form-zone"), limits.FORM_TEXT),
            description=clip(speech("server-settings-day-choose-zone"), limits.FORM_NOTE),
            component=zone_input,
        ),
    ]


async def take_post(click: Click, server: int, chosen: list[int] | None) -> None:
    """Keep what the form says. Raises Refusal: no_such_setting, no_such_zone."""
    parts = click.picks_among("parts", PARTS)
    hour = click.pick_of("hour", tuple(map(str, range(HOURS))))
    if parts is None or hour is None:
        raise Refusal("no_such_setting")
    zone_text = click.texts.get("zone", "")[:LONGEST_ZONE].strip()
    zones = find_zone(zone_text).zones if zone_text else ("",)
    if not zones:
        raise Refusal("no_such_zone")
    channel = next(iter(chosen or ()), None)
    await click.tables.servers.choose_post_of_day(server, channel, tuple(parts), int(hour), zones[0])
