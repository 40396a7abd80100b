"""Posts in a forum before the strict Discord: tags that the bot may make or not, titles, and what is closed."""

from __future__ import annotations

import pytest

from bot.tables.model.table import MessagePlace
from bot.tables.people.people import Person
from bot.tables.rules.post_titles import BETWEEN, CLOSED_AFTER
from tests.bot.loopback.stage import Stage
from tests.discord.permission_bits import bits
from tests.discord.world import FORUM, Channel
from tests.waiting import until


async def forum_in(stage: Stage, *, may_make_tags: bool) -> Channel:
    """A forum that the server has named for its matches; a match alone is opened."""
    guild = stage.channel.guild
    assert guild is not None
    forum = guild.create_channel("games", FORUM)
    allow = bits("MANAGE_CHANNELS") if may_make_tags else 0
    forum.overwrite(stage.server.world.bot, allow=allow, deny=0 if may_make_tags else bits("MANAGE_CHANNELS"))
    stage.server.gateway.dispatch("CHANNEL_CREATE", forum.json(), guild_id=guild.id)
    await until(lambda: stage.bot.get_channel(forum.id))
    await stage.bot.tables.servers.choose_forum(guild.id, forum.id)
    return forum


async def opened(stage: Stage) -> tuple[Channel, str]:
    """The post of a match alone, once everything is sent, and what its person reads."""
    result = await stage.solo()
    guild = stage.channel.guild
    assert guild is not None
    await until(lambda: guild.threads)
    await stage.bot.dispatcher.idle()
    (post,) = guild.threads.values()
    return post, result.text


def names(forum: Channel, post: Channel) -> list[str]:
    by_id = {int(tag["id"]): tag["name"] for tag in forum.available_tags}
    return [by_id[tag] for tag in post.applied_tags]


async def test_a_post_is_made_with_tags_changed_and_closed(stage: Stage) -> None:
    forum = await forum_in(stage, may_make_tags=True)
    forum.requires_tag = True
    post, _ = await opened(stage)
    assert [tag["name"] for tag in forum.available_tags] == ["Open seat", "Playing", "Over", "Hercules"]
    assert names(forum, post) == ["Playing", "Hercules"]
    table = await stage.bot.tables.lookup.get(1)
    assert table.channel == post.id
    lobby = await stage.bot.tables.messages.place(table.id, "lobby")
    assert lobby == MessagePlace(post.id, post.id), "the first message has the post's own id"
    assert await stage.bot.tables.messages.place(table.id, "board")

    await stage.bot.tables.ends.end_as_manager(table.id, Person(stage.person.user.id + 1, "Archon"))
    await until(lambda: names(forum, post) == ["Over", "Hercules"])
    bot_now = stage.bot.clock.now
    stage.bot.clock.now = lambda: bot_now() + CLOSED_AFTER + BETWEEN
    stage.bot.dispatcher.wake()
    await until(lambda: post.archived)
    assert (post.name or "").startswith("Over")


@pytest.mark.parametrize("has_own", [False, True])
async def test_without_the_permission_those_tags_are_used_that_are_there(stage: Stage, has_own: bool) -> None:
    forum = await forum_in(stage, may_make_tags=False)
    if has_own:
        forum.available_tags = stage.server.rest.new_tags(forum, [{"name": "läuft"}, {"name": "Chat"}])
        stage.server.update_channel(forum)
        await until(lambda: stage.bot.get_channel(forum.id).available_tags)
    post, text = await opened(stage)
    assert names(forum, post) == (["läuft"] if has_own else [])
    assert "give me **Manage Channels** there, or create the tags" in text
