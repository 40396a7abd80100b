"""In which forum a new match gets a post of its own, and what keeps the bot from making posts or tags there."""

from __future__ import annotations

from typing import Any, NamedTuple

import discord

from bot.interactions.availability import source_of
from bot.interactions.channel_permissions import in_words, missing_permissions
from bot.interactions.forum_tags import MOST_TAGS, lacking_tags, may_make_tags, tag_name
from bot.languages import Speech
from bot.services import services_of
from bot.tables.model.refusals import Refusal
from bot.tables.rules.post_titles import STATES

POSTING = ("view_channel", "send_messages", "send_messages_in_threads", "attach_files", "read_message_history")
"""The permissions that a match in a post of its own needs; in a forum, ``send_messages`` is to make posts."""


class ForumTrouble(NamedTuple):
    """What the bot lacks in a forum: permissions to make posts, and tags that it may not make."""

    permissions: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()


async def forum_of(interaction: discord.Interaction[Any]) -> int | None:
    """The forum in which a match that is opened here gets a post: the one that the server has named, else the one that
    it is opened in; None: no forum.

    Raises Refusal (cannot_post) where the server has named one in which the bot may make no posts.
    """
    guild = interaction.guild
    if guild is None or source_of(interaction) != "server":
        return None
    forum_id = (await services_of(interaction).tables.servers.settings(guild.id)).forum_channel
    if (forum := forum_in(guild, forum_id)) is not None:
        if lacking := trouble_in(forum, ()).permissions:
            raise Refusal("cannot_post", {"channels": (forum.id,), "permissions": lacking})
        return forum.id
    here = interaction.channel
    parent = forum_in(guild, here.parent_id) if isinstance(here, discord.Thread) else None
    return None if parent is None or trouble_in(parent, ()).permissions else parent.id


def forum_in(guild: discord.Guild | None, id: int | None) -> discord.ForumChannel | None:
    """A forum of a server by its id, as far as it is one that is known; no channel for pictures alone."""
    channel = guild.get_channel(id) if guild is not None and id else None
    return channel if isinstance(channel, discord.ForumChannel) and not channel.is_media() else None


def trouble_in(forum: discord.ForumChannel, tags: tuple[str, ...] = STATES) -> ForumTrouble:
    """What the bot lacks there now, for posts with these tags."""
    lacking = missing_permissions(forum.permissions_for(forum.guild.me), POSTING)
    needs = lacking_tags(forum, tags)
    has_room = len(forum.available_tags) + len(needs) <= MOST_TAGS
    return ForumTrouble(lacking, () if has_room and may_make_tags(forum) else tuple(needs))


def trouble_lines(forum: discord.ForumChannel, speech: Speech) -> list[str]:
    """The same in words, a sentence each."""
    trouble = trouble_in(forum)
    lines = []
    if trouble.permissions:
        lacking = in_words(trouble.permissions, speech)
        lines.append(speech("forum-lacking-permissions", channel=f"<#{forum.id}>", permissions=lacking))
    if trouble.tags:
        names = speech.join_words([f"*{tag_name(tag, speech)}*" for tag in trouble.tags])
        lines.append(speech("forum-lacking-tags", channel=f"<#{forum.id}>", tags=names))
    return lines
