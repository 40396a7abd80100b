"""The tutorials, as newcomers play them: to the end by their own clicks, with wrong choices, pauses and old buttons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from conversation import Conversation
from discord_contract import BUTTON, GALLERY, TEXT, walk
from olympus import World, answer, custom_ids, pictures_of, texts

from bot.languages import LANGUAGES, speech
from bot.reading.links import tutorials
from engine.tutorial import Progress, Tutorial
from tests.short_forms import some


def offered(message: Any) -> Iterator[str]:
    """The options that a panel of a tutorial offers, and the first steps to them."""
    for component in walk(message.components):
        id_ = component.get("custom_id", "")
        if id_.startswith("tp:"):
            yield id_.split(":", 3)[3]
        yield from (each["value"] for each in component.get("options", ()))


def button(message: Any, label: str) -> str:
    """The id of the button with this label."""
    return next(
        str(part["custom_id"])
        for part in walk(message.components)
        if part["type"] == BUTTON and part.get("label") == label
    )


def labels(panel: Any) -> list[str]:
    """The labels of a panel's buttons, in their order."""
    return [part.get("label", "") for part in walk(panel.response.components) if part["type"] == BUTTON]


async def press(world: World, person: Any, panel: Any, label: str) -> Any:
    world.clock.tick()
    return await person.click(panel.response, custom_id=button(panel.response, label))


async def choose(world: World, person: Any, panel: Any, option: str) -> Any:
    """Choose an option among all that there are, in the second step where there is one."""
    if len({*offered(panel.response)}) == 1:
        labelled = {speech(language)("tutorial-others") for language in LANGUAGES}
        (label,) = labelled & {*labels(panel)}
        panel = await press(world, person, panel, label)
    if option not in {*offered(panel.response)}:
        first = next(value for value in offered(panel.response) if option.startswith(value))
        panel = await world.choose(person, first, panel.response)
    return await world.choose(person, option, panel.response)


async def world_choose(world: World, person: Any, panel: Any, option: str) -> Any:
    """Press the button of what is meant."""
    return await world.choose(person, option, panel.response)


async def progress_of(world: World, person: Any, script: Tutorial) -> Progress | None:
    progress = await world.bot.tables.results.tutorials_of(person.id)
    return progress.get(script.game)


@pytest.mark.parametrize(
    ("game", "language"), some([(game, language) for game in tutorials() for language in LANGUAGES], 3)
)
async def test_a_newcomer_plays_a_tutorial_to_its_end(world: World, game: str, language: str) -> None:
    zoe, words, script = world.people[0], speech(language), tutorials()[game]
    await world.bot.tables.people.set_language(zoe.id, language)
    panel = await world.command(zoe, "tutorial", game=game)
    assert panel.ephemeral
    for number, step in enumerate(script.steps):
        text = texts(panel.response.components)
        key = f"{game}-tutorial-{step.key}"
        assert words(f"{key}.title") in text
        assert f"{number + 1} " in text
        assert len(pictures_of(panel.response)) == 1, step.key
        assert ("**👉" in text) == bool(step.option or step.free)
        assert not (step.option or step.free) or words(f"{key}.aim") in text
        parts = [part for part in walk(panel.response.components) if part["type"] in (BUTTON, TEXT, GALLERY)]
        assert [part["type"] for part in parts[:2]] == [TEXT, GALLERY], "the aim stands above the picture"
        if step.option:
            assert parts[2]["custom_id"].endswith(f":{step.option}"), "what is meant is the first button"
            way = choose if number % 2 else world_choose
            panel = await way(world, zoe, panel, step.option)
        elif step.free:
            while words(f"{key}.title") in texts(panel.response.components):
                panel = await choose(world, zoe, panel, next(iter(offered(panel.response))))
        else:
            panel = await press(world, zoe, panel, words("tutorial-next"))
    text = texts(panel.response.components)
    assert words("tutorial-finished", game=words(f"{game}-title")) in text
    ids = custom_ids(panel.response.components)
    assert {f"nc:{game}", f"n1:lobby:{game}"} <= {*ids}, "the real thing is offered, alone and with others"
    assert any(id_.startswith("pn:") for id_ in ids), "a puzzle is offered"
    assert world.public == [], "nobody else sees anything of it"
    assert await world.bot.tables.lookup.open_tables() == []


async def test_another_choice_is_answered_kindly_and_nothing_is_lost(world: World) -> None:
    zoe, script = world.people[0], tutorials()["hercules"]
    panel = await press(world, zoe, await world.command(zoe, "tutorial", game="hercules"), "Next")
    step = script.steps[1]
    panel = await press(world, zoe, panel, "Other choices…")
    other = next(value for value in offered(panel.response) if value != step.option)
    result = await world.choose(zoe, other, panel.response)
    text = texts(result.response.components)
    assert "That’s allowed, but" in text
    assert speech("en")("hercules-tutorial-labour.why") in text
    assert await progress_of(world, zoe, script) == Progress(1)
    again = await press(world, zoe, result, "Choose again")
    assert {*offered(again.response)} == {step.option}
    second = await press(world, zoe, await world.command(zoe, "tutorial", game="hercules"), "Other choices…")
    result = await world.choose(zoe, other, second.response)
    correction = await press(world, zoe, result, "Take the better one")
    assert speech("en")("hercules-tutorial-hades.title") in texts(correction.response.components)
    # A click on a panel that was left behind shows where the person is, and plays nothing twice.
    old = await world.choose(zoe, step.option, again.response)
    assert speech("en")("hercules-tutorial-hades.title") in texts(old.response.components)
    assert await progress_of(world, zoe, script) == Progress(2)


async def test_it_is_left_goes_on_after_a_restart_and_is_skipped_through(world: World) -> None:
    zoe, script = world.people[0], tutorials()["diceforge"]
    panel = await world.command(zoe, "tutorial", game="diceforge")
    for _ in range(2):
        panel = await press(world, zoe, panel, "Next")
    panel = await world.choose(zoe, script.steps[2].option, panel.response)
    left = await press(world, zoe, panel, "Stop here")
    assert "picks up where you stopped" in texts(left.response.components)
    await world.restart()
    zoe = world.people[0]
    panel = await world.command(zoe, "tutorial")
    assert speech("en")("diceforge-tutorial-feat.title") in texts(panel.response.components)
    for step in script.steps[3:]:
        if step.option:
            panel = await world.choose(zoe, step.option, panel.response)
        else:
            panel = await press(world, zoe, panel, "Do it for me" if step.free else "Next")
    assert "You know how to play" in answer(panel)
    assert await progress_of(world, zoe, script) == Progress(len(script.steps))
    # Who knows one is offered the others; who knows all may begin again.
    which = await world.command(zoe, "tutorial")
    assert "A first match, step by step" in answer(which)
    again = await world.command(zoe, "tutorial", game="diceforge")
    assert speech("en")("diceforge-tutorial-board.title") in texts(again.response.components)


async def test_newcomers_are_shown_it_first_also_in_a_direct_message(world: World) -> None:
    tour = await world.command(world.people[1], "help")
    learn = [id_ for id_ in custom_ids(tour.response.components) if id_.startswith(("tu:", "nc:", "n1:"))]
    assert learn[0].startswith("tu:"), "learning comes before playing"
    opened = await press(world, world.people[1], tour, "Learn Hercules")
    assert "step 1 of" in answer(opened)
    talk = Conversation(world, 2)
    panel = await talk.command("tutorial", game="hercules")
    assert speech("en")("hercules-tutorial-board.title") in texts(panel.response.components)
    left = (await talk.press("tu", panel.response)).response
    assert "picks up where you stopped" in texts(left.components)
    ids = custom_ids(left.components)
    assert not any(id_.startswith("n1:lobby") for id_ in ids), "no lobby can be opened here"
    assert "nc:hercules" in ids
