"""A line-up that was made for a module brings that module into the match, and a module its line-up."""

from __future__ import annotations

import pytest
from form_filling import entered, offered, send
from olympus import World, texts

from bot.tables.people.people import Person

CHANGE = "Change options…"


async def settings(world: World) -> dict[str, str]:
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
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
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    person = next(seat.person for seat in table.seats)
    assert (await settings(world))["module"] == "none"
    await world.bot.tables.lobbies.choose_options(
        table.id, Person(person or 0, "Zoë"), {"line_up": "titans_recommended"}, {}
    )
    assert (await settings(world))["module"] == "titans"


async def test_the_host_chooses_the_module_first_and_gets_its_line_up(world: World) -> None:
    world.bot.services.flood.allows = lambda *_: True  # type: ignore[method-assign]
    zoe = world.people[0]
    await world.command(zoe, "play diceforge")
    panel = (await world.press(zoe, "Options")).response
    for module, line_up, others in (
        ("goddess", "goddess_recommended", "titans_recommended"),
        ("titans", "titans_recommended", "goddess_recommended"),
        ("none", "beginner", "goddess_recommended"),
    ):
        form = await zoe.click(panel, label=CHANGE)
        assert [*entered(form)][:2] == ["game:module", "game:line_up"]
        await send(zoe, form, {"game:module": module})
        assert ((await settings(world))["module"], (await settings(world))["line_up"]) == (module, line_up)
        fitting = offered(await zoe.click(panel, label=CHANGE), "game:line_up")
        assert line_up in fitting
        assert others not in fitting
    for field, value in (("game:line_up", "advanced"), ("game:module", "titans")):
        await send(zoe, await zoe.click(panel, label=CHANGE), {field: value})
    assert (await settings(world))["line_up"] == "advanced", "what the host chose stays"
    text = texts(world.board.components)
    assert "Feats in play:** Advanced line-up – with boar" in text
