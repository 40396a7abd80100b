"""Giving up: asked first where one person decides, taken back within the hour; managers; leaving from the list."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord_contract import SELECT, walk
from olympus import World, answer, at_random, texts

from bot.interactions.custom_ids import base36
from bot.runtime.clock import HOUR
from tests.brief_analysis import analyse_briefly


async def test_alone_one_is_asked_first_and_may_take_it_back_after_a_restart(world: World) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play solo")
    await world.play_on(at_random(3), most=8)
    match = await world.match()
    assert match is not None
    question = await world.command(zoe, "table end")
    text = answer(question)
    assert "Really give up?" in text
    assert f"round {match.round}:" in text
    points = {standing.seat: standing.points for standing in match.standings}
    assert f"{points[0]} to {points[None]}" in text
    await zoe.click(question.response, label="Keep playing")
    assert await world.match() is not None, "nothing has happened yet"
    question = await world.command(zoe, "table end")
    await zoe.click(question.response, label="Give up")
    await world.env.settle(timeout=30)
    assert await world.match() is None
    end = world.public[-1]
    assert "ended early I check once" in answer(await world.command(zoe, "verify")), "its dice may yet be played with"
    await world.restart()
    assert "You didn’t play" in answer(await world.press(wang, "↩ Continue after all", end))
    await world.press(zoe, "↩ Continue after all", end)
    await world.env.settle(timeout=30)
    again = await world.match()
    assert again is not None
    assert again.journal == match.journal
    assert "changed their mind" in texts(world.board.components)
    await world.play_on(at_random(3), most=2)


async def test_undo_takes_giving_up_back_for_an_hour_and_not_where_another_match_is_played(world: World) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules")
    await world.press(zoe, "Computer player: easy")
    await world.press(zoe, "Start")
    await world.env.settle(timeout=30)

    async def give_up() -> Any:
        question = await world.command(zoe, "table end")
        await zoe.click(question.response, label="Give up")
        await world.env.settle(timeout=30)
        assert await world.match() is None
        return world.public[-1]

    await give_up()
    assert "continues" in answer(await world.command(zoe, "undo"))
    assert await world.match() is not None
    end = await give_up()
    await world.command(wang, "play solo")
    assert "already has a match" in answer(await world.press(zoe, "↩ Continue after all", end))
    question = await world.command(wang, "table end")
    await wang.click(question.response, label="Give up")
    world.clock.time += HOUR
    assert "more than an hour ago" in answer(await world.press(zoe, "↩ Continue after all", end))
    assert "no match" in answer(await world.command(zoe, "undo")).lower()


async def test_who_manages_the_server_ends_a_match_of_others(world: World) -> None:
    zoe, wang, mar = world.people[:3]
    await world.command(zoe, "play hercules")
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    assert "aren’t playing" in answer(await world.command(mar, "table end"))
    role = world.server.create_role("archon", permissions=discord.Permissions(manage_guild=True))
    archon = world.server.add_member(world.env.create_user("archon", global_name="Archon"), roles=[role])
    question = await world.command(archon, "table end")
    assert "End this match for everyone?" in answer(question)
    assert await world.match() is not None
    assert "manage this server" in answer(await world.forged(mar, f"ge:{await _number(world)}:manager", world.board)), (
        "a forged click is refused"
    )
    assert await world.match() is not None
    await archon.click(question.response, label="End the match")
    await world.env.settle(timeout=30)
    assert await world.match() is None
    assert "server manager has ended" in texts(world.public[-1].components)


async def test_leaving_from_the_list_of_matches(world: World) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules")
    await world.press(wang, "Join")
    await _leave(wang, await world.command(wang, "games"))
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    assert table.people == (zoe.id,)
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    await _leave(wang, await world.command(wang, "games"))
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    own = table.seat_of(wang.id)
    assert own is not None
    assert (own.away, own.computer) == ("asked", "greedy")
    await world.env.settle(timeout=30)


async def _leave(person: Any, listed: Any) -> None:
    panel = listed.response
    select = next(part for part in walk(panel.components) if part["type"] == SELECT)
    assert select["placeholder"] == "Leave a match…"
    await person.select(panel, [select["options"][0]["value"]], custom_id=select["custom_id"])


async def _number(world: World) -> str:
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    return base36(table.id)


def _labels(message: Any) -> list[str]:
    return [part["label"] for part in walk(message.components) if part.get("label")]


async def _given_up(world: World, *people: Any) -> Any:
    """The message of a match that these people give up together."""
    for person in people:
        question = await world.command(person, "table end")
        if len(people) == 1:
            await person.click(question.response, label="Give up")
    await world.env.settle(timeout=30)
    assert await world.match() is None
    return world.public[-1]


async def test_a_match_given_up_alone_can_be_looked_back_at_and_played_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    analyse_briefly(monkeypatch, tried=2, confirmed=6)
    zoe = world.people[0]
    await world.command(zoe, "play solo")
    await world.play_on(at_random(3), most=4)
    end = await _given_up(world, zoe)
    text = texts(end.components).replace("\u2068", "").replace("\u2069", "")
    assert "Zoë gave up, so the match ends here." in text
    assert "vote" not in text
    assert _labels(end) == ["↩ Continue after all", "Rematch", "Board", "Replay", "Analysis"]
    assert "the match so far" in texts((await world.press(zoe, "Replay", end)).response.components)
    analysis = (await world.press(zoe, "Analysis", end)).response
    assert "your match, analysed" in texts(analysis.components)
    table = await world.bot.tables.lookup.last_finished(world.channel.id)
    assert table is not None
    assert await world.bot.tables.analyses.find_stored(table.id) is not None
    await world.press(zoe, "↩ Continue after all", end)
    assert await world.bot.tables.analyses.find_stored(table.id) is None, (
        "the match goes on, so it was no analysis of it"
    )
    end = await _given_up(world, zoe)
    await world.press(zoe, "Rematch", end)
    again = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert again is not None
    assert again.rematch_of == table.id


async def test_a_match_given_up_before_its_first_choice_is_analysed_too(world: World) -> None:
    zoe = world.people[0]
    await world.command(zoe, "play solo")
    end = await _given_up(world, zoe)
    assert "your match, analysed" in texts((await world.press(zoe, "Analysis", end)).response.components)


async def test_several_give_up_together(world: World) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules")
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    end = await _given_up(world, zoe, wang)
    text = texts(end.components).replace("\u2068", "").replace("\u2069", "")
    assert "Zoë and 王小明 gave up together, so the match ends here." in text
    assert _labels(end) == ["Rematch", "Board", "Replay", "Analysis"]
    await world.press(wang, "Rematch", end)
    again = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert again is not None
    assert again.stage == "lobby"
