"""A match in a thread of its own, threads that are locked or deleted, and servers that remove the bot."""

from __future__ import annotations

from typing import Any

import pytest
from discord_contract import SELECT, walk
from olympus import World, answer, custom_ids, options_on, sensible, texts


def public(world: World, channel: int) -> list[Any]:
    """The bot's public messages in a channel, the oldest first."""
    messages = world.env.backend.messages[channel].values()
    return sorted((message for message in messages if not message.is_ephemeral), key=lambda message: message.id)


def board(world: World, channel: int) -> Any:
    return next(message for message in reversed(public(world, channel)) if custom_ids(message.components))


async def in_thread(world: World) -> Any:
    """A match of two in a thread of its own; the thread."""
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules", thread="yes")
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    (table,) = await world.bot.tables.lookup.open_tables_of(zoe.id)
    return next(thread for thread in world.channel.threads if thread.id == table.channel)


async def click_on(world: World, thread: Any, choose: Any = sensible) -> str:
    """The person who is asked makes a choice on the thread's board; returns the answer."""
    (table,) = await world.bot.tables.lookup.open_tables_of(world.people[0].id)
    match = await world.bot.tables.lookup.match(table.id)
    question = match.questions[0]
    person = next(each for each in world.people if each.id == table.seats[question.seat].person)
    panel = board(world, thread.id)
    option = choose(match, question)
    if option not in list(options_on(panel)):
        option = next(options_on(panel))
    world.clock.tick()
    view = next(message for message in thread.history() if message.id == panel.id)
    for id in custom_ids(panel.components):
        if id.endswith(f":{option}"):
            return answer(await person.click(view, custom_id=id))
    slot = next(
        each["custom_id"]
        for each in walk(panel.components)
        if each["type"] == SELECT and option in [value["value"] for value in each["options"]]
    )
    return answer(await person.select(view, [option], custom_id=slot))


async def test_match_is_played_in_its_thread_and_the_channel_stays_free(world: World) -> None:
    zoe = world.people[0]
    thread = await in_thread(world)
    assert "Zoë" in thread.name
    assert "王小明" in thread.name
    assert f"<#{thread.id}>" in texts(world.seen_raw(thread.id).components), "the lobby leads to it"
    assert [custom_ids(message.components) for message in public(world, world.channel.id)] == [[]] * len(
        public(world, world.channel.id)
    )
    for _ in range(4):
        assert not await click_on(world, thread)
    assert list(options_on(board(world, thread.id)))
    assert "has started" in answer(await world.command(zoe, "play solo")), "the channel is free for another match"


async def test_thread_that_falls_asleep_is_woken_once_a_day(world: World) -> None:
    thread = await in_thread(world)
    backend = world.env.backend

    async def archive() -> bool:
        with world.env._bot_scope():
            backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
        await world.env.settle()
        return bool(backend.get_channel(thread.id).thread_metadata.archived)

    assert not await archive()
    assert await archive(), "somebody closed it again on purpose"
    world.clock.time += 25 * 3_600_000
    assert not await archive()


async def test_match_of_a_deleted_thread_moves_to_another_channel(world: World) -> None:
    zoe, wang, mar = world.people[:3]
    thread = await in_thread(world)
    with world.env._bot_scope():
        world.env.backend.delete_channel(thread.id)
    await world.env.settle()
    notice = public(world, world.channel.id)[-1]
    assert "was deleted" in notice.content
    assert f"<@{zoe.id}>" in notice.content
    listed = answer(await world.command(zoe, "games"))
    assert "its channel is gone" in listed
    assert f"/{thread.id}" not in listed
    assert "no match on this server that you can move" in answer(await world.command(mar, "move-here"))
    assert "continues here" in answer(await world.command(zoe, "move-here"))
    assert world.bot.dispatcher.blocked == {}
    assert list(options_on(world.board))
    assert not answer(await world.press(wang, "My cards"))
    assert all("was deleted" not in (message.content or "") for message in public(world, world.channel.id))


async def test_server_that_invites_the_bot_again_finds_its_match(world: World) -> None:
    thread = await in_thread(world)
    guild = world.bot.get_guild(world.server.id)
    assert guild is not None
    with world.env._bot_scope():
        await world.bot.on_guild_remove(guild)
    assert await world.bot.tables.servers.departed_ids() == {guild.id}
    requests = len(world.env.http_requests)
    await world.bot.tables.messages.refresh((await world.bot.tables.lookup.open_tables())[0].id)
    await world.env.settle()
    assert len(world.env.http_requests) == requests
    with world.env._bot_scope():
        await world.bot.on_guild_join(guild)
    await world.env.settle()
    assert len(world.env.http_requests) > requests
    assert not await click_on(world, thread)
    with world.env._bot_scope():
        await world.bot.on_shard_ready(0)
    assert await world.bot.tables.servers.departed_ids() == set()


@pytest.mark.parametrize("is_let_go", [False, True])
async def test_servers_of_a_shard_that_was_let_go_have_not_sent_the_bot_away(
    world: World, monkeypatch: pytest.MonkeyPatch, *, is_let_go: bool
) -> None:
    """Another process has taken the shard between its session's beginning and this event: its servers are forgotten."""
    await in_thread(world)
    monkeypatch.setattr(type(world.bot.database), "has_shard", lambda _, number: not is_let_go)
    guild = world.bot.get_guild(world.server.id)
    assert guild is not None
    world.bot._connection._remove_guild(guild)
    with world.env._bot_scope():
        await world.bot.on_shard_ready(0)
    assert await world.bot.tables.servers.departed_ids() == (set() if is_let_go else {guild.id})
