"""A league of matches by clicks: a manager opens it, people join, play in direct messages, and see the table."""

from __future__ import annotations

from typing import Any

import pytest
from conversation import Conversation
from form_filling import send
from olympus import World, answer, custom_ids, described, texts
from sqlalchemy import insert
from test_league import plain, press
from test_preferences_and_settings import manager

from bot.languages import LANGUAGES, speech
from bot.runtime.clock import MINUTE
from bot.storage.schema import people_league_tables
from bot.tables.people_leagues import rows
from bot.tables.people_leagues.opening import CLOSING
from tests.short_forms import some


async def opened(world: World, person: Any, **values: str) -> Any:
    """The panel of a league that a manager has opened from ``/league``."""
    panel = (await world.command(person, "league", game="hercules")).response
    await press(world, person, panel, "pl:show")
    form = await person.click(panel, custom_id=next(id for id in custom_ids(panel.components) if ":form:" in id))
    return await send(person, form, {"seats": "2", "once": "1", **values})


async def open_panel(world: World, person: Any) -> Any:
    panel = (await world.command(person, "league", game="hercules")).response
    await press(world, person, panel, "pl:show")
    return panel


@pytest.mark.parametrize("language", some(LANGUAGES, 3))
async def test_a_league_of_matches_by_clicks(world: World, language: str) -> None:
    words, (zoe, bo), archon = speech(language), world.people[:2], manager(world)
    await world.bot.tables.people.set_server_language(world.server.id, language)
    for person in (zoe, bo, archon):
        await world.command(person, "preferences", language=language)
    assert plain(words("matches-none", manager="no")) in plain(texts((await open_panel(world, zoe)).components))
    await opened(world, archon)
    for person in (zoe, bo):
        panel = await open_panel(world, person)
        assert words("matches-outside") in texts(panel.components)
        await press(world, person, panel, "pl:join")
    with world.env._bot_scope():
        await world.bot.tables.people_leagues.openings.look()
    await world.env.settle()
    panel = await open_panel(world, zoe)
    own = words("matches-own", most=10, division=words("league-newcomers", number=1), played=0, running=1)
    assert plain(own).partition("`")[0] in plain(texts(panel.components))
    assert "王小明" in described(panel.components)
    (table,) = await world.bot.tables.lookup.open_tables_of(zoe.id)
    assert table.is_direct
    title = words("league-found-title", game=words("hercules-title"))
    messages = Conversation(world, 0).messages
    assert any(plain(title) in plain(texts(each.components)) for each in messages)
    if language == "de":
        return
    league = (await world.bot.tables.people_leagues.shown_in(world.server.id, "hercules"))[0]
    until = world.clock.now() - CLOSING - MINUTE
    await world.bot.tables.repository.write(lambda connection: rows.keep(connection, league.id, until=until))
    with world.env._bot_scope():
        assert await world.bot.tables.people_leagues.season_ends.look() == 1
    await world.env.settle()
    posts = [plain(texts(each.components)) for each in world.public]
    assert any(plain(words("matches-over-title", game=words("hercules-title"), season=1)) in each for each in posts)
    assert any(plain(words("matches-over-next", moved="no")) in each for each in posts), "none of the newcomers moved"
    panel = await open_panel(world, archon)
    await press(world, archon, panel, "pl:pairs")
    assert words("pairs-none") in texts(panel.components)
    await press(world, archon, panel, "pl:show")
    await press(world, archon, panel, "pl:close")
    assert words("league-shut") in texts(panel.components)


async def test_only_managers_open_and_close(world: World) -> None:
    zoe, archon = world.people[0], manager(world)
    await opened(world, archon)
    await world.command(zoe, "play hercules")
    public = world.public[-1]
    for action in ("close", "widen", "form", "pairs", "judge"):
        refused = await world.forged(zoe, f"pl:{action}:hercules:1:0", public)
        assert "manage this server" in answer(refused)
    assert (await world.bot.tables.people_leagues.get(1)).is_open


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_missed_two_matches_presses_to_come_back(world: World, language: str) -> None:
    words, zoe, archon = speech(language), world.people[0], manager(world)
    await world.command(zoe, "preferences", language=language)
    await opened(world, archon)
    panel = await open_panel(world, zoe)
    await press(world, zoe, panel, "pl:join")
    row = {"league": 1, "season": 1, "division": -1, "players": [1, 2], "scores": [1.0, 2.0], "absent": [1]}
    missed = [{**row, "number": number, "deal": number} for number in (1, 2)]
    await world.bot.tables.repository.write(lambda connection: connection.execute(insert(people_league_tables), missed))
    panel = await open_panel(world, zoe)
    assert plain(words("matches-shut-out", missed=2)) in plain(texts(panel.components))
    await press(world, zoe, panel, "pl:return")
    assert plain(words("matches-shut-out", missed=2)) not in plain(texts(panel.components))
    assert not any(id.startswith("pl:return") for id in custom_ids(panel.components))
