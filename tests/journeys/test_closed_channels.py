"""The bot may not write in a channel, the database cannot be read, the token is refused: people are told what to do."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
import pytest
from olympus import World, answer, options_on, texts

from bot.runtime.rate_limits import Cooldowns
from bot.tables.model.refusals import Refusal
from tests.waiting import until


def messages_of(world: World) -> str:
    return f"/channels/{world.channel.id}/messages"


async def test_people_are_told_that_a_channel_is_closed_and_the_match_goes_on_when_it_opens(world: World) -> None:
    host, other = world.people[:2]
    world.env.inject_error("POST", messages_of(world), status=403, code=50013, times=1)
    first = answer(await world.command(host, "play solo"))
    assert world.bot.dispatcher.blocked[world.channel.id].host == host.id
    assert "I cannot write in" not in first
    text = answer(await world.command(host, "games"))
    assert f"I can’t post in <#{world.channel.id}>" in text
    assert "Choose a labour" in texts(world.board.components), "the click here was reason enough to try again"
    assert not world.bot.dispatcher.blocked
    assert "I cannot write" not in answer(await world.command(other, "games"))


async def test_a_changed_role_is_reason_to_try_again_but_not_too_often(world: World) -> None:
    hero = world.people[0]
    world.env.inject_error("POST", messages_of(world), status=403, code=50013, times=2)
    await world.command(hero, "play solo")
    guild = world.bot.get_guild(world.server.id)
    assert guild is not None

    async def changed() -> None:
        with world.env._bot_scope():
            await world.bot.on_guild_role_update(guild.default_role, guild.default_role)
        await world.env.settle()

    for _ in range(5):
        await changed()
    assert world.channel.id in world.bot.dispatcher.blocked
    world.clock.time += 61_000
    await changed()
    assert "Choose a labour" in texts(world.board.components)


async def test_what_is_missing_to_tidy_up_is_named_and_holds_up_no_board(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    # As after a restart: a board is fetched before its buttons are taken off.
    monkeypatch.setattr("bot.runtime.stripped_messages.REMEMBERED", 0)
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules")
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    world.env.inject_error("GET", f"{messages_of(world)}/*", status=403, code=50013, times=None)
    board = world.board.id
    for _ in range(6):
        match = await world.match()
        assert match is not None
        person = await world.seated(match.questions[0].seat)
        await world.choose(person, next(options_on(world.board)))
    assert world.board.id != board, "the next board has come"
    assert world.board.id == world.public[-1].id
    world.bot.services = replace(world.bot.services, cooldowns=Cooldowns(world.clock))
    text = answer(await world.command(zoe, "games"))
    assert f"I can’t remove the buttons from old boards in <#{world.channel.id}>" in text


async def test_where_nothing_can_be_shown_nothing_is_begun(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    hero = world.people[0]
    reading_only = property(lambda _: discord.Permissions(view_channel=True))
    with monkeypatch.context() as patch:
        patch.setattr(discord.Interaction, "app_permissions", reading_only)
        text = answer(await world.command(hero, "play solo"))
        assert "I can’t show a match here" in text
        assert "missing **Send Messages**, **Attach Files** and **Read Message History**" in text
        assert "View Channels" not in text
        assert "I can’t show a match here" in answer(await world.command(hero, "play hercules"))
    assert await world.bot.tables.lobbies.in_channel(world.channel.id) is None


async def test_who_clicks_while_the_database_is_away_is_told_so(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    hero = world.people[0]
    await world.command(hero, "play solo")

    async def away(*_: Any) -> Any:
        raise Refusal("cannot_save")

    with monkeypatch.context() as patch:
        patch.setattr(world.bot.tables.repository, "read", away)
        patch.setattr(world.bot.tables.repository, "write", away)
        text = answer(await world.choose(hero, next(options_on(world.board))))
    assert "can’t save" in text


async def test_a_refused_token_ends_the_process(world: World) -> None:
    world.env.inject_error("POST", messages_of(world), status=401)
    await world.command(world.people[0], "play solo")
    await until(world.bot.is_closed)
    assert isinstance(world.bot.ended_by, discord.LoginFailure)


async def test_a_board_that_another_process_may_have_edited_is_fetched_before_its_buttons_go(world: World) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules")
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    boards = world.bot.services.stripped_messages
    assert world.board.id in boards._left
    world.bot.tables.others.on_change()
    assert world.board.id not in boards._left
