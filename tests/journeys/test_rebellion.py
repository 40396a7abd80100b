"""Rebellion as people play it: a module is chosen in the lobby, two play the whole match, the score sheet comes."""

from __future__ import annotations

import pytest
from clicker import Clicker
from form_filling import entered, send
from olympus import World, answer, custom_ids, texts

from engine.match import Match

DICE_FORGE = "diceforge"


async def choose_options(world: World, options: dict[str, str]) -> None:
    """The host goes through the options of the lobby one by one."""
    label = "Einstellungen ändern …" if world.german else "Change options…"
    host = world.people[0]
    panel = (await world.press(host, "Einstellungen" if world.german else "Options")).response
    for key, value in options.items():
        form = await host.click(panel, label=label)
        field = f"game:{key}"
        if field in entered(form):
            await send(host, form, {field: value})
        else:
            await send(host, form, {}, tick=field)


async def begun(world: World, language: str, options: dict[str, str]) -> Match[object]:
    host, other = world.people[:2]
    world.german = language == "de"
    if world.german:
        for person in (host, other):
            await world.command(person, "preferences", language=language)
    await world.command(host, f"play {DICE_FORGE}")
    await choose_options(world, options)
    for person, action in ((other, ":join"), (host, ":start")):
        button = next(id_ for id_ in custom_ids(world.board.components) if id_.endswith(action))
        await world.click(person, button)
    match = await world.match()
    assert match is not None
    return match


@pytest.mark.parametrize(
    ("language", "options", "own_part", "moved", "luck"),
    [
        ("en", {"module": "goddess", "line_up": "goddess_recommended"}, "golem", "golem to space", 2),
        ("de", {"line_up": "random", "module": "titans", "sets": "rebellion"}, "track", "Marker auf", 1),
    ],
)
async def test_two_people_play_a_module_to_the_end(
    world: World, language: str, options: dict[str, str], own_part: str, moved: str, luck: int
) -> None:
    match = await begun(world, language, options)
    assert {key: match.settings[key] for key in options} == options
    assert all(getattr(hero, own_part) for hero in match.state.heroes)
    clicker = Clicker(world, luck, brisk=True)
    assert await clicker.play() > 30
    assert moved in "\n".join(texts(message.components) for message in world.public)
    final = world.public[-1]
    over = "Die Partie ist zu Ende" if world.german else "the match is over"
    assert over in texts(final.components)
    assert [each["filename"] for each in final.attachments] == ["scores.png"]
    assert max(clicker.clicks) <= 3
    assert "fair" in answer(await world.command(world.people[0], "verify"))
