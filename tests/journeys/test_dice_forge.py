"""Dice Forge as people play it: blessings chosen by everybody at once, faces forged in two steps, feats, the end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from clicker import Clicker, offered
from discord_contract import SELECT, walk
from form_filling import entered, send
from form_filling import offered as values_of
from olympus import World, answer, custom_ids, pictures_of, texts, ticket

from engine import registry

DICE_FORGE = "diceforge"


@pytest.fixture(autouse=True)
def in_the_registry(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(registry.MODULES, DICE_FORGE, "engine.dice_forge")
    registry.find_game.cache_clear()
    yield
    registry.find_game.cache_clear()


async def begun(world: World, people: int, language: str = "en", **settings: str) -> None:
    """A match of so many people."""
    host, *others = world.people[:people]
    if language != "en":
        await world.command(host, "preferences", language=language)
    await world.command(host, f"play {DICE_FORGE}", **settings)
    for person in others:
        join = next(id_ for id_ in custom_ids(world.board.components) if id_.endswith(":join"))
        await world.click(person, join)
    start = next(id_ for id_ in custom_ids(world.board.components) if id_.endswith(":start"))
    await world.click(host, start)
    assert await world.match() is not None


async def test_two_people_play_to_the_end(world: World) -> None:
    await begun(world, 2)
    clicker = Clicker(world, 1)
    assert await clicker.play() > 30
    final = world.public[-1]
    assert "the match is over" in texts(final.components)
    assert [each["filename"] for each in final.attachments] == ["scores.png"]
    assert not [id_ for message in world.public[:-1] for id_ in custom_ids(message.components)]
    assert not [message for message in world.public if message.ping_user_ids], "the last ping went away"
    assert max(clicker.clicks) <= 3
    assert "fair" in answer(await world.command(world.people[0], "verify"))


@pytest.mark.soak
async def test_four_people_play_to_the_end_with_all_sets(world: World) -> None:
    await begun(world, 4, feats="advanced")
    clicker = Clicker(world, 2)
    await clicker.play()
    assert clicker.at_once > 2, "blessings are chosen by several at once"
    final = world.public[-1]
    assert "the match is over" in texts(final.components)
    assert "🥇" in texts(final.components)
    log = await world.command(world.people[1], "log")
    assert "match is over" in answer(log)


async def test_a_restart_in_the_middle_of_a_blessing(world: World) -> None:
    await begun(world, 4, feats="advanced")
    clicker = Clicker(world, 3)
    while True:
        match = await world.match()
        assert match is not None
        if len(match.questions) > 1:
            break
        await clicker.play(1)
    first, second = match.questions[:2]
    panel = (await world.press(await world.seated(second.seat), "My choice")).response
    await clicker.choose(match, first)
    before = await world.match()
    assert before is not None
    messages = len(world.public)

    await world.restart()

    match = await world.match()
    assert match is not None
    assert match is not before
    assert match.questions == before.questions
    assert len(world.public) == messages, "nothing is posted twice"
    clicker.panels[second.seat] = panel
    question = match.question_for(second.seat)
    assert question is not None
    await clicker.choose(match, question)
    await clicker.play(20)


async def test_a_refused_choice_is_explained_by_the_rules(world: World) -> None:
    await begun(world, 2)
    clicker = Clicker(world, 7)
    while True:
        match = await world.match()
        assert match is not None
        if match.questions[0].kind == "turn":
            break
        await clicker.play(1)
    person = await world.seated(match.questions[0].seat)
    number = await ticket(world)
    for option, why in (("feat:hydra", "That costs 5🌙 5☀️"), ("forge:x3:light:1", "Garden"), ("end", "Pass")):
        text = answer(await world.forged(person, f"t1:1:{number}:{option}", world.board))
        assert why in text, text
        assert "/move" in text


async def test_options_that_hang_on_another_come_with_it(world: World) -> None:
    world.bot.services.flood.allows = lambda *_: True  # type: ignore[method-assign]
    zoe = world.people[0]
    await world.command(zoe, f"play {DICE_FORGE}")
    panel = (await world.press(zoe, "Options")).response

    async def slots() -> dict[str, list[str]]:
        """The values offered for each slot, in all forms of the panel."""
        values = {}
        for page in [id for id in custom_ids(panel.components) if id.startswith("oo:")]:
            form = await zoe.click(panel, custom_id=page)
            assert len(entered(form)) <= 5
            values |= {field: values_of(form, field) for field in entered(form) if field.startswith("game:slot_")}
        return values

    async def choose(field: str, value: str, page: int = 0) -> None:
        form = await zoe.click(
            panel, custom_id=[id for id in custom_ids(panel.components) if id.startswith("oo:")][page]
        )
        has_field = field in entered(form)
        await send(zoe, form, {field: value} if has_field else {}, tick="" if has_field else field)

    assert not await slots()
    await choose("game:line_up", "custom")
    there = await slots()
    assert len(there) == 9
    page = 1 + [*there].index("game:slot_m5") // 5
    await choose("game:slot_m5", "cerberus", page)
    assert (await slots())["game:slot_m5"] == ["default", "ferryman", "cerberus"]
    await choose("game:sets", "rebellion")
    assert len(await slots()) == 14
    text = texts(world.board.components)
    assert "Cerberus" in text
    assert "Same as for beginners" not in text, "only what was chosen is told"


async def test_german(world: World) -> None:
    world.german = True
    await begun(world, 3, "de", feats="random")
    clicker = Clicker(world, 4)
    await clicker.play(60)
    text = "\n".join(texts(message.components) for message in world.public)
    assert "erhält" in text
    for english in ("Round", "gains", "forges", "Choose", "your turn"):
        assert english not in text, english


async def test_the_temple_and_the_own_dice_are_shown_large(painted_world: World) -> None:
    world = painted_world
    await begun(world, 4)
    clicker = Clicker(world, 5)
    zoe = world.people[0]
    temple = (await world.look(zoe, "Temple")).response
    assert pictures_of(temple) == ["temple.png"]
    mine = (await world.press(zoe, "My dice & feats")).response
    assert pictures_of(mine) == ["seat.png"]
    while not any(click.opens for click in offered(world.board)):
        await clicker.play(1)
    match = await world.match()
    assert match is not None
    person = await world.seated(match.questions[0].seat)
    step = next(
        part for part in walk(world.board.components) if part["type"] == SELECT and part["custom_id"].startswith("f1:")
    )
    usual = [option for option in step["options"] if not option["value"].endswith(":")]
    assert all("🪙" in option["label"] and "over" in option["label"] for option in usual), "what it costs, and where"
    first = next(option for option in step["options"] if option["value"].endswith(":"))
    result = await person.select(world.view(world.board), [first["value"]], custom_id=step["custom_id"])
    panel = result.response
    assert pictures_of(panel) == ["places.png"], "the dice lie unfolded beside the choice"
    text = texts(panel.components)
    title = f"**{usual[0]['label'].partition(' · over')[0]}** · Which old face does it replace?"
    assert title in text, "what was chosen first, and what is asked now"
    place = next(offered(panel))
    assert place.option.startswith(first["value"])
    if place.value:
        await person.select(panel, [place.value], custom_id=place.custom_id)
    else:
        await person.click(panel, custom_id=place.custom_id)
    options = [click.option for click in offered(panel)]
    assert "end" in options, "the third click ends the turn"
