"""How boards are posted, as people in the channel see it; and matches that move."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord_contract import GALLERY, walk
from olympus import SILENT, World, answer, custom_ids, pictures_of, sensible

from engine.match import Match


def boards(world: World) -> list[Any]:
    """The bot's messages that show a board of a match, the oldest first."""
    return [message for message in world.public if "board.png" in pictures_of(message)]


def pings(world: World) -> list[Any]:
    return [message for message in world.public if message.ping_user_ids]


async def playing(world: World) -> Match[Any]:
    match = await world.match()
    assert match is not None
    return match


async def begun(world: World, **table_options: str) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules", **table_options)
    await world.press(wang, "Join")
    await world.press(zoe, "Start")


@pytest.mark.parametrize(("mode", "most"), [("repost", 99), ("replace", 1), ("edit", 1)])
async def test_channel_in_each_mode(world: World, mode: str, most: int) -> None:
    await begun(world, boards=mode)
    first = boards(world)[0].id
    assert await world.play_on(sensible, most=7) == 7
    messages = boards(world)
    assert len(messages) <= most
    assert (len(messages) > 3) == (mode == "repost")
    assert (messages[-1].id == first) == (mode == "edit")
    assert [bool(custom_ids(message.components)) for message in messages] == [False] * (len(messages) - 1) + [True]
    match = await world.match()
    assert match is not None
    actor = await world.seated(match.questions[0].seat)
    assert [set(ping.ping_user_ids) for ping in pings(world)] in ([], [{actor.id}]), "none for who has just chosen"


@pytest.mark.parametrize("mode", ["repost", "replace", "edit"])
async def test_a_hand_over_is_one_post(world: World, mode: str) -> None:
    await begun(world, boards=mode)
    handed_over = 0
    for _ in range(8):
        before = {message.id for message in world.public}
        seat = (await playing(world)).questions[0].seat
        await world.play_on(sensible, most=1)
        then = (await playing(world)).questions[0].seat
        new = [message for message in world.public if message.id not in before]
        if then == seat:
            assert not any(message.ping_user_ids for message in new), "nobody is called who has just clicked"
            continue
        handed_over += 1
        person = await world.seated(then)
        assert [message.ping_user_ids for message in new] == [[person.id]]
        assert not new[0].flags & SILENT
        assert bool(new[0].components) == (mode != "edit"), "the board itself, except where one is edited all the time"
    assert handed_over > 2


async def test_old_boards_keep_their_pictures(world: World) -> None:
    await begun(world)
    await world.play_on(sensible, most=4)
    *old, newest = boards(world)
    assert old
    assert custom_ids(newest.components)
    for message in old:
        assert not custom_ids(message.components)
        (file,) = message.attachments
        (gallery,) = [part for part in walk(message.components) if part["type"] == GALLERY]
        assert [item["media"]["attachment_id"] for item in gallery["items"]] == [file["id"]]
        assert not world.view(message).attachments, "as Discord tells it"


async def test_message_that_is_too_old_to_be_edited_gives_way(world: World) -> None:
    await begun(world, boards="edit")
    old = boards(world)[0].id
    for path in (f"/channels/{world.channel.id}/messages/{old}", "/webhooks/*/messages/@original"):
        world.env.inject_error("PATCH", path, status=429, code=30046)
    assert await world.play_on(sensible, most=4) == 4
    (board,) = boards(world)
    assert board.id != old
    assert custom_ids(board.components)


async def test_old_board_that_is_too_old_to_lose_its_buttons_goes(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.client.note_clicked", lambda *_: None)
    await begun(world)
    old = boards(world)[0].id
    for path in (f"/channels/{world.channel.id}/messages/{old}", "/webhooks/*/messages/@original"):
        world.env.inject_error("PATCH", path, status=429, code=30046)
    world.bot.services.stripped_messages.forget_all()
    await world.play_on(sensible, most=4)
    *others, newest = boards(world)
    assert old not in [board.id for board in others]
    assert not any(custom_ids(board.components) for board in others)
    assert custom_ids(newest.components)


@pytest.mark.parametrize(("status", "code"), [(404, 10015), (401, 50027), (403, 50013)])
async def test_a_token_that_discord_refuses_costs_no_board(world: World, status: int, code: int) -> None:
    await begun(world, boards="edit")
    world.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=status, code=code, times=None)
    assert await world.play_on(sensible, most=2) == 2
    (board,) = boards(world)
    assert custom_ids(board.components)
    assert board.attachments


async def test_old_boards_are_changed_by_the_tokens_of_clicks(world: World) -> None:
    await begun(world)
    world.env.inject_error("PATCH", f"/channels/{world.channel.id}/messages/*", status=403, code=50013, times=None)
    assert await world.play_on(sensible, most=3) == 3
    *old, newest = boards(world)
    assert custom_ids(newest.components)
    assert old
    assert not any(custom_ids(message.components) for message in old)


async def test_host_picks_the_match_to_move_from_a_list(world: World) -> None:
    zoe, wang = world.people[:2]
    await begun(world)
    delphi = world.server.create_text_channel("delphi")
    await zoe.slash(delphi, "play solo")
    thebes = world.server.create_text_channel("thebes")
    assert "several matches" in answer(await zoe.slash(thebes, "move-here"))
    offered = await zoe.autocomplete(thebes, "move-here", "match", "王")
    assert len(offered) == 1
    assert "Zoë" in offered[0]["name"]
    world.clock.tick()
    assert not await wang.autocomplete(thebes, "move-here", "match", "")
    assert "continues here" in answer(await zoe.slash(thebes, "move-here", match=offered[0]["value"]))
    there = sorted(world.env.backend.messages[thebes.id].values(), key=lambda message: message.id)
    assert any("board.png" in pictures_of(message) for message in there)
    assert not any(custom_ids(message.components) for message in boards(world)), "the old board is dead"
    world.clock.tick()
    text = answer(await world.forged(zoe, "b1:1:mine:0", boards(world)[0]))
    assert f"/{thebes.id}/" in text, "a late click gets a link to it"
    assert "already has a match" in answer(await zoe.slash(thebes, "move-here"))
    assert await world.bot.tables.lobbies.in_channel(world.channel.id) is None


async def test_a_channel_manager_may_move_the_matches_of_others(world: World) -> None:
    await begun(world)
    role = world.server.create_role("moderator", permissions=discord.Permissions(manage_channels=True))
    messenger = world.server.add_member(world.env.create_user("hermes", global_name="Hermes"), roles=[role])
    thebes = world.server.create_text_channel("thebes")
    assert "continues here" in answer(await messenger.slash(thebes, "move-here"))
    (table,) = await world.bot.tables.lookup.open_tables()
    assert table.channel == thebes.id
    assert "no match on this server that you can move" in answer(await world.people[1].slash(thebes, "move-here"))
