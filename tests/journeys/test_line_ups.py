"""A line-up that was made for a module brings that module into the match, and a module its line-up."""

from __future__ import annotations

from typing import Any

import pytest
from discord_contract import SELECT, walk
from olympus import World, texts

from bot.tables.people.people import Person


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


async def test_the_host_chooses_the_module_first_and_gets_its_line_up(world: World) -> None:
    world.bot.services.flood.allows = lambda person, server: True  # type: ignore[method-assign]
    zoe = world.people[0]
    await world.command(zoe, "play diceforge")
    panel = (await world.press(zoe, "Options")).response
    for module, line_up, others in (
        ("goddess", "goddess_recommended", "titans_recommended"),
        ("titans", "titans_recommended", "goddess_recommended"),
        ("none", "beginner", "goddess_recommended"),
    ):
        assert selects(panel)[0][1][0] == "game:module"
        await zoe.select(panel, ["game:module"], custom_id=selects(panel)[0][0])
        await zoe.select(panel, [module], custom_id=selects(panel)[0][0])
        assert ((await settings(world))["module"], (await settings(world))["line_up"]) == (module, line_up)
        await zoe.select(panel, ["game:line_up"], custom_id=selects(panel)[0][0])
        _, fitting = selects(panel)[0]
        assert line_up in fitting
        assert others not in fitting
        await zoe.click(panel, label="◀ Back")
    await zoe.select(panel, ["game:line_up"], custom_id=selects(panel)[0][0])
    await zoe.select(panel, ["advanced"], custom_id=selects(panel)[0][0])
    await zoe.select(panel, ["game:module"], custom_id=selects(panel)[0][0])
    await zoe.select(panel, ["titans"], custom_id=selects(panel)[0][0])
    assert (await settings(world))["line_up"] == "advanced", "what the host chose stays"
    said = texts(world.board.components)
    assert "Feats in play:** Advanced line-up – with boar" in said


def selects(panel: Any) -> list[tuple[str, list[str]]]:
    """The selects of a panel, each with its values."""
    found = [part for part in walk(panel.components) if part["type"] == SELECT]
    return [(part["custom_id"], [option["value"] for option in part["options"]]) for part in found]
