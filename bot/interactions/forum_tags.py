"""The tags of matches in a forum: found by their names in any language, made where the bot may, else left out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import discord

from bot.interactions import limits
from bot.interactions.components import clip
from bot.languages import LANGUAGES, Speech, speech
from bot.runtime import metrics
from bot.tables.rules.post_titles import STATES

MOST_TAGS = 20
"""How many tags a forum has at most."""
EMOJIS = {"open": "🪑", "playing": "🎲", "over": "🏁"}


def tag_name(tag: str, words: Speech) -> str:
    """The name of a tag: how far a match is, its game (``game:…``), or its pace (``pace:…``)."""
    kind, _, value = tag.rpartition(":")
    message = f"{value}-title" if kind == "game" else f"forum-tag-{tag.replace(':', '-')}"
    return clip(words(message), limits.TAG_NAME)


def find_tag(tag: str, available: Iterable[Any]) -> int | None:
    """The id of a tag among those of a forum, by its name in any language; None where it has none."""
    names = {tag_name(tag, speech(language)).casefold() for language in LANGUAGES}
    return next((int(each["id"]) for each in available if str(each["name"]).casefold() in names), None)


def lacking_tags(channel: discord.ForumChannel, tags: Sequence[str]) -> list[str]:
    """Those tags that a forum does not have."""
    available = [{"id": each.id, "name": each.name} for each in channel.available_tags]
    return [tag for tag in tags if find_tag(tag, available) is None]


def may_make_tags(channel: discord.ForumChannel) -> bool:
    """Whether the bot may make tags in a forum."""
    return bool(channel.permissions_for(channel.guild.me).manage_channels)


async def tag_ids(client: discord.Client, forum: int, tags: Sequence[str], words: Speech) -> list[str]:
    """The ids of a match's tags in a forum, made if need be: all that say how far a match is, and those of its own.

    Where the bot may not make them, or the forum holds no more, those that are there.
    """
    channel_of = client.get_channel(forum)
    if isinstance(channel_of, discord.ForumChannel):
        present = [{"id": each.id, "name": each.name} for each in channel_of.available_tags]
        if not any(find_tag(tag, present) is None for tag in tags):
            return _ids(tags, present)
    # What is at hand may be older than tags that were made a moment ago.
    channel: Any = await client.http.get_channel(forum)
    available: list[Any] = channel.get("available_tags") or []
    missing = [tag for tag in dict.fromkeys((*STATES, *tags)) if find_tag(tag, available) is None]
    if missing and len(available) + len(missing) <= MOST_TAGS:
        available = await _make(client, forum, available, missing, words)
    elif missing:
        metrics.FORUM_POSTS.labels("tags_lacking").inc()
    return _ids(tags, available)


async def _make(
    client: discord.Client, forum: int, available: list[Any], missing: Sequence[str], words: Speech
) -> list[Any]:
    """The tags of a forum with the missing ones; as they were where Discord does not let the bot make any."""
    new = [{"name": tag_name(tag, words), "emoji_name": EMOJIS.get(tag), "moderated": False} for tag in missing]
    try:
        forum_data: Any = await client.http.edit_channel(forum, available_tags=[*available, *new])
    except discord.HTTPException as error:
        if error.status not in (400, 403):
            raise
        metrics.FORUM_POSTS.labels("tags_lacking").inc()
        return available
    metrics.FORUM_POSTS.labels("tags_made").inc()
    return forum_data.get("available_tags") or available


def _ids(tags: Sequence[str], available: Sequence[Any]) -> list[str]:
    return [str(id) for tag in tags if (id := find_tag(tag, available)) is not None]
