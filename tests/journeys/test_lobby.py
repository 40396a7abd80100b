"""Before a match: who joins, who may do what, and computer players."""

from __future__ import annotations

import asyncio
import gc

import pytest
from discord import ui
from discord_contract import walk
from form_filling import entered, offered, send
from olympus import World, answer, custom_ids, pictures_of, sensible, texts


async def test_people_and_computers_gather_and_play(world: World) -> None:
    zoe, wang, mar, her = world.people
    await world.command(zoe, "play hercules", variant="simplified")
    lobby = world.board
    for person in (wang, mar):
        assert not answer(await world.press(person, "Join"))
    assert "already" in answer(await world.press(wang, "Join"))
    assert not answer(await world.press(zoe, "Computer player: easy"))
    assert "taken" in answer(await world.press(her, "Join"))
    assert not any(id.startswith("lc:") for id in custom_ids(world.board.components)), "no seat is left"
    assert not answer(await world.press(mar, "Leave"))
    assert "aren’t playing" in answer(await world.press(mar, "Leave"))
    assert not answer(await world.press(her, "Join"))

    text = texts(world.seen_raw(lobby.id).components)
    assert len([line for line in text.splitlines() if "🤖" in line]) == 1
    assert "(4 of 4)" in text
    named = [line for line in text.splitlines() if "王小明" in line]
    assert len(named) == 1, "the picture shows who sits there, the text how reliable they are"
    assert "🌱" in named[0], named
    assert text.count("Simplified") == 1
    assert "Who starts" not in text, "it is as usual"
    assert pictures_of(lobby) == ["lobby.png"]

    await world.press(zoe, "Start")
    begun = world.seen_raw(lobby.id)
    assert texts(begun.components) == "**Hercules** · The match has started. Here comes the board."
    assert not pictures_of(begun)
    assert not begun.attachments
    assert not custom_ids(begun.components)
    assert await world.play_on(sensible, most=12) == 12
    match = await world.match()
    assert match is not None
    assert len(match.journal) > 12, "the computer player has played in between"
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    assert all(table.seats[question.seat].person for question in match.questions), "boards wait for people only"


async def test_without_a_picture_the_lobby_tells_who_plays(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def unpainted(*_: object) -> None:
        """What comes of a picture that cannot be drawn."""

    monkeypatch.setattr(world.bot.studio, "draw", unpainted)
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules")
    await world.press(wang, "Join")
    text = texts(world.board.components)
    assert "(2 of 4)" in text
    assert "王小明" in text
    assert not pictures_of(world.board)


async def test_only_the_host_decides(world: World) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules")
    await world.press(wang, "Join")
    for label in ("Start", "Computer player: easy", "Options"):
        text = answer(await world.press(wang, label))
        assert "Only" in text, label
        assert "Zoë" in text, label


async def test_the_host_chooses_options_in_private(world: World) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules")
    await world.press(wang, "Join")
    result = await world.press(zoe, "Options")
    panel = result.response
    form = await zoe.click(panel, label="Change options…")
    assert [*entered(form)] == ["run:limit", "run:posting", "boxes"], "all but time bank and muster"
    assert {"game:variant", "game:first", "run:thread"} <= {*offered(form, "boxes")}
    assert not answer_changed(await send(zoe, form, {"run:limit": "h24"}, tick="game:variant game:first"))
    assert "Simplified" in texts(world.board.components), "everybody sees it in the lobby"
    assert "Simplified" in texts(panel.components)
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    assert table.settings == {"variant": "simplified", "first": "host"}

    await zoe.select(panel, custom_id=f"c1:{table.id}:stand_in", values=["skilled"])
    assert "Stand-in player:** hard" in texts(world.board.components)

    await send(zoe, await zoe.click(panel, label="Change options…"), {}, untick="game:variant")
    late = await zoe.click(panel, label="Change options…")
    assert entered(late)["boxes"] == ["game:first"]
    await world.press(zoe, "Start")
    match = await world.match()
    assert match is not None
    assert match.questions[0].seat == 0, "the host begins"
    world.clock.tick()
    refused = answer(await send(zoe, late, {"run:limit": "none"}))
    assert "lobby" in refused or "begun" in refused, refused
    assert match.settings["variant"] == "full"
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    assert table.options.limit, "a form from before the match changes nothing in it"
    world.clock.tick()
    done = (await zoe.click(panel, label="Close lobby")).response
    assert "already started" in texts(done.components)
    assert [each["label"] for each in walk(done.components) if each.get("label")] == ["To the board"]
    assert await world.match() is not None


def answer_changed(result: object) -> bool:
    """Whether a new private message came instead of a change of the panel."""
    return bool(result.followups)  # type: ignore[attr-defined]


async def test_too_few_start_nothing(world: World) -> None:
    zoe = world.people[0]
    await world.command(zoe, "play hercules")
    assert "need more players" in answer(await world.press(zoe, "Start"))
    assert await world.match() is None


async def test_one_match_in_a_channel(world: World) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules")
    text = answer(await world.command(wang, "play solo"))
    assert "already has a match" in text


async def test_the_host_closes_the_lobby(world: World) -> None:
    zoe = world.people[0]
    await world.command(zoe, "play hercules")
    result = await world.press(zoe, "Options")
    await zoe.click(result.response, label="Close lobby")
    assert await world.bot.tables.lobbies.in_channel(world.channel.id) is None
    assert "closed" in texts(world.public[0].components)
    assert not [id_ for message in world.public for id_ in custom_ids(message.components)]
    assert "has started" in answer(await world.command(zoe, "play solo")), "the channel is free again"


async def test_a_host_who_leaves_hands_over(world: World) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules")
    await world.press(wang, "Join")
    await world.press(zoe, "Leave")
    assert not answer(await world.press(wang, "Computer player: easy"))
    assert not answer(await world.press(wang, "Start"))
    assert await world.match() is not None


async def test_a_word_of_ones_own_stirs_the_dice(world: World) -> None:
    zoe, wang, mar = world.people[:3]
    await world.command(zoe, "play hercules")
    await world.press(wang, "Join")
    form = await world.press(wang, "Add a lucky word")
    assert form.modal is not None
    assert "in the mix" in answer(await wang.submit_modal(form, {"word": "ἀρετή 🐉"}))
    stranger = await world.press(mar, "Add a lucky word")
    assert "aren’t playing" in answer(await mar.submit_modal(stranger, {"word": "x"}))
    await world.press(zoe, "Start")
    match = await world.match()
    assert match is not None
    assert len(match.origin.words) == 1


async def test_buttons_and_a_form_that_is_closed_again_leave_nothing_behind(world: World) -> None:
    """Discord tells no one that it was closed; each that discord.py waits for takes 26 kB, and one may open five a
    second."""
    zoe = world.people[0]
    await world.command(zoe, "play hercules")
    tasks = len(asyncio.all_tasks())
    for _ in range(3):
        assert (await world.press(zoe, "Add a lucky word")).modal is not None
        world.clock.time += 2_000
    gc.collect()
    assert [each for each in gc.get_objects() if isinstance(each, ui.Modal | ui.LayoutView)] == []
    assert len(asyncio.all_tasks()) <= tasks


async def test_people_are_invited_by_name(world: World) -> None:
    zoe, wang, mar, her = world.people
    assert "open" in answer(await world.command(zoe, "play hercules", **{"with": wang}))
    (called,) = (message for message in world.public if message.ping_user_ids)
    assert called.ping_user_ids == [wang.id]
    assert "invites you to Hercules" in called.content
    lobby = next(message for message in world.public if custom_ids(message.components))
    assert not answer(await world.press(wang, "Join", lobby))

    panel = (await world.press(wang, "Invite…", lobby)).response
    before = len(world.public)
    await wang.select(panel, [mar, wang, her], custom_id=custom_ids(panel.components)[0])
    assert len(world.public) == before + 1
    assert f"/{lobby.id})" in world.public[-1].content
    assert sorted(world.public[-1].ping_user_ids) == sorted([mar.id, her.id])
    assert "aren’t playing" in answer(await world.press(mar, "Invite…", lobby))

    again = (await world.press(zoe, "Invite…", lobby)).response
    assert "already" in answer(await zoe.select(again, [wang], custom_id=custom_ids(again.components)[0]))
    assert len(world.public) == before + 1


async def test_nobody_is_called_again_and_again(world: World) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules")
    lobby = world.board
    for _ in range(6):
        panel = (await world.press(zoe, "Invite…", lobby)).response
        await zoe.select(panel, [wang], custom_id=custom_ids(panel.components)[0])
    assert 1 <= sum(wang.id in message.ping_user_ids for message in world.public) <= 3


async def test_the_host_chooses_how_well_a_computer_plays(world: World) -> None:
    zoe = world.people[0]
    await world.command(zoe, "play diceforge")
    lobby = world.board
    level = next(part for part in walk(lobby.components) if part.get("custom_id", "").startswith("lc:"))
    assert [(each["value"], each["description"]) for each in level["options"]][::4] == [
        ("random", "Anything legal"),
        ("master", "Tries moves out; slow but strong"),
    ]
    await zoe.select(world.view(lobby), ["random"], custom_id=level["custom_id"])
    await world.press(zoe, "Computer player: easy")
    text = texts(world.board.components)
    assert "🤖 random" in text
    assert "🤖 easy" in text
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    assert [seat.computer for seat in table.seats] == [None, "random", "novice"]
