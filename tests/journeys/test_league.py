"""A league of equal deals by clicks: a manager opens it, people join, play and look at the table, and leave."""

from __future__ import annotations

from typing import Any

import pytest
from olympus import World, answer, custom_ids, described, texts
from test_daily import play
from test_preferences_and_settings import manager

from bot.languages import LANGUAGES, speech
from bot.languages.numbers import signed_tenths
from bot.runtime.clock import MINUTE
from bot.tables.model.days import counts_until, day_of
from bot.tables.rules.league_scores import DEALS
from tests.short_forms import some


async def league(world: World, person: Any) -> Any:
    """The private panel of the league."""
    return (await world.command(person, "league", game="hercules")).response


async def press(world: World, person: Any, panel: Any, start: str) -> Any:
    """Press the button of a panel whose id begins so."""
    world.clock.tick()
    ids = [id for id in custom_ids(panel.components) if id.startswith(start)]
    assert ids, (start, custom_ids(panel.components))
    return await person.click(panel, custom_id=ids[0])


def plain(text: str) -> str:
    """Without the marks that Fluent puts around what is filled in."""
    return text.replace("\u2068", "").replace("\u2069", "")


@pytest.mark.parametrize("language", some(LANGUAGES, 3))
async def test_a_season_by_clicks(world: World, language: str) -> None:
    words, zoe, archon = speech(language), world.people[0], manager(world)
    for person in (zoe, archon):
        await world.command(person, "preferences", language=language)
    assert plain(words("league-none", manager="no")) in plain(texts((await league(world, zoe)).components))
    panel = await league(world, archon)
    await press(world, archon, panel, "lg:open")
    assert words("league-empty") in texts(panel.components)

    own = await league(world, zoe)
    assert not [id for id in custom_ids(own.components) if id.startswith(("lg:open", "lg:close"))]
    await press(world, zoe, own, "lg:join")
    text = plain(texts(own.components))
    assert plain(words("league-own", division=words("league-newcomers", number=1))) in text
    score = signed_tenths(0.0, language)
    assert plain(words("picture-ranking-line", place=1, name="Zoë", score=score, zone="stay")) in (
        plain(described(own.components))
    )
    await press(world, zoe, own, "dy:play:hercules")
    assert [id for id in custom_ids((await league(world, zoe)).components) if id.startswith("b1:")], "to go on with it"
    await play(world, zoe)
    await press(world, archon, panel, "lg:join")
    text = plain(described(panel.components))
    for name in ("Zoë", "Archon"):
        assert plain(words("picture-ranking-line", place=1, name=name, score=score, zone="stay")) in text

    first = day_of(world.clock.time)
    world.clock.time = counts_until(first + DEALS - 1) + MINUTE
    with world.env._bot_scope():
        assert await world.bot.tables.leagues.season_ends.look() == 1
    own = await league(world, zoe)
    assert plain(words("league-own", division=words("league-division", number=1))) in plain(texts(own.components))
    await press(world, zoe, own, "lg:show")
    assert plain(words("league-newcomers", number=1)) in plain(described(own.components))
    await press(world, zoe, own, "lg:show:hercules:0")
    await press(world, zoe, own, "lg:leave")
    assert words("league-outside") in texts(own.components)
    panel = await league(world, archon)
    assert words("league-empty") in texts(panel.components), "who did not play is not in the next season"
    await press(world, archon, panel, "lg:close")
    assert words("league-shut") in texts(panel.components)
    refused = await press(world, zoe, own, "lg:join")
    assert plain(words("refusal-league_closed"))[:25] in plain(answer(refused))


async def test_only_managers_open_and_close(world: World) -> None:
    zoe, archon = world.people[0], manager(world)
    await world.command(zoe, "play hercules")
    panel, public = await league(world, archon), world.public[-1]
    assert "manage this server" in answer(await world.forged(zoe, "lg:open:hercules:0:0", public))
    assert await world.bot.tables.leagues.open_games(world.server.id) == []
    await press(world, archon, panel, "lg:open")
    assert "manage this server" in answer(await world.forged(zoe, "lg:close:hercules:0:0", public))
    assert await world.bot.tables.leagues.open_games(world.server.id) == ["hercules"]
