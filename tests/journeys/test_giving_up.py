"""Giving up: asked first where one person decides, taken back within the hour; managers; leaving from the list."""

from __future__ import annotations

from typing import Any

import discord
from discord_contract import SELECT, walk
from olympus import World, answer, at_random, texts

from bot.interactions.custom_ids import base36
from bot.runtime.clock import HOUR


async def test_alone_one_is_asked_first_and_may_take_it_back_after_a_restart(world: World) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play solo")
    await world.play_on(at_random(3), most=8)
    played = await world.match()
    assert played is not None
    asked = await world.command(zoe, "table end")
    said = answer(asked)
    assert "Really give up?" in said
    assert f"round {played.round}:" in said
    points = {standing.seat: standing.points for standing in played.standings}
    assert f"{points[0]} to {points[None]}" in said
    await zoe.click(asked.response, label="Keep playing")
    assert await world.match() is not None, "nothing has happened yet"
    asked = await world.command(zoe, "table end")
    await zoe.click(asked.response, label="Give up")
    await world.env.settle(timeout=30)
    assert await world.match() is None
    end = world.public[-1]
    await world.restart()
    assert "aren’t playing" in answer(await world.press(wang, "↩ Continue after all", end))
    await world.press(zoe, "↩ Continue after all", end)
    await world.env.settle(timeout=30)
    again = await world.match()
    assert again is not None
    assert again.journal == played.journal
    assert "changed their mind" in texts(world.board.components)
    await world.play_on(at_random(3), most=2)


async def test_undo_takes_giving_up_back_for_an_hour_and_not_where_another_match_is_played(world: World) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules")
    await world.press(zoe, "Add computer player")
    await world.press(zoe, "Start")
    await world.env.settle(timeout=30)

    async def give_up() -> Any:
        asked = await world.command(zoe, "table end")
        await zoe.click(asked.response, label="Give up")
        await world.env.settle(timeout=30)
        assert await world.match() is None
        return world.public[-1]

    await give_up()
    assert "continues" in answer(await world.command(zoe, "undo"))
    assert await world.match() is not None
    end = await give_up()
    await world.command(wang, "play solo")
    assert "already has a match" in answer(await world.press(zoe, "↩ Continue after all", end))
    asked = await world.command(wang, "table end")
    await wang.click(asked.response, label="Give up")
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
    asked = await world.command(archon, "table end")
    assert "End this match for everyone?" in answer(asked)
    assert await world.match() is not None
    assert "manage this server" in answer(await world.forged(mar, f"ge:{await _number(world)}:manager", world.board)), (
        "a forged click is refused"
    )
    assert await world.match() is not None
    await archon.click(asked.response, label="End the match")
    await world.env.settle(timeout=30)
    assert await world.match() is None
    assert "server manager has ended" in texts(world.public[-1].components)


async def test_leaving_from_the_list_of_matches(world: World) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules")
    await world.press(wang, "Join")
    await _leave(wang, await world.command(wang, "games"))
    table = await world.bot.tables.in_channel(world.channel.id)
    assert table is not None
    assert table.people == (zoe.id,)
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    await _leave(wang, await world.command(wang, "games"))
    table = await world.bot.tables.in_channel(world.channel.id)
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
    table = await world.bot.tables.in_channel(world.channel.id)
    assert table is not None
    return base36(table.id)
