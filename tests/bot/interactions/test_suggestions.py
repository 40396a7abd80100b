"""Typing costs little: suggestions are admitted like clicks, made off the event loop, and bounded in what they read."""

from __future__ import annotations

import threading
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands
from olympus import World, answer, new_world

from bot.languages import search
from bot.languages.search import LONGEST_QUERY, card_entries, equally_meant, find, rule_entries, simplify_query
from bot.languages.time_zones import find_zone
from bot.runtime.rate_limits import PERSON_BURST, SERVER_BURST, Flood
from bot.tables.rules.new_table import NewTable
from bot.tables.store import table_rows
from tests.bot.tables.company import ANNA, BO, CLIO

LIGATURE = "\ufdfa"
"""One character that becomes eighteen when text is normalised."""


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with new_world(tmp_path) as world:
        yield world


def typing(bot: Any, person: int = 1, server: int | None = 7) -> Any:
    return SimpleNamespace(
        client=bot,
        user=SimpleNamespace(id=person),
        guild_id=server,
        guild=None,
        channel_id=1,
        data={"name": "card"},
        permissions=discord.Permissions.none(),
        locale=discord.Locale.british_english,
        guild_locale=None,
        is_user_integration=lambda: False,
        is_guild_integration=lambda: True,
    )


def completions(bot: Any) -> Iterator[tuple[str, Any]]:
    """Every autocomplete of every command."""
    for command in bot.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            for name, parameter in command._params.items():
                if parameter.autocomplete:
                    yield f"{command.qualified_name} {name}", parameter.autocomplete


def test_a_query_is_cut_when_it_is_normalised(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[int] = []
    likeness = search._likeness
    monkeypatch.setattr(search, "_likeness", lambda entry, typed: compared.append(len(typed)) or likeness(entry, typed))
    assert len(simplify_query(LIGATURE * 100)) == LONGEST_QUERY
    find(card_entries(), LIGATURE * 90)
    equally_meant(rule_entries(), "zeus " + LIGATURE * 90)
    assert compared
    assert max(compared) <= LONGEST_QUERY
    assert not find_zone(LIGATURE * 60).zones


def test_what_was_found_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    first = find(card_entries(), "hestia remembered")
    monkeypatch.setattr(search, "_likeness", lambda entry, typed: pytest.fail("looked twice"))
    assert find(card_entries(), "  HESTIA  Remembered ") == first


async def test_every_autocomplete_asks_the_flood_limit_and_whether_the_bot_stops(world: World) -> None:
    by_name = dict(completions(world.bot))
    assert {"card name", "face name", "rules topic", "move-here match"} <= set(by_name)
    for stopping, may_type in ((True, True), (False, False)):
        services = SimpleNamespace(
            in_flight=SimpleNamespace(stopping=stopping),
            flood=SimpleNamespace(allows_typing=lambda *_, may_type=may_type: may_type),
        )
        bot = SimpleNamespace(services=services)
        for name, complete in by_name.items():
            assert await complete(typing(bot), "zeus") == [], f"{name} has looked into something"


async def test_keystrokes_are_limited_and_leave_clicks_alone(world: World) -> None:
    world.bot.services = replace(world.bot.services, flood=Flood(lambda: 0.0))
    complete = dict(completions(world.bot))["card name"]
    answers = [await complete(typing(world.bot), "zeus") for _ in range(60)]
    assert sum(map(bool, answers)) == PERSON_BURST
    assert world.bot.services.flood.allows(1, 7)
    others = [await complete(typing(world.bot, person), "zeus") for person in range(2, 200)]
    assert sum(map(bool, others)) == SERVER_BURST - PERSON_BURST


async def test_looking_is_done_off_the_loop(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: set[threading.Thread] = set()
    likeness = search._likeness

    def watched(entry: Any, typed: str) -> float:
        threads.add(threading.current_thread())
        return likeness(entry, typed)

    monkeypatch.setattr(search, "_likeness", watched)
    for name, complete in completions(world.bot):
        await complete(typing(world.bot, person=hash(name)), "off the loop")
    for command, option in (("card", {"name": "zeus off loop"}), ("rules", {"topic": "rest off loop"})):
        await world.command(world.people[0], command, **option)
    assert threads
    assert threading.current_thread() not in threads


async def test_matches_are_suggested_without_loading_them(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    tables, host = world.bot.tables, world.people[0]
    mine = await tables.lobbies.open(NewTable(world.server.id, 101, ANNA._replace(id=host.id), "hercules"))
    await tables.lobbies.join(mine.id, BO)
    for channel in range(102, 110):
        await tables.lobbies.open(NewTable(world.server.id, channel, CLIO._replace(id=channel), "hercules"))
    await tables.lobbies.open(NewTable(77, 201, ANNA._replace(id=host.id), "hercules"))
    for id in range(1, 20):
        tables.repository.drop(id)
    read: list[int] = []
    whole = table_rows.read

    async def watched(connection: Any, id: int) -> Any:
        read.append(id)
        return await whole(connection, id)

    monkeypatch.setattr(table_rows, "read", watched)
    world.clock.tick()
    (offered,) = await host.autocomplete(world.channel, "move-here", "match", "")
    assert offered["value"] == str(mine.id)
    assert "Anna" in offered["name"]
    assert "王" in offered["name"]
    assert not set(read) & set(range(1, 10)), "a table of this server was loaded"


async def test_rights_in_one_corner_move_nothing_out_of_another(world: World) -> None:
    """Somebody manages the channels of a corner: matches elsewhere are neither named to them nor moved by them."""
    zoe = world.people[0]
    corner = world.server.create_text_channel(
        "corner", overwrites={world.people[2]: discord.PermissionOverwrite(manage_channels=True)}
    )
    await zoe.slash(world.channel, "play solo")
    world.clock.tick()
    assert await world.people[2].autocomplete(corner, "move-here", "match", "") == []
    assert "no match on this server that you can move" in answer(await world.people[2].slash(corner, "move-here"))
    world.clock.tick()
    text = answer(await world.people[2].slash(corner, "move-here", match="1"))
    assert "no match on this server that you can move" in text
    assert (await world.bot.tables.lookup.get(1)).channel == world.channel.id


async def test_a_match_goes_nowhere_its_people_cannot_look(world: World) -> None:
    zoe, wang = world.people[:2]
    everybody = world.server.default_role
    secret = world.server.create_text_channel(
        "secret",
        overwrites={
            everybody: discord.PermissionOverwrite(view_channel=False),
            zoe: discord.PermissionOverwrite(view_channel=True),
            world.bot.user: discord.PermissionOverwrite(view_channel=True),
        },
    )
    await zoe.slash(world.channel, "play hercules")
    (table,) = await world.bot.tables.lookup.open_tables()
    await world.bot.tables.lobbies.join(table.id, ANNA._replace(id=wang.id, name="王小明"))
    world.clock.tick()
    text = answer(await zoe.slash(secret, "move-here"))
    assert "can’t see this channel, so the match stays" in text
    assert "王小明" in text
    assert (await world.bot.tables.lookup.get(table.id)).channel == world.channel.id
    world.clock.tick()
    open_ = world.server.create_text_channel("open")
    assert "continues here" in answer(await zoe.slash(open_, "move-here"))


@pytest.mark.parametrize(("person", "server"), [(2**63, 7), (1, 10**30)])
async def test_ids_that_the_database_cannot_hold_get_no_suggestions(world: World, person: int, server: int) -> None:
    before = world.bot.incidents.count
    for name, suggest in completions(world.bot):
        assert await suggest(typing(world.bot, person, server), "a") == [], name
    assert world.bot.incidents.count == before


@pytest.mark.parametrize("closed", ["person", "server", "maintenance"])
async def test_who_may_not_use_the_bot_gets_no_suggestions(world: World, closed: str) -> None:
    zoe, gate = world.people[0], world.bot.tables.gate
    complete = dict(completions(world.bot))["card name"]
    assert await complete(typing(world.bot, zoe.id, world.server.id), "zeus")
    if closed == "maintenance":
        await gate.close(10, "")
    else:
        await gate.block(
            "person" if closed == "person" else "server", {"person": zoe, "server": world.server}[closed].id, ""
        )
    for name, suggest in completions(world.bot):
        world.clock.tick()
        assert await suggest(typing(world.bot, zoe.id, world.server.id), "zeus") == [], name
    if closed == "person":
        assert await complete(typing(world.bot, zoe.id + 1, world.server.id), "zeus"), "others are suggested to"
