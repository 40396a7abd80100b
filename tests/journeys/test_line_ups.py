"""A line-up that was made for a module brings that module into the match."""

from __future__ import annotations

import pytest
from olympus import World

from bot.tables.people import Person


async def settings(world: World) -> dict[str, str]:
    table = await world.bot.tables.in_channel(world.channel.id)
    assert table is not None
    return dict(table.settings)


@pytest.mark.parametrize("module", ["goddess", "titans"])
async def test_a_line_up_brings_its_module(world: World, module: str) -> None:
    await world.command(world.people[0], "play diceforge", feats=f"{module}_recommended")
    assert (await settings(world))["module"] == module


async def test_what_was_chosen_beside_it_counts(world: World) -> None:
    await world.command(world.people[0], "play diceforge", feats="goddess_recommended", module="none")
    assert (await settings(world))["module"] == "none"


async def test_choosing_it_in_the_lobby_brings_it_too(world: World) -> None:
    await world.command(world.people[0], "play diceforge")
    table = await world.bot.tables.in_channel(world.channel.id)
    assert table is not None
    person = next(seat.person for seat in table.seats)
    assert (await settings(world))["module"] == "none"
    await world.bot.tables.choose_setting(table.id, Person(person or 0, "Zoë"), "line_up", "titans_recommended")
    assert (await settings(world))["module"] == "titans"
