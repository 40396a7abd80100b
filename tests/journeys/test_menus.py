"""The commands in the menus of messages and of people."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import discord
import pytest
from olympus import World, answer, sensible, texts

from bot.interactions.context_menu import MOST
from bot.tables.people.people import Person

NAMES = {
    "en": ("Describe this board", "Replay from here", "Invite to a match", "Record"),
    "de": ("Spielbrett beschreiben", "Rückblick ab hier", "Zu einer Partie einladen", "Bilanz"),
}
OF_MESSAGES, OF_PEOPLE = 3, 2
"""Discord's types of these commands."""
NO_LOBBY = "You aren’t in a lobby"
IN_ENGLISH = NAMES["en"]


async def menu(world: World, person: Any, place: int, target: Any) -> Any:
    """Use a command of a menu, by its place among the names. Discord calls it by its English name."""
    world.clock.tick()
    return await person.context_menu(world.channel, IN_ENGLISH[place], target)


async def begun(world: World, moves: int) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules")
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    await world.play_on(sensible, moves)


async def test_discord_is_told_the_names_in_every_language(world: World) -> None:
    commands = [each for each in await world.bot.tree.payload() if each["type"] in (OF_MESSAGES, OF_PEOPLE)]
    names = {each["name"]: each["name_localizations"]["de"] for each in commands}
    assert names == dict(zip(NAMES["en"], NAMES["de"], strict=True))
    for kind in (OF_MESSAGES, OF_PEOPLE):
        assert 0 < sum(each["type"] == kind for each in commands) <= MOST
    assert all(len(name) <= 32 for pair in names.items() for name in pair)
    assert all(each["contexts"] == [0] for each in commands), "in servers alone"


@pytest.mark.parametrize("language", ["en", "de"])
async def test_a_board_is_described_and_replayed_as_it_was_then(world: World, language: str) -> None:
    zoe, mar = world.people[0], world.people[2]
    await begun(world, 6)
    await world.command(mar, "preferences", language=language)
    match = await world.match()
    assert match is not None
    pictured = [message for message in world.public if message.attachments and message.id != world.board.id]
    lobby, old = world.public[0], pictured[1]
    of = "of" if language == "en" else "von"
    last = len(match.journal)

    text = answer(await menu(world, mar, 0, world.view(old)))
    assert text.startswith("### ")
    now = answer(await menu(world, mar, 0, world.view(world.board)))
    assert text != now
    assert f"{of} {last}" not in now
    stepped = await menu(world, mar, 1, world.view(old))
    assert stepped.ephemeral
    title = texts(stepped.response.components).splitlines()[0]
    assert title == text.splitlines()[0], "the same moment"
    assert f"{of} {last}" in title or "beginning" in title or "Anfang" in title
    assert f"{last} {of} {last}" in texts((await menu(world, mar, 1, world.view(world.board))).response.components)

    refused = "no board in this message" if language == "en" else "zeigt kein Spielbrett"
    theirs = await zoe.send(world.channel, "hello")
    for message in (world.view(lobby), theirs):
        for place in (0, 1):
            assert refused in answer(await menu(world, mar, place, message))


async def test_a_board_that_moved_to_a_hidden_channel_tells_strangers_nothing(world: World) -> None:
    zoe, _, mar = world.people[:3]
    await begun(world, 5)
    old = world.board
    unseen = discord.PermissionOverwrite(view_channel=False)
    hidden = world.server.create_text_channel("hidden", overwrites={mar: unseen})
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    await world.bot.tables.lobbies.move(table.id, Person(zoe.id, "Zoë"), hidden.id)
    for place in (0, 1):
        assert "can’t confirm that you may see" in answer(await menu(world, mar, place, world.view(old)))
        assert "can’t confirm that you may see" not in answer(await menu(world, zoe, place, world.view(old)))


@pytest.mark.parametrize("language", ["en", "de"])
async def test_people_are_invited_and_looked_up_by_their_menu(world: World, language: str) -> None:
    zoe, wang, mar = world.people[:3]
    await world.command(zoe, "preferences", language=language)
    none, seated, called, nobody = {
        "en": (NO_LOBBY, "already", "Invited", "No finished matches"),
        "de": ("in keiner Lobby", "schon", "gerufen", "Noch keine Partie"),
    }[language]
    assert none in answer(await menu(world, zoe, 2, wang))
    await world.command(zoe, "play hercules")
    assert NO_LOBBY in answer(await menu(world, wang, 2, mar)), "only who sits in a lobby invites to it"
    before = len(world.public)
    assert called in answer(await menu(world, zoe, 2, wang))
    [invitation] = world.public[before:]
    assert invitation.ping_user_ids == [wang.id]
    assert seated in answer(await menu(world, zoe, 2, zoe))
    record = await menu(world, zoe, 3, wang)
    assert record.ephemeral
    assert "王小明" in answer(record)
    assert nobody in answer(record)
    await menu_of_the_blind(world, zoe, mar)


async def menu_of_the_blind(world: World, zoe: Any, mar: Any) -> None:
    """Nobody is called to a lobby that they cannot see, nor when all seats are taken."""
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    before = len(world.public)
    with pytest.MonkeyPatch.context() as patch:
        services = replace(world.bot.services, can_see=lambda table, person: asyncio.sleep(0, False))
        patch.setattr(world.bot, "services", services)
        assert "مرحبا 🐉" in answer(await menu(world, zoe, 2, mar))
    for _ in range(3):
        await world.bot.tables.lobbies.add_computer(table.id, Person(zoe.id, "Zoë"))
    await world.env.settle()
    assert answer(await menu(world, zoe, 2, mar)).startswith(("All 4 seats are taken.", "Alle 4 Plätze sind besetzt."))
    assert len(world.public) == before, "nobody is called"
