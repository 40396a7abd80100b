"""What people are told while boards cannot be sent, and how soon boards come when they can be again."""

from __future__ import annotations

from typing import Any

import pytest
from olympus import World, answer, options_on

from bot.messenger import DiscordMessenger
from bot.tables.outbox import failures
from bot.tables.outbox.posts import Post


async def begun(world: World) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules")
    await world.press(wang, "Join")
    await world.press(zoe, "Start")


def cut_off(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on no board gets through, and has not for so long that a minute passes between two tries.

    A world waits for what is due within half a minute, so that tries in quick succession would each be waited for.
    """

    send = DiscordMessenger.post

    async def lost(messenger: DiscordMessenger, post: Post, *args: Any) -> Any:
        if post.kind == "board":
            raise OSError("Discord cannot be reached")
        return await send(messenger, post, *args)

    monkeypatch.setattr(DiscordMessenger, "post", lost)
    monkeypatch.setattr(failures, "SHORT_TRIES", 0)


async def hand_over(world: World, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Play until somebody else is asked, whose board cannot be sent; the old board, which keeps its choices meanwhile:
    it is not known what will be left of it."""
    monkeypatch.setattr("bot.client.note_clicked", lambda *_: None)
    while True:
        old, before = world.board, await world.match()
        assert before is not None
        option = next(options_on(old))
        world.bot.services.stripped_messages.forget_all()
        with monkeypatch.context() as patch:
            cut_off(world, patch)
            await world.choose(await world.seated(before.questions[0].seat), option)
        after = await world.match()
        assert after is not None
        if after.questions[0].seat != before.questions[0].seat:
            return old
        await back(world)


async def back(world: World) -> None:
    """Discord can be reached again, and the gateway has noticed."""
    with world.env._bot_scope():
        await world.bot.on_shard_resumed(0)
    await world.env.settle()


async def test_a_click_while_a_board_is_being_posted_is_asked_in_private(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(world)
    old = await hand_over(world, monkeypatch)
    cut_off(world, monkeypatch)
    match = await world.match()
    assert match is not None
    actor = await world.seated(match.questions[0].seat)
    other = next(person for person in world.people[:2] if person is not actor)
    assert world.board.id == old.id, "the new board is not there yet"
    option = list(options_on(old))[-1]
    result = await world.choose(actor, option, old)
    text = answer(result)
    assert "on its way" in text
    assert f"/{old.id}" not in text, "no link to the message that was clicked"
    panel = next(each for each in result.followups if each.components)
    assert panel.ephemeral
    assert next(iter(options_on(panel))) in [each.id for each in match.questions[0].options]
    text = answer(await world.choose(other, option, old))
    assert "already made this choice" in text or "on its way" in text
    monkeypatch.undo()
    await back(world)
    assert world.board.id != old.id
    assert next(options_on(world.board)) in [each.id for each in match.questions[0].options]


async def test_boards_come_at_once_when_discord_is_back(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await begun(world)
    old = await hand_over(world, monkeypatch)
    assert world.board.id == old.id
    await back(world)
    assert world.board.id == world.public[-1].id != old.id


async def test_commands_can_be_tapped_after_a_restart_too(world: World) -> None:
    await world.command(world.people[0], "help")
    before = world.bot.services.command_ids
    await world.restart()
    assert world.bot.services.command_ids == before != {}
