"""*My plan* shows what a move of another player has broken, and which steps of it can still be chosen."""

from __future__ import annotations

import pytest
from discord_contract import walk
from olympus import World, answer, texts, ticket

from bot.languages import LANGUAGES, speech
from engine.trial import play_trial
from tests.short_forms import some


@pytest.mark.parametrize("language", some(LANGUAGES, 3))
async def test_a_broken_plan_is_marked_where_it_is_shown(world: World, language: str) -> None:
    words = speech(language)
    zoe, bo = world.people[:2]
    await world.command(zoe, "play diceforge")
    await world.press(bo, "Join")
    await world.press(zoe, "Start")
    match = await world.match()
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert match is not None
    assert table is not None
    seat = 1 - match.questions[0].seat
    other = await world.seated(seat)
    seats = world.bot.tables.seats
    await world.bot.tables.people.set_language(other.id, language)
    forge = next(each.id for each in match.questions[0].options if each.group == "forge")
    trials = [play_trial(match.fork(), seat, (option,), b"k" * 32) for option in (forge, "pass")]
    (forging,), (passing,) = (trial.steps for trial in trials if trial is not None)
    with world.env._bot_scope():
        await seats.keep_plan(table.id, other, (forging,), 1)
    whole = answer(await other.click((await world.command(other, "plan")).response, label=words("plan-press")))
    assert "~~" not in whole
    assert "⚠️" not in whole

    with world.env._bot_scope():
        await seats.keep_plan(table.id, other, (forging._replace(option="forge:no:0:0"), passing), 2)
        await seats.add_way(table.id, other, (passing,))
    opened = (await world.command(other, "plan")).response
    assert words("trial-plan-stopped") not in texts(opened.components), "its alternative can be begun"
    panel = (await other.click(opened, label=words("plan-press"))).response
    way, stop, second, *_ = texts(panel.components).split("\n")[1:]
    choice = way.split("~~")[1]
    passes = words("diceforge-option-pass")
    assert way.endswith(passes), "what was planned after it is not struck out"
    assert stop.startswith("-# ⚠️")
    assert choice in stop
    assert passes in stop, "what is left of it"
    assert "~~" not in second
    assert "⚠️" not in texts(panel.components).split(second)[1]

    assert words("plan-add") in [part.get("label") for part in walk(panel.components)]
    with world.env._bot_scope():
        await seats.keep_plan(table.id, other, (forging._replace(option="forge:no:0:0"),), 3)
    assert words("trial-plan-stopped") in answer(await world.command(other, "plan"))
    world.clock.tick()
    first = await world.seated(1 - seat)
    with world.env._bot_scope():
        await world.bot.tables.play.choose(table.id, first.id, await ticket(world), "pass", world.clock.time)
    opened = (await world.command(other, "plan")).response
    assert words("trial-plan-stopped") in texts(opened.components)
    panel = (await other.click(opened, label=words("plan-press"))).response
    assert words("plan-title-now", game=words("diceforge-title")) in texts(panel.components)
    labels = [part.get("label") for part in walk(panel.components)]
    assert words("plan-add") not in labels, "an alternative comes too late"
    assert words("plan-drop") in labels
